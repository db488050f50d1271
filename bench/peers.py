"""Other engines, driven from Python in the same way: legal actions asked, one chosen at random, applied.

Each is imported only when it is made; where that fails, it is left out of the comparison.
"""

# mypy: disable-error-code="import-not-found, import-untyped"
from __future__ import annotations

from collections.abc import Callable
from random import Random

Counts = dict[str, int]
Batch = Callable[[int], Counts]


def open_spiel(name: str) -> Callable[[], Batch]:
    """A game of OpenSpiel: chance nodes answered by listed outcomes, as our draws are by a dealer."""

    def make() -> Batch:
        import pyspiel  # noqa: PLC0415 - each peer is installed for itself and may be missing

        if name.startswith("python_"):
            from open_spiel.python.games import kuhn_poker  # noqa: F401, PLC0415 - each peer is installed for itself and may be missing

        game = pyspiel.load_game(name)

        def batch(decisions: int) -> Counts:
            random = Random(1).random
            made = steps = games = 0
            while made < decisions:
                state = game.new_initial_state()
                while not state.is_terminal():
                    if state.is_chance_node():
                        outcomes = state.chance_outcomes()
                        action = outcomes[int(random() * len(outcomes))][0]
                    else:
                        legal = state.legal_actions()
                        action = legal[int(random() * len(legal))]
                        made += 1
                    state.apply_action(action)
                    steps += 1
                state.returns()
                games += 1
            return {"decisions": made, "moves": steps, "deals": games}

        return batch

    return make


def rlcard_leduc() -> Batch:
    """RLCard's Leduc hold'em, with the observation that its environment makes for every decision."""
    import rlcard  # noqa: PLC0415 - each peer is installed for itself and may be missing

    env = rlcard.make("leduc-holdem", config={"seed": 1})

    def batch(decisions: int) -> Counts:
        random = Random(1).random
        made = hands = 0
        while made < decisions:
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(random() * len(legal))])
                made += 1
            env.get_payoffs()
            hands += 1
        return {"decisions": made, "deals": hands}

    return batch


def pokerkit(players: int) -> Callable[[], Batch]:
    """PokerKit's no-limit hold'em, everything but the decisions automated."""

    def make() -> Batch:
        from pokerkit import Automation, NoLimitTexasHoldem  # noqa: PLC0415 - each peer is installed for itself and may be missing

        game = NoLimitTexasHoldem(
            tuple(Automation),
            ante_trimming_status=True,
            raw_antes=0,
            raw_blinds_or_straddles=(1, 2),
            min_bet=2,
        )

        def batch(decisions: int) -> Counts:
            random = Random(1).random
            made = hands = 0
            while made < decisions:
                state = game((200,) * players, players)
                while state.status:
                    choice = int(random() * 4)
                    if choice == 0 and state.can_fold():
                        state.fold()
                    elif choice == 1 and state.can_complete_bet_or_raise_to():
                        state.complete_bet_or_raise_to()
                    else:
                        state.check_or_call()
                    made += 1
                hands += 1
            return {"decisions": made, "deals": hands}

        return batch

    return make


PEERS: dict[str, Callable[[], Batch]] = {
    "OpenSpiel Kuhn, in Python": open_spiel("python_kuhn_poker"),
    "OpenSpiel Kuhn, C++ from Python": open_spiel("kuhn_poker"),
    "OpenSpiel Leduc, C++ from Python": open_spiel("leduc_poker"),
    "RLCard Leduc": rlcard_leduc,
    "PokerKit hold'em, six players": pokerkit(6),
}
"""Other people's engines, by name."""
