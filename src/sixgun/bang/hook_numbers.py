"""A number for each hook of `Effect` that the effect index lists. The hooks themselves are explained in `effect.py`.

A list with a place for each number is faster than a dictionary by name. Table hooks come first, so that
`number < TABLE_HOOKS` tells them from own hooks. A test compares these numbers with the methods of `Effect`.
"""

from __future__ import annotations

from typing import Final

# Table hooks are called on every effect at the table.
SUSPENDS: Final = 0
MODIFY_SUIT: Final = 1
MODIFY_DISTANCE: Final = 2
MODIFY_MISSED_NEEDED: Final = 3
MODIFY_PILE: Final = 4
MODIFY_LIFE_CHANGE: Final = 5
MODIFY_DIRECTION: Final = 6
FORBID_CHOICE: Final = 7
FORBID_EFFECT: Final = 8
CLAIMS_ESTATE: Final = 9
REVIVES: Final = 10
ON_EVENT: Final = 11
ON_CARD_USED: Final = 12
ON_LIFE_LOST: Final = 13
ON_ELIMINATED: Final = 14
ON_SETTLED: Final = 15
TABLE_HOOKS: Final = 16

# Own hooks are called on the event and on the effects in front of one seat.
COUNTS_AS: Final = 16
MODIFY_REACH: Final = 17
MODIFY_BANG_LIMIT: Final = 18
MODIFY_CHECK_CARDS: Final = 19
MODIFY_DRAW_COUNT: Final = 20
MODIFY_HAND_LIMIT: Final = 21
OFFERS: Final = 22
INSTEAD_OF_DRAW: Final = 23
INSTEAD_OF_CARD: Final = 24
ON_TURN_START: Final = 25
ON_TURN_READY: Final = 26
ON_CARD_DRAWN: Final = 27
ON_DRAW_END: Final = 28
ON_TURN_END: Final = 29
HOOKS: Final = 30

HOOK_NAMES: Final[tuple[str, ...]] = (
    "suspends", "modify_suit", "modify_distance", "modify_missed_needed", "modify_pile", "modify_life_change",
    "modify_direction", "forbid_choice", "forbid_effect", "claims_estate", "revives", "on_event", "on_card_used",
    "on_life_lost", "on_eliminated", "on_settled",
    "counts_as", "modify_reach", "modify_bang_limit", "modify_check_cards", "modify_draw_count", "modify_hand_limit",
    "offers", "instead_of_draw", "instead_of_card", "on_turn_start", "on_turn_ready", "on_card_drawn", "on_draw_end",
    "on_turn_end",
)  # fmt: skip
"""The method of `Effect` behind each number."""
