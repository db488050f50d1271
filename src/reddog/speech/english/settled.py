"""How a bet was decided. A result is said in this order: the card, the outcome, the chance if asked for, the pot."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages, Plural

SETTLED: Final[Messages] = {
    "wins": "{who} wins {chips}.",
    "wins.you": "You win {chips}.",
    "loses": "{who} loses {chips}.",
    "loses.you": "You lose {chips}.",
    "returned-stake": "{who} gets {chips} back.",
    "returned-stake.you": "You get {chips} back.",
    "no-bet": "{who}'s turn is over.",
    "no-bet.you": "Your turn is over.",
    # A card of the suit, turned after the bet.
    "turned.won": "Turned {card}; {who} shows {beat}.",
    "turned.won.you": "Turned {card}; you show {beat}.",
    "turned.won.hand": "Turned {card}; {who} shows {cards}: {beat} beats it.",
    "turned.won.hand.you": "Turned {card}; you show {cards}: {beat} beats it.",
    # A loser's own hand is on the screen already; what the others show is read out instead.
    "turned.lost": "Turned {card}; {who} shows {cards}: no higher {suit}.",
    "you-lost": Plural(
        "count",
        (
            "Turned {card}; your only {suit} was {held}; you needed {needed}.",
            "Turned {card}; your {suits} were {held}; you needed {needed}.",
        ),
    ),
    "you-lost.none": "Turned {card}; you held no {suits}; you needed {needed}.",
    "you-lost.blind": "Turned {card}; you show {cards}; you needed {needed}.",
    "turned.lost.unshown": "Turned {card}; {who} shows no higher {suit}.",
    "turned.lost.unshown.you": "Turned {card}; you held no higher {suit}.",
    "turned.lost.top": "Turned {card}, which no card beats; {who} shows {cards}.",
    "you-lost.top": "Turned {card}, which no card beats.",
    "you-lost.top.blind": "Turned {card}, which no card beats; you show {cards}.",
    "needed.ranks": "the {ranks} of {suits}",
    "needed.above": "a {suit} above the {rank}",
    # A card of the suit that lay in the centre before the bet.
    "centre.won": "Card to beat {card}. {who} showed {beat}. {who} wins {chips}.",
    "centre.won.you": "Card to beat {card}. You showed {beat}. You win {chips}.",
    "centre.won.hand": "Card to beat {card}. {who} showed {cards}: {beat} is higher. {who} wins {chips}.",
    "centre.won.hand.you": "Card to beat {card}. You showed {cards}: {beat} is higher. You win {chips}.",
    "centre.lost": "Card to beat {card}. {who} showed {cards}: no higher {suit}. {who} loses {chips}.",
    "centre.lost.you": "Card to beat {card}. You showed {cards}: no higher {suit}. You lose {chips}.",
    "centre.lost.unshown": "Card to beat {card}. {who} had no higher {suit}. {who} loses {chips}.",
    "centre.lost.unshown.you": "Card to beat {card}. You had no higher {suit}. You lose {chips}.",
    # A card between two.
    "posts.spread": "{low} and {high}, spread {spread}, pays {odds} to 1.",
    "posts.even": "{low} and {high}, spread {spread}.",
    "posts.pair": "{low} and {high}, a pair.",
    "posts.consecutive": "{low} and {high}, consecutive.",
    "posts.side.higher": "{low} and {high}, a pair, called higher.",
    "posts.side.lower": "{low} and {high}, a pair, called lower.",
    "third.between": "Third card {rank}: between, wins.",
    "third.outside": "Third card {rank}: not between, loses.",
    "third.side.higher.won": "Third card {rank}: higher, wins.",
    "third.side.lower.won": "Third card {rank}: lower, wins.",
    "third.side.higher.lost": "Third card {rank}: not higher, loses.",
    "third.side.lower.lost": "Third card {rank}: not lower, loses.",
    "third.post": Plural(
        "bets",
        (
            "Third card {rank}: equal to a post loses.",
            "Third card {rank}: equal to a post costs {bets} bets.",
        ),
    ),
    "third.alike.won": "Third card {rank}: three alike pay {odds} to 1.",
    "third.alike.lost": Plural(
        "bets",
        ("Third card {rank}: three alike lose.", "Third card {rank}: three alike cost {bets} bets."),
    ),
    "third.alike.push": "Third card {rank}: three alike, stake returned.",
    "third.between.push": "Third card {rank}: between, stake returned.",
    "third.push": "Third card {rank}: not three alike, stake returned.",
    "consecutive.push": "{low} and {high}: consecutive, stake returned.",
    "consecutive.no-bet": "{low} and {high}: consecutive, no bet.",
    "consecutive.loses": "{low} and {high}: consecutive, which loses the least bet.",
    "pair.wins": "{low} and {high}: a pair, which wins at once.",
    # The pot.
    "bet-pays": "Bet {bet} pays {chips}.",
    "pot.glyph": "Pot {before} → {pot}.",
    "pot.short": "Pot {before} -> {pot}.",
    "pot.words": "Pot from {before} to {pot}.",
    "pot.busted.glyph": "Pot {before} → {pot}: pot busted.",
    "pot.busted.short": "Pot {before} -> {pot}: pot busted.",
    "pot.busted.words": "Pot from {before} to {pot}: pot busted.",
    "pot.passes.glyph": "Pot {before} → {pot}: pot busted, the deal passes to {who}.",
    "pot.passes.glyph.you": "Pot {before} → {pot}: pot busted, the deal passes to you.",
    "pot.passes.short": "Pot {before} -> {pot}: pot busted, the deal passes to {who}.",
    "pot.passes.short.you": "Pot {before} -> {pot}: pot busted, the deal passes to you.",
    "pot.passes.words": "Pot from {before} to {pot}: pot busted, the deal passes to {who}.",
    "pot.passes.words.you": "Pot from {before} to {pot}: pot busted, the deal passes to you.",
}
