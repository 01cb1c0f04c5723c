"""Make the frozen files of `tests/data/v1`: records, a database and the frames of a table, as this version writes them.

`python -m tests.support.frozen_make FOLDER` writes them into an empty folder. They were made once and are never
made again: later versions must be able to read them and to continue from them. A new format gets its own folder.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

from litestar.testing import TestClient

from sixgun.bang.game_type import BANG
from sixgun.bots import make_bot
from sixgun.cardgame.game_type import AnyGameType
from sixgun.cardgame.header import PlayerInfo
from sixgun.duel.game_type import DUEL
from sixgun.kernel.chance import key_from_seed
from sixgun.server.app import create_app
from sixgun.server.config import Config
from sixgun.server.table.table import Table
from sixgun.wording.pack_library import open_pack_library
from tests.server.database import empty_database
from tests.server.people import LocalTables
from tests.support.packs import EXAMPLE

PACK: Final = EXAMPLE.name
CUT: Final = 90
"""The number of answers in an unfinished record."""
HEARD: Final = 40
"""The number of messages after which a running table is stored."""
INTERJECTED: Final = 2
"""One in this many standing offers is taken up."""


# Records


def write_record(
    path: Path,
    game_type: AnyGameType,
    players: int,
    *,
    options: str = "",
    sets: tuple[str, ...] = (),
    packs: tuple[Any, ...] = (),
    most: int = 100_000,
) -> None:
    """A game of gunslingers in which every second seat answers at random, and offers are taken up by chance."""
    name = path.stem
    setup = game_type.setup(
        players, key_from_seed(name), sets or game_type.sets, game_type.parse_options(options), packs
    )
    seats = tuple(PlayerInfo(f"Guest {seat + 1}", "gunslinger" if seat else "human") for seat in range(players))
    header = game_type.header(setup, seats, packs)
    game, chance = header.new_game(collect_news=True), Random(name)
    bots = [make_bot("gunslinger" if seat % 2 else "random", name, seat, game_type.name) for seat in range(players)]
    with path.open("w", encoding="utf-8", newline="\n") as out:
        recorder = game_type.recorder(out)
        recorder.header(header.to_data())
        game.observers.append(recorder)
        for _ in range(most):
            ask = game.ask
            if ask is None:
                break
            offered = [(seat, offer) for seat in game_type.other_seats(game, ask.seat) for offer in game.offers(seat)]
            if ask.open and offered and chance.randrange(INTERJECTED) == 0:
                game.interject(*chance.choice(offered))
            elif len(ask.options()) == 1:
                game.answer(ask.options()[0])
            else:
                game.answer(bots[ask.seat].choose(game_type.view(game, ask.seat), ask))
        if game.outcome is not None:
            recorder.finish(game.outcome)


def make_records(folder: Path) -> None:
    folder.mkdir()
    shutil.copy(EXAMPLE, folder.parent / PACK)
    packs = open_pack_library([folder.parent / PACK]).packs
    for players in (3, 5, 8):
        write_record(folder / f"all_sets_{players}.jsonl", BANG, players)
    write_record(folder / "two_characters.jsonl", BANG, 6, options="two_characters", sets=("base", "dodge_city"))
    write_record(folder / "simplified.jsonl", BANG, 4, options="simplified", sets=("base",))
    write_record(folder / "pack.jsonl", BANG, 5, sets=("base", "dodge_city", packs[0].slug), packs=packs)
    write_record(folder / "unfinished.jsonl", BANG, 7, most=CUT)
    write_record(folder / "duel.jsonl", DUEL, 2)
    write_record(folder / "duel_late_shuffle.jsonl", DUEL, 2, options="late_shuffle,early_abilities")
    write_record(folder / "duel_unfinished.jsonl", DUEL, 2, most=CUT)


# The database


def seen(table: Table, seat: int) -> dict[str, Any]:
    """What a seat sees of a table's game, as plain data."""
    assert table.driver is not None
    match = table.driver.match
    view: Any = match.game_type.view(match.game, seat)
    data: dict[str, Any] = view.to_data()
    return data


async def fill_database(folder: Path) -> dict[str, Any]:
    """A server with tables in every state; what has to be there again after a restart, by the code of the table."""
    place = await LocalTables(folder, seed="frozen").open()
    expected: dict[str, Any] = {}
    tables: dict[str, dict[str, Any]] = {
        "open": {"players": 5, "bots": 2, "private": True},
        "running": {"players": 5, "bots": 4, "sets": list(BANG.sets), "begin": True},
        "running with a coach": {"players": 7, "bots": 6, "coach": True, "move_seconds": 60, "begin": True},
        "duel running": {"game": "duel", "players": 2, "bots": 1, "begin": True},
        "hot seat": {"game": "duel", "players": 2, "hot_seat": True, "partner": "Kim", "begin": True},
        "over": {"players": 4, "bots": 3, "begin": True},
        "duel over": {"game": "duel", "players": 2, "bots": 1, "begin": True},
    }
    try:
        for name, settings in tables.items():
            table, people = await place.table("Ann", **settings)
            person, chance = people[0], Random(name)
            if name not in ("open", "hot seat"):
                answered = 0

                def enough(finish: bool = name.endswith("over")) -> bool:
                    nonlocal answered
                    answered += 1
                    return not finish and answered > HEARD

                await person.play(chance, until=enough)
            await table.stop()  # nothing goes on while it is looked at
            view = None
            if table.driver is not None:
                view = {"answers": table.driver.match.n, "view": seen(table, person.connection.seat)}
            expected[table.code] = {"name": name, "status": table.status, "seat": person.connection.seat, "game": view}
    finally:
        await place.close()
    return expected


def make_database(folder: Path) -> None:
    work = folder / "work"
    work.mkdir()
    expected = asyncio.run(fill_database(work))
    with sqlite3.connect(work / "tables.db") as database:
        (folder / "tables.sql").write_text("\n".join(database.iterdump()) + "\n", encoding="utf-8")
    shutil.rmtree(work)
    (folder / "tables.json").write_text(json.dumps(expected, indent=1) + "\n", encoding="utf-8")


# The frames of a table


def make_frames(folder: Path) -> None:
    """What one player and a spectator were sent, and what the player sent, from the lobby to the end of a game."""
    work = folder / "work"
    work.mkdir()
    config = Config(database=empty_database(work / "tables.db"), pace=0.0, limits=False, seed="frames")
    with TestClient(create_app(config), base_url="http://testserver.local") as client:
        frames = play_table(client)
    shutil.rmtree(work)
    lines = (json.dumps(frame, ensure_ascii=False) for frame in frames)
    (folder / "frames.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")


def play_table(client: Any, answers: Random | None = None) -> list[dict[str, Any]]:
    """Open a table over HTTP and play a game over its websocket: every frame, with who sent it."""
    chance = answers or Random("frames")
    wanted = {"name": "Saloon", "players": 5, "sets": list(BANG.sets), "bots": 4, "move_seconds": 90, "coach": True}
    guest = client.post("/api/guest", json={"name": "Ann"}, headers={"X-Sixgun-Bot": "1"}).json()
    headers = {"Authorization": f"Bearer {guest['token']}"}
    code = client.post("/api/tables", json=wanted, headers=headers).json()["code"]
    frames: list[dict[str, Any]] = []
    with client.websocket_connect(f"/ws/{code}?v=2&lang=en", headers=headers) as socket:

        def send(**message: Any) -> None:
            frames.append({"from": "player", "frame": message})
            socket.send_text(json.dumps(message))

        send(t="begin")
        answered = -1
        while True:
            message = json.loads(socket.receive_text(timeout=20))
            frames.append({"from": "server", "frame": message})
            if message["t"] == "deal_proof":
                return frames
            if message["t"] == "snapshot":
                send(t="ready", ready=True)
            question = message.get("question") if message["t"] in ("snapshot", "step") else None
            if question and not question.get("forced") and question["number"] != answered:
                answered = question["number"]
                if answered % 7 == 0:
                    send(t="advise")
                send(t="answer", question=answered, option=chance.randrange(len(question["options"])))


def main() -> int:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    make_records(folder / "records")
    make_database(folder)
    make_frames(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
