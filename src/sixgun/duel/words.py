"""Everything that a front end has to put into words: the news and the reasons, beside `asks.ASKS`, `asks.VERBS` and
`winning.REASONS`.

In all news `seat` is a side, `target` a character in play (his id stays his for the whole game, so that old news can
still be told), `what` the slug of the card or ability behind it. `cards` and `faces` are for those who may know,
`backs` and `amount` for all.
"""

from __future__ import annotations

from typing import Final

NEWS: Final = {
    "enter": "the character `target`, whose name is `what`, comes into play for `seat` with `amount` life points",
    "turn": "turn number `amount` begins, of `seat`",
    "draw": "`seat` draws `amount` cards from the deck `what` (law, outlaw, common); only the drawer knows the faces",
    "show": "`seat` shows a hand card because of `what`, the ability of `target`",
    "shuffle": "the discards, `amount` cards, are shuffled into the common deck",
    "play": "`seat` plays the card as `what`, aimed at `target` or at nobody",
    "equip": "`seat` puts the Equipment `what` with `target`",
    "replace": "an old Equipment of the same name is discarded from `target` of `seat`",
    "use": "`seat` uses the ability or Equipment `what` of `target`",
    "copy": "`seat` uses the Action card `what` on top of the discards, aimed at `target` or at nobody",
    "hit": "`target` becomes the target of a hit of `seat`, which comes from `what`",
    "avoid": "`seat` plays a card against the hit on `target`; `what` is avoid if it serves as what it is not",
    "avoided": "the hit on `target` of `seat`, which came from `what`, has been avoided",
    "reply": "`seat` discards a hit card for `target`, demanded by `what`",
    "flip": "two cards are turned up for the reveal of `seat` for `what` with `target`; one of them will be picked",
    "reveal": "`seat` reveals the card for `what` with `target`; `amount` is 1 if it has the symbol, else -1",
    "lose_life": "`target` loses `amount` life points through `what`; `seat` is behind it, or nobody",
    "gain_life": "`target` regains `amount` life points through `what`",
    "instead": "`target` of `seat` takes a life point on himself because of his ability `what`",
    "swap": "the token of `seat` goes to `target` because of `what` (swap: the free move)",
    "eliminated": "`target` of `seat` is eliminated",
    "lone": "`target` is the only character left of `seat`",
    "discard": "`seat` discards a hand card by choice, for `what` (surplus: the discard phase)",
    "strip": "the Equipment of `target` is discarded by `seat` (nobody: by the rules) because of `what`",
    "seize": "`seat` takes the Equipment of `target` into the hand with `what`",
    "steal": "`seat` takes a random card of the opponent's hand with `what`; only the two players know the face",
    "waste": "`seat` makes the opponent discard a random hand card with `what`",
    "store": "`amount` cards are turned up for the General Store of `seat`",
    "take": "`seat` takes a card that lies open, for `what`",
    "reload": "`seat` reloads a card from the hand, or from `target`",
    "explode": "the card `what` blows up with `target` of `seat`",
    "pass_on": "the card `what` goes from `seat` to `target` of the other side",
    "game_over": "`seat` has won; `what` is the reason of the outcome",
}
"""What may happen: kind to meaning."""

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
}
"""Why something is not possible: slug to meaning."""
