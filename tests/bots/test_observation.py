"""The stream of a seat tells all that its view tells, and nothing that the seat may not know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

import pytest

from sixgun.bang.view import View as BangView
from sixgun.bots import BOTS, make_bot
from sixgun.bots.observation import ObservedView
from sixgun.bots.process import OBSERVED_VIEWS
from sixgun.cardgame.asks import CardAsk
from sixgun.cardgame.game import CardGame
from sixgun.cardgame.view import CardView, SeatView
from sixgun.duel.faces import FIRST_CARD
from sixgun.duel.view import CharacterView
from sixgun.kernel.ask import Ask
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.news import NewsItem
from tests.bots.worlds import new_game

RULES: Final = {"bang": "two-characters", "duel": "early-abilities"}
"""With these every kind of question may be put."""
DEALS: Final = ("whisky", "noon", "ask", "dust", "question", "dawn", "mine", "rope")
"""They are played until all kinds have been."""


def played(game: CardGame[Any], deal: str) -> Iterator[CardAsk]:
    """All questions of a game between bots that play at random."""
    game_type = game.type
    bots = [make_bot("random", deal, seat, game_type.name) for seat in range(game.seat_count)]
    while (ask := game.ask) is not None:
        assert isinstance(ask, CardAsk)
        yield ask
        options = ask.options()
        game.answer(bots[ask.seat].choose(game_type.view(game, ask.seat), ask) if len(options) > 1 else options[0])


def through_json(data: dict[str, Any]) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(json.dumps(data))
    return read


# All that the view tells.


def names(kind: type) -> list[str]:
    """What a view, or a part of one, tells by its properties; the question is compared by itself."""
    found = {name for base in kind.__mro__ for name, what in vars(base).items() if isinstance(what, property)}
    return sorted(name for name in {*found, "seat"} - {"ask"} if not name.startswith("_"))


def told(seen: Any, like: Any) -> Any:
    """All that something tells under the names under which `like`, a view or a part of one, does."""
    if isinstance(like, list):
        return [told(one, other) for one, other in zip(seen, like, strict=True)]
    if isinstance(like, (CardView, SeatView, CharacterView)):
        return {name: told(getattr(seen, name), getattr(like, name)) for name in names(type(like))}
    return seen


def said(ask: Any, kind: type[CardAsk]) -> dict[str, Any]:
    """What a question of a kind says: all of it but its game."""
    slots = {name for base in kind.__mro__ for name in vars(base).get("__slots__", ())} - {"game", "_options"}
    found = {name: getattr(ask, name) for name in slots}
    threats = {name: {n: getattr(found[name], n) for n in found[name].__slots__} for name in slots & {"shot", "hit"}}
    return found | threats | {"kind": ask.kind, "options": ask.options()}


def measured(view: Any) -> list[Any]:
    """What a view tells of all seats, and of all characters whom its seat knows, when it is asked for them."""
    seats = range(len(view.seats))
    if isinstance(view, BangView):
        return [
            view.summaries(),
            [(view.reach(seat), [view.distance(seat, other) for other in seats]) for seat in seats],
        ]
    characters = [view.character(fighter) for fighter in range(FIRST_CARD) if view.knows(fighter)]
    return [[view.hand_limit(seat) for seat in seats], [(c.slug, c.kind, c.life, c.in_play) for c in characters]]


@pytest.mark.parametrize("game", BOTS)
def test_what_is_read_from_a_stream_is_all_that_the_seat_sees(game: str) -> None:
    stream: Any = OBSERVED_VIEWS[game]
    met: set[str] = set()
    for deal in DEALS:
        table = new_game(game, deal, options=RULES[game])
        game_type = table.type
        memories: list[list[NewsItem]] = [[] for _ in range(table.seat_count)]
        for ask in played(table, deal):
            view: Any = game_type.view(table, ask.seat)
            data = through_json(stream.observed_data(view, len(memories[ask.seat])))
            read = stream(data, memories[ask.seat])
            kind = type(read.ask)
            met.add(ask.kind)
            assert told(read, view) == told(view, view)
            assert isinstance(ask, kind)
            assert said(read.ask, kind) == said(ask, kind)
            assert (read.news(data["since"]), read.offers()) == (view.news(data["since"]), view.offers())
            assert measured(read) == measured(view)
            assert all(read.face(int(card)) is view.face(int(card)) for card in data["faces"])
            assert all(read.kind(card) is view.kind(card) for card in view.me.hand)
        if met == set(stream.ask_classes):
            return
    pytest.fail(f"not all kinds of questions were put: {met}")


# Nothing that it may not know.


@pytest.mark.parametrize("game", BOTS)
def test_what_is_read_from_a_stream_has_no_game(game: str) -> None:
    table = new_game(game, "no game")
    assert table.ask
    read = OBSERVED_VIEWS[game](
        through_json(OBSERVED_VIEWS[game].observed_data(table.type.view(table, table.ask.seat)))
    )
    for thing, name in ((read, "_game"), (read.ask, "game")):
        assert isinstance(thing, (CardView, Ask))
        with pytest.raises(AttributeError):
            getattr(thing, name)


@pytest.mark.parametrize("game", BOTS)
def test_the_stream_of_a_seat_names_no_card_that_it_does_not_know(game: str) -> None:
    for number in range(2):
        deal = f"stream/{number}"
        table = new_game(game, deal)
        game_type = table.type
        for _ in played(table, deal):
            for seat in range(table.seat_count):
                view: Any = game_type.view(table, seat)
                since = max(0, view.news_count - 5)
                data = OBSERVED_VIEWS[game].observed_data(view, since)
                named = {*map(int, data["faces"]), *data["facts"]["discard"], *data["facts"]["on_table"]}
                named.update(card for row in data["seats"] for card in row["hand"])
                if data["ask"]:
                    named.update(data["ask"]["about"]["cards"], (card for _, card, _, _ in data["ask"]["options"]))
                assert all(table.knows(seat, card) for card in named if card >= 0)
                for row, news in zip(data["news"], (table.news or [])[since:], strict=True):
                    heard = NewsItem(*row)
                    assert news.known_to >> seat & 1 or not (heard.cards or heard.faces)
                for other, row in enumerate(data["seats"]):
                    if game == "bang":
                        assert not row["role"] or table.knows(seat, table.state.players[other].role)
                    else:
                        assert other == seat or not row["reserve"]


def worlds_told_apart(stream: type[ObservedView], table: CardGame[Any], deal: str) -> tuple[int, int]:
    """At some questions of a game, the stream of each seat in worlds that it cannot tell apart: how often it was
    compared, and differed."""
    game_type = table.type
    compared = differed = 0
    for number, _ in enumerate(played(table, deal)):
        for seat in range(table.seat_count) if number % 8 == 0 else ():
            world = table.imagine(seat, key_from_seed(f"{deal}/{compared}"))
            world.news = table.news  # what was told before is what the seat has heard
            here, there = (json.dumps(stream.observed_data(game_type.view(found, seat))) for found in (table, world))
            compared += 1
            differed += here != there
    return compared, differed


@pytest.mark.parametrize("game", BOTS)
def test_the_stream_of_a_seat_is_the_same_in_worlds_that_it_cannot_tell_apart(game: str) -> None:
    for rules in ("", RULES[game]):
        deal = f"same/{rules}"
        compared, differed = worlds_told_apart(OBSERVED_VIEWS[game], new_game(game, deal, options=rules), deal)
        assert compared > 20
        assert not differed


@pytest.mark.parametrize("game", BOTS)
def test_a_stream_that_tells_what_others_hold_is_caught_in_other_worlds(game: str) -> None:
    honest: Any = OBSERVED_VIEWS[game]

    class Telltale(honest):  # type: ignore[misc]
        @staticmethod
        def extra_data(view: Any) -> dict[str, Any]:
            state = view._game.state
            hands = [[state.faces[card].text for card in player.hand] for player in state.players]
            return {**honest.extra_data(view), "hands": hands}

    assert worlds_told_apart(Telltale, new_game(game, "telltale"), "telltale")[1]
