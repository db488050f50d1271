"""The money of High Card Pool, Denexa and Shoot once more, straight from the rule texts.

Nobody joins, leaves, buys chips or passes; only who wins comes from outside. The tests compare it with the engine.
"""

from collections.abc import Callable


class Ledger:
    """Stacks, pot and dealer."""

    def __init__(self, stacks: list[int], dealer: int, least: int) -> None:
        self.stacks = list(stacks)
        self.pot = 0
        self.dealer = dealer
        self.least = least
        self.over = False

    def left_of(self, seat: int) -> list[int]:
        """All seats, from the one on the left to the seat itself."""
        count = len(self.stacks)
        return [(seat + step) % count for step in range(1, count + 1)]

    def pay(self, seats: list[int], ante: int) -> None:
        """Each puts in an ante, or what he has."""
        for seat in seats:
            paid = min(ante, self.stacks[seat])
            self.stacks[seat] -= paid
            self.pot += paid

    def limits(self, seat: int) -> tuple[int, int]:
        """From the least bet, or where that is too much from what is possible, to the pot or the stack."""
        most = min(self.pot, self.stacks[seat])
        return min(self.least, most), most

    def settle(self, seat: int, bet: int, won: bool) -> None:  # noqa: FBT001 - one of two things
        """The bet from the pot, or into it."""
        self.stacks[seat] += bet if won else -bet
        self.pot += -bet if won else bet

    def split(self) -> None:
        """HCP-7, DNX-12: where no deal can follow, all divide the pot."""
        share = self.pot // len(self.stacks)
        self.stacks = [stack + share for stack in self.stacks]
        self.pot -= share * len(self.stacks)

    def enough(self, ante: int) -> bool:
        """Two can pay the ante, and somebody then has a chip left to bet."""
        return sum(stack >= ante for stack in self.stacks) > 1 and max(self.stacks) > ante


Choose = Callable[[int, tuple[int, int]], tuple[int, bool]]
"""The bet of a seat, given its limits, and whether it wins."""


def high_card_pool(ledger: Ledger, ante: int, choose: Choose) -> None:
    """One deal of S0's first game."""
    able = [seat for seat in ledger.left_of(ledger.dealer - 1) if ledger.stacks[seat] >= ante]
    ledger.dealer = able[0]
    order = [seat for seat in ledger.left_of(ledger.dealer) if seat in able]
    ledger.pay(order, ante)
    for place, seat in enumerate(order):
        if not ledger.stacks[seat]:
            continue
        bet, won = choose(seat, ledger.limits(seat))
        ledger.settle(seat, bet, won)
        if any(ledger.stacks[other] for other in order[place + 1 :]):
            if ledger.pot < ledger.least:
                ledger.pay(order, ante)
        elif not ledger.pot:
            break
    able = [seat for seat in ledger.left_of(ledger.dealer) if ledger.stacks[seat] >= ante]
    ledger.dealer = able[0] if able else ledger.left_of(ledger.dealer)[0]
    if not ledger.enough(ante):
        ledger.split()
        ledger.over = not ledger.enough(ante)


class DenexaGame:
    """S3's game, deal by deal."""

    def __init__(self, ledger: Ledger, ante: int) -> None:
        self.ledger = ledger
        self.ante = ante
        self.anted: set[int] = set()
        """Who plays in the present game; nobody between games."""

    def able(self) -> list[int]:
        """Who can be dealt in: in a game who has chips, between games who can pay the ante. Nobody else joins."""
        stacks = self.ledger.stacks
        if self.anted:
            return [seat for seat in self.anted if stacks[seat]] + [
                seat for seat in range(len(stacks)) if seat not in self.anted and stacks[seat] >= self.ante
            ]
        return [seat for seat in range(len(stacks)) if stacks[seat] >= self.ante]

    def enough(self) -> bool:
        """Two can be dealt in, and somebody has a chip to bet when those who must have paid the one ante."""
        able, stacks = self.able(), self.ledger.stacks
        return len(able) > 1 and any(stacks[seat] > (seat not in self.anted) * self.ante for seat in able)

    def deal(self, choose: Choose) -> None:
        """One deal."""
        ledger = self.ledger
        able = self.able()
        ledger.dealer = next(seat for seat in ledger.left_of(ledger.dealer - 1) if seat in able)
        order = [seat for seat in ledger.left_of(ledger.dealer) if seat in able]
        ledger.pay([seat for seat in order if seat not in self.anted], self.ante)
        self.anted |= set(order)
        for seat in order:
            if not ledger.stacks[seat]:
                continue
            bet, won = choose(seat, ledger.limits(seat))
            ledger.settle(seat, bet, won)
            if not ledger.pot:
                self.anted = set()
                break
        able = self.able()
        on_the_left = ledger.left_of(ledger.dealer)
        ledger.dealer = next((seat for seat in on_the_left if seat in able), on_the_left[0])
        if not self.enough():
            if self.anted:
                ledger.split()
                self.anted = set()
            ledger.over = not self.enough()


class ShootBank:
    """S0's Shoot, deal by deal; `stake` opens every bank and `again` answers the question after three deals."""

    def __init__(self, ledger: Ledger, stake: int) -> None:
        self.ledger = ledger
        self.stake = stake
        self.banker: int | None = None
        self.deals = 0

    def deal(self, choose: Choose, *, again: bool) -> None:
        """One deal, and what follows it."""
        ledger = self.ledger
        if self.banker is None:
            self.banker = self.next_from(ledger.left_of(ledger.dealer - 1))
            assert self.banker is not None
            self.deals = 0
            ledger.pay([self.banker], self.stake)
        ledger.dealer = self.banker
        for seat in [seat for seat in ledger.left_of(self.banker)[:-1] if ledger.stacks[seat]]:
            bet, won = choose(seat, ledger.limits(seat))
            ledger.settle(seat, bet, won)
            if not ledger.pot:
                break
        self.deals += 1
        punters = any(ledger.stacks[seat] for seat in ledger.left_of(self.banker)[:-1])
        if not ledger.pot or not punters or self.deals == 4 or (self.deals == 3 and not again):
            ledger.stacks[self.banker] += ledger.pot
            ledger.pot = 0
            ledger.dealer = self.next_from(ledger.left_of(self.banker)) or 0
            self.banker = None
            ledger.over = self.next_from(ledger.left_of(0)) is None

    def next_from(self, seats: list[int]) -> int | None:
        """The first who can pay the bank, if somebody else has chips."""
        stacks = self.ledger.stacks
        if sum(stack > 0 for stack in stacks) < 2:
            return None
        return next((seat for seat in seats if stacks[seat] >= self.stake), None)
