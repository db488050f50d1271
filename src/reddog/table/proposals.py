"""What all players agree on: to undo a deal, to move chips from one stack to another, to end the evening, to wait no longer.

Asked are the people who were seated when it was proposed and are connected. Bots agree, and who is not there is not
asked; but nobody's chips are given away without him. Who is not to be waited for is not asked about it. One refusal is enough.
"""

from __future__ import annotations

from typing import Final

from reddog.rules.moves import Close
from reddog.rules.state import Stage
from reddog.rules.variants import MOST_CHIPS
from reddog.table import commands
from reddog.table.acts import Adjusted, Answered, Ended, Lapsed, Played, Proposed, Voided
from reddog.table.draft import Draft
from reddog.table.errors import Refused
from reddog.table.hosting import check_open, is_here, seats_of
from reddog.table.moving_on import check_stalls, wait_no_longer
from reddog.table.state import Proposal, Table
from reddog.table.text import tidied
from reddog.table.times import SECOND

OPEN_FOR: Final = 60 * SECOND
"""How long an answer is waited for, in milliseconds."""
ASKED_AGAIN: Final = 60 * SECOND
"""How long after the others would go on waiting for a player they may be asked about him again, in the same turn."""


def asked(table: Table) -> tuple[str, ...]:
    """The people who have not answered yet, in the order of their seats."""
    proposal = table.proposal
    if proposal is None:
        return ()
    not_asked = (*proposal.agreed, _waited_for(table, proposal))
    people = {
        player.person: None
        for player in table.players
        if player is not None
        and not player.bot
        and player.since <= proposal.number
        and player.person not in not_asked
        and is_here(table, player.person)
    }
    return tuple(people)


def _waited_for(table: Table, proposal: Proposal) -> str:
    """The person whom a proposal to move on is about; nobody for any other."""
    if proposal.what != "move-on" or proposal.from_seat >= len(table.players):
        return ""
    player = table.players[proposal.from_seat]
    return player.person if player is not None else ""


def lapses_at(table: Table) -> int | None:
    """When a proposal is settled next, in milliseconds since 1970: it lapses, or is done at once when all have agreed.

    None where nothing is proposed, and where what all agreed on waits for the end of the deal.
    """
    proposal = table.proposal
    if proposal is None:
        return None
    if asked(table):
        return proposal.since + OPEN_FOR
    waits = proposal.what in {"adjust", "end"} and table.session.stage is Stage.DEAL
    return None if waits else proposal.since


def propose_void(draft: Draft, person: str, command: commands.ProposeVoid) -> None:
    """Ask to undo the present or last deal. Raises Refused `cannot_void` where that is too late."""
    _check_may_propose(draft.table, person)
    if not _can_void(draft.table):
        raise Refused("cannot_void")
    draft.do(Proposed(what="void", by=person, reason=tidied(command.reason)))


def _can_void(table: Table) -> bool:
    """Whether a deal can be undone: not once somebody has come, is about to go, or has bought chips since."""
    return table.before is not None and not any(seat.leaving for seat in table.session.seats)


def propose_adjust(draft: Draft, person: str, command: commands.ProposeAdjust) -> None:
    """Ask to move chips between two stacks.

    Raises Refused `seat_unknown` for a seat where nobody sits or the same twice, `chips_short` for more than the stack
    holds, `stack_full`, `stack_at_stake` while a turn or a bet of either is open, and `giver_not_here`.
    """
    _check_may_propose(draft.table, person)
    proposed = Proposed(
        what="adjust",
        by=person,
        from_seat=command.from_seat,
        to_seat=command.to_seat,
        chips=command.chips,
        reason=tidied(command.reason),
    )
    why = _why_not_adjusted(draft.table, proposed)
    if why is not None:
        raise why
    draft.do(proposed)


def _why_not_adjusted(table: Table, adjust: Proposed | Proposal) -> Refused | None:
    """Why chips cannot be moved now; None where they can."""
    giver, taker = adjust.from_seat, adjust.to_seat
    seats = table.session.seats
    for seat in (giver, taker):
        if giver == taker or seat >= len(seats) or table.players[seat] is None or seats[seat].leaving:
            return Refused("seat_unknown", seat=str(seat))
        if _at_stake(table, seat):
            return Refused("stack_at_stake", seat=str(seat))
    if adjust.chips > seats[giver].stack:
        return Refused("chips_short", most=seats[giver].stack)
    if seats[taker].stack + adjust.chips > MOST_CHIPS:
        return Refused("stack_full", most=MOST_CHIPS - seats[taker].stack)
    player = table.players[giver]
    if player is not None and not player.bot and not is_here(table, player.person):
        return Refused("giver_not_here")
    return None


def _at_stake(table: Table, seat: int) -> bool:
    """Whether a turn or a bet of a seat is open in the present deal, or a bank that is still to be staked from it."""
    running = table.session.running
    if table.session.stage is Stage.STAKE and table.session.banker == seat:
        return True
    if running is None or seat not in running.players:
        return False
    return running.bets[seat] > 0 or not running.done >> seat & 1


def propose_end(draft: Draft, person: str, _: commands.ProposeEnd) -> None:
    """Ask to end the evening; the host may ask from no seat too."""
    _check_may_propose(draft.table, person, host_too=True)
    draft.do(Proposed(what="end", by=person))


def propose_move_on(draft: Draft, person: str, command: commands.ProposeMoveOn) -> None:
    """Ask the others to wait no longer for a player.

    Raises as `moving_on.check_stalls` does, and Refused `not_for_oneself` and `declined_lately`, with the seconds until they
    may be asked again.
    """
    _check_may_propose(draft.table, person, host_too=True, once=False)
    check_stalls(draft, command.seat)
    if command.seat in seats_of(draft.table, person):
        raise Refused("not_for_oneself")
    left = _declined_until(draft.table, command.seat) - draft.at
    if left > 0:
        raise Refused("declined_lately", seconds=-(-left // SECOND))
    draft.do(Proposed(what="move-on", by=person, from_seat=command.seat))


def _declined_until(table: Table, seat: int) -> int:
    """Until when nobody is asked about a seat again, in milliseconds since 1970: a refusal is for one turn, and not for ever."""
    turn, declined = table.turn, dict(table.declined)
    return declined[seat] + ASKED_AGAIN if turn and declined.get(seat, 0) > turn.since else 0


def _check_may_propose(table: Table, person: str, *, host_too: bool = False, once: bool = True) -> None:
    """Refuse who has no seat, a second proposal at a time, and, with `once`, a person's second in one deal."""
    check_open(table)
    if not seats_of(table, person) and not (host_too and person == table.host):
        raise Refused("players_only")
    if table.proposal is not None:
        raise Refused("proposal_open")
    if once and (person, table.deals) in table.proposed:
        raise Refused("proposed_already")


def answer(draft: Draft, person: str, command: commands.Answer) -> None:
    """Agree or not. Raises Refused `nothing_proposed`, `not_asked` and `answered_already`."""
    check_open(draft.table)
    proposal = draft.table.proposal
    if proposal is None:
        raise Refused("nothing_proposed")
    if person in proposal.agreed:
        raise Refused("answered_already")
    if person not in asked(draft.table):
        raise Refused("not_asked")
    draft.do(Answered(person=person, yes=command.yes))
    if not command.yes:
        draft.do(Lapsed(why="refused"))


def decide(draft: Draft) -> None:
    """Do what all have agreed on as soon as it can be done, and drop what cannot be any more.

    The course of the table calls it whenever anything has moved on; it does nothing where nothing is due.
    """
    drop_overtaken(draft)
    proposal = draft.table.proposal
    if proposal is None:
        return
    if asked(draft.table):
        if draft.at >= proposal.since + OPEN_FOR and not draft.table.paused:
            draft.do(Lapsed(why="time"))
    elif proposal.what == "void":
        draft.do(Voided(deal=draft.table.session.deals))
    elif proposal.what == "adjust":
        _adjust(draft, proposal)
    elif proposal.what == "move-on":
        wait_no_longer(draft, proposal.from_seat, "agreed")
    elif draft.table.session.stage is not Stage.DEAL:
        # What is agreed in a deal is done when it is over.
        end(draft, "agreed")


def drop_overtaken(draft: Draft) -> None:
    """Drop a proposal about what is no more: a turn, or a deal."""
    proposal = draft.table.proposal
    if proposal is not None and _overtaken(draft.table, proposal):
        draft.do(Lapsed(why="overtaken"))


def _overtaken(table: Table, proposal: Proposal) -> bool:
    if proposal.what == "move-on":
        # In a pause nobody is waited for.
        turn = None if table.paused else table.turn
        return turn is None or proposal.from_seat not in turn.seats or turn.since > proposal.since
    return proposal.what == "void" and (proposal.deal != table.deals or not _can_void(table))


def _adjust(draft: Draft, proposal: Proposal) -> None:
    if _why_not_adjusted(draft.table, proposal) is None:
        draft.do(
            Adjusted(
                from_seat=proposal.from_seat,
                to_seat=proposal.to_seat,
                chips=proposal.chips,
                reason=proposal.reason,
            )
        )
    elif draft.table.session.stage is not Stage.DEAL:
        draft.do(Lapsed(why="overtaken"))


def end(draft: Draft, why: str) -> None:
    """End the evening between deals: the pot is paid out by the game's rule, and everybody is cashed out.

    Raises IllegalMove `deal_running` in a deal.
    """
    if draft.table.session.stage is not Stage.CLOSED:
        draft.do(Played(move=Close()))
    draft.do(Ended(why=why))
