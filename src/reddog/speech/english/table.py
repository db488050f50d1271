"""What is refused at a table with people, and why: seats, the host's powers, agreement, talk."""

from __future__ import annotations

from typing import Final

from reddog.speech.catalogue import Messages, Plural

TABLE: Final[Messages] = {
    "refused.evening_over": "The evening is over.",
    "refused.stale": "The table has moved on since then; look again and decide anew.",
    "refused.not_your_seat": "That is not your seat.",
    "refused.not_away": "You are not away.",
    "refused.not_the_next_pack": "Shares are taken for the pack that is shuffled next, and that is not pack {pack}.",
    # The host.
    "refused.host_only": "Only the host can do that.",
    "refused.host_stays": "That cannot be done to the host: hand the table over first.",
    "refused.host_already": "You are the host already.",
    "refused.not_connected": "Only somebody who is connected can become host.",
    "refused.no_such_person": "There is no such person at this table.",
    "refused.started_already": "The game has started already.",
    "refused.not_started": "The game has not started yet.",
    "refused.paused_already": "The game is paused already.",
    "refused.paused_now": "The game is paused: nobody is waited for.",
    "refused.not_awaited": "The table does not wait for that player.",
    "refused.too_soon": Plural(
        "seconds",
        (
            "Give that player time: the table may move on in {seconds} second.",
            "Give that player time: the table may move on in {seconds} seconds.",
        ),
    ),
    "refused.declined_lately": Plural(
        "seconds",
        (
            "The others were asked and would go on waiting: ask them again in {seconds} second.",
            "The others were asked and would go on waiting: ask them again in {seconds} seconds.",
        ),
    ),
    "refused.not_for_oneself": "It is your own turn.",
    "refused.not_paused": "The game is not paused.",
    "refused.seats_in_use": "{least} players are seated, so {seats} seats are too few.",
    "refused.rules_hold_already": "These rules hold already.",
    "refused.removed": Plural(
        "minutes",
        (
            "The host removed you from this table; you may come back in {minutes} minute.",
            "The host removed you from this table; you may come back in {minutes} minutes.",
        ),
    ),
    # Seats and chips.
    "refused.seated_already": "You have a seat already, seat {seat}.",
    "refused.no_such_place": Plural(
        "seats", ("This table has {seats} seat.", "This table has {seats} seats.")
    ),
    "refused.place_taken": "That seat is taken; choose an empty one.",
    "refused.table_full": "All seats are taken: wait for one, or watch.",
    "refused.no_free_seat": "There is no free seat for a bot.",
    "refused.bots_enough": "{most} bots have been at this table this evening; that is enough.",
    "refused.seat_free": "A seat is free: sit down.",
    "refused.waiting_already": "You are waiting for a seat already.",
    "refused.not_waiting": "You are not waiting for a seat.",
    "refused.bot_name": "A bot at this table is called like {name}: choose another name.",
    "refused.buy_in_range": "Chips are bought from {least} to {most} here, not {chips}.",
    "refused.same_stack": Plural(
        "chips",
        (
            "Come back with the {chips} chip that you left with.",
            "Come back with the {chips} chips that you left with.",
        ),
    ),
    "refused.no_rebuys": "At this table chips are bought only once.",
    "refused.rebuy_when_broke": "At this table more chips are bought only with an empty stack.",
    # Talk.
    "refused.no_chat": "There is no chat at this table.",
    "refused.muted": "The host has muted you.",
    "refused.players_talk": "At this table only players talk.",
    "refused.nothing_said": "There is nothing to say in that.",
    # Agreement.
    "refused.players_only": "Only players can propose that.",
    "refused.proposal_open": "Something is proposed already: answer that first.",
    "refused.proposed_already": (
        "You have proposed something in this deal already; do it again after the next has begun."
    ),
    "refused.nothing_proposed": "Nothing is proposed now.",
    "refused.not_asked": "You are not asked.",
    "refused.answered_already": "You have agreed already.",
    "refused.cannot_void": ("This deal cannot be undone: none was played, or chips have come or gone since."),
    "refused.seat_unknown": "Choose two different seats with players who stay; seat {seat} does not do.",
    "refused.stack_at_stake": "The player in seat {seat} has a turn or a bet open: wait until it is over.",
    "refused.chips_short": Plural(
        "most",
        ("There is only {most} chip in that stack.", "There are only {most} chips in that stack."),
    ),
    "refused.stack_full": Plural(
        "most",
        ("That stack has room for only {most} chip more.", "That stack has room for only {most} chips more."),
    ),
    "refused.giver_not_here": "Nobody's chips are given away without him: he is not connected.",
}
