"""Checks that a stored state of BANG! can be continued."""

from __future__ import annotations

from sixgun.bang.faces import EVENT, PLAYING, ROLE
from sixgun.bang.game import Game
from sixgun.bang.state import ALL, PHASES, REVEAL, State
from sixgun.cardgame.data_checks import are_pairs, are_texts, are_whole, is_life, is_moment, is_text, is_whole
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.chance import KEY_BYTES


def is_consistent(state: State, game: Game) -> bool:
    """Is a state from a file consistent, so that the rules can play it to the end?"""
    players, catalogue = len(game.state.players), game.catalogue
    if len(state.players) != players or not _shaped(state, players):
        return False
    placed = [*state.deck, *state.discard, *state.on_table]
    for player in state.players:
        placed += [*player.hand, *player.in_play]
    playing = [card for card, face in enumerate(state.faces) if face.back == PLAYING]
    roles = [state.faces[player.role].back for player in state.players]
    events = [state.faces[card] for card in state.events]
    return (
        len(state.seen) == len(state.faces)
        and len(state.chance.key) == KEY_BYTES
        and state.phase in PHASES
        and len(set(placed)) == len(placed)
        and set(placed) <= set(playing)
        and all(state.faces[card].slug in catalogue.cards for card in playing)
        and all(slug in catalogue.characters for player in state.players for slug in player.characters)
        and all(state.faces[card].slug in catalogue.characters for player in state.players for card in player.spare)
        and all(shown.back == EVENT and shown.slug in catalogue.events for shown in events)
        and (not state.event or state.event in catalogue.events)
        and (state.phase != REVEAL or bool(events))
        and set(roles) == {ROLE}
        and not all(player.out for player in state.players)
    )


def _shaped(state: State, players: int) -> bool:
    """Does every value have the expected type, and is it within its bounds?"""
    last = len(state.faces) - 1
    return (
        is_moment(state, players)
        and all(are_whole(cards, 0, last) for cards in (state.deck, state.events, state.placed_this_turn))
        and is_text(state.event)
        and all(type(fact) is bool for fact in (state.extra, state.skipped, state.judgement_due))
        and is_whole(state.marker, 0, players - 1)
        and is_whole(state.busy, 0, ALL)
        and are_pairs(state.fallen, players)
        and all(is_whole(killer, NOBODY, players - 1) for _, killer in state.fallen)
        and are_pairs(state.kept, players)
        and are_texts([slug for _, slug in state.kept])
        and all(
            is_life(player)
            and is_whole(player.role, 0, last)
            and are_texts(player.characters)
            and all(are_whole(cards, 0, last) for cards in (player.hand, player.in_play, player.spare))
            for player in state.players
        )
    )
