"""Draws the table of BANG! in the terminal, one line for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.bang.effect import GREEN as GREEN_CARD
from sixgun.bang.view import SeatView, View
from sixgun.kernel.ask import NOBODY
from sixgun.terminal.screen.colours import BOLD, CYAN, DIM, GREEN, RED, YELLOW
from sixgun.terminal.screen.console import Console
from sixgun.wording.bang import (
    character_name,
    event_name,
    event_text,
    face_text,
    faces_text,
    phase_name,
    role_name,
)

BULLET: Final = "●"
SPENT: Final = "○"
GAP: Final = "  "

Cell = tuple[str, tuple[str, ...]]
"""A text and its colours."""


def draw_table(console: Console, view: View, names: Sequence[str]) -> None:
    """Print the turn, the piles and the seats."""
    language = console.language
    console.print_line()
    turn = console.text(
        "terminal-turn", number=view.turn_number, name=names[view.turn], phase=phase_name(language, view.phase)
    )
    console.print_title(turn)
    top = face_text(language, view.face(view.discard_top)) if view.discard_count else "–"
    console.print_text("terminal-piles", deck=view.deck_count, discard=view.discard_count, top=top)
    draw_events(console, view)
    if view.on_table:
        console.print_text("terminal-on-table", cards=faces_text(language, map(view.face, view.on_table)))
    heads = (
        "",
        console.text("terminal-head-name"),
        console.text("terminal-head-character"),
        console.text("terminal-head-role"),
        console.text("terminal-head-life"),
        console.text("terminal-head-hand"),
        console.text("terminal-head-distance"),
    )
    rows: list[list[Cell]] = [[(head, (DIM,)) for head in heads]]
    rows += [_row(console, view, player, names[player.seat]) for player in view.seats]
    widths = [max(len(row[column][0]) for row in rows) for column in range(len(heads))]
    for number, row in enumerate(rows):
        cells = [console.colours(text, *codes) + " " * (width - len(text)) for (text, codes), width in zip(row, widths)]
        last = console.colours(console.text("terminal-head-play"), DIM)
        if number:
            last = ", ".join(_in_play(console, view, card) for card in view.player(number - 1).in_play)
        console.print_line(GAP.join([*cells, last]).rstrip())


def _in_play(console: Console, view: View, card: int) -> str:
    """Return the text of a card in play. A green card has its colour, or is dim while it cannot be used yet."""
    text = face_text(console.language, view.face(card))
    if view.kind(card).colour != GREEN_CARD:
        return text
    return console.colours(text, DIM if card in view.placed_this_turn else GREEN)


def draw_events(console: Console, view: View) -> None:
    """Print the event in force with its text, and the next one."""
    language = console.language
    if view.event:
        console.print_line(
            console.colours(console.text("terminal-event", event=event_name(language, view.event)), YELLOW)
        )
        console.print_paragraph(event_text(language, view.event))
    if view.next_event:
        console.print_text("terminal-next-event", event=event_name(language, view.next_event), left=view.events_left)


def _row(console: Console, view: View, player: SeatView, name: str) -> list[Cell]:
    language = console.language
    mark = "▸" if player.seat == view.turn and not player.out else " "
    life = BULLET * max(player.life, 0) + SPENT * (player.max_life - max(player.life, 0))
    distance: Cell = ("", ())
    if player.out:
        life = console.text("terminal-out")
    elif player.seat == view.seat:
        distance = (console.text("terminal-you"), (CYAN,))
    elif view.seat != NOBODY and not view.me.out:
        far = view.distance(view.seat, player.seat)
        near = far <= view.reach(view.seat)
        distance = (console.text("terminal-in-reach", distance=far) if near else str(far), (GREEN,) if near else ())
    who = " & ".join(character_name(language, slug) for slug in player.characters) or "–"
    dim = (DIM,) if player.out else ()
    return [
        (f"{mark} {player.seat + 1}", (BOLD,)),
        (name, dim or ((CYAN,) if player.seat == view.seat else ())),
        (who, dim),
        (role_name(language, player.role), dim or ((YELLOW,) if player.role_shown else ())),
        (life, dim or ((RED,) if player.life == 1 else ())),
        ("" if player.out else str(player.hand_count), dim),
        distance,
    ]
