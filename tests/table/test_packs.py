"""Fair dealing at a table: commitments before shares, shares for one pack only, the same cards after a restart."""

from typing import TypeVar

import pytest

from reddog.cards import all_cards, cards_in
from reddog.rules import moves
from reddog.rules.choices import Kind
from reddog.rules.session import awaited
from reddog.rules.state import Stage
from reddog.table import acts, commands
from reddog.table.dealer import Dealer, commitment, first_dealer, secret_from_seed, shuffle_cards
from reddog.table.draft import Draft, replayed
from reddog.table.errors import Refused
from reddog.table.settings import Clock
from tests.table.tables import Scripted, open_table, started

T = TypeVar("T")
QUICK = Clock(turn=30, bank=0, pause=5, bots=0)


def acts_of(table: Scripted, kind: type[T]) -> list[T]:
    return [act for entry in table.entries for act in entry.acts if isinstance(act, kind)]


def give(table: Scripted, person: str, share: str) -> None:
    (seat,) = (at for at, player in enumerate(table.table.players) if player and player.person == person)
    pack = table.table.next_pack
    assert pack
    table.ask(person, commands.GiveShare(seat=seat, pack=pack.number, share=share))


def play_deals(table: Scripted, deals: int) -> None:
    for _ in range(deals):
        table.finish_deal()
        table.wait(5)


def test_every_pack_is_committed_to_before_a_share_for_it_is_taken() -> None:
    table = started("high-card-pool", "ann", "bob", clock=QUICK)
    for _ in range(3):
        give(table, "ann", "more luck")
        play_deals(table, 1)
    known: set[int] = set()
    shuffled = []
    for entry in table.entries:
        for act in entry.acts:
            match act:
                case acts.Committed(pack=pack):
                    known.add(pack)
                case acts.Shared(pack=pack):
                    assert pack in known
                    assert pack not in shuffled
                case acts.PackShuffled(pack=pack):
                    assert pack in known
                    shuffled.append(pack)
                case _:
                    pass
    assert shuffled == [1, 2, 3, 4]


def test_the_cards_come_as_the_revealed_secret_says() -> None:
    """Everything is worked out again from the log and the recipe alone."""
    table = started("high-card-pool", "ann", "bob", "cid", clock=QUICK)
    give(table, "bob", "x")
    play_deals(table, 3)
    table.finish_deal()
    table.ask("ann", commands.ProposeEnd())
    for person in ("bob", "cid"):
        table.ask(person, commands.Answer(yes=True))
    revealed = {act.pack: bytes.fromhex(act.secret) for act in acts_of(table, acts.Revealed)}
    for made in acts_of(table, acts.Committed):
        if made.pack in revealed:
            assert commitment(revealed[made.pack], table.table.id, made.pack) == made.commitment
    used = {act.pack: act for act in acts_of(table, acts.PackShuffled)}
    assert set(revealed) == {0, *used}
    assert used[2].shares == ("", "x", "", "", "", "")
    order: list[int] = []
    for entry in table.entries:
        for act in entry.acts:
            match act:
                case acts.PackShuffled(pack=pack, deal=deal, cards=cards, shares=shares):
                    order = list(
                        shuffle_cards(
                            revealed[pack], cards, table=table.table.id, deal=deal, pack=pack, shares=shares
                        )
                    )
                case acts.Played(move=moves.Draw(cards=cards)):
                    assert list(cards) == order[: len(cards)]
                    del order[: len(cards)]
                case _:
                    pass
    (drawn,) = acts_of(table, acts.DealerDrawn)
    (chosen,) = (
        act.move.seat for act in acts_of(table, acts.Played) if isinstance(act.move, moves.FirstDealer)
    )
    assert chosen == first_dealer(
        revealed[0], drawn.seats, table=table.table.id, deal=drawn.deal, shares=drawn.shares
    )


def test_a_share_counts_for_its_pack_alone() -> None:
    table = started("high-card-pool", "ann", "bob", clock=QUICK)
    give(table, "ann", "once")
    play_deals(table, 2)
    shares = [act.shares[0] for act in acts_of(table, acts.PackShuffled)]
    assert shares == ["", "once", ""]


def test_a_share_given_in_a_deal_does_not_change_its_cards() -> None:
    """F-18: it counts from the next shuffle, and the present proof still checks."""
    quiet, busy = (started("high-card-pool", "ann", "bob", clock=QUICK) for _ in range(2))
    give(busy, "ann", "another third card, please")
    for table in (quiet, busy):
        table.finish_deal()
    assert acts_of(quiet, acts.PackShuffled) == acts_of(busy, acts.PackShuffled)
    draws = [
        [act.move for act in acts_of(table, acts.Played) if isinstance(act.move, moves.Draw)]
        for table in (quiet, busy)
    ]
    assert draws[0] == draws[1]
    for table in (quiet, busy):
        table.wait(5)
    assert quiet.table.session.deal.hands != busy.table.session.deal.hands


@pytest.mark.parametrize("off", [-1, 1])
def test_a_share_for_a_pack_that_is_not_the_next_is_refused(off: int) -> None:
    table = started("high-card-pool", "ann", "bob")
    pack = table.table.next_pack
    assert pack
    with pytest.raises(Refused, match="not_the_next_pack"):
        table.ask("ann", commands.GiveShare(seat=0, pack=pack.number + off, share="late"))


def test_the_share_of_who_is_muted_is_a_number_and_says_nothing() -> None:
    table = started("high-card-pool", "ann", "bob")
    table.ask("ann", commands.Mute(person="bob"))
    give(table, "ann", "any words")
    for words in ("ann cheats", "0x1", "ab\n", "\u0661"):
        with pytest.raises(Refused, match="muted"):
            give(table, "bob", words)
    give(table, "bob", "00ffAB19" * 8)
    assert table.table.shares[1] == "00ffAB19" * 8
    table.ask("ann", commands.Mute(person="bob", muted=False))
    give(table, "bob", "any words")


def test_nobody_gives_a_share_for_another() -> None:
    table = started("high-card-pool", "ann", "bob")
    for seat in (1, 3):
        with pytest.raises(Refused, match="not_your_seat"):
            table.ask("ann", commands.GiveShare(seat=seat, pack=2, share="mine"))


def test_equal_shares_do_not_cancel() -> None:
    """F-11: a copied share is a share of the seat that gave it."""
    packs = []
    for copied in (False, True):
        table = open_table(clock=QUICK)
        table.sit("ann")
        table.sit("bob")
        for person in ("ann", "bob") if copied else ():
            give(table, person, "same")
        table.start()
        packs.append(table.table.session.deal.hands)
    assert packs[0] != packs[1]


def test_a_share_that_is_never_given_stops_nothing() -> None:
    """F-12: nothing is gained by silence."""
    table = started("high-card-pool", "ann", "bob", clock=QUICK)
    play_deals(table, 3)
    assert table.table.deals == 4


def test_a_thousand_tables_opened_together_have_a_thousand_packs() -> None:
    """F-07."""
    secret = secret_from_seed("one server")
    tables = [Dealer(secret, f"t{number}") for number in range(1000)]
    for dealer in tables:
        dealer.shuffle(all_cards(1), deal=1)
    assert len({dealer.draw(all_cards(1), 52) for dealer in tables}) == 1000


def test_whoever_restarts_the_server_before_the_card_gets_the_same_card() -> None:
    """F-17: reloading until it is good does not help."""
    table = started("high-card-pool", "ann", "bob")
    kept, entries, log = table.table, list(table.entries), list(table.told)
    (seat,) = table.seats
    seen = set()
    for _ in range(20):
        table.play(moves.Bet(seat, 1))
        seen.add(tuple(act.move for act in acts_of(table, acts.Played) if isinstance(act.move, moves.Draw)))
        table.table, table.entries, table.told = replayed(entries), list(entries), list(log)
        assert table.table == kept
        table.dealer = Dealer(secret_from_seed("1"), kept.id, kept.shuffled)
    assert len(seen) == 1


def test_a_shuffle_that_came_to_nothing_leaves_no_trace_in_the_cards() -> None:
    """Another process wrote first: what was drafted here is thrown away, the dealer with it."""
    table = started("high-card-pool", "ann", "bob", clock=QUICK)
    table.finish_deal()
    kept = table.table
    table.wait(5)
    hands = table.table.session.deal.hands
    table.table = kept
    table.tick()
    assert table.table.session.deal.hands == hands
    assert isinstance(Draft(table.table, table.now), Draft)


# Reveals.


def test_no_secret_is_revealed_before_the_end_of_the_evening_unless_agreed() -> None:
    table = started("high-card-pool", "ann", "bob", clock=QUICK)
    play_deals(table, 3)
    assert acts_of(table, acts.Revealed) == []


def test_by_agreement_each_pack_is_revealed_as_soon_as_the_next_is_shuffled() -> None:
    table = started("high-card-pool", "ann", "bob", clock=QUICK, reveal="pack")
    assert [act.pack for act in acts_of(table, acts.Revealed)] == [0]
    play_deals(table, 2)
    assert [act.pack for act in acts_of(table, acts.Revealed)] == [0, 1, 2]
    assert table.table.pack
    assert table.table.pack.number == 3


def test_no_pack_is_revealed_of_which_cards_are_in_a_hand() -> None:
    """With face-up cards shuffled in mid-deal the pack before is still in the players' hands."""
    table = started(
        "high-card-pool",
        *("ann", "bob", "cid", "dee", "eve", "fay", "gus", "hal"),
        clock=QUICK,
        seats=8,
        reveal="pack",
        house={"burn": "reshuffle"},
    )
    met = 0
    for _ in range(6):
        while table.table.session.stage is Stage.DEAL:
            table.answer()
            running, pack = table.table.session.running, table.table.pack
            assert pack
            partly = bool(table.table.shuffled and len(table.table.shuffled.cards) < 52)
            if running and any(running.hands) and partly:
                met += 1
                assert table.table.revealed < pack.number - 1
        table.wait(5)
    assert met
    secrets = acts_of(table, acts.Revealed)
    assert [act.pack for act in secrets] == list(range(len(secrets)))


def test_a_pack_that_is_dealt_out_over_several_deals_is_one_pack() -> None:
    table = started("denexa", "ann", "bob", clock=QUICK, house={"dealt-out": "yes"})
    play_deals(table, 3)
    used = acts_of(table, acts.PackShuffled)
    assert len(used) < table.table.deals
    assert all(set(act.cards) == set(cards_in(all_cards(1))) for act in used)


def test_a_shoe_of_several_packs_is_shuffled_as_one() -> None:
    table = started("casino", "ann", "bob", clock=QUICK)
    table.answer()
    table.answer()
    used = acts_of(table, acts.PackShuffled)
    assert len(used) == 1
    assert len(used[0].cards) == 52 * table.table.session.variant.packs
    assert awaited(table.table.session)[0].kind is not Kind.DRAW
