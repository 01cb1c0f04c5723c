"""Everything of The Duel that has a name, in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from sixgun.duel.faces import SIDES
from sixgun.duel.options import Options
from sixgun.duel.rules.setup import BOX, PLAYERS
from sixgun.duel.table import CATALOGUE
from sixgun.server.naming import bots, rulings, short, summary_lines
from sixgun.server.protocol import CardText, OptionText, SetText, Things
from sixgun.wording import Language
from sixgun.wording.duel import (
    card_name,
    card_text,
    character_name,
    character_text,
    option_text,
    set_name,
    side_goal,
    side_name,
)

USUAL = Options()


def things(words: Language) -> Things:
    """The whole box in one language."""
    return Things(
        game="duel",
        name=words.text("game-duel"),
        things=[*_cards(words), *_characters(words), *_sides(words)],
        sets=[SetText(slug=BOX, name=set_name(words, BOX), most_players=PLAYERS, fewest_players=PLAYERS)],
        options=[
            OptionText(slug=field.name, text=option_text(words, field.name), default=getattr(USUAL, field.name))
            for field in fields(Options)
            if isinstance(getattr(USUAL, field.name), bool)
        ],
        bots=bots("duel"),
        summary=summary_lines(words, "duel"),
    )


def _cards(words: Language) -> Iterator[CardText]:
    for slug, card in CATALOGUE.cards.items():
        yield CardText(
            slug=slug,
            kind="card",
            set=BOX,
            name=card_name(words, slug),
            text=card_text(words, slug),
            short=short(words, "duel-card", slug),
            colour=card.colour,
            faces=[face.text for face in CATALOGUE.faces if face.slug == slug and face.symbol],
            rulings=rulings(words, f"duel-{slug}"),
            always=card.always,
            reload=card.reloads,
            hits=card.hits,
            avoids=card.avoids,
        )


def _characters(words: Language) -> Iterator[CardText]:
    for box in CATALOGUE.boxes.values():
        for side, company in zip(SIDES, (box.law, box.outlaws)):
            for character in company:
                yield CardText(
                    slug=character.slug,
                    kind="character",
                    set=BOX,
                    name=character_name(words, character.slug),
                    text=character_text(words, character.slug),
                    short=short(words, "duel-character", character.slug),
                    life=character.life,
                    rulings=rulings(words, f"duel-{character.slug}"),
                    side=side,
                    always=character.always,
                )


def _sides(words: Language) -> Iterator[CardText]:
    for side in SIDES:
        yield CardText(slug=side, kind="side", set=BOX, name=side_name(words, side), text=side_goal(words, side))
