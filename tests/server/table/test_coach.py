"""A coach behind a seat: he advises who sits there, sees no more than that seat, and remembers whom he suspected."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from sixgun.bang.faces import DEPUTY, OUTLAW, RENEGADE
from sixgun.server.presentation.sentences import plain_text
from sixgun.server.protocol import Advice, Advise, Begin, Hindsight, Moment, Ready, Refused, Snapshot, Step, TableInfo
from sixgun.server.store.rows import OVER
from tests.server.people import Person, local_tables, run


async def advised(person: Person) -> Advice:
    person.say(Advise())
    return await person.until(Advice)


def bets(moment: Moment) -> dict[int, dict[str, int]]:
    return {suspicion.seat: suspicion.odds for suspicion in moment.suspicions}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_advice_is_an_option_with_a_reason_and_the_same_when_asked_again(tmp_path: Path, language: str) -> None:
    async def table() -> None:
        async with local_tables(tmp_path) as place:
            _, (sam,) = await place.table("Sam", players=5, bots=4, coach=True, begin=True)
            sam.language = language
            sam.come()
            reasons = set()
            for _ in range(12):
                question = await sam.asked()
                advice = await advised(sam)
                assert advice.n == question.number
                assert 0 <= advice.option < len(question.options)
                assert advice == await advised(sam)
                reasons.add(plain_text(advice.text))
                sam.answer(advice.option)
                if (await sam.until(Step)).view.result is not None:
                    break
            assert len(reasons) > 1 and all(text.endswith(".") for text in reasons)

    run(table)


def test_suspicions_are_percentages_for_every_hidden_role_whoever_is_asked(tmp_path: Path) -> None:
    async def table() -> None:
        async with local_tables(tmp_path) as place:
            _, (sam, pat) = await place.table("Sam", "Pat", players=5, bots=3, coach=True, begin=False)
            pat.say(Ready(ready=True))
            sam.say(Begin())
            await sam.until(Snapshot)
            for person in (sam, pat):
                advice = await advised(person)
                assert person.welcome is not None
                held = {suspicion.seat: suspicion.odds for suspicion in advice.suspicions}
                assert person.welcome.seat not in held
                assert len(held) in (3, 4), "all but himself and the Sheriff"
                for odds in held.values():
                    assert set(odds) == {DEPUTY, OUTLAW, RENEGADE}
                    assert 98 <= sum(odds.values()) <= 102

    run(table)


def test_there_is_no_coach_for_spectators_and_none_at_a_table_without(tmp_path: Path) -> None:
    async def table() -> None:
        async with local_tables(tmp_path) as place:
            table, (sam,) = await place.table("Sam", players=4, bots=3, coach=True, begin=True)
            stranger = Person(table, None).come()
            stranger.say(Advise())
            assert (await stranger.until(Refused)).code == "not_yours"
            _, (pat,) = await place.table("Pat", players=4, bots=3, begin=True)
            pat.say(Advise())
            assert (await pat.until(Refused)).code == "not_now"
            assert sam.info is not None and sam.info.coach
            assert pat.info is not None and not pat.info.coach

    run(table)


def test_asking_the_coach_is_no_sign_of_life(tmp_path: Path) -> None:
    """A page asks after every step, whether somebody sits before it or not."""

    async def table() -> None:
        async with local_tables(tmp_path) as place:
            table, (sam,) = await place.table("Sam", players=4, bots=3, coach=True, begin=True)
            table.seats[0].away = True
            await advised(sam)
            assert table.seats[0].away
            sam.say(Ready(ready=True))
            assert not (await sam.until(TableInfo, lambda info: not info.seats[0].away)).seats[0].away

    run(table)


def test_after_the_game_the_suspicions_over_time_are_told_and_a_restart_loses_none(tmp_path: Path) -> None:
    async def table() -> Hindsight:
        async with local_tables(tmp_path) as place:
            table, (sam,) = await place.table("Sam", players=5, bots=4, coach=True, begin=True)
            await sam.play(Random(4), until=lambda: sam.n > 12)
            code = table.code
        async with local_tables(tmp_path) as place:
            table = await place.found(code)
            sam = Person(table, sam.guest).come()
            await sam.play(Random(5))
            assert table.status == OVER
            sam.say(Advise())
            return await sam.until(Hindsight)

    told = run(table)
    numbers = [moment.n for moment in told.moments]
    assert numbers[0] == 0 and numbers == sorted(set(numbers)) and numbers[-1] <= told.n
    assert len(numbers) > 5
    assert all(one.suspicions != other.suspicions for one, other in zip(told.moments, told.moments[1:]))
    even = bets(told.moments[0])
    assert len({tuple(odds.items()) for odds in even.values()}) == 1, "before the first act nobody stands out"


def test_a_coach_of_the_duel_advises_and_suspects_nobody(tmp_path: Path) -> None:
    async def table() -> None:
        async with local_tables(tmp_path) as place:
            _, (sam,) = await place.table("Sam", game="duel", players=2, bots=1, coach=True, begin=True)
            for _ in range(10):
                question = await sam.asked()
                advice = await advised(sam)
                assert 0 <= advice.option < len(question.options)
                assert plain_text(advice.text).endswith(".")
                assert advice.suspicions == []
                sam.answer(advice.option)
                await sam.until(Step)

    run(table)
