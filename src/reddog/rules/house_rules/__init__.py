"""The table of house rules and what stands in it; `reddog.rules.house` applies them.

`table` is the list itself, `values` what a rule may be set to, `lacks` why a game does not have a rule, `parts` how a
value is read from a record and written into one.
"""
