"""Writes a game as a position text. Reading the text gives the same game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.bang.effect import BANG
from sixgun.bang.faces import DEPUTY, SHERIFF
from sixgun.bang.game import Game
from sixgun.bang.notation import choice_text, printed_name
from sixgun.bang.position.lines import END_OF_DECK, EXTRA, GHOST, OUT, SHOWN
from sixgun.bang.rules.setup import BASE
from sixgun.bang.state import PLAY, SETUP, State
from sixgun.cardgame.answers import answers_since
from sixgun.cardgame.position import card_text, known_text, mark_text, pile_lines
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.errors import SixgunError
from sixgun.kernel.hidden_cards import HIDDEN, PUBLIC
from sixgun.kernel.steps import World

PILES: Final = {"deck": HIDDEN, "discard": PUBLIC, "table": PUBLIC}
"""The piles, and who usually knows their cards."""
OPEN_ROLES: Final = 3
"""With this number of players, all roles are public (74)."""


def position_text(game: Game) -> str:
    """Write the whole position. In the middle of a step, write the position when it began and the answers since."""
    since = [entry for entry in game.since if not isinstance(entry, World)]
    if game.ask is None or (game.ask.open and not since):
        return _written(game, game.state, [])
    if game.base is None or len(since) < len(game.since):
        raise SixgunError("this game has no text in the middle of a step: it must be forkable and not imagined")
    clone = game.with_state(game.base.copy())
    return _written(game, game.base, answers_since(choice_text, clone, since))


def _written(game: Game, state: State, then: list[str]) -> str:
    if state.phase == SETUP:
        raise SixgunError("there is no position yet: write it when every player has a character")
    lines = _seat_lines(state)
    facts: list[tuple[str, str, str]] = [
        ("sets", " ".join(game.catalogue.sets), BASE),
        ("event", state.event, ""),
        ("events", " ".join(_events(state)), ""),
        ("marker", str(state.marker + 1), str(usual_marker(state) + 1)),
        ("turn", f"{state.turn_number}{f' {EXTRA}' if state.extra else ''}", "1"),
        ("phase", state.phase, PLAY),
        ("bangs", str(state.turn_marks.get((BANG, state.turn), 0)), "0"),
        ("fallen", _fallen_text(state.fallen), _fallen_text(usual_fallen(state))),
        ("fresh", " ".join(_fresh(state)), ""),
        ("marks", _marks_text(state), ""),
        ("options", game.options.text(), ""),
        ("key", f"{state.chance.key.hex()} at {state.chance.position}", ""),
    ]
    lines += [f"{label}: {text}" for label, text, usual in facts if text != usual]
    piles = {"deck": state.deck[::-1], "discard": state.discard[::-1], "table": list(state.on_table)}
    for label, usual in PILES.items():
        words = [card_text(state, card, usual) for card in piles[label]] + [END_OF_DECK] * (label == "deck")
        lines += pile_lines(label, words)
    lines += [f"then: {answer}" for answer in then]
    return "\n".join(lines) + "\n"


def is_ghost(state: State, seat: int) -> bool:
    """Has the current event brought a player back for one turn, without life points?"""
    player = state.players[seat]
    return not player.out and player.life == 0 and bool(state.turn_marks.get((state.event, seat)))


def usual_marker(state: State) -> int:
    """Return the seat before whose turns events are turned up, if the text names none (10).

    That is the Sheriff's seat. With three players it is the first living player from the Deputy on.
    """
    roles = [state.role(seat) for seat in range(len(state.players))]
    first = roles.index(DEPUTY if len(roles) == OPEN_ROLES else SHERIFF)
    ring = [(first + step) % len(roles) for step in range(len(roles))]
    alive = [seat for seat in ring if not state.players[seat].out]
    return alive[0] if alive and len(roles) == OPEN_ROLES else first


def usual_fallen(state: State) -> tuple[tuple[int, int], ...]:
    """Return the eliminations if the text lists none: the dead and the ghosts in seat order, without a killer."""
    seats = range(len(state.players))
    return tuple((seat, NOBODY) for seat in seats if state.players[seat].out or is_ghost(state, seat))


def _events(state: State) -> list[str]:
    """Write the event deck. Its top card is face up."""
    return [card_text(state, card, HIDDEN if at else PUBLIC) for at, card in enumerate(state.events)]


def _seat_lines(state: State) -> list[str]:
    rows: list[list[str]] = []
    for seat, player in enumerate(state.players):
        role = state.role(seat)
        open_role = player.out or role == SHERIFF or len(state.players) == OPEN_ROLES
        known = state.seen[player.role]
        text = role if open_role else f"{role} {SHOWN}" if known == PUBLIC else f"{role}{known_text(known, 1 << seat)}"
        rows.append([
            f"{'>' if seat == state.turn else ' '} {' + '.join(map(printed_name, player.characters))}",
            text,
            OUT if player.out else GHOST if is_ghost(state, seat) else f"{player.life}/{player.max_life}",
            _cards_text("hand: ", state, player.hand, 1 << seat),
            _cards_text("play: ", state, player.in_play, PUBLIC),
            _cards_text("spare: ", state, player.spare, HIDDEN),
        ])  # fmt: skip
    names, roles = (max(len(row[column]) for row in rows) for column in (0, 1))
    return [f"{row[0]:{names}}   {row[1]:{roles}}   {'   '.join(filter(None, row[2:]))}" for row in rows]


def _cards_text(label: str, state: State, cards: Sequence[int], usual: int) -> str:
    return label + " ".join(card_text(state, card, usual) for card in cards) if cards else ""


def _fallen_text(fallen: tuple[tuple[int, int], ...]) -> str:
    return ", ".join(f"{seat + 1}" if killer == NOBODY else f"{seat + 1} by {killer + 1}" for seat, killer in fallen)


def _fresh(state: State) -> list[str]:
    """Write the cards put into play this turn, as far as they are still in play."""
    in_play = [card for player in state.players for card in player.in_play]
    return [state.faces[card].text for card in in_play if card in state.placed_this_turn]


def _marks_text(state: State) -> str:
    scopes = (("turn", state.turn_marks), ("game", state.game_marks))
    marks = [(scope, name, seat, n) for scope, notes in scopes for (name, seat), n in sorted(notes.items())]
    return ", ".join(
        mark_text(scope, name, seat, n)
        for scope, name, seat, n in marks
        if (scope, name, seat) != ("turn", BANG, state.turn)
        and not (scope == "turn" and name == state.event and n == 1 and is_ghost(state, seat))
    )
