"""What happens at a table with people, in sentences: every act, every word of it, and names that are only names."""

import ast
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec.structs import replace

import reddog
from reddog.rules import events as ev
from reddog.rules.variants import HIGH_CARD_POOL
from reddog.speech import ENGLISH, Context
from reddog.speech.english.told import TOLD
from reddog.speech.hearing import heard
from reddog.speech.table_context import TableContext
from reddog.speech.told import say_told, say_why
from reddog.table import acts
from reddog.table.commands import ChangeRules
from reddog.table.settings import Clock, Settings
from reddog.table.told import Happened, IsHere, PackUsed, Told
from tests.table.tables import started

NAMES = {"p-ana": "Ana", "p-bo": "Bo", "p-cy": "Cy"}
SHOOT = Settings(game="shoot", clock=Clock(turn=20))
LETTERS = "ab" * 8
CLOCK = "Seconds for each turn: 20; spare seconds of each player for the evening: 60."

SAMPLES: list[tuple[Any, str, str]] = [
    # An act about Ana; as the others hear it; as Ana hears it.
    (Happened((ev.Stayed(0),), 0), "Ana stays.", "You stay."),
    (Happened((ev.Stayed(0),), 0, "time"), "Ana's time is up. Ana stays.", "Your time is up. You stay."),
    (Happened((ev.Stayed(0),), 0, "away"), "Ana is away. Ana stays.", "You are away. You stay."),
    (Happened((ev.Stayed(0),), 0, "gone"), "Ana is gone. Ana stays.", "You are gone. You stay."),
    (Happened((ev.Left(0, 5),), 0, "gone"), "Ana leaves with 5 chips.", "You leave with 5 chips."),
    (Happened((ev.Stayed(0),), 0, "bot"), "Ana stays.", "You stay."),
    (
        PackUsed(3, 7, ("x", "", "y")),
        "Pack 3 is shuffled for deal 7 with the shares of Ana and Cy.",
        "Pack 3 is shuffled for deal 7 with the shares of you and Cy.",
    ),
    (
        PackUsed(3, 7, ("", "")),
        "Pack 3 is shuffled for deal 7 without shares.",
        "Pack 3 is shuffled for deal 7 without shares.",
    ),
    (IsHere("p-ana", "Ana"), "Ana is here.", "You are here."),
    (
        acts.Opened("t", "ABCD", Settings(), "p-ana", "0"),
        "Table ABCD is open for High Card Pool. The host is Ana.",
        "Table ABCD is open for High Card Pool. You are the host.",
    ),
    (acts.Started(), "The game begins.", "The game begins."),
    (
        acts.Paused("host", "p-ana"),
        "Ana pauses the game: no clock runs, and no deal begins.",
        "You pause the game: no clock runs, and no deal begins.",
    ),
    (acts.Paused("nobody-here"), "Nobody is here: the game waits.", "Nobody is here: the game waits."),
    (acts.Resumed("p-ana"), "Ana lets the game go on.", "You let the game go on."),
    (acts.Resumed(), "The game goes on.", "The game goes on."),
    (
        acts.Woken(61_400),
        "The server stood still for 61 seconds; everybody has that much more time.",
        "The server stood still for 61 seconds; everybody has that much more time.",
    ),
    (
        acts.RulesPlanned(SHOOT, "p-ana"),
        f"Ana changes the rules from the next deal on. The game: Shoot. {CLOCK}",
        f"You change the rules from the next deal on. The game: Shoot. {CLOCK}",
    ),
    (
        acts.RulesPlanned(Settings(), "p-ana"),
        "Ana leaves the rules as they are.",
        "You leave the rules as they are.",
    ),
    (
        acts.RulesChanged(),
        "The new rules hold.",
        "The new rules hold.",
    ),
    *(
        (acts.Ended(why), f"{said}; everybody is cashed out.", f"{said}; everybody is cashed out.")
        for why, said in (
            ("agreed", "The evening is over, as all agreed"),
            ("expired", "Nobody came back in time: the evening is over"),
            ("host", "The host ends the evening"),
        )
    ),
    (
        acts.Committed(0, LETTERS),
        f"Commitment to the draw for the first dealer: {LETTERS}.",
        f"Commitment to the draw for the first dealer: {LETTERS}.",
    ),
    (acts.Committed(12, LETTERS), f"Commitment to pack 12: {LETTERS}.", f"Commitment to pack 12: {LETTERS}."),
    (
        acts.Shared(0, 2, "tuesday"),
        "Ana adds a share to the shuffle of pack 2: tuesday.",
        "You add a share to the shuffle of pack 2: tuesday.",
    ),
    (
        acts.DealerDrawn(1, (0, 1)),
        "The first dealer is drawn from Ana and Bo.",
        "The first dealer is drawn from you and Bo.",
    ),
    (
        acts.Revealed(2, LETTERS),
        f"The secret of pack 2 was {LETTERS}.",
        f"The secret of pack 2 was {LETTERS}.",
    ),
    (
        acts.Revealed(0, LETTERS),
        f"The secret of the draw for the first dealer was {LETTERS}.",
        f"The secret of the draw for the first dealer was {LETTERS}.",
    ),
    (acts.Departed("p-ana"), "Ana is gone for the moment.", "You are gone for the moment."),
    (acts.Seated(2, "p-ana", "Ana"), "Seat 3 is Ana's.", "Seat 3 is yours."),
    (
        acts.Seated(2, "p-ana", "Ana", "careful"),
        "Seat 3 is Ana's, a careful bot.",
        "Seat 3 is Ana's, a careful bot.",
    ),
    (
        acts.Waiting("p-ana", "Ana", 100),
        "Ana waits for a seat with 100 chips.",
        "You wait for a seat with 100 chips.",
    ),
    (
        acts.WaitedEnough("p-ana"),
        "Ana waits for a seat no longer.",
        "You wait for a seat no longer.",
    ),
    (
        acts.WaitedEnough("p-ana", "chips"),
        "Ana waits for a seat no longer: the rules no longer allow the chips that were to be brought.",
        "You wait for a seat no longer: the rules no longer allow the chips that you wanted to bring. You may wait again with others.",
    ),
    (
        acts.WentAway(0),
        "Ana missed two turns running and is not waited for any more.",
        "You missed two turns running and are not waited for until you are back.",
    ),
    (acts.CameBack(0), "Ana is back.", "You are back."),
    (
        acts.MovedOn(0, "host"),
        "The host waits no longer for Ana, who is away until he is back.",
        "The host waits no longer for you: you are away until you are back.",
    ),
    (
        acts.MovedOn(0, "agreed"),
        "Nobody waits any longer for Ana, who is away until he is back.",
        "Nobody waits any longer for you: you are away until you are back.",
    ),
    (
        acts.LeftAlone("p-ana"),
        "Of all who played only Ana is still there: a bot may be added, or the evening ended and settled.",
        "Of all who played only you are still there: add a bot to play on, or end the evening and settle up.",
    ),
    (
        acts.Proposed("move-on", "p-ana", 1),
        "Ana asks the others to wait no longer (Bo).",
        "You ask the others to wait no longer (Bo).",
    ),
    (acts.HostChanged("p-ana", "handed-over"), "Ana is the host now.", "You are the host now."),
    (
        acts.HostChanged("p-ana", "gone"),
        "The host is gone: Ana is the host now.",
        "The host is gone: you are the host now.",
    ),
    (
        acts.HostChanged("p-ana", "left"),
        "The host has left: Ana is the host now.",
        "The host has left: you are the host now.",
    ),
    (
        acts.Removed("p-ana", "p-bo"),
        "Ana is removed from the table by Bo.",
        "You are removed from the table by Bo.",
    ),
    (
        acts.Removed("p-ana", "p-bo", "too loud"),
        "Ana is removed from the table by Bo. Reason: too loud",
        "You are removed from the table by Bo. Reason: too loud",
    ),
    (
        acts.Muted("p-ana", "p-bo", muted=True),
        "What Ana says is not passed on.",
        "What you say is not passed on.",
    ),
    (
        acts.Muted("p-ana", "p-bo", muted=False),
        "What Ana says is passed on again.",
        "What you say is passed on again.",
    ),
    (acts.Extended(0, 3), "Ana has 3 times the usual time.", "You have 3 times the usual time."),
    (acts.Extended(0, 1), "Ana has the usual time.", "You have the usual time."),
    (acts.Extended(0, 0), "No clock runs for Ana.", "No clock runs for you."),
    (
        acts.Granted(0, 20_000, "connection"),
        "Ana's connection broke: 20 more seconds.",
        "Your connection broke: 20 more seconds.",
    ),
    (
        acts.BankOpened(0),
        "Ana's time is up; the spare time runs.",
        "Your time is up; your spare time runs.",
    ),
    (
        acts.Proposed("void", "p-ana"),
        "Ana asks all players to undo the deal.",
        "You ask all players to undo the deal.",
    ),
    (
        acts.Proposed("void", "p-ana", reason="a slip"),
        "Ana asks all players to undo the deal. Reason: a slip",
        "You ask all players to undo the deal. Reason: a slip",
    ),
    (
        acts.Proposed("adjust", "p-ana", 1, 2, 1),
        "Ana asks all players to move 1 chip from Bo to Cy.",
        "You ask all players to move 1 chip from Bo to Cy.",
    ),
    (
        acts.Proposed("end", "p-ana"),
        "Ana asks all players to end the evening.",
        "You ask all players to end the evening.",
    ),
    (acts.Answered("p-ana", yes=True), "Ana agrees.", "You agree."),
    (acts.Answered("p-ana", yes=False), "Ana does not agree.", "You do not agree."),
    *(
        (acts.Lapsed(why), said, said)
        for why, said in (
            ("refused", "Not all agree: everything stays as it is."),
            ("time", "Not all answered in time: everything stays as it is."),
            ("overtaken", "What was asked no longer applies."),
        )
    ),
    (
        acts.Voided(4),
        "Deal 4 is undone: stacks and pot are what they were before it, and the cards are shuffled anew.",
        "Deal 4 is undone: stacks and pot are what they were before it, and the cards are shuffled anew.",
    ),
    (
        acts.Adjusted(0, 1, 5, "miscounted"),
        "By agreement 5 chips go from Ana to Bo. Reason: miscounted",
        "By agreement 5 chips go from you to Bo. Reason: miscounted",
    ),
    (acts.Said("p-ana", "hello"), "Ana: hello", "You: hello"),
]


def heard_by(seat: int | None, person: str) -> TableContext:
    game = Context(variant=HIGH_CARD_POOL, names=("Ana", "Bo", "Cy"), viewer=seat)
    return TableContext(game, persons=NAMES, viewer=person)


BO, ANA = heard_by(1, "p-watching"), heard_by(0, "p-ana")


@pytest.mark.parametrize(("told", "of_ana", "to_ana"), SAMPLES)
def test_what_the_others_and_the_person_hear(told: Any, of_ana: str, to_ana: str) -> None:
    others = replace(BO, game=replace(BO.game, viewer=None))
    assert say_told(told, others) == of_ana
    assert say_told(told, ANA) == to_ana


def test_every_act_that_is_told_is_among_the_samples() -> None:
    assert {type(told) for told, _, _ in SAMPLES} == set(get_args(Told))


def words_of(field: str) -> set[str]:
    """The words that the program gives as a `why` or `what` of an act, found in its source."""
    found: set[str] = set()
    for path in sorted((Path(reddog.__file__).parent / "table").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                kind = getattr(acts, name, None)
                if not (isinstance(kind, type) and issubclass(kind, acts.Act)):
                    continue
                fields = kind.__struct_fields__
                given = {fields[at]: value for at, value in enumerate(node.args[: len(fields)])}
                given |= {keyword.arg: keyword.value for keyword in node.keywords if keyword.arg}
                value = given.get(field)
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    found.add(f"{kind.__struct_config__.tag}.{value.value}")
    return found


def test_every_word_that_the_table_gives_as_a_reason_has_a_sentence() -> None:
    words = words_of("why") | words_of("what")
    assert words, "none was found in the source"
    for word in sorted(words):
        tag, _, why = word.partition(".")
        keys = {f"told.{word}", f"told.{tag}.{why}", f"told.why.{why}" if tag == "played" else ""}
        if not why or (tag, why) in {("paused", "host"), ("played", "bot")}:
            continue
        assert any(ENGLISH.has(key) for key in keys), word


@pytest.mark.parametrize("name", ["{who}", "%s", "<b>Bo</b>", "\\g<0>", "O'Hara", "名前", "{0}"])
@pytest.mark.parametrize(
    "told", [told for told, said, _ in SAMPLES if "Ana" in said and not isinstance(told, acts.Seated)]
)
def test_a_name_is_literal(told: Any, name: str) -> None:
    def said(ana: str) -> str:
        game = Context(variant=HIGH_CARD_POOL, names=(ana, "Bo", "Cy"))
        return say_told(told, TableContext(game, persons={**NAMES, "p-ana": ana}))

    assert said(name) == said("Xx").replace("Xx", name)


def test_two_of_one_name_are_told_apart_by_person() -> None:
    """The right Ann leaves: who is "you" follows from the person, never from the name."""
    context = TableContext(ANA.game, persons={"p-1": "Ann", "p-2": "Ann"}, viewer="p-1")
    assert say_told(acts.Departed("p-1"), context) == "You are gone for the moment."
    assert say_told(acts.Departed("p-2"), context) == "Ann is gone for the moment."


ANEW = "The new rules hold. The evening goes on: a new game begins with the same stacks."


@pytest.mark.parametrize(
    ("new", "said"),
    [
        (Settings(clock=Clock(turn=20)), "The new rules hold, and the game goes on."),
        (Settings(hints=False), "The new rules hold, and the game goes on."),
        (Settings(spectators=False, chat=False), "The new rules hold, and the game goes on."),
        (Settings(title="Friday", buy_in=50), "The new rules hold, and the game goes on."),
        (Settings(house={"hand": "4"}), ANEW),
        (Settings(seats=5), ANEW),
        (
            SHOOT,
            "The new rules hold. The evening goes on with the same stacks, and the game is Shoot now.",
        ),
    ],
)
def test_a_change_of_rules_says_what_really_happens(new: Settings, said: str) -> None:
    """A new game begins just where the table begins one."""
    scripted = started("high-card-pool", "ann", "bo", "cy")
    context = TableContext(Context(HIGH_CARD_POOL, evening=True), settings=scripted.table.settings)
    scripted.ask("ann", ChangeRules(settings=new))
    scripted.finish_deal()
    sentences = []
    for told in [one for entry in scripted.told for one in entry]:
        context = heard(told, context)
        if isinstance(told, acts.RulesChanged) or (
            isinstance(told, Happened) and any(isinstance(event, ev.Closed) for event in told.events)
        ):
            sentences.append(say_told(told, context))
    assert sentences[-1] == said
    closed = [one for one in sentences if one.startswith("This game is over.")]
    assert bool(closed) == ("goes on with" in said or said == ANEW)
    assert "session" not in " ".join(sentences)


def test_a_change_of_rules_that_nobody_here_knows_the_old_ones_of_claims_nothing() -> None:
    assert say_told(acts.RulesChanged(), heard(acts.RulesChanged(), ANA)) == "The new rules hold."


def test_a_game_ends_before_the_evening_does() -> None:
    over = Happened((ev.Closed(((0, 3),)),), -1)
    at_table = replace(BO, game=replace(BO.game, evening=True))
    assert say_told(over, at_table) == "This game is over. From the pot: Ana 3."
    assert say_told(Happened((ev.Closed(),), -1), at_table) == "This game is over."
    assert say_told(over, BO) == "The session is over. From the pot: Ana 3."


def test_somebody_whose_name_is_not_known() -> None:
    assert say_told(acts.Departed("p-zoe"), BO) == "Somebody is gone for the moment."


def test_a_move_without_anything_to_say_says_nothing() -> None:
    assert say_told(Happened((ev.Looked((0,)),), 0), BO) == ""
    assert say_why(Happened((), -1, "time"), BO) == ""


def test_every_message_about_you_has_one_about_others_and_the_other_way_round() -> None:
    you = {key.removesuffix(".you") for key in TOLD if key.endswith(".you")}
    assert you <= set(TOLD)
    named = {
        key
        for key, message in TOLD.items()
        if "{who}" in str(message) and not key.endswith(".you") and key != "told.seated.bot"
    }
    assert named <= you
