"""Everything of BANG! that has a name, in words."""

from __future__ import annotations

from collections.abc import Iterator

from sixgun.bang.catalogue import Catalogue
from sixgun.bang.effect import Effect
from sixgun.bang.faces import ROLES
from sixgun.bang.options import DEFAULT
from sixgun.bang.rules.setup import ROLES_FOR
from sixgun.bang.sets import CATALOGUE
from sixgun.server import protocol
from sixgun.server.presentation.catalogue_texts import bots, described, option_texts, summary_lines
from sixgun.server.protocol import CatalogueEntry, SetText
from sixgun.wording import Language
from sixgun.wording.bang import role_goal, role_name, set_name
from sixgun.wording.names import rulings_of


def catalogue_in_words(words: Language, catalogue: Catalogue = CATALOGUE) -> protocol.Catalogue:
    """Return everything in the sets of a catalogue, in one language."""
    most = {slug: card_set.most_players for slug, card_set in catalogue.sets.items()}
    return protocol.Catalogue(
        game="bang",
        name=words.text("game-bang"),
        entries=[*_in_boxes(words, catalogue), *_roles(words)],
        sets=[
            SetText(
                slug=slug,
                name=set_name(words, slug),
                most_players=most[slug],
                fewest_players=min(ROLES_FOR),
                pack=slug not in CATALOGUE.sets,
            )
            for slug in catalogue.sets
        ],
        options=option_texts(words, "bang", DEFAULT),
        bots=bots("bang"),
        summary=summary_lines(words, "bang"),
        roles={players: _dealt(roles) for players, roles in ROLES_FOR.items()},
    )


def _dealt(dealt: tuple[str, ...]) -> dict[str, int]:
    """Return how many players have each role, of those that are dealt."""
    return {role: dealt.count(role) for role in ROLES if role in dealt}


def _in_boxes(words: Language, catalogue: Catalogue) -> Iterator[CatalogueEntry]:
    """Return cards, characters and events."""
    deck = [face for card_set in catalogue.sets.values() for face in card_set.deck]
    for slug, effect in catalogue.effects.items():
        facts = catalogue.facts(slug)
        faces = [face.text for face in deck if face.slug == slug]
        yield described(words, facts.kind, slug, _box(effect, catalogue), facts, faces=faces)


def _roles(words: Language) -> Iterator[CatalogueEntry]:
    for slug in ROLES:
        name, goal = role_name(words, slug), role_goal(words, slug)
        yield CatalogueEntry(
            slug=slug, kind="role", set="", name=name, text=goal, rulings=rulings_of(words, slug, "ruling")
        )


def _box(effect: Effect, catalogue: Catalogue) -> str:
    """Return the first set that contains it."""
    return next(slug for slug, card_set in catalogue.sets.items() if effect in card_set.effects)
