"""Writes a game as a position text. Reading the text gives the same game."""

from __future__ import annotations

from sixgun.cardgame.answers import answers_since
from sixgun.cardgame.notation import printed_name
from sixgun.cardgame.position import card_text, mark_text, pile_lines
from sixgun.duel.faces import SIDES, side_of
from sixgun.duel.game import Game
from sixgun.duel.notation import choice_text
from sixgun.duel.position.lines import DECKS, DISCARD, END_OF_DECK, TOKEN
from sixgun.duel.rules.legal_plays import BANGS
from sixgun.duel.state import PLAY, SETUP, State
from sixgun.kernel.errors import SixgunError
from sixgun.kernel.hidden_cards import HIDDEN, PUBLIC
from sixgun.kernel.steps import World


def position_text(game: Game) -> str:
    """Write the whole position. In the middle of a step, write the position when it began and the answers since."""
    if game.ask is None or (game.ask.open and not game.since):
        return _written(game, game.state, [])
    if game.base is None or any(isinstance(entry, World) for entry in game.since):
        raise SixgunError("this game has no text in the middle of a step: it must be forkable and not imagined")
    clone = game.with_state(game.base.copy())
    return _written(game, game.base, answers_since(choice_text, clone, game.since))


def _written(game: Game, state: State, then: list[str]) -> str:
    if state.phase == SETUP:
        raise SixgunError("there is no position yet: write it when the first characters are in play")
    lines = [line for seat in range(len(SIDES)) for line in _side_lines(state, seat)]
    facts: list[tuple[str, str, str]] = [
        ("turn", str(state.turn_number), "1"),
        ("phase", state.phase, PLAY),
        ("bangs", str(state.turn_marks.get((BANGS, state.turn), 0)), "0"),
        ("marks", _marks_text(state), ""),
        ("options", game.options.text(), ""),
        ("key", f"{state.chance.key.hex()} at {state.chance.position}", ""),
    ]
    lines += [f"{label}: {text}" for label, text, usual in facts if text != usual]
    for label, deck in zip(DECKS, state.decks):
        lines += pile_lines(label, [*(card_text(state, card, HIDDEN) for card in reversed(deck)), END_OF_DECK])
    lines += pile_lines(DISCARD, [card_text(state, card, PUBLIC) for card in reversed(state.discard)])
    lines += [f"then: {answer}" for answer in then]
    return "\n".join(lines) + "\n"


def _side_lines(state: State, seat: int) -> list[str]:
    player = state.players[seat]
    fallen = [state.faces[n].slug for n, fighter in enumerate(state.fighters) if fighter.out and side_of(n) == seat]
    head = [
        f"{'>' if seat == state.turn else ' '} {SIDES[seat]}",
        f"hand: {' '.join(card_text(state, card, 1 << seat) for card in player.hand)}" if player.hand else "",
        f"reserve: {' '.join(state.faces[card].slug for card in player.reserve)}" if player.reserve else "",
        f"out: {' '.join(fallen)}" if fallen else "",
    ]
    lines = ["   ".join(filter(None, head))]
    for number in player.line:
        fighter = state.fighters[number]
        token = TOKEN if number == player.active != player.line[0] else " "
        play = f"play: {' '.join(state.faces[card].text for card in fighter.in_play)}" if fighter.in_play else ""
        row = [f"  {token} {printed_name(state.faces[number].slug):16}", f"{fighter.life}/{fighter.max_life}", play]
        lines.append("   ".join(filter(None, row)))
    return lines


def _marks_text(state: State) -> str:
    return ", ".join(
        mark_text("turn", name, seat, n)
        for (name, seat), n in sorted(state.turn_marks.items())
        if (name, seat) != (BANGS, state.turn)
    )
