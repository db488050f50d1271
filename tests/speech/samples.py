"""One event or more of every kind, with what the others hear of Ana and what Ana hears."""

from reddog import cards
from reddog.rules import events as ev
from reddog.rules.events import AnyEvent
from tests.speech.tables import ANA, BO, CY, beat

QH, KS = cards.parse_cards("Qh Ks")

SAMPLES: list[tuple[AnyEvent, str, str]] = [
    (ev.Joined(ANA, 40), "Ana sits down with 40 chips.", "You sit down with 40 chips."),
    (ev.Joined(ANA, 1), "Ana sits down with 1 chip.", "You sit down with 1 chip."),
    (ev.Left(ANA, 1062), "Ana leaves with 1,062 chips.", "You leave with 1,062 chips."),
    (
        ev.Leaving(ANA),
        "Ana leaves; what is still on the table is settled first.",
        "You leave; what is still on the table is settled first.",
    ),
    (ev.SatOut(ANA), "Ana sits out from the next deal on.", "You sit out from the next deal on."),
    (ev.Returned(ANA), "Ana plays again from the next deal on.", "You play again from the next deal on."),
    (ev.BoughtIn(ANA, 50), "Ana buys 50 chips.", "You buy 50 chips."),
    (ev.DealerChosen(ANA), "Ana deals first, by lot.", "You deal first, by lot."),
    (ev.Closed(), "The session is over.", "The session is over."),
    (
        ev.Closed(((ANA, 3), (BO, 2))),
        "The session is over. From the pot: Ana 3 and Bo 2.",
        "The session is over. From the pot: you 3 and Bo 2.",
    ),
    (
        ev.DealBegan(3, (BO, CY, ANA), ANA),
        "Deal 3. Ana deals; bets in this order: Bo, Cy and Ana.",
        "Deal 3. You deal; bets in this order: Bo, Cy and you.",
    ),
    (ev.DealBegan(3, (ANA,), BO), "Deal 3. Bo deals to Ana.", "Deal 3. Bo deals to you."),
    (ev.DealBegan(3, (BO,), ANA), "Deal 3. Ana deals to Bo.", "Deal 3. You deal to Bo."),
    (
        ev.DealBegan(3, (ANA,), ANA),
        "Deal 3. Ana deals, and nobody else bets.",
        "Deal 3. You deal, and nobody else bets.",
    ),
    (ev.DealBegan(3, (ANA,)), "Deal 3 for Ana.", "Deal 3 for you."),
    (ev.HandsDealt((ANA,), 3), "3 cards for Ana.", "3 cards for you."),
    (ev.DealBegan(3, (ANA, BO)), "Deal 3. Players: Ana and Bo.", "Deal 3. Players: you and Bo."),
    (
        ev.Anted(((ANA, 1), (BO, 1)), "deal", 2),
        "Antes of 1 each from Ana and Bo. Pot 2.",
        "Antes of 1 each from you and Bo. Pot 2.",
    ),
    (
        ev.Anted(((ANA, 5), (BO, 3)), "deal", 8),
        "Antes: Ana 5 and Bo 3. Pot 8.",
        "Antes: you 5 and Bo 3. Pot 8.",
    ),
    (
        ev.Anted(((ANA, 2), (BO, 2)), "refill", 5),
        "The pot is too small, so all ante again: 2 each from Ana and Bo. Pot 5.",
        "The pot is too small, so all ante again: 2 each from you and Bo. Pot 5.",
    ),
    (
        ev.Anted(((ANA, 2), (BO, 1)), "refill", 5),
        "The pot is too small, so all ante again: Ana 2 and Bo 1. Pot 5.",
        "The pot is too small, so all ante again: you 2 and Bo 1. Pot 5.",
    ),
    (ev.Anted(((ANA, 1),), "joining", 9), "Ante on joining: Ana 1. Pot 9.", "Ante on joining: you 1. Pot 9."),
    (
        ev.Anted(((ANA, 1), (BO, 1)), "joining", 9),
        "Antes on joining: 1 each from Ana and Bo. Pot 9.",
        "Antes on joining: 1 each from you and Bo. Pot 9.",
    ),
    (
        ev.Anted(((ANA, 1), (BO, 1)), "empty", 2),
        "The pot is empty, so all ante: 1 each from Ana and Bo. Pot 2.",
        "The pot is empty, so all ante: 1 each from you and Bo. Pot 2.",
    ),
    (
        ev.Anted(((ANA, 2), (BO, 1)), "empty", 3),
        "The pot is empty, so all ante: Ana 2 and Bo 1. Pot 3.",
        "The pot is empty, so all ante: you 2 and Bo 1. Pot 3.",
    ),
    (ev.Staked(ANA, 20), "Ana opens the bank with 20 chips.", "You open the bank with 20 chips."),
    (ev.Shuffled(), "The cards are shuffled.", "The cards are shuffled."),
    (
        ev.Shuffled(6),
        "The 6 face-up cards that are left are turned down and shuffled.",
        "The 6 face-up cards that are left are turned down and shuffled.",
    ),
    (
        ev.BankTaken(ANA, 14, "over"),
        "The bank is over; Ana takes the 14 in the pot.",
        "The bank is over; you take the 14 in the pot.",
    ),
    (
        ev.BankTaken(ANA, 14, "passed"),
        "Ana passes the deal and takes the 14 in the pot.",
        "You pass the deal and take the 14 in the pot.",
    ),
    (
        ev.BankTaken(ANA, 1, "odd-chip"),
        "Half of the pot is less than a chip: the pot is busted, and Ana takes the 1 in it.",
        "Half of the pot is less than a chip: the pot is busted, and you take the 1 in it.",
    ),
    (
        ev.BankTaken(ANA, 14, "no-punters"),
        "Nobody has chips to bet with; Ana takes the 14 in the pot.",
        "Nobody has chips to bet with; you take the 14 in the pot.",
    ),
    (
        ev.BankTaken(ANA, 14, "gone"),
        "The banker is gone; the 14 in the pot are cashed out for Ana.",
        "You are gone; the 14 in the pot are cashed out for you.",
    ),
    (
        ev.BankBroken(ANA),
        "Ana's bank is broken: whoever has not bet yet does not bet.",
        "Your bank is broken: whoever has not bet yet does not bet.",
    ),
    (ev.LastRound(ANA), "Ana deals for the last time.", "You deal for the last time."),
    (
        ev.LastRound(ANA, stitch=True),
        "Stitch round: the pot has grown enough, and Ana deals for the last time.",
        "Stitch round: the pot has grown enough, and you deal for the last time.",
    ),
    (ev.DealAgain(ANA), "Ana deals once more.", "You deal once more."),
    (ev.DealPassed(ANA), "The deal passes to Ana.", "The deal passes to you."),
    (
        ev.SplitOffered(ANA, 3, 2),
        "Ana offers to split the pot: 3 each, and 2 stay in the pot.",
        "You offer to split the pot: 3 each, and 2 stay in the pot.",
    ),
    (
        ev.SplitOffered(ANA, 3, 1),
        "Ana offers to split the pot: 3 each, and 1 stays in the pot.",
        "You offer to split the pot: 3 each, and 1 stays in the pot.",
    ),
    (
        ev.SplitOffered(ANA, 3, 0),
        "Ana offers to split the pot: 3 each, with nothing left over.",
        "You offer to split the pot: 3 each, with nothing left over.",
    ),
    (ev.Voted(ANA, yes=True), "Ana says yes.", "You say yes."),
    (ev.Voted(ANA, yes=False), "Ana says no.", "You say no."),
    (ev.SplitRefused(), "Not all agree: the pot stays.", "Not all agree: the pot stays."),
    (
        ev.PotSplit((ANA, BO), 3, 1),
        "The pot is split: 3 each to Ana and Bo; 1 stays in the pot.",
        "The pot is split: 3 each to you and Bo; 1 stays in the pot.",
    ),
    (
        ev.PotSplit((ANA, BO), 3, 0),
        "The pot is split: 3 each to Ana and Bo, with nothing left over.",
        "The pot is split: 3 each to you and Bo, with nothing left over.",
    ),
    (
        ev.GameOver("potted", ANA),
        "Ana bet the whole pot and won: this game is over.",
        "You bet the whole pot and won: this game is over.",
    ),
    (
        ev.GameOver("split"),
        "The pot is divided: this game is over.",
        "The pot is divided: this game is over.",
    ),
    (
        ev.GameOver("too-few"),
        "Fewer than two players have the chips to go on: this game is over.",
        "Fewer than two players have the chips to go on: this game is over.",
    ),
    (ev.GameOver("emptied"), "The pot is empty: this game is over.", "The pot is empty: this game is over."),
    (
        ev.GameOver("no-banker"),
        "Nobody has the chips to put up a bank now: this game is over.",
        "Nobody has the chips to put up a bank now: this game is over.",
    ),
    (ev.HandsDealt((ANA, BO), 5), "5 cards each for Ana and Bo.", "5 cards each for you and Bo."),
    (
        ev.HandsDealt((ANA, BO), 2, ((ANA, (QH, KS)), (BO, (0, 1)))),
        "2 cards each for Ana and Bo. Ana's hand, face up: Ks Qh. Bo's hand, face up: 2d 2c.",
        "2 cards each for you and Bo. Your hand, face up: Ks Qh. Bo's hand, face up: 2d 2c.",
    ),
    (ev.Looked((ANA, BO)), "", ""),
    (ev.CentreTurned(QH, "centre"), "Card to beat: Qh.", "Card to beat: Qh."),
    (ev.CentreTurned(QH, "skipped"), "Qh is too high and out of play.", "Qh is too high and out of play."),
    (ev.CentreTurned(QH, "bought"), "New card to beat: Qh.", "New card to beat: Qh."),
    (ev.CentreTurned(QH, "free"), "A fresh card to beat: Qh.", "A fresh card to beat: Qh."),
    (
        ev.CentreTurned(QH, "back"),
        "Back to the first card to beat: Qh.",
        "Back to the first card to beat: Qh.",
    ),
    (ev.CentreTurned(QH, "post"), "Post: Qh.", "Post: Qh."),
    (
        ev.DealVoid(redeal=True),
        "No card was low enough: this deal does not count, and the same dealer deals again.",
        "No card was low enough: this deal does not count, and the same dealer deals again.",
    ),
    (
        ev.DealVoid(redeal=False),
        "No card was low enough: this deal does not count, and the deal passes.",
        "No card was low enough: this deal does not count, and the deal passes.",
    ),
    (ev.PostsVoid(ANA, "pair"), "A pair: two new posts for Ana.", "A pair: two new posts for you."),
    (
        ev.PostsVoid(ANA, "consecutive"),
        "Consecutive cards: two new posts for Ana.",
        "Consecutive cards: two new posts for you.",
    ),
    (
        ev.Skipped(ANA),
        "Ana has no chips left and is passed over.",
        "You have no chips left and are passed over.",
    ),
    (ev.BetPlaced(ANA, 6, 12), "Ana bets 6 against a pot of 12.", "You bet 6 against a pot of 12."),
    (
        ev.BetPlaced(ANA, 6, 12, all_in=True),
        "Ana bets 6, all in, against a pot of 12.",
        "You bet 6, all in, against a pot of 12.",
    ),
    (ev.Passed(ANA), "Ana passes.", "You pass."),
    (ev.Passed(ANA, 1), "Ana pays 1 chip to the pot and passes.", "You pay 1 chip to the pot and pass."),
    (ev.Passed(ANA, forced=True), "Ana cannot bet and passes.", "You cannot bet and pass."),
    (ev.Bought(ANA, 4, 24), "Ana pays 4 for another card. Pot 24.", "You pay 4 for another card. Pot 24."),
    (ev.Raised(ANA, 10), "Ana raises by 10.", "You raise by 10."),
    (ev.Stayed(ANA), "Ana stays.", "You stay."),
    (ev.Stayed(ANA, forced=True), "Ana cannot raise and stays.", "You cannot raise and stay."),
    (ev.Called(ANA, "high"), "Ana calls the ace high.", "You call the ace high."),
    (ev.Called(ANA, "low"), "Ana calls the ace low.", "You call the ace low."),
    (ev.Called(ANA, "higher"), "Ana calls higher.", "You call higher."),
    (ev.Called(ANA, "lower"), "Ana calls lower.", "You call lower."),
    (ev.Burned(QH), "Burned: Qh.", "Burned: Qh."),
    (ev.TurnedUp(QH, ANA), "Turned for Ana: Qh.", "Turned for you: Qh."),
    (
        ev.TurnedUp(QH, ANA, known=True),
        "Turned for Ana: Qh, as all knew.",
        "Turned for you: Qh, as all knew.",
    ),
    (ev.TurnedUp(QH), "Third card: Qh.", "Third card: Qh."),
    (ev.TurnedUp(QH, known=True), "Third card: Qh, as all knew.", "Third card: Qh, as all knew."),
    (
        beat(ANA, 6, "Qh", "Kh", "Kh"),
        "Ana wins 6. Turned Qh; Ana shows Kh. Pot 12 -> 6.",
        "You win 6. Turned Qh; you show Kh. Pot 12 -> 6.",
    ),
    (ev.DealEnded(3, 12), "Deal 3 is over. Pot 12.", "Deal 3 is over. Pot 12."),
]
