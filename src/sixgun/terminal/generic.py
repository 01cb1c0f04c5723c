"""The screen of a game that brings none: the seats as a table, piles and hands, and the cards by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sixgun.cardgame.facts import PLAIN
from sixgun.cardgame.game_type import AnyGameType
from sixgun.kernel.ask import NOBODY, Choice
from sixgun.kernel.errors import NotationError, quoted
from sixgun.terminal.card_lookup import CARD, Entry
from sixgun.terminal.games import GameScreen
from sixgun.terminal.screen.colours import CYAN, DIM
from sixgun.terminal.screen.console import Console
from sixgun.wording import Language
from sixgun.wording.games import wording_of
from sixgun.wording.generic import GenericWording, generic_wording_of
from sixgun.wording.pack_library import PackLibrary
from sixgun.wording.table_data import CardRow, Figure, TableData, seats_of, table_data

GAP: Final = "  "
YES: Final = "✓"
NOTHING: Final = "–"
IN_HAND: Final = "hand"
"""Hands are drawn below the table."""


def generic_screen(game_type: AnyGameType) -> GameScreen:
    """Return a screen that shows what the views of this game tell."""
    words = generic_wording_of(game_type)
    return GameScreen(TableDrawing(words), GenericPlayers(game_type), GenericLookup(game_type, words))


class TableDrawing:
    """Draws a table from the plain data of a view."""

    def __init__(self, words: GenericWording) -> None:
        self.words = words

    def __call__(self, console: Console, view: Any, names: Sequence[str]) -> None:
        """Print the turn, the figures and piles of the table, and a line for each seat."""
        phase, data = self.words.phase_name(console.language, view.phase), view.to_data()
        console.print_line()
        console.print_title(console.text("terminal-turn", number=view.turn_number, name=names[view.turn], phase=phase))
        table = table_data(data)
        shown = {name: self._figure(console, value) for name, value in table.figures.items()}
        shown |= {row.name: self._row(console, row) for row in table.rows if row.count}
        if shown:
            console.print_line(", ".join(self._labelled(console, name, text) for name, text in shown.items()))
        self._print_seats(console, view, names, seats_of(data))

    def _print_seats(self, console: Console, view: Any, names: Sequence[str], seats: list[TableData]) -> None:
        """Print a line for each seat, with its figures in columns."""
        columns = list(dict.fromkeys(name for seat in seats for name in seat.figures))
        heads = [self._label(console, name) for name in columns]
        rows = [["", console.text("terminal-head-name"), *heads, console.text("terminal-head-hand")]]
        for number, seat in enumerate(seats):
            mark = "▸" if number == view.turn else " "
            figures = [self._figure(console, seat.figures.get(name, "")) for name in columns]
            hand = ", ".join(str(row.count) for row in seat.rows if row.name == IN_HAND)
            rows.append([f"{mark} {number + 1}", names[number], *figures, hand])
        widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
        for number, row in enumerate(rows, start=-1):
            line = GAP.join(cell + " " * (width - len(cell)) for cell, width in zip(row, widths))
            codes = (DIM,) if number < 0 else (CYAN,) if number == view.seat else ()
            laid = [row for row in seats[number].rows if row.name != IN_HAND and row.count] if number >= 0 else []
            more = [self._labelled(console, row.name, self._row(console, row)) for row in laid]
            console.print_line(GAP.join([console.colours(line, *codes), *more]).rstrip())

    def _label(self, console: Console, name: str) -> str:
        return self.words.label(console.language, name)

    def _labelled(self, console: Console, name: str, value: str) -> str:
        return console.text("terminal-labelled", label=self._label(console, name), value=value)

    def _figure(self, console: Console, value: Figure) -> str:
        if isinstance(value, bool):
            return YES if value else NOTHING
        return self.words.entry_name(console.language, value) if isinstance(value, str) and value else str(value)

    def _row(self, console: Console, row: CardRow) -> str:
        known = ", ".join(self.words.text_name(console.language, text) for text in row.known)
        if len(row.known) == row.count:
            return known or "0"
        return f"{row.count} ({known}, …)" if known else str(row.count)


class GenericPlayers:
    """The players of any game, and what they could try to do as far as every game has it."""

    def __init__(self, game_type: AnyGameType) -> None:
        self.game_type = game_type

    def print_self(self, console: Console, view: Any) -> None:
        """Print the viewer's number: there is nothing else that every player has."""
        console.print_title(console.text("terminal-your-seat", seat=view.seat + 1))

    def seat_names(self, console: Console, game: Any) -> list[str]:
        return [console.text("terminal-seat-name", seat=seat + 1) for seat in range(game.seat_count)]

    def card_text(self, console: Console, view: Any, card: int) -> str:
        return wording_of(self.game_type.name).face_text(console.language, view.face(card))

    def card_targets(self, view: Any, card: int) -> list[int]:
        """Return all seats that an option of this question has for any card, and none."""
        return [NOBODY, *sorted({option.target for option in view.ask.options()} - {NOBODY})]

    def ability_targets(self, view: Any) -> list[int]:
        return [NOBODY]

    def own_cards_in_play(self, view: Any) -> Sequence[int]:
        return ()

    def usable(self, view: Any) -> list[str]:
        return []

    def actions(self, view: Any) -> dict[str, list[Choice]]:
        return {}

    def targets_by_number(self, names: Sequence[str]) -> Sequence[str]:
        return names

    def target_named(self, view: Any, text: str) -> int:
        """Return the seat with this number."""
        seats = len(view.seats)
        if not text.strip().isdecimal() or not 1 <= int(text[:4]) <= seats:
            raise NotationError(f"{quoted(text)} is not a seat: write a number from 1 to {seats}")
        return int(text) - 1

    def interjection_state(self, view: Any) -> tuple[int, ...]:
        """Return the viewer's hand: while it stays the same, they are not asked again."""
        return tuple(view.me.hand)


class GenericLookup:
    """Looks up the cards of any game."""

    def __init__(self, game_type: AnyGameType, words: GenericWording) -> None:
        self.game_type = game_type
        self.words = words

    def entries(self, _library: PackLibrary) -> list[Entry]:
        return [Entry(CARD, slug, self.game_type.set_of(slug)) for slug in self.game_type.catalogue.effects]

    def entry_name(self, language: Language, entry: Entry) -> str:
        return self.words.entry_name(language, entry.slug)

    def entry_text(self, language: Language, entry: Entry) -> str:
        return self.words.entry_text(language, entry.slug)

    def entry_facts(self, console: Console, entry: Entry) -> str:
        """Return the symbols of a card, as far as it has facts."""
        facts = self.game_type.facts(entry.slug)
        return "" if facts is PLAIN else ", ".join(symbol.text for symbol in facts.symbols)

    def entry_rulings(self, language: Language, entry: Entry) -> list[str]:
        return []

    def entry_notes(self, console: Console, entry: Entry) -> list[str]:
        return []
