"""Real records and positions of both games, and ways to damage them."""

from __future__ import annotations

import io
import json
from functools import cache
from random import Random
from typing import Any, Final

from sixgun.arena.play_game import play_game
from sixgun.bots import make_bot
from sixgun.cardgame.header import HUMAN, PlayerInfo
from sixgun.games import GAME_TYPES
from sixgun.kernel.ask import Choice
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.game import Game

VALUES: Final[tuple[Any, ...]] = (
    None, True, False, -1, 0, 1, 3, 255, 256, 10**9, -(10**9), 1 << 63, 10**30, 10**400, 1.5, 1e308, "", "0", "1", "x",
    "\x1b[2J", "beer-6h", "bang", "é" * 50, "9" * 5000, "x" * 20_000, "\ud800", [], {}, [[]], [0], [-1], [10**9], ["x"],
    [[0, 0]], [0] * 5000, {"a": 1}, {"0": {}},
)  # fmt: skip
WORDS: Final = (
    "9" * 5000, "-1", "0", "1000000000", "1/1000000000", "9" * 5000 + "/4", "out", "ghost", "shown", "> ", ">", "+",
    "#", "(", ")", "()", "(1,1)", "(" + "1," * 400 + "1)", "(9)", "(" + "9" * 5000 + ")", "hand:", "play:", "spare:",
    "deck:", "table:", "events:", "then:", "turn:", "key:", "options:", "marks:", "fallen:", "out:", "reserve:", "end",
    "extra", "twin 1", "twin " + "9" * 4000, "beer-6h", "bang-9d", "colt-od", "x" * 9000, " " * 9000, "é", "\x1b[2J",
    "\x00", "a:b:c", "interjects:", "1 interjects: pass", "pass", "as", "sheriff", "law", "*", "=", "\u2028",
    "turn x of 1 = " + "9" * 50,
)  # fmt: skip


@cache
def files(game: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Records of whole games, and positions from them."""
    game_type = GAME_TYPES[game]
    records, positions = [], []
    for number, players in enumerate((3, 5, 8) if game == "bang" else (2, 2)):
        setup = game_type.setup(
            players, key_from_seed(f"hostile {number}"), game_type.sets, game_type.parse_options("")
        )
        seats = tuple(PlayerInfo(f"Seat {seat}", "random" if seat else HUMAN) for seat in range(players))
        header = game_type.header(setup, seats)
        played, out = header.new_game(), io.StringIO()
        met: list[str] = []
        writer = game_type.recorder(out)
        writer.header(header.to_data())

        def note(game: Game[Any], seat: int, choice: Choice, met: list[str] = met) -> None:
            if game.ask is not None and game.ask.kind == "play":
                met.append(game_type.position_text(game))

        played.observers += [writer, note]
        play_game(played, [make_bot("random", f"hostile {number}", seat, game) for seat in range(players)])
        assert played.outcome is not None
        writer.finish(played.outcome)
        records.append(out.getvalue())
        positions += met[:: max(1, len(met) // 5)]
    return tuple(records), tuple(positions)


def spoiled_record(record: str, chance: Random) -> bytes:
    """A record with one to three changes: in the content of a line, in the order of lines, or in the bytes."""
    lines = record.splitlines(keepends=True)
    for _ in range(chance.choice((1, 1, 2, 3))):
        at = chance.choice((0, chance.randrange(len(lines)), chance.randrange(len(lines))))
        kind = chance.random()
        if kind < 0.7:
            stored = [number for number, line in enumerate(lines) if line.startswith('{"turn"')]
            at = chance.choice(stored) if stored and chance.random() < 0.6 else at
            try:
                lines[at] = json.dumps(spoiled(json.loads(lines[at]), chance)) + "\n"
            except ValueError:
                continue
        elif kind < 0.8:
            del lines[at]
            lines = lines or ["\n"]
        elif kind < 0.9:
            lines.insert(at, chance.choice(lines))
        else:
            lines[at] = spoiled_text(lines[at], chance)
    return "".join(lines).encode("utf-8", "surrogatepass")


def spoiled(data: Any, chance: Random) -> Any:
    """Plain data with another value somewhere in it."""
    if isinstance(data, dict) and data and chance.random() < 0.95:
        name = chance.choice(list(data))
        if chance.random() < 0.05:
            return {key: value for key, value in data.items() if key != name}
        return {**data, name: spoiled(data[name], chance)}
    if isinstance(data, list) and data and chance.random() < 0.9:
        at = chance.randrange(len(data))
        kind = chance.random()
        if kind < 0.7:
            return [*data[:at], spoiled(data[at], chance), *data[at + 1 :]]
        if kind < 0.8:
            return data[:at] + data[at + 1 :]
        return [*data, chance.choice(data)] if kind < 0.9 else chance.sample(data, len(data))
    if type(data) is int and chance.random() < 0.5:
        return data + chance.choice((-2, -1, 1, 2, 100))
    if chance.random() < 0.05:
        return json.loads("[" * 900 + "]" * 900)
    return chance.choice(VALUES)


def spoiled_position(text: str, chance: Random) -> str:
    """A position with one to four changes in its lines, words or letters."""
    for _ in range(chance.randrange(1, 5)):
        lines = text.splitlines()
        at = chance.randrange(len(lines)) if lines else 0
        kind = chance.random()
        if not lines or kind < 0.1:
            lines.insert(at, chance.choice(WORDS))
        elif kind < 0.2:
            del lines[at]
        elif kind < 0.3:
            lines.insert(at, chance.choice(lines))
        elif kind < 0.8:
            words = lines[at].split(" ")
            place = chance.randrange(len(words))
            put = chance.choice((*WORDS, *chance.choice(lines).split(" ")))
            words[place : place + chance.randrange(2)] = [put]
            lines[at] = " ".join(words)
        else:
            lines[at] = spoiled_text(lines[at], chance)
        text = "\n".join(lines)
    return text


def spoiled_text(text: str, chance: Random) -> str:
    """The text with a letter added, removed or replaced, or with a piece of it repeated many times."""
    at = chance.randrange(len(text) + 1)
    kind = chance.random()
    if kind < 0.3:
        return text[:at] + text[at + 1 :]
    if kind < 0.6:
        return text[:at] + chance.choice("0159-+/>:#,(){}[]\"'\\ \t\r\n\x00é" + text) + text[at + 1 :]
    end = min(len(text), at + chance.randrange(1, 12))
    return text[:at] + text[at:end] * chance.choice((2, 50, 1000)) + text[end:]
