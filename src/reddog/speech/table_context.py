"""Who is told what happens at a table with people: the game's context, the names of persons, and who "you" are."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from reddog.speech.context import Context
from reddog.table.settings import Settings


class TableContext(msgspec.Struct, frozen=True):
    """What a sentence about a table needs besides the act. Persons are told apart by what they are, never by name."""

    game: Context
    """With the names of the seats, and the seat that is spoken to."""
    persons: dict[str, str] = {}
    """The names of persons as the table shows them."""
    viewer: str = ""
    """The person who is spoken to as "you"."""
    settings: Settings = Settings()
    """What holds at the table before the act."""
    planned: Settings | None = None
    """What will hold from the next deal on; None where that is the same."""
    before: Settings | None = None
    """What held until the rules were last changed; None where that is not known."""

    def say(self, key: str, /, **values: str | int) -> str:
        """A message of the language. Raises KeyError as `Language.say` does."""
        return self.game.say(key, **values)

    def by(self, key: str, person: str, /, **values: str | int) -> str:
        """A message about a person: the one that says "you" to the viewer, else the one that names the person."""
        if person == self.viewer:
            return self.say(f"{key}.you", **values)
        return self.say(key, who=self.name(person), **values)

    def name(self, person: str) -> str:
        """The person's name as the table shows it."""
        return self.persons.get(person) or self.say("told.somebody")

    def listed(self, persons: Iterable[str]) -> str:
        """Persons in a row: "Bo, Cy and you"."""
        names = [self.say("you") if person == self.viewer else self.name(person) for person in persons]
        return self.game.language.listed(names)

    def seats(self, seats: Iterable[int]) -> str:
        """Players in a row, by their seats."""
        return self.game.who(seats)
