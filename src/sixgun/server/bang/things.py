"""Everything of BANG! that has a name, in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from sixgun.bang.catalogue import Catalogue
from sixgun.bang.effect import Effect
from sixgun.bang.faces import ROLES
from sixgun.bang.options import DEFAULT, Options
from sixgun.bang.rules.setup import ROLES_FOR
from sixgun.bang.table import CATALOGUE
from sixgun.server.naming import bots, rulings, short, summary_lines
from sixgun.server.protocol import CardText, OptionText, SetText, Things
from sixgun.wording import Language
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
)


def things(words: Language, catalogue: Catalogue = CATALOGUE) -> Things:
    """The whole shelf in one language."""
    most = {slug: box.most_players for slug, box in catalogue.boxes.items()}
    return Things(
        game="bang",
        name=words.text("game-bang"),
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
        bots=bots("bang"),
        summary=summary_lines(words, "bang"),
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
            short=short(words, "card", slug),
            colour=card.colour,
            reach=getattr(card, "range", 0) if card.weapon else 0,
            faces=[face.text for face in deck if face.slug == slug],
            rulings=rulings(words, slug),
        )


def _characters(words: Language, catalogue: Catalogue) -> Iterator[CardText]:
    for slug, character in catalogue.characters.items():
        yield CardText(
            slug=slug,
            kind="character",
            set=_box(character, catalogue),
            name=character_name(words, slug),
            text=character_text(words, slug),
            short=short(words, "character", slug),
            life=character.life,
            rulings=rulings(words, slug),
        )


def _events(words: Language, catalogue: Catalogue) -> Iterator[CardText]:
    for slug, event in catalogue.events.items():
        yield CardText(
            slug=slug,
            kind="event",
            set=_box(event, catalogue),
            name=event_name(words, slug),
            text=event_text(words, slug),
            short=short(words, "event", slug),
            rulings=rulings(words, slug),
        )


def _roles(words: Language) -> Iterator[CardText]:
    for slug in ROLES:
        name, goal = role_name(words, slug), role_goal(words, slug)
        yield CardText(slug=slug, kind="role", set="", name=name, text=goal, rulings=rulings(words, slug))


def _box(effect: Effect, catalogue: Catalogue) -> str:
    """The first box that holds it."""
    return next(
        slug for slug, box in catalogue.boxes.items() if effect in (*box.cards, *box.characters, *box.events)
    )  # fmt: skip
