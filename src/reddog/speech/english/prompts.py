"""What is asked of a player, and what a player asks about: the hand, the table, the cards seen, the ledger."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages, Plural

PROMPTS: Final[Messages] = {
    "prompt.turn": "Your turn.",
    "prompt.banker": "You are the banker.",
    "prompt.pot": "Pot {pot}.",
    "prompt.beat": "Card to beat: {card}.",
    "prompt.first-post": "First post: {card}.",
    "prompt.bet": "Bet {least} to {most}.",
    "prompt.bet.only": "Bet {most}: no other bet is possible.",
    "prompt.bet.pass": "Bet {least} to {most}, or pass.",
    "prompt.bet.only.pass": "Bet {most}, or pass: no other bet is possible.",
    "prompt.bet.pay": "Bet {least} to {most}, or pay {price} and pass.",
    "prompt.bet.only.pay": "Bet {most}, or pay {price} and pass: no other bet is possible.",
    "prompt.bet.out": "Bet {least} to {most}, or pass to sit this deal out.",
    "prompt.bet.only.out": "Bet {most}, or pass to sit this deal out: no other bet is possible.",
    "prompt.bet.half": "The limit is half the pot, rounded down.",
    "prompt.pass": "You cannot bet: pass.",
    "prompt.pays": "A win pays {pays} to 1.",
    "prompt.busts": "A bet of {most} that wins busts the pot.",
    "prompt.ends": "A bet of {most} that wins ends the game.",
    "prompt.post-costs": "A card equal to a post costs {bets} bets.",
    "prompt.post-costs.limit": "A card equal to a post costs {bets} bets, so you may bet at most {share} of your chips.",
    "prompt.alike-costs": Plural("bets", ("Three alike lose.", "Three alike cost {bets} bets.")),
    "prompt.alike-costs.limit": "Three alike cost {bets} bets, so you may bet at most {share} of your chips.",
    "share.2": "half",
    "share.3": "a third",
    "prompt.buy": "Or buy another card for {price}.",
    "prompt.buy.only": "You cannot bet: buy another card for {price}, or pass.",
    "prompt.raise": "Raise by {most}, or stay.",
    "prompt.raise.range": "Raise by {least} to {most}, or stay.",
    "prompt.stay": "You cannot raise: stay.",
    "prompt.call.ace": "Call the ace high or low.",
    "prompt.call.side": "Call the next card higher or lower.",
    "prompt.show": "You win. Type {cards}.",
    "prompt.show.card": "show {card}",
    "prompt.show.chosen": "You win. Show {cards}.",
    "prompt.stake": "Open the bank with {least} to {most}: type stake {least}, or another number.",
    "prompt.stake.only": "Open the bank with {most}: type stake.",
    "prompt.stake.chosen": "Open the bank with {least} to {most}.",
    "prompt.stake.only.chosen": "Open the bank with {most}.",
    "prompt.again": "Type again to deal once more, or pass to take the {pot} in the pot.",
    "prompt.again.chosen": "Deal once more, or pass the deal and take the {pot} in the pot.",
    "prompt.vote": Plural(
        "rest",
        (
            "Split the pot of {pot}? {share} each, and {rest} stays in it. Yes or no?",
            "Split the pot of {pot}? {share} each, and {rest} stay in it. Yes or no?",
        ),
    ),
    "prompt.vote.even": "Split the pot of {pot}? {share} each, with nothing left over. Yes or no?",
    "waiting": "Waiting for {players}.",
    "waiting.cards": "The cards are coming.",
    "waiting.begin": "The next deal may begin.",
    "waiting.closed": "The session is over.",
    "waiting.closed.evening": "The evening is over.",
    # What a player asks about.
    "hand": "Your hand: {cards}.",
    "hand.hidden": Plural(
        "count",
        ("You may not look yet: {count} face-down card.", "You may not look yet: {count} face-down cards."),
    ),
    "hand.none": "You have no cards.",
    "status.bank": "{who} is the banker; the bank was opened with {opening}.",
    "status.bank.you": "You are the banker; the bank was opened with {opening}.",
    "status.last-round": "This is the bank's last deal.",
    "status.deal": "Deal {number}.",
    "status.stock": Plural("count", ("{count} card in the stock.", "{count} cards in the stock.")),
    "status.seat": Plural("chips", ("{who}: {chips} chip.", "{who}: {chips} chips.")),
    "status.seat.you": Plural("chips", ("You: {chips} chip.", "You: {chips} chips.")),
    "status.seat.more": Plural(
        "chips", ("{who}: {chips} chip ({state}).", "{who}: {chips} chips ({state}).")
    ),
    "status.seat.more.you": Plural(
        "chips", ("You: {chips} chip ({state}).", "You: {chips} chips ({state}).")
    ),
    "state.dealer": "dealer",
    "state.banker": "banker",
    "state.bet": "bet {chips}",
    "state.turn": "to act",
    "state.out": "sitting out",
    "state.leaving": "leaving",
    "state.shown": "showing {cards}",
    "seen.suit": "Seen {suits}: {ranks}.",
    "seen.none": "Seen {suits}: none.",
    "seen.copies": "{count} of {rank}",
    "seen.unseen": Plural("count", ("{count} card unseen.", "{count} cards unseen.")),
    "seen.coming": "Known to come next: {cards}.",
    "seen.coming.after": Plural(
        "count",
        (
            "Known to come after {count} unseen card: {cards}.",
            "Known to come after {count} unseen cards: {cards}.",
        ),
    ),
    "seen.pool": Plural(
        "count",
        ("The stock is this card: {cards}.", "The stock is these {count} cards, in unknown order: {cards}."),
    ),
    "nets": "{nets}.",
    "nets.seat": "{who} {net}",
    "nets.seat.you": "you {net}",
    "nets.pot": "pot {net}",
    "nets.bets": "bets {net}",
    "nets.house": "house {net}",
    # What a result leaves open: chips that are nobody's yet.
    "unfinished": "Deal {number} is not finished.",
    "unfinished.pot": Plural(
        "chips", ("{chips} chip is still in the pot.", "{chips} chips are still in the pot.")
    ),
    "unfinished.bank": Plural(
        "chips",
        ("{chips} chip is still in {who}'s bank.", "{chips} chips are still in {who}'s bank."),
    ),
    "unfinished.bank.you": Plural(
        "chips", ("{chips} chip is still in your bank.", "{chips} chips are still in your bank.")
    ),
    "unfinished.bets": Plural(
        "chips", ("{chips} chip is still in bets.", "{chips} chips are still in bets.")
    ),
}
