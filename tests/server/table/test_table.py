"""Tables: whole games with people and bots, and answers: stored, late, double, foreign."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sixgun.kernel.ask import NOBODY
from sixgun.kernel.errors import SixgunError
from sixgun.server.protocol import (
    Answer,
    Begin,
    DealProof,
    Interject,
    Leave,
    Ready,
    Refused,
    Snapshot,
    Step,
    TableInfo,
    Welcome,
)
from sixgun.server.store.rows import OVER
from sixgun.server.store.writer import WriteFailed
from sixgun.server.table.driver import StoreIsAhead
from tests.server.people import Person, local_tables, run
from tests.server.positions import BOTS, all_quiet, begun, seen

# Whole games.


def test_a_whole_game_of_bots_is_seen_by_a_spectator(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, (host,) = await place.table("Sam", players=5, bots=4, sets=["base", "dodge_city"])
            looker = Person(table, None, "fr").come()
            await looker.until(TableInfo)
            host.say(Begin())
            await host.until(Snapshot)
            host.say(Leave())
            deal = await looker.until(DealProof)
            assert looker.view is not None
            assert looker.view.result is not None
            assert looker.view.seat == NOBODY
            assert all(seat.role_shown for seat in looker.view.seats)
            commitments = {m.commitment for m in looker.heard if isinstance(m, Welcome) and m.commitment}
            assert commitments == {deal.commitment} == {sha256(bytes.fromhex(deal.key)).hexdigest()}
            stored = await place.store.game(table.code)
            assert stored is not None
            assert stored.finished is not None
            assert len(await place.store.answers(stored.id)) == looker.n

    run(work)


def test_people_and_bots_play_to_the_end_and_see_the_same(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, people = await place.table("Sam", "Kim", "Lou", players=5, bots=2, sets=["base", "high_noon"])
            for person in people[1:]:
                person.say(Ready(ready=True))
            people[0].say(Begin())
            await asyncio.gather(*(person.play(Random(n)) for n, person in enumerate(people)))
            assert table.status == OVER
            assert len({person.n for person in people}) == 1
            assert (
                len({str(person.view.result.winners) for person in people if person.view and person.view.result}) == 1
            )

    run(work)


def test_nobody_is_shown_anothers_hand_or_role(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            _, people = await place.table("Sam", "Kim", players=5, bots=3)
            people[1].say(Ready(ready=True))
            people[0].say(Begin())
            for seat, person in enumerate(people):
                start = await person.until(Snapshot)
                for other, shown in enumerate(seen(start).seats):
                    unknown = shown.hand_count - len(shown.hand)  # Black Jack may have shown a card
                    assert unknown == 0 if other == seat else unknown >= shown.hand_count - 1
                    assert shown.role in (
                        ("sheriff", "") if other != seat else ("sheriff", "deputy", "outlaw", "renegade")
                    )

    run(work)


# The start.


def test_nobody_moves_before_all_people_have_looked_round(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path, pace=1.0) as place:
            table, (ann,) = await place.table("Ann", **BOTS)
            await ann.until(Snapshot)
            await all_quiet(table)
            assert table.driver is not None
            assert table.driver.match.n == 0
            assert table.driver.clock.seat == NOBODY
            ann.say(Ready(ready=True))
            await begun(table)
            if table.driver.clock.seat == NOBODY:
                await ann.until(Step)

    run(work)


# Answers.


def test_stale_double_foreign_and_wrong_answers_change_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, (sam,) = await place.table("Sam", **BOTS)
            looker = Person(table, await place.guest("Eye")).come()
            await looker.until(Snapshot)
            await sam.asked()
            number, n = sam.question.number, sam.n  # type: ignore[union-attr]
            sam.answer(0, question=max(0, number - 1)) if number else None
            if number:
                assert (await sam.until(Refused)).code == "stale"
            sam.answer(999)
            assert (await sam.until(Refused)).code == "not_offered"
            looker.say(Answer(question=number, option=0))
            assert (await looker.until(Refused)).code == "not_yours"
            sam.say(Interject(after=number, offer=0))
            assert (await sam.until(Refused)).code == "not_offered"
            assert sam.n == n
            sam.answer(0)
            sam.answer(0, question=number)
            step = await sam.until(Step)
            assert step.n == n + 1
            assert (await sam.until(Refused)).code == "stale"
            game = await place.store.game(table.code)
            assert game is not None
            stored = await place.store.answers(game.id)
            assert [row.seat for row in stored][n] == 0
            assert [row.n for row in stored] == list(range(1, len(stored) + 1))

    run(work)


def test_an_answer_is_stored_before_anybody_sees_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, (sam,) = await place.table("Sam", **BOTS)
            await sam.asked()
            seen: list[int] = []
            true = place.store.append

            async def append(game: int, n: int, *rest: Any) -> None:
                await asyncio.sleep(0.01)
                assert table.driver is not None
                assert table.driver.match.n == n - 1
                await true(game, n, *rest)
                seen.append(n)

            monkeypatch.setattr(place.store, "append", append)
            sam.answer(0)
            step = await sam.until(Step)
            assert step.n in seen

    run(work)


def test_an_answer_that_cannot_be_stored_is_refused_and_can_be_given_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, (sam,) = await place.table("Sam", **BOTS)
            await sam.asked()
            n = sam.n

            async def fails(*_: Any) -> None:
                raise WriteFailed("no")

            with monkeypatch.context() as patch:
                patch.setattr(place.store, "append", fails)
                sam.answer(0)
                refused = await sam.until(Refused)
                assert (refused.code, table.driver and table.driver.match.n) == ("not_now", n)
            sam.answer(0)
            assert (await sam.until(Step)).n == n + 1

    run(work)


def test_an_answer_that_was_stored_although_the_writer_failed_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            _, (sam,) = await place.table("Sam", **BOTS)
            await sam.asked()
            n, true = sam.n, place.store.append

            async def fails(*row: Any) -> None:
                await true(*row)
                monkeypatch.setattr(place.store, "append", true)
                raise WriteFailed("who knows")

            monkeypatch.setattr(place.store, "append", fails)
            sam.answer(0)
            assert (await sam.until(Step)).n == n + 1

    run(work)


def test_a_room_that_has_been_overtaken_takes_the_game_from_the_store(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, (sam,) = await place.table("Sam", **BOTS)
            question = await sam.asked()
            assert table.driver is not None
            match = table.driver.match
            assert match.game.ask is not None
            row = match.answer_row(0, match.game.ask.options()[-1])
            await place.store.append(match.id, row.n, row.seat, row.choice, row.interjection, row.twin)
            sam.answer(0)
            again = await sam.until(Snapshot)
            assert again.n == question.number + 1
            assert issubclass(StoreIsAhead, SixgunError)

    run(work)
