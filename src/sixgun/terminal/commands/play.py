"""`sixgun play`: a game of one person against bots, recorded as it is played."""

from __future__ import annotations

import secrets
import shlex
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final

from sixgun.arena.play_game import play_game
from sixgun.bots import bot_levels, bot_names, make_bot
from sixgun.bots.base import AnyBot
from sixgun.cardgame.game import CardGame
from sixgun.cardgame.game_type import AnyGameType
from sixgun.cardgame.header import HUMAN, LONGEST_NAME, PlayerInfo, RecordHeader
from sixgun.cardgame.playback import Playback
from sixgun.games import FILE_MARK, game_type_in, place_of
from sixgun.kernel.chance import KEY_BYTES, key_from_seed
from sixgun.kernel.errors import RecordError, SetupError
from sixgun.kernel.record import Answer, Recorder, read_record
from sixgun.terminal import record_files
from sixgun.terminal.arguments import OPTIONS, PLAYERS, SETS, add_console_arguments, add_game_argument
from sixgun.terminal.game_choice import chosen_game_type, chosen_players, chosen_sets, named_game_type
from sixgun.terminal.human import Human, Quit
from sixgun.terminal.screen.console import Console, console_for
from sixgun.terminal.start import FAILED, INTERRUPTED
from sixgun.terminal.streams import print_error

BOT_NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus")


@dataclass
class Session:
    """One game being played: its header, its players, and the record file."""

    game_type: AnyGameType
    header: RecordHeader[CardGame[Any]]
    game: CardGame[Any]
    players: list[AnyBot]
    human: Human
    path: Path
    file: IO[str]
    recorder: Recorder

    @property
    def names(self) -> list[str]:
        return [player.name for player in self.header.seats]


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    add_console_arguments(parser)
    add_game_argument(parser, None)
    parser.add_argument("--players", type=int, metavar="N", help=PLAYERS)
    parser.add_argument("--sets", metavar="LIST", help=SETS)
    parser.add_argument("--seed", metavar="TEXT", help="a number or word that determines the deal")
    parser.add_argument(
        "--bots",
        metavar="NAMES",
        help="random, greenhorn, cowboy, gunslinger or legend: one for all or a list (default: cowboy)",
    )
    parser.add_argument("--options", metavar="LIST", help=OPTIONS)
    parser.add_argument("--name", help="your name")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the game here (default: records/TIME.jsonl)")
    parser.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="continue a record (default: the newest unfinished one)"
    )


def play(args: Namespace) -> int:
    """Play games until the player has had enough."""
    if args.resume is not None and args.game is not None:
        named_game_type(args.game)
    game_type = chosen_game_type(args) if args.resume is None else None
    console = console_for(args.lang, args.pack, game_type.name if game_type else None)
    if game_type is not None:
        session = new_session(console, game_type, header_for(game_type, args, console), args.record)
    else:
        session = resumed_session(console, Path(args.resume) if args.resume else record_files.newest_unfinished())
    while True:
        with record_files.closing_record(session.file):
            code = play_to_end(console, session)
        if code is not None:
            return code
        try:
            if not console.ask_yes_no(console.text("terminal-another")):
                return 0
        except EOFError:
            console.print_line()
            return 0
        session = new_session(console, session.game_type, next_header(session), None)


def next_header(session: Session) -> RecordHeader[CardGame[Any]]:
    """Return the header of the game that follows this one by the rulebook."""
    game_type, last = session.game_type, session.header
    setup = game_type.next_setup(last.setup, session.game, key_from_seed(f"after {last.setup.key.hex()}"))
    seats = tuple(last.seats[seat] for seat in game_type.next_seats(len(last.seats)))
    return game_type.header(setup, seats, last.packs)


def header_for(game_type: AnyGameType, args: Namespace, console: Console) -> RecordHeader[CardGame[Any]]:
    """Make the header of the game that the command line asks for."""
    players = chosen_players(game_type, args.players)
    key = secrets.token_bytes(KEY_BYTES) if args.seed is None else key_from_seed(args.seed)
    sets, packs = chosen_sets(game_type, console, args.sets), console.library.packs
    setup = game_type.setup(players, key, sets, game_type.parse_options(args.options or ""), packs)
    name = console.text("terminal-default-name") if args.name is None else args.name.strip()
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise SetupError(f"a name has 1 to {LONGEST_NAME} printable characters: choose another --name")
    levels = bot_levels(game_type.name)
    kinds = bot_names(args.bots or levels.usual, max(players - 1, 1), game_type.name)
    bots = [PlayerInfo(bot, kind) for bot, kind in zip(BOT_NAMES, kinds)]
    return game_type.header(setup, (PlayerInfo(name, HUMAN), *bots), packs)


def new_session(
    console: Console, game_type: AnyGameType, header: RecordHeader[CardGame[Any]], path: Path | None
) -> Session:
    """Start a new game with a new record."""
    game = header.new_game(collect_news=True)
    path, file = record_files.create(path)
    writer = game_type.recorder(file, sync=True)
    try:
        writer.header(header.to_data())
    except RecordError:
        with record_files.closing_record(file):
            raise
    human, players = seat_players(console, game_type, header)
    game.observers += [writer, human.observe]
    return Session(game_type, header, game, players, human, path, file, writer)


def resumed_session(console: Console, path: Path) -> Session:
    """Resume a game from its record, at the question where it was left."""
    record = read_record(path)
    if record.ending is not None:
        raise RecordError(f"the game in {path} is over: look at it with “sixgun replay {shlex.quote(str(path))}”")
    game_type = game_type_in(record.header)
    playback = Playback(game_type, record, packs=console.library.packs)
    console.use_game(game_type.name, playback.header.packs)
    human, players = seat_players(console, game_type, playback.header)
    for answer in record.answers:
        if answer.seat == human.seat:
            human.news_printed = len(playback.game.news or [])
        repeat_bot_thoughts(playback.game, players, answer)
        playback.forward()
    playback.to_end()
    file = record_files.reopen(path, record)
    writer = game_type.recorder(file, record=record, sync=True)
    playback.game.observers += [writer, human.observe]
    for note in playback.notes:
        console.print_line(note)
    if record.cut:
        console.print_text("terminal-cut", line=record.cut)
    console.print_text("terminal-resumed", path=str(path), count=record.count)
    return Session(game_type, playback.header, playback.game, players, human, path, file, writer)


def seat_players(
    console: Console, game_type: AnyGameType, header: RecordHeader[CardGame[Any]]
) -> tuple[Human, list[AnyBot]]:
    """Make the players. Returns the one at the keyboard, and all of them."""
    kinds = [player.kind for player in header.seats]
    if kinds.count(HUMAN) != 1:
        raise RecordError(
            f"{kinds.count(HUMAN)} people play in this record: only a game of one person against bots can be resumed"
        )
    human = Human(console, [player.name for player in header.seats], kinds.index(HUMAN), game_type.name)
    key = header.setup.key.hex()
    bots = [human if kind == HUMAN else make_bot(kind, key, seat, game_type.name) for seat, kind in enumerate(kinds)]
    return human, bots


def repeat_bot_thoughts(game: CardGame[Any], players: Sequence[AnyBot], answer: Answer) -> None:
    """Let the bots decide again before this answer, so that they continue as if they had never stopped."""
    ask, game_type = game.ask, game.type
    if ask is None:
        return
    if ask.open:
        for seat in game_type.other_seats(game, ask.seat):
            offers = game.offers(seat)
            if offers and not isinstance(players[seat], Human):
                players[seat].interject(game_type.view(game, seat), offers)
            if answer.interjected and seat == answer.seat:
                return
    if not isinstance(players[ask.seat], Human) and len(ask.options()) > 1:
        players[ask.seat].choose(game_type.view(game, ask.seat), ask)


def play_to_end(console: Console, session: Session) -> int | None:
    """Play one game to its end. Returns an exit code if the player leaves early."""
    more = "".join(f" --pack {shlex.quote(pack.where)}" for pack in session.header.packs)
    if FILE_MARK in (place := place_of(session.game_type)):
        more += f" --game {shlex.quote(place)}"
    command = f"sixgun play --resume {shlex.quote(str(session.path))}{more}"
    how = console.text("terminal-how-to-resume", command=command)
    try:
        play_game(session.game, session.players)
    except Quit:
        console.print_line(how)
        return 0
    except EOFError:
        print_error(f"\n{console.text('terminal-input-closed')} {how}")
        return FAILED
    except KeyboardInterrupt:
        print_error(f"\n{console.text('terminal-interrupted')} {how}")
        return INTERRUPTED
    outcome = session.game.outcome
    assert outcome is not None
    session.recorder.finish(outcome)
    human = session.human
    view = session.game_type.view(session.game, human.seat)
    human.print_news(view)
    human.screen.draw_table(console, view, session.names)
    console.print_line()
    console.print_title(human.wording.outcome_text(console.language, outcome, human.seat, session.names))
    for seat, name in enumerate(session.names):
        side = human.wording.side_name(console.language, session.game_type.side(session.game, seat))
        console.print_text("terminal-final-role", name=name, role=side, won="yes" if seat in outcome.winners else "no")
    console.print_text("terminal-record-at", path=str(session.path))
    return None
