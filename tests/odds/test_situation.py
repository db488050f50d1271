"""A question about one bet becomes the view that a table would give, or is refused by name."""

import random
from fractions import Fraction
from typing import Any

import pytest

from reddog.cards import cards_in, parse, parse_cards
from reddog.errors import BadCard, BadRules, RedDogError
from reddog.odds.advice import advice
from reddog.odds.cardmap import card_map
from reddog.odds.exact import chances, win
from reddog.odds.situation import Situation, may_look, view_of
from reddog.rules.choices import Kind
from reddog.rules.house import with_rules
from reddog.rules.session import apply, awaited, start
from reddog.rules.state import Session, Stage
from reddog.rules.variants import (
    CASINO,
    DENEXA,
    FORT_WAYNE,
    HIGH_CARD_POOL,
    POLISH,
    POT_IN_BETWEEN,
    SHOOT,
    SLIPPERY_SAM,
    VARIANTS,
    Variant,
)
from reddog.rules.views import View, view
from reddog.testing import any_move, any_rules, any_stacks

POOL_HAND = "As Kh 9d 7c 3c"


def asked(variant: Variant, **facts: Any) -> Situation:
    """A situation with its cards in letters."""
    for name in ("hand", "posts", "seen", "coming"):
        facts[name] = parse_cards(facts.get(name, ""), packs=8)
    if "upcard" in facts:
        facts["upcard"] = parse(facts["upcard"])
    return Situation(variant=variant, **facts)


def refused(variant: Variant, **facts: Any) -> RedDogError:
    with pytest.raises(RedDogError) as error:
        view_of(asked(variant, **facts))
    return error.value


def kinds(seen: View) -> set[Kind]:
    return {choice.kind for choice in seen.awaited if choice.open}


# The same as at a table.


def of_table(seen: View, session: Session) -> Situation | None:
    """The situation that a seat's view is in; None where a question cannot say all that the seat knows."""
    assert seen.seat is not None
    own = seen.seats[seen.seat]
    shuffled = seen.fresh > 0 and not seen.pool
    known = bool(seen.coming) and not seen.fresh and seen.turn is not None
    asked_of_cards = seen.bought or (seen.hidden and seen.hand) or seen.stock < 6
    first_round = seen.game_deals == 1 and ("first-round", "half") in seen.house
    if not (shuffled or known) or asked_of_cards or first_round:
        return None
    if seen.burn == "literal" and seen.coming and seen.fresh == 1:
        return None
    coming = seen.coming if known else ()
    shown = [card for layer in seen.seen for card in cards_in(layer)]
    upcard = seen.faced if seen.faced is not None else seen.upcard
    posts = seen.centre if seen.faced is None else ()
    for card in (*seen.hand, *posts, *coming, *(() if upcard is None else (upcard,))):
        shown.remove(card)
    return Situation(
        variant=session.variant,
        hand=seen.hand,
        upcard=upcard,
        posts=posts,
        seen=tuple(shown),
        coming=coming,
        pot=max(seen.pot, 1),
        stack=own.stack + own.bet,
        bet=own.bet or None,
        ace_low=seen.ace_low,
        side=seen.side,
    )


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_the_answers_are_those_at_a_table(variant: Variant) -> None:
    """Sessions played at random, with house rules: whatever a seat is asked, the question about it has the same answer."""
    luck = random.Random(f"situation {variant.name}")
    compared = 0
    for _ in range(60):
        ruled = any_rules(variant, luck)
        session = start(ruled, any_stacks(ruled, luck, most=8))
        for _ in range(60):
            move = any_move(session, luck, restless=0.0)
            if move is None:
                break
            session = apply(session, move)
            if session.stage is not Stage.DEAL:
                continue
            for choice in awaited(session):
                if (
                    choice.seat is not None
                    and choice.open
                    and choice.kind in {Kind.BET, Kind.CALL, Kind.STAY}
                ):
                    compared += compare(session, choice.seat)
    assert compared > 100


def compare(session: Session, seat: int) -> int:
    at_table = view(session, seat)
    situation = of_table(at_table, session)
    if situation is None:
        return 0
    made = view_of(situation)
    assert chances(made) == chances(at_table)
    assert card_map(made) == card_map(at_table)
    here, there = advice(made, variant=session.variant), advice(at_table, variant=session.variant)
    assert here == there
    return 1


# What is asked in each game.


def test_a_hand_is_seen_before_the_bet() -> None:
    seen = view_of(asked(HIGH_CARD_POOL, hand=POOL_HAND, seen="4c Qd"))
    assert win(seen) == Fraction(33, 45)
    assert seen.hidden == 0
    assert kinds(seen) == {Kind.BET}


@pytest.mark.parametrize("variant", [HIGH_CARD_POOL, DENEXA, SHOOT], ids=lambda variant: variant.name)
def test_without_a_hand_it_is_the_chance_before_the_look_and_nothing_is_decided(variant: Variant) -> None:
    seen = view_of(asked(variant))
    exact = {5: Fraction(8689, 19740), 4: Fraction(4489, 11900), 3: Fraction(6327, 20825)}
    assert win(seen) == exact[variant.hand]
    assert seen.awaited == ()


def test_which_hands_may_be_seen() -> None:
    looked = {variant.name for variant in VARIANTS if may_look(variant)}
    assert looked == {"high-card-pool", "denexa", "shoot"}


@pytest.mark.parametrize(
    ("rules", "coming", "chance"),
    [
        # B2: the seventh of eight players with five cards, and the eighth.
        ({}, "9s Kh 4d 2c Jd 6h", 0),
        ({"burn": "reshuffle"}, "9s Kh 4d 2c Jd 6h", Fraction(2, 3)),
        ({"burn": "never"}, "9s Kh 4d 2c Jd 6h", 1),
        ({"burn": "fresh"}, "Kh 9s", 0),
        # A card that is burned alone comes straight back.
        ({}, "9s", 1),
        ({}, "Ks", 0),
    ],
)
def test_cards_that_come_round(rules: dict[str, str], coming: str, chance: Fraction) -> None:
    pool = with_rules(HIGH_CARD_POOL, rules)
    assert win(view_of(asked(pool, hand="Ts 7h 5d 3c 8d", coming=coming))) == chance


def test_a_known_card_decides_an_unseen_hand_no_more_than_a_centre_card_does() -> None:
    against_six = win(view_of(asked(SLIPPERY_SAM, upcard="6d")))
    assert win(view_of(asked(POLISH, coming="6d"))) == against_six == Fraction(1212, 2975)


def test_a_card_that_is_turned_up_leaves_nothing_to_decide() -> None:
    for upcard, chance in (("Qh", 1), ("Qc", 0)):
        seen = view_of(asked(HIGH_CARD_POOL, hand=POOL_HAND, upcard=upcard))
        assert win(seen) == chance
        assert seen.awaited == ()
    seen = view_of(asked(POT_IN_BETWEEN, posts="4c Jd", upcard="9s"))
    assert win(seen) == 1
    assert seen.awaited == ()
    assert win(view_of(asked(CASINO, posts="4c Jd", upcard="Js"))) == 0


def test_the_centre_card_is_low_enough() -> None:
    assert win(view_of(asked(SLIPPERY_SAM, upcard="6d", seen="Kd 9c"))) == Fraction(124, 329)
    error = refused(SLIPPERY_SAM, upcard="7d")
    assert (error.code, error.facts["rank"]) == ("centre_too_high", "6")
    low = with_rules(SLIPPERY_SAM, ace="low")
    assert refused(low, upcard="6d").facts["rank"] == "5"
    assert win(view_of(asked(low, upcard="Ad"))) == Fraction(11686, 20825)
    for rules in ({"threshold": "none"}, {"none-comes": "last"}):
        view_of(asked(with_rules(SLIPPERY_SAM, rules), upcard="Kd"))
    assert refused(with_rules(SLIPPERY_SAM, threshold="two"), upcard="3d").facts["rank"] == "2"
    assert refused(with_rules(low, threshold="ace"), upcard="2d").facts["rank"] == "A"


def test_cards_may_be_bought_where_the_game_has_it() -> None:
    assert kinds(view_of(asked(FORT_WAYNE, upcard="6d", pot=20))) == {Kind.BET, Kind.BUY}
    assert kinds(view_of(asked(FORT_WAYNE, upcard="6d", pot=20, stack=3))) == {Kind.BET}


def test_posts_are_bet_called_or_raised() -> None:
    assert kinds(view_of(asked(POT_IN_BETWEEN, posts="4c Jd"))) == {Kind.BET, Kind.PASS}
    assert kinds(view_of(asked(POT_IN_BETWEEN, posts="4c Jd", stack=1))) == {Kind.PASS}, "two could be lost"
    assert kinds(view_of(asked(POT_IN_BETWEEN, posts="4c 4d"))) == {Kind.CALL}
    assert kinds(view_of(asked(POT_IN_BETWEEN, posts="4c 4d", side="lower"))) == {Kind.BET, Kind.PASS}
    assert kinds(view_of(asked(POT_IN_BETWEEN, posts="Ac"))) == {Kind.CALL}
    assert kinds(view_of(asked(POT_IN_BETWEEN, posts="4c 5d"))) == set()
    assert kinds(view_of(asked(CASINO))) == {Kind.BET, Kind.PASS}
    assert kinds(view_of(asked(CASINO, posts="4c Jd", bet=5))) == {Kind.RAISE, Kind.STAY}
    assert kinds(view_of(asked(CASINO, posts="4c Jd", bet=60))) == {Kind.STAY}, "40 chips do not raise 60"
    assert kinds(view_of(asked(CASINO, posts="4c 4d", bet=5))) == set()
    assert kinds(view_of(asked(CASINO, posts="4c 5d", bet=5))) == set()


def test_an_ace_that_was_called_low_is_a_post_below_the_two() -> None:
    assert win(view_of(asked(POT_IN_BETWEEN, posts="Ac Ad", ace_low=True))) == Fraction(48, 50)
    assert chances(view_of(asked(POT_IN_BETWEEN, posts="Ac Ad", side="lower"))).win == 48  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("packs", "post"), [(1, "3/25"), (2, "7/51"), (4, "15/103"), (6, "23/155"), (8, "31/207")]
)
def test_posts_with_several_packs(packs: int, post: str) -> None:
    """O-16. Copies of one card lie in layers."""
    shoe = with_rules(CASINO, packs=packs)
    found = chances(view_of(asked(shoe, posts="4c 6d")))
    assert found is not None
    assert Fraction(found.post, found.of) == Fraction(post)
    if packs > 1:
        thinned = chances(view_of(asked(shoe, posts="4c 6d", seen="5c 5c")))
        assert thinned is not None
        assert (thinned.win, thinned.of) == (found.win - 2, found.of - 2)


def test_seen_cards_count() -> None:
    """O-07: four eights seen, then one; posts seven and nine."""
    assert win(view_of(asked(POT_IN_BETWEEN, posts="7c 9d", seen="8c 8d 8h 8s"))) == 0
    assert win(view_of(asked(POT_IN_BETWEEN, posts="7c 9d", seen="8c"))) == Fraction(3, 49)


def test_a_question_leaves_nothing_behind_for_the_next() -> None:
    """O-18."""
    before = view_of(asked(SHOOT, hand="As Kh Qd"))
    view_of(asked(SHOOT, hand="As Kh Qd", seen="2s 3s 4s"))
    assert view_of(asked(SHOOT, hand="As Kh Qd")) == before


# What cannot be.


@pytest.mark.parametrize(
    ("variant", "facts", "error", "code"),
    [
        (HIGH_CARD_POOL, {"hand": "As Kh 9d 7c 7c"}, BadCard, "card_twice"),
        (HIGH_CARD_POOL, {"hand": POOL_HAND, "seen": "As"}, BadCard, "card_twice"),
        (HIGH_CARD_POOL, {"hand": POOL_HAND, "upcard": "9d"}, BadCard, "card_twice"),
        (HIGH_CARD_POOL, {"hand": POOL_HAND, "seen": "2c", "coming": "2c"}, BadCard, "card_twice"),
        (POT_IN_BETWEEN, {"posts": "4c Jd", "seen": "Jd"}, BadCard, "card_twice"),
        (with_rules(CASINO, packs=2), {"posts": "4c 4c", "seen": "4c"}, BadCard, "card_twice"),
        (HIGH_CARD_POOL, {"hand": "As Kh 9d 7c"}, BadCard, "wrong_hand"),
        (DENEXA, {"hand": POOL_HAND}, BadCard, "wrong_hand"),
        (with_rules(HIGH_CARD_POOL, hand=4), {"hand": POOL_HAND}, BadCard, "wrong_hand"),
        (SLIPPERY_SAM, {"hand": "As Kh 9d", "upcard": "6d"}, BadRules, "hand_not_seen"),
        (FORT_WAYNE, {"hand": "As Kh 9d", "upcard": "6d"}, BadRules, "hand_not_seen"),
        (POLISH, {"hand": "As Kh 9d"}, BadRules, "hand_not_seen"),
        (CASINO, {"hand": "As"}, BadRules, "no_hand_here"),
        (POT_IN_BETWEEN, {"hand": "As", "posts": "4c Jd"}, BadRules, "no_hand_here"),
        (SHOOT, {"hand": "As Kh 9d", "posts": "4c Jd"}, BadRules, "no_posts_here"),
        (SHOOT, {"hand": "As Kh 9d", "bet": 5}, BadRules, "no_first_bet"),
        (POT_IN_BETWEEN, {"posts": "4c Jd", "bet": 5}, BadRules, "no_first_bet"),
        (CASINO, {"bet": 5}, BadRules, "no_first_bet"),
        (CASINO, {"posts": "4c Jd", "bet": 101}, BadRules, "bet_above_stack"),
        (CASINO, {"posts": "4c Jd", "bet": 0}, BadRules, "bad_amount"),
        (CASINO, {"posts": "4c"}, BadRules, "two_posts_needed"),
        (CASINO, {"posts": "4c Jd 5c"}, BadRules, "two_posts_needed"),
        (CASINO, {"upcard": "4c"}, BadRules, "two_posts_needed"),
        (CASINO, {"posts": "4c Jd", "coming": "9s"}, BadRules, "no_card_comes"),
        (FORT_WAYNE, {"upcard": "6d", "coming": "9s"}, BadRules, "no_card_comes"),
        (POT_IN_BETWEEN, {}, BadRules, "posts_needed"),
        (POT_IN_BETWEEN, {"posts": "4c"}, BadRules, "posts_needed"),
        (with_rules(POT_IN_BETWEEN, ace="high"), {"posts": "Ac"}, BadRules, "posts_needed"),
        (SLIPPERY_SAM, {}, BadRules, "centre_card_needed"),
        (POT_IN_BETWEEN, {"posts": "4c Ad", "ace_low": True}, BadRules, "no_ace_to_call"),
        (CASINO, {"posts": "Ac 4d", "ace_low": True}, BadRules, "no_ace_to_call"),
        (SHOOT, {"hand": "As Kh 9d", "ace_low": True}, BadRules, "no_ace_to_call"),
        (POT_IN_BETWEEN, {"posts": "4c 5d", "side": "higher"}, BadRules, "no_side_to_call"),
        (POT_IN_BETWEEN, {"posts": "Ac Ad", "ace_low": True, "side": "lower"}, BadRules, "no_side_to_call"),
        (CASINO, {"posts": "4c 4d", "side": "higher"}, BadRules, "no_side_to_call"),
        (with_rules(POT_IN_BETWEEN, pair="wins-two"), {"posts": "4c 4d"}, BadRules, "nothing_bet_here"),
        (with_rules(POT_IN_BETWEEN, pair="new-posts"), {"posts": "4c 4d"}, BadRules, "nothing_bet_here"),
        (with_rules(POT_IN_BETWEEN, consecutive="new-posts"), {"posts": "4c 5d"}, BadRules, "nothing_bet_here"),
        (SHOOT, {"hand": "As Kh 9d", "pot": 0}, BadRules, "bad_amount"),
        (SHOOT, {"hand": "As Kh 9d", "stack": 10**12 + 1}, BadRules, "bad_amount"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(
    variant: Variant, facts: dict[str, Any], error: type[RedDogError], code: str
) -> None:
    found = refused(variant, **facts)
    assert (type(found), found.code) == (error, code)


def test_the_card_that_is_there_twice_is_named() -> None:
    assert refused(HIGH_CARD_POOL, hand=POOL_HAND, seen="9d").facts == {"card": "9d", "packs": 1}


def all_but(text: str, packs: int = 1) -> str:
    """All cards of some packs but these, in letters."""
    left = [f"{rank}{suit}" for rank in "23456789TJQKA" for suit in "cdhs"] * packs
    for card in text.split():
        left.remove(card)
    return " ".join(left)


def test_cards_are_left_to_decide_the_bet() -> None:
    """O-20: no unseen card is a clear message, and the last ones are counted."""
    error = refused(SHOOT, hand="As Kh 9d", seen=all_but("As Kh 9d"))
    assert (error.code, error.facts) == ("too_few_unseen", {"unseen": 0, "needed": 1})
    assert win(view_of(asked(SHOOT, hand="As Kh 9d", seen=all_but("As Kh 9d 2s")))) == 1
    assert refused(POLISH, seen=all_but("As Kh 9d")).facts["needed"] == 4
    assert win(view_of(asked(POLISH, seen=all_but("As Ks 9s 2s")))) == Fraction(3, 4), (
        "unless the ace is turned"
    )
    assert refused(SLIPPERY_SAM, upcard="6d", seen=all_but("As Kh 6d")).facts["needed"] == 3
    assert win(view_of(asked(SLIPPERY_SAM, upcard="6d", seen=all_but("As Kh Qd 6d")))) == 1
    assert refused(CASINO, seen=all_but("As Kh")).facts["needed"] == 3
    assert chances(view_of(asked(CASINO, seen=all_but("2s Kh 8c")))) is not None
    assert refused(POT_IN_BETWEEN, posts="4c Jd", seen=all_but("4c Jd")).facts["needed"] == 1
    two = with_rules(POT_IN_BETWEEN, packs=2)
    assert win(view_of(asked(two, posts="4c Jd", seen=all_but("4c Jd 8c", packs=2)))) == 1
