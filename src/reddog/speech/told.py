"""What happens at a table with people, in sentences: one or a few for every act that is told.

What a person wrote - a name, a reason, what is said - is put in as it is; whoever shows it sees to it that it is harmless
there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from reddog.rules import events as ev
from reddog.rules.catalogue import find
from reddog.speech.events import tell
from reddog.speech.table_context import TableContext
from reddog.speech.table_rules import changes, new_cautions
from reddog.table import acts
from reddog.table.codes import shown_code
from reddog.table.settings import variant_of
from reddog.table.told import Happened, IsHere, PackUsed, Told


def say_told(told: Told, context: TableContext) -> str:
    """One act in a sentence or a few; empty where a move of the game brought about nothing that is said.

    Raises KeyError for an act whose word (`why`, `what`) has no message.
    """
    return _SENTENCES[type(told)](told, context)


def say_why(told: Happened, context: TableContext) -> str:
    """Why a move was made, where it was not the player's own: his time was up, or he is away or gone.

    That somebody leaves says enough by itself.
    """
    leaves = any(isinstance(event, ev.Left | ev.Leaving) for event in told.events)
    if told.why in {"", "bot"} or told.seat < 0 or leaves:
        return ""
    return context.game.by(f"told.why.{told.why}", told.seat)


def _happened(told: Happened, context: TableContext) -> str:
    return " ".join(filter(None, (say_why(told, context), *tell(told.events, context.game))))


# The table.


def _opened(told: acts.Opened, context: TableContext) -> str:
    title = find(told.settings.game).title
    return " ".join(
        (
            context.say("told.opened", code=shown_code(told.code), title=title),
            context.by("told.host", told.host),
        )
    )


def _paused(told: acts.Paused, context: TableContext) -> str:
    return context.by("told.paused.host", told.by) if told.by else context.say(f"told.paused.{told.why}")


def _resumed(told: acts.Resumed, context: TableContext) -> str:
    return context.by("told.resumed.host", told.by) if told.by else context.say("told.resumed")


def _woken(told: acts.Woken, context: TableContext) -> str:
    return context.say("told.woken", seconds=_seconds(told.stopped))


def _planned(told: acts.RulesPlanned, context: TableContext) -> str:
    if told.settings == context.settings:
        return context.by("told.rules-kept", told.by)
    language = context.game.language
    new = changes(context.settings, told.settings, language)
    new += new_cautions(context.settings, told.settings, language, typed=context.game.typed)
    return context.by("told.rules-planned", told.by, changes=" ".join(new))


def _changed(told: acts.RulesChanged, context: TableContext) -> str:
    """A game that cannot go on by the new rules has been closed before; see `fold_rules.closes_game`."""
    old, new, key = context.before, context.settings, _key(told)
    if old is None:
        return context.say(key)
    if old.game != new.game:
        return context.say(f"{key}.game", title=context.game.variant.title)
    anew = variant_of(old) != variant_of(new) or old.seats != new.seats
    return context.say(f"{key}.anew" if anew else f"{key}.on")


def _ended(told: acts.Ended, context: TableContext) -> str:
    return context.say(f"told.ended.{told.why}")


# The shuffle.


def _committed(told: acts.Committed, context: TableContext) -> str:
    key = "told.committed" if told.pack else "told.committed.dealer"
    return context.say(key, pack=str(told.pack), commitment=told.commitment)


def _shared(told: acts.Shared, context: TableContext) -> str:
    return context.game.by("told.shared", told.seat, pack=str(told.pack), share=told.share)


def _pack_used(told: PackUsed, context: TableContext) -> str:
    giving = [seat for seat, share in enumerate(told.shares) if share]
    key = "told.pack-used" if giving else "told.pack-used.alone"
    return context.say(key, pack=str(told.pack), deal=str(told.deal), players=context.seats(giving))


def _dealer_drawn(told: acts.DealerDrawn, context: TableContext) -> str:
    return context.say("told.dealer-drawn", players=context.seats(told.seats))


def _revealed(told: acts.Revealed, context: TableContext) -> str:
    key = "told.revealed" if told.pack else "told.revealed.dealer"
    return context.say(key, pack=str(told.pack), secret=told.secret)


# People.


def _seated(told: acts.Seated, context: TableContext) -> str:
    if told.bot:
        return context.say("told.seated.bot", who=told.name, bot=told.bot, number=told.seat + 1)
    return context.by("told.seated", told.person, number=told.seat + 1)


def _waiting(told: acts.Waiting, context: TableContext) -> str:
    return context.by("told.waiting", told.person, chips=told.chips)


def _person(
    told: IsHere | acts.Departed | acts.LeftAlone,
    context: TableContext,
) -> str:
    return context.by(_key(told), told.person)


def _waited_enough(told: acts.WaitedEnough, context: TableContext) -> str:
    return context.by(f"{_key(told)}.{told.why}" if told.why else _key(told), told.person)


def _seat(told: acts.WentAway | acts.CameBack | acts.BankOpened, context: TableContext) -> str:
    return context.game.by(_key(told), told.seat)


def _moved_on(told: acts.MovedOn, context: TableContext) -> str:
    return context.game.by(f"told.moved-on.{told.why}", told.seat)


def _host(told: acts.HostChanged, context: TableContext) -> str:
    return context.by(f"told.host-changed.{told.why}", told.person)


def _removed(told: acts.Removed, context: TableContext) -> str:
    said = context.by("told.removed", told.person, by=context.listed((told.by,)))
    return f"{said} {context.say('told.reason', reason=told.reason)}" if told.reason else said


def _muted(told: acts.Muted, context: TableContext) -> str:
    return context.by("told.muted" if told.muted else "told.heard", told.person)


def _extended(told: acts.Extended, context: TableContext) -> str:
    key = {0: "told.extended.without", 1: "told.extended.usual"}.get(told.times, "told.extended")
    return context.game.by(key, told.seat, times=told.times)


def _granted(told: acts.Granted, context: TableContext) -> str:
    return context.game.by(f"told.granted.{told.why}", told.seat, seconds=_seconds(told.milliseconds))


# Agreement, and talk.


def _proposed(told: acts.Proposed, context: TableContext) -> str:
    players = _at(told.from_seat, context)
    if told.what == "adjust":
        players = context.say("told.move", loser=players, gainer=_at(told.to_seat, context))
    said = context.by(f"told.proposed.{told.what}", told.by, chips=told.chips, players=players)
    return f"{said} {context.say('told.reason', reason=told.reason)}" if told.reason else said


def _answered(told: acts.Answered, context: TableContext) -> str:
    return context.by("told.answered.yes" if told.yes else "told.answered.no", told.person)


def _lapsed(told: acts.Lapsed, context: TableContext) -> str:
    return context.say(f"told.lapsed.{told.why}")


def _voided(told: acts.Voided, context: TableContext) -> str:
    return context.say("told.voided", deal=told.deal)


def _adjusted(told: acts.Adjusted, context: TableContext) -> str:
    players = context.say("told.move", loser=_at(told.from_seat, context), gainer=_at(told.to_seat, context))
    said = context.say("told.adjusted", chips=told.chips, players=players)
    return f"{said} {context.say('told.reason', reason=told.reason)}" if told.reason else said


def _said(told: acts.Said, context: TableContext) -> str:
    return context.by("told.said", told.person, text=told.text)


def _plain(told: acts.Started, context: TableContext) -> str:
    return context.say(_key(told))


def _at(seat: int, context: TableContext) -> str:
    return context.seats((seat,))


def _key(told: acts.Act | IsHere) -> str:
    return f"told.{told.__struct_config__.tag}"


def _seconds(milliseconds: int) -> int:
    return round(milliseconds / 1000)


# Any: each function takes the acts of its own rows; the table cannot say so.
_SENTENCES: Final[dict[type, Callable[[Any, TableContext], str]]] = {
    Happened: _happened,
    PackUsed: _pack_used,
    IsHere: _person,
    acts.Opened: _opened,
    acts.Started: _plain,
    acts.Paused: _paused,
    acts.Resumed: _resumed,
    acts.Woken: _woken,
    acts.RulesPlanned: _planned,
    acts.RulesChanged: _changed,
    acts.Ended: _ended,
    acts.Committed: _committed,
    acts.Shared: _shared,
    acts.DealerDrawn: _dealer_drawn,
    acts.Revealed: _revealed,
    acts.Departed: _person,
    acts.Seated: _seated,
    acts.Waiting: _waiting,
    acts.WaitedEnough: _waited_enough,
    acts.WentAway: _seat,
    acts.MovedOn: _moved_on,
    acts.CameBack: _seat,
    acts.LeftAlone: _person,
    acts.HostChanged: _host,
    acts.Removed: _removed,
    acts.Muted: _muted,
    acts.Extended: _extended,
    acts.Granted: _granted,
    acts.BankOpened: _seat,
    acts.Proposed: _proposed,
    acts.Answered: _answered,
    acts.Lapsed: _lapsed,
    acts.Voided: _voided,
    acts.Adjusted: _adjusted,
    acts.Said: _said,
}
