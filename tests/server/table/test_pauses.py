"""How long a table waits before something is done for somebody: it must not tell what he holds, nor hold people up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from sixgun.bang.header import PlayerInfo, RecordHeader
from sixgun.bang.rules.setup import Setup
from sixgun.bots.bang.legend import Legend
from sixgun.kernel.chance import key_from_seed
from sixgun.server.protocol.news_times import NEWS_TIMES, TOLD
from sixgun.server.store.rows import AnswerRow, GuestRow
from sixgun.server.table.bot_seats import OVERHEAD
from sixgun.server.table.clock import Clock
from sixgun.server.table.display_time import MOST, DisplayTime
from sixgun.server.table.driver import FORCED, LAST_WISHES, PAUSE, MatchDriver
from sixgun.server.table.match import Match
from sixgun.server.table.progress import Progress
from sixgun.server.table.seats import Seats
from sixgun.server.workers.pool import Workers
from tests.support.paced_rounds import first_rounds, medians
from tests.support.table import Table, table

SLAB, LUCKY = 0, 1
MISSES = "hand: missed-2s missed-qc beer-7h scope-as jail-js"
NOTHING = "hand: panic-jh panic-qh beer-7h scope-as jail-js"
TIMES = 60
SHOT = 1.36
"""Seconds for which a shot is on show."""


class Answers:
    """A store that remembers answers only."""

    async def append(self, *answer: Any) -> None: ...

    async def answers(self, game: int, after: int = 0) -> list[AnswerRow]:
        return []


class Driven:
    """A match with people and bots that is driven by hand: `alarms` are the seconds after which it wants to be called,
    and time stands still unless somebody moves it."""

    def __init__(self, found: Table, levels: dict[int, str], workers: Workers, luck: int = 1) -> None:
        self.now = 0.0
        self.alarms: list[float] = []
        count = len(found.game.state.players)
        self.seats = Seats(count)
        for seat in range(count):
            if seat in levels:
                self.seats.put_bot(seat, levels[seat])
            else:
                self.seats.sit(GuestRow(seat + 1, f"Person {seat}"))
                self.seats[seat].ready = True
        seats = tuple(PlayerInfo(name, "human") for name in self.seats.names)
        match = Match(RecordHeader(Setup(count, key_from_seed("pauses")), seats), 1, 1, found.game)
        self.clock = Clock(30.0, 90.0, lambda: self.now)
        self.play = MatchDriver(
            match,
            self.seats,
            self.clock,
            Answers(),
            workers=workers,
            pace=1.0,
        )
        self.play._chance = Random(luck)
        self.play.display_time = DisplayTime(now=lambda: self.now)
        self.follow(self.play.await_next())

    def follow(self, progress: Progress) -> None:
        if progress.wake_after is not None:
            self.alarms.append(progress.wake_after)

    async def answer(self, line: str) -> None:
        ask = self.play.asked
        assert ask is not None
        choice = self.play.match.game_type.parse_choice(self.play.match.game, ask, line)
        self.follow(await self.play.answer(ask.seat, choice))

    async def ring(self) -> None:
        """Let the time of the last alarm pass."""
        self.now += self.alarms[-1]
        self.follow(await self.play.wake())


def duel(lucky: str, life: str = "3/4") -> Table:
    """The Sheriff is about to shoot his left neighbour."""
    return table(
        f"> Slab the Killer sheriff hand: bang-2c\nLucky Duke deputy {life} {lucky}\nCalamity Janet outlaw\n"
        "Willy the Kid renegade\nKit Carlson outlaw"
    )


async def shot(lucky: str, level: str, workers: Workers, luck: int = 1, life: str = "3/4") -> Driven:
    """Lucky Duke has been shot at and is asked for Missed! cards; he is a bot of this level, or else a person."""
    driven = Driven(duel(lucky, life), {LUCKY: level} if level else {}, workers, luck)
    await driven.answer("bang-2c > 2")
    assert driven.play.asked is not None
    assert (driven.play.asked.seat, driven.play.asked.kind) == (LUCKY, "dodge")
    return driven


def run(work: Callable[[Workers], Awaitable[None]]) -> None:
    """With workers that have stopped already: what bots choose does not matter here."""

    async def whole() -> None:
        workers = Workers(1)
        await workers.stop()
        await work(workers)

    asyncio.run(whole())


def test_a_persons_only_answer_waits_as_long_as_a_choice_may_take() -> None:
    async def work(workers: Workers) -> None:
        waits = []
        for luck in range(TIMES):
            driven = await shot(NOTHING, "", workers, luck)
            waits.append(driven.alarms[-1])
            await driven.ring()
            assert driven.play.asked is not None
            assert driven.play.asked.seat == SLAB, "the only answer has been given"
            assert not driven.seats[LUCKY].away
        assert FORCED == (1.5, 4.0)
        assert 1.5 <= min(waits) < 1.8
        assert 3.7 < max(waits) <= 4.0

    run(work)


def test_a_person_with_a_choice_has_his_clock() -> None:
    async def work(workers: Workers) -> None:
        driven = await shot(MISSES, "", workers)
        assert driven.alarms[-1] == pytest.approx(30.0 + SHOT)

    run(work)


def test_a_persons_only_answer_is_not_given_before_he_can_have_seen_the_question() -> None:
    async def work(workers: Workers) -> None:
        driven = Driven(duel(NOTHING), {}, workers)
        behind = 4.2
        driven.play.display_time.add(behind)
        await driven.answer("bang-2c > 2")
        assert behind + 1.5 <= driven.alarms[-1] <= behind + 4.0

    run(work)


@pytest.mark.parametrize("level", ["cowboy", "gunslinger", "legend"])
def test_the_pause_of_a_bot_does_not_tell_whether_it_has_a_choice(level: str) -> None:
    async def work(workers: Workers) -> None:
        for luck in range(TIMES):
            choosing, forced = [await shot(hand, level, workers, luck) for hand in (MISSES, NOTHING)]
            assert choosing.play.asked is not None
            assert forced.play.asked is not None
            assert len(choosing.play.asked.options()) > len(forced.play.asked.options()) == 1
            assert choosing.alarms == forced.alarms

    run(work)


def test_a_bot_that_searches_has_time_to_think_inside_its_pause() -> None:
    async def work(workers: Workers) -> None:
        pause = (await shot(NOTHING, "legend", workers)).alarms[-1]
        assert pause == pytest.approx(max(SHOT, Legend.budget + OVERHEAD))

    run(work)


# What has happened is on show before a bot goes on.


def test_a_bot_waits_until_what_has_happened_has_been_on_show() -> None:
    async def work(workers: Workers) -> None:
        driven = await shot(MISSES, "cowboy", workers)
        assert driven.alarms[-1] == pytest.approx(SHOT)

    run(work)


def test_a_bot_waits_a_moment_even_if_there_is_nothing_to_see() -> None:
    async def work(workers: Workers) -> None:
        waits = []
        for luck in range(TIMES):
            driven = await shot(MISSES, "cowboy", workers, luck)
            driven.now += 30
            driven.follow(driven.play.seat_changed(LUCKY))
            waits.append(driven.alarms[-1])
        assert PAUSE[0] <= min(waits) < 0.45
        assert 0.65 < max(waits) <= PAUSE[1]

    run(work)


def test_a_hit_on_a_person_who_is_there_is_longer_on_show() -> None:
    async def work(workers: Workers) -> None:
        seconds = []
        for online, away in ((0, False), (1, False), (1, True)):
            driven = await shot(NOTHING, "", workers)
            place = driven.seats[LUCKY]
            place.online, place.away = online, away
            driven.now += 10
            await driven.answer("pass")
            assert driven.play.match.game.state.players[LUCKY].life == 2
            seconds.append(driven.play.display_time.left)
        assert seconds == pytest.approx([0.9, TOLD / 1000, 0.9])

    run(work)


def test_people_answer_without_waiting_for_what_is_on_show() -> None:
    async def work(workers: Workers) -> None:
        driven = await shot(MISSES, "", workers)
        assert driven.play.display_time.left == pytest.approx(SHOT)
        await driven.answer("pass")
        assert driven.now == 0.0
        assert driven.play.match.game.state.players[LUCKY].life == 2

    run(work)


def test_a_round_of_bots_takes_at_most_a_tenth_longer_than_with_drawn_pauses() -> None:
    seconds, drawn = medians(first_rounds(20))
    assert 0.8 * drawn < seconds <= 1.1 * drawn


# A dead player's cards.


async def dead(level: str, workers: Workers) -> Driven:
    driven = await shot(NOTHING, level, workers, life="1/4")
    await driven.answer("pass")
    await driven.answer("pass")  # nor does he drink
    assert driven.play.match.lays_down
    return driven


@pytest.mark.parametrize("level", ["cowboy", "legend"])
def test_nobody_waits_for_the_order_of_a_dead_bots_cards(level: str) -> None:
    async def work(workers: Workers) -> None:
        driven = await dead(level, workers)
        while driven.play.match.lays_down:
            assert driven.alarms[-1] == 0.0
            await driven.ring()
        assert driven.play.match.game.state.players[LUCKY].hand == []

    run(work)


def test_a_dead_person_has_a_few_seconds_for_the_order_of_his_cards() -> None:
    async def work(workers: Workers) -> None:
        driven = await dead("", workers)
        seen = driven.play.display_time.left
        assert seen >= 2.2
        assert driven.alarms[-1] == pytest.approx(seen + LAST_WISHES)
        reading = driven.clock.reading()
        assert reading is not None
        assert (reading.seat, reading.move_ms, reading.reserve_ms) == (LUCKY, LAST_WISHES * 1000, 0)
        await driven.ring()
        assert driven.play.asked is not None
        assert driven.play.asked.seat == SLAB
        assert driven.play.match.game.state.players[LUCKY].hand == []
        assert not driven.seats[LUCKY].away
        assert not driven.play.reserve_used

    run(work)


def test_a_dead_person_may_choose_the_order_and_has_time_for_each_card() -> None:
    async def work(workers: Workers) -> None:
        driven = await dead("", workers)
        driven.now += driven.play.display_time.left + LAST_WISHES - 1
        await driven.answer("take scope-as")
        assert driven.play.match.lays_down
        assert driven.alarms[-1] >= LAST_WISHES

    run(work)


# When a question can be on show.


def test_a_clock_begins_when_its_question_can_be_on_show() -> None:
    async def work(workers: Workers) -> None:
        driven = await shot(MISSES, "", workers)
        reading = driven.clock.reading()
        assert reading is not None
        assert (reading.move_ms, reading.wait_ms) == (30_000, int(1000 * SHOT))
        driven.now += SHOT + 4
        reading = driven.clock.reading()
        assert reading is not None
        assert (reading.move_ms, reading.wait_ms) == (26_000, 0)

    run(work)


def test_news_are_shown_one_step_after_the_other_and_wait_for_so_long_only() -> None:
    now = 100.0
    showing = DisplayTime(now=lambda: now)
    assert (showing.behind, showing.left) == (0, 0)
    showing.add(1.2)
    assert showing.behind == 0
    assert showing.left == pytest.approx(1.2)
    now += 1
    showing.add(0.4)
    assert showing.behind == pytest.approx(0.2)
    assert showing.left == pytest.approx(0.6)
    for _ in range(20):
        showing.add(2.2)
    assert showing.left == showing.behind == MOST
    showing.hurry(0.25)
    assert showing.left == showing.behind == MOST / 4
    now += 1000
    assert (showing.behind, showing.left) == (0, 0)


@pytest.mark.parametrize("game", NEWS_TIMES)
def test_what_decides_has_time_to_be_read_and_trifles_are_light(game: str) -> None:
    times = {kind: time.move + time.stay for kind, time in NEWS_TIMES[game].items()}
    heavy = {"eliminated", "check", "flip", "reveal", "event", "explode", "play challenge"}
    assert {kind for kind in heavy & times.keys() if times[kind] < 2000} == set()
    assert all(times[kind] <= 400 for kind in ("draw", "discard", "turn"))
