"""Random playouts of OpenSpiel's card games through Python, in the same unit as ours.

A decision is a state with two or more legal actions; states with one are played without being counted. Cards are drawn
in the cheapest way: in these games all actions of a chance node are equally likely, so nobody asks for probabilities.
"""

from __future__ import annotations

from importlib import import_module
from time import process_time

from benchmarks.measure import python_pick


def spiel_playouts(seconds: float, first: int, *, game: str) -> float:
    """Decisions a second of whole random games, dealing included."""
    loaded = import_module("pyspiel").load_game(game)
    pick = python_pick(first)
    decisions = 0
    begin = process_time()
    end = begin + seconds
    while (now := process_time()) < end or not decisions:
        state = loaded.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            count = len(actions)
            if count > 1:
                decisions += not state.is_chance_node()
                state.apply_action(actions[pick(count)])
            else:
                state.apply_action(actions[0])
    return decisions / (now - begin)
