"""The contents of the sets: checksums of the decks, lists of all cards, characters with their life points, events."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from sixgun.bang.catalogue import CardSet, Catalogue
from sixgun.bang.effect import BLUE, BROWN
from sixgun.bang.faces import HEARTS, PLAYING, RANKS, SUITS, face
from sixgun.bang.rules.setup import ROLES_FOR, Setup, deal
from sixgun.bang.sets import CATALOGUE
from sixgun.bang.sets.base import BASE
from sixgun.bang.sets.base.deck import DECK
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.errors import SetupError

# By name: spades, hearts, diamonds, clubs.
PRINTED = {
    "bang": ("a", "q k a", "2 3 4 5 6 7 8 9 10 j q k a", "2 3 4 5 6 7 8 9"),
    "missed": ("2 3 4 5 6 7 8", "", "", "10 j q k a"),
    "beer": ("", "6 7 8 9 10 j", "", ""),
    "cat_balou": ("", "k", "9 10 j", ""),
    "panic": ("", "j q a", "8", ""),
    "duel": ("j", "", "q", "8"),
    "general_store": ("q", "", "", "9"),
    "indians": ("", "", "k a", ""),
    "stagecoach": ("9 9", "", "", ""),
    "wells_fargo": ("", "3", "", ""),
    "gatling": ("", "10", "", ""),
    "saloon": ("", "5", "", ""),
    "schofield": ("k", "", "", "j q"),
    "volcanic": ("10", "", "", "10"),
    "remington": ("", "", "", "k"),
    "rev_carabine": ("", "", "", "a"),
    "winchester": ("8", "", "", ""),
    "jail": ("10 j", "4", "", ""),
    "barrel": ("q k", "", "", ""),
    "mustang": ("", "8 9", "", ""),
    "scope": ("a", "", "", ""),
    "dynamite": ("", "2", "", ""),
}
WEAPONS = {"schofield": 2, "volcanic": 1, "remington": 3, "rev_carabine": 4, "winchester": 5}
BOOK = {"duel", "general_store", "indians", "jail", "dynamite"}
THREE_LIVES = {"el_gringo", "paul_regret"}
ALL_WITH_THREE = {
    *THREE_LIVES, "apache_kid", "elena_fuente", "pixie_pete", "sean_mallory", "vera_custer", "claus_the_saint",
}  # fmt: skip
EVENTS = {
    "high_noon": """
        blessing curse ghost_town gold_rush hangover shootout the_daltons the_doctor the_reverend the_sermon thirst
        train_arrival handcuffs new_identity high_noon
    """,
    "fistful_of_cards": """
        abandoned_mine ambush blood_brothers dead_man hard_liquor lasso law_of_the_west peyote ranch ricochet
        russian_roulette sniper the_judge vendetta a_fistful_of_cards
    """,
}


def test_each_suit_has_2_to_7_once_and_8_to_ace_twice() -> None:
    assert len(DECK) == 80
    for suit in SUITS:
        values = Counter(RANKS[card.rank - 2] for card in DECK if card.suit == suit)
        assert values == Counter([*RANKS[:6], *RANKS[6:], *RANKS[6:]]), suit


def test_every_card_is_there_with_its_suit_and_value() -> None:
    printed = Counter(
        f"{name}-{value}{suit}"
        for name, rows in PRINTED.items()
        for suit, row in zip(SUITS, rows)
        for value in row.split()
    )
    assert Counter(card.text for card in DECK) == printed
    assert Counter(card.slug for card in DECK).most_common(4) == [
        ("bang", 25),
        ("missed", 12),
        ("beer", 6),
        ("cat_balou", 4),
    ]


def test_every_card_of_the_deck_has_an_effect_and_every_effect_a_card() -> None:
    assert {card.slug for card in DECK} == {card.slug for card in BASE.cards} == set(PRINTED)
    assert all(card.back == PLAYING for card in DECK)


def test_63_cards_are_brown_and_17_blue() -> None:
    colours = Counter(CATALOGUE.cards[card.slug].colour for card in DECK)
    assert colours == {BROWN: 63, BLUE: 17}


def test_five_names_are_weapons_with_their_reach() -> None:
    weapons = {card.slug: card.reach for card in BASE.cards if card.weapon}
    assert weapons == WEAPONS


def test_the_cards_with_a_book_are_left_out_of_the_first_game() -> None:
    assert {card.slug for card in BASE.cards if card.book} == BOOK


def test_only_missed_bears_the_symbol_and_only_beer_saves() -> None:
    assert [card.slug for card in BASE.cards if card.parries_from_hand] == ["missed"]
    assert [card.slug for card in BASE.cards if card.saves_life] == ["beer"]


def test_sixteen_characters_with_their_life_points() -> None:
    assert len(BASE.characters) == len({character.slug for character in BASE.characters}) == 16
    assert {character.slug for character in BASE.characters if character.life == 3} == THREE_LIVES
    assert {character.life for character in BASE.characters} == {3, 4}


def test_dynamite_comes_before_jail_and_thirst_after_the_characters() -> None:
    """The others act in the order of play."""
    effects = {slug: effect.priority for slug, effect in CATALOGUE.effects.items() if effect.priority}
    assert effects == {"dynamite": 1, "jail": 2, "thirst": 9}


def test_dodge_city_has_each_value_from_5_to_ace_once_in_each_suit() -> None:
    added = CATALOGUE.card_set("dodge_city").deck
    assert len(added) == 40
    assert Counter((card.suit, card.rank) for card in added) == Counter(product(SUITS, range(5, 15)))


def test_no_other_set_has_playing_cards() -> None:
    assert {slug: len(card_set.deck) for slug, card_set in CATALOGUE.sets.items() if card_set.deck} == {
        "base": 80,
        "dodge_city": 40,
    }


def test_34_characters_with_their_life_points() -> None:
    counts = {slug: len(card_set.characters) for slug, card_set in CATALOGUE.sets.items() if card_set.characters}
    assert counts == {"base": 16, "dodge_city": 15, "the_bullet": 3}
    assert len(CATALOGUE.characters) == 34
    assert {slug for slug, character in CATALOGUE.characters.items() if character.life == 3} == ALL_WITH_THREE
    assert {character.life for character in CATALOGUE.characters.values()} == {3, 4}


def test_fifteen_events_in_each_of_two_sets_the_last_one_final() -> None:
    for card_set, names in EVENTS.items():
        events = CATALOGUE.card_set(card_set).events
        assert [event.slug for event in events] == names.split()
        assert [event.final for event in events] == [False] * 14 + [True]
    assert len(CATALOGUE.events) == 30
    assert [slug for slug, event in CATALOGUE.events.items() if event.extra] == ["handcuffs", "new_identity"]
    assert [slug for slug, event in CATALOGUE.events.items() if event.spare] == ["new_identity"]


def test_no_two_effects_share_a_name() -> None:
    sets = CATALOGUE.sets.values()
    slugs = [effect.slug for card_set in sets for effect in (*card_set.cards, *card_set.characters, *card_set.events)]
    assert len(set(slugs)) == len(slugs) == len(CATALOGUE.effects)


@pytest.mark.parametrize(
    ("players", "sheriffs", "renegades", "outlaws", "deputies"),
    [(3, 0, 1, 1, 1), (4, 1, 1, 2, 0), (5, 1, 1, 2, 1), (6, 1, 1, 3, 1), (7, 1, 1, 3, 2), (8, 1, 2, 3, 2)],
)
def test_roles_for_each_number_of_players(
    players: int, sheriffs: int, renegades: int, outlaws: int, deputies: int
) -> None:
    state = deal(CATALOGUE, Setup(players, key_from_seed("roles"), ("base", "dodge_city")))
    roles = Counter(state.role(seat) for seat in range(players))
    assert roles == Counter({"sheriff": sheriffs, "renegade": renegades, "outlaw": outlaws, "deputy": deputies})
    assert Counter(ROLES_FOR[players]) == roles


def test_faces_are_interned() -> None:
    assert face("bang", "d", 9) is face("bang", "d", 9)
    assert face("bang", "d", 9).text == "bang-9d"
    every = [card for card_set in CATALOGUE.sets.values() for card in card_set.deck]
    orders = [card.order for card in {card.text: card for card in every}.values()]
    assert len(set(orders)) == len(orders), "two faces have the same place in the canonical order"


def test_a_face_in_a_deck_needs_its_card() -> None:
    with pytest.raises(
        SetupError, match="the deck of the set “mine” has a card “bear” that is not among the cards: add"
    ):
        Catalogue([BASE, CardSet("mine", (), (face("bear", HEARTS, 5),))])
