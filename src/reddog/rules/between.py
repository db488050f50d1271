"""Between deals: who is dealt in, antes and banks, whose deal it is, when a game ends."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from reddog.rules import stock
from reddog.rules.contests import AnyContest, Beat, Consecutive, Pair
from reddog.rules.events import (
    BankTaken,
    DealAgain,
    DealBegan,
    DealEnded,
    DealPassed,
    GameOver,
    LastRound,
    PotSplit,
    Staked,
)
from reddog.rules.play import new_deal
from reddog.rules.pots import Antes, AnteWhen, Bank, House, Refill, Then
from reddog.rules.seats import around, cash_out, from_pot, present, set_seat, sharers, to_pot
from reddog.rules.settle import fill
from reddog.rules.state import Seat, Stage, Table
from reddog.rules.steps import BurnWhen
from reddog.rules.variants import Shuffling, Variant

# Python 3.11 takes ten times as long to find a member of an enumeration as a name of the module.
_DEAL, _BETWEEN = Stage.DEAL, Stage.BETWEEN
_ONCE, _WHEN_EMPTY, _EVERY_DEAL = AnteWhen.ONCE, AnteWhen.WHEN_EMPTY, Shuffling.EVERY_DEAL

_latest: list[tuple[tuple[Seat, ...], Variant | None, bool, tuple[int, ...]]] = [((), None, False, ())]
"""The last seats that were asked about, and which of them are ready: it is asked from the end of a deal to the next."""


def ready(table: Table) -> tuple[int, ...]:
    """The seats that the next deal can be dealt to; in a banked game those that may bank or bet."""
    seats, variant, playing, known = _latest[0]
    if seats is table.seats and variant is table.variant and playing is table.playing:
        return known
    able = _able(table, sitting_out=False)
    _latest[0] = table.seats, table.variant, table.playing, able
    return able


def _able(table: Table, *, sitting_out: bool) -> tuple[int, ...]:
    """The seats with the chips for the next deal, also those that sit it out or not (HCP-5, X-1, X-10)."""
    pot = table.variant.pot
    need = paid = 1
    if isinstance(pot, Antes) and pot.when is not _WHEN_EMPTY:
        need = table.variant.stakes.ante
        if pot.when is not _ONCE or not table.playing:
            paid = need
    able = [
        index
        for index, seat in enumerate(table.seats)
        if seat.stack >= (paid if seat.anted else need)
        and seat.taken
        and not seat.leaving
        and (sitting_out or not seat.out)
    ]
    return tuple(able)


def obstacle(table: Table) -> str:
    """Why the next deal cannot begin, as a code; empty when it can."""
    pot = table.variant.pot
    if isinstance(pot, Bank):
        if table.banker is None:
            return "no_banker" if next_banker(table) is None else ""
        return "" if has_punters(table) else "no_punters"
    able = ready(table)
    if isinstance(pot, House):
        return "" if able else "no_players"
    if pot.when is _WHEN_EMPTY and table.pot:
        if not able:
            return "no_players"
    elif len(able) < 2:
        return "too_few_players"
    return "" if _somebody_can_bet(table, pot, able) else "nobody_can_bet"


def _somebody_can_bet(table: Table, pot: Antes, seats: Sequence[int]) -> bool:
    """Whether a player among these keeps the chips for a bet once the antes of the next deal are paid (X-23).

    Otherwise every turn would be skipped or passed, and a table could deal for ever without a bet.
    """
    ante = table.variant.stakes.ante
    least = _least_stack(table.variant.contest)
    filled, richest = table.pot, 0
    for index in seats:
        seat = table.seats[index]
        if seat.stack >= least + 2 * ante:
            # Enough for the bet after an ante and a refill, whatever is due.
            return True
        if pot.when is _WHEN_EMPTY:
            due = 0 if table.pot else ante
        else:
            due = 0 if pot.when is _ONCE and table.playing and seat.anted else ante
        filled += due
        richest = max(richest, seat.stack - due)
    if pot.when is _ONCE and pot.refill is Refill.BELOW and filled < table.variant.stakes.least:
        richest -= ante
    return richest >= least


def _least_stack(contest: AnyContest) -> int:
    """The chips that a player needs for any bet at all, or for winning and losing chips without one."""
    if isinstance(contest, Beat) or contest.pair is Pair.WINS_TWO or contest.consecutive is Consecutive.LOSES:
        return 1
    return max(1, -contest.post)


def has_punters(table: Table) -> bool:
    """Whether anybody can bet against the banker."""
    return any(index != table.banker for index in ready(table))


def next_banker(table: Table) -> int | None:
    """The first seat from the one whose deal it is that can put up a bank and has somebody to play against."""
    able = ready(table)
    least = table.variant.stakes.bank_least
    for index in around(able, table.dealer or 0):
        if table.seats[index].stack >= least and len(able) > 1:
            return index
    return None


# A deal begins.


def begin(table: Table) -> None:
    """The next deal begins; in a banked game the banker may have to name a stake first."""
    table.offered = False
    pot = table.variant.pot
    if isinstance(pot, Antes):
        _begin_with_antes(table, pot)
    elif isinstance(pot, Bank):
        _begin_with_bank(table, pot)
    else:
        deal_to(table, ready(table))


def _begin_with_antes(table: Table, pot: Antes) -> None:
    able = ready(table)
    dealer = around(able, table.dealer or 0)[0]
    order = around(able, dealer + 1)
    table.dealer = dealer
    new_game = not table.playing
    if new_game:
        table.seats = tuple(replace(seat, anted=False) for seat in table.seats)
        table.playing = True
        table.game_deals = 0
    deal_to(table, order, new_game=new_game)
    if pot.when is _ONCE:
        _ante_once(table, pot, order, new_game=new_game)
    elif pot.when is not _WHEN_EMPTY:
        fill(table, order, "deal")
    elif not table.pot:
        fill(table, order, "empty")


def _ante_once(table: Table, pot: Antes, order: tuple[int, ...], *, new_game: bool) -> None:
    """One ante a game; newcomers pay on joining (COM-12, DNX-1). A low pot is filled where that is the rule."""
    newcomers = tuple(index for index in order if not table.seats[index].anted)
    if newcomers:
        fill(table, newcomers, "deal" if new_game else "joining")
    for index in newcomers:
        set_seat(table, index, replace(table.seats[index], anted=True))
    low = table.pot < table.variant.stakes.least if pot.refill is Refill.BELOW else not table.pot
    if low and pot.refill is not Refill.NEVER:
        fill(table, tuple(index for index in order if table.seats[index].stack), "refill")


def _begin_with_bank(table: Table, pot: Bank) -> None:
    if table.banker is not None:
        _deal_against(table, table.banker)
        return
    banker = next_banker(table)
    assert banker is not None
    table.banker = table.dealer = banker
    table.stage = Stage.STAKE
    if pot.fixed:
        stake(table, table.variant.stakes.bank_least)


def stake(table: Table, chips: int) -> None:
    """The banker opens the bank."""
    banker = table.banker
    assert banker is not None
    to_pot(table, banker, chips)
    table.tell(Staked(seat=banker, chips=chips))
    table.opening = chips
    table.bank_deals = 0
    table.last_round = False
    _deal_against(table, banker)


def _deal_against(table: Table, banker: int) -> None:
    table.dealer = banker
    deal_to(table, tuple(index for index in around(ready(table), banker + 1) if index != banker))


def deal_to(table: Table, order: tuple[int, ...], *, new_game: bool = False) -> None:
    """The deal is on: these seats bet, in this order."""
    table.stage = _DEAL
    table.deals += 1
    table.game_deals += 1
    table.running = new_deal(table, order)
    if _shuffle_due(table, len(order), new_game=new_game):
        stock.collect(table)
    table.tell(DealBegan(number=table.deals, players=order, dealer=table.dealer))


def _shuffle_due(table: Table, players: int, *, new_game: bool) -> bool:
    variant = table.variant
    if variant.shuffle is _EVERY_DEAL:
        return True
    if variant.shuffle is Shuffling.DEALT_OUT:
        burn = stock.burns(table)
        each = variant.hand + 1 + (burn is not None and burn is not BurnWhen.FRESH)
        return new_game or table.pooled or table.fresh.bit_count() < each * players
    return variant.shuffle is Shuffling.SHOE and stock.count(table) <= max(variant.cut, 2)


# A deal ends.


def end(table: Table) -> None:
    """The deal is over: the bank or the game may end, and the deal passes (X-22)."""
    over = table.deal.over
    table.running = None
    table.stage = _BETWEEN
    table.tell(DealEnded(number=table.deals, pot=table.pot))
    pot = table.variant.pot
    if isinstance(pot, Bank):
        _end_with_bank(table, pot, void=over == "void")
    elif isinstance(pot, Antes):
        if over == "game":
            _close_game(table)
        pass_deal(table)
        end_if_too_few(table)


def _end_with_bank(table: Table, pot: Bank, *, void: bool) -> None:
    """What becomes of the bank (SHT-5, POL-7, X-7)."""
    banker = table.banker
    assert banker is not None
    table.bank_deals += 1
    if not table.pot or not present(table.seats[banker]):
        take_bank(table, "gone")
    elif not has_punters(table):
        take_bank(table, "no-punters")
    elif table.last_round or void:
        take_bank(table, "over")
    elif not at_limit(table):
        if pot.early:
            table.stage = Stage.TENURE
    elif pot.then is Then.PASS:
        take_bank(table, "over")
    elif pot.then is Then.MUST:
        last_round(table)
    else:
        table.stage = Stage.TENURE


def at_limit(table: Table) -> bool:
    """Whether the banker has dealt as long as the rules let him, but for a last deal."""
    pot = table.variant.pot
    assert isinstance(pot, Bank)
    if pot.times is not None:
        return table.pot >= pot.times * table.opening
    return pot.deals is not None and table.bank_deals >= pot.deals


def last_round(table: Table) -> None:
    """The banker's next deal is his last."""
    pot = table.variant.pot
    assert isinstance(pot, Bank)
    assert table.banker is not None
    table.last_round = True
    table.stage = _BETWEEN
    table.tell(LastRound(seat=table.banker, stitch=pot.times is not None))


def deal_again(table: Table) -> None:
    """The banker deals once more."""
    if at_limit(table):
        last_round(table)
        return
    assert table.banker is not None
    table.stage = _BETWEEN
    table.tell(DealAgain(seat=table.banker))


def take_bank(table: Table, why: str) -> None:
    """The banker takes what is in the pot, and the deal passes."""
    banker = table.banker
    assert banker is not None
    if table.pot:
        table.tell(BankTaken(seat=banker, chips=table.pot, why=why))
        from_pot(table, banker, table.pot)
    if table.seats[banker].leaving:
        cash_out(table, banker)
    table.banker = None
    table.opening = table.bank_deals = 0
    table.last_round = False
    table.stage = _BETWEEN
    pass_deal(table)
    if next_banker(table) is None and table.deals:
        table.tell(GameOver(why="no-banker" if len(ready(table)) > 1 else "too-few"))


def pass_deal(table: Table) -> None:
    """The deal passes to the next seat on the left that can be dealt in, or can bank (R-29, SHT-11, X-2)."""
    able = ready(table)
    dealer = table.dealer or 0
    least = table.variant.stakes.bank_least if table.variant.banked else 0
    for index in around(able, dealer + 1):
        if table.seats[index].stack >= least:
            table.dealer = index
            table.tell(DealPassed(seat=index))
            return
    table.dealer = (dealer + 1) % len(table.seats)


# A game ends.


def end_if_too_few(table: Table) -> None:
    """With fewer than two who could go on, the pot is divided (HCP-7, DNX-12). Who sits out may come back.

    Without a game under way, what is in the pot is the rest of the last one: it waits for the next (X-5).
    """
    pot = table.variant.pot
    if not isinstance(pot, Antes) or table.stage is not _BETWEEN or not table.playing:
        return
    # Where those who are ready can go on, so can they with those who sit out.
    if not (_goes_on(table, pot, ready(table)) or _goes_on(table, pot, _able(table, sitting_out=True))):
        split(table)
        game_over(table, "too-few")


def _goes_on(table: Table, pot: Antes, seats: tuple[int, ...]) -> bool:
    """Whether there could be another deal with these players."""
    enough = 1 if table.pot and pot.when is _WHEN_EMPTY else 2
    return len(seats) >= enough and _somebody_can_bet(table, pot, seats)


def game_over(table: Table, why: str) -> None:
    """A game is over; the next one begins with new antes."""
    _close_game(table)
    table.tell(GameOver(why=why))


def _close_game(table: Table) -> None:
    table.playing = False
    table.game_deals = 0


def split(table: Table) -> None:
    """Equal whole shares to all who are there; what is left over stays in the pot (HCP-11, X-5, X-6)."""
    seats = sharers(table)
    share = table.pot // len(seats) if seats else 0
    if not share:
        return
    for index in seats:
        from_pot(table, index, share)
    table.tell(PotSplit(seats=seats, share=share, rest=table.pot))
