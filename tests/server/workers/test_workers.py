"""Processes beside the server: bots search there, records are written there, and the server goes on without them."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from sixgun.bang.header import PlayerInfo, RecordHeader
from sixgun.bang.rules.setup import Setup
from sixgun.bots import make_bot
from sixgun.bots.base import AnyBot
from sixgun.bots.remote import PickledNews, Task, believable_position, choose
from sixgun.cardgame.game import CardGame
from sixgun.cardgame.header import HUMAN
from sixgun.duel.game_type import DUEL
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.errors import RecordError
from sixgun.server.workers import pool as workers
from sixgun.server.workers import process
from sixgun.server.workers.pool import Workers, usual_size
from sixgun.server.workers.process import framed
from sixgun.server.workers.records import Given, record_text
from sixgun.wording.pack_library import load_packs
from tests.bots.worlds import new_game
from tests.support.packs import RIVERSIDE

SECONDS = 20.0


def run(work: Callable[[Workers], Awaitable[None]], size: int = 1) -> None:
    async def whole() -> None:
        found = Workers(size)
        try:
            await asyncio.wait_for(work(found), 60)
        finally:
            await found.stop()

    asyncio.run(whole())


def question(simulations: int | None = 16, seconds: float = SECONDS, table: CardGame[Any] | None = None) -> Task:
    """A legend that is asked, with so many simulations, or else with seconds."""
    table = table or new_game("duel", "workers")
    while table.ask is not None and (len(table.ask.options()) < 4 or table.ask.kind != "play"):
        table.answer(table.ask.options()[0])
    assert table.ask is not None
    bot: AnyBot = make_bot("legend", "workers", table.ask.seat, "duel")
    bot.max_simulations = simulations
    position = believable_position(table, table.ask.seat)
    assert position is not None
    return Task(pickle.dumps(bot), position, PickledNews().parts(table, table.ask.seat), seconds)


def processes() -> list[int]:
    """The ids of the processes that this one has started."""
    listed = subprocess.run(["ps", "-o", "pid=,args=", "--ppid", str(os.getpid())], capture_output=True, check=False)
    lines = listed.stdout.decode().splitlines()
    return [int(line.split()[0]) for line in lines if process.__name__ in line]


def test_a_bot_chooses_in_another_process_as_it_would_here() -> None:
    task = question()

    async def work(found: Workers) -> None:
        assert processes() == [], "they are started when there is work"
        there = await found.choose(task, SECONDS)
        assert there is not None
        assert there[0] == choose(task)[0]
        assert len(processes()) == 1

    run(work)


def test_a_bot_searches_with_a_pack_in_another_process() -> None:
    packs = load_packs([RIVERSIDE])
    setup = DUEL.setup(2, key_from_seed("workers"), ("duel", "riverside"), DUEL.options(), packs)
    task = question(table=DUEL.new_game(setup, packs=packs))

    async def work(found: Workers) -> None:
        there = await found.choose(task, SECONDS)
        assert there is not None
        assert there[0] == choose(task)[0]

    run(work)


def test_there_are_no_more_processes_than_allowed_and_none_is_left() -> None:
    async def work(found: Workers) -> None:
        replies = await asyncio.gather(*(found.choose(question(), SECONDS) for _ in range(6)))
        assert all(replies)
        assert len(processes()) == 2
        await found.stop()
        assert processes() == []
        assert await found.choose(question(), SECONDS) is None

    run(work, 2)


def test_a_process_that_dies_costs_one_choice_and_is_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "REST", 0.01)

    async def work(found: Workers) -> None:
        assert await found.choose(question(), SECONDS) is not None
        (first,) = processes()
        thinking = found.choose(question(None, 10.0), SECONDS)
        await asyncio.sleep(0.2)
        os.kill(first, signal.SIGKILL)
        assert await thinking is None
        assert await found.choose(question(), SECONDS) is not None
        assert processes() != [first]
        assert found.lost == 1

    run(work)


def test_a_process_that_does_not_come_back_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "OVERDUE", 0.1)
    monkeypatch.setattr(workers, "REST", 0.01)

    async def work(found: Workers) -> None:
        assert await found.choose(question(), SECONDS) is not None
        (first,) = processes()
        os.kill(first, signal.SIGSTOP)
        assert await found.choose(question(None, 0.2), 0.5) is None
        assert await found.choose(question(), SECONDS) is not None
        assert first not in processes()

    run(work)


def test_a_piece_of_work_that_fails_is_told_and_the_process_goes_on() -> None:
    task = question()
    broken = Task(b"no bot", task.position, task.news, task.seconds)

    async def work(found: Workers) -> None:
        assert await found.choose(broken, SECONDS) is None
        assert await found.choose(task, SECONDS) is not None
        assert found.lost == 0
        with pytest.raises(RecordError, match="another version"):
            await found.record(*game(choice="no such choice"), SECONDS)

    run(work)


def test_many_who_think_at_once_share_the_time() -> None:
    async def work(found: Workers) -> None:
        assert await found.choose(question(), SECONDS) is not None
        begin = asyncio.get_running_loop().time()
        replies = await asyncio.gather(*(found.choose(question(None, 1.0), 1.5) for _ in range(12)))
        assert asyncio.get_running_loop().time() - begin < 4.0
        assert sum(reply is not None for reply in replies) > 6

    run(work)


def test_nobody_thinks_for_a_question_that_is_gone() -> None:
    async def work(found: Workers) -> None:
        gone = [found.choose(question(None, 5.0), SECONDS) for _ in range(3)]
        for thought in gone:
            thought.cancel()
        begin = asyncio.get_running_loop().time()
        assert await found.choose(question(), SECONDS) is not None
        assert asyncio.get_running_loop().time() - begin < 10.0

    run(work)


def test_a_process_ends_when_its_server_is_gone(tmp_path: Path) -> None:
    command = [sys.executable, "-m", process.__name__]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=tmp_path) as worker:
        assert worker.stdin is not None
        worker.stdin.write(framed(("choose", (question(),))))
        worker.stdin.close()
        assert worker.wait(SECONDS) == 0


def test_the_usual_number_leaves_a_core_to_the_server() -> None:
    assert usual_size() == max(1, len(os.sched_getaffinity(0)) - 1)


# Records.


def game(choice: str = "") -> tuple[dict[str, Any], list[Given]]:
    """A whole game as the store has it; with another first answer, if that is wanted."""
    header = RecordHeader(Setup(4, key_from_seed("workers")), tuple(PlayerInfo(name, HUMAN) for name in "ABCD"))
    table, given = header.new_game(), list[Given]()
    game_type = table.type
    while table.ask is not None:
        wish = table.ask.options()[len(given) % len(table.ask.options())]
        text, twin = game_type.choice_in_record(table, table.ask.seat, wish)
        given.append(Given(len(given) + 1, table.ask.seat, text, False, twin))
        table.answer(wish)
    if choice:
        given[0] = given[0]._replace(choice=choice)
    return header.to_data(), given


def test_a_record_is_written_in_another_process() -> None:
    async def work(found: Workers) -> None:
        setup, given = game()
        assert await found.record(setup, given, SECONDS) == record_text(setup, given)

    run(work)
