"""`sixgun replay`: a recorded game step by step, as a log, or played again and compared."""

from __future__ import annotations

import sys
from argparse import Namespace
from dataclasses import replace
from pathlib import Path

from sixgun.cardgame.playback import Playback, verify
from sixgun.games import game_type_in
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.errors import RecordError
from sixgun.kernel.hidden_cards import PUBLIC
from sixgun.kernel.record import Position, Record, read_record
from sixgun.terminal.commands.show import all_seeing
from sixgun.terminal.games import screen_of
from sixgun.terminal.screen.console import Console, console_for
from sixgun.terminal.screen.hand import draw_hands
from sixgun.wording.games import wording_of


def replay(args: Namespace) -> int:
    """Show or verify a record."""
    console = console_for(args.lang, args.pack)
    record = read_record(Path(args.file))
    if record.cut:
        raise RecordError(
            f"line {record.cut} of {args.file} was cut off: “sixgun play --resume {args.file}” drops it and goes on"
        )
    if args.verify:
        verify(game_type_in(record.header), record, console.library.packs)
        positions = sum(isinstance(entry, Position) for entry in record.entries)
        ended = "yes" if record.ending else "no"
        console.tell("terminal-verified", answers=record.count, positions=positions, ended=ended)
        return 0
    seat = NOBODY if args.seat is None else args.seat
    reel = RecordStepper(console, record, seat)
    if sys.stdin.isatty():
        step_through(console, reel)
    else:
        reel.run()
    return 0


class RecordStepper:
    """A record that can be wound forward and back, told to one seat or to one who sees everything."""

    def __init__(self, console: Console, record: Record, seat: int) -> None:
        self.console = console
        self.record = record
        self.seat = seat
        self.title = game_type_in(record.header)
        self.drawing = screen_of(self.title.name)
        self.wording = wording_of(self.title.name)
        self._rewind()
        self.title.view(self.playback.game, seat)  # a seat that is not there is an error now, not later

    def _rewind(self) -> None:
        self.playback = Playback(self.title, self.record, packs=self.console.library.packs)
        self.console.stock(self.playback.header.packs)
        self.names = [player.name for player in self.playback.header.seats]
        self.told = 0
        self.noted = 0

    def forward(self) -> bool:
        """One answer on; False at the end."""
        return self.playback.forward() is not None

    def go_to(self, n: int) -> None:
        """To the position after answer n; its news are told, those before are not."""
        if n < self.playback.at:
            self._rewind()
        while self.playback.at < n:
            self.told = len(self.playback.game.news or [])
            if not self.forward():
                break

    def tell(self) -> None:
        """What happened since it was told last, and notes about the record."""
        news = self.playback.game.news or []
        view = self.title.view(self.playback.game, self.seat)
        for item in news[self.told :]:
            shown = replace(item, known_to=PUBLIC) if self.seat == NOBODY else item
            self.console.say(f" · {self.wording.news_text(self.console.language, shown, view, self.names)}")
        self.told = len(news)
        for note in self.playback.notes[self.noted :]:
            self.console.say(f"({note})")
        self.noted = len(self.playback.notes)

    def draw(self) -> None:
        """The table now."""
        game = self.playback.game
        view = all_seeing(game) if self.seat == NOBODY else self.title.view(game, self.seat)
        self.drawing.draw_table(self.console, view, self.names)
        draw_hands(self.console, self.title.name, view, self.names)

    def finish(self) -> None:
        """The outcome, or that the game is unfinished."""
        outcome = self.playback.game.outcome
        if outcome is None:
            self.console.tell("terminal-unfinished", answers=self.record.count)
        else:
            self.console.title(self.wording.outcome_text(self.console.language, outcome, self.seat, self.names))

    def run(self) -> None:
        """The whole log."""
        self.tell()
        while self.forward():
            self.tell()
        self.tell()
        self.finish()


def step_through(console: Console, reel: RecordStepper) -> None:
    """Enter goes forward, `b` back, `g N` to an answer, `q` away."""
    reel.tell()
    reel.draw()
    while True:
        at, count = reel.playback.at, reel.record.count
        try:
            typed = console.ask(console.text("terminal-replay-prompt", at=at, count=count) + " ")
        except EOFError:
            console.say()
            return
        word, _, rest = typed.lower().partition(" ")
        if word == "q":
            return
        if word == "":
            if not reel.forward():
                reel.tell()
                reel.finish()
                continue
        elif word == "b":
            reel.go_to(max(at - 1, 0))
        elif word == "g" and rest.strip().isdecimal() and len(rest) < 10:
            reel.go_to(min(int(rest), count))
        else:
            console.tell("terminal-replay-help")
            continue
        reel.tell()
        reel.draw()
