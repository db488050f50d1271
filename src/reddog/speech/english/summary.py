"""A game in two lines, and what its example says."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages, Plural

SUMMARY: Final[Messages] = {
    # What is done with the cards, by what is seen before the bet.
    "summary.hand": "You look at your {count} cards and bet; then a card is turned up for you. A higher card of its suit wins.",
    "summary.turn": (
        "In your turn you look at your {count} cards and bet; then a card is turned up for you. A higher card of its suit wins."
    ),
    "summary.all": (
        "Your {count} cards lie face up for all; you bet, and then a card is turned up for you. A higher card of its suit wins."
    ),
    "summary.nothing": (
        "You bet before you look at your {count} cards; then a card is turned up for you. A higher card of its suit wins."
    ),
    "summary.centre": "A card lies face up in the centre. You bet that your {count} unseen cards hold a higher card of its suit.",
    "summary.centre.until": (
        "A card no higher than the {rank} lies face up in the centre. "
        "You bet that your {count} unseen cards hold a higher card of its suit."
    ),
    "summary.posts": "Two cards are turned up for you, the posts. You bet that a third one falls strictly between them.",
    "summary.posts.raise": (
        "You bet; then two cards are turned up, the posts, and you may raise. A third card strictly between them wins."
    ),
    # What the bet is against, how much it may be, what it pays.
    "summary.antes.pot": "Bet from {least} to the whole pot, which everybody has paid into.",
    "summary.antes.half": "Bet from {least} to half the pot, which everybody has paid into.",
    "summary.bank.pot": "Bet from {least} to the whole pot, which one of the players, the banker, has put up.",
    "summary.bank.half": "Bet from {least} to half the pot, which one of the players, the banker, has put up.",
    "summary.house.limits": "Bet from {least} to {most} against the house.",
    "summary.pays": "A win pays {pays} to 1.",
    "summary.pays.spread": "A win pays {pays} to 1, by how many ranks lie between the posts.",
    "summary.post": "A third card equal to a post costs {bets} bets.",
    "summary.buys.same": "For a fifth of the pot you may have another card in the centre.",
    "summary.buys.fifth": "For a fifth of the pot you may have another card in the centre.",
    "summary.buys.fixed": Plural(
        "chips",
        (
            "For {chips} chip you may have another card in the centre.",
            "For {chips} chips you may have another card in the centre.",
        ),
    ),
    "summary.potted": "Whoever bets the whole pot and wins ends the game.",
    # An example, worked out.
    "example.hand": "Example: {cards}. Lower unseen cards of these suits: {parts} = {win} of {of} ({percent} %), exact.",
    "example.hand.turned": "{won} turned up: {beat} wins. {lost} turned up: no higher card, lost.",
    "example.centre": "Example: against {card} your {count} unseen cards win with a chance of {percent} %, exact.",
    "example.buys": "With {pot} in the pot another card costs {price}, which makes the pot {after}; one more costs {next}.",
    "example.nothing": "Example: your {count} unseen cards win with a chance of {percent} %, exact.",
    "example.posts": "Example: {posts} {odds}",
}
