"""What is asked of a player, made from a view and nothing else."""

from __future__ import annotations

from reddog.rules.choices import Choice, Kind
from reddog.rules.contests import Beat, Between, post_rank
from reddog.rules.pots import House
from reddog.rules.steps import Bet, Calling, Most
from reddog.rules.views import View
from reddog.speech.cards import CardStyle, Face, card_text
from reddog.speech.context import Context
from reddog.speech.refusals import reason
from reddog.speech.settled import posts_text

_BETS = {Kind.BET, Kind.BUY, Kind.PASS}
_RAISES = {Kind.RAISE, Kind.STAY}
_TENURE = {Kind.DEAL_AGAIN, Kind.PASS_DEAL}


def prompt(view: View, context: Context) -> str:
    """What this seat is asked now, with the range: "Your turn. Pot 12. Bet 1 to 12."; empty where nothing is."""
    own = {choice.kind: choice for choice in view.awaited if choice.seat == view.seat and choice.open}
    if view.seat is None or not own:
        return ""
    kinds = own.keys()
    if kinds & _BETS:
        asked = _bets(view, own, context)
    elif kinds & _RAISES:
        asked = _raise(view, own, context)
    elif kinds & _TENURE:
        key = "prompt.again" if context.typed else "prompt.again.chosen"
        asked = [context.say("prompt.banker"), context.say(key, pot=view.pot)]
    elif Kind.STAKE in own:
        choice = own[Kind.STAKE]
        key = "prompt.stake.only" if choice.least == choice.most else "prompt.stake"
        key = key if context.typed else f"{key}.chosen"
        asked = [context.say("prompt.banker"), context.say(key, least=choice.least, most=choice.most)]
    elif Kind.CALL in own:
        asked = _call(view, own[Kind.CALL], context)
    elif Kind.SHOW in own:
        asked = [_show(own[Kind.SHOW], context)]
    else:
        asked = [_vote(view, context)]
    return " ".join(asked)


def reasons(view: View, context: Context) -> tuple[str, ...]:
    """Why what a player might expect is not open to this seat now."""
    return tuple(
        reason(choice, context.language)
        for choice in view.awaited
        if view.seat is not None and choice.seat == view.seat and not choice.open
    )


def posts(view: View, context: Context) -> str:
    """The two posts that lie there, what lies between them and what that pays."""
    assert isinstance(view.contest, Between)
    return posts_text(_posts(view), view.side, view.contest, context)


def waiting(view: View, context: Context) -> str:
    """Whom the table waits for: "Waiting for Bo."; empty where it waits for this seat alone."""
    seats = list(dict.fromkeys(choice.seat for choice in view.awaited if choice.seat is not None))
    others = [seat for seat in seats if seat != view.seat]
    kinds = {choice.kind for choice in view.awaited}
    if others:
        return context.say("waiting", players=context.who(others))
    if seats:
        return ""
    if not kinds:
        return context.say("waiting.closed.evening" if context.evening else "waiting.closed")
    obstacles = [reason(choice, context.language) for choice in view.awaited if not choice.open]
    if obstacles:
        return " ".join(obstacles)
    return context.say("waiting.begin" if Kind.BEGIN in kinds else "waiting.cards")


def _bets(view: View, own: dict[Kind, Choice], context: Context) -> list[str]:
    asked = [context.say("prompt.turn"), *_cards(view, context)]
    house = isinstance(context.variant.pot, House)
    if not house:
        asked.append(context.say("prompt.pot", pot=view.pot))
    bet = own.get(Kind.BET)
    if bet:
        asked.append(_bet(bet, own.get(Kind.PASS), context, house=house))
        asked += _notes(view, bet, context)
    if Kind.BUY in own:
        asked.append(context.say("prompt.buy" if bet else "prompt.buy.only", price=own[Kind.BUY].price))
    elif not bet:
        asked.append(context.say("prompt.pass"))
    return asked


def _bet(bet: Choice, passing: Choice | None, context: Context, *, house: bool) -> str:
    key = "prompt.bet.only" if bet.least == bet.most else "prompt.bet"
    if passing is None:
        return context.say(key, least=bet.least, most=bet.most)
    how = "pay" if passing.price else "out" if house else "pass"
    return context.say(f"{key}.{how}", least=bet.least, most=bet.most, price=passing.price)


def _notes(view: View, bet: Choice, context: Context) -> list[str]:
    """What the range hides: what a win pays, what the top of it does, what a loss may cost."""
    notes = []
    contest = view.contest
    step = next(step for step in context.variant.turn + context.variant.deal if isinstance(step, Bet))
    if step.most is Most.HALF or (step.first_round is Most.HALF and bet.most == view.pot // 2):
        notes.append(context.say("prompt.bet.half"))
    if isinstance(contest, Beat):
        if contest.pays > 1:
            notes.append(context.say("prompt.pays", pays=contest.pays))
            if bet.most * contest.pays >= view.pot:
                notes.append(context.say("prompt.busts", most=bet.most))
    elif len(view.centre) == 2:
        pair = contest.spread(_posts(view)) < 0
        if pair and contest.alike < 0:
            notes.append(_cost("prompt.alike-costs", -contest.alike, view, bet, context))
        elif not pair and contest.post < -1:
            notes.append(_cost("prompt.post-costs", -contest.post, view, bet, context))
    if context.variant.ends_potted and bet.most == view.pot:
        notes.append(context.say("prompt.ends", most=bet.most))
    return notes


def _cost(key: str, bets: int, view: View, bet: Choice, context: Context) -> str:
    """What the worst card costs; where that is why the bet is limited, what part of the stack may be bet."""
    assert view.seat is not None
    share = f"share.{bets}"
    if (
        bet.most < view.pot
        and bet.most == view.seats[view.seat].stack // bets
        and context.language.has(share)
    ):
        return context.say(f"{key}.limit", bets=bets, share=context.say(share))
    return context.say(key, bets=bets)


def _posts(view: View) -> tuple[int, int]:
    first, second = view.centre
    return post_rank(first, low=view.ace_low), post_rank(second)


def _cards(view: View, context: Context) -> list[str]:
    """The card to beat, or the posts as far as they lie there."""
    if isinstance(view.contest, Between):
        if len(view.centre) == 2:
            return [posts(view, context)]
        return [context.say("prompt.first-post", card=context.card(view.centre[0]))] if view.centre else []
    return [context.say("prompt.beat", card=context.card(view.faced))] if view.faced is not None else []


def _raise(view: View, own: dict[Kind, Choice], context: Context) -> list[str]:
    asked = [context.say("prompt.turn"), *_cards(view, context)]
    choice = own.get(Kind.RAISE)
    if choice is None:
        return [*asked, context.say("prompt.stay")]
    key = "prompt.raise" if choice.least == choice.most else "prompt.raise.range"
    return [*asked, context.say(key, least=choice.least, most=choice.most)]


def _call(view: View, choice: Choice, context: Context) -> list[str]:
    what = Calling.ACE if "high" in choice.options else Calling.SIDE
    return [context.say("prompt.turn"), *_cards(view, context), context.say(f"prompt.call.{what}")]


def _show(choice: Choice, context: Context) -> str:
    """The cards that may be shown; to be typed they stand as they are typed, whatever cards look like on the screen."""
    if not context.typed:
        cards = context.language.listed([context.card(card) for card in reversed(choice.cards)], "or")
        return context.say("prompt.show.chosen", cards=cards)
    typed = [card_text(card, Face(CardStyle.SHORT), context.language) for card in reversed(choice.cards)]
    shows = [context.say("prompt.show.card", card=card) for card in typed]
    return context.say("prompt.show", cards=context.language.listed(shows, "or"))


def _vote(view: View, context: Context) -> str:
    """The share is of all who are there and do not sit out (HCP-11, COM-15)."""
    sharers = sum(1 for seat in view.seats if seat.taken and not seat.out and not seat.leaving)
    share, rest = divmod(view.pot, sharers)
    return context.say("prompt.vote" if rest else "prompt.vote.even", pot=view.pot, share=share, rest=rest)
