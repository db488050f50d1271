"""The rules of a table, sentence by sentence in the order of play. Each belongs to one value of one record."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages, Plural

PANEL: Final[Messages] = {
    # The pot.
    "panel.antes.every-deal": Plural(
        "ante",
        (
            "Each player antes {ante} chip into the pot for every deal.",
            "Each player antes {ante} chips into the pot for every deal.",
        ),
    ),
    "panel.antes.once": Plural(
        "ante",
        (
            "Each player antes {ante} chip into the pot once a game.",
            "Each player antes {ante} chips into the pot once a game.",
        ),
    ),
    "panel.antes.when-empty": Plural(
        "ante",
        (
            "Whenever the pot is empty, each player antes {ante} chip at once.",
            "Whenever the pot is empty, each player antes {ante} chips at once.",
        ),
    ),
    "panel.antes.dealer": "The dealer plays too, last.",
    "panel.bank": "The dealer alone puts up a bank of {least} to {most} chips, holds no cards and does not bet.",
    "panel.bank.fixed": "The dealer alone puts up a bank of {least} chips, holds no cards and does not bet.",
    "panel.house": "You play against the house, which pays every win.",
    # What is dealt and seen.
    "panel.hand": "{Count} cards each.",
    "panel.hand.face-up": "{Count} cards each, face up for all to see.",
    "panel.look.all": "Look at your cards.",
    "panel.look.turn": "Look at your cards when your turn comes, not before.",
    "panel.look.never": "Do not look at your cards: they are turned up after the bet.",
    "panel.centre": "One card is turned up in the centre: the card to beat.",
    "panel.centre.until": "Cards are turned up in the centre until one comes that is no higher than the {rank}: the card to beat.",
    "panel.none-comes.redeal": "If none comes, the deal does not count and the same dealer deals again.",
    "panel.none-comes.last": "If none comes, the last card turned is the card to beat.",
    "panel.none-comes.pass": "If none comes, the deal does not count and passes to the next dealer.",
    "panel.posts": "Two cards are turned up: the posts.",
    "panel.post.first": "A card is turned up: the first post.",
    "panel.post.second": "A second post is turned up.",
    "panel.call.ace": "If it is an ace, call it high or low; every other ace is high.",
    "panel.call.side": "If the two are a pair, call whether the third card will be higher or lower.",
    "panel.third": "A third card is turned up.",
    # The bet.
    "panel.bet.ante.pot": "Bet from the ante to the pot.",
    "panel.bet.ante.half": "Bet from the ante to half the pot, rounded down.",
    "panel.bet.pot": "Bet from {least} to the pot.",
    "panel.bet.half": "Bet from {least} to half the pot, rounded down.",
    "panel.bet.limits": "Bet from {least} to {most}.",
    "panel.bet.first-round": "In the first deal of a game the limit is half the pot.",
    "panel.bet.short": "A pot or a stack that does not reach the least bet may be bet as it is.",
    "panel.bet.short.refilled": "A stack that does not reach the least bet may be bet as it is.",
    "panel.bet.covers": "Your stack must cover the most that the bet can cost.",
    "panel.passing.none": "There is no passing.",
    "panel.passing.free": "You may pass instead.",
    "panel.passing.chip": "You may pay one chip to the pot and pass instead.",
    "panel.passing.out": "You may sit the deal out instead.",
    "panel.passing.bought": "You may pass only when no more cards can be bought.",
    "panel.passing.bought.free": "You may pass instead.",
    "panel.passing.bought.chip": "You may pass for one chip instead, and free once no more cards can be bought.",
    "panel.buys": "You may pay chips into the pot for another card to beat, {times} at most.",
    "times.1": "once",
    "times.2": "twice",
    "times": "{count} times",
    "panel.price.same": "Each costs a fifth of the pot at the start of your turn, rounded up.",
    "panel.price.fifth": "Each costs a fifth of the pot as it is then, rounded up.",
    "panel.price.fixed": Plural("chips", ("Each costs {chips} chip.", "Each costs {chips} chips.")),
    "panel.centre.running": "The next player faces the card that lies there then.",
    "panel.centre.fresh": "The next player faces a new card.",
    "panel.centre.first": "The next player faces the first card again.",
    "panel.raise.exact": "If there is a spread between the posts, raise by as much again or stay.",
    "panel.raise.up-to": "If there is a spread between the posts, raise by any amount up to your bet or stay.",
    # The card that decides.
    "panel.burn.literal": "Then a card is burned: shown to all, and put face up under the stock, where it comes round again.",
    "panel.burn.fresh": "Then a card is burned, shown to all, as long as enough unseen cards stay behind for the turns to come.",
    "panel.burn.reshuffle": (
        "Then a card is burned: shown to all, and put face up under the stock. When only such cards are left they are shuffled."
    ),
    "panel.turned": "Then a card is turned up for you.",
    "panel.beat": "You win with a higher card of the same suit; the ace is the highest.",
    "panel.beat.ace-low": "You win with a higher card of the same suit; the ace is the lowest.",
    "panel.pays": "A win pays {pays} to 1 out of the pot; a loss goes into the pot.",
    "panel.between": "You win if the third card lies strictly between the posts; the ace is high.",
    "panel.between.called": "You win if the third card lies strictly between the posts.",
    "panel.pays.house": "The spread is the number of ranks between the posts. A win pays by it: {table}.",
    "panel.pays.flat": "A win pays {pays} to 1.",
    "panel.pays.flat.pot": "A win pays {pays} to 1 out of the pot; a loss goes into the pot.",
    "panel.post": Plural(
        "bets",
        (
            "A third card equal to a post loses the bet.",
            "A third card equal to a post costs {bets} bets.",
        ),
    ),
    "panel.pair.alike": "After a pair a third card is turned at once: three alike pay {odds} to 1, anything else returns the bet.",
    "panel.pair.push": "After a pair a third card is turned at once, and the bet is returned.",
    "panel.pair.call": Plural(
        "bets",
        (
            "After a pair a card on the side that was called wins, and three alike lose the bet.",
            "After a pair a card on the side that was called wins, and three alike cost {bets} bets.",
        ),
    ),
    "panel.pair.new-posts": "A pair is put away for two new posts.",
    "panel.pair.wins-two": "A pair wins two chips from the pot at once.",
    "panel.consecutive.push": "Consecutive posts return the bet.",
    "panel.consecutive.no-bet": "Consecutive posts end the turn without a bet.",
    "panel.consecutive.new-posts": "Consecutive posts are put away for two new ones.",
    "panel.consecutive.loses": "Consecutive posts lose the least bet to the pot.",
    # What is shown.
    "panel.winner.lowest": "A winner shows the lowest card that wins.",
    "panel.winner.choice": "A winner shows one winning card of his choice.",
    "panel.winner.all": "A winner shows the whole hand.",
    "panel.loser.all": "A loser shows the whole hand.",
    "panel.loser.nothing": "A loser shows nothing.",
    # Afterwards.
    "panel.refill.below": "If the pot falls below the least bet while somebody has yet to bet, all ante again.",
    "panel.refill.empty": "If the pot is emptied while somebody has yet to bet, all ante again.",
    "panel.refill.never": "An emptied pot is not filled during a deal.",
    "panel.potted": "A won bet of the whole pot ends the game.",
    "panel.carried": "What is in the pot stays for the next deal, and the deal passes to the left.",
    "panel.rounds": "The turns go round from the dealer's left, and then the deal passes to the left.",
    "panel.split": "Between deals all may agree to split the pot.",
    "panel.bank.empty": "When the pot is empty, whoever has not bet yet does not bet, and the deal passes to the left.",
    "panel.bank.odd-chip": "A pot of one chip cannot be halved: it is the banker's, and the deal passes.",
    "panel.bank.deals.pass": Plural(
        "deals",
        (
            "After {deals} deal the banker takes what is in the pot, and the deal passes.",
            "After {deals} deals the banker takes what is in the pot, and the deal passes.",
        ),
    ),
    "panel.bank.deals.may": Plural(
        "deals",
        (
            "After {deals} deal the banker takes what is in the pot, or deals once more and then takes it.",
            "After {deals} deals the banker takes what is in the pot, or deals once more and then takes it.",
        ),
    ),
    "panel.bank.deals.must": Plural(
        "deals",
        (
            "After {deals} deal the banker deals once more and then takes what is in the pot.",
            "After {deals} deals the banker deals once more and then takes what is in the pot.",
        ),
    ),
    "panel.bank.times.pass": "Once a deal ends with a pot of at least {times} times the opening bank, the banker takes it, and the deal passes.",
    "panel.bank.times.may": (
        "Once a deal ends with a pot of at least {times} times the opening bank, the banker takes it, or deals a stitch round and then "
        "takes what is left."
    ),
    "panel.bank.times.must": (
        "Once a deal ends with a pot of at least {times} times the opening bank, the banker deals a stitch round and then takes what "
        "is left."
    ),
    "panel.bank.early": "The banker may stop after any deal.",
    "panel.packs": Plural("packs", ("{packs} pack of 52 cards.", "{packs} packs of 52 cards.")),
    "panel.shuffle.every-deal": "All cards are shuffled before every deal.",
    "panel.shuffle.dealt-out": "The pack is dealt out: it is shuffled only when it would not last for a deal.",
    "panel.shuffle.when-short": "The pack is shuffled only when fewer than three cards are left at the start of a turn.",
    "panel.shuffle.shoe": "The cards are dealt from a shoe and shuffled once the cut card is out, {cut} cards from the end.",
}
