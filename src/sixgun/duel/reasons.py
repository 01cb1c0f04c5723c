"""Why something is not possible: every reason that the rules give, for those who put it into words."""

from __future__ import annotations

from typing import Final

REASONS: Final = {
    "bang_limit": "no more BANG! cards in this turn (`limit`)",
    "reply_only": "it only answers a hit",
    "not_that_card": "this card cannot be used as that",
    "nothing_to_take": "there is no card that it could take or discard",
    "nobody_to_swap": "no side has two characters",
    "no_equipment": "the target has no Equipment",
    "no_target": "it is not aimed at anybody",
    "needs_target": "it needs a target",
    "target_out": "that character is not in play",
    "rear_hidden": "the opponent's Rearguard Character is out of sight",
    "own_rear_only": "only with one's own Rearguard Character",
    "not_own_active": "not with one's own Active Character",
    "not_your_own": "not at one's own characters",
    "lone_never_swaps": "a lone character is never swapped",
    "swapped_already": "the free swap of this turn has been made",
    "no_reload_symbol": "it has no reload symbol",
    "nobody_alone": "no side is down to one character yet",
    "not_with_active": "only from the hand or from the Active Character",
    "own_play_phase": "only in one's own play phase",
    "acts_by_itself": "there is nothing to be used",
    "not_yours": "none of one's own characters in play has this ability",
    "not_in_play": "it does not lie with one of one's own characters",
    "asleep": "its character is not awake",
    "only_against_hits": "only against a hit on its bearer",
    "used_on_this_hit": "it has been used against this hit",
    "used_this_turn": "it has been used in this turn",
    "hand_not_empty": "only with an empty hand",
    "nothing_to_draw": "there is no card to draw",
    "no_own_equipment": "she has no Equipment that is not always active",
    "which_equipment": "it must be said which Equipment",
    "own_equipment_only": "only her own Equipment",
    "always_stays": "an Equipment that is always active cannot be discarded so",
    "no_hand_card": "there is no hand card to discard",
    "no_action_on_top": "no Action card that can be copied lies on top of the discards",
    "top_has_no_reload": "the card on top of the discards has no reload symbol",
}
"""Why something is not possible: slug to meaning."""
