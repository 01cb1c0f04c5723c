"""Rooms: whole games with people and bots, coming back, idling, answers that come too late, and restarts."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sixgun.bang.game import Game
from sixgun.bang.rules.setup import Setup
from sixgun.bang.view import View as EngineView
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.errors import SixgunError
from sixgun.server import clients
from sixgun.server.play import Overtaken
from sixgun.server.protocol import (
    Again,
    Answer,
    Begin,
    ClockMessage,
    Deal,
    Fill,
    Interject,
    Kick,
    Leave,
    NewTable,
    Ping,
    Pong,
    Ready,
    Refused,
    Said,
    Say,
    Snapshot,
    Speak,
    Step,
    TableInfo,
    View,
    Welcome,
    Why,
    WhyNot,
)
from sixgun.server.room import Room
from sixgun.server.store import OVER, PLAYING
from sixgun.server.writer import WriteFailed
from tests.server.table import House, Person, house, run


def seen(message: Snapshot | Step) -> View:
    """The table of BANG! that a message shows."""
    assert isinstance(message.view, View)
    return message.view


def position(room: Room) -> dict[str, Any]:
    """What everybody may see of a room's game."""
    assert room.play is not None
    view = room.play.match.title.view(room.play.match.game, NOBODY)
    assert isinstance(view, EngineView)
    return view.to_data()


BOTS = {"players": 5, "bots": 4, "begin": True}


async def all_quiet(room: Any) -> None:
    """Let the room do what it has to do at once."""
    for _ in range(20):
        await room.call(nothing)
        await asyncio.sleep(0)


async def nothing() -> None:
    return None


async def begun(room: Any) -> None:
    """Let the time to look round pass."""
    while room.play is None or room.play.opening:
        await all_quiet(room)


# Whole games.


def test_a_whole_game_of_bots_is_seen_by_an_onlooker(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as place:
            room, (host,) = await place.table("Sam", players=5, bots=4, sets=["base", "dodge_city"])
            looker = Person(room, None, "fr").come()
            await looker.until(TableInfo)
            host.say(Begin())
            await host.until(Snapshot)
            host.say(Leave())
            deal = await looker.until(Deal)
            assert looker.view is not None
            assert looker.view.result is not None
            assert looker.view.seat == NOBODY
            assert all(seat.role_shown for seat in looker.view.seats)
            commitments = {m.commitment for m in looker.heard if isinstance(m, Welcome) and m.commitment}
            assert commitments == {deal.commitment} == {sha256(bytes.fromhex(deal.key)).hexdigest()}
            stored = await place.store.game(room.code)
            assert stored is not None
            assert stored.finished is not None
            assert len(await place.store.answers(stored.id)) == looker.n

    run(work)


def test_people_and_bots_play_to_the_end_and_see_the_same(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as place:
            room, people = await place.table("Sam", "Kim", "Lou", players=5, bots=2, sets=["base", "high_noon"])
            for person in people[1:]:
                person.say(Ready(ready=True))
            people[0].say(Begin())
            await asyncio.gather(*(person.play(Random(n)) for n, person in enumerate(people)))
            assert room.status == OVER
            assert len({person.n for person in people}) == 1
            assert (
                len({str(person.view.result.winners) for person in people if person.view and person.view.result}) == 1
            )

    run(work)


def test_nobody_is_shown_anothers_hand_or_role(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as place:
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


# Answers.


def test_stale_double_foreign_and_wrong_answers_change_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as place:
            room, (sam,) = await place.table("Sam", **BOTS)
            looker = Person(room, await place.guest("Eye")).come()
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
            game = await place.store.game(room.code)
            assert game is not None
            stored = await place.store.answers(game.id)
            assert [row.seat for row in stored][n] == 0
            assert [row.n for row in stored] == list(range(1, len(stored) + 1))

    run(work)


def test_an_answer_is_stored_before_anybody_sees_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with house(tmp_path) as place:
            room, (sam,) = await place.table("Sam", **BOTS)
            await sam.asked()
            seen: list[int] = []
            true = place.store.append

            async def append(game: int, n: int, *rest: Any) -> None:
                await asyncio.sleep(0.01)
                assert room.play is not None
                assert room.play.match.n == n - 1
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
        async with house(tmp_path) as place:
            room, (sam,) = await place.table("Sam", **BOTS)
            await sam.asked()
            n = sam.n

            async def fails(*_: Any) -> None:
                raise WriteFailed("no")

            with monkeypatch.context() as patch:
                patch.setattr(place.store, "append", fails)
                sam.answer(0)
                refused = await sam.until(Refused)
                assert (refused.code, room.play and room.play.match.n) == ("not_now", n)
            sam.answer(0)
            assert (await sam.until(Step)).n == n + 1

    run(work)


def test_an_answer_that_was_stored_although_the_writer_failed_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with house(tmp_path) as place:
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
        async with house(tmp_path) as place:
            room, (sam,) = await place.table("Sam", **BOTS)
            question = await sam.asked()
            assert room.play is not None
            match = room.play.match
            assert match.game.ask is not None
            text, twin = match.written(0, match.game.ask.options()[-1])
            await place.store.append(match.id, match.n + 1, 0, text, False, twin)
            sam.answer(0)
            again = await sam.until(Snapshot)
            assert again.n == question.number + 1
            assert issubclass(Overtaken, SixgunError)

    run(work)


# Coming and going.


def test_who_comes_back_gets_the_missing_steps_without_a_gap(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, pace=0.002) as place:
            room, (sam,) = await place.table("Sam", **BOTS)
            await sam.asked()
            sam.answer(0)
            await sam.until(Step)
            n = sam.n
            sam.go()
            while room.play and room.play.match.n < n + 3 and room.play.clock.seat != 0:
                await asyncio.sleep(0.005)
            sam.heard.clear()
            sam.come(resume=True)
            await sam.until(TableInfo)
            await sam.asked()
            sam.answer(0)
            await sam.until(Step)
            assert not [message for message in sam.heard if isinstance(message, Snapshot)]

    run(work)


def test_who_has_been_away_for_long_gets_a_snapshot(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as place:
            room, (sam,) = await place.table("Sam", **BOTS)
            await sam.asked()
            sam.n, sam.question = 9999, None
            sam.come(resume=True)
            assert (await sam.until(Snapshot)).question is not None
            sam.game, sam.n = 7, 0
            sam.come(resume=True)
            await sam.until(Snapshot)
            assert room.play is not None
            assert len(room.play.match.audience(0, "en").steps) <= 24

    run(work)


def test_an_idle_seat_is_played_by_a_bot_until_its_owner_is_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, reserve=1.0) as place:
            room, (sam,) = await place.table("Sam", **BOTS)
            await begun(room)
            await sam.asked()
            assert room.play is not None
            room.play.clock.move = 0.05
            room.play.wait()
            reserve = await sam.until(ClockMessage, lambda message: message.clock.move_ms == 0)
            assert reserve.clock.reserve_ms > 0
            away = await sam.until(TableInfo)
            assert away.places[0].away
            await sam.until(Step)
            room.play.clock.move = 60.0
            sam.say(Ready(ready=True))
            assert not (await sam.until(TableInfo, lambda info: not info.places[0].away)).places[0].away
            if not room.play.over:
                await sam.asked()
                sam.answer(0)
                await sam.until(Step)

    run(work)


def test_who_is_away_is_back_when_he_connects(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, pace=0.05) as place:
            room, (sam,) = await place.table("Sam", **BOTS)
            room.seats.chairs[0].away = True
            assert room.play is not None
            room.play.wait()
            sam.go()
            sam.come()
            info = await sam.until(TableInfo, lambda info: info.places[0].online)
            assert not info.places[0].away

    run(work)


def test_the_reserve_of_a_seat_is_kept_over_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        place = await House(tmp_path, reserve=30.0).open()
        room, (sam,) = await place.table("Sam", **BOTS)
        await begun(room)
        await sam.asked()
        assert room.play is not None
        room.play.clock.move = 0.01
        room.play.wait()
        await asyncio.sleep(0.3)
        sam.answer(0)
        await sam.until(Step)
        await all_quiet(room)
        await place.close()
        async with house(tmp_path, reserve=30.0) as again:
            back = await again.room(room.code)
            assert back.play is not None
            back.play.clock.start(0)
            assert back.play.clock.left()[1] < 29.9

    run(work)


def test_a_slow_client_is_dropped_and_the_table_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clients, "MOST_WAITING", 32)  # fewer messages than the shortest game has

    async def work() -> None:
        async with house(tmp_path) as place:
            room, (sam,) = await place.table("Sam", players=5, bots=4, sets=["base", "dodge_city"])
            slow = Person(room, None).come()
            sam.say(Begin())
            sam.say(Leave())
            await sam.until(Deal)
            assert slow.client.closed == clients.TOO_SLOW
            assert await slow.closed() == clients.TOO_SLOW

    run(work)


# Restart.


def test_after_a_restart_the_game_goes_on_at_the_same_question(tmp_path: Path) -> None:
    async def work() -> None:
        place = await House(tmp_path).open()
        room, (sam,) = await place.table("Sam", players=6, bots=5, begin=True, sets=["base", "dodge_city", "high_noon"])
        chance = Random(5)
        for _ in range(6):
            await sam.asked()
            assert sam.question is not None
            if sam.view and (sam.view.result or sam.view.seats[0].out):
                break
            sam.answer(chance.randrange(len(sam.question.options)))
            sam.question = None
        await sam.asked()
        assert room.play is not None
        before = position(room)
        frame = sam.frames[-1]
        await place.close()
        async with house(tmp_path) as again:
            back = await again.room(room.code)
            assert back is not room
            assert back.play is not None
            assert position(back) == before
            assert (back.status, back.games, back.seats.names) == (room.status, room.games, room.seats.names)
            assert back.play.match.beginning.setup == room.play.match.beginning.setup
            person = Person(back, sam.guest)
            person.n, person.game, person.question = sam.n, 1, sam.question
            person.come(resume=True)
            await person.until(ClockMessage)
            assert not [message for message in person.heard if isinstance(message, (Snapshot, Step))]
            assert sam.question is not None
            person.answer(0, question=sam.question.number)
            await person.until(Step)
            assert frame

    run(work)


def test_open_and_finished_tables_are_there_after_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        place = await House(tmp_path).open()
        waiting, (ann, _) = await place.table("Ann", "Bob", players=4, bots=1)
        over, (sam,) = await place.table("Sam", **BOTS)
        sam.say(Leave())
        await sam.until(Deal)
        await place.close()
        async with house(tmp_path) as again:
            first, second = await again.room(waiting.code), await again.room(over.code)
            assert first.seats.names == waiting.seats.names == ["Ann", "Bob", "", "Dan"]
            assert first.seats.host_seat == 0
            assert second.status == OVER
            looker = Person(second, None).come()
            assert (await looker.until(Deal)).key
            assert again.rooms.counts() == {"open": 1, "playing": 0, "over": 1, "clients": 1}
            assert ann.guest is not None

    run(work)


# Before the game.


def test_the_host_fills_kicks_and_begins(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as place:
            room, (ann, bob, cy) = await place.table("Ann", "Bob", "Cy", players=5)
            bob.say(Begin())
            assert (await bob.until(Refused)).code == "not_yours"
            ann.say(Begin())
            assert (await ann.until(Refused)).text.startswith("There are free seats")
            ann.say(Fill(seat=3, bot="random"))
            info = await ann.until(TableInfo, lambda info: bool(info.places[3].bot))
            assert [bool(p.bot) for p in info.places] == [False, False, False, True, False]
            ann.say(Fill(seat=3, bot=""))
            ann.say(Fill(bot="cowboy"))
            await ann.until(TableInfo, lambda info: bool(info.places[4].bot))
            ann.say(Fill(bot="nobody_knows"))
            assert (await ann.until(Refused)).code == "not_offered"
            ann.say(Begin())
            assert (await ann.until(Refused)).text == "Not everybody is ready yet."
            ann.say(Kick(seat=0))
            assert (await ann.until(Refused)).code == "not_offered"
            ann.say(Kick(seat=2))
            assert await cy.closed() == clients.KICKED
            assert await cy.come().closed() == clients.KICKED
            assert cy.guest is not None
            with pytest.raises(SixgunError, match="asked you to leave"):
                await place.rooms.join(room.code, cy.guest)
            ann.say(Fill(bot="cowboy"))
            bob.say(Ready(ready=True))
            await ann.until(TableInfo, lambda info: info.places[1].ready and bool(info.places[2].bot))
            ann.say(Begin())
            assert (await bob.until(Snapshot)).n == 0
            ann.say(Kick(seat=1))
            assert (await ann.until(Refused)).code == "not_now"

    run(work)


def test_sitting_down_at_a_full_table_and_leaving_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as place:
            room, (ann, bob) = await place.table("Ann", "Ann", players=4, bots=2)
            assert room.seats.names == ["Ann", "Ann 2", "Cleo", "Dan"]
            eve = await place.guest("Eve")
            with pytest.raises(SixgunError, match="full"):
                await place.rooms.join(room.code, eve)
            looker = Person(room, eve).come()
            await looker.until(TableInfo)
            ann.say(Leave())
            gone = await ann.until(Welcome)
            assert (gone.seat, gone.host) == (NOBODY, False)
            assert (await bob.until(Welcome, lambda welcome: welcome.host)).seat == 1
            assert (await place.rooms.join(room.code, eve)).taken == 4
            assert (await looker.until(Welcome, lambda welcome: welcome.seat == 0)).seat == 0
            place.rooms.rename(eve.id, "Eva")
            await looker.until(TableInfo, lambda info: info.places[0].name == "Eva")
            with pytest.raises(SixgunError, match="no such table"):
                await place.rooms.join("ZZZZ", eve)

    run(work)


def test_what_cannot_be_played_is_not_opened(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as place:
            host = await place.guest("Ann")
            for wrong in (
                {"players": 8},
                {"players": 2},
                {"sets": ["base", "nowhere"]},
                {"options": {"nothing": True}},
                {"level": "genius"},
                {"bots": 7},
            ):
                with pytest.raises(SixgunError):
                    await place.rooms.create(NewTable(**{"name": "x", "players": 4, **wrong}), host)  # type: ignore[arg-type]
            assert place.rooms.lines() == []

    run(work)


def test_the_lobby_shows_public_tables_with_people(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as place:
            await place.table("Ann", name="first")
            second, _ = await place.table("Bob", name="second", bots=2)
            hidden, _ = await place.table("Cy", name="hidden", private=True)
            assert [line.name for line in place.rooms.lines()] == ["second", "first"]
            line = place.rooms.line(hidden.code)
            assert line is not None
            assert (line.taken, line.bots, line.status) == (1, 0, "open")
            assert second.line().bots == 2
            assert len(second.code) == 4
            assert not set(second.code) & set("01IOL")

    run(work)


def test_tables_where_nobody_is_are_closed(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, idle=0.05) as place:
            room, (ann,) = await place.table("Ann")
            played, (sam,) = await place.table("Sam", **BOTS)
            sam.say(Leave())
            await sam.until(Deal)
            ann.go()
            sam.go()
            for _ in range(500):
                await asyncio.sleep(0.02)
                if not place.rooms.lines() and place.rooms.get(played.code) is None:
                    break
            assert place.rooms.get(room.code) is None
            assert await place.store.table(room.code) is None
            assert await place.store.game(played.code) is not None

    run(work)


# Beside and after the game.


def test_chat_has_limits_and_is_kept_for_those_who_come(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as place:
            room, (ann,) = await place.table("Ann")
            nobody = Person(room, None).come()
            await nobody.until(TableInfo)
            nobody.say(Say(text="hello"))
            assert (await nobody.until(Refused)).code == "not_yours"
            ann.say(Say(text="<b>hi</b>\n\u202eyou"))
            said = await nobody.until(Said)
            assert (said.seat, said.name) == (0, "Ann")
            assert "\n" not in said.text
            assert said.text.startswith("<b>hi</b>")
            for _ in range(8):
                ann.say(Say(text="again"))
            assert (await ann.until(Refused)).code == "too_fast"
            looker = Person(room, None).come()
            assert (await looker.until(Said)).text == said.text

    run(work)


def test_another_language_brings_a_snapshot_in_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as place:
            _, (sam,) = await place.table("Sam", **BOTS)
            question = await sam.asked()
            sam.say(Speak(language="fr"))
            french = await sam.until(Snapshot)
            assert french.question is not None
            assert french.question.number == question.number
            assert french.question.text != question.text
            sam.say(Speak(language="xx"))
            assert (await sam.until(Refused)).code == "bad"
            sam.say(Ping(n=7))
            assert (await sam.until(Pong)).n == 7
            assert sam.view is not None
            for card in sam.view.seats[0].hand:
                sam.say(Why(card=card.id))
                assert (await sam.until(WhyNot)).card == card.id

    run(work)


def test_a_rematch_begins_when_all_who_are_there_want_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as place:
            room, people = await place.table("Sam", "Kim", players=4, bots=2)
            sam, kim = people
            kim.say(Ready(ready=True))
            sam.say(Begin())
            await asyncio.gather(*(person.play(Random(n)) for n, person in enumerate(people)))
            first = room.play
            assert first is not None
            sam.say(Begin())
            assert (await sam.until(Refused)).code == "not_now"
            sam.say(Again(want="rematch"))
            info = await kim.until(TableInfo, lambda info: info.places[0].wants == "rematch")
            assert info.status == OVER
            kim.say(Again(want="next"))
            await kim.until(TableInfo, lambda info: info.status == PLAYING and info.game == 2)
            assert (await kim.until(Snapshot)).n == 0
            assert room.play is not None
            assert room.play.match.beginning.setup.key != first.match.beginning.setup.key
            kim.say(Again(want="rematch"))
            assert (await kim.until(Refused)).code == "not_now"

    run(work)


def test_the_next_game_follows_the_rulebook(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as place:
            options = {"keep_characters": True, "pass_sheriff": True}
            room, (sam,) = await place.table("Sam", players=5, bots=4, begin=True, options=options)
            await sam.play(Random(1))
            assert room.play is not None
            last = room.play.match
            sheriff = next(seat for seat in range(5) if last.title.side(last.game, seat) == "sheriff")
            sam.say(Again(want="next"))
            await sam.until(Snapshot)
            setup = room.play.match.beginning.setup
            assert isinstance(setup, Setup)
            assert isinstance(last.game, Game)
            assert setup.sheriff == (sheriff + 1) % 5
            alive = [seat for seat in range(5) if not last.game.player(seat).out]
            assert [seat for seat, _ in setup.kept] == alive
            code = room.code
        async with house(tmp_path) as again:
            back = await again.room(code)
            assert back.games == 2
            assert back.play is not None
            assert back.play.match.beginning.setup == setup

    run(work)


def test_who_leaves_a_game_is_replaced_by_a_bot_under_his_name(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as place:
            room, people = await place.table("Sam", "Kim", players=4, bots=2)
            sam, kim = people
            kim.say(Ready(ready=True))
            sam.say(Begin())
            await kim.until(Snapshot)
            kim.say(Leave())
            left = await kim.until(Welcome, lambda welcome: welcome.seat == NOBODY)
            assert not left.host
            view = seen(await kim.until(Snapshot))
            assert view.seat == NOBODY
            assert all(len(seat.hand) < seat.hand_count for seat in view.seats if seat.hand), "only what all have seen"
            info = await sam.until(TableInfo, lambda info: bool(info.places[1].bot))
            assert info.places[1].name == "Kim"
            await sam.play(Random(3))
            assert room.status == OVER

    run(work)


# The start.


def test_nobody_moves_before_all_people_have_looked_round(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, pace=1.0) as place:
            room, (ann,) = await place.table("Ann", **BOTS)
            await ann.until(Snapshot)
            await all_quiet(room)
            assert room.play is not None
            assert room.play.match.n == 0
            assert room.play.clock.seat == NOBODY
            ann.say(Ready(ready=True))
            await begun(room)
            if room.play.clock.seat == NOBODY:
                await ann.until(Step)

    run(work)
