"""Clock and Tom Thorn when the other player moves the token: the defaults, and the strict letter as an option."""

from __future__ import annotations

from tests.support.duel_table import duel

MOVED_BY_ITS_OWN_PLAYER = "> water-ls | Wild Bill play: clock-oh | Jango", "| West Harding | Dalton Bros"
MOVED_BY_THE_OPPONENT = "> water-ls | Wild Bill | Jango", "| Slim Poet | Tom Thorn"


def test_a_clock_counts_the_move_and_not_who_made_it() -> None:  # ruling 76
    """The rulebook's note on the Clock (The Duel, list of cards) calls a swap what it counts, one by Stampede too,
    which nobody decides; its letter names the opponent as the one who moves: that is the option."""
    assert len(duel(*MOVED_BY_ITS_OWN_PLAYER).play("water", "outlaw").law.hand) == 1
    assert len(duel(*MOVED_BY_ITS_OWN_PLAYER, own_moves_count=False).play("water", "outlaw").law.hand) == 0


def test_tom_thorn_counts_the_move_and_not_who_made_it() -> None:  # ruling 104
    """The rulebook's note on Tom Thorn (The Duel, list of characters) lets him shoot each time he comes to the front,
    and explains it by a move of the token to tell it from his entry; its letter names his player, and is the option."""
    assert duel(*MOVED_BY_THE_OPPONENT).play("water", "outlaw")["Jango"].life == 2
    assert duel(*MOVED_BY_THE_OPPONENT, tom_own_moves_only=True).play("water", "outlaw")["Jango"].life == 3
