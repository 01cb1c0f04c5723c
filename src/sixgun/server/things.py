"""Everything that has a name, in words: for previews, the gallery and the form of a new table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from itertools import count
from typing import Annotated, Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from sixgun.bang.catalogue import Catalogue
from sixgun.bang.effect import Effect
from sixgun.bang.faces import ROLES
from sixgun.bang.options import DEFAULT, Options
from sixgun.bang.rules.setup import ROLES_FOR
from sixgun.bang.table import CATALOGUE
from sixgun.bots import BOTS
from sixgun.server.pages import ASK_AGAIN, Page, page, respond
from sixgun.server.problems import PROBLEMS
from sixgun.server.protocol import CardText, OptionText, SetText, Things, encoder
from sixgun.wording import Language, language, languages
from sixgun.wording.bang import (
    card_name,
    card_text,
    character_name,
    character_text,
    event_name,
    event_text,
    option_text,
    role_goal,
    role_name,
    set_name,
    summary,
)
from sixgun.wording.language import key_of

ENGLISH: Final = "en"
EASIEST: Final = "cowboy"
"""The bots are listed with the usual one first."""


def things(words: Language, catalogue: Catalogue = CATALOGUE) -> Things:
    """The whole shelf in one language."""
    most = {slug: box.most_players for slug, box in catalogue.boxes.items()}
    return Things(
        things=[*_cards(words, catalogue), *_characters(words, catalogue), *_events(words, catalogue), *_roles(words)],
        sets=[
            SetText(slug=slug, name=set_name(words, slug), most_players=most[slug], fewest_players=min(ROLES_FOR))
            for slug in catalogue.boxes
        ],
        options=[
            OptionText(slug=field.name, text=option_text(words, field.name), default=getattr(DEFAULT, field.name))
            for field in fields(Options)
            if isinstance(getattr(DEFAULT, field.name), bool)
        ],
        bots=sorted(BOTS, key=lambda name: name != EASIEST),
        summary=[line for title, lines in summary(words) for line in (f"{title}", *lines.splitlines())],
    )


def _cards(words: Language, catalogue: Catalogue) -> Iterator[CardText]:
    deck = [face for box in catalogue.boxes.values() for face in box.deck]
    for slug, card in catalogue.cards.items():
        yield CardText(
            slug=slug,
            kind="card",
            set=_box(card, catalogue),
            name=card_name(words, slug),
            text=card_text(words, slug),
            short=_short(words, "card", slug),
            colour=card.colour,
            reach=getattr(card, "range", 0) if card.weapon else 0,
            faces=[face.text for face in deck if face.slug == slug],
            rulings=_rulings(words, slug),
        )


def _characters(words: Language, catalogue: Catalogue) -> Iterator[CardText]:
    for slug, character in catalogue.characters.items():
        yield CardText(
            slug=slug,
            kind="character",
            set=_box(character, catalogue),
            name=character_name(words, slug),
            text=character_text(words, slug),
            short=_short(words, "character", slug),
            life=character.life,
            rulings=_rulings(words, slug),
        )


def _events(words: Language, catalogue: Catalogue) -> Iterator[CardText]:
    for slug, event in catalogue.events.items():
        yield CardText(
            slug=slug,
            kind="event",
            set=_box(event, catalogue),
            name=event_name(words, slug),
            text=event_text(words, slug),
            short=_short(words, "event", slug),
            rulings=_rulings(words, slug),
        )


def _roles(words: Language) -> Iterator[CardText]:
    for slug in ROLES:
        name, goal = role_name(words, slug), role_goal(words, slug)
        yield CardText(slug=slug, kind="role", set="", name=name, text=goal, rulings=_rulings(words, slug))


def _box(effect: Effect, catalogue: Catalogue) -> str:
    """The first box that holds it."""
    return next(
        slug for slug, box in catalogue.boxes.items() if effect in (*box.cards, *box.characters, *box.events)
    )  # fmt: skip


def _short(words: Language, family: str, slug: str) -> str:
    """A shorter name for where there is little room, if the language has one."""
    key = key_of("short", family, slug)
    short = words.text(key) if words.has(key) else ""
    return short if short != words.text(key_of(family, slug)) else ""


def _rulings(words: Language, slug: str) -> list[str]:
    """What the rulings say about this thing, one sentence or two each: `ruling-SLUG-1`, `ruling-SLUG-2` and so on."""
    found: list[str] = []
    for number in count(1):
        key = key_of("ruling", slug, str(number))
        if not words.has(key):
            break
        found.append(words.text(key))
    return found


@cache
def _page(code: str) -> Page:
    return page(encoder.encode(things(language(code))), "application/json")


@get(
    "/api/things",
    operation_id="getThings",
    responses={200: ResponseSpec(Things, generate_examples=False), **PROBLEMS},
)
async def get_things(
    request: Request[Any, Any, State],
    lang: Annotated[str, QueryParameter(pattern="^[a-z]{2}$", description="English if we do not have it")] = ENGLISH,
) -> Response[bytes]:
    """Cards, characters, events, roles, sets, rule options and bots in words."""
    code = lang if lang in languages() else ENGLISH
    return respond(request, _page(code), ASK_AGAIN)
