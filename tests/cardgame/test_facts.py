"""What every card, character and event of both games says about itself, and how it is given out."""

from __future__ import annotations

from dataclasses import fields
from types import UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from sixgun.bang.effect import BROWN, HEART, NO_AIM, Card, Character, Effect, Event
from sixgun.bang.faces import HEARTS, SPADES, SUIT_NAMES, SUITS
from sixgun.bang.game_type import BANG
from sixgun.cardgame.facts import CHALLENGE, DRAW, HEAL, OTHERS, SHOT, Check, Facts, Symbol, SymbolKind
from sixgun.cardgame.game_type import AnyGameType
from sixgun.duel import effect as duel
from sixgun.duel.game_type import DUEL
from sixgun.games import GAME_TYPES
from sixgun.server.presentation.catalogue_texts import sent_facts
from sixgun.server.protocol import Facts as SentFacts
from sixgun.wording.pack_library import open_pack_library
from tests.support.packs import EXAMPLE, HEAD, TAIL, WHIP, written

EFFECTS = [*BANG.catalogue.effects.values(), *DUEL.catalogue.effects.values()]
CARDS = [effect for effect in EFFECTS if isinstance(effect, (Card, duel.Card))]


def name(effect: Any) -> str:
    return f"{type(effect).__module__.split('.')[1]}-{effect.slug}"


# The types.


def fits(value: object, hint: Any) -> bool:
    """Is a value of the type that an annotation names?"""
    origin = get_origin(hint)
    if origin is UnionType:
        return any(fits(value, member) for member in get_args(hint))
    if origin is Literal:
        return value in get_args(hint)
    if origin is tuple:
        return isinstance(value, tuple) and all(fits(item, get_args(hint)[0]) for item in value)
    return type(value) is (origin or hint)


@pytest.mark.plain("reads the annotations of classes")
@pytest.mark.parametrize("effect", EFFECTS, ids=name)
def test_every_fact_has_the_type_that_it_is_declared_with(effect: Any) -> None:
    declared = get_type_hints(type(effect))
    assert {"icon", "act", "check"} <= set(declared)
    assert {
        fact: getattr(effect, fact) for fact, hint in declared.items() if not fits(getattr(effect, fact), hint)
    } == {}


@pytest.mark.plain("reads the annotations of classes")
@pytest.mark.parametrize("root", [Effect, Card, Character, Event, duel.Effect, duel.Card, duel.Character])
def test_facts_are_plain_attributes(root: type) -> None:
    assert all("ClassVar" not in str(hint) for hint in root.__annotations__.values())


# What goes together.


@pytest.mark.parametrize("effect", EFFECTS, ids=name)
def test_amounts_belong_to_acts(effect: Any) -> None:
    if effect.act == HEAL:
        assert effect.heals > 0
    if effect.act == DRAW:
        assert effect.draws > 0
    assert effect.damage > 0
    assert effect.cost >= 0
    if effect.cover:
        assert effect.check is not None
        assert not effect.check.hurts
    if effect.affects == OTHERS:
        assert effect.act


@pytest.mark.parametrize("effect", BANG.catalogue.effects.values(), ids=name)
def test_in_bang_only_what_heals_has_points_to_regain(effect: Effect) -> None:
    assert (effect.act == HEAL) == (effect.heals > 0)
    if effect.missed_needed > 1:
        assert effect.act == SHOT or isinstance(effect, Character)
    if effect.use_aim != NO_AIM:
        assert effect.act
        assert not isinstance(effect, Card) or effect.aim == NO_AIM


@pytest.mark.parametrize("card", CARDS, ids=name)
def test_every_card_has_an_icon_and_symbols(card: Any) -> None:
    game_type: AnyGameType = BANG if isinstance(card, Card) else DUEL
    facts = game_type.facts(card.slug)
    assert facts.kind == "card"
    assert facts.icon
    assert facts.symbols
    assert all(symbol.kind in get_args(SymbolKind) for symbol in facts.symbols)
    assert facts.reply_only <= facts.parries
    assert facts.burden <= (card.colour == "blue")
    assert facts.used_up <= (card.colour in ("green", "blue"))


def test_an_aimed_brown_card_does_something_to_its_target() -> None:
    aimed = [card for card in BANG.catalogue.cards.values() if card.colour == BROWN and card.aim != NO_AIM]
    assert all(card.act for card in aimed)


def test_characters_have_no_icon_and_events_all_have_one() -> None:
    assert not any(BANG.facts(slug).icon for slug in BANG.catalogue.characters)
    assert not any(DUEL.facts(slug).icon for slug in DUEL.catalogue.characters)
    icons = [BANG.facts(slug).icon for slug in BANG.catalogue.events]
    assert all(icons)
    assert len(set(icons)) == 30


# Symbols.


def row(game_type: AnyGameType, slug: str) -> str:
    return ", ".join(symbol.text for symbol in game_type.facts(slug).symbols)


@pytest.mark.parametrize(
    ("slug", "expected"),
    [
        ("bang", "hit, reach"),
        ("missed", "miss"),
        ("panic", "take, reach 1"),
        ("duel", "life −1, any"),
        ("indians", "life −1, all"),
        ("general_store", "draw 1, everybody"),
        ("saloon", "life +1, everybody"),
        ("winchester", "reach 5"),
        ("volcanic", "reach 1, hit ∞"),
        ("hideout", "far +1"),
        ("dynamite", "check, life −3"),
        ("dodge", "miss, draw 1"),
        ("bible", "miss, draw 1"),
        ("derringer", "hit, reach 1, draw 1"),
        ("springfield", "cost −1, hit, any"),
        ("brawl", "cost −1, discard, all"),
        ("tequila", "cost −1, life +1, any"),
        ("whisky", "cost −1, life +2"),
    ],
)
def test_symbols_of_bang_follow_from_the_facts(slug: str, expected: str) -> None:
    assert row(BANG, slug) == expected


@pytest.mark.parametrize(
    ("slug", "expected"),
    [
        ("colt", "hit"),
        ("fanning", "hit ×n"),
        ("schofield", "hit, life +1"),
        ("stampede", "swap, reload, always"),
        ("strong_ale", "life =3"),
        ("wagon", "draw 3, discard 1"),
    ],
)
def test_symbols_of_the_duel_are_declared(slug: str, expected: str) -> None:
    assert row(DUEL, slug) == expected


def test_eight_cards_declare_or_inherit_their_symbols() -> None:
    declared = {slug for slug, card in BANG.catalogue.cards.items() if card.symbols is not None}
    assert declared == {"volcanic", "jail", "barrel", "mustang", "scope", "dynamite", "hideout", "binocular"}


# Luck.


@pytest.mark.parametrize(
    ("slug", "suit", "value", "helps"),
    [
        ("barrel", HEARTS, 2, True),
        ("barrel", SPADES, 14, False),
        ("jail", HEARTS, 14, True),
        ("dynamite", SPADES, 2, False),
        ("dynamite", SPADES, 9, False),
        ("dynamite", SPADES, 10, True),
        ("dynamite", HEARTS, 5, True),
        ("dynamite", "", 0, True),
    ],
)
def test_a_check_says_what_is_good_luck(slug: str, suit: str, value: int, helps: bool) -> None:
    check = BANG.catalogue.effects[slug].check
    assert check is not None
    assert check.helps(suit, value) is helps


def test_odds_are_counted_from_the_check() -> None:
    odds = {slug: BANG.facts(slug).odds for slug in BANG.catalogue.effects if BANG.facts(slug).odds}
    hearts = dict.fromkeys(("barrel", "jail", "jourdonnais", "vendetta"), 13 / 52)
    assert odds == {**hearts, "dynamite": 44 / 52}
    odds = {slug: DUEL.facts(slug).odds for slug in DUEL.catalogue.effects if DUEL.facts(slug).odds}
    assert odds == {"barrel": 20 / 80, "sid_curry": 20 / 80, "dynamite": 70 / 80, "rattlesnake": 60 / 80}


def test_the_words_for_the_suits_are_in_their_order() -> None:
    assert tuple(word[0] for word in SUIT_NAMES) == SUITS


# Giving them out.


@pytest.mark.parametrize("game_type", GAME_TYPES.values(), ids=GAME_TYPES)
@pytest.mark.parametrize("slug", ["", "no_such_card", "sheriff", "setup", "Ü", "x" * 1000])
def test_an_unknown_slug_has_plain_facts(game_type: AnyGameType, slug: str) -> None:
    assert game_type.facts(slug) == Facts()


def test_facts_of_some_cards() -> None:
    assert BANG.facts("beer") == Facts(
        kind="card", icon="beer-stein", colour="brown", act=HEAL, heals=1, min_players=3, saves_life=True,
        symbols=(Symbol("life", "+1"),),
    )  # fmt: skip
    assert BANG.facts("sniper") == Facts(
        kind="event", icon="human-target", act=SHOT, aim="reach", cost=2, parries_needed=2
    )
    assert BANG.facts("sid_ketchum") == Facts(kind="character", life=4, act=HEAL, heals=1, cost=2)
    assert BANG.facts("pepperbox").aim == "reach"
    assert BANG.facts("indians").act == CHALLENGE
    assert BANG.facts("remington").reach == 3
    assert DUEL.facts("hat") == Facts(
        kind="card", icon="outback-hat", colour="blue", aim="supply", parries=True, used_up=True,
        symbols=(Symbol("miss"),),
    )  # fmt: skip
    assert DUEL.facts("soundance_kid") == Facts(kind="character", life=4, act=DRAW, draws=2, cost=1, always=True)


def test_facts_are_sent_without_what_is_plain() -> None:
    sent = {fact: getattr(SentFacts(), fact) for fact in SentFacts.__struct_fields__}
    plain = {fact: getattr(Facts(), fact) for fact in sent}
    assert sent == {**plain, "symbols": []}
    assert {field.name for field in fields(Facts)} - set(sent) == {
        "kind", "colour", "life", "reach", "hits", "always", "reloads",
    }  # fmt: skip
    assert sent_facts(Facts()) == SentFacts()
    assert sent_facts(BANG.facts("tequila")) == SentFacts(
        icon="brandy-bottle", act="heal", aim="any", cost=1, heals=1, symbols=["cost −1", "life +1", "any"]
    )


def test_a_packs_card_has_facts_too() -> None:
    library = open_pack_library([EXAMPLE])
    facts = BANG.facts("snake_oil", library.packs)
    assert (facts.kind, facts.icon, facts.odds, facts.draws) == ("card", "square-bottle", 0.25, 1)
    assert BANG.facts("snake_oil") == Facts()
    assert BANG.catalogue.effects["barrel"].check == HEART == Check(HEARTS)
    assert BANG.facts("bang", library.packs) == BANG.facts("bang")


def test_a_pack_may_name_an_icon_that_nobody_has_drawn(tmp_path: Any) -> None:
    library = open_pack_library([written(tmp_path, f"{HEAD}{WHIP}    icon = 'bull-whip'\n{TAIL}")])
    facts = BANG.facts("whip", library.packs)
    assert facts == Facts(kind="card", icon="bull-whip", colour="brown", parries=True, symbols=(Symbol("miss"),))


def test_a_pack_builds_on_the_kinds_of_cards(tmp_path: Any) -> None:
    code = f"{HEAD}from sixgun.bang.card_kinds import GreenMissed\nclass Whip(GreenMissed):\n    draws = 1\n{TAIL}"
    facts = BANG.facts("whip", open_pack_library([written(tmp_path, code)]).packs)
    assert (facts.colour, facts.parries, facts.used_up) == ("green", True, True)
    assert facts.symbols == (Symbol("miss"), Symbol("draw", "1"))
