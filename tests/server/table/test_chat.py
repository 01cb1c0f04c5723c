"""The talk at a table: how much one person may say, who may talk at all, and whom the host mutes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sixgun.server.protocol import Leave, Mute, Ping, Pong, Refused, Said, Say, TableInfo
from sixgun.server.table.chat import BURST, SPECTATORS_BURST
from sixgun.server.table.table import Table
from tests.server.people import LocalTables, Person, local_tables, run
from tests.server.positions import all_quiet


async def lines(person: Person) -> list[str]:
    """What this person has been told by now."""
    person.say(Ping(n=1))
    await person.until(Pong)
    return [message.text for message in person.heard if isinstance(message, Said)]


async def looker(place: LocalTables, table: Table, name: str) -> Person:
    person = Person(table, await place.guest(name)).come()
    await person.until(TableInfo)
    return person


def test_one_person_has_one_limit_over_all_connections(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, (ann, bob) = await place.table("Ann", "Bob")
            windows = [Person(table, bob.guest).come() for _ in range(11)]
            for window in windows:
                await window.until(TableInfo)
            for number in range(5):
                for window in (bob, *windows):
                    window.say(Say(text=f"line {number}"))
            await all_quiet(table)
            assert len(await lines(ann)) <= BURST + 1  # one more may have become free meanwhile
            assert (await bob.until(Refused)).code == "too_fast"

    run(work)


def test_all_spectators_together_have_a_limit(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, (ann,) = await place.table("Ann", private=True)
            for number in range(6):
                stranger = await looker(place, table, f"Stranger {number}")
                for _ in range(4):
                    stranger.say(Say(text="buy gold"))
            await all_quiet(table)
            assert len(await lines(ann)) <= SPECTATORS_BURST + 2
            ann.say(Say(text="quiet, please"))  # who sits there is not held up by them
            assert (await lines(ann))[-1] == "quiet, please"

    run(work)


@pytest.mark.parametrize(
    ("settings", "talk"),
    [
        ({}, "seated"),
        ({"private": True}, "everybody"),
        ({"talk": "everybody"}, "everybody"),
        ({"private": True, "talk": "seated"}, "seated"),
    ],
)
def test_whether_spectators_talk_is_a_setting_of_the_table(tmp_path: Path, settings: dict[str, Any], talk: str) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, (ann, bob) = await place.table("Ann", "Bob", **settings)
            assert ann.info is not None
            assert ann.info.talk == talk
            lou = await looker(place, table, "Lou")
            lou.say(Say(text="hello"))
            if talk == "seated":
                assert (await lou.until(Refused)).text == "At this table only players with a seat may talk."
            bob.say(Say(text="hi"))
            assert await lines(ann) == (["hello", "hi"] if talk == "everybody" else ["hi"])
            nobody = Person(table, None).come()  # who has no name never talks
            nobody.say(Say(text="boo"))
            assert (await nobody.until(Refused)).text == "Choose a name first."

    run(work)


def test_the_host_mutes_and_unmutes(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, (ann, bob, cy) = await place.table("Ann", "Bob", "Cy", private=True)
            for person, text in ((ann, "hi"), (bob, "hi, Ann"), (cy, "hello")):
                person.say(Say(text=text))
            said = {message.name: message for message in [await cy.until(Said) for _ in range(3)]}
            assert [said[name].own for name in ("Ann", "Bob", "Cy")] == [False, False, True]
            assert len({message.who for message in said.values()}) == 3
            numbers = [message.n for message in said.values()]
            assert numbers == sorted(set(numbers))

            bob.say(Mute(who=said["Cy"].who, muted=True))
            assert (await bob.until(Refused)).code == "not_yours"
            ann.say(Mute(who=said["Ann"].who, muted=True))
            assert (await ann.until(Refused)).code == "not_offered"
            ann.say(Mute(who=12, muted=True))
            assert (await ann.until(Refused)).code == "not_offered"
            ann.say(Mute(who=said["Bob"].who, muted=True))
            info = await cy.until(TableInfo, lambda info: bool(info.muted))
            assert [(one.name, one.seat, one.who) for one in info.muted] == [("Bob", 1, said["Bob"].who)]
            again = Person(table, bob.guest).come()  # another connection helps nothing
            await again.until(TableInfo)
            for person in (bob, again):
                person.say(Say(text="but why?"))
                assert (await person.until(Refused)).text.startswith("The host of this table has muted you.")
            bob.say(Leave())  # nor does getting up
            bob.say(Say(text="but why?"))
            assert (await bob.until(Refused)).text.startswith("The host of this table has muted you.")
            assert await lines(cy) == ["hi", "hi, Ann", "hello"]

            ann.say(Mute(who=said["Bob"].who, muted=False))
            assert not (await cy.until(TableInfo, lambda info: not info.muted)).muted
            bob.say(Say(text="thanks"))
            assert (await cy.until(Said)).text == "thanks"

    run(work)


def test_who_is_muted_stays_so_over_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        place = await LocalTables(tmp_path).open()
        table, (ann, bob) = await place.table("Ann", "Bob")
        bob.say(Say(text="spam"))
        ann.say(Mute(who=(await ann.until(Said)).who, muted=True))
        await ann.until(TableInfo, lambda info: bool(info.muted))
        await place.close()
        place = await place.open()
        table = await place.found(table.code)
        bob = Person(table, bob.guest).come()
        await bob.until(TableInfo)
        bob.say(Say(text="spam"))
        assert (await bob.until(Refused)).text.startswith("The host of this table has muted you.")
        ann = Person(table, ann.guest).come()
        muted = (await ann.until(TableInfo, lambda info: bool(info.muted))).muted
        assert [one.name for one in muted] == ["Bob"]
        ann.say(Mute(who=muted[0].who, muted=False))
        await ann.until(TableInfo, lambda info: not info.muted)
        bob.say(Say(text="sorry"))
        assert (await ann.until(Said)).text == "sorry"
        await place.close()
        place = await place.open()
        assert await place.store.muted(table.code) == []
        await place.close()

    run(work)


def test_who_comes_back_is_told_the_lines_again_with_their_numbers(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            _, (ann, bob) = await place.table("Ann", "Bob", players=2, game="duel")
            ann.say(Say(text="one"))
            first = await bob.until(Said)
            bob.go()
            ann.say(Say(text="two"))
            await ann.until(Said, lambda said: said.text == "two")
            bob.n = 0
            bob.come(resume=True)
            told = [await bob.until(Said), await bob.until(Said)]
            assert [said.text for said in told] == ["one", "two"]
            assert told[0] == first
            assert told[1].n > first.n

    run(work)
