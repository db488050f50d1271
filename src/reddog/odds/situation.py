"""One bet that somebody asks about, and the view of the player who may place it.

The other modules answer for a `View`, as a table gives it; here a question that names only a game, some cards and some
chips becomes one. Nothing is counted here. What the question leaves open is as if nobody else held cards: every card
that was not named may be the next one.
"""

from __future__ import annotations

from itertools import chain

import msgspec
from msgspec.structs import replace

from reddog.cards import ACE, NAMES, RANKS, SIZE, Card, CardSet, layers, mask, rank
from reddog.errors import BadCard, BadRules
from reddog.rules import limits
from reddog.rules.choices import Choice, Kind
from reddog.rules.contests import Beat, Between, Consecutive, Pair, post_rank
from reddog.rules.moves import Called
from reddog.rules.pots import House
from reddog.rules.state import Stage
from reddog.rules.steps import Bet, Burn, Call, Calling, Look, NoneComes, Raise, TurnUp
from reddog.rules.variants import MOST_CHIPS, Variant
from reddog.rules.views import SeatView, View

POT = 12
"""Chips in a pot that a question does not name."""
STACK = 100
"""Chips of a player whose stack a question does not name."""


class Situation(msgspec.Struct, frozen=True, kw_only=True):
    """A question about one bet of one player, whose turn it is."""

    variant: Variant
    hand: tuple[Card, ...] = ()
    """The player's cards, where they may be seen; none for a hand that is not looked at."""
    upcard: Card | None = None
    """The centre card; in other games the card that was turned up for the bet, or the third card."""
    posts: tuple[Card, ...] = ()
    seen: tuple[Card, ...] = ()
    """Other cards seen since the shuffle."""
    coming: tuple[Card, ...] = ()
    """All that is left of the stock, where it is known: burned cards that come round, the next one first."""
    pot: int = POT
    stack: int = STACK
    """All chips of the player, those in a bet that lies there among them."""
    bet: int | None = None
    """The bet that lies before two posts of the house; without it the least one."""
    ace_low: bool = False
    """The first post is an ace that was called low."""
    side: str = ""
    """What was called on a pair: higher, lower, or nothing yet."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card that is named; a copy for each time."""
        turned = () if self.upcard is None else (self.upcard,)
        return (*self.hand, *turned, *self.posts, *self.seen, *self.coming)


def view_of(asked: Situation) -> View:
    """What the player of a situation knows, and may do now.

    Raises BadCard: `card_twice` for a card that is named more often than the packs hold it, `wrong_hand` with the
    right size, `centre_too_high`, and `too_few_unseen` where no card is left to decide the bet. Raises BadRules:
    `bad_amount` for chips that are not from 1 to 10**12; `hand_not_seen`, `no_hand_here`, `no_posts_here`,
    `no_card_comes`, `no_first_bet` and `bet_above_stack` for what the game does not have; `centre_card_needed`,
    `posts_needed` and `two_posts_needed` for what it cannot be answered without; `no_ace_to_call`, `no_side_to_call`;
    and `nothing_bet_here` for posts that are put away without a bet.
    """
    for name, chips in (("pot", asked.pot), ("stack", asked.stack), ("least", asked.variant.stakes.least)):
        _whole(name, chips)
    packs = asked.variant.packs
    for card in asked.cards:
        if asked.cards.count(card) > packs:
            raise BadCard("card_twice", card=NAMES[card], packs=packs)
    if isinstance(asked.variant.contest, Beat):
        return _with_hand(asked, asked.variant.contest)
    return _with_posts(asked, asked.variant.contest)


def may_look(variant: Variant) -> bool:
    """Whether a player has seen the hand before the bet."""
    before = variant.turn[: next((at for at, step in enumerate(variant.turn) if isinstance(step, Bet)), 0)]
    return any(isinstance(step, Look) for step in chain(variant.deal, before))


def _whole(name: str, chips: int) -> None:
    if not 1 <= chips <= MOST_CHIPS:
        raise BadRules("bad_amount", amount=name, least=1, most=MOST_CHIPS)


# A card of the hand must beat another.


def _with_hand(asked: Situation, contest: Beat) -> View:
    variant = asked.variant
    centre = next((step for step in variant.deal if isinstance(step, TurnUp)), None)
    _check_hand(asked)
    hidden = 0 if asked.hand else variant.hand
    if asked.posts:
        raise BadRules("no_posts_here", game=variant.name)
    if asked.bet is not None:
        raise BadRules("no_first_bet", game=variant.name)
    _check_calls(asked, pair=False, ace=False)
    if centre is not None:
        _check_centre(asked, centre, contest)
    unseen = SIZE - len(asked.cards)
    known = asked.upcard is not None or bool(asked.coming)
    if unseen < hidden + (not known):
        raise BadCard("too_few_unseen", unseen=unseen, needed=hidden + (not known))
    fresh = 0 if asked.coming else unseen - hidden
    # Nothing is decided before the hand is looked at where it is, nor once the card is turned up.
    open_bet = (asked.hand or not may_look(variant)) and (centre is not None or asked.upcard is None)
    shown = {"faced": asked.upcard, "centre": (asked.upcard,)} if centre else {"upcard": asked.upcard}
    return replace(
        _view(asked),
        turn=0,
        hand=tuple(sorted(asked.hand)),
        hidden=hidden,
        coming=asked.coming,
        fresh=fresh,
        stock=fresh + len(asked.coming),
        burn=next((str(step.when) for step in variant.turn if isinstance(step, Burn)), ""),
        awaited=_turn_choices(asked, stock=fresh + len(asked.coming)) if open_bet else (),
        **shown,
    )


def _check_hand(asked: Situation) -> None:
    variant = asked.variant
    if asked.hand and not may_look(variant):
        raise BadRules("hand_not_seen", game=variant.name)
    if asked.hand and len(asked.hand) != variant.hand:
        raise BadCard("wrong_hand", game=variant.name, size=variant.hand, count=len(asked.hand))


def _check_centre(asked: Situation, step: TurnUp, contest: Beat) -> None:
    if asked.coming:
        raise BadRules("no_card_comes", game=asked.variant.name)
    if asked.upcard is None:
        raise BadRules("centre_card_needed", game=asked.variant.name)
    if step.until is None or contest.order(asked.upcard) <= step.until:
        return
    # One that was bought may be of any rank, and so may the last one of the stock where that counts.
    bought = any(isinstance(known, Bet) and known.buys for known in asked.variant.turn)
    if not bought and step.none_comes is not NoneComes.LAST:
        until = RANKS[step.until - contest.ace_low].replace("T", "10")
        raise BadCard("centre_too_high", card=NAMES[asked.upcard], game=asked.variant.name, rank=until)


def _turn_choices(asked: Situation, *, worst: int = 1, stock: int = 0) -> tuple[Choice, ...]:
    """What the player of a turn may do at its bet; what the machine would offer."""
    step = next(step for step in asked.variant.turn if isinstance(step, Bet))
    least, most = limits.bet_range(step, asked.variant.stakes, pot=asked.pot, stack=asked.stack, worst=worst)
    price, refused = limits.passing(step, most=most, stock=stock)
    choices = [
        Choice(kind=Kind.BET, seat=0, least=least, most=most, refused="" if most else "nothing_to_bet"),
        Choice(kind=Kind.PASS, seat=0, price=price, refused=refused),
    ]
    if step.buys:
        price = limits.card_price(step, start=asked.pot, pot=asked.pot)
        refused = limits.why_no_card(step, bought=0, stock=stock, stack=asked.stack, price=price)
        choices.append(Choice(kind=Kind.BUY, seat=0, price=price, refused=refused))
    return tuple(choices)


# A card must fall between two posts.


def _with_posts(asked: Situation, contest: Between) -> View:
    variant = asked.variant
    if asked.hand:
        raise BadRules("no_hand_here", game=variant.name)
    if asked.coming:
        raise BadRules("no_card_comes", game=variant.name)
    unseen = SIZE * variant.packs - len(asked.cards)
    needed = 0 if asked.upcard is not None else 3 - len(asked.posts)
    if unseen < needed:
        raise BadCard("too_few_unseen", unseen=unseen, needed=needed)
    if len(asked.posts) > 2 or (asked.upcard is not None and len(asked.posts) != 2):
        raise BadRules("two_posts_needed", game=variant.name)
    view = replace(
        _view(asked),
        centre=asked.posts,
        upcard=asked.upcard,
        fresh=unseen,
        stock=unseen,
        ace_low=asked.ace_low,
        side=asked.side,
    )
    ace = Call(Calling.ACE) in variant.turn and bool(asked.posts) and rank(asked.posts[0]) == ACE
    spread = _spread(asked, contest)
    _check_calls(asked, ace=ace, pair=Call(Calling.SIDE) in variant.turn and spread == -1)
    if isinstance(variant.pot, House):
        return _at_the_house(asked, view, spread)
    if asked.bet is not None:
        raise BadRules("no_first_bet", game=variant.name)
    if len(asked.posts) == 2:
        return _at_posts(asked, view, contest, spread)
    if not ace:
        raise BadRules("posts_needed", game=variant.name)
    call = Choice(kind=Kind.CALL, seat=0, options=(Called.HIGH, Called.LOW))
    return replace(view, turn=0, awaited=(call,))


def _spread(asked: Situation, contest: Between) -> int | None:
    """The spread of two posts; None where there are not two."""
    if len(asked.posts) < 2:
        return None
    first, second = asked.posts
    return contest.spread((post_rank(first, low=asked.ace_low), post_rank(second)))


def _check_calls(asked: Situation, *, ace: bool, pair: bool) -> None:
    """An ace is called low, a side is called, only where there is one."""
    if asked.ace_low and not ace:
        raise BadRules("no_ace_to_call", game=asked.variant.name)
    if asked.side and not pair:
        raise BadRules("no_side_to_call", game=asked.variant.name)


def _at_posts(asked: Situation, view: View, contest: Between, spread: int | None) -> View:
    """A turn at two posts, before a bet against a pot."""
    void = contest.pair is Pair.NEW_POSTS or contest.pair is Pair.WINS_TWO
    if (spread == -1 and void) or (spread == 0 and contest.consecutive is Consecutive.NEW_POSTS):
        raise BadRules("nothing_bet_here", posts=tuple(NAMES[card] for card in asked.posts))
    view = replace(view, turn=0)
    if spread == 0 or asked.upcard is not None:
        return view
    if spread == -1 and contest.pair is Pair.CALL and not asked.side:
        return replace(view, awaited=(Choice(kind=Kind.CALL, seat=0, options=(Called.HIGHER, Called.LOWER)),))
    first, second = asked.posts
    worst = contest.worst((post_rank(first, low=asked.ace_low), post_rank(second)))
    return replace(view, awaited=_turn_choices(asked, worst=worst))


def _at_the_house(asked: Situation, view: View, spread: int | None) -> View:
    """A round against the house: before any card, or at two posts with the bet placed."""
    variant = asked.variant
    step = next(step for step in variant.deal if isinstance(step, Bet))
    least, most = limits.bet_range(step, asked.variant.stakes, pot=0, stack=asked.stack)
    if not asked.posts:
        if asked.bet is not None:
            raise BadRules("no_first_bet", game=variant.name)
        choices = (
            Choice(kind=Kind.BET, seat=0, least=least, most=most),
            Choice(kind=Kind.PASS, seat=0),
        )
        return replace(view, awaited=choices)
    if len(asked.posts) < 2:
        raise BadRules("two_posts_needed", game=variant.name)
    bet = least if asked.bet is None else asked.bet
    _whole("bet", bet)
    if bet > asked.stack:
        raise BadRules("bet_above_stack", bet=bet, stack=asked.stack)
    view = replace(view, seats=(_seat(asked.stack - bet, bet=bet),))
    raising = next((step for step in variant.deal if isinstance(step, Raise)), None)
    if raising is None or not spread or spread < 0 or asked.upcard is not None:
        return view
    least, most = limits.raise_range(raising, bet=bet, stack=asked.stack - bet)
    raised = (Choice(kind=Kind.RAISE, seat=0, least=least, most=most),) if most else ()
    return replace(view, awaited=(*raised, Choice(kind=Kind.STAY, seat=0)))


# The view.


def _seat(stack: int, *, bet: int = 0) -> SeatView:
    return SeatView(
        seat=0, taken=True, stack=stack, out=False, leaving=False, playing=True, done=False, cards=0, shown=(),
        bet=bet, bought=stack + bet, cashed=0,
    )  # fmt: skip


def _view(asked: Situation) -> View:
    """What is the same in every situation: one player in a deal, with the cards that are named seen."""
    variant = asked.variant
    held: CardSet = mask(asked.cards)
    return View(
        number=0, rules=variant.label, house=variant.house, stakes=asked.variant.stakes, contest=variant.contest,
        packs=variant.packs, stage=Stage.DEAL, seat=0, seats=(_seat(asked.stack),),
        pot=0 if isinstance(variant.pot, House) else asked.pot,
        ante=0, ends_potted=False, dealer=None, banker=None, opening=0, bank_deals=0, bank_lasts=0, bank_times=0, last_round=False,
        deals=1, game_deals=2, turn=None, stock=0,
        centre=(), faced=None, upcard=None, burned=None, hand=(), hidden=0, seen=layers(held, variant.packs), coming=(),
        fresh=0, pool=0, burn="", ace_low=False, side="", bought=0, awaited=(), allowed=(), events=(),
    )  # fmt: skip
