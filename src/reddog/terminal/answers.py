"""From a typed command to a move, by what is awaited from the seat.

Nothing is decided here about what is allowed: the move is made as it was typed and the session refuses it, with the
reason, where it must.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from reddog.cards import name, parse
from reddog.errors import IllegalMove
from reddog.rules import moves
from reddog.rules.choices import Choice, Kind
from reddog.rules.contests import Between, Pair
from reddog.rules.moves import Called, PlayerMove
from reddog.rules.pots import House
from reddog.rules.steps import Bet, Call, Calling, Raise, Show, Shown
from reddog.rules.variants import Variant
from reddog.rules.views import View
from reddog.terminal.words import SHARES, Typed, Unclear, Word, amount, looks_like_amount, printable

_WORDS: Final = {
    Kind.STAY: Word.STAY,
    Kind.STAKE: Word.STAKE,
    Kind.SHOW: Word.SHOW,
    Kind.DEAL_AGAIN: Word.AGAIN,
}
QUARTERS: Final = {Word.QUARTER: 1, Word.HALF: 2, Word.THREE_QUARTERS: 3, Word.POT: 4}


def own_choices(view: View) -> dict[Kind, Choice]:
    """What is awaited from the seat of a view, by kind, what is near but refused included."""
    return {choice.kind: choice for choice in view.awaited if choice.seat == view.seat}


def is_answer(word: Word | None) -> bool:
    """Whether a command answers what is asked, rather than asking something itself."""
    return word is None or word in _ANSWERS or word in SHARES


def answer(typed: Typed, view: View, variant: Variant) -> PlayerMove:
    """The move that was typed.

    Raises Unclear where an amount or a card is missing or means nothing now, BadCard for a card that does not exist.
    """
    seat = view.seat
    assert seat is not None
    own = own_choices(view)
    if typed.word is None:
        return _amount_alone(amount(typed.text), seat, own)
    if typed.word in SHARES:
        if typed.word is Word.MIN and Kind.STAKE in own:
            return moves.Stake(seat, own[Kind.STAKE].least)
        return moves.Bet(seat, share(typed.word, view, variant))
    return _ANSWERS[typed.word](typed.text, seat, own)


def share(word: Word, view: View, variant: Variant) -> int:
    """The chips that a word for an amount stands for: that part of the pot, rounded down, brought into the legal range.

    Raises Unclear `no_pot_here` where there is no pot; and where no bet is asked for `no_amount_now`, or what may be
    typed instead: `number_for_bank`, `raise_or_stay`, `raise_how_much`.
    """
    own = own_choices(view)
    bet = own.get(Kind.BET)
    if bet is None or not bet.open:
        raise _no_share(own)
    if word is Word.MIN:
        return bet.least
    if isinstance(variant.pot, House):
        code = "no_pot_here.only" if bet.least == bet.most else "no_pot_here"
        raise Unclear(code, least=bet.least, most=bet.most)
    return min(max(view.pot * QUARTERS[word] // 4, bet.least), bet.most)


def _no_share(own: dict[Kind, Choice]) -> Unclear:
    if Kind.STAKE in own:
        return Unclear("number_for_bank", least=own[Kind.STAKE].least, most=own[Kind.STAKE].most)
    raised = own.get(Kind.RAISE)
    if raised is None or not raised.open:
        return Unclear("no_amount_now")
    code = "raise_or_stay" if raised.least == raised.most else "raise_how_much"
    return Unclear(code, least=raised.least, most=raised.most)


def is_large(word: Word | None, view: View, chips: int) -> bool:
    """Whether a word for an amount is asked back once.

    That is where it comes to more than half of what the player has, and where the limit makes it less than the word
    says; never for the least bet or an amount in digits.
    """
    assert view.seat is not None
    if word not in QUARTERS:
        return False
    return 2 * chips > view.seats[view.seat].stack or chips < view.pot * QUARTERS[word] // 4


def refused(error: IllegalMove, move: PlayerMove, text: str, view: View, variant: Variant) -> IllegalMove:
    """The same refusal with what only the terminal knows: the amount as it was typed, and why a move never comes."""
    if error.code == "out_of_range" and looks_like_amount(text):
        return IllegalMove(error.code, **{**error.facts, "chips": printable(text)})
    if error.code in {"not_now", "no_raise_now"}:
        return IllegalMove(error.code, **error.facts, case=_case(move, view, variant))
    return error


def _case(move: PlayerMove, view: View, variant: Variant) -> str:
    """In which case a move is impossible, as a part of the key of its sentence: never in this game, or only now."""
    steps = variant.deal + variant.turn
    match move:
        case moves.Raise() | moves.Stay():
            possible = any(isinstance(step, Raise) for step in steps)
        case moves.Buy():
            possible = any(isinstance(step, Bet) and step.buys for step in steps)
        case moves.Show():
            possible = any(isinstance(step, Show) and step.winner is Shown.CHOICE for step in steps)
        case moves.Stake() | moves.DealAgain() | moves.PassDeal():
            possible = variant.banked
        case moves.Call(word=word):
            what = Calling.ACE if word in {Called.HIGH, Called.LOW} else Calling.SIDE
            return str(what) if _is_called(what, variant) else f"{what}.never"
        case moves.Bet():
            return "banker" if view.banker == view.seat else ""
        case moves.Pass():
            return "raise" if Kind.STAY in own_choices(view) else ""
        case _:
            possible = True
    return "" if possible else "never"


def _is_called(what: Calling, variant: Variant) -> bool:
    contest = variant.contest
    sides = isinstance(contest, Between) and contest.pair is Pair.CALL
    return Call(what) in variant.turn and (what is Calling.ACE or sides)


def _amount_alone(chips: int, seat: int, own: dict[Kind, Choice]) -> PlayerMove:
    if Kind.BET in own:
        return _bet(seat, chips, own)
    if Kind.RAISE in own:
        return moves.Raise(seat, chips)
    if Kind.STAKE in own:
        return moves.Stake(seat, chips)
    raise Unclear("no_amount_now")


def _bet(seat: int, chips: int, own: dict[Kind, Choice]) -> PlayerMove:
    """A bet of nothing is a pass where one may pass for nothing (R-32)."""
    passing = own.get(Kind.PASS)
    if not chips and passing is not None and passing.open and not passing.price:
        return moves.Pass(seat)
    return moves.Bet(seat, chips)


def _bet_typed(text: str, seat: int, own: dict[Kind, Choice]) -> PlayerMove:
    if text:
        return _bet(seat, amount(text), own)
    return _with_amount(Kind.BET, moves.Bet)(text, seat, own)


def _with_amount(
    kind: Kind, move: Callable[[int, int], PlayerMove]
) -> Callable[[str, int, dict[Kind, Choice]], PlayerMove]:
    """A move with an amount; without one only where a single amount is possible."""

    def made(text: str, seat: int, own: dict[Kind, Choice]) -> PlayerMove:
        if text:
            return move(seat, amount(text))
        choice = own.get(kind)
        if choice is not None and choice.least != choice.most:
            raise Unclear("how_much", least=choice.least, most=choice.most)
        return move(seat, choice.most if choice is not None else 1)

    return made


def _show(text: str, seat: int, own: dict[Kind, Choice]) -> PlayerMove:
    choice = own.get(Kind.SHOW)
    if choice is not None and not text:
        raise Unclear("which_card", card=name(choice.cards[-1]))
    return moves.Show(seat, parse(text) if text else 0)


def words_now(view: View) -> frozenset[Word]:
    """The words that answer what is asked now, and bet nothing: one that is cut short is rather one of these."""
    words = {Word(option) for choice in own_choices(view).values() for option in choice.options}
    words.update(word for kind, word in _WORDS.items() if kind in own_choices(view))
    return frozenset(words)


def _pass(_text: str, seat: int, own: dict[Kind, Choice]) -> PlayerMove:
    return moves.PassDeal(seat) if Kind.PASS_DEAL in own else moves.Pass(seat)


def _bare(move: Callable[[int], PlayerMove]) -> Callable[[str, int, dict[Kind, Choice]], PlayerMove]:
    return lambda _text, seat, _own: move(seat)


def _call(word: Called) -> Callable[[str, int, dict[Kind, Choice]], PlayerMove]:
    return lambda _text, seat, _own: moves.Call(seat, word)


def _vote(*, yes: bool) -> Callable[[str, int, dict[Kind, Choice]], PlayerMove]:
    return lambda _text, seat, _own: moves.Vote(seat, yes)


_ANSWERS: Final[dict[Word, Callable[[str, int, dict[Kind, Choice]], PlayerMove]]] = {
    Word.BET: _bet_typed,
    Word.RAISE: _with_amount(Kind.RAISE, moves.Raise),
    Word.STAKE: _with_amount(Kind.STAKE, moves.Stake),
    Word.STAY: _bare(moves.Stay),
    Word.BUY: _bare(moves.Buy),
    Word.PASS: _pass,
    Word.HIGH: _call(Called.HIGH),
    Word.LOW: _call(Called.LOW),
    Word.HIGHER: _call(Called.HIGHER),
    Word.LOWER: _call(Called.LOWER),
    Word.SHOW: _show,
    Word.AGAIN: _bare(moves.DealAgain),
    Word.KEEP: _bare(moves.DealAgain),
    Word.DEAL: _bare(moves.DealAgain),
    Word.TAKE: _bare(moves.PassDeal),
    Word.YES: _vote(yes=True),
    Word.NO: _vote(yes=False),
}
