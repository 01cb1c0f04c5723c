"""Checks that a stored state of The Duel can be continued."""

from __future__ import annotations

from sixgun.cardgame.data_checks import are_lists, are_whole, is_life, is_moment, is_whole
from sixgun.duel.faces import CHARACTERS_PER_SIDE, FIRST_CARD, SIDES
from sixgun.duel.game import Game
from sixgun.duel.state import PHASES, SETUP, Player, State
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.chance import KEY_BYTES


def is_consistent(state: State, game: Game) -> bool:
    """Is a state from a file consistent, so that the rules can play it to the end?"""
    faces, catalogue = state.faces, game.catalogue
    if not _shaped(state):
        return False
    placed = [*state.discard, *state.on_table, *(card for deck in state.decks for card in deck)]
    placed += [card for player in state.players for card in player.hand]
    placed += [card for fighter in state.fighters for card in fighter.in_play]
    return (
        len(faces) == len(catalogue.faces)
        and len(state.seen) == len(faces)
        and len(state.decks) == len(SIDES) + 1
        and len(state.chance.key) == KEY_BYTES
        and state.phase in PHASES
        and not state.pending
        and len(set(placed)) == len(placed)
        and set(placed) <= set(range(FIRST_CARD, len(faces)))
        and all(shown.slug in catalogue.cards for shown in faces[FIRST_CARD:])
        and all(shown.slug in catalogue.characters for shown in faces[:FIRST_CARD])
        and all(_is_lined_up(state, player, seat) for seat, player in enumerate(state.players))
    )


def _shaped(state: State) -> bool:
    """Does every value have the expected type, and is it within its bounds?"""
    last = len(state.faces) - 1
    return (
        is_moment(state, len(SIDES))
        and len(state.players) == len(SIDES)
        and are_lists(state.decks)
        and all(are_whole(deck, 0, last) for deck in state.decks)
        and is_whole(state.awake, 0, (1 << len(SIDES)) - 1)
        and all(is_life(fighter) and are_whole(fighter.in_play, 0, last) for fighter in state.fighters)
        and all(
            all(are_whole(cards, 0, last) for cards in (player.line, player.reserve, player.hand))
            and all(is_whole(fighter, NOBODY, FIRST_CARD - 1) for fighter in (player.active, player.rear))
            for player in state.players
        )
    )


def _is_lined_up(state: State, player: Player, seat: int) -> bool:
    """Does a side have its own living characters in play, one of them with the token?"""
    own = range(seat * CHARACTERS_PER_SIDE, (seat + 1) * CHARACTERS_PER_SIDE)
    company = (*player.line, *player.reserve)
    if not set(company) <= set(own) or len(set(company)) < len(company):
        return False
    if state.phase == SETUP:
        return not player.line and len(player.reserve) > 1
    pair = [fighter for fighter in (player.active, player.rear) if fighter != NOBODY]
    alive = all(state.fighters[fighter].life > 0 and not state.fighters[fighter].out for fighter in player.line)
    return bool(alive and player.active != NOBODY and sorted(pair) == sorted(player.line))
