"""Random playouts of OpenSpiel's card games through Python, in the same unit as ours.

A decision is a state with two or more legal actions; states with one are played without being counted. Chance nodes,
which deal the cards, are drawn in two ways: from `chance_outcomes()`, as OpenSpiel's guide does in every game, and at
once from the legal actions. The second is quicker and allowed in these games, where all cards are equally likely.
"""

from __future__ import annotations

import random
from importlib import import_module
from time import process_time

from benchmarks.measure import python_pick


def spiel_playouts(seconds: float, first: int, *, game: str, quick_chance: bool) -> float:
    """Decisions a second of whole random games, dealing included."""
    loaded = import_module("pyspiel").load_game(game)
    pick, draw = python_pick(first), random.Random(first).choices
    decisions = 0
    begin = process_time()
    end = begin + seconds
    while (now := process_time()) < end or not decisions:
        state = loaded.new_initial_state()
        while not state.is_terminal():
            chance = state.is_chance_node()
            if chance and not quick_chance:
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(draw(outcomes, weights)[0])
                continue
            actions = state.legal_actions()
            count = len(actions)
            if count > 1:
                decisions += not chance
                state.apply_action(actions[pick(count)])
            else:
                state.apply_action(actions[0])
    return decisions / (now - begin)
