"""Counts of choice sequences from fixed positions, like perft in chess: options that come or go show at once.

Standing offers count as choices. Every number but one was worked out by hand, as the comments tell: `a + b` are the
sequences after the first choice, the second one, and so on.
"""

from __future__ import annotations

import pytest

from sixgun.bang.game import Game
from sixgun.bang.position import parse_position


def count(game: Game, depth: int) -> int:
    """The number of different sequences with this many choices."""
    if game.ask is None:
        return 0
    options = game.ask.options()
    offers = [(seat, wish) for seat in range(len(game.state.players)) for wish in game.offers(seat)]
    if depth == 1:
        return len(options) + len(offers)
    found = 0
    for option in options:
        clone = game.fork()
        clone.answer(option)
        found += count(clone, depth - 1)
    for seat, wish in offers:
        clone = game.fork()
        clone.interject(seat, wish)
        found += count(clone, depth - 1)
    return found


# BANG! at two neighbours, Beer, pass.
# 2: after either BANG! Beer and pass (2 + 2), after Beer BANG! twice and pass (3), after pass Lucky Duke's BANG! at two
#    neighbours and pass (3).
# 3: BANG! (1 + 3), the other BANG! the same, Beer (1 + 1 + 3), pass: Willy can only pass (1), Slab has no card to
#    answer with and Lucky can only pass (1), Slab's Beer and pass (2).
PLAY = """
    > Willy the Kid     sheriff    hand: bang-2c beer-6h
      Lucky Duke        outlaw
      Slab the Killer   renegade
      Black Jack        outlaw
    deck: bang-3c missed-3s beer-7h missed-4s
"""

# Two Missed!, his own barrel and the one in play, pass.
# 2: a Missed! leaves Willy with pass (1 + 1), each draw! fails and leaves the other four choices (4 + 4), pass (1).
# 3: Willy passes and Jourdonnais, who drew Missed!, can only pass (1 + 1); a draw! is followed by the other one
#    (2 Missed! and pass: 3) or by one of three things after which Willy can only pass (6 + 6); pass (1).
SHOT = """
    > Willy the Kid     sheriff    hand: bang-2c
      Jourdonnais       outlaw     hand: missed-2s missed-3s   play: barrel-qs
      Slab the Killer   renegade
      Black Jack        outlaw
    deck: missed-5s missed-6s
    then: bang-2c > 2
"""

# Scope brings seats 2, 3, 6 and 7 to distance 1, Paul Regret goes back to 2, the Mustang's owner stays at 1.
# 1: BANG! at six with the Winchester; Panic! at those with cards at distance 1 (2, 6, 7) and at Willy's own cards in
#    play; Cat Balou at all with cards (2, 4, 6, 7) and at his own; Jail for six; Indians!, Mustang, pass:
#    6 + 4 + 5 + 6 + 3.
# 2: BANG! in the order of seats 1 + 18 + 2 + 18 + 1 + 2; Panic! 20 + 20 + 2 + 2 (with the Beer that he took); Cat Balou
#    18 + 19 + 18 + 2 + 2; Jail 4 · 18 and 2 · 19 (Cat Balou finds the Jail of seats 3 and 5); Indians! 1 (Bart has no
#    BANG!), Mustang 23, pass 6 (a card too much): 42 + 44 + 59 + 110 + 30.
# 3 was counted by the engine.
RICH = """
  > Willy the Kid sheriff hand: bang-2c panic-jh cat_balou-kh jail-js indians-kd mustang-8h play: winchester-8s scope-as
      Bart Cassidy      outlaw     hand: beer-6h
      Paul Regret       renegade
      Slab the Killer   outlaw     play: barrel-qs
      Kit Carlson       outlaw
      Lucky Duke        deputy     hand: beer-7h
      Black Jack        deputy     hand: missed-2s   play: mustang-9h
    deck: bang-3c missed-3s bang-4c missed-4s
"""

# Seven cards and five life points: 7, 7 · 6, then Lucky Duke's BANG! at two neighbours and pass: 7 · 6 · 3.
EXCESS = """
    > Willy the Kid     sheriff    hand: bang-2c beer-6h missed-2s missed-3s missed-4s missed-5s missed-6s
      Lucky Duke        outlaw
      Slab the Killer   renegade
      Black Jack        outlaw
    deck: bang-3c missed-7s
    phase: excess
"""

# Beer, pass, and Sid's offer.
# 2: Beer leaves pass and the offer (2), pass brings Lucky's BANG! at two, pass and the offer (4), Sid chooses the first
#    of three cards (3).
# 3: Beer (4 + 3); pass: Willy can only pass (1), Sid has a Missed!, his ability and pass (3), in his own turn four
#    BANG!, Beer, his ability and pass (7), or chooses a card (3); Sid's first card leaves two for the second (3 · 2).
OFFER = """
    > Willy the Kid     sheriff    hand: beer-6h
      Lucky Duke        outlaw
      Sid Ketchum       renegade   3/4   hand: bang-4c bang-5c missed-2s
      Black Jack        outlaw
    deck: bang-3c missed-3s beer-7h missed-4s
"""

# Four cards for four players, the last one goes without a question: 4, 4 · 3, 4 · 3 · 2.
STORE = """
    > Willy the Kid     sheriff    hand: general_store-qs
      Lucky Duke        outlaw
      Slab the Killer   renegade
      Black Jack        outlaw
    deck: bang-3c missed-3s beer-7h missed-4s
    then: general_store-qs
"""

# Bart's two BANG! or pass.
# 2: Willy answers or passes (2 + 2); Bart has lost: Willy's BANG! at two, pass (3).
# 3: Bart's other BANG! or pass (2), or Willy has lost and has BANG! at two, pass (3): 5 + 5; Bart's cards do not
#    help (1), Black Jack has none and Willy can only pass (1), Bart's turn: two BANG! at two each, Beer, pass (6).
DUEL = """
    > Willy the Kid     sheriff    hand: duel-qd bang-5c missed-2s
      Bart Cassidy      outlaw     hand: bang-3c bang-4c
      Slab the Killer   renegade
      Black Jack        outlaw
    deck: beer-7h missed-4s missed-5s
    then: duel-qd > 2
"""

# Three cards, then two; the pair may come in two orders. With BANG! and Beer he has 4 options, with BANG! and Missed!
# 3, with Beer and Missed! 2: 2 · (4 + 3 + 2).
KIT = """
    > Kit Carlson       sheriff
      Lucky Duke        outlaw
      Slab the Killer   renegade
      Black Jack        outlaw
    deck: bang-3c beer-7h missed-4s
    phase: draw
"""

# Sombrero, the Knife at two neighbours, pass.
# 2: Sombrero leaves the Knife at two and pass (3), each Knife hits a player without cards and leaves Sombrero and pass
#    (2 + 2), pass: Lucky's Missed! cannot be played (1).
# 3: Sombrero, then a Knife and pass (1 + 1) or Lucky's turn (1); each Knife, then Sombrero and pass or Lucky's turn
#    (2 + 2); pass, pass, and Slab has two Missed! as well (1).
GREEN = """
    > Willy the Kid     sheriff    hand: sombrero-7c   play: knife-8h
      Lucky Duke        outlaw
      Slab the Killer   renegade
      Black Jack        outlaw
    deck: missed-3s missed-4s missed-5s missed-6s
"""

# Four suits.
# 2: spades and diamonds leave pass (1 + 1), hearts Beer and pass (2), clubs BANG! at two and pass (3).
# 3: after every pass Lucky names a suit (4 · 4); Beer and each BANG! leave pass (1 + 1 + 1).
HANDCUFFS = """
    > Willy the Kid     sheriff    4/5
      Lucky Duke        outlaw
      Slab the Killer   renegade
      Black Jack        outlaw
    deck: bang-3c beer-7h missed-3s missed-4s
    event: handcuffs
    phase: draw
"""

# Each BANG! at two neighbours, both together at two, pass.
# 2: a BANG! leaves the other one at two and pass (4 · 3), the Sniper pays with one of two (2 + 2), pass (1).
# 3: 4 BANG!, then two BANG! and pass, each with one choice left (4 · 3); 2 · 2 first cards, then the other one; pass.
SNIPER = """
    > Willy the Kid     sheriff    hand: bang-2c bang-3c
      Lucky Duke        outlaw
      Slab the Killer   renegade
      Black Jack        outlaw
    deck: missed-3s missed-4s missed-5s missed-6s
    event: sniper
"""

# Three others to copy. 2: with whatever ability she can only pass. 3: so can Lucky.
VERA = """
    > Vera Custer       sheriff
      Lucky Duke        outlaw
      Slab the Killer   renegade
      Black Jack        outlaw
    deck: missed-3s missed-4s missed-5s missed-6s
    phase: start
"""


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        pytest.param(PLAY, [4, 10, 17], id="play"),
        pytest.param(SHOT, [5, 11, 15], id="shot"),
        pytest.param(RICH, [24, 285, 2508], id="rich"),
        pytest.param(EXCESS, [7, 42, 126], id="excess"),
        pytest.param(OFFER, [3, 9, 27], id="offer"),
        pytest.param(STORE, [4, 12, 24], id="store"),
        pytest.param(DUEL, [3, 7, 18], id="duel"),
        pytest.param(KIT, [3, 6, 18], id="kit"),
        pytest.param(GREEN, [4, 8, 8], id="green"),
        pytest.param(HANDCUFFS, [4, 7, 19], id="handcuffs"),
        pytest.param(SNIPER, [7, 17, 17], id="sniper"),
        pytest.param(VERA, [3, 3, 3], id="vera"),
    ],
)
def test_the_number_of_choice_sequences(position: str, counts: list[int]) -> None:
    assert [count(parse_position(position), depth) for depth in (1, 2, 3)] == counts


def test_a_finished_game_has_no_sequences() -> None:
    game = parse_position(
        PLAY.replace("Willy the Kid     sheriff    hand: bang-2c beer-6h", "Willy the Kid sheriff out")
    )
    assert game.over
    assert count(game, 1) == 0
