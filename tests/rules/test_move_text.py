"""Every move has one short text, and nothing else is read as a move."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reddog.cards import NAMES
from reddog.errors import BadNotation
from reddog.rules import moves
from reddog.rules.choices import KINDS
from reddog.rules.move_text import move_text, parse_move

TEXTS = {
    "s2 bet 5": moves.Bet(1, 5),
    "s1 pass": moves.Pass(0),
    "s3 buy": moves.Buy(2),
    "s1 raise 10": moves.Raise(0, 10),
    "s1 stay": moves.Stay(0),
    "s4 call high": moves.Call(3, moves.Called.HIGH),
    "s4 call lower": moves.Call(3, moves.Called.LOWER),
    "s2 show Th": moves.Show(1, NAMES.index("Th")),
    "s1 stake 20": moves.Stake(0, 20),
    "s1 deal-again": moves.DealAgain(0),
    "s1 pass-deal": moves.PassDeal(0),
    "s2 vote yes": moves.Vote(1, yes=True),
    "s2 vote no": moves.Vote(1, yes=False),
    "s10 join 100": moves.Join(9, 100),
    "s1 leave": moves.Leave(0),
    "s1 sit-out": moves.SitOut(0),
    "s1 return": moves.Return(0),
    "s1 buy-in 50": moves.BuyIn(0, 50),
    "s1 offer-split": moves.OfferSplit(0),
    "first-dealer s3": moves.FirstDealer(2),
    "shuffle": moves.Shuffle(),
    "draw As": moves.Draw((51,)),
    "draw 2c Th As": moves.Draw((0, NAMES.index("Th"), 51)),
    "draw 8c 8c": moves.Draw((24, 24)),
    "begin": moves.Begin(),
    "close": moves.Close(),
}


@pytest.mark.parametrize(("text", "move"), TEXTS.items(), ids=list(TEXTS))
def test_a_move_and_its_text(text: str, move: moves.AnyMove) -> None:
    assert move_text(move) == text
    assert parse_move(text) == move


def test_every_kind_of_move_is_above() -> None:
    assert {type(move) for move in TEXTS.values()} == set(KINDS)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " ",
            "s1",
            "s1 ",
            "s1 bet",
            "s1 bet ",
            "bet 5",
            "bet",
            "s1 bet 5 ",
            " s1 bet 5",
            "s1  bet 5",
            "s1 bet  5",
        ),
        *(
            "s0 bet 5",
            "s-1 bet 5",
            "s1000 bet 5",
            "S1 bet 5",
            "s01 bet 5",
            "s1 BET 5",
            "s1 bet 05",
            "s1 bet -5",
        ),
        *(
            "s1 bet +5",
            "s1 bet 5.0",
            "s1 bet 1e3",
            "s1 bet 1,000",
            "s1 bet ２",
            "s1 bet 5 5",
            "s1 bet NaN",
            "s２ bet 5",
        ),
        *(
            "s1 pass 1",
            "s1 call",
            "s1 call up",
            "s1 call High",
            "s1 show",
            "s1 show 1h",
            "s1 show Xx",
            "s1 show as",
        ),
        *(
            "s1 show As Kh",
            "s1 vote",
            "s1 vote YES",
            "s1 vote maybe",
            "first-dealer",
            "first-dealer 3",
            "first-dealer s0",
        ),
        *(
            "s1 first-dealer",
            "s1 first-dealer s1",
            "s1 begin",
            "s1 shuffle",
            "s1 draw As",
            "shuffle all",
            "draw",
        ),
        *(
            "draw ",
            "draw as",
            "draw 10h",
            "draw As,Kh",
            "draw As  Kh",
            "draw As Kh ",
            "draw A♠",
            "begin ",
            "begin s1",
        ),
        *(
            "move",
            "s1 move",
            "fold",
            "s1 fold",
            "s1 bet five",
            "\ts1 bet 5",
            "s1\tbet 5",
            "s1 bet 5\n",
            "🂡",
            "\x00",
        ),
        pytest.param("s1 bet " + "9" * 1_000_000, id="a million nines"),
        pytest.param("x" * 1_000_000, id="a million letters"),
    ],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match=r"^no_such_move") as refused:
        parse_move(text)
    assert refused.value.facts == {"move": text[:40]}


@given(
    st.one_of(
        st.text(max_size=30), st.lists(st.sampled_from(" ".join(TEXTS).split(" ")), max_size=5).map(" ".join)
    )
)
def test_what_is_read_is_written_the_same(text: str) -> None:
    try:
        move = parse_move(text)
    except BadNotation:
        return
    assert move_text(move) == text
    assert msgspec.json.decode(msgspec.json.encode(move), type=moves.AnyMove) == move
