"""What is refused, why, and what to do instead."""

import re
from collections.abc import Iterator
from contextlib import suppress

import pytest
from msgspec.structs import replace

from reddog import cards
from reddog.errors import BadNotation, BadRules, IllegalMove, RedDogError, UnknownGame
from reddog.rules import moves
from reddog.rules.capacity import check_seats, most_seats, warnings
from reddog.rules.catalogue import find, preset
from reddog.rules.choices import Choice, Kind
from reddog.rules.house import with_rules
from reddog.rules.house_rules.table import RULES, HouseRule
from reddog.rules.notation import read, write
from reddog.rules.notation_text import closed
from reddog.rules.record import Record, single
from reddog.rules.session import allowed, apply, awaited, start
from reddog.rules.variants import CASINO, DENEXA, HIGH_CARD_POOL, SHOOT, VARIANTS
from reddog.speech.catalogue import Language
from reddog.speech.english import ENGLISH
from reddog.speech.languages import LANGUAGES
from reddog.speech.refusals import caution, reason, refusal
from tests.speech import evenings
from tests.speech.tables import ANA, BO, CY
from tests.speech.test_prompts import POOL


def refused(move: moves.AnyMove) -> str:
    with pytest.raises(IllegalMove) as error:
        apply(POOL, move)
    return refusal(error.value)


def said(call: object, *args: object, **values: object) -> str:
    with pytest.raises(RedDogError) as error:
        call(*args, **values)  # type: ignore[operator]
    return refusal(error.value)


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        (moves.Bet(BO, 13), "A bet is from 4 to 12, not 13."),
        (moves.Bet(BO, 0), "A bet is from 4 to 12, not 0."),
        (moves.Bet(BO, -1), "A bet is from 4 to 12, not -1."),
        (moves.Bet(BO, 10**9), "A bet is from 4 to 12, not 1,000,000,000."),
        (moves.Bet(BO, 2.5), "Chips are whole numbers, here from 4 to 12."),  # type: ignore[arg-type]
        (moves.Bet(CY, 4), "It is not your turn; wait until you are asked."),
        (moves.Pass(BO), "There is no passing in this game: bet."),
        (moves.BuyIn(BO, 5), "Chips can be bought once your turn in this deal is over."),
        (moves.OfferSplit(BO), "Wait until the deal is over."),
        (moves.Begin(), "That cannot be done now."),
        (moves.Close(), "Wait until the deal is over."),
        (moves.Join(BO, 5), "That seat is taken; choose an empty one."),
        (moves.Bet(7, 5), "There is no player in seat 8 of this table."),
    ],
)
def test_moves(move: moves.AnyMove, sentence: str) -> None:
    assert refused(move) == sentence


def test_the_only_bet() -> None:
    session = apply(POOL, moves.Bet(BO, 4))
    assert refusal(IllegalMove("out_of_range", kind="bet", chips=5, least=2, most=2, price=0)) == (
        "The only bet possible is 2, not 5."
    )
    with pytest.raises(IllegalMove) as error:
        apply(session, moves.Draw((0, 1, 2)))
    assert refusal(error.value) == "2 cards are due, not 3."


@pytest.mark.parametrize("kind", [Kind.BET, Kind.RAISE, Kind.STAKE, Kind.JOIN, Kind.BUY_IN])
def test_every_range(kind: Kind) -> None:
    for least in (1, 9):
        sentence = refusal(
            IllegalMove("out_of_range", kind=str(kind), chips=12, least=least, most=9, price=0)
        )
        assert "9" in sentence
        assert "12" in sentence


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("1h", '"1h" is not a card; write a rank and a suit, such as Qh or 10s.'),
        ("joker", '"joker" is not a card; write a rank and a suit, such as Qh or 10s.'),
        ("{0}%s", '"{0}%s" is not a card; write a rank and a suit, such as Qh or 10s.'),
    ],
)
def test_cards(text: str, sentence: str) -> None:
    assert said(cards.parse, text) == sentence


def test_a_card_named_twice() -> None:
    assert said(cards.parse_cards, "Th 10h") == "10h is named twice, and one pack holds it once."
    assert said(cards.parse_cards, "Th Th Th", packs=2) == "10h is named more often than 2 packs hold it."


def test_names_of_games() -> None:
    assert said(find, "red dog").startswith(
        "Several games are called red dog. Which one do you mean: High Card Pool, Denexa Red Dog,"
    )
    assert said(find, "chess") == 'There is no game called "chess". reddog games lists them all.'
    assert said(find, "shoott") == 'There is no game called "shoott". Did you mean Shoot?'
    assert said(preset, "shoot@7") == "This program has version 1 of shoot, not version 7."


@pytest.mark.parametrize(
    ("rule", "value", "sentence"),
    [
        ("hand", "8", 'Cards in a hand: a whole number from 3 to 7, not "8".'),
        ("hand", "{x}", 'Cards in a hand: a whole number from 3 to 7, not "{x}".'),
        ("burn", "twice", 'Burned cards: "twice" is none of the choices.'),
        ("hnad", "4", 'There is no house rule "hnad". Did you mean hand?'),
        ("colour", "red", 'There is no house rule "colour".'),
        (
            "bank",
            "10",
            'The house rule "Opening bank" is not for this game: it has no bank.',
        ),
    ],
)
def test_house_rules(rule: str, value: str, sentence: str) -> None:
    assert said(with_rules, HIGH_CARD_POOL, {rule: value}) == sentence


def test_house_rules_that_do_not_go_together() -> None:
    assert said(with_rules, SHOOT, least=10) == "The least bet (10) must be less than the smallest bank (10)."
    assert said(with_rules, CASINO, least=300) == "The least bet (300) is more than the greatest (200)."
    assert said(with_rules, HIGH_CARD_POOL, face_up=True, loser_shows="nothing") == (
        "Two house rules do not go together. A loser shows nothing. Hands are dealt face up. What lies face up cannot be kept back."
    )
    assert said(with_rules, DENEXA, refill="empty") == (
        "Two house rules do not go together. All ante again only when the pot is emptied. "
        "A won bet of the whole pot ends the game. A pot that is emptied ends the game."
    )
    assert (
        said(with_rules, CASINO, pay_table="x")
        == 'Pay table: at most 11 numbers from 0 to 1,000 with commas, not "x".'
    )
    assert said(with_rules, CASINO, shoe="x") == (
        'Shoe: one of the choices or a whole number from 0 to 49, not "x".'
    )


@pytest.mark.parametrize(
    ("rule", "value", "sentence"),
    [
        ("hand", "8", 'Cards in a hand (hand): a whole number from 3 to 7, not "8".'),
        ("burn", "twice", 'Burned cards (burn): literal, fresh, reshuffle or never, not "twice".'),
        (
            "bank",
            "10",
            (
                "The house rule Opening bank (bank) is not for this game: it has no bank. It has dealer-bank, ante, least, hand, "
                "ace, burn, passing, antes, refill, ends-when-potted, winner-shows, loser-shows, face-up and dealt-out."
            ),
        ),
    ],
)
def test_who_types_house_rules_is_also_told_what_to_type(rule: str, value: str, sentence: str) -> None:
    with pytest.raises(RedDogError) as error:
        with_rules(HIGH_CARD_POOL, {rule: value})
    assert refusal(error.value, typed=True) == sentence


def every_refusal() -> Iterator[RedDogError]:
    """All ways in which a house rule, or a number of players by house rules, is refused."""
    wanted = [(variant, {rule.name: "no such value"}) for variant in VARIANTS for rule in RULES]
    wanted += [(variant, {"burn": burn}) for variant in VARIANTS for burn in ("fresh", "reshuffle", "never")]
    wanted += [(HIGH_CARD_POOL, {"face-up": "yes", "loser-shows": "nothing"})]
    wanted += [(HIGH_CARD_POOL, {"face-up": "yes", "winner-shows": "choice"})]
    wanted += [(DENEXA, {"refill": "empty"}), (CASINO, {"least": "300"}), (SHOOT, {"least": "10"})]
    for variant, house in wanted:
        for seats in range(1, 30):
            try:
                check_seats(with_rules(variant, dict(house)), seats)
            except BadRules as error:
                yield error


@pytest.mark.parametrize("language", LANGUAGES.values(), ids=list(LANGUAGES))
def test_no_refusal_or_caution_shows_people_the_notation_of_house_rules(language: Language) -> None:
    """Neither RULE=VALUE nor a name that only programs use."""
    told = [refusal(error, language) for error in every_refusal()]
    told += [
        caution(found, language)
        for variant in VARIANTS
        for seats in range(variant.least_seats, most_seats(variant) + 1)
        for found in warnings(variant, seats)
    ]
    names = "|".join(rule.name for rule in RULES if "-" in rule.name)
    assert len(told) > 100
    for sentence in told:
        assert "=" not in sentence, sentence
        assert not re.search(rf"\b({names})\b", sentence), sentence


def test_every_house_rule_has_a_name_in_words() -> None:
    for language in LANGUAGES.values():
        names = [language.say(f"rule.{rule.name}") for rule in RULES]
        assert len(set(names)) == len(RULES)


def test_a_reason_names_the_price() -> None:
    assert reason(Choice(kind=Kind.BUY, seat=ANA, price=1200, refused="cannot_pay")) == (
        "Another card costs 1,200, more than you have: bet."
    )


def test_starting() -> None:
    assert said(start, HIGH_CARD_POOL, [40, 40, 0]) == (
        "A player's chips are a whole number from 1 to 1,000,000,000,000, not 0."
    )


def test_every_refusal_of_real_evenings_has_its_sentence() -> None:
    """Whatever is near but not open, and every way to get a move wrong."""
    for session in evenings.evenings(3):
        for seat in range(len(session.seats)):
            for choice in awaited(session) + allowed(session, seat):
                if not choice.open:
                    assert reason(choice)
        for move in (
            moves.Bet(0, 10**15),
            moves.Raise(0, 1),
            moves.Stake(1, 0),
            moves.Vote(1, yes=True),
            moves.Buy(0),
        ):
            with suppress(IllegalMove):
                apply(session, move)
                continue
            with pytest.raises(IllegalMove) as error:
                apply(session, move)
            assert refusal(error.value)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_a_rule_that_a_game_lacks(rule: HouseRule) -> None:
    """The refusal says why, and what there is instead."""
    for variant in VARIANTS:
        why = rule.lacks(variant)
        if why:
            sentence = said(with_rules, variant, {rule.name: "1"})
            assert ENGLISH.say(f"lacks.{why}") in sentence
            assert sentence.startswith(
                f'The house rule "{ENGLISH.say(f"rule.{rule.name}")}" is not for this game: '
            )


# Saved sessions.

RECORD = Record(
    variant=SHOOT, stacks=(40, 40), moves=(moves.Begin(), moves.Stake(0, 20)), dealer=0, names=("Ana", "Bo")
)
BODY = write(RECORD).partition("[end]")[0]


def resealed(old: str, new: str) -> str:
    """The file as somebody would alter it who knows how to close it again."""
    assert old in BODY
    return closed(BODY.replace(old, new))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hello", "Line 1: This is not a saved session; one begins with reddog = 1."),
        ("reddog = 9", "Line 1: The file is written in version 9 of the notation, and this program reads version 1."),
        (write(RECORD).replace('"Ana"', '"Abe"'), "Line 6: The file was changed after it was saved."),
        (BODY, f"Line {BODY.count(chr(10))}: The file ends too soon: the rest of it is missing."),
        (resealed("dealer = 1", "dealer = "), "Line 4: This is not TOML."),
        (resealed("dealer = 1", 'dealer = "x"'), "Line 4: The field dealer is missing, unknown or not of its kind, or does not fit the others."),
        (resealed("shoot@1", "shoot@7"), "Line 3: These rules cannot be. This program has version 1 of shoot, not version 7."),
        (resealed("s1 stake 20", "s1 stake 9"), 'Line 13: Move 2 (s1 stake 9) is refused. The bank opens with 10 to 40, not 9.'),
        (resealed("s1 stake 20", "s1 stakes"), 'Line 13: "s1 stakes" is not a move.'),
        (resealed('  "begin",\n', '  "begin", "begin",\n'), "Line 12: Each move stands on a line of its own."),
        (resealed("pot = 20", "pot = 21"), "Line 18: The result does not follow from the moves: pot is 20."),
    ],
)  # fmt: skip
def test_saved_sessions(text: str, sentence: str) -> None:
    assert said(read, text) == sentence


def test_a_session_that_cannot_begin() -> None:
    assert said(read, resealed("dealer = 1", "dealer = 7")).endswith(
        ": A session cannot begin like this. There is no player in seat 7 of this table."
    )


def test_what_cannot_be_saved() -> None:
    assert (
        said(write, replace(RECORD, names=("Ana",)))
        == "There is 1 name for 2 seats: give one for each, or none."
    )
    assert said(write, replace(RECORD, names=("Ana", "\ud800"))).startswith(
        "A name holds a sign that no file can hold"
    )
    assert said(single, RECORD, 7) == "There is no deal 7; there are deals 1 to 1."
    assert said(single, replace(RECORD, moves=()), 7) == "There is no deal 7: none was played."


def test_an_inner_refusal_is_said_with_its_own_facts() -> None:
    error = BadNotation("bad_field", line=3, field="")
    assert refusal(error) == "Line 3: A field is missing, unknown or not of its kind."


@pytest.mark.parametrize(
    ("kind", "case", "sentence"),
    [
        ("stay", "never", "There is no raise in this game, so there is nothing to stay on."),
        ("stay", "", "There is no raise now, so there is nothing to stay on."),
        ("call", "ace", "There is no ace to call."),
        ("call", "side.never", "Nothing is called higher or lower in this game."),
        ("call", "", "There is nothing to call now."),
        ("pass", "raise", "The bet is placed, so it is too late to pass: raise, or stay."),
        ("draw", "", "That cannot be done now."),
    ],
)
def test_why_a_kind_of_move_is_not_possible_now(kind: str, case: str, sentence: str) -> None:
    assert refusal(IllegalMove("not_now", kind=kind, case=case)) == sentence
    if not case:
        assert refusal(IllegalMove("not_now", kind=kind)) == sentence


def test_a_raise_that_never_comes() -> None:
    assert refusal(IllegalMove("no_raise_now", case="never")) == "There is no raise in this game."
    assert refusal(IllegalMove("no_raise_now", kind="raise")).startswith(
        "There is no raise now: it comes after"
    )


@pytest.mark.parametrize(
    ("chips", "sentence"),
    [
        ("0", "Buy 1 chip or more, not 0."),
        ("-3", "Buy 1 chip or more, not -3."),
        ("1000", "Buy at most 900 chips, not 1000: no stack may be larger."),
    ],
)
def test_of_a_range_that_helps_nobody_the_end_that_was_passed_is_named(chips: str, sentence: str) -> None:
    error = IllegalMove("out_of_range", kind="buy-in", chips=chips, least=1, most=900)
    assert refusal(error) == sentence


def test_commands_are_named_as_people_start_the_program() -> None:
    error = UnknownGame("no_such_game", name="chess", near=())
    assert refusal(error, program="python3 start.py") == (
        'There is no game called "chess". python3 start.py games lists them all.'
    )
