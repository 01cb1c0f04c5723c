"""Whom each aimed card of the set reaches: by itself, with a Scope, and played by Jack Ransome's side."""

from __future__ import annotations

import pytest

from sixgun.duel.effect import BLUE
from sixgun.duel.sets import CATALOGUE
from tests.support.duel_table import Table, duel, facing, refusal, table

FRONT, REAR = "wild_bill", "jango"
OWN_FRONT, OWN_REAR = "slim_poet", "dalton_bros"

HITS = ["colt-od", "fanning-lb", "carbine-ob", "peacemaker-lh", "remington-os", "schofield-ob", "shotgun-oh"]
HITS += ["derringer-lh", "knife-oh"]
SUPPLIES = [
    "bank-lb", "barrel-os", "clock-oh", "gun_belt-os", "hat-oh", "rattlesnake-os", "scope-oh", "stampede-lb",
]  # fmt: skip
REACH = {
    **{card: {FRONT} for card in HITS},
    "winchester-lh": {FRONT, REAR},
    "duel-oh": {FRONT},
    "strong_ale-lb": {FRONT, OWN_FRONT, OWN_REAR},
    **{card: {FRONT, OWN_REAR} for card in SUPPLIES},
    "dynamite-ob": {OWN_REAR},
}
"""By the card: whom it reaches from the hand of a player without any help."""
UNAIMED = [
    "beer-ob", "gatling-lb", "general_store-oh", "indians-oh", "missed-os", "return_fire-lh", "schoolmarm-lh",
    "stealing-oh", "wagon-ob", "water-ob",
]  # fmt: skip


def reached(t: Table, card: str) -> set[str]:
    """The targets that are offered for a card."""
    return {line.partition(" > ")[2] for line in t.options if line.startswith(f"play {card} > ")}


def test_the_tables_below_name_every_card() -> None:
    assert {card.partition("-")[0] for card in (*REACH, *UNAIMED)} == set(CATALOGUE.cards)


@pytest.mark.parametrize("card", REACH)
def test_a_card_reaches_whom_the_rules_name(card: str) -> None:  # ruling 31, 32, 33, 35
    t = duel("| Wild Bill | Jango", f"> {card} | Slim Poet | Dalton Bros")
    assert reached(t, card) == REACH[card]


@pytest.mark.parametrize("card", UNAIMED)
def test_the_other_cards_are_aimed_at_nobody(card: str) -> None:  # ruling 34, 40
    t = duel("colt-ld | Wild Bill play: hat-lh | Jango", f"> {card} | Slim Poet | Dalton Bros")
    assert reached(t, card) == set()
    assert (f"play {card}" in t.options) == (card not in ("missed-os", "return_fire-lh"))


@pytest.mark.parametrize("card", REACH)
def test_a_scope_adds_the_hidden_foe_to_hit_cards_and_to_no_others(card: str) -> None:  # ruling 31, 32, 86
    t = duel("| Wild Bill | Jango", f"> {card} | Slim Poet play: scope-lh | Dalton Bros")
    assert reached(t, card) == (REACH[card] | {REAR} if card in HITS else REACH[card])


@pytest.mark.parametrize("card", REACH)
def test_jack_ransome_plays_every_aimed_card_on_anybody(card: str) -> None:  # ruling 31, 32, 33, 35, 106
    t = duel("| Wild Bill | Jango", f"> {card} | Jack Ransome | Dalton Bros")
    own = set() if card == "duel-oh" else {"jack_ransome", OWN_REAR}  # nobody duels their own character (70)
    assert reached(t, card) == {FRONT, REAR} | own


@pytest.mark.parametrize("card", [card for card in REACH if card in HITS or card == "winchester-lh"])
def test_only_a_derringer_is_avoided_by_any_card(card: str) -> None:  # ruling 47, 60
    t = duel("wagon-lb | Wild Bill play: clock-oh | Jango", f"> {card} | Slim Poet | Dalton Bros")
    t.play(f"{card} > Wild")
    assert ("play wagon-lb as avoid" in t.options) == (card == "derringer-lh")


@pytest.mark.parametrize("card", SUPPLIES)
def test_an_equipment_lies_with_whom_it_was_played_on(card: str) -> None:  # ruling 35, 36
    assert CATALOGUE.cards[card.partition("-")[0]].colour == BLUE
    for name in ("Wild", "Dalton"):
        t = duel("| Wild Bill | Jango", f"> {card} | Slim Poet | Dalton Bros").play(f"{card} > {name}")
        assert (t[name].in_play, t.outlaw.hand, t.discard) == ([card], [], [])


def test_a_bang_card_reaches_the_active_foe_only() -> None:  # ruling 31
    t = facing("colt-ld")
    assert refusal(t, "colt > Dalton") == ("rear_hidden", 31)
    assert refusal(t, "colt > Pat") == ("not_your_own", 31)


def test_scope_opens_the_rearguard_to_hit_cards_but_not_to_others() -> None:  # ruling 31, 32, 33, 86
    t = table(
        """
        > law       hand: colt-ld derringer-lh strong_ale-lb duel-ld
            Tex Killer   play: scope-lh
            Pat Garret
          outlaw
            West Harding
            Dalton Bros
        """
    )
    assert {"play colt-ld > dalton_bros", "play derringer-lh > dalton_bros"} < set(t.options)
    assert refusal(t, "strong_ale > Dalton") == ("rear_hidden", 33)
    assert refusal(t, "duel > Dalton") == ("rear_hidden", 31)


def test_a_scope_in_the_rearguard_is_asleep() -> None:  # ruling 24
    t = table(
        """
        > law       hand: colt-ld
            Tex Killer
            Pat Garret   play: scope-lh
          outlaw
            West Harding
            Dalton Bros
        """
    )
    assert refusal(t, "colt > Dalton") == ("rear_hidden", 31)


def test_equipment_goes_to_the_own_rearguard_or_the_active_foe() -> None:  # ruling 35, 36
    t = facing("hat-lh dynamite-ob")
    assert refusal(t, "hat > Tex") == ("not_own_active", 35)
    assert refusal(t, "hat > Dalton") == ("rear_hidden", 35)
    assert refusal(t, "dynamite > West") == ("own_rear_only", 35)
    t.play("hat > West", "dynamite > Pat")
    assert (t["West"].in_play, t["Pat"].in_play) == (["hat-lh"], ["dynamite-ob"])


def test_jack_ransome_reaches_everybody() -> None:  # ruling 35, 106
    t = table(
        """
          law
            Tex Killer
            Pat Garret
        > outlaw    hand: dynamite-ob knife-oh duel-oh
            Jack Ransome
            West Harding
        """
    )
    everybody = ["jack_ransome", "pat_garret", "tex_killer", "west_harding"]
    for card in ("dynamite-ob", "knife-oh"):
        assert sorted(text.split(" > ")[1] for text in t.options if text.startswith(f"play {card}")) == everybody
    assert refusal(t, "duel > West") == ("not_your_own", 70)
    t.play("duel > Pat")
    assert (t["Pat"].life, t["Tex"].life) == (4, 4)


def test_the_card_text_wins_over_the_rule_that_hides_the_rearguard() -> None:  # ruling 121
    t = duel("> winchester-lh colt-ld | Wild Bill | Jango", "| West Harding | Slim Poet")
    assert "play winchester-lh > slim_poet" in t.options
    assert "play colt-ld > slim_poet" not in t.options
