"""Laws of the machine and ways to play it at random: for the tests here and for other people's games and bots.

`check_variant` plays a game, made up or not, and holds it to every law; `check_bot` lets a bot play every game and holds
it to being a function of a view and some luck. `play_on` plays one session; `check_session` and `check_move` are the
laws, `attempts` what a session must accept or refuse, `disguised` another course of the cards that a seat cannot tell
from the real one. `strategies` makes sessions and moves for hypothesis, which must then be installed; nothing else here
needs it.
"""

from reddog.testing.attempts import attempts, fits
from reddog.testing.bot import check_bot
from reddog.testing.disguise import disguised, encoded
from reddog.testing.laws import check_choices, check_move, check_session
from reddog.testing.play import (
    any_move,
    any_rules,
    any_stacks,
    chance_move,
    move_for,
    open_choices,
    play_on,
)
from reddog.testing.variant import check_variant

__all__ = [
    "any_move",
    "any_rules",
    "any_stacks",
    "attempts",
    "chance_move",
    "check_bot",
    "check_choices",
    "check_move",
    "check_session",
    "check_variant",
    "disguised",
    "encoded",
    "fits",
    "move_for",
    "open_choices",
    "play_on",
]
