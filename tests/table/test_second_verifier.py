"""The second verifier, which shares no code with the dealer and is written in another language (F-14)."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

from reddog.cards import NAMES
from reddog.errors import BadNotation
from reddog.protocol.export import read
from reddog.rules.variants import VARIANTS
from reddog.table.dealer import MOST_PACKS, Dealer, secret_from_seed, shuffle
from reddog.table.verify import verify
from tests.table.evenings import Evening, Reveal, acts_of, evening, events_of, file_of, lines_of, signed
from tests.table.second_verifier import MODULE, ask, histories

VECTORS = json.loads((Path(__file__).parent / "vectors" / "shuffle.json").read_text(encoding="utf-8"))
REVEALS: tuple[Reveal, ...] = ("evening", "pack")
GAMES = [variant.name for variant in VARIANTS]


def right(file: bytes) -> bool:
    """What `reddog verify` says of a file."""
    try:
        return verify(read(file).lines).right
    except BadNotation:
        return False


def test_it_takes_nothing_from_anywhere() -> None:
    source = MODULE.read_text(encoding="utf-8")
    assert not re.search(
        r"^\s*import\b|\bimport\(|\brequire\(|\bfetch\(|XMLHttpRequest|WebSocket|\beval\(",
        source,
        re.MULTILINE,
    )


# The recipe.


def test_the_published_vectors() -> None:
    vectors = VECTORS["shuffles"]
    asked = [{**vector, "order": vector["order"].split()} for vector in vectors]
    assert ask(*(("verifyPack", vector) for vector in asked)) == [True] * len(vectors)
    commitments = ask(*(("commitmentOf", vector) for vector in vectors))
    assert commitments == [vector["commitment"] for vector in vectors]


def test_a_changed_byte_of_anything_fails() -> None:
    vector = VECTORS["shuffles"][2]
    asked = {**vector, "order": vector["order"].split()}
    order = asked["order"]
    changes: list[dict[str, Any]] = [
        {"secret": f"{vector['secret'][:place]}f{vector['secret'][place + 1 :]}"}
        for place in range(64)
        if vector["secret"][place] != "f"
    ]
    changes += [
        {"table": "Green"},
        {"deal": 8},
        {"pack": 4},
        {"shares": ["red", "dog"]},
        {"shares": ["red", " ", "dog"]},
        {"packs": 2},
        {"commitment": "0" + vector["commitment"][1:]},
        {"order": [order[1], order[0], *order[2:]]},
        {"order": order[:-1]},
    ]
    assert ask(*(("verifyPack", asked | change) for change in changes)) == [False] * len(changes)


def test_random_packs_come_out_as_the_dealer_dealt_them() -> None:
    rng = Random(1)
    calls, expected = [], []
    for place in range(40):
        secret = rng.randbytes(32)
        packs = rng.randint(1, MOST_PACKS) if place % 4 == 0 else 1
        shares = [rng.choice(["", "red", "5:a,", "犬", "\U0001f415", "\0"]) for _ in range(rng.randint(0, 8))]
        table, deal, pack = (
            rng.choice(["green", "kö|ln,1:", "", "犬"]),
            rng.randint(1, 999),
            rng.randint(1, 99),
        )
        order = shuffle(secret, table=table, deal=deal, pack=pack, shares=shares, packs=packs)
        cards = sorted(list(range(52)) * packs)
        place_of = {"secret": secret.hex(), "table": table, "deal": deal, "pack": pack, "shares": shares}
        calls.append(("orderOf", {**place_of, "cards": cards}))
        expected.append([NAMES[card] for card in order])
    assert ask(*calls) == expected


def test_the_first_dealer_is_drawn_alike() -> None:
    calls, expected = [], []
    for seed in range(30):
        dealer = Dealer(secret_from_seed(str(seed)), "green")
        seats = list(range(seed % 7 + 1, 9))
        shares = ["", "dog"] if seed % 2 else []
        told = {"secret": dealer.secret_of(0).hex(), "table": "green", "deal": 1, "seats": seats}
        calls.append(("firstDealerOf", {**told, "shares": shares}))
        expected.append(dealer.first_dealer(seats, deal=1, shares=shares))
    assert ask(*calls) == expected
    assert len(set(expected)) > 3


# Whole evenings.


def test_it_agrees_with_reddog_verify_about_whole_evenings() -> None:
    evenings = [evening(game, 2, reveal) for game in GAMES for reveal in REVEALS]
    houses: list[tuple[str, dict[str, str]]] = [
        ("high-card-pool", {"burn": "reshuffle"}),
        ("high-card-pool", {"dealt-out": "yes"}),
        ("pot-in-between", {"packs": "2"}),
        ("casino", {"packs": "6"}),
    ]
    evenings += [Evening(game, 1, players=5, house=house).play(120).end() for game, house in houses]
    files = [file_of(played) for played in evenings]
    for file, answer in zip(files, histories(files), strict=True):
        verdict = verify(read(file).lines)
        assert verdict.complete
        assert (answer["right"], answer["faults"], answer["sealed"]) == (True, [], [])
        checked = answer["checked"]
        assert checked["lines"] == verdict.entries
        assert checked["commitments"] == verdict.commitments
        assert checked["packs"] == verdict.packs
        assert checked["shares"] == verdict.shares
        assert checked["cards"] > 20
        assert checked["dealers"] == len(acts_of(lines_of(file), "dealer-drawn"))


def test_it_agrees_while_an_evening_goes_on() -> None:
    evenings = [Evening(game, 8, reveal=reveal).play(60) for game in GAMES for reveal in ("evening", "pack")]
    files = [file_of(played) for played in evenings]
    for file, answer in zip(files, histories(files), strict=True):
        verdict = verify(read(file).lines)
        assert answer["right"]
        assert answer["sealed"] == list(verdict.sealed) != []
        assert answer["checked"]["packs"] == verdict.packs or verdict.played < verdict.entries


def test_whatever_is_changed_about_the_packs_both_find_out() -> None:
    """By somebody who can make check sums."""
    rng = Random(3)
    files = []
    original = lines_of(file_of(evening("high-card-pool", 9, steps=70, steady=True)))
    kinds = ("committed", "pack-used", "revealed")
    last = acts_of(original, "committed")[-1]["pack"]
    for kind in kinds:
        for _ in range(8):
            lines = lines_of(signed(original))
            act = rng.choice([act for act in acts_of(lines, kind) if act.get("pack", 0) < last])
            name = rng.choice(sorted(set(act) - {"act"}))
            act[name] = altered(act[name], rng)
            files.append(signed(lines))
    for kind in ("turned-up", "burned", "settled", "dealer-chosen"):
        for _ in range(8):
            lines = lines_of(signed(original))
            event = rng.choice(events_of(lines, kind))
            if kind == "settled":
                event["shown"] = [event["upcard"]]
            elif kind == "dealer-chosen":
                event["seat"] += 1
            else:
                event["card"] = (event["card"] + rng.randint(1, 51)) % 52
            files.append(signed(lines))
    answers = histories(files)
    assert [answer["right"] for answer in answers] == [False] * len(files)
    assert [right(file) for file in files] == [False] * len(files)


def altered(value: Any, rng: Random) -> Any:
    match value:
        case int():
            return value + 1
        case str():
            place = rng.randrange(len(value))
            return value[:place] + ("0" if value[place] != "0" else "1") + value[place + 1 :]
        case [int(first), *rest]:
            return [first + 1, *rest]
        case _:
            return ["loaded", *value[1:]]


def test_a_changed_byte_anywhere_fails() -> None:
    rng = Random(4)
    file = file_of(evening("shoot"))
    files = []
    for place in (*range(160), *range(len(file) - 120, len(file)), *rng.sample(range(len(file)), 60)):
        changed = bytearray(file)
        changed[place] ^= rng.randint(1, 255)
        files.append(bytes(changed))
    files += [file[:place] for place in rng.sample(range(len(file)), 20)]
    files += [
        b"",
        b"\n",
        b"[]",
        b"{}\n{}\n",
        b"null\nnull\n",
        file.replace(b"\n", b"\r\n"),
        b"\xef\xbb\xbf" + file,
    ]
    answers = histories(files)
    assert [place for place, answer in enumerate(answers) if answer["right"]] == []
    assert not any(right(file) for file in files[-27:])


def test_a_line_that_lacks_something_is_damage_and_no_accident() -> None:
    rng = Random(5)
    original = lines_of(file_of(evening("shoot", steps=60)))
    files = []
    for _ in range(60):
        lines = lines_of(signed(original))
        act = rng.choice([act for line in lines[1:] for act in line["acts"]])
        record = rng.choice([act, *act.get("events", ())])
        name = rng.choice(sorted(record))
        record[name] = rng.choice((None, "x", -1, 10**9, [], {}))
        files.append(signed(lines))
    for file, answer in zip(files, histories(files), strict=True):
        assert not right(file) or answer["right"]


def test_a_newer_file_is_not_misread() -> None:
    lines = lines_of(file_of(evening("shoot")))
    lines[0]["version"] += 1
    assert histories([signed(lines)])[0]["faults"] == [{"code": "file_newer", "line": 1}]
