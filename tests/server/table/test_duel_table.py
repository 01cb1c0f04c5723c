"""A table of The Duel: two seats, what each of them is told, the change of sides, and two people at one device."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from sixgun.cardgame.header import PlayerInfo
from sixgun.cardgame.playback import verify
from sixgun.duel.header import RecordHeader
from sixgun.duel.rules.setup import Setup
from sixgun.duel.view import View
from sixgun.games import game_type_in
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.errors import SixgunError
from sixgun.kernel.record import parse_record
from sixgun.server.presentation.duel.catalogue_texts import catalogue_in_words
from sixgun.server.presentation.sentences import plain_text
from sixgun.server.protocol import (
    Begin,
    DealProof,
    DuelView,
    HandOver,
    Leave,
    NewTable,
    PlayAgain,
    Ready,
    Refused,
    ServerMessage,
    Snapshot,
    Step,
    TableInfo,
    TakeDevice,
    Welcome,
    encoder,
)
from sixgun.server.store.rows import OVER, GuestRow
from sixgun.server.table.match import Match
from sixgun.server.table.seats import Seats
from sixgun.server.table.settings import check, fitted
from sixgun.server.workers.records import record_text
from sixgun.wording import language, languages
from tests.server.people import Person, local_tables, run

TABLE = {"game": "duel", "players": 2}


def match(seed: str) -> Match:
    return Match(RecordHeader(Setup(key_from_seed(seed)), (PlayerInfo("Ada", "human"), PlayerInfo("Ben", "human"))), 1)


def seen(message: Snapshot | Step) -> DuelView:
    assert isinstance(message.view, DuelView)
    return message.view


def test_a_seat_is_told_its_hand_and_of_the_other_only_the_backs() -> None:
    for n in range(3):
        table, chance = match(f"told {n}"), Random(n)
        while table.game.ask is not None:
            for seat in (0, 1, NOBODY):
                view = table.audience(seat, "en").presenter.view()
                assert isinstance(view, DuelView)
                for other, side in enumerate(view.sides):
                    may_know = set(View(table.game, seat).player(other).hand)  # type: ignore[arg-type]
                    assert {card.id for card in side.hand} == may_know
                    assert len(side.backs) == side.hand_count
                    assert bool(side.waiting) == (other == seat and side.reserve > 0)
                    assert side.reserve == len(side.waiting) or other != seat
                    if other == seat:
                        assert len(side.hand) == side.hand_count
            table.apply(table.game.ask.seat, chance.choice(table.game.ask.options()))


def test_whole_games_can_be_told_in_both_languages_and_read_by_the_protocol() -> None:
    for n, code in enumerate(languages()):
        table, chance = match(f"whole {n}"), Random(n)
        while table.game.ask is not None:
            ask = table.game.ask
            for seat in (0, 1, NOBODY):
                step = msgspec.json.decode(table.step(seat, code, None), type=ServerMessage)
                assert isinstance(step, Step)
                assert (step.question is not None) == (seat == ask.seat)
                if step.question is not None:
                    assert [o.target for o in step.question.options] == [o.target for o in ask.options()]
                    assert all(plain_text(o.text) for o in step.question.options)
                else:
                    assert plain_text(seen(step).asked_text)
                assert all(plain_text(news.text) for news in step.news)
            table.apply(ask.seat, chance.choice(ask.options()))
        end = seen(table.snapshot(0, code, None))
        assert end.result is not None
        loser = 1 - end.result.winners[0]
        assert not end.sides[loser].reserve and len(end.sides[loser].out) == 4


def test_a_character_in_the_rearguard_sleeps_unless_always_active() -> None:
    view = seen(match("sleep").snapshot(NOBODY, "en", None))
    assert view.sides[0].characters == [] and view.phase == "setup"
    table = match("sleep")
    for _ in range(2):
        assert table.game.ask is not None
        table.apply(table.game.ask.seat, table.game.ask.options()[0])
    for side in seen(table.snapshot(0, "en", None)).sides:
        front, rear = side.characters
        assert front.active and not front.asleep and not rear.active
        assert rear.asleep != rear.always


def test_why_a_card_cannot_be_played_is_told_for_a_character() -> None:
    table, chance, told = match("why"), Random(2), set[str]()
    while table.game.ask is not None:
        ask = table.game.ask
        view = table.audience(ask.seat, "en").presenter.view()
        assert isinstance(view, DuelView)
        mine = view.sides[ask.seat]
        equipment = [card.id for character in mine.characters for card in character.equipment]
        for card in (*(card.id for card in mine.hand), *equipment):
            for target in (NOBODY, *(c.id for side in view.sides for c in side.characters), 63):
                offered = any(o.card == card and target in (NOBODY, o.target) for o in ask.options())
                text = plain_text(table.why_not(ask.seat, "en", card, target))
                assert not (offered and text)
                told.add(text)
        table.apply(ask.seat, chance.choice(ask.options()))
    assert "Missed! only answers a hit." in told


def test_equipment_that_cannot_be_used_says_why() -> None:
    position = """
      law
        Wild Bill
        Jango
    > outlaw
        Babe Leroy    play: barrel-os clock-oh
        Soundance Kid   play: hat-oh
    """
    seats = (PlayerInfo("Ada", "human"), PlayerInfo("Ben", "human"))
    table = Match(RecordHeader(Setup(key_from_seed(1)), seats, position=position), 1)
    seen = table.audience(1, "en").presenter.engine_view
    barrel, clock, hat = (card for character in seen.me.characters for card in character.in_play)
    said = [plain_text(table.why_not(1, "en", card, NOBODY)) for card in (barrel, clock, hat)]
    assert said[:2] == ["Barrel is only used against a hit.", "Clock works by itself: there is nothing to use."]
    assert said[2].startswith("Hat is asleep")
    assert plain_text(table.why_not(0, "en", barrel, NOBODY)) == "", "it is not his"


def test_the_gallery_has_all_cards_characters_and_sides() -> None:
    for code in languages():
        found = catalogue_in_words(language(code))
        assert [sum(thing.kind == kind for thing in found.entries) for kind in ("card", "character", "side")] == [
            31,
            24,
            2,
        ]
        assert sum(len(thing.faces) for thing in found.entries) == 80
        assert found.game == "duel" and "cowboy" in found.bots
        assert msgspec.json.decode(encoder.encode(found))["name"]


@pytest.mark.parametrize(
    ("change", "cause"),
    [
        ({"players": 3}, "3 players cannot play The Duel: choose two"),
        ({"sets": ["base"]}, "every game needs the printed set: add the set “duel”"),
        ({"options": {"simplified": True}}, "unknown rule option “simplified”"),
        ({"hot_seat": True, "bots": 1}, "a hot seat is for two people and no bot"),
        ({"game": "bang", "players": 4, "hot_seat": True}, "a hot seat is for two people"),
        ({"level": "sage"}, "unknown bot “sage”"),
    ],
)
def test_a_table_that_cannot_be_played_is_refused(change: dict[str, object], cause: str) -> None:
    wanted = msgspec.convert({"name": "Duel", **TABLE, **change}, NewTable)
    with pytest.raises(SixgunError, match=cause):
        check(fitted(wanted))


def test_a_game_against_a_bot_is_played_and_its_record_verifies_and_then_the_sides_change(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, (sam,) = await place.table("Sam", players=2, game="duel", bots=1, begin=True)
            await sam.play(Random(1))
            assert table.status == OVER and table.driver is not None
            row = await place.store.game(table.code)
            assert row is not None and row.setup["game"] == "duel"
            text = record_text(row.setup, await place.store.answers(row.id))
            record = parse_record(text.encode())
            verify(game_type_in(record.header), record)
            names = table.seats.names
            sam.say(PlayAgain(want="rematch"))
            welcome = await sam.until(Welcome)
            assert welcome.seat == 1, "the sides have changed"
            await sam.until(Snapshot)
            assert table.seats.names == names[::-1]
            code = table.code
        async with local_tables(tmp_path) as again:
            back = await again.found(code)
            assert back.games == 2 and back.driver is not None and back.driver.match.game_type.name == "duel"

    run(work)


def test_two_people_at_two_devices(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, (sam, kim) = await place.table("Sam", "Kim", players=2, game="duel", bots=0)
            kim.say(Ready(ready=True))
            sam.say(Begin())
            for seat, person in enumerate((sam, kim)):
                start = seen(await person.until(Snapshot))
                assert start.seat == seat and start.sides[1 - seat].waiting == []
            assert table.driver is not None

    run(work)


def hands(message: Snapshot | Step) -> list[int]:
    """The seats whose hands or reserves a message shows; single cards may be known to all (Pat Garret shows one)."""
    return [
        seat for seat, side in enumerate(seen(message).sides) if side.waiting or len(side.hand) == side.hand_count > 2
    ]


def test_at_a_hot_seat_nobody_sees_a_hand_before_the_device_has_been_handed_over(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, (sam,) = await place.table(
                "Sam", players=2, game="duel", bots=0, hot_seat=True, partner="Kim", begin=True
            )
            assert table.seats.names == ["Sam", "Kim"]
            chance, holder, takes = Random(5), NOBODY, 0
            while takes < 12:
                message = await sam.listen()
                match message:
                    case Snapshot() | Step():
                        assert hands(message) in ([], [holder]), "the hand of the one who has the device, or none"
                        if message.question is not None and not message.question.forced:
                            assert seen(message).seat == holder == seen(message).asked
                            sam.answer(chance.randrange(len(message.question.options)))
                    case HandOver():
                        holder, takes = message.seat, takes + 1
                        assert message.name == ("Sam", "Kim")[message.seat]
                        sam.say(TakeDevice(seat=message.seat))
                    case Welcome():
                        assert message.seat in (NOBODY, holder)

    run(work)


def test_only_the_host_of_a_hot_seat_takes_and_only_the_seat_that_is_asked(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, (sam,) = await place.table("Sam", players=2, game="duel", bots=0, hot_seat=True, begin=True)
            asked = (await sam.until(HandOver)).seat
            sam.say(TakeDevice(seat=1 - asked))
            assert (await sam.until(Refused)).code == "stale"
            spectator = Person(table, None)
            spectator.come()
            assert hands(await spectator.until(Snapshot)) == []
            spectator.say(TakeDevice(seat=asked))
            assert (await spectator.until(Refused)).code == "not_yours"

    run(work)


def test_a_guest_who_holds_both_seats_of_a_table_has_it_once_in_the_list(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, (sam,) = await place.table("Sam", players=2, game="duel", hot_seat=True, begin=True)
            assert sam.guest is not None
            assert await place.store.tables_of(sam.guest.id) == [table.code]

    run(work)


def test_while_the_device_goes_from_hand_to_hand_the_game_can_be_left(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, (sam,) = await place.table("Sam", players=2, game="duel", hot_seat=True, partner="Kim", begin=True)
            await sam.until(HandOver)
            stranger = Person(table, await place.guest("Eve")).come()
            stranger.say(Leave())
            assert (await stranger.until(Refused)).code == "not_yours"
            sam.say(Leave())
            info = await sam.until(TableInfo, lambda info: all(seat.bot for seat in info.seats))
            assert [seat.name for seat in info.seats] == ["Sam", "Kim"]
            assert sam.guest is not None
            assert await place.store.tables_of(sam.guest.id) == []
            await sam.until(DealProof)
            assert table.status == OVER, "bots have played it to its end"

    run(work)


def test_a_table_stored_before_there_were_two_games_is_one_of_bang() -> None:
    old = {"name": "Saloon", "players": 5, "sets": ["base"], "options": {}, "bots": 4, "level": "cowboy"}
    settings = fitted(msgspec.convert({**old, "move_seconds": 60, "private": False, "begin": True}, NewTable))
    assert (settings.game, settings.sets, settings.hot_seat) == ("bang", ["base"], False)
    check(settings)


def test_both_players_of_a_hot_seat_keep_their_names_when_the_guest_takes_another() -> None:
    seats = Seats(2, hot_seat=True)
    seats.share(GuestRow(7, "Ann"), "Kim")
    for held in (0, 1):
        seats.hand_to(held)
        assert not seats.rename(7, "Zoe")
        assert seats.names == ["Ann", "Kim"]
