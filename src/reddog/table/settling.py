"""Settling up: who gives whom how many chips, so that everybody is even, in as few transfers as can be.

People whose nets sum to zero among themselves need one transfer less than they are. So the fewest transfers come from the
most such groups, and a search over all subsets finds them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

MOST_SEARCHED: Final = 12
"""For so many people, those apart who are even or settle in pairs, all subsets are searched."""

Nets = tuple[tuple[str, int], ...]


class Transfer(msgspec.Struct, frozen=True, omit_defaults=True):
    """One person gives chips to another."""

    payer: str
    receiver: str
    chips: int
    why: tuple[str, ...]
    """The people who are settled among themselves by this transfer and those with the same group: their nets sum to zero."""


def settle(nets: Mapping[str, int]) -> tuple[Transfer, ...]:
    """The transfers that settle these nets; the same nets give the same transfers, in whatever order they come.

    They are the fewest possible where `is_fewest` says so. Raises ValueError for nets that do not sum to zero.
    """
    groups, _ = _groups(nets)
    return tuple(transfer for group in groups for transfer in _settled(group))


def is_fewest(nets: Mapping[str, int]) -> bool:
    """Whether it is proven that no fewer transfers than those of `settle` would do. Raises ValueError as it does."""
    groups, searched = _groups(nets)
    lost = sum(net < 0 for net in nets.values())
    won = sum(net > 0 for net in nets.values())
    # Everybody who lost has to give at least once, and everybody who won to get.
    return searched or sum(len(_settled(group)) for group in groups) == max(lost, won)


def _groups(nets: Mapping[str, int]) -> tuple[list[Nets], bool]:
    """The groups that settle among themselves, and whether all subsets were searched for them."""
    if sum(nets.values()):
        raise ValueError(f"nets sum to {sum(nets.values())}, not to zero")
    pairs, rest = _paired({who: nets[who] for who in sorted(nets) if nets[who]})
    if len(rest) > MOST_SEARCHED:
        return [*pairs, rest], False
    return pairs + _split(rest), True


def _paired(nets: dict[str, int]) -> tuple[list[Nets], Nets]:
    """Those who settle in pairs, and the others.

    That costs nothing: two groups that such a pair is spread over make the pair and one other group.
    """
    pairs: list[Nets] = []
    open_nets = dict(nets)
    for who, net in nets.items():
        if who not in open_nets:
            continue
        other = next((other for other, owed in open_nets.items() if owed == -net), None)
        if other is not None:
            pairs.append(((who, net), (other, -net)))
            del open_nets[who], open_nets[other]
    return pairs, tuple(open_nets.items())


def _split(nets: Nets) -> list[Nets]:
    """The most groups that sum to zero each.

    `most[mask]` is the number of such groups that can be taken one after the other on the way to this subset, adding one
    person at a time: each time the sum so far is zero, a group is complete.
    """
    everybody = (1 << len(nets)) - 1
    sums = [0] * (everybody + 1)
    most = [0] * (everybody + 1)
    for mask in range(1, everybody + 1):
        last = mask.bit_length() - 1
        sums[mask] = sums[mask ^ 1 << last] + nets[last][1]
        most[mask] = max(most[mask ^ 1 << one] for one in range(len(nets)) if mask >> one & 1)
        most[mask] += not sums[mask]
    return _traced(nets, sums, most)


def _traced(nets: Nets, sums: list[int], most: list[int]) -> list[Nets]:
    """The groups on the best way back from everybody to nobody."""
    groups: list[list[tuple[str, int]]] = []
    mask = len(sums) - 1
    while mask:
        if not sums[mask]:
            groups.append([])
        due = most[mask] - (not sums[mask])
        one = next(
            place for place in range(len(nets)) if mask >> place & 1 and most[mask ^ 1 << place] == due
        )
        groups[-1].append(nets[one])
        mask ^= 1 << one
    return [tuple(sorted(group)) for group in groups]


def _settled(group: Nets) -> tuple[Transfer, ...]:
    """The transfers of one group: who owes most gives to who gets most, at most one fewer than there are people."""
    owed = sorted((-net, who) for who, net in group if net > 0)
    owing = sorted((net, who) for who, net in group if net < 0)
    why = tuple(who for who, _ in group)
    transfers = []
    while owing:
        (debt, payer), (credit, receiver) = owing[0], owed[0]
        chips = min(-debt, -credit)
        transfers.append(Transfer(payer=payer, receiver=receiver, chips=chips, why=why))
        owing[0], owed[0] = (debt + chips, payer), (credit + chips, receiver)
        owing = [entry for entry in owing if entry[0]]
        owed = [entry for entry in owed if entry[0]]
    return tuple(transfers)
