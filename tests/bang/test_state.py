"""The state of a game of BANG!: copies share the players that neither of them has changed."""

from __future__ import annotations

from sixgun.bang.new_game import new_game
from sixgun.bang.rules.setup import Setup
from sixgun.bang.state import State
from sixgun.kernel.chance import key_from_seed


def dealt() -> State:
    return new_game(Setup(4, key_from_seed("state"))).state


def test_a_card_that_leaves_a_hand_stays_in_the_hand_of_a_copy() -> None:
    state = dealt()
    copied = state.copy()
    before = list(state.players[1].hand)
    assert copied.players[1] is state.players[1]
    state.edit(1).hand.remove(before[0])
    copied.edit(1).hand.append(state.deck[-1])
    assert state.players[1].hand == before[1:]
    assert copied.players[1].hand == [*before, state.deck[-1]]


def test_a_hand_that_was_stored_can_be_changed_after_it_is_read() -> None:
    state = State.from_data(dealt().to_data())
    held = len(state.players[2].hand)
    state.edit(2).hand.append(state.deck.pop())
    assert len(state.players[2].hand) == held + 1
