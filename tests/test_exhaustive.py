"""Random games until every card and every character has acted, every question was put and every news told.

The effects of the base game are watched: a subclass of each notes when one of its hooks changes something.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cache, wraps
from inspect import iscoroutinefunction
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeVar

from benchmarks import invariants
from sixgun.bang import asks
from sixgun.bang.catalogue import Box, Catalogue
from sixgun.bang.effect import Effect
from sixgun.bang.game import Game
from sixgun.bang.options import Options
from sixgun.bang.rules.setup import Setup
from sixgun.bang.sets.base import BASE
from sixgun.bang.table import new_game
from sixgun.kernel.chance import key_of

MOST_GAMES = 120
Acted = Counter[str]
E = TypeVar("E", bound=Effect)

SOURCE = Path(__file__).parent.parent / "src" / "sixgun" / "bang"
LATER = {"aim", "event", "revive", "unaffected"}
"""Questions and news that only effects of later sets cause."""
TELLING = "".join(path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py")))
NEWS = set(re.findall(r"\.tell\(\s*\"(\w+)\"", TELLING)) - LATER
ASKS = [cls for cls in vars(asks).values() if isinstance(cls, type) and issubclass(cls, asks.BangAsk)]
KINDS = {cls.kind for cls in ASKS if cls.kind} - LATER
EFFECTS = {effect.slug for effect in (*BASE.cards, *BASE.characters)}
FACES = {card.text for card in BASE.deck}


def picture(game: Game) -> tuple[Any, ...]:
    """What an effect may change."""
    state = game.state
    players = [(player.life, player.hand, player.in_play, player.out) for player in state.players]
    return players, len(state.deck), len(state.discard), bytes(state.seen), state.skipped, state.turn_marks.copy()


def watch(effect: Effect, name: str, acted: Acted) -> Callable[..., Any]:
    """A method of an effect that notes when it does something: a changed figure, a claim, a changed table."""
    method = getattr(effect, name)

    @wraps(method)
    def pure(_self: Effect, *arguments: Any) -> Any:
        value = method(*arguments)
        changed = value != arguments[-1] if name.startswith("modify_") else bool(value)
        # To offer something is not yet to do it.
        acted[effect.slug] += changed and name != "offers"
        return value

    @wraps(method)
    async def asynchronous(_self: Effect, game: Game, *arguments: Any) -> Any:
        before = picture(game)
        value = await method(game, *arguments)
        acted[effect.slug] += picture(game) != before
        return value

    return asynchronous if iscoroutinefunction(method) else pure


def watched(effect: E, acted: Acted) -> E:
    """The same effect, watched."""
    methods = [*type(effect).hooks, *(name for name in ("play", "replied") if hasattr(effect, name))]
    body = {name: watch(effect, name, acted) for name in methods}
    cls = type(type(effect).__name__, (type(effect),), {"slug": effect.slug, **body})
    twin: E = cls()
    return twin


class Seen(NamedTuple):
    """What happened in the games, and how many were needed."""

    acted: Acted
    kinds: set[str]
    news: set[str]
    faces: set[str]
    games: int


@cache
def seen() -> Seen:
    """Games of all sizes until nothing is missing, or too many were played."""
    acted: Acted = Counter()
    box = Box(
        "base",
        tuple(watched(card, acted) for card in BASE.cards),
        BASE.deck,
        tuple(watched(character, acted) for character in BASE.characters),
    )
    catalogue = Catalogue([box])
    kinds: set[str] = set()
    news: set[str] = set()
    faces: set[str] = set()
    games = 0
    while games < MOST_GAMES and (EFFECTS - set(+acted) or FACES - faces or KINDS - kinds or NEWS - news):
        options = Options(two_characters=games % 2 == 0, keep_characters=games % 3 == 0)
        kept = ((0, BASE.characters[games % 16].slug),) if options.keep_characters else ()
        setup = Setup(4 + games % 4, key_of(f"exhaustive {games}"), options=options, kept=kept)
        game, chance = new_game(setup, catalogue, tells=True), Random(games)
        while game.ask is not None:
            kinds.add(game.ask.kind)
            invariants.move_on(game, chance)
        for item in game.news or []:
            news.add(item.kind)
            if item.kind in ("play", "reply"):
                faces |= {face.text for face in item.faces}
                # A Missed! has nothing but its symbol: it acts as a reply.
                acted.update(face.slug for face in item.faces if item.kind == "reply" and not item.what)
        games += 1
    return Seen(acted, kinds, news, faces, games)


def test_every_card_and_every_character_acts() -> None:
    missing = EFFECTS - set(+seen().acted)
    assert missing == set(), f"these did nothing in {seen().games} games"


def test_every_single_card_is_played_or_replied() -> None:
    assert FACES - seen().faces == set(), f"these were not used in {seen().games} games"


def test_every_kind_of_question_is_put() -> None:
    assert len(KINDS) == 9
    assert seen().kinds == KINDS


def test_every_kind_of_news_is_told() -> None:
    assert len(NEWS) > 20
    assert seen().news == NEWS


def test_watching_an_effect_changes_nothing_and_idle_ones_do_not_count() -> None:
    acted: Acted = Counter()
    for effect in (*BASE.cards, *BASE.characters):
        twin = watched(effect, acted)
        assert (twin.slug, twin.priority, type(twin).hooks) == (effect.slug, effect.priority, type(effect).hooks)
    game = new_game(Setup(4, key_of("idle")))
    twin = watched(BASE.characters[0], acted)
    assert twin.modify_distance(game, 0, 0, 1, 2) == 2
    assert sum(acted.values()) == 0
