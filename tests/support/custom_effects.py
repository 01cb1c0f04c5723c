"""A table with effects that a test defines: characters, cards and an event that are in no set."""

from __future__ import annotations

from sixgun.bang.catalogue import CardSet, Catalogue
from sixgun.bang.effect import Card, Character, Effect, Event
from sixgun.bang.faces import face
from sixgun.bang.game import Game
from sixgun.bang.position import parse_position
from sixgun.bang.sets.base import BASE
from sixgun.bang.state import PLAY
from sixgun.kernel.news import NewsItem
from tests.support.table import Table


def catalogue_with(*effects: Effect) -> Catalogue:
    """The base game and a set with these effects."""
    return Catalogue([
        BASE,
        CardSet(
            "tests",
            cards=tuple(effect for effect in effects if isinstance(effect, Card)),
            deck=(),
            characters=tuple(effect for effect in effects if isinstance(effect, Character)),
            events=tuple(effect for effect in effects if isinstance(effect, Event)),
        ),
    ])  # fmt: skip


def staged(
    text: str, *effects: Effect, phase: str = PLAY, prints: dict[str, str] | None = None, **options: bool
) -> Table:
    """The table at a position with these effects in the catalogue; an event among them is on.

    `prints` puts another name on a card, whose suit and value stay: {"stagecoach-9s": "brawl"}.
    """
    catalogue = catalogue_with(*effects)
    lines = [text, *(f"options: {name}={'on' if value else 'off'}" for name, value in options.items())]
    read = parse_position("\n".join(lines), catalogue)
    state = read.state.copy()
    state.phase = phase
    state.event = next(iter(catalogue.events), "")
    for old, slug in (prints or {}).items():
        card = next(card for card, shown in enumerate(state.faces) if shown.text == old)
        shown = state.faces[card]
        faces = list(state.faces)
        faces[card] = face(slug, shown.suit, shown.rank)
        state.faces = tuple(faces)
    return Table(Game(state, catalogue, read.options, collect_news=True).start())


def news(table: Table) -> list[NewsItem]:
    assert table.game.news is not None
    return table.game.news


def told(table: Table, *kinds: str) -> list[tuple[str, int, str]]:
    """Kind, seat and word of the news of these kinds, in their order."""
    return [(item.kind, item.seat, item.what) for item in news(table) if item.kind in kinds]


# A usual table, and a herald of its moments.


def four(hand: str = "", rest: str = "") -> str:
    """Four seats; the Sheriff has these cards and the turn."""
    return f"""
        > Willy the Kid   sheriff    hand: {hand}
          Bart Cassidy    outlaw
          Paul Regret     renegade
          Lucky Duke      outlaw
        {rest}
    """


class Herald(Event):
    """Tells of every moment it hears of."""

    async def on_turn_start(self, game: Game, me: int, seat: int) -> None:
        game.tell("heard", seat, what="on_turn_start")

    async def on_turn_ready(self, game: Game, me: int, seat: int) -> None:
        game.tell("heard", seat, what="on_turn_ready")

    async def on_draw_end(self, game: Game, me: int, seat: int) -> None:
        game.tell("heard", seat, what="on_draw_end")

    async def on_card_used(self, game: Game, me: int, seat: int, card: int, why: str) -> None:
        game.tell("heard", seat, what=f"{why} {game.face(card).text}")

    async def on_eliminated(self, game: Game, me: int, dead: int, killer: int) -> None:
        game.tell("heard", dead, killer, what="on_eliminated")

    async def on_turn_end(self, game: Game, me: int, seat: int) -> None:
        game.tell("heard", seat, what="on_turn_end")


def moments(*text: str) -> list[tuple[str, int, str]]:
    """`heard 0 on_turn_end` and the like as news are told."""
    parts = [line.split(" ", 2) for line in text]
    return [(kind, int(seat), rest[0] if rest else "") for kind, seat, *rest in parts]
