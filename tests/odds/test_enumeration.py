"""The chances against every way in which the cards can lie, on hundreds of views made by chance."""

import random

import pytest

from reddog.cards import PACK, mask, parse_cards
from reddog.odds.exact import Chances, chances, win
from reddog.rules.contests import Beat
from tests.odds import by_hand
from tests.odds.views import CASINO, POT_BETWEEN, between, holding, made


@pytest.mark.parametrize("seed", range(300))
def test_against_every_order_of_the_cards(seed: int) -> None:
    chance = random.Random(seed)
    pack = chance.sample(by_hand.PACK, 52)
    burn = chance.choice(["", "literal", "fresh", "reshuffle"])
    ace_low = chance.random() < 0.3
    count = chance.randint(2, 6)
    left, rest = pack[:count], pack[count:]
    hidden = chance.choice([0, 0, 1, 2]) if count > 3 else 0
    hand = [] if hidden else rest[:3]
    fresh = chance.randint(0, count - hidden)
    coming = tuple(rest[3 : 3 + chance.randint(0, 3 if fresh else 4)]) if burn else ()
    pool: tuple[str, ...] = ()
    if burn == "reshuffle" and chance.random() < 0.4:
        pool = tuple(rest[10 : 10 + chance.randint(1, 3)])
        fresh = len(pool)
    if not fresh and not coming:
        fresh = 1
    burned = burn != "" and chance.random() < 0.3
    view = made(
        contest=Beat(ace_low=ace_low),
        hand=parse_cards(" ".join(hand)),
        hidden=hidden,
        seen=(PACK & ~mask(parse_cards(" ".join(left))),),
        fresh=fresh,
        coming=parse_cards(" ".join(coming)),
        pool=mask(parse_cards(" ".join(pool))),
        burn=burn,
        burned=0 if burned else None,
    )
    assert win(view) == by_hand.win_chance(
        hand,
        left,
        hidden=hidden,
        fresh=fresh,
        coming=coming,
        pool=pool,
        burn=burn,
        burned=burned,
        ace_low=ace_low,
    )


@pytest.mark.parametrize("seed", range(100))
def test_a_hidden_hand_against_a_centre_card_by_every_hand(seed: int) -> None:
    chance = random.Random(seed)
    pack = chance.sample(by_hand.PACK, 52)
    ace_low = chance.random() < 0.3
    hidden = chance.randint(1, 4)
    left = pack[: chance.randint(hidden, 16)]
    centre = pack[-1]
    view = made(
        contest=Beat(ace_low=ace_low),
        faced=parse_cards(centre)[0],
        hidden=hidden,
        seen=(PACK & ~mask(parse_cards(" ".join(left))),),
    )
    assert win(view) == by_hand.centre_chance(centre, left, hidden=hidden, ace_low=ace_low)


@pytest.mark.parametrize("seed", range(200))
def test_posts_against_every_third_card(seed: int) -> None:
    chance = random.Random(seed)
    packs = chance.choice([1, 1, 2, 6])
    shoe = chance.sample(by_hand.PACK * packs, 52 * packs)
    left = shoe[: chance.randint(1, len(shoe) - 2)]
    first, second = shoe[-2:]
    seen = shoe[len(left) : -2]
    low = first[0] == "A" and chance.random() < 0.5
    contest = chance.choice([POT_BETWEEN, CASINO])
    view = between(f"{first} {second}", " ".join(seen), contest=contest, packs=packs, ace_low=low)
    found = chances(view, side="higher")
    assert found is not None
    posts = by_hand.third_card((first, second), left, low=low)
    if first[0] == second[0] and not low:
        higher = sum(by_hand.HIGH.index(card[0]) > by_hand.HIGH.index(first[0]) for card in left)
        assert (found.win, found.alike) == (higher, posts["alike"])
    elif contest.spread(view_posts(first, second, low=low)) == 0:
        assert found == Chances(push=1)
    else:
        assert (found.win, found.lose, found.post) == (posts["win"], posts["lose"], posts["post"])


def view_posts(first: str, second: str, *, low: bool) -> tuple[int, int]:
    return -1 if low else by_hand.HIGH.index(first[0]), by_hand.HIGH.index(second[0])


def test_the_mean_over_all_hands_is_the_chance_of_a_blind_bet() -> None:
    """The same bet by two routes: every hand that is held, and a hand that is hidden."""
    gone = by_hand.PACK[9:]
    left = by_hand.PACK[:9]
    found = []
    for index, first in enumerate(left):
        for second in left[index + 1 :]:
            value = win(holding(f"{first} {second}", " ".join(gone)))
            assert value is not None
            found.append(value)
    assert by_hand.average(found) == win(holding("", " ".join(gone), hidden=2))
