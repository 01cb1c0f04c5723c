"""Whether a stored position of BANG! can be played on."""

from __future__ import annotations

from sixgun.bang.faces import EVENT, PLAYING, ROLE
from sixgun.bang.game import Game
from sixgun.bang.state import PHASES, REVEAL, State
from sixgun.kernel.chance import KEY_BYTES


def sound(state: State, game: Game) -> bool:
    """Does a state from a file hold together, so that the rules can work on it and come to an end?"""
    players, catalogue = len(game.state.players), game.catalogue
    lying = [*state.deck, *state.discard, *state.table]
    for player in state.players:
        lying += [*player.hand, *player.in_play]
    playing = [card for card, face in enumerate(state.faces) if face.back == PLAYING]
    roles = [state.faces[player.role].back for player in state.players]
    events = [state.faces[card] for card in state.events]
    return (
        len(state.players) == players
        and len(state.seen) == len(state.faces)
        and len(state.chance.key) == KEY_BYTES
        and 0 <= state.turn < players
        and state.phase in PHASES
        and len(set(lying)) == len(lying)
        and set(lying) <= set(playing)
        and all(state.faces[card].slug in catalogue.cards for card in playing)
        and all(slug in catalogue.characters for player in state.players for slug in player.characters)
        and all(state.faces[card].slug in catalogue.characters for player in state.players for card in player.spare)
        and all(shown.back == EVENT and shown.slug in catalogue.events for shown in events)
        and (not state.event or state.event in catalogue.events)
        and (state.phase != REVEAL or bool(events))
        and 0 <= state.marker < players
        and set(roles) == {ROLE}
        and not all(player.out for player in state.players)
    )
