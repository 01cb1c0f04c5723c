"""What the set holds: suits and values, colours, characters and their life points."""

from __future__ import annotations

from collections import Counter

from sixgun.bang.card_kinds import Green
from sixgun.bang.effect import BLUE, BROWN, GREEN
from sixgun.bang.faces import PLAYING, RANKS, SUITS
from sixgun.bang.options import Options
from sixgun.bang.rules.setup import Setup, all_faces
from sixgun.bang.sets import CATALOGUE
from sixgun.bang.sets.base import BASE
from sixgun.bang.sets.dodge_city import DODGE_CITY
from sixgun.bang.sets.dodge_city.deck import DECK
from sixgun.kernel.chance import key_from_seed

# By name: spades, hearts, diamonds, clubs.
PRINTED = {
    "bang": ("8", "", "", "5 6 k"),
    "beer": ("6", "6", "", ""),
    "dodge": ("", "k", "7", ""),
    "brawl": ("j", "", "", ""),
    "cat_balou": ("", "", "", "8"),
    "general_store": ("a", "", "", ""),
    "indians": ("", "", "5", ""),
    "missed": ("", "", "8", ""),
    "panic": ("", "j", "", ""),
    "punch": ("10", "", "", ""),
    "rag_time": ("", "9", "", ""),
    "springfield": ("k", "", "", ""),
    "tequila": ("", "", "", "9"),
    "whisky": ("", "q", "", ""),
    "barrel": ("", "", "", "a"),
    "binocular": ("", "", "10", ""),
    "dynamite": ("", "", "", "10"),
    "hideout": ("", "", "k", ""),
    "mustang": ("", "5", "", ""),
    "remington": ("", "", "6", ""),
    "rev_carabine": ("5", "", "", ""),
    "iron_plate": ("q", "", "a", ""),
    "sombrero": ("", "", "", "7"),
    "ten_gallon_hat": ("", "", "j", ""),
    "bible": ("", "10", "", ""),
    "canteen": ("", "7", "", ""),
    "can_can": ("", "", "", "j"),
    "conestoga": ("", "", "9", ""),
    "derringer": ("7", "", "", ""),
    "knife": ("", "8", "", ""),
    "pepperbox": ("", "a", "", ""),
    "buffalo_rifle": ("", "", "", "q"),
    "howitzer": ("9", "", "", ""),
    "pony_express": ("", "", "q", ""),
}
AS_IN_BASE = {
    "bang", "beer", "cat_balou", "general_store", "indians", "missed", "panic", "barrel", "dynamite", "mustang",
    "remington", "rev_carabine",
}  # fmt: skip
COSTLY = {"brawl", "rag_time", "springfield", "tequila", "whisky"}
PARRYING = {"iron_plate", "sombrero", "ten_gallon_hat", "bible"}
THREE_LIVES = {"apache_kid", "elena_fuente", "pixie_pete", "sean_mallory", "vera_custer"}


def names_of_cards(setup: Setup) -> list[str]:
    return [face.text for face in all_faces(CATALOGUE, setup) if face.back == PLAYING]


def test_each_suit_has_5_to_ace_once() -> None:
    assert len(DECK) == 40
    for suit in SUITS:
        assert sorted(card.rank for card in DECK if card.suit == suit) == list(range(5, 15)), suit


def test_every_card_is_there_with_its_suit_and_value() -> None:
    printed = Counter(
        f"{name}-{value}{suit}"
        for name, rows in PRINTED.items()
        for suit, row in zip(SUITS, rows)
        for value in row.split()
    )
    assert Counter(card.text for card in DECK) == printed


def test_with_the_base_game_there_are_120_cards_30_of_each_suit() -> None:
    faces = all_faces(CATALOGUE, Setup(8, key_from_seed("box"), sets=("base", "dodge_city")))
    playing = [face for face in faces if face.back == PLAYING]
    assert Counter(face.suit for face in playing) == dict.fromkeys(SUITS, 30)
    assert Counter(RANKS[face.rank - 2] for face in playing)["2"] == 4


def test_19_cards_are_brown_7_blue_and_14_green() -> None:
    assert Counter(CATALOGUE.cards[card.slug].colour for card in DECK) == {BROWN: 19, BLUE: 7, GREEN: 14}


def test_cards_that_the_base_game_has_too_are_the_same_cards() -> None:
    own = {card.slug for card in DODGE_CITY.cards}
    assert {card.slug for card in DECK} - own == AS_IN_BASE
    assert not own & {card.slug for card in BASE.cards}
    assert own <= {card.slug for card in DECK}


def test_five_cards_cost_another_one() -> None:  # ruling 89
    assert {card.slug: card.cost for card in DODGE_CITY.cards if card.cost} == dict.fromkeys(COSTLY, 1)


def test_thirteen_kinds_are_green_and_four_of_them_parry() -> None:  # ruling 94
    greens = [card for card in DODGE_CITY.cards if isinstance(card, Green)]
    assert len(greens) == 13
    assert {card.slug for card in greens if card.parries_in_play} == PARRYING
    assert all(card.colour == GREEN and not card.parries_from_hand for card in greens)


def test_no_new_card_saves_from_a_lethal_hit_and_only_dodge_has_the_missed_symbol_in_hand() -> None:  # ruling 45
    assert [card.slug for card in DODGE_CITY.cards if card.saves_life] == []
    assert [card.slug for card in DODGE_CITY.cards if card.parries_from_hand] == ["dodge"]


def test_fifteen_characters_with_their_life_points() -> None:
    assert len(DODGE_CITY.characters) == len({character.slug for character in DODGE_CITY.characters}) == 15
    assert {character.slug for character in DODGE_CITY.characters if character.life == 3} == THREE_LIVES
    assert {character.life for character in DODGE_CITY.characters} == {3, 4}


def test_the_simplified_game_leaves_out_the_same_names() -> None:
    whole = Counter(names_of_cards(Setup(4, key_from_seed("book"), sets=("base", "dodge_city"))))
    simple = Setup(4, key_from_seed("book"), sets=("base", "dodge_city"), options=Options(simplified=True))
    left_out = whole - Counter(names_of_cards(simple))
    assert {"dynamite-10c", "general_store-as", "indians-5d"} <= set(left_out)
    assert left_out.total() == 14
    assert {text.partition("-")[0] for text in left_out} == {"dynamite", "duel", "general_store", "indians", "jail"}
