"""Chance at a table: what the dealer does when a first dealer, a shuffle or cards are awaited, and what he owns up to.

The order of every pack follows from a secret that was committed to before the shares for it were taken. A pack's number,
its shares and what was shuffled stand in the log; the dealer himself keeps nothing that the table does not know.
"""

from __future__ import annotations

from reddog.cards import PACK, all_cards, cards_in
from reddog.rules import moves
from reddog.rules.choices import Choice
from reddog.table.acts import Committed, DealerDrawn, PackShuffled, Played, Revealed
from reddog.table.dealer import Dealer
from reddog.table.draft import Draft
from reddog.table.told import ONE_PACK


def draw_dealer(draft: Draft, choice: Choice, dealer: Dealer) -> None:
    """Chance picks who deals first, with the secret of pack 0 and the shares given so far."""
    table = draft.table
    deal, shares = table.deals + 1, table.shares
    draft.do(DealerDrawn(deal=deal, seats=choice.seats, shares=shares))
    seat = dealer.first_dealer(choice.seats, deal=deal, shares=shares)
    draft.do(Played(moves.FirstDealer(seat)))


def shuffle(draft: Draft, choice: Choice, dealer: Dealer) -> None:
    """Shuffle the next pack with the shares given for it, and commit to the one after it."""
    table = draft.table
    # Where only face-up cards are shuffled, others of the pack are still in the players' hands.
    if table.settings.reveal == "pack" and choice.stock == all_cards(table.session.variant.packs):
        reveal(draft, dealer)
    pack = table.next_pack
    assert pack is not None
    cards = ONE_PACK if choice.stock == PACK else tuple(sorted(cards_in(choice.stock)))
    draft.do(PackShuffled(pack=pack.number, deal=table.deals, cards=cards, shares=table.shares))
    draft.do(Played(moves.Shuffle()))
    following = pack.number + 1
    draft.do(Committed(pack=following, commitment=dealer.commitment_of(following)))


def draw(draft: Draft, choice: Choice, dealer: Dealer) -> None:
    """The uppermost cards come."""
    dealer.take_up(draft.table.shuffled)
    draft.do(Played(moves.Draw(dealer.draw(choice.stock, choice.count))))


def reveal(draft: Draft, dealer: Dealer) -> None:
    """Reveal the secrets of all packs up to the one that was last in play, which is not played any more."""
    pack = draft.table.pack
    assert pack is not None
    for number in range(draft.table.revealed + 1, pack.number + 1):
        draft.do(Revealed(pack=number, secret=dealer.secret_of(number).hex()))
