"""`sixgun play`: one player at the keyboard against bots, written down as it goes."""

from __future__ import annotations

import secrets
import shlex
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final

from sixgun.arena.play import play_out
from sixgun.bots import bot_names, make_bot
from sixgun.bots.base import AnyBot
from sixgun.games import title_in, title_of
from sixgun.kernel.beginning import HUMAN, LONGEST_NAME, Beginning, Chair
from sixgun.kernel.chance import KEY_BYTES, key_of
from sixgun.kernel.errors import RecordError, SetupError
from sixgun.kernel.game import Game
from sixgun.kernel.playback import Playback
from sixgun.kernel.record import Answer, Recorder, read_record
from sixgun.kernel.title import AnyTitle
from sixgun.terminal import saves
from sixgun.terminal.choosing import boxes, chosen_title, seats
from sixgun.terminal.console import Console, console_for
from sixgun.terminal.human import Human, Quit
from sixgun.terminal.start import INTERRUPTED
from sixgun.terminal.streams import complain

BOT: Final = "cowboy"
BOT_NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus")

FAILED: Final = 2


@dataclass
class Sitting:
    """One game on the table: its record, who plays, and the file it is written to."""

    title: AnyTitle
    beginning: Beginning[Game[Any]]
    game: Game[Any]
    players: list[AnyBot]
    human: Human
    path: Path
    file: IO[str]
    recorder: Recorder

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.beginning.chairs]


def play(args: Namespace) -> int:
    """Play until the player has had enough."""
    title = chosen_title(args) if args.resume is None else None
    console = console_for(args.lang, args.pack)
    if title is not None:
        sitting = sit_down(console, title, beginning_for(title, args, console), args.record)
    else:
        sitting = sit_down_again(console, Path(args.resume) if args.resume else saves.newest_unfinished())
    while True:
        with saves.kept(sitting.file):
            code = play_to_end(console, sitting)
        if code is not None:
            return code
        try:
            if not console.agrees(console.text("terminal-another")):
                return 0
        except EOFError:
            console.say()
            return 0
        sitting = sit_down(console, sitting.title, next_beginning(sitting), None)


def next_beginning(sitting: Sitting) -> Beginning[Game[Any]]:
    """The game after this one, by the rulebook."""
    title, last = sitting.title, sitting.beginning
    setup = title.next_setup(last.setup, sitting.game, key_of(f"after {last.setup.key.hex()}"))
    chairs = tuple(last.chairs[seat] for seat in title.next_seats(len(last.chairs)))
    return title.beginning(setup, chairs, last.packs)


def beginning_for(title: AnyTitle, args: Namespace, console: Console) -> Beginning[Game[Any]]:
    """What the command line asks for."""
    players = seats(title, args.players)
    key = secrets.token_bytes(KEY_BYTES) if args.seed is None else key_of(args.seed)
    sets, packs = boxes(title, console, args.sets), console.shelf.packs
    setup = title.setup(players, key, sets, title.parse_options(args.options or ""), packs)
    name = console.text("terminal-stranger") if args.name is None else args.name.strip()
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise SetupError(f"a name has 1 to {LONGEST_NAME} printable letters: choose another --name")
    kinds = bot_names(args.bots or BOT, max(players - 1, 1), title.name)
    bots = [Chair(bot, kind) for bot, kind in zip(BOT_NAMES, kinds)]
    return title.beginning(setup, (Chair(name, HUMAN), *bots), packs)


def sit_down(console: Console, title: AnyTitle, beginning: Beginning[Game[Any]], path: Path | None) -> Sitting:
    """A new game with a new record."""
    game = beginning.game(tells=True)
    path, file = saves.create(path)
    writer = title.recorder(file, sync=True)
    try:
        writer.header(beginning.header())
    except RecordError:
        with saves.kept(file):
            raise
    human, players = company(console, title, beginning)
    game.observers += [writer, human.observe]
    return Sitting(title, beginning, game, players, human, path, file, writer)


def sit_down_again(console: Console, path: Path) -> Sitting:
    """A game from its record, at the question at which it was left."""
    record = read_record(path)
    if record.ending is not None:
        raise RecordError(f"the game in {path} is over: look at it with “sixgun replay {shlex.quote(str(path))}”")
    title = title_in(record.header)
    playback = Playback(title, record, packs=console.shelf.packs)
    console.stock(playback.beginning.packs)
    human, players = company(console, title, playback.beginning)
    for answer in record.answers:
        if answer.seat == human.seat:
            human.heard = len(playback.game.news or [])
        remember(playback.game, players, answer)
        playback.forward()
    playback.to_end()
    file = saves.reopen(path, record)
    writer = title.recorder(file, record=record, sync=True)
    playback.game.observers += [writer, human.observe]
    for note in playback.notes:
        console.say(note)
    if record.cut:
        console.tell("terminal-cut", line=record.cut)
    console.tell("terminal-resumed", path=str(path), count=record.count)
    return Sitting(title, playback.beginning, playback.game, players, human, path, file, writer)


def company(console: Console, title: AnyTitle, beginning: Beginning[Game[Any]]) -> tuple[Human, list[AnyBot]]:
    """The player at the keyboard, and all players."""
    kinds = [chair.kind for chair in beginning.chairs]
    if kinds.count(HUMAN) != 1:
        raise RecordError(f"{kinds.count(HUMAN)} people play in this record: only one, against bots, can go on here")
    human = Human(console, [chair.name for chair in beginning.chairs], kinds.index(HUMAN), title.name)
    key = beginning.setup.key.hex()
    bots = [human if kind == HUMAN else make_bot(kind, key, seat, title.name) for seat, kind in enumerate(kinds)]
    return human, bots


def remember(game: Game[Any], players: Sequence[AnyBot], answer: Answer) -> None:
    """Let the bots think again what they thought before this answer, so that they go on as if nothing had happened."""
    ask, title = game.ask, title_of(game)
    if ask is None:
        return
    if ask.open:
        for seat in title.others(game, ask.seat):
            offers = game.offers(seat)
            if offers and not isinstance(players[seat], Human):
                players[seat].interject(title.view(game, seat), offers)
            if answer.interjected and seat == answer.seat:
                return
    if not isinstance(players[ask.seat], Human) and len(ask.options()) > 1:
        players[ask.seat].choose(title.view(game, ask.seat), ask)


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
        complain(f"\n{console.text('terminal-input-closed')} {how}")
        return FAILED
    except KeyboardInterrupt:
        complain(f"\n{console.text('terminal-interrupted')} {how}")
        return INTERRUPTED
    outcome = sitting.game.outcome
    assert outcome is not None
    sitting.recorder.finish(outcome)
    human = sitting.human
    view = sitting.title.view(sitting.game, human.seat)
    human.catch_up(view)
    human.drawing.draw_table(console, view, sitting.names)
    console.say()
    console.title(human.wording.outcome_text(console.language, outcome, human.seat, sitting.names))
    for seat, name in enumerate(sitting.names):
        side = human.wording.side_name(console.language, sitting.title.side(sitting.game, seat))
        console.tell("terminal-final-role", name=name, role=side, won="yes" if seat in outcome.winners else "no")
    console.tell("terminal-record-at", path=str(sitting.path))
    return None
