"""A table of Doubt, which has no presenter of its own: what seats are told, whole games, the form of a new table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from examples.doubt.game_type import DOUBT
from sixgun.cardgame.header import PlayerInfo
from sixgun.cardgame.playback import verify
from sixgun.cardgame.small_game import SmallView
from sixgun.games import GAME_TYPES, add_game
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.errors import SetupError, SixgunError
from sixgun.kernel.record import parse_record
from sixgun.server.http import catalogue_routes
from sixgun.server.presentation.game_presenter import presenter_of
from sixgun.server.presentation.sentences import plain_text
from sixgun.server.protocol import (
    Begin,
    Catalogue,
    DealProof,
    Figure,
    GenericView,
    NewTable,
    PlayAgain,
    Ready,
    Step,
    TableInfo,
    encoder,
)
from sixgun.server.store.rows import OVER, PLAYING
from sixgun.server.table.match import Match
from sixgun.server.table.settings import check, fitted
from sixgun.server.workers.records import record_text
from sixgun.wording import language, languages
from tests.server.people import Person, local_tables, run
from tests.support.doubt import FILE, doubt_setup
from tests.support.doubt import added_games as added_games  # the fixture

TABLE: dict[str, Any] = {"game": "doubt", "players": 2}


@pytest.fixture(autouse=True)
def _doubt(added_games: None) -> None:
    add_game(FILE)


def match(players: int, seed: str) -> Match:
    names = ("Ada", "Ben", "Cleo", "Dan")[:players]
    seats = tuple(PlayerInfo(name, "human") for name in names)
    return Match(DOUBT.header(doubt_setup(players, key_from_seed(seed)), seats), 1)


def seen(table: Match, seat: int, code: str = "en") -> GenericView:
    view = table.audience(seat, code).presenter.view()
    assert isinstance(view, GenericView)
    return view


def settings(**changes: Any) -> NewTable:
    return msgspec.convert({"name": "Saloon", **TABLE, **changes}, NewTable)


def test_a_seat_sees_its_hand_and_of_the_others_only_what_was_shown() -> None:
    for players in DOUBT.player_counts:
        table, chance = match(players, "seen"), Random(players)
        while table.game.ask is not None:
            for seat in (NOBODY, *range(players)):
                view = seen(table, seat)
                assert len(view.seats) == players
                for other, shown in enumerate(view.seats):
                    known = SmallView(table.game, seat).seats[other].hand  # type: ignore[arg-type]
                    assert [card.id for card in shown.hand] == list(known)
                    assert shown.hand_count == len(table.game.state.players[other].hand)
                    assert other != seat or len(shown.hand) == shown.hand_count
            table.apply(table.game.ask.seat, chance.choice(table.game.ask.options()))


def test_figures_and_piles_have_labels_in_both_languages() -> None:
    table = match(2, "labels")
    view, french = seen(table, 0), seen(table, 0, "fr")
    assert [(figure.label, figure.value) for figure in view.figures] == [("named last", "Ace")]
    assert [(group.label, group.count) for group in view.groups] == [("stock", 14)]
    assert [(figure.label, figure.value) for figure in french.figures] == [("dernière annonce", "As")]
    assert [group.label for group in french.groups] == ["talon"]
    assert (view.phase_name, french.phase_name) == ("laying cards", "pose des cartes")


def test_a_figure_that_is_off_is_not_told() -> None:
    table = match(2, "exchange")
    assert seen(table, 1).seats[1].figures == []
    offers = table.game.offers(1)
    table.apply(1, offers[0])
    assert seen(table, 0).seats[1].figures == [Figure(label="has exchanged")]


def test_others_are_told_who_is_asked_what() -> None:
    table = match(2, "asked")
    assert plain_text(seen(table, 1).asked_text) == "Ada lays a card."
    assert plain_text(seen(table, NOBODY, "fr").asked_text) == "Ada pose une carte."
    assert seen(table, 0).asked_text == []


def test_a_card_that_is_not_asked_for_has_no_reason_and_one_out_of_turn_has() -> None:
    table = match(2, "why")
    mine, other = (table.game.state.players[seat].hand[0] for seat in (0, 1))
    assert table.why_not(0, "en", mine, NOBODY) == []
    assert table.why_not(0, "en", other, NOBODY) == []
    assert plain_text(table.why_not(1, "en", other, NOBODY)).startswith("It is not your turn")


def test_whole_games_are_told_in_both_languages_and_fit_the_protocol() -> None:
    steps = msgspec.json.Decoder(Step)
    for code in languages():
        table, chance = match(3, f"told in {code}"), Random(1)
        while table.game.ask is not None:
            for seat in (0, NOBODY):
                assert msgspec.json.decode(encoder.encode(table.snapshot(seat, code, None)))
                step = steps.decode(table.step(seat, code, None))
                assert all(plain_text(news.text) for news in step.news)
                if step.question is not None:
                    assert all(plain_text(option.text) for option in step.question.options)
            table.apply(table.game.ask.seat, chance.choice(table.game.ask.options()))
        result = seen(table, NOBODY, code).result
        assert result is not None
        assert plain_text(result.text)


def test_the_catalogue_has_names_options_and_table_sizes() -> None:
    found: dict[str, Catalogue] = {code: presenter_of(DOUBT).catalogue(language(code)) for code in languages()}
    english, french = found["en"], found["fr"]
    assert (english.name, french.name) == ("Doubt", "Le Doute")
    assert [(entry.slug, entry.name) for entry in french.entries][-1] == ("ace", "As")
    assert english.corners == {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
    assert [(each.fewest_players, each.most_players) for each in english.sets] == [(2, 4)]
    assert english.bots == ["greenhorn", "random"]
    assert [(option.slug, option.default) for option in english.options] == [("exchanges", True)]
    assert [(each.slug, each.default, each.least, each.most) for each in english.numbers] == [("hand_size", 5, 3, 6)]
    assert french.numbers[0].text.startswith("Nombre de cartes")


def test_every_catalogue_lists_the_games_of_the_server() -> None:
    catalogue_routes._page.cache_clear()
    try:
        found = msgspec.json.decode(catalogue_routes._page("bang", "fr", ()).body, type=Catalogue)
    finally:
        catalogue_routes._page.cache_clear()
    assert [(game.slug, game.name, game.default_players) for game in found.games][-1] == ("doubt", "Le Doute", 3)


def test_a_table_gets_the_bots_of_its_game() -> None:
    assert fitted(settings()).level == "greenhorn"
    check(fitted(settings(options={"hand_size": 3, "exchanges": False})))


@pytest.mark.parametrize(
    ("changes", "cause"),
    [
        ({"game": "whist"}, "unknown game “whist”: there are bang, duel, doubt"),
        ({"players": 5}, "is for 2 to 4 players, not 5"),
        ({"level": "legend"}, "unknown bot “legend”: there are random, greenhorn"),
        ({"options": {"hand_size": 9}}, "must be a number from 3 to 6, not “9”"),
        ({"options": {"hand_size": True}}, "must be a number from 3 to 6"),
        ({"options": {"exchanges": 1}}, "must be on or off"),
        ({"hot_seat": True}, "needs a device for each player"),
        ({"sets": ["base"]}, "has only the set “doubt”"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_a_sentence(changes: dict[str, Any], cause: str) -> None:
    with pytest.raises((SetupError, SixgunError), match=cause):
        check(fitted(settings(**changes)))


def test_a_table_is_played_to_its_end_recorded_and_played_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, (ada, ben) = await place.table("Ada", "Ben", **TABLE, options={"hand_size": 3})
            watcher = Person(table, None).come()
            await watcher.until(TableInfo)
            for game in (1, 2):
                if game == 1:
                    ben.say(Ready(ready=True))
                    ada.say(Begin())
                else:
                    for person in (ada, ben):
                        person.say(PlayAgain(want="rematch"))
                await asyncio.gather(ada.play(Random(game)), ben.play(Random(-game)))
                assert table.status == OVER
                row = await place.store.game(table.code, game)
                assert row is not None
                text = record_text(row.setup, await place.store.answers(row.id))
                assert verify(DOUBT, parse_record(text.encode())).game.outcome is not None
            await watcher.until(DealProof)

    run(work)


def test_a_game_goes_on_after_a_restart_and_a_bot_plays_for_who_has_left(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, (ada, ben) = await place.table("Ada", "Ben", **TABLE)
            ben.say(Ready(ready=True))
            ada.say(Begin())
            question = await ada.asked()
            ada.answer(1)
            await ada.until(Step, lambda step: step.n > question.number)
            code = table.code
        async with local_tables(tmp_path) as place:
            table = await place.found(code)
            assert table.status == PLAYING
            assert table.driver is not None
            assert table.driver.match.n >= 1
            assert table.seats.usual == "greenhorn"

    run(work)


def test_a_table_waits_for_a_server_that_has_its_game(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_tables(tmp_path) as place:
            table, _ = await place.table("Ada", **TABLE, bots=1, begin=True)
            code = table.code
        doubt = GAME_TYPES.pop("doubt")
        async with local_tables(tmp_path) as place:
            assert place.tables.get(code) is None
        GAME_TYPES["doubt"] = doubt
        async with local_tables(tmp_path) as place:
            assert (await place.found(code)).status == PLAYING

    run(work)
