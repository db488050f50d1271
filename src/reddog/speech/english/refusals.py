"""What is refused, why, and what to do instead. The keys are the codes of the errors and of refused choices."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages, Plural

REFUSALS: Final[Messages] = {
    # Cards.
    "refused.no_such_card": '"{text}" is not a card; write a rank and a suit, such as Qh or 10s.',
    "refused.card_twice": Plural(
        "packs",
        (
            "{card} is named twice, and one pack holds it once.",
            "{card} is named more often than {packs} packs hold it.",
        ),
    ),
    # Moves.
    "refused.session_closed": "The session is over: nothing more can be done in it.",
    "refused.no_such_seat": "There is no player in seat {seat} of this table.",
    "refused.seat_taken": "That seat is taken; choose an empty one.",
    "refused.seat_empty": "Nobody sits there.",
    "refused.not_your_turn": "It is not your turn; wait until you are asked.",
    "refused.not_now": "That cannot be done now.",
    "refused.not_now.bet": "No bet is asked for now.",
    "refused.not_now.bet.banker": "The banker does not bet.",
    "refused.not_now.pass": "There is nothing to pass now.",
    "refused.not_now.pass.raise": "The bet is placed, so it is too late to pass: raise, or stay.",
    "refused.not_now.buy": "Another card can be bought only when a bet is asked for.",
    "refused.not_now.buy.never": "No cards are bought in this game.",
    "refused.not_now.stay": "There is no raise now, so there is nothing to stay on.",
    "refused.not_now.stay.never": "There is no raise in this game, so there is nothing to stay on.",
    "refused.not_now.call": "There is nothing to call now.",
    "refused.not_now.call.ace": "There is no ace to call.",
    "refused.not_now.call.ace.never": "No ace is called high or low in this game.",
    "refused.not_now.call.side": "There is no pair to call.",
    "refused.not_now.call.side.never": "Nothing is called higher or lower in this game.",
    "refused.not_now.show": "A card to show is chosen only by a player who has just won.",
    "refused.not_now.show.never": "No card to show is chosen in this game: the rules say what is shown.",
    "refused.not_now.stake": "The bank is opened by its banker, before the first deal of it.",
    "refused.not_now.stake.never": "No player opens a bank in this game.",
    "refused.not_now.deal-again": "Dealing again is for the banker after a deal, where the rules allow it.",
    "refused.not_now.deal-again.never": "There is no bank in this game to deal again with.",
    "refused.not_now.pass-deal": "Taking the pot is for the banker after a deal, where the rules allow it.",
    "refused.not_now.pass-deal.never": "There is no bank in this game: the pot is won by bets.",
    "refused.not_now.vote": "There is nothing to say yes or no to.",
    "refused.no_raise_now.never": "There is no raise in this game.",
    "refused.no_raise_now": "There is no raise now: it comes after the two posts, and only if there is a spread between them.",
    "refused.not_whole": "Chips are whole numbers, here from {least} to {most}.",
    "refused.out_of_range.bet": "A bet is from {least} to {most}, not {chips}.",
    "refused.out_of_range.bet.only": "The only bet possible is {most}, not {chips}.",
    "refused.out_of_range.raise": "A raise is from {least} to {most}, not {chips}.",
    "refused.out_of_range.raise.only": "The only raise possible is {most}, not {chips}.",
    "refused.out_of_range.stake": "The bank opens with {least} to {most}, not {chips}.",
    "refused.out_of_range.stake.only": "The bank opens with {most}, not {chips}.",
    "refused.out_of_range.join": "Sit down with {least} to {most} chips, not {chips}.",
    "refused.out_of_range.join.only": "Sit down with {most} chips, not {chips}.",
    "refused.out_of_range.buy-in": "Buy 1 chip or more, not {chips}.",
    "refused.out_of_range.buy-in.more": "Buy at most {most} chips, not {chips}: no stack may be larger.",
    "refused.out_of_range.buy-in.only": "Buy {most} chips, not {chips}.",
    "refused.no_such_call": "Say {options}.",
    "refused.card_does_not_beat": "That card does not win; show one of your winning cards.",
    "refused.wrong_count": Plural(
        "least", ("{least} card is due, not {count}.", "{least} cards are due, not {count}.")
    ),
    "refused.card_not_in_stock": "That card ({card}) is not in the stock.",
    # Why a move that might be expected is not open.
    "refused.must_bet": "There is no passing in this game: bet.",
    "refused.nothing_to_bet": "No bet is possible now: the pot is too small or your chips do not cover what a bet could cost. Pass.",
    "refused.pass_after_last_card": "You may pass only after the last card: bet, or pay for another card.",
    "refused.no_more_cards": "You have bought all the cards you may: bet or pass.",
    "refused.no_cards_left": "No cards are left to buy: bet or pass.",
    "refused.cannot_pay": "Another card costs {price}, more than you have: bet.",
    "refused.deal_running": "Wait until the deal is over.",
    "refused.turn_to_come": "Chips can be bought once your turn in this deal is over.",
    "refused.stack_is_full": "Your stack is as large as a stack can be.",
    "refused.pot_not_shared": "This pot is not the players' in common, so it is not split.",
    "refused.sits_out": "Who sits out has no share in the pot: come back first.",
    "refused.pot_too_small": "The pot is too small to give everybody a chip: play on.",
    "refused.offered_already": "A split was offered already; offer it again after the next deal.",
    "refused.nobody_can_bet": "After the ante nobody would have a chip left to bet: somebody has to buy chips.",
    "refused.bank_stands": "You hold the bank: sit out once it has ended.",
    "refused.not_a_move": "That is not a move ({name}).",
    "refused.house_deals": "The house deals in this game, not seat {seat}.",
    "refused.vote_running": "Wait until the vote on the split is over.",
    "refused.nobody_to_split_with": "There is nobody to split the pot with.",
    "refused.no_players": "Nobody with chips is there: somebody has to sit down or buy chips.",
    "refused.too_few_players": "Two players with chips for the ante are needed: somebody has to sit down or buy chips.",
    "refused.no_banker": "Nobody can put up a bank with somebody to play against: somebody has to sit down or buy chips.",
    "refused.no_punters": "Nobody has chips to bet against the bank: somebody has to sit down or buy chips.",
    # Names of games, and how many play.
    "refused.which_game": "Several games are called {name}. Which one do you mean: {games}?",
    "refused.no_such_game": 'There is no game called "{name}". {program} games lists them all.',
    "refused.no_such_game.listed": 'There is no game called "{name}": type a number or a name from the list.',
    "refused.no_such_game.near": 'There is no game called "{name}". Did you mean {near}?',
    "refused.no_such_version": "This program has version {has} of {name}, not version {version}.",
    "refused.too_few_seats": Plural(
        "least",
        ("{game} needs {least} player, not {seats}.", "{game} needs at least {least} players, not {seats}."),
    ),
    "refused.too_many_seats.rules": "{game} is for at most {most} players, not {seats}.",
    "refused.too_many_seats.burning": "{game} is for at most {most} players where a card is burned before every turned card, not {seats}.",
    "refused.too_many_seats.does_not_fit": (
        "{seats} players are too many: {bettors} hands of {hand} cards take {hands}, which leaves {stock} in the stock, "
        "and {needed} are needed there. At most {most} can play."
    ),
    "refused.too_many_seats.breaks_down": (
        "{seats} players are too many: {bettors} hands of {hand} cards take {hands}, which leaves {stock} in the stock; "
        "even with burned cards coming round again {needed} are needed there. At most {most} can play."
    ),
    "refused.instead": "With these house rules so many can play: {instead}.",
    # Saved sessions. `line` stands before every one that has a line; `because` is the sentence of an inner refusal.
    "refused.line": "Line {line}: {sentence}",
    "refused.not_a_session": "This is not a saved session; one begins with reddog = 1.",
    "refused.unknown_version": "The file is written in version {version} of the notation, and this program reads version {has}.",
    "refused.too_long": "A saved session is at most {most} characters long.",
    "refused.cut_short": "The file ends too soon: the rest of it is missing.",
    "refused.altered": "The file was changed after it was saved.",
    "refused.not_toml": "This is not TOML.",
    "refused.bad_field": "The field {field} is missing, unknown or not of its kind, or does not fit the others.",
    "refused.bad_field.unnamed": "A field is missing, unknown or not of its kind.",
    "refused.one_move_a_line": "Each move stands on a line of its own.",
    "refused.no_such_move": '"{move}" is not a move.',
    "refused.result_differs": "The result does not follow from the moves: {field} is {played}.",
    "refused.rules_refused": "These rules cannot be. {because}",
    "refused.start_refused": "A session cannot begin like this. {because}",
    "refused.move_refused": "Move {number} ({move}) is refused. {because}",
    "refused.no_such_deal": "There is no deal {deal}; there are deals {first} to {last}.",
    "refused.no_such_deal.none": "There is no deal {deal}: none was played.",
    "refused.names_differ": Plural(
        "names",
        (
            "There is {names} name for {seats} seats: give one for each, or none.",
            "There are {names} names for {seats} seats: give one for each, or none.",
        ),
    ),
    "refused.not_in_catalogue": "{game} with these rules is not in the list of games, so that it cannot be saved.",
    "refused.unwritable": "A name holds a sign that no file can hold: {text}.",
    # What a table should know before it plays.
    "caution.known_cards": (
        "With {seats} players and {hand} cards each only {stock} cards are left for {turns} turns: from turn {first} on a "
        "card comes that all have seen burned, so that the bet is sure to win or sure to lose."
    ),
    "caution.cards_come_round": (
        "With {seats} players and {hand} cards each only {stock} cards are left for {turns} turns: from turn {first} on "
        "burned cards are shuffled and come again."
    ),
    "caution.instead": "Fresh cards for all: {instead}, or at most {most} players.",
    "caution.instead.none": "Fresh cards for all: at most {most} players.",
    "caution.burns_skipped": "Only {stock} cards are left for {turns} turns: nothing is burned after turn {last}.",
    "caution.may_be_void": "In about one deal in {one_in} no card is low enough, because only {stock} cards are left in the stock.",
    "caution.dealt_out_idle": (
        "With {seats} players a deal needs {needed} cards, so that one pack lasts for one deal: dealing it out changes nothing."
    ),
    # Settings.
    "refused.bad_stack": "A player's chips are a whole number from 1 to {most}, not {chips}.",
    "refused.no_preset": "{game} is not in the list of games, so there is nothing that its house rules differ from.",
    "refused.no_such_rule": 'There is no house rule "{rule}".',
    "refused.no_such_rule.listed": 'There is no house rule "{rule}". {program} rules {name} lists those of {game}.',
    "refused.no_such_rule.near": 'There is no house rule "{rule}". Did you mean {near}?',
    "refused.rule_twice": "The house rule {rule} is given twice; give it once.",
    # What is typed is named only where it is typed; elsewhere the rules are lists and fields with these names.
    "refused.rule_not_here": 'The house rule "{rule}" is not for this game: {why}.',
    "refused.rule_not_here.typed": "The house rule {rule} is not for this game: {why}. It has {has}.",
    "refused.value_not_allowed.words": '{rule}: "{value}" is none of the choices.',
    "refused.value_not_allowed.words.typed": '{rule}: {words}, not "{value}".',
    "refused.value_not_allowed.number": '{rule}: a whole number from {least} to {most}, not "{value}".',
    "refused.value_not_allowed.number.words": '{rule}: one of the choices or a whole number from {least} to {most}, not "{value}".',
    "refused.value_not_allowed.number.words.typed": '{rule}: {words} or a whole number from {least} to {most}, not "{value}".',
    "refused.value_not_allowed.row": '{rule}: at most {longest} numbers from {least} to {most} with commas, not "{value}".',
    "refused.least_not_below_bank": "The least bet ({least}) must be less than the smallest bank ({bank}).",
    "refused.least_above_most": "The least bet ({least}) is more than the greatest ({most}).",
    "refused.shown_already": "Two house rules do not go together. {rule} {other} What lies face up cannot be kept back.",
    "refused.never_refilled": "Two house rules do not go together. {rule} {other} A pot that is emptied ends the game.",
    # Why a game does not have a house rule; inside the sentence of `rule_not_here`.
    "lacks.no_antes": "nobody antes in it",
    "lacks.filled_when_empty": "its pot is filled whenever it is empty",
    "lacks.no_hands": "nobody holds a hand in it",
    "lacks.banked_already": "its dealer puts up a bank already",
    "lacks.one_ante": "its one ante is for the whole game",
    "lacks.no_bank": "it has no bank",
    "lacks.lasts_until_grown": "its bank lasts until it has grown, not for a number of deals",
    "lacks.one_deal": "its bank lasts for one deal only",
    "lacks.counts_deals": "its bank lasts for a number of deals, not until it has grown",
    "lacks.pot_is_limit": "the pot is its limit",
    "lacks.no_house": "no house pays in it",
    "lacks.all_bet_at_once": "all bet at the same time in it",
    "lacks.one_card_for_all": "one card is turned for all in it",
    "lacks.hand_decides": "its hands are turned up to decide the bets",
    "lacks.hands_looked_at": "its hands are looked at before the bet",
    "lacks.looked_at_in_turn": "its hands are looked at only in turn",
    "lacks.no_centre_card": "it has no card in the centre",
    "lacks.no_threshold": "its card in the centre may be any card",
    "lacks.no_buying": "no cards are bought in it",
    "lacks.ace_is_high": "its ace is always high",
    "lacks.one_pack": "it is played with one pack",
    "lacks.no_raise": "no bet is raised in it",
    "lacks.no_posts": "it has no posts",
    "lacks.fixed_by_the_house": "the house fixes that",
}
