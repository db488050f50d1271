"""How much to bet, for a player who wants a stack to grow (rules of part B6: one bet, nothing after it).

A bet is its outcomes: what one chip comes to, with whole-number weights. Growth is the mean logarithm of the stack
afterwards. A bet is answered for in whole chips, exactly: floats decide only where their error cannot matter, and
otherwise the products of part B6 are compared, or logarithms with as many digits as it takes.
"""

from __future__ import annotations

from decimal import Decimal, localcontext
from fractions import Fraction
from math import gcd, inf, log, log1p

Outcomes = tuple[tuple[int, int], ...]
"""Pairs of a multiple of the bet (-1: lost) and a weight above 0."""
Lottery = tuple[tuple[int, int], ...]
"""Pairs of a stack afterwards, in chips, and a weight above 0."""

_CERTAIN = 1e-9
"""A difference of weighted logarithms above this share of its terms is beyond any error of the floats."""
_SMALL = 5_000
"""Exponents up to this sum are worked out as whole numbers."""
_DIGITS = (50, 400)
"""Digits of the logarithms that decide where exponents are larger. A difference that the last cannot show is none."""


def expected(outcomes: Outcomes) -> Fraction:
    """What one chip comes to on average, where a win is paid in full."""
    weights = sum(weight for _, weight in outcomes)
    return Fraction(sum(multiple * weight for multiple, weight in outcomes), weights)


def result(multiple: int, chips: int, limit: int | None = None) -> int:
    """What a bet comes to, in chips; a pot of `limit` chips pays no more than it has (POL-5)."""
    net = multiple * chips
    return net if limit is None or net < limit else limit


def lottery(stack: int, outcomes: Outcomes, chips: int, *, limit: int | None = None) -> Lottery:
    """The stacks that a bet may leave."""
    return tuple((stack + result(multiple, chips, limit), weight) for multiple, weight in outcomes)


# The bet with the greatest growth.


def best_chips(
    stack: int, outcomes: Outcomes, least: int, most: int, *, down: int = 0, limit: int | None = None
) -> int:
    """The bet from `least` to `most` chips with the greatest growth; the smallest of equals (COM-8).

    `down` chips of the stack are in the bet already and share its fate: the answer is what is added to them.
    `stack` counts them. `limit` is the most that a win is paid. No bet may be able to cost more than the stack.
    """
    if most <= least or _net(outcomes) <= 0:
        return least
    # Growth is concave in the bet: the first step that does not raise it ends the climb.
    low, high = least, most
    start = _best_share(outcomes)
    if start is not None and limit is None:
        # The best whole bet is next to the best share of the stack.
        chips = stack * start[0] // start[1] - down
        low, high = min(max(chips, least), most), min(max(chips + 1, least), most)
    while low < high:
        middle = (low + high) // 2
        if _grows(stack, outcomes, down + middle, limit):
            low = middle + 1
        else:
            high = middle
    return low


def _net(outcomes: Outcomes) -> int:
    return sum(multiple * weight for multiple, weight in outcomes)


def _best_share(outcomes: Outcomes) -> tuple[int, int] | None:
    """The share of a stack that grows it most, as numerator and denominator.

    None where a bet is won or lost in more than one way. The bet is worth something.
    """
    moving = [(multiple, weight) for multiple, weight in outcomes if multiple]
    if all(multiple > 0 for multiple, _ in moving):
        return 1, 1
    if len(moving) > 2:
        return None
    (loss, lost), (gain, won) = sorted(moving)
    return won * gain + lost * loss, (won + lost) * gain * -loss


def _grows(stack: int, outcomes: Outcomes, chips: int, limit: int | None) -> bool:
    """Whether one chip more than `chips` makes for more growth."""
    total = size = 0.0
    for multiple, weight in outcomes:
        now = stack + result(multiple, chips, limit)
        step = stack + result(multiple, chips + 1, limit) - now
        if now + step <= 0:
            return False
        part = weight * log1p(step / now)
        total += part
        size += abs(part)
    if abs(total) > _CERTAIN * size:
        return total > 0
    return grows_more(
        lottery(stack, outcomes, chips + 1, limit=limit), lottery(stack, outcomes, chips, limit=limit)
    )


def grows_more(first: Lottery, second: Lottery) -> bool:
    """Whether the first lottery makes for more growth than the second, exactly. A stack that may be lost is worst."""
    ruined = [any(stack <= 0 for stack, _ in lots) for lots in (first, second)]
    if any(ruined):
        return ruined == [False, True]
    # Brought to the same sum of weights, and equal stacks on both sides taken together.
    sums = [sum(weight for _, weight in lots) for lots in (first, second)]
    powers: dict[int, int] = {}
    for lots, times in ((first, sums[1]), (second, -sums[0])):
        for stack, weight in lots:
            powers[stack] = powers.get(stack, 0) + weight * times
    base = second[0][0]
    parts = [power * log1p((stack - base) / base) for stack, power in powers.items()]
    total = sum(parts)
    if abs(total) > _CERTAIN * sum(map(abs, parts)):
        return total > 0
    common = gcd(*powers.values())
    return bool(common) and _sign([(stack, power // common) for stack, power in powers.items() if power]) > 0


def _sign(terms: list[tuple[int, int]]) -> int:
    """The sign of the sum of power times logarithm."""
    if sum(abs(power) for _, power in terms) <= _SMALL:
        more = less = 1
        for stack, power in terms:
            if power > 0:
                more *= stack**power
            else:
                less *= stack**-power
        return (more > less) - (more < less)
    for digits in _DIGITS:
        with localcontext(prec=digits):
            parts = [power * Decimal(stack).ln() for stack, power in terms]
            total = sum(parts, Decimal(0))
            if abs(total) > sum(map(abs, parts), Decimal(0)).scaleb(10 - digits):
                return 1 if total > 0 else -1
    return 0


def growth(stack: int, lots: Lottery) -> float:
    """The mean logarithm of what becomes of one chip of a stack; minus infinity where all may be lost."""
    total = weights = 0.0
    for after, weight in lots:
        total += weight * log(after / stack) if after > 0 else -inf
        weights += weight
    return total / weights


# Half of it.


def half_chips(stack: int, outcomes: Outcomes, least: int, most: int, *, limit: int | None = None) -> int:
    """Half of the bet that would be best without a range, rounded down and brought into that from `least` to `most`."""
    if most <= least or _net(outcomes) <= 0:
        return least
    best = _best_share(outcomes)
    if best is not None:
        gain = max(multiple for multiple, _ in outcomes)
        half = stack * best[0] // (2 * best[1])
        if limit is not None and best != (1, 1):
            half = min(half, limit // (2 * gain))
        return min(most, max(least, half))
    low, high = 0, stack // 2
    while low < high:
        middle = (low + high + 1) // 2
        if _rises(stack, outcomes, 2 * middle, limit):
            low = middle
        else:
            high = middle - 1
    return min(most, max(least, low))


def _rises(stack: int, outcomes: Outcomes, chips: int, limit: int | None) -> bool:
    """Whether growth has not begun to fall before a bet of so many chips, all fractions of a chip counted."""
    parts: list[tuple[int, int]] = []
    for multiple, weight in outcomes:
        after = stack + result(multiple, chips, limit)
        if after <= 0:
            return False
        # Beyond what the pot can pay a win no longer grows with the bet.
        paid = limit is None or multiple * chips <= limit
        parts.append((weight * multiple if paid else 0, after))
    scale = 1
    for _, after in parts:
        scale *= after
    return sum(slope * (scale // after) for slope, after in parts) >= 0


def share(outcomes: Outcomes) -> Fraction | float:
    """The share of a stack that grows it most, without limits: exact where a bet is won or lost in one way each.

    0 where the bet is not worth anything, 1 where nothing can be lost.
    """
    if _net(outcomes) <= 0:
        return Fraction(0)
    best = _best_share(outcomes)
    if best is not None:
        return Fraction(*best)
    moving = tuple((multiple, weight) for multiple, weight in outcomes if multiple)
    low, high = 0.0, 1.0 / -min(multiple for multiple, _ in moving)
    for _ in range(60):
        middle = (low + high) / 2
        if sum(weight * multiple / (1 + multiple * middle) for multiple, weight in moving) > 0:
            low = middle
        else:
            high = middle
    return low
