"""What is asked of a player, and what a player asks about: the hand, the table, the cards seen, the ledger."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages, Plural

PROMPTS: Final[Messages] = {
    "prompt.turn": "Your turn.",
    "prompt.banker": "You are the banker.",
    "prompt.pot": "Pot {pot}.",
    "prompt.beat": "Card to beat: {card}.",
    "prompt.first-post": "First end card: {card}.",
    "prompt.bet": "Bet {least} to {most}.",
    "prompt.bet.only": "Bet {most}: no other bet is possible.",
    "prompt.bet.pass": "Bet {least} to {most}, or pass.",
    "prompt.bet.only.pass": "Bet {most}, or pass: no other bet is possible.",
    "prompt.bet.pay": "Bet {least} to {most}, or pay {price} to pass.",
    "prompt.bet.only.pay": "Bet {most}, or pay {price} to pass: no other bet is possible.",
    "prompt.bet.round": "Bet {least} to {most}, or pass to sit this round out.",
    "prompt.bet.only.round": "Bet {most}, or pass to sit this round out: no other bet is possible.",
    "prompt.bet.half": "The limit is half the pot.",
    "prompt.pass": "You cannot bet: pass.",
    "prompt.pays": "A win pays {pays} to 1.",
    "prompt.busts": "A bet of {most} that wins busts the pot.",
    "prompt.ends": "A bet of {most} that wins ends the game.",
    "prompt.post-costs": Plural(
        "bets", ("A card equal to an end card loses.", "A card equal to an end card costs {bets} bets.")
    ),
    "prompt.alike-costs": Plural("bets", ("Three alike loses.", "Three alike costs {bets} bets.")),
    "prompt.buy": "Another card costs {price}.",
    "prompt.raise": "Raise by {most}, or stay.",
    "prompt.raise.range": "Raise by {least} to {most}, or stay.",
    "prompt.stay": "You cannot raise: stay.",
    "prompt.call.ace": "Call the ace high or low.",
    "prompt.call.side": "Call the next card higher or lower.",
    "prompt.show": "You win. Which card do you show: {cards}?",
    "prompt.stake": "Open the bank with {least} to {most}.",
    "prompt.stake.only": "Open the bank with {most}.",
    "prompt.again": "Deal once more, or pass the deal and take the {pot} in the pot.",
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
    "state.out": "sits out",
    "state.leaving": "leaves",
    "state.shown": "shows {cards}",
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
    "nets.house": "house {net}",
}
