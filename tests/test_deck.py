"""The contents of the box: checksums of the deck, the list of all cards, the characters and their life points."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun.bang.effect import BLUE, BROWN
from sixgun.bang.faces import PLAYING, RANKS, SUITS, face
from sixgun.bang.rules.setup import ROLES_FOR, Setup, deal
from sixgun.bang.sets.base import BASE
from sixgun.bang.sets.base.deck import DECK
from sixgun.bang.table import CATALOGUE
from sixgun.kernel.chance import key_of

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
    weapons = {card.slug: getattr(card, "range", 0) for card in BASE.cards if card.weapon}
    assert weapons == WEAPONS


def test_the_cards_with_a_book_are_left_out_of_the_first_game() -> None:
    assert {card.slug for card in BASE.cards if card.book} == BOOK


def test_only_missed_bears_the_symbol_and_only_beer_saves() -> None:
    assert [card.slug for card in BASE.cards if card.missed] == ["missed"]
    assert [card.slug for card in BASE.cards if card.saves] == ["beer"]


def test_sixteen_characters_with_their_life_points() -> None:
    assert len(BASE.characters) == len({character.slug for character in BASE.characters}) == 16
    assert {character.slug for character in BASE.characters if character.life == 3} == THREE_LIVES
    assert {character.life for character in BASE.characters} == {3, 4}


def test_only_dynamite_and_jail_have_a_priority() -> None:
    effects = {slug: effect.priority for slug, effect in CATALOGUE.effects.items() if effect.priority}
    assert effects == {"dynamite": 1, "jail": 2}


@pytest.mark.parametrize(("players", "outlaws", "deputies"), [(4, 2, 0), (5, 2, 1), (6, 3, 1), (7, 3, 2)])
def test_roles_for_each_number_of_players(players: int, outlaws: int, deputies: int) -> None:
    state = deal(CATALOGUE, Setup(players, key_of("roles")))
    roles = Counter(state.role(seat) for seat in range(players))
    assert roles == Counter({"sheriff": 1, "renegade": 1, "outlaw": outlaws, "deputy": deputies})
    assert Counter(ROLES_FOR[players]) == roles


def test_faces_are_interned() -> None:
    assert face("bang", "d", 9) is face("bang", "d", 9)
    assert face("bang", "d", 9).text == "bang-9d"
    orders = [card.order for card in {card.text: card for card in DECK}.values()]
    assert len(set(orders)) == len(orders), "two faces have the same place in the canonical order"
