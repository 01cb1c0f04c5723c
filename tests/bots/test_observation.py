"""An observed view shows all that the view of a seat shows, and nothing that the seat may not know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

import pytest

from sixgun.bang.effect import Source as BangSource
from sixgun.bang.rules.shooting import Shot
from sixgun.bang.view import View as BangView
from sixgun.bots import make_bot
from sixgun.bots.observation import ObservedView
from sixgun.cardgame.asks import CardAsk
from sixgun.cardgame.game import CardGame
from sixgun.cardgame.view import CardView, SeatView
from sixgun.duel.effect import Source as DuelSource
from sixgun.duel.faces import FIRST_CARD
from sixgun.duel.rules.hitting import Hit
from sixgun.duel.view import CharacterView
from sixgun.kernel.ask import Ask
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.json_data import attributes_of
from sixgun.kernel.news import NewsItem
from tests.bots.worlds import new_game
from tests.support.levels import BOTS, OBSERVED_VIEWS

RULES: Final = {"bang": "two-characters", "duel": "early-abilities"}
"""With these options every kind of question can come up."""
DEALS: Final = ("whisky", "noon", "ask", "dust", "question", "dawn", "mine", "rope")
"""They are played until all kinds of questions have come up."""


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


# All that the view shows.


def names(kind: type) -> list[str]:
    """The public properties of a view or of a part of it, without the question, which is compared separately."""
    found = {name for base in kind.__mro__ for name, what in vars(base).items() if isinstance(what, property)}
    return sorted(name for name in {*found, "seat"} - {"ask"} if not name.startswith("_"))


def told(seen: Any, like: Any) -> Any:
    """The values of the properties that `like`, a view or a part of one, has."""
    if isinstance(like, list):
        return [told(one, other) for one, other in zip(seen, like, strict=True)]
    if isinstance(like, (CardView, SeatView, CharacterView)):
        return {name: told(getattr(seen, name), getattr(like, name)) for name in names(type(like))}
    return seen


def said(ask: Any, kind: type[CardAsk]) -> dict[str, Any]:
    """All attributes of a question of this kind except its game."""
    found = {name: getattr(ask, name) for name in attributes_of(kind) if name not in ("game", "_options")}
    parts = {name: parts_of(value) for name, value in found.items() if name in ("shot", "hit", "source")}
    return found | parts | {"kind": ask.kind, "options": ask.options()}


def parts_of(value: Any) -> Any:
    """The attributes of an attack or a source, which are objects without a comparison."""
    if not isinstance(value, (Shot, Hit, BangSource, DuelSource)):
        return value
    return {name: parts_of(getattr(value, name)) for name in attributes_of(type(value))}


def measured(view: Any) -> list[Any]:
    """What the methods of a view return for all seats, or for all characters that its seat knows."""
    seats = range(len(view.seats))
    if isinstance(view, BangView):
        return [
            view.summaries(),
            [(view.reach(seat), [view.distance(seat, other) for other in seats]) for seat in seats],
        ]
    characters = [view.character(fighter) for fighter in range(FIRST_CARD) if view.knows(fighter)]
    return [[view.hand_limit(seat) for seat in seats], [(c.slug, c.kind, c.life, c.in_play) for c in characters]]


@pytest.mark.parametrize("game", BOTS)
def test_an_observed_view_shows_all_that_the_seat_sees(game: str) -> None:
    view_class: Any = OBSERVED_VIEWS[game]
    met: set[str] = set()
    for deal in DEALS:
        table = new_game(game, deal, options=RULES[game])
        game_type = table.type
        memories: list[list[NewsItem]] = [[] for _ in range(table.seat_count)]
        for ask in played(table, deal):
            view: Any = game_type.view(table, ask.seat)
            data = through_json(view_class.observed_data(view, len(memories[ask.seat])))
            read = view_class(data, memories[ask.seat])
            kind = type(read.ask)
            met.add(ask.kind)
            assert told(read, view) == told(view, view)
            assert isinstance(ask, kind)
            assert said(read.ask, kind) == said(ask, kind)
            assert (read.news(data["since"]), read.offers()) == (view.news(data["since"]), view.offers())
            assert measured(read) == measured(view)
            assert all(read.face(int(card)) is view.face(int(card)) for card in data["faces"])
            assert all(read.kind(card) is view.kind(card) for card in view.me.hand)
        if met == set(view_class.ask_classes):
            return
    pytest.fail(f"not all kinds of questions were put: {met}")


# Nothing that it may not know.


@pytest.mark.parametrize("game", BOTS)
def test_an_observed_view_has_no_game(game: str) -> None:
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
def test_the_data_of_a_seat_names_no_card_that_it_does_not_know(game: str) -> None:
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


def worlds_told_apart(view_class: type[ObservedView], table: CardGame[Any], deal: str) -> tuple[int, int]:
    """Compare what each seat observes at some questions of a game with what it observes in imagined worlds.

    Returns how often it was compared, and how often it differed.
    """
    game_type = table.type
    compared = differed = 0
    for number, _ in enumerate(played(table, deal)):
        for seat in range(table.seat_count) if number % 8 == 0 else ():
            world = table.imagine(seat, key_from_seed(f"{deal}/{compared}"))
            world.news = table.news  # the seat has heard the same news in both
            here, there = (
                json.dumps(view_class.observed_data(game_type.view(found, seat))) for found in (table, world)
            )
            compared += 1
            differed += here != there
    return compared, differed


@pytest.mark.parametrize("game", BOTS)
def test_the_data_of_a_seat_is_the_same_in_worlds_that_it_cannot_tell_apart(game: str) -> None:
    for rules in ("", RULES[game]):
        deal = f"same/{rules}"
        compared, differed = worlds_told_apart(OBSERVED_VIEWS[game], new_game(game, deal, options=rules), deal)
        assert compared > 20
        assert not differed


@pytest.mark.parametrize("game", BOTS)
def test_data_with_the_hands_of_others_is_caught_in_other_worlds(game: str) -> None:
    honest: Any = OBSERVED_VIEWS[game]

    class Telltale(honest):  # type: ignore[misc]
        @staticmethod
        def extra_data(view: Any) -> dict[str, Any]:
            state = view._game.state
            hands = [[state.faces[card].text for card in player.hand] for player in state.players]
            return {**honest.extra_data(view), "hands": hands}

    assert worlds_told_apart(Telltale, new_game(game, "telltale"), "telltale")[1]
