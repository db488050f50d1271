"""The ledger in words: the summary of an evening to paste anywhere, and why somebody gives chips to somebody.

The records come from the table or from a server; whatever has these fields will do.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Protocol

from reddog.speech.catalogue import Language
from reddog.speech.english import ENGLISH


class Account(Protocol):
    """What one person or bot bought, cashed out, and has on the table, in chips."""

    @property
    def person(self) -> str:
        """The id, as the transfers have it."""

    @property
    def name(self) -> str:
        """As shown."""

    @property
    def bot(self) -> str:
        """The kind of bot; nothing for a person."""

    @property
    def bought(self) -> int:
        """Chips bought."""

    @property
    def cashed(self) -> int:
        """Chips cashed out."""

    @property
    def stack(self) -> int:
        """Chips on the table now."""

    @property
    def net(self) -> int:
        """What he is up or down by."""


class Transfer(Protocol):
    """Chips that one gives to another. The house and the pot stand as `house` and `pot`."""

    @property
    def payer(self) -> str:
        """Who gives."""

    @property
    def receiver(self) -> str:
        """Who gets."""

    @property
    def chips(self) -> int:
        """How many."""

    @property
    def why(self) -> tuple[str, ...]:
        """The people who are settled among themselves by this transfer and those like it."""


def evening(
    accounts: Sequence[Account],
    transfers: Sequence[Transfer],
    *,
    fewest: bool,
    deals: int,
    title: str = "",
    others: Mapping[str, int] | None = None,
    language: Language = ENGLISH,
) -> str:
    """The summary of an evening, a line for everybody and one for each transfer.

    `fewest` says that no fewer transfers would do, which only then is said; `others` are the nets of the house and the
    pot, where they hold or owe chips.
    """
    key = "ledger.heading.title" if title else "ledger.heading"
    lines = [language.say(key, deals=deals, title=isolated(title))]
    lines += (_account(account, language) for account in accounts)
    lines += (
        language.say("ledger.holds", who=language.say(f"ledger.{who}"), net=language.signed(net))
        for who, net in (others or {}).items()
        if net
    )
    lines += _settled(transfers, _names(accounts, language), language, fewest=fewest)
    return "\n".join(lines)


def why(transfer: Transfer, accounts: Sequence[Account], language: Language = ENGLISH) -> str:
    """Why this transfer is one of those that settle an evening."""
    names = _names(accounts, language)
    people = [_named(who, names, language) for who in transfer.why]
    return language.say("ledger.why", people=language.listed(people))


@lru_cache(maxsize=1024)
def isolated(name: str) -> str:
    """A name as it stands in a line: where it runs from right to left, marked so that it leaves the line in order."""
    turns = any(unicodedata.bidirectional(sign) in ("R", "AL", "AN") for sign in name)
    return f"\u2068{name}\u2069" if turns else name


def _account(account: Account, language: Language) -> str:
    return language.say(
        "ledger.account.seated" if account.stack else "ledger.account",
        who=_shown(account, language),
        bought=account.bought,
        cashed=account.cashed,
        stack=account.stack,
        net=language.signed(account.net),
    )


def _shown(account: Account, language: Language) -> str:
    name = isolated(account.name)
    return language.say("ledger.bot", name=name) if account.bot else name


def _names(accounts: Sequence[Account], language: Language) -> dict[str, str]:
    return {account.person: _shown(account, language) for account in accounts}


def _named(who: str, names: Mapping[str, str], language: Language) -> str:
    """A name inside a sentence; of those without an account, the house's or the pot's."""
    return names[who] if who in names else language.say(f"ledger.{who}.within")


def _settled(
    transfers: Sequence[Transfer], names: Mapping[str, str], language: Language, *, fewest: bool
) -> Iterator[str]:
    if not transfers:
        yield language.say("ledger.even")
        return
    yield language.say("ledger.settle.fewest" if fewest else "ledger.settle", count=len(transfers))
    for transfer in transfers:
        yield language.say(
            "ledger.transfer",
            payer=names.get(transfer.payer) or language.say(f"ledger.{transfer.payer}"),
            receiver=_named(transfer.receiver, names, language),
            chips=transfer.chips,
        )
