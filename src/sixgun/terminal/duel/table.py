"""Draws the table of The Duel in the terminal: the two sides with their characters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.duel.faces import LAW, OUTLAW
from sixgun.duel.view import CharacterView, SeatView, View
from sixgun.kernel.ask import NOBODY
from sixgun.terminal.duel.player_screen import card_text
from sixgun.terminal.screen.colours import BOLD, CYAN, DIM, RED, YELLOW
from sixgun.terminal.screen.console import INDENT, Console
from sixgun.wording.duel import character_name, face_text, faces_text, phase_name, side_name

BULLET: Final = "●"
SPENT: Final = "○"
TOKEN: Final = "★"


def draw_table(console: Console, view: View, names: Sequence[str]) -> None:
    """Print the turn, the piles and both sides, with the viewer's side below."""
    language = console.language
    console.print_line()
    phase = phase_name(language, view.phase)
    console.print_title(console.text("terminal-turn", number=view.turn_number, name=names[view.turn], phase=phase))
    top = face_text(language, view.face(view.discard_top)) if view.discard_count else "–"
    console.print_text("terminal-duel-piles", discard=view.discard_count, top=top, common=view.common_count)
    if view.on_table:
        console.print_text("terminal-on-table", cards=faces_text(language, map(view.face, view.on_table)))
    below = 0 if view.seat == NOBODY else view.seat
    for seat in (1 - below, below):
        _draw_side(console, view, view.player(seat), names[seat])


def _draw_side(console: Console, view: View, side: SeatView, name: str) -> None:
    language = console.language
    mark = "▸ " if side.seat == view.turn else "  "
    title = console.text("terminal-duel-side", name=name, side=side_name(language, side.side))
    backs = [side.hand_backs.count(back) for back in (LAW, OUTLAW)]
    facts = console.text(
        "terminal-duel-reserve",
        hand=side.hand_count,
        backs=console.text("terminal-duel-backs", law=backs[0], outlaw=backs[1]),
        reserve=side.reserve_count,
        deck=side.deck_count,
    )
    own = side.seat == view.seat
    console.print_line(f"{mark}{console.colours(title, BOLD, *((CYAN,) if own else ()))}  {facts}")
    rows = [_row(console, view, side, character) for character in side.characters]
    widths = [max((len(row[column]) for row in rows), default=0) for column in range(3)]
    for character, row in zip(side.characters, rows):
        colours = [(YELLOW,) if character.active else (DIM,), (BOLD,), (RED,) if character.life == 1 else ()]
        cells = [console.colours(text, *codes) + " " * (w - len(text)) for text, codes, w in zip(row, colours, widths)]
        console.print_line(f"{INDENT}{'  '.join([*cells, row[3]])}".rstrip())
    if side.fallen:
        out = ", ".join(character_name(language, slug) for slug in side.fallen)
        console.print_line(console.colours(f"{INDENT}{console.text('terminal-duel-out', names=out)}", DIM))


def _row(console: Console, view: View, side: SeatView, character: CharacterView) -> list[str]:
    """Return the place, name, life and Equipment of a character."""
    language = console.language
    place = "terminal-duel-lone" if side.lone else "terminal-duel-active" if character.active else "terminal-duel-rear"
    life = BULLET * character.life + SPENT * (character.max_life - character.life)
    equipment = ", ".join(card_text(console, view, card) for card in character.in_play)
    always = f" [{console.text('terminal-duel-always')}]" if character.kind.always else ""
    name = character_name(language, character.slug) + always
    return [f"{TOKEN if character.active else ' '} {console.text(place)}", name, life, equipment]
