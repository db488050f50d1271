"""Red Dog: play, host and understand the Red Dog family of card games.

The layers, each importing only those before it: `cards`, `rules`, `odds`, `bots`, `table`; beside them `speech`, which
turns what happened into sentences, and on top `terminal`. Start reading at `reddog.rules.variants`.
"""

__version__ = "0.1.0"
