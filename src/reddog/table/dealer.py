"""The dealer: the only place where cards are shuffled and chance is made.

Everything follows from one secret of 32 bytes, so that a table can be taken up again after a restart and, once the secret
of a pack is revealed, anyone can check how it was shuffled. `docs/fair-dealing.md` states the recipe for other languages;
it is frozen, and the number at the end of each label below is its version.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from reddog.cards import NAMES, SIZE, Card, CardSet, all_cards, cards_in

SECRET_BYTES: Final = 32
"""More than the 226 bits that it takes to name every order of 52 cards."""
MOST_PACKS: Final = 8

_SHUFFLE: Final = "reddog:shuffle:1"
_FIRST_DEALER: Final = "reddog:first-dealer:1"
_COMMITMENT: Final = "reddog:commitment:1"
_DERIVED: Final = "reddog:derived:1"
_SEED: Final = "reddog:seed:1"

_BLOCK: Final = hashlib.sha256().block_size
_INNER: Final = bytes(byte ^ 0x36 for byte in range(256))
_OUTER: Final = bytes(byte ^ 0x5C for byte in range(256))
"""What HMAC turns the bytes of its key into."""


def fresh_secret() -> bytes:
    """Return 32 bytes from the operating system's entropy: for every table where something is at stake."""
    return secrets.token_bytes(SECRET_BYTES)


def secret_from_seed(seed: str) -> bytes:
    """Return the secret that stands for a seed, for practice and tests: the same text, the same cards, everywhere."""
    return hashlib.sha256(_packed(_SEED, seed)).digest()


def derive(secret: bytes, *words: str) -> bytes:
    """Return another secret of 32 bytes for a named purpose; it tells nothing about `secret` or other purposes."""
    return _keyed(secret, _DERIVED, *words)


def pack_secret(secret: bytes, table: str, pack: int) -> bytes:
    """Return the secret of one pack of a table, which can be revealed without revealing any other pack."""
    return derive(secret, "pack", table, _number(pack))


def commitment(secret: bytes, table: str, pack: int) -> str:
    """Return what is published before a pack is shuffled: 64 hexadecimal digits that bind its secret to it."""
    return hashlib.sha256(_packed(_COMMITMENT, table, _number(pack), _checked(secret))).hexdigest()


def shuffle(
    secret: bytes, *, table: str, deal: int, pack: int, shares: Sequence[str] = (), packs: int = 1
) -> tuple[Card, ...]:
    """Return all the cards of 1 to 8 packs from the top down.

    `secret` is the pack's own; `deal` and `pack` are counted by the table from 1; `shares` are the players'
    contributions in the order of the seats, "" for a seat that gave none. Raises ValueError outside these ranges, and
    TypeError for anything but whole numbers, text and bytes, since what is merely equal would give other cards.
    """
    if not 1 <= _whole(packs) <= MOST_PACKS:
        raise ValueError(f"1 to {MOST_PACKS} packs, not {packs}")
    return shuffle_cards(secret, cards_in(all_cards(packs)), table=table, deal=deal, pack=pack, shares=shares)


def shuffle_cards(
    secret: bytes, cards: Iterable[Card], *, table: str, deal: int, pack: int, shares: Sequence[str] = ()
) -> tuple[Card, ...]:
    """Return just these cards from the top down; the order in which they are given does not matter.

    Every card's key is HMAC-SHA-256 of the secret over all the rest, and the cards lie in ascending order of keys.
    Raises ValueError and TypeError as `shuffle` does, and for what is no card.
    """
    start = _packed(_SHUFFLE, table, _number(deal, least=1), _number(pack, least=1), *_texts(shares))
    # All keys begin alike: what that comes to is made once, and carried on for each card.
    inner, outer = _begun(secret, start)
    keyed = {}
    for card, name in _named(cards):
        message, key = inner.copy(), outer.copy()
        message.update(name)
        key.update(message.digest())
        keyed[key.digest()] = card
    return tuple([keyed[key] for key in sorted(keyed)])


def _named(cards: Iterable[Card]) -> list[tuple[Card, bytes]]:
    """The cards and their names as these end a message; of several alike the second is called #2, and so on."""
    met = [0] * SIZE
    named = []
    for card in cards:
        if type(card) is not int or not 0 <= card < SIZE:
            raise ValueError(f"a card is 0 to {SIZE - 1}, not {_whole(card)}")
        met[card] += 1
        named.append((card, _PACKED[card] if met[card] == 1 else _packed(f"{NAMES[card]}#{met[card]}")))
    return named


def first_dealer(
    secret: bytes, seats: Iterable[int], *, table: str, deal: int, shares: Sequence[str] = ()
) -> int:
    """Return the seat that deals first: the one with the lowest key, so that every seat is as likely as another.

    Raises ValueError when there are no seats, and otherwise as `shuffle` does.
    """
    start = (_FIRST_DEALER, table, _number(deal, least=1), *_texts(shares))
    return min(seats, key=lambda seat: _keyed(secret, *start, _number(seat)))


class Shuffled(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one shuffle was made from, its secret apart: what a restart and a check need."""

    table: str
    deal: int
    pack: int
    cards: tuple[Card, ...]
    """Which cards were shuffled, in card order; this is not the order in which they come."""
    shares: tuple[str, ...] = ()

    def order(self, secret: bytes) -> tuple[Card, ...]:
        """Return the cards from the top down, given the pack's own secret."""
        return shuffle_cards(
            secret, self.cards, table=self.table, deal=self.deal, pack=self.pack, shares=self.shares
        )


class Dealer:
    """The dealer of one table: shuffles pack after pack, each with a number and a secret of its own.

    `secret`, `table` and `last` are the whole state: a dealer made from the same three goes on with the same cards.
    """

    def __init__(self, secret: bytes, table: str, last: Shuffled | None = None) -> None:
        if last is not None and last.table != table:
            raise ValueError(f"a shuffle of table {last.table!r} is none of table {table!r}")
        self._secret = _checked(secret)
        self.table = table
        self._secrets: dict[int, bytes] = {}
        self.last: Shuffled | None = None
        self._order: tuple[Card, ...] = ()
        self._single: CardSet = 0
        """The cards that were shuffled, where none of them is there twice."""
        self.take_up(last)

    def take_up(self, last: Shuffled | None) -> None:
        """Go on from this shuffle, as a dealer made for it would: what was shuffled for a move that came to nothing is off."""
        if last is not self.last and last != self.last:
            self._laid_down(last, last.order(self.secret_of(last.pack)) if last else ())

    @property
    def next_pack(self) -> int:
        """The number of the pack that will be shuffled next; the first is 1."""
        return self.last.pack + 1 if self.last else 1

    def secret_of(self, pack: int) -> bytes:
        """Return the secret of a pack, to be revealed when it is retired; 0 is the draw for the first dealer."""
        if pack not in self._secrets:
            # The next pack's is asked for at its commitment, and again when it is shuffled.
            self._secrets = {pack: pack_secret(self._secret, self.table, pack)}
        return self._secrets[pack]

    def commitment_of(self, pack: int) -> str:
        """Return the commitment of a pack, to be published before the shares for it are taken."""
        return commitment(self.secret_of(pack), self.table, pack)

    def first_dealer(self, seats: Iterable[int], *, deal: int = 1, shares: Sequence[str] = ()) -> int:
        """Return the seat that deals first, with the secret of pack 0. Raises ValueError when there are no seats."""
        return first_dealer(self.secret_of(0), seats, table=self.table, deal=deal, shares=shares)

    def shuffle(self, stock: CardSet, *, deal: int, shares: Sequence[str] = ()) -> None:
        """Shuffle these cards, whole packs or the few that are left, as the next pack; forget the one before."""
        cards = tuple(sorted(cards_in(stock)))
        shuffled = Shuffled(self.table, deal, self.next_pack, cards, _texts(shares))
        self._laid_down(shuffled, shuffled.order(self.secret_of(shuffled.pack)))

    def _laid_down(self, last: Shuffled | None, order: tuple[Card, ...]) -> None:
        self.last = last
        self._order = order
        held = 0
        for card in order:
            held |= 1 << card
        self._single = held if held.bit_count() == len(order) else 0

    def draw(self, stock: CardSet, count: int) -> tuple[Card, ...]:
        """Return the `count` uppermost of the cards that are still in the stock.

        Nothing is counted here: which cards are left is the session's to say. Raises ValueError when the stock holds
        fewer cards, or cards that were not shuffled.
        """
        if 0 < count <= stock.bit_count() and not stock & ~self._single:
            return self._uppermost(stock, count)
        left = Counter(cards_in(stock))
        from_below = []
        # From below: of equal cards from several packs the lowest are those that are still there.
        for card in reversed(self._order):
            if left[card]:
                left[card] -= 1
                from_below.append(card)
        if left.total():
            raise ValueError("the stock holds cards that were not shuffled")
        if not 0 <= count <= len(from_below):
            raise ValueError(f"{count} cards from a stock of {len(from_below)}")
        return tuple(reversed(from_below[len(from_below) - count :]))

    def _uppermost(self, stock: CardSet, count: int) -> tuple[Card, ...]:
        """The same for single cards: a look from above is enough, which every bet waits for."""
        drawn = []
        for card in self._order:
            if stock >> card & 1:
                drawn.append(card)
                if len(drawn) == count:
                    break
        return tuple(drawn)


def _keyed(secret: bytes, *fields: str) -> bytes:
    """Return HMAC-SHA-256 of the secret over the fields."""
    message, key = _begun(secret, _packed(*fields))
    key.update(message.digest())
    return key.digest()


def _begun(secret: bytes, start: bytes) -> tuple[hashlib._Hash, hashlib._Hash]:
    """Begin HMAC-SHA-256 of the secret by its definition (RFC 2104): the inner sum, which goes on, and the outer one.

    The library's own `hmac` looks its methods up anew for every sum, which takes longer than all of the sum.
    """
    block = _checked(secret).ljust(_BLOCK, b"\0")
    return hashlib.sha256(block.translate(_INNER) + start), hashlib.sha256(block.translate(_OUTER))


def _packed(*fields: str | bytes) -> bytes:
    """Return the fields as one message, each with its length before it: no two lists of fields give the same."""
    message = b""
    for field in fields:
        if not isinstance(field, str | bytes):
            raise TypeError("the name of a table is text")
        text = field if isinstance(field, bytes) else field.encode("utf-8", "surrogatepass")
        message += b"%d:%b," % (len(text), text)
    return message


_PACKED: Final = tuple(_packed(name) for name in NAMES)
"""Each card's name as it ends a message."""


def _checked(secret: bytes) -> bytes:
    if not isinstance(secret, bytes):
        raise TypeError(f"a secret is bytes, not {type(secret).__name__}")
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
    return secret


def _number(value: int, *, least: int = 0) -> str:
    if _whole(value) < least:
        raise ValueError(f"seats, deals and packs are counted upwards from {least}, not {value}")
    return str(value)


def _whole(value: int) -> int:
    """Return a whole number as it is; True and 1.0 equal 1 and are spelled otherwise."""
    if type(value) is not int:
        raise TypeError(f"a whole number, not {type(value).__name__}")
    return value


def _texts(shares: Sequence[str]) -> tuple[str, ...]:
    """Return the shares of all seats; one text alone would be a share for each of its letters."""
    texts = tuple(shares)
    if isinstance(shares, str) or not all(isinstance(text, str) for text in texts):
        raise TypeError("shares are one text for each seat")
    return texts
