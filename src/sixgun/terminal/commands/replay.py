"""`sixgun replay`: shows a recorded game step by step or as a log, or verifies it."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from dataclasses import replace
from pathlib import Path

from sixgun.cardgame.playback import Playback, verify
from sixgun.games import game_type_in
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.errors import RecordError
from sixgun.kernel.hidden_cards import PUBLIC
from sixgun.kernel.record import Position, Record, read_record
from sixgun.terminal.arguments import add_console_arguments, add_game_file_argument, seat
from sixgun.terminal.game_choice import named_game_type
from sixgun.terminal.games import screen_of
from sixgun.terminal.screen.console import Console, console_for
from sixgun.terminal.screen.hand import draw_hands
from sixgun.wording.games import wording_of


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    add_console_arguments(parser)
    add_game_file_argument(parser)
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument("--seat", type=seat, metavar="N", help="show only what this seat knew")
    parser.add_argument("--verify", action="store_true", help="play it again and compare")


def replay(args: Namespace) -> int:
    """Show or verify a record."""
    if args.game is not None:
        named_game_type(args.game)
    console = console_for(args.lang, args.pack, None)
    record = read_record(Path(args.file))
    if record.cut:
        raise RecordError(
            f"line {record.cut} of {args.file} was cut off: “sixgun play --resume {args.file}” drops it and continues"
        )
    if args.verify:
        verify(game_type_in(record.header), record, console.library.packs)
        positions = sum(isinstance(entry, Position) for entry in record.entries)
        ended = "yes" if record.ending else "no"
        console.print_text("terminal-verified", answers=record.count, positions=positions, ended=ended)
        return 0
    seat = NOBODY if args.seat is None else args.seat
    stepper = RecordStepper(console, record, seat)
    if sys.stdin.isatty():
        step_through(console, stepper)
    else:
        stepper.print_log()
    return 0


class RecordStepper:
    """Steps forward and back through a record, as one seat sees it or with all cards visible."""

    def __init__(self, console: Console, record: Record, seat: int) -> None:
        self.console = console
        self.record = record
        self.seat = seat
        self.game_type = game_type_in(record.header)
        self.screen = screen_of(self.game_type.name)
        self.wording = wording_of(self.game_type.name)
        self._rewind()
        self.game_type.view(self.playback.game, seat)  # raises an error now if there is no such seat

    def _rewind(self) -> None:
        self.playback = Playback(self.game_type, self.record, packs=self.console.library.packs)
        self.console.use_game(self.game_type.name, self.playback.header.packs)
        self.names = [player.name for player in self.playback.header.seats]
        self.news_printed = 0
        self.notes_printed = 0

    def forward(self) -> bool:
        """Go one answer forward. Returns False at the end."""
        return self.playback.forward() is not None

    def go_to(self, n: int) -> None:
        """Go to the position after answer n. Only the news of that answer are printed next."""
        if n < self.playback.at:
            self._rewind()
        while self.playback.at < n:
            self.news_printed = len(self.playback.game.news or [])
            if not self.forward():
                break

    def print_news(self) -> None:
        """Print what happened since the last call, and notes about the record."""
        news = self.playback.game.news or []
        view = self.game_type.view(self.playback.game, self.seat)
        for item in news[self.news_printed :]:
            shown = replace(item, known_to=PUBLIC) if self.seat == NOBODY else item
            self.console.print_line(f" · {self.wording.news_text(self.console.language, shown, view, self.names)}")
        self.news_printed = len(news)
        for note in self.playback.notes[self.notes_printed :]:
            self.console.print_line(f"({note})")
        self.notes_printed = len(self.playback.notes)

    def draw(self) -> None:
        """Draw the table as it is now."""
        game = self.playback.game
        view = self.game_type.open_view(game) if self.seat == NOBODY else self.game_type.view(game, self.seat)
        self.screen.draw_table(self.console, view, self.names)
        draw_hands(self.console, self.game_type.name, view, self.names)

    def print_ending(self) -> None:
        """Print the outcome, or that the game is unfinished."""
        outcome = self.playback.game.outcome
        if outcome is None:
            self.console.print_text("terminal-unfinished", answers=self.record.count)
        else:
            self.console.print_title(self.wording.outcome_text(self.console.language, outcome, self.seat, self.names))

    def print_log(self) -> None:
        """Print the log of the whole game."""
        self.print_news()
        while self.forward():
            self.print_news()
        self.print_news()
        self.print_ending()


def step_through(console: Console, stepper: RecordStepper) -> None:
    """Step through a record: Enter goes forward, `b` back, `g N` to an answer, `q` quits."""
    stepper.print_news()
    stepper.draw()
    while True:
        at, count = stepper.playback.at, stepper.record.count
        try:
            typed = console.ask(console.text("terminal-replay-prompt", at=at, count=count) + " ")
        except EOFError:
            console.print_line()
            return
        word, _, rest = typed.lower().partition(" ")
        if word == "q":
            return
        if word == "":
            if not stepper.forward():
                stepper.print_news()
                stepper.print_ending()
                continue
        elif word == "b":
            stepper.go_to(max(at - 1, 0))
        elif word == "g" and rest.strip().isdecimal() and len(rest) < 10:
            stepper.go_to(min(int(rest), count))
        else:
            console.print_text("terminal-replay-help")
            continue
        stepper.print_news()
        stepper.draw()
