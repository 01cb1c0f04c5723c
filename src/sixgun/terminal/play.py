"""`sixgun play`: one player at the keyboard against bots, written down as it goes."""

from __future__ import annotations

import secrets
import shlex
import sys
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

from sixgun.arena.play import play_out
from sixgun.bang.game import Game
from sixgun.bang.options import parse_options
from sixgun.bang.playback import Playback
from sixgun.bang.record import HUMAN, LONGEST_NAME, Beginning, Chair, recorder
from sixgun.bang.rules.setup import Setup, next_setup
from sixgun.bang.view import View
from sixgun.bots import bot_names, make_bot
from sixgun.bots.base import Bot
from sixgun.kernel.chance import KEY_BYTES, key_of
from sixgun.kernel.errors import RecordError, SetupError
from sixgun.kernel.record import Answer, Recorder, read_record
from sixgun.terminal import saves
from sixgun.terminal.console import Console, console_for
from sixgun.terminal.human import Human, Quit
from sixgun.terminal.table import draw_table
from sixgun.wording.bang import outcome_text, role_name

PLAYERS: Final = 5
BOT: Final = "cowboy"
BOT_NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus")

FAILED: Final = 2
INTERRUPTED: Final = 130


@dataclass
class Sitting:
    """One game on the table: its record, who plays, and the file it is written to."""

    beginning: Beginning
    game: Game
    players: list[Bot]
    human: Human
    path: Path
    file: IO[str]
    recorder: Recorder

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.beginning.chairs]


def play(args: Namespace) -> int:
    """Play until the player has had enough."""
    console = console_for(args.lang, args.pack)
    if args.resume is None:
        sitting = sit_down(console, beginning_for(args, console), args.record)
    else:
        sitting = sit_down_again(console, Path(args.resume) if args.resume else saves.newest_unfinished())
    while True:
        with sitting.file:
            code = play_to_end(console, sitting)
        if code is not None:
            return code
        try:
            if not console.agrees(console.text("terminal-another")):
                return 0
        except EOFError:
            console.say()
            return 0
        setup = sitting.beginning.setup
        setup = next_setup(setup, sitting.game.state, key_of(f"after {setup.key.hex()}"))
        sitting = sit_down(console, Beginning(setup, sitting.beginning.chairs, packs=sitting.beginning.packs), None)


def beginning_for(args: Namespace, console: Console) -> Beginning:
    """What the command line asks for."""
    players = PLAYERS if args.players is None else args.players
    key = secrets.token_bytes(KEY_BYTES) if args.seed is None else key_of(args.seed)
    setup = Setup(players, key, console.shelf.sets(args.sets or ""), parse_options(args.options or ""))
    name = console.text("terminal-stranger") if args.name is None else args.name.strip()
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise SetupError(f"a name has 1 to {LONGEST_NAME} printable letters: choose another --name")
    kinds = bot_names(args.bots or BOT, max(players - 1, 1))
    bots = [Chair(bot, kind) for bot, kind in zip(BOT_NAMES, kinds)]
    return Beginning(setup, (Chair(name, HUMAN), *bots), packs=console.shelf.packs)


def sit_down(console: Console, beginning: Beginning, path: Path | None) -> Sitting:
    """A new game with a new record."""
    game = beginning.game(tells=True)
    path, file = saves.create(path)
    writer = recorder(file, sync=True)
    writer.header(beginning.header())
    human, players = company(console, beginning)
    game.observers += [writer, human.observe]
    return Sitting(beginning, game, players, human, path, file, writer)


def sit_down_again(console: Console, path: Path) -> Sitting:
    """A game from its record, at the question at which it was left."""
    record = read_record(path)
    if record.ending is not None:
        raise RecordError(f"the game in {path} is over: look at it with “sixgun replay {shlex.quote(str(path))}”")
    playback = Playback(record, packs=console.shelf.packs)
    console.stock(playback.beginning.packs)
    human, players = company(console, playback.beginning)
    for answer in record.answers:
        if answer.seat == human.seat:
            human.heard = len(playback.game.news or [])
        remember(playback.game, players, answer)
        playback.forward()
    playback.to_end()
    file = saves.reopen(path, record)
    writer = recorder(file, record=record, sync=True)
    playback.game.observers += [writer, human.observe]
    for note in playback.notes:
        console.say(note)
    if record.cut:
        console.tell("terminal-cut", line=record.cut)
    console.tell("terminal-resumed", path=str(path), count=record.count)
    return Sitting(playback.beginning, playback.game, players, human, path, file, writer)


def company(console: Console, beginning: Beginning) -> tuple[Human, list[Bot]]:
    """The player at the keyboard, and all players."""
    kinds = [chair.kind for chair in beginning.chairs]
    if kinds.count(HUMAN) != 1:
        raise RecordError(f"{kinds.count(HUMAN)} people play in this record: only one, against bots, can go on here")
    human = Human(console, [chair.name for chair in beginning.chairs], kinds.index(HUMAN))
    key = beginning.setup.key.hex()
    return human, [human if kind == HUMAN else make_bot(kind, key, seat) for seat, kind in enumerate(kinds)]


def remember(game: Game, players: Sequence[Bot], answer: Answer) -> None:
    """Let the bots think again what they thought before this answer, so that they go on as if nothing had happened."""
    ask = game.ask
    if ask is None:
        return
    if ask.open:
        for seat in game.others_in_play(ask.seat):
            offers = game.offers(seat)
            if offers and not isinstance(players[seat], Human):
                players[seat].interject(View(game, seat), offers)
            if answer.interjected and seat == answer.seat:
                return
    if not isinstance(players[ask.seat], Human) and len(ask.options()) > 1:
        view = View(game, ask.seat)
        assert view.ask is not None
        players[ask.seat].choose(view, view.ask)


def play_to_end(console: Console, sitting: Sitting) -> int | None:
    """Play one game to its end; an exit code if the player leaves before."""
    packs = "".join(f" --pack {shlex.quote(pack.where)}" for pack in sitting.beginning.packs)
    command = f"sixgun play --resume {shlex.quote(str(sitting.path))}{packs}"
    how = console.text("terminal-how-to-resume", command=command)
    try:
        play_out(sitting.game, sitting.players)
    except Quit:
        console.say(how)
        return 0
    except EOFError:
        print(f"\n{console.text('terminal-input-closed')} {how}", file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        print(f"\n{console.text('terminal-interrupted')} {how}", file=sys.stderr)
        return INTERRUPTED
    outcome = sitting.game.outcome
    assert outcome is not None
    sitting.recorder.finish(outcome)
    view = View(sitting.game, sitting.human.seat)
    sitting.human.catch_up(view)
    draw_table(console, view, sitting.names)
    console.say()
    console.title(outcome_text(console.language, outcome, sitting.human.seat, sitting.names))
    for seat, name in enumerate(sitting.names):
        console.tell(
            "terminal-final-role",
            name=name,
            role=role_name(console.language, sitting.game.role(seat)),
            won="yes" if seat in outcome.winners else "no",
        )
    console.tell("terminal-record-at", path=str(sitting.path))
    return None
