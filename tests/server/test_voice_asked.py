"""What a seat is asked: the question, why it is not asked for more, the chance where the table allows hints."""

from typing import Any

import pytest

from reddog import cards
from reddog.rules.choices import Kind
from reddog.rules.session import awaited
from reddog.rules.views import view
from reddog.speech.odds import chance_lines
from reddog.table.settings import Clock
from tests.server.spoken import Listener, faulted
from tests.table.tables import Scripted, started


@pytest.fixture(autouse=True)
def _every_line_can_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reddog.server.voice.log_fault", faulted)


def asked_at(game: str, *kinds: Kind, seed: int = 1, **settings: Any) -> tuple[Scripted, Listener]:
    """A table at which somebody is asked for just these kinds of moves, and that person, who has listened."""
    settings.setdefault("clock", Clock(bots=0, pause=1))
    scripted = started(game, "ann", "bob", seed=str(seed), **settings)
    people = {person: Listener(scripted, person) for person in ("ann", "bob")}
    for _ in range(200):
        for listener in people.values():
            listener.listen()
        open_now = {choice.kind for choice in awaited(scripted.table.session) if choice.open}
        if scripted.seats and open_now == set(kinds):
            player = scripted.table.players[scripted.seats[0]]
            assert player is not None
            return scripted, people[player.person]
        if scripted.seats:
            scripted.answer()
        else:
            scripted.wait(2)
    raise AssertionError(f"{game} never asked for {kinds}")


def test_a_bet_is_asked_for_with_its_range_its_pay_and_its_chance() -> None:
    scripted, listener = asked_at("high-card-pool", Kind.BET)
    asked = listener.asked
    seen = view(scripted.table.session, asked.seat)
    assert asked.prompt == f"Your turn. Pot {seen.pot}. Bet 1 to {seen.pot}."
    assert asked.aloud == "", "no card is in it"
    assert asked.pays == 1
    assert asked.hand.startswith("Your hand: ")
    assert " of " in asked.hand_aloud
    assert asked.why["pass"] == "There is no passing in this game: bet."
    assert asked.chance is not None
    assert asked.chance.text.startswith(f"{asked.chance.win} of {asked.chance.of} unseen cards")
    assert asked.chance.advice.startswith("Each chip bet")
    assert asked.chance.best in range(1, seen.pot + 1)


def test_the_map_of_the_cards_counts_as_the_chance_does() -> None:
    _, listener = asked_at("high-card-pool", Kind.BET)
    chance = listener.asked.chance
    assert chance is not None
    assert len(chance.cards) == 52
    assert chance.cards.count("w") == chance.win
    assert chance.cards.count("w") + chance.cards.count("l") == chance.of


def test_without_hints_nothing_is_worked_out_and_no_result_quotes_a_chance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def worked_out(*_: object, **__: object) -> None:
        raise AssertionError("odds where hints are off")

    monkeypatch.setattr("reddog.server.voice_asked.advice", worked_out)
    monkeypatch.setattr("reddog.server.voice.chance", worked_out)
    scripted, listener = asked_at("high-card-pool", Kind.BET, hints=False)
    assert listener.asked.chance is None
    scripted.answer()
    assert "would have won" not in " ".join(listener.texts())


def test_a_result_quotes_the_chance_at_the_moment_of_the_bet_to_who_made_it() -> None:
    scripted, listener = asked_at("high-card-pool", Kind.BET)
    other = Listener(scripted, "bob" if listener.asked.seat == 0 else "ann")
    chance = listener.asked.chance
    assert chance is not None
    scripted.answer()
    assert f"{chance.win} of {chance.of} cards" in " ".join(listener.texts())
    assert f"{chance.win} of {chance.of} cards" not in " ".join(other.texts())


def test_the_card_that_won_is_marked_until_the_next_bet() -> None:
    for seed in range(40):
        scripted, listener = asked_at("high-card-pool", Kind.BET, seed=seed)
        seat = listener.asked.seat
        scripted.answer()
        won = [sentence for sentence in listener.listen() if sentence.tone == "won"]
        if won:
            assert cards.NAMES[listener.asked.winning or 0].replace("T", "10")[:-1] in won[0].text
            scripted.finish_deal()
            scripted.wait(2)
            listener.listen()
            assert listener.asked.seat == seat
            assert listener.asked.winning is None
            return
    raise AssertionError("nobody ever won")


def test_a_hand_that_may_not_be_looked_at_is_said_to_be_hidden() -> None:
    _, listener = asked_at("polish", Kind.BET)
    assert "may not" in listener.asked.hand
    assert listener.asked.hand_aloud == ""
    assert listener.asked.pays == 2
    assert listener.asked.chance is not None
    assert listener.asked.chance.cards == "", "no single card wins where neither hand nor card is known"


def test_the_house_pays_by_the_spread_once_it_is_known() -> None:
    scripted, listener = asked_at("casino", Kind.BET, Kind.PASS)
    assert listener.asked.pays is None
    scripted, listener = asked_at("casino", Kind.RAISE, Kind.STAY)
    asked = listener.asked
    assert asked.pays in {1, 2, 4, 5}
    assert "Raise" in asked.prompt or "raise" in asked.prompt
    assert asked.chance is not None
    assert asked.chance.best is None, "no bet is asked for"
    assert set(asked.chance.cards) <= set("wlse")
    assert asked.chance.text == " ".join(
        chance_lines(view(scripted.table.session, asked.seat), listener.voice._context.game)  # type: ignore[union-attr]
    )


def test_another_card_is_offered_with_its_price() -> None:
    _, listener = asked_at("fort-wayne", Kind.BET, Kind.BUY)
    assert "another card" in listener.asked.prompt.lower()
    assert listener.asked.chance is not None


def test_who_is_not_asked_still_sees_his_hand_and_why_he_may_not_buy_chips() -> None:
    scripted = started("high-card-pool", "ann", "bob")
    waits = "ann" if scripted.seats == (1,) else "bob"
    asked = Listener(scripted, waits).asked
    assert asked.prompt == ""
    assert asked.chance is None
    assert asked.hand
    assert asked.why["buy-in"] == "Chips can be bought once your turn in this deal is over."


def test_talk_changes_nothing_in_what_is_asked_and_costs_no_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    scripted, listener = asked_at("fort-wayne", Kind.BET, Kind.BUY)
    before = listener.spoken.asked

    def worked_out(*_: object, **__: object) -> None:
        raise AssertionError("odds that were known already")

    monkeypatch.setattr("reddog.server.voice_asked.advice", worked_out)
    scripted.say("ann", "Hurry up")
    assert listener.texts()
    assert listener.spoken.asked == before
