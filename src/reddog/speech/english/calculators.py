"""The two calculators: what a bet is worth, and the edge of the casino game."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages, Plural

CALCULATORS: Final[Messages] = {
    # The command lines.
    "calculator.options": "Options:",
    "calculator.option": "{name}: {text}",
    "command.example.CARDS": "As,Kh",
    "command.example.CARD": "6d",
    "command.example.CHIPS": "20",
    "command.example.high|low": "low",
    "command.example.higher|lower": "higher",
    "command.example.PACKS": "6",
    "command.example.ROW": "5,4,2,1",
    "command.example.WHEN": "best",
    "command.odds": "Say the exact chances of a bet: {program} odds shoot --hand Qh,9c,4d",
    "command.odds.hand": "Your cards, where you may see them before the bet.",
    "command.odds.upcard": "The centre card; in other games the card that is turned up.",
    "command.odds.posts": "The two posts; or an ace alone, before it is called.",
    "command.odds.seen": "Other cards that you have seen since the shuffle.",
    "command.odds.coming": "All that is left of the stock where it lies face up, the next card first.",
    "command.odds.pot": "Chips in the pot; 12 without it.",
    "command.odds.stack": "Your chips, those of a bet that lies there among them; 100 without it.",
    "command.odds.minimum": "The least bet.",
    "command.odds.bet": "Your bet before the raise, against the house; the least one without it.",
    "command.odds.ace": "What your ace was called, as the first post; high without it.",
    "command.odds.side": "What you called on a pair.",
    "command.odds.packs": "Packs, where there may be several.",
    "command.odds.house": "A house rule. May be given again.",
    "command.odds.json": "As JSON, for programs.",
    "command.edge": "Say the exact edge of casino Red Dog: {program} edge --packs 6",
    "command.edge.packs": "1 to 8 packs, or infinite; 1 without it.",
    "command.edge.pay": "What spreads 1, 2, 3 ... pay; the last number is for all wider ones.",
    "command.edge.alike": "What three alike pay.",
    "command.edge.raise-from": "Raise by: best, never, always, or from a spread on.",
    "command.edge.removed": "Cards that are out of the shoe.",
    "command.edge.json": "As JSON, for programs.",
    # What is asked about.
    "odds.hand": "{title}: you hold {hand}.",
    "odds.unlooked": "{title}: your {count} cards, before you have looked at them.",
    "odds.blind": "{title}: your {count} cards, which you do not see before you bet.",
    "odds.centre": "{title}: your {count} unseen cards against {card}.",
    "odds.posts": "{title}: {posts}",
    "odds.ace": "{title}: {card} is your first post.",
    "odds.first": "{title}: your first bet, before any card.",
    # The chances.
    "odds.cards": Plural(
        "win",
        (
            "{win} of {of} unseen cards wins ({win_percent} %), {lose} lose ({lose_percent} %), exact.",
            "{win} of {of} unseen cards win ({win_percent} %), {lose} lose ({lose_percent} %), exact.",
        ),
    ),
    "odds.cards.round": Plural(
        "win",
        (
            "{win} of the {of} cards that come round wins ({win_percent} %), {lose} lose ({lose_percent} %), exact.",
            "{win} of the {of} cards that come round win ({win_percent} %), {lose} lose ({lose_percent} %), exact.",
        ),
    ),
    "odds.cards.push": (
        "Of {of} unseen cards {win} win ({win_percent} %), {lose} lose ({lose_percent} %) "
        "and {push} return the bet ({push_percent} %), exact."
    ),
    "odds.share": "Of all bets like this {win_percent} % win ({win}) and {lose_percent} % lose ({lose}), exact.",
    "odds.share.push": (
        "Of all bets like this {win_percent} % win ({win}), {lose_percent} % lose ({lose}) "
        "and {push_percent} % come back ({push}), exact."
    ),
    "odds.called": "Called {side}: {chances}",
    "odds.known.win": "The card is known: the bet wins, exact.",
    "odds.known.lose": "The card is known: the bet loses, exact.",
    "odds.known.push": "The card is known: the bet comes back, exact.",
    "odds.at-once.push": "There is nothing to win or to lose, exact.",
    "odds.at-once.lose": "The least bet is lost, exact.",
    # What a chip comes to.
    "odds.value.gain": "Each chip bet gains {size} of a chip on average ({exact}), exact.",
    "odds.value.loss": "Each chip bet loses {size} of a chip on average ({exact}), exact.",
    "odds.value.even": "Each chip bet neither gains nor loses on average, exact.",
    "odds.value.raised": (
        "Each chip of the first bet comes to {stay} on average if you stay ({stay_exact}), "
        "to {raised} if you raise ({raised_exact}), exact."
    ),
    "odds.value.first": (
        "Each chip of the first bet comes to {stay} on average if you never raise ({stay_exact}), "
        "to {raised} with the best raises ({raised_exact}), exact."
    ),
    # What to do.
    "odds.chips": Plural("stack", ("With {stack} chip of yours:", "With {stack} chips of yours:")),
    "odds.chips.pot": Plural(
        "stack",
        (
            "With {pot} in the pot and {stack} chip of yours:",
            "With {pot} in the pot and {stack} chips of yours:",
        ),
    ),
    "odds.chips.bet": Plural(
        "stack",
        ("With {bet} of your {stack} chip bet:", "With {bet} of your {stack} chips bet:"),
    ),
    # What is not known.
    "odds.unseen": Plural("count", ("{count} card is unseen.", "{count} cards are unseen.")),
    # The edge.
    "edge.title": Plural(
        "packs",
        ("Casino Red Dog, {packs} pack, {cards} cards.", "Casino Red Dog, {packs} packs, {cards} cards."),
    ),
    "edge.title.infinite": "Casino Red Dog, a pack without end.",
    "edge.removed": "Without {removed}.",
    "edge.paid": "Spreads of 1, 2, 3 and so on pay {pays} to 1, three alike {alike} to 1.",
    "edge.raise.from": "You raise at spreads of {spread} and more.",
    "edge.raise.never": "You never raise.",
    "edge.raise.posts": "You raise at {posts}.",
    "edge.posts": "{low}-{high}",
    "edge.percent": "{percent} %",
    "edge.edge": "House edge",
    "edge.edge.of": "of the first bet",
    "edge.risk": "Element of risk",
    "edge.risk.of": "of all chips bet",
    "edge.average": "Average bet",
    "edge.average.of": "first bets a round",
    "edge.variance": "Variance",
    "edge.variance.of": "squared first bets",
    "edge.deviation": "Standard deviation",
    "edge.deviation.of": "first bets a round",
    "edge.win": "Won",
    "edge.win.of": "of all rounds",
    "edge.push": "Returned",
    "edge.push.of": "of all rounds",
    "edge.lose": "Lost",
    "edge.lose.of": "of all rounds",
    "edge.column.spread": "Spread",
    "edge.column.pays": "Pays",
    "edge.column.comes": "Comes %",
    "edge.column.wins": "Wins %",
    "edge.column.stay": "Stay",
    "edge.column.raised": "Raise",
    "edge.column.raises": "Raised",
    "edge.pays": "{pays} to 1",
    "edge.raises.all": "yes",
    "edge.raises.some": "partly",
    "edge.raises.none": "no",
    "edge.ahead": "A house edge below zero is what the player gains.",
    "edge.note.shares": "Comes: share of all rounds. Wins: share of the rounds with that spread.",
    "edge.note.bets": "Stay, Raise: what the first bet comes to on average, in first bets.",
    "edge.exact": "All figures are exact; decimals are rounded, fractions are not.",
    # What cannot be asked.
    "refused.no_game_to_ask": "Which game? Write its name, such as {program} odds shoot; {program} games lists them all.",
    "refused.bad_amount": "{amount} is a whole number from {least} to {most}.",
    "refused.wrong_hand": Plural(
        "count",
        (
            "A hand of {game} has {size} cards, not {count}.",
            "A hand of {game} has {size} cards, not {count}.",
        ),
    ),
    "refused.hand_not_seen": "In {game} you bet before you look at your cards: leave --hand out.",
    "refused.no_hand_here": "Nobody holds a hand in {game}: give the posts, or other cards that you have seen with --seen.",
    "refused.no_posts_here": "There are no posts in {game}: leave --posts out.",
    "refused.no_card_comes": "In {game} no card is known before it comes: leave --coming out.",
    "refused.centre_card_needed": "In {game} the centre card lies there before you bet: give it with --upcard.",
    "refused.centre_too_high": "{card} cannot be the centre card of {game}: cards are turned until one is a {rank} or lower.",
    "refused.posts_needed": "In {game} you bet when you see both posts: give them with --posts, or an ace alone that you are to call.",
    "refused.two_posts_needed": "There are two posts in {game}: give both with --posts, and a third card with --upcard.",
    "refused.no_first_bet": "--bet is the bet that lies there before a raise: it goes with two posts in a game against the house.",
    "refused.bet_above_stack": "A bet of {bet} cannot be made from {stack} chips.",
    "refused.no_ace_to_call": "There is no ace to be called low: it must be the first post in a game in which it is called.",
    "refused.no_side_to_call": "There is no pair to call a side of.",
    "refused.nothing_bet_here": "Nothing is bet at {posts}: by the rules of this table the turn ends or new posts come.",
    "refused.too_few_unseen": "Too few cards are unseen for this bet: {unseen} where {needed} are needed.",
    "refused.nothing_removed": "Nothing can be taken out of a pack without end: leave --removed out.",
    "refused.too_few_cards": "Too few cards are left in the shoe: {cards}, and a round takes three.",
}
