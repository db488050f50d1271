"""How a table begins."""

import pytest

from reddog.errors import BadRules, UnknownGame
from reddog.table import acts
from reddog.table.dealer import commitment, pack_secret, secret_from_seed
from tests.table.tables import open_table


def test_a_table_opens_with_empty_seats_and_two_packs_committed_to() -> None:
    table = open_table("shoot", seats=5)
    (entry,) = table.entries
    assert [type(act) for act in entry.acts] == [acts.Opened, acts.Committed, acts.Committed]
    assert table.table.players == (None,) * 5
    assert not any(seat.taken for seat in table.table.session.seats)
    assert table.view.waits == "not_started"


def test_the_commitments_are_those_of_the_recipe() -> None:
    table = open_table(seed="x")
    secret = secret_from_seed("x")
    pack, following = table.table.pack, table.table.next_pack
    assert pack
    assert following
    for number, made in ((0, pack), (1, following)):
        assert made.number == number
        assert made.commitment == commitment(pack_secret(secret, "t-x", number), "t-x", number)


def test_a_name_that_games_also_go_by_is_written_as_the_games_own() -> None:
    assert open_table("Pool Red Dog").table.settings.game == "high-card-pool"


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"game": "chess"}, "no_such_game"),
        ({"seats": 1}, "too_few_seats"),
        ({"buy_in": 5, "buy_in_least": 10}, "buy_in_outside"),
        ({"house": {"hand": "99"}}, "value_not_allowed"),
    ],
)
def test_a_table_that_cannot_be_is_refused(settings: dict[str, object], code: str) -> None:
    with pytest.raises((BadRules, UnknownGame)) as refused:
        open_table(**settings)  # type: ignore[arg-type]
    assert refused.value.code == code
