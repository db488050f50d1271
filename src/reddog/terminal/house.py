"""House rules as words on the command line."""

from __future__ import annotations

from collections.abc import Sequence

from reddog.errors import BadRules
from reddog.rules.house import with_rules
from reddog.rules.variants import Variant
from reddog.terminal.words import printable


def split_words(words: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """The name that some words on the command line make, and the house rules among them: those with a sign =."""
    return " ".join(word for word in words if "=" not in word), tuple(word for word in words if "=" in word)


def table_rules(preset: Variant, house: Sequence[str]) -> Variant:
    """The game with house rules written as RULE=VALUE.

    Raises BadRules `bad_rule`, `rule_twice`, `no_such_rule.listed`, and as `with_rules` does.
    """
    rules: dict[str, str] = {}
    for text in house:
        rule, sign, value = text.partition("=")
        if not (rule.strip() and sign):
            raise BadRules("bad_rule", text=printable(text))
        # The same word as the rule's name in any spelling: `with_rules` would see one rule only.
        key = rule.strip().lower().replace("_", "-")
        if key in rules:
            raise BadRules("rule_twice", rule=printable(key))
        rules[key] = value
    if not rules:
        return preset
    try:
        return with_rules(preset, dict(rules))
    except BadRules as error:
        if error.code == "no_such_rule" and not error.facts["near"]:
            named = error.facts["rule"]
            raise BadRules("no_such_rule.listed", rule=named, name=preset.name, game=preset.name) from None
        raise
