"""Every reason that the rules give when something is not possible. A wording must cover each of them."""

from __future__ import annotations

from typing import Final

REASONS: Final = {
    "bang_limit": "no more BANG! cards in this turn (`limit`)",
    "reply_only": "it can only be played against a hit",
    "not_that_card": "this card cannot be used as that card",
    "nothing_to_take": "there is no card to take or discard",
    "nobody_to_swap": "no side has two characters",
    "no_equipment": "the target has no Equipment",
    "no_target": "it has no target",
    "needs_target": "it needs a target",
    "target_out": "that character is not in play",
    "rear_hidden": "the opponent's Rearguard Character cannot be the target",
    "own_rear_only": "only with one's own Rearguard Character",
    "not_own_active": "not with one's own Active Character",
    "not_your_own": "not at one's own characters",
    "lone_never_swaps": "a lone character is never swapped",
    "swapped_already": "the free swap of this turn is already made",
    "no_reload_symbol": "it has no reload symbol",
    "nobody_alone": "no side is down to one character yet",
    "not_with_active": "only from the hand or from the Active Character",
    "own_play_phase": "only in one's own play phase",
    "acts_by_itself": "it acts by itself",
    "not_yours": "none of one's own characters in play has this ability",
    "not_in_play": "none of one's own characters has it in play",
    "asleep": "its character is not awake",
    "only_against_hits": "only against a hit on its character",
    "used_on_this_hit": "it has already been used against this hit",
    "used_this_turn": "it has already been used in this turn",
    "hand_not_empty": "only with an empty hand",
    "nothing_to_draw": "there is no card to draw",
    "no_own_equipment": "she has no Equipment that is not always active",
    "which_equipment": "the Equipment must be named",
    "own_equipment_only": "only her own Equipment",
    "always_stays": "Equipment that is always active cannot be discarded for this",
    "no_hand_card": "there is no hand card to discard",
    "no_action_on_top": "the card on top of the discards is no Action card that can be copied",
    "top_has_no_reload": "the card on top of the discards has no reload symbol",
}
"""The slug of each reason, with its meaning."""
