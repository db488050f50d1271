"""A command line that cannot be read, as an error with a sentence of its own."""

from __future__ import annotations

import difflib
from typing import get_args

from cyclopts import (
    App,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from reddog.errors import BadRules
from reddog.speech import ENGLISH
from reddog.terminal.words import printable


def mistyped(error: CycloptsError, app: App) -> BadRules:
    """What is wrong with a command line.

    Codes: `no_such_command`, `no_such_option`, `option_needs_value`, `no_file_named`, `option_twice`, `not_a_choice`,
    `option_alone`, `extra_words`, and `bad_option` with the reader's own text for anything else.
    """
    command = " ".join(error.command_chain or ())
    option = error.argument.name if error.argument else ""
    match error:
        case UnknownCommandError() if not _first(error).startswith("-"):
            commands = tuple(name for name in app if not name.startswith("-"))
            near = tuple(difflib.get_close_matches(_first(error), commands, n=1))
            return BadRules("no_such_command", text=printable(_first(error)), commands=commands, near=near)
        case UnknownCommandError():
            return BadRules("no_such_option", text=printable(_first(error)), command="", near=())
        case UnknownOptionError(token=token, argument_collection=known):
            text = token.keyword or token.value
            names = [name for argument in known for name in argument.names if name.startswith("-")]
            near = tuple(difflib.get_close_matches(text, names, n=1, cutoff=0.7))
            return BadRules("no_such_option", text=printable(text), command=command, near=near)
        case MissingArgumentError(argument=argument) if argument and argument.parameter.metavar:
            example = ENGLISH.say(f"command.example.{argument.parameter.metavar}")
            return BadRules("option_needs_value", option=option, example=example)
        case MissingArgumentError():
            return BadRules("no_file_named")
        case RepeatArgumentError(token=token):
            return BadRules("option_twice", option=token.keyword or option)
        case CoercionError(token=token) if token:
            choices = _choices(error)
            if choices:
                return BadRules("not_a_choice", option=option, options=choices, text=printable(token.value))
            return BadRules("option_alone", option=option, text=printable(token.value))
        case UnusedCliTokensError(unused_tokens=words) if words:
            return BadRules("extra_words", text=printable(" ".join(words)), command=command)
        case _:
            return BadRules("bad_option", text=printable(" ".join(str(error).split())))


def _first(error: CycloptsError) -> str:
    return (error.unused_tokens or [""])[0]


def _choices(error: CoercionError) -> tuple[str, ...]:
    """The words that an option may have."""
    wanted = get_args(error.argument.hint) if error.argument else ()
    return tuple(
        str(word) for choice in wanted for word in (get_args(choice) or (choice,)) if isinstance(word, str)
    )
