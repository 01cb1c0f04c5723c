"""The contents of the set: the decks with their symbols, the characters with their life points, and the marks."""

from __future__ import annotations

from collections import Counter

from sixgun.duel.effect import BLUE, BROWN, RED
from sixgun.duel.faces import BARREL, DYNAMITE, HORSESHOE, LAW, OUTLAW, SIDES, SNAKE
from sixgun.duel.sets import CATALOGUE
from sixgun.duel.sets.deck import DECK
from sixgun.duel.sets.law import LAW as LAWFUL
from sixgun.duel.sets.outlaws import OUTLAWS

# By name: how many copies in the deck of the Law and in that of the Outlaws.
COPIES = {
    "colt": (1, 5), "fanning": (2, 0), "carbine": (2, 1), "peacemaker": (2, 0), "remington": (0, 2),
    "schofield": (0, 2), "shotgun": (2, 2), "winchester": (2, 0),
    "bank": (1, 0), "barrel": (1, 1), "clock": (0, 2), "dynamite": (0, 1), "gun_belt": (1, 1), "hat": (1, 1),
    "rattlesnake": (0, 1), "scope": (1, 1), "stampede": (1, 0),
    "beer": (0, 1), "derringer": (4, 0), "duel": (1, 1), "gatling": (1, 0), "general_store": (1, 1), "indians": (1, 1),
    "knife": (0, 3), "missed": (5, 7), "return_fire": (1, 0), "schoolmarm": (2, 0), "stealing": (0, 4),
    "strong_ale": (1, 0), "wagon": (2, 1), "water": (4, 1),
}  # fmt: skip
HITS = {
    "colt", "fanning", "carbine", "peacemaker", "remington", "schofield", "shotgun", "winchester", "derringer",
    "gatling", "knife",
}  # fmt: skip


def test_each_deck_has_forty_cards_in_the_printed_numbers() -> None:
    for place, side in enumerate(SIDES):
        found = Counter(shown.slug for shown in DECK if shown.back == side)
        assert found == {slug: counts[place] for slug, counts in COPIES.items() if counts[place]}
        assert found.total() == 40


def test_each_deck_has_the_symbols_of_the_rulebooks_table() -> None:
    for side in SIDES:
        symbols = Counter(shown.symbol for shown in DECK if shown.back == side)
        assert symbols == {BARREL: 10, SNAKE: 10, DYNAMITE: 5, HORSESHOE: 15}


def test_every_dynamite_symbol_lies_where_it_was_found() -> None:
    found = Counter((shown.back, shown.slug) for shown in DECK if shown.symbol == DYNAMITE)
    expected = {(LAW, "colt"): 1, (LAW, "shotgun"): 2, (LAW, "gun_belt"): 1, (LAW, "duel"): 1, (OUTLAW, "colt"): 5}
    assert found == expected


def test_the_marks_of_the_cards() -> None:
    cards = CATALOGUE.cards
    assert {slug for slug, card in cards.items() if card.reloads} == {"water", "clock", "scope", "stampede"}
    assert {slug for slug, card in cards.items() if card.always} == {"dynamite", "rattlesnake", "stampede"}
    assert {slug for slug, card in cards.items() if card.hits} == HITS
    assert {slug for slug, card in cards.items() if card.parries_from_hand} == {"missed", "return_fire"}
    assert {slug for slug, card in cards.items() if card.priority} == {"dynamite", "rattlesnake", "stampede"}
    colours = Counter(cards[shown.slug].colour for shown in DECK)
    assert colours == {RED: 23, BLUE: 14, BROWN: 43}


def test_the_characters_have_their_life_points() -> None:
    law = {character.slug: character.life for character in LAWFUL}
    outlaws = {character.slug: character.life for character in OUTLAWS}
    assert (len(law), sum(law.values())) == (12, 51)
    assert (len(outlaws), sum(outlaws.values())) == (12, 47)
    assert {slug for slug, life in {**law, **outlaws}.items() if life == 3} == {"jango", "dalton_bros", "pearl_hat"}
    fives = {"bill_tightman", "dalon_ranger", "pat_garret", "wild_bill", "bull_anderson"}
    assert {slug for slug, life in {**law, **outlaws}.items() if life == 5} == fives


def test_four_characters_are_always_active() -> None:  # ruling 25
    found = {character.slug for character in (*LAWFUL, *OUTLAWS) if character.always}
    assert found == {"bart_masterson", "buffalo_bell", "the_stranger", "soundance_kid"}
