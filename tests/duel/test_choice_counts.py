"""Counts of choice sequences from fixed positions of The Duel, worked out by hand as the comments tell: options that
come or go show at once. `a + b` are the sequences after the first choice, the second one, and so on."""

from __future__ import annotations

import pytest

from sixgun.duel.game import Game
from tests.support.duel_table import duel


def count(game: Game, depth: int) -> int:
    """The number of different sequences with this many choices."""
    if game.ask is None:
        return 0
    options = game.ask.options()
    if depth == 1:
        return len(options)
    found = 0
    for option in options:
        clone = game.fork()
        clone.answer(option)
        found += count(clone, depth - 1)
    return found


# 1: Colt at the active foe; the Hat with one's own rearguard or the active foe; swap; pass.
# 2: after the Colt (West has no means) Hat twice, swap, pass (4); after either Hat (it saves nobody who is not hit)
#    Colt, swap, pass (3 + 3); after the swap Colt, Hat twice, pass (4); after pass the Outlaws have drawn two
#    Missed! and can only swap or pass (2).
# 3: Colt, then Hat twice, each with swap and pass (2 + 2), swap with Hat twice and pass (3), the Outlaws (2): 9;
#    the Hat with Jango, then Colt with swap and pass (2), swap with Colt and pass (2), the Outlaws (2): 6; the Hat with
#    West, then Colt: use the Hat or take it (2), swap with Colt and pass (2), the Outlaws (2): 6; swap, then Colt with
#    Hat twice and pass (3), each Hat with Colt and pass (2 + 2), the Outlaws (2): 9; the Outlaws swap and have pass
#    (1), or pass, and the Law has drawn two Missed!: Colt, Hat twice, swap, pass (5): 6.
PLAY = (
    "> colt-ld hat-lh | Wild Bill | Jango",
    "| West Harding | Dalton Bros",
    "outlaw_deck: missed-os missed-os; law_deck: missed-ls missed-ls",
)

# 1: Sid Curry, Barrel, Hat, Missed!, take it.
# 2: Sid's reveal fails and leaves four (4), so does the Barrel's (4); Hat and Missed! avoid it and the Law has swap and
#    pass (2 + 2); taken, the same (2).
# 3: Sid, then Barrel (Hat, Missed!, pass: 3) or one of three things with two choices each (6): 9; the Barrel first,
#    then Sid, the same: 9; after Hat, Missed! or the hit the Law swaps and can pass (1) or passes; then the Outlaws,
#    who have drawn two Missed!, swap or pass (2): 3 + 3 + 3.
HIT = (
    "> colt-ld | Wild Bill | Jango",
    "missed-os | Sid Curry play: barrel-os hat-oh | Dalton Bros",
    "outlaw_deck: missed-oh missed-os missed-os; law_deck: lh; then: play colt-ld > sid_curry",
)

# Four cards for two, the last one goes without a question: 4, 4 · 3, 4 · 3 · 2.
STORE = (
    "> general_store-ls | Wild Bill | Jango",
    "| West Harding | Dalton Bros",
    "law_deck: colt-ld hat-lh; outlaw_deck: beer-ob knife-oh; then: play general_store-ls",
)


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        pytest.param(PLAY, [5, 16, 36], id="play"),
        pytest.param(HIT, [5, 14, 27], id="hit"),
        pytest.param(STORE, [4, 12, 24], id="store"),
    ],
)
def test_the_number_of_choice_sequences(position: tuple[str, str, str], counts: list[int]) -> None:
    assert [count(duel(*position).game, depth) for depth in (1, 2, 3)] == counts


def test_a_finished_game_has_no_sequences() -> None:
    assert count(duel("> colt-ld | Wild Bill", "| West Harding 1/4").play("colt > West").game, 1) == 0
