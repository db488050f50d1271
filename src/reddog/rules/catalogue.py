"""Finding a game by any of its names.

Books and sites disagree on what Red Dog, Slippery Sam, Shoot, In Between and Acey-Deucey are. A name that one game has
finds it; a name that several games share is answered with those games, so that a person can be asked.
"""

from __future__ import annotations

import difflib
import re
from typing import Final

from reddog.errors import UnknownGame
from reddog.rules.variants import AMBIGUOUS, VARIANTS, Variant

_LABEL = re.compile(r"([a-z0-9-]{1,60})@([1-9][0-9]{0,5})")
_TELLING = 3
"""Letters from which on the beginning of an alias is worth a question."""
_SHOWN = 60
"""Characters of an unknown name that an error repeats."""


def _key(name: str) -> str:
    """What counts in a name: no capitals, spaces, hyphens, underscores or apostrophes."""
    return re.sub(r"[\s_'\u2019-]+", "", name.casefold())


def names(variant: Variant) -> tuple[str, ...]:
    """Everything that a game is called: its name, its title and its aliases, none twice."""
    return tuple({_key(name): name for name in (*variant.aliases, variant.title, variant.name)}.values())[
        ::-1
    ]


ALIASES: Final[dict[str, str]] = {_key(name): variant.name for variant in VARIANTS for name in names(variant)}
"""The name of the game for every alias, written without spaces, hyphens or capitals."""
SHARED: Final[dict[str, tuple[str, ...]]] = {_key(name): games for name, games in AMBIGUOUS.items()}
_BY_NAME = {variant.name: variant for variant in VARIANTS}
_BY_LABEL = {variant.label: variant for variant in VARIANTS}


def find(name: str) -> Variant:
    """The game of a name, a title or an alias: ``Six-Spot``, ``six spot red dog``, ``yablon``.

    A name or a title may be cut short: ``fort``; an alias may not, so that nobody is dealt a game he did not mean.
    Raises UnknownGame: `which_game` for a name that several games share or begin with, with those `games`, and
    `no_such_game` with the games whose names are `near`.
    """
    shown = name.strip()[:_SHOWN]
    key = _key(name[: 4 * _SHOWN])
    if key in SHARED:
        raise UnknownGame("which_game", name=shown, games=SHARED[key])
    if key not in ALIASES:
        games = _beginning(key)
        if len(games) == 1:
            return _BY_NAME[games[0]]
        if games:
            raise UnknownGame("which_game", name=shown, games=games)
        known = (*ALIASES, *SHARED)
        close = difflib.get_close_matches(key[:_SHOWN], known, n=3, cutoff=0.7)
        close = close or [name for name in known if len(key) >= _TELLING and name.startswith(key)]
        near = dict.fromkeys(game for found in close for game in SHARED.get(found) or (ALIASES[found],))
        raise UnknownGame("no_such_game", name=shown, near=tuple(near))
    return _BY_NAME[ALIASES[key]]


def _beginning(key: str) -> tuple[str, ...]:
    """The games whose name or title begins so, in the order of the list."""
    return tuple(
        variant.name
        for variant in VARIANTS
        if key and (_key(variant.name).startswith(key) or _key(variant.title).startswith(key))
    )


def preset(label: str) -> Variant:
    """The record of a name with its version, such as ``shoot@1``.

    Raises UnknownGame: `no_such_game` for another name, and `no_such_version` for a version that this program
    does not have, with the one it has.
    """
    if label in _BY_LABEL:
        return _BY_LABEL[label]
    found = _LABEL.fullmatch(label)
    if found and found[1] in _BY_NAME:
        known = _BY_NAME[found[1]]
        raise UnknownGame("no_such_version", name=known.name, version=int(found[2]), has=known.version)
    raise UnknownGame("no_such_game", name=label.strip()[:_SHOWN], near=())
