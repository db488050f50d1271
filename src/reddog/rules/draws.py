"""Cards that come from the stock, and what each does when it comes."""

from __future__ import annotations

from reddog import cards
from reddog.cards import Card
from reddog.rules import stock
from reddog.rules.contests import Between, Consecutive, Pair
from reddog.rules.events import Burned, CentreTurned, HandsDealt, PostsVoid, Shuffled, TurnedUp
from reddog.rules.moves import Draw
from reddog.rules.play import end_turn, put_posts_away, seat_of
from reddog.rules.settle import posts_of, settle_all, settle_posts
from reddog.rules.state import Play, Table
from reddog.rules.steps import Burn, Deal, TurnUp
from reddog.rules.stock import BITS


def shuffle_now(table: Table) -> None:
    """The shuffle that was awaited."""
    table.tell(Shuffled(face_up=stock.shuffle(table)))


def drawn(table: Table, move: Draw) -> None:
    """The cards that were awaited have come."""
    came = move.cards
    play = table.deal
    steps = table.variant.deal if play.at < 0 else table.variant.turn
    step = steps[play.step]
    if type(step) is Deal:
        _deal_hands(table, play, step, came)
        return
    known = stock.turn_up(table, came)
    for card in came:
        step = steps[play.step]
        if type(step) is TurnUp:
            _turn_up(table, play, step, card, known)
        elif type(step) is Burn:
            table.coming += (card,)
            play.burned = card
            play.step += 1
            table.tell(Burned(card))
        else:
            _turn_centre(table, play, card, "bought" if play.bought else "free")


def _deal_hands(table: Table, play: Play, step: Deal, came: tuple[Card, ...]) -> None:
    """One card at a time from the dealer's left (COM-10)."""
    seats = play.players
    hands = list(play.hands)
    size = len(seats)
    held = 0
    for place, seat in enumerate(seats):
        hand = 0
        for card in came[place::size]:
            hand |= BITS[card]
        hands[seat] = hand
        held |= hand
    table.fresh ^= held
    play.hands = tuple(hands)
    play.step += 1
    shown: tuple[tuple[int, tuple[Card, ...]], ...] = ()
    if step.face_up:
        table.seen |= held
        play.shown = play.hands
        shown = tuple((seat, tuple(cards.cards_in(hands[seat]))) for seat in seats)
    table.tell(HandsDealt(seats=seats, count=step.count, shown=shown))


def _turn_centre(table: Table, play: Play, card: Card, role: str) -> None:
    play.centre += (card,)
    play.faced = card
    play.buying = False
    table.tell(CentreTurned(card=card, role=role))


# `known` by position: this is called for every card, and keywords cost time.
def _turn_up(table: Table, play: Play, step: TurnUp, card: Card, known: bool) -> None:  # noqa: FBT001
    contest = table.variant.contest
    if isinstance(contest, Between):
        _turn_post_or_third(table, play, contest, card)
    elif play.at >= 0:
        play.upcard = card
        play.step += 1
        table.tell(TurnedUp(card, play.players[play.at], known))
    elif step.until is not None and contest.order(card) > step.until:
        play.centre += (card,)
        table.tell(CentreTurned(card=card, role="skipped"))
    else:
        play.first = card
        play.step += 1
        _turn_centre(table, play, card, "centre")


def _turn_post_or_third(table: Table, play: Play, contest: Between, card: Card) -> None:
    seat = None if play.at < 0 else seat_of(table)
    play.step += 1
    if len(play.centre) == 2:
        play.upcard = card
        table.tell(TurnedUp(card=card, seat=seat))
        return
    play.centre += (card,)
    table.tell(CentreTurned(card=card, role="post", seat=seat))
    if len(play.centre) == 2:
        _posts_turned(table, play, contest)


def _posts_turned(table: Table, play: Play, contest: Between) -> None:
    """Both posts lie there: neighbours and pairs may be over at once."""
    posts = posts_of(table)
    spread = contest.spread(posts)
    if play.at < 0:
        # The bets are placed: settle what is decided.
        if contest.settle(posts) is not None:
            settle_all(table)
            play.over = "done"
        return
    if spread > 0:
        return
    new_posts = contest.pair is Pair.NEW_POSTS if spread else contest.consecutive is Consecutive.NEW_POSTS
    if new_posts:
        table.tell(PostsVoid(seat=seat_of(table), why="pair" if spread else "consecutive"))
        put_posts_away(table)
    elif not spread or contest.pair is Pair.WINS_TWO:
        settle_posts(table)
        end_turn(table, play)
