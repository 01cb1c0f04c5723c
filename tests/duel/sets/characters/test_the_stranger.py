"""The Stranger, where the ability works and where it does not."""

from __future__ import annotations

from sixgun.duel.effect import reason
from tests.support.duel_table import duel, table


def test_the_stranger_as_active_character_shoots_twice_and_not_three_times() -> None:  # ruling 42
    t = duel("> colt-ld winchester-lh shotgun-ld | The Stranger | Jango", "| West Harding | Dalton Bros")
    t.play("colt > West", "winchester > West")
    assert t.refuses("shotgun > West") == reason("bang_limit", 41, limit=2)


def test_the_stranger_and_a_gun_belt_leave_two_for_the_other() -> None:  # ruling 42, 43
    t = duel(
        "> colt-ld winchester-lh winchester-lh carbine-lh | Wild Bill play: gun_belt-ld | The Stranger",
        "| West Harding | Bull Anderson",
    )
    t.play("colt > West", "swap", "winchester > Bull", "winchester > Bull")
    assert t.refuses("carbine > West") == reason("bang_limit", 41, limit=2)


def test_the_stranger_in_the_rearguard_allows_a_second_bang_card() -> None:  # ruling 42
    t = table(
        """
        > law       hand: colt-ld winchester-lh shotgun-ld
            Tex Killer
            The Stranger
          outlaw
            West Harding
            Dalton Bros
        """
    )
    t.play("colt > West", "winchester > West")
    refused = t.refuses("shotgun > West")
    assert refused is not None and refused.args == (("limit", 2),)
