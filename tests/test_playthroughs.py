"""Golden playthroughs: a session of every game as a transcript. `python -m tests.playthroughs.regenerate` renews them."""

import pytest

from reddog.rules.variants import VARIANTS
from tests.playthroughs.plays import PLAYS
from tests.playthroughs.regenerate import HERE, path_of
from tests.playthroughs.transcript import Play, transcript

each_play = pytest.mark.parametrize("play", PLAYS.values(), ids=PLAYS)


def test_every_game_has_one_and_no_file_is_left_over() -> None:
    assert list(PLAYS) == [variant.name for variant in VARIANTS]
    assert {path.stem for path in HERE.glob("*.txt")} == set(PLAYS)


@each_play
def test_the_transcript_is_what_it_was(play: Play) -> None:
    assert (
        transcript(play).splitlines() == path_of(play.variant.name).read_text(encoding="utf-8").splitlines()
    )


@each_play
def test_it_shows_what_it_was_chosen_for(play: Play) -> None:
    text = path_of(play.variant.name).read_text(encoding="utf-8")
    assert [wanted for wanted in play.shows if wanted not in text] == []
    assert text.count("\n") < 400, "short enough to be read"
