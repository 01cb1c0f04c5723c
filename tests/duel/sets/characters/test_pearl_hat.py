"""Pearl Hat, where the ability works and where it does not."""

from __future__ import annotations

import pytest

from sixgun.duel.effect import reason
from tests.support.duel_table import duel, table


@pytest.mark.parametrize("top", ["beer-ob", "wagon-lb", "general_store-ls", "water-ls", "gatling-lb", "indians-lh"])
def test_pearl_hat_copies_cards_without_a_target(top: str) -> None:  # ruling 100
    t = duel("| Wild Bill | Jango", "> knife-oh | Pearl Hat 2/3 | Slim Poet", f"discard: {top}")
    assert "use pearl_hat" in t.options
    t.play("use pearl_hat")
    assert t.refuses("use pearl_hat") is not None
    happened = {
        "beer-ob": t["Pearl"].life == 3,
        "wagon-lb": t.kind == "cost",
        "general_store-ls": t.kind == "pick",
        "water-ls": t.options == ["name law", "name outlaw"],
        "gatling-lb": t["Wild"].life == t["Jango"].life + 2 == 4,
        "indians-lh": t["Wild"].life == t["Jango"].life + 2 == 4,
    }
    assert happened[top]


@pytest.mark.parametrize("top", ["derringer-lh", "knife-os", "duel-ld", "strong_ale-lb"])
def test_pearl_hat_copies_aimed_cards_within_her_reach(top: str) -> None:  # ruling 33, 100
    t = duel("| Wild Bill | Dalon Ranger", "> knife-oh | Pearl Hat | Slim Poet", f"discard: {top}")
    aims = {text.partition(" > ")[2] for text in t.options if text.startswith("use pearl_hat")}
    assert aims == ({"wild_bill", "pearl_hat", "slim_poet"} if top == "strong_ale-lb" else {"wild_bill"})
    t.play("use pearl_hat > Wild")
    assert t["Wild"].life == (3 if top == "strong_ale-lb" else 4)


@pytest.mark.parametrize("top", ["stealing-ob", "schoolmarm-lh"])
def test_pearl_hat_copies_thefts(top: str) -> None:  # ruling 100
    t = duel("| Tex Killer play: bank-lb | Jango", "> knife-oh | Pearl Hat | Slim Poet", f"discard: {top}")
    t.play("use pearl_hat")
    assert t["Tex"].in_play == []
    assert t.outlaw.hand == (["bank-lb"] if top == "schoolmarm-lh" else [])


def test_pearl_hat_copies_a_card_that_was_only_discarded_or_reloaded() -> None:  # ruling 100, 117
    t = duel("| Wild Bill", "> water-ob beer-ob | Pearl Hat | Slim Poet", "outlaw_deck: colt-od")
    t.play("reload water", "use pearl_hat", "discard colt")
    assert (t.outlaw.active, t.discard) == ("Slim Poet", ["colt-od", "water-ob"])


def test_pearl_hat_copies_once_a_turn_though_she_has_more_to_discard() -> None:  # ruling 23, 100
    t = duel("| Wild Bill | Jango", "> hat-oh beer-ob wagon-ob | Pearl Hat 1/3 | Slim Poet", "discard: knife-oh")
    t.play("use pearl_hat > Wild", "discard beer")
    assert (t["Wild"].life, t.discard[0]) == (4, "beer-ob")
    assert t.refuses("use pearl_hat") == reason("used_this_turn", 23)


def test_whoever_falls_to_a_card_that_pearl_hat_copies_is_replaced_at_once() -> None:  # ruling 100, 108, 110
    t = duel("reserve: annie_oakey | Jango 1/3 | Wild Bill", "> hat-oh | Pearl Hat | Slim Poet", "discard: gatling-lb")
    t.play("use pearl_hat")
    assert (t.law.active, t["Annie"].life, t["Wild"].life, t["Slim"].life) == ("Annie Oakey", 4, 4, 3)
    assert (t.kind, len(t.law.hand), t.discard) == ("play", 2, ["hat-oh", "gatling-lb"])


def test_pearl_hat_in_the_rearguard_copies_nothing() -> None:  # ruling 24, 100
    t = duel("| Wild Bill | Jango", "> knife-oh | Slim Poet | Pearl Hat", "discard: beer-ob")
    assert t.refuses("use pearl_hat") == reason("asleep", 24)


def test_pearl_hat_copies_the_action_card_that_lay_on_top_before_her_discard() -> None:  # ruling 100, 101
    t = table(
        """
          law
            Tex Killer
            Wild Bill
        > outlaw    hand: beer-ob colt-od
            Pearl Hat
            West Harding
        discard: derringer-lh
        """
    )
    t.play("use pearl_hat > Tex", "discard beer")
    assert (t["Tex"].life, t.discard) == (3, ["beer-ob", "derringer-lh"])
    t.play("colt > Tex")
    assert t["Tex"].life == 2


def test_pearl_hat_copies_neither_red_cards_nor_avoid_cards() -> None:  # ruling 100
    text = """
          law
            Tex Killer
            Wild Bill
        > outlaw    hand: beer-ob
            Pearl Hat
            West Harding
        discard: {}
        """
    for card in ("colt-ld", "missed-ls", "return_fire-lh", "hat-lh"):
        assert not [line for line in table(text.format(card)).options if "pearl_hat" in line], card


def test_pearl_hat_reloads_a_water_on_the_pile_when_somebody_is_alone() -> None:  # ruling 100, 117
    t = table(
        """
          law
            Tex Killer
        > outlaw    hand: beer-ob
            Pearl Hat
            West Harding
        discard: water-ls
        outlaw_deck: wagon-ob
        """
    )
    assert {"use pearl_hat", "reload pearl_hat"} < set(t.options)
    t.play("reload pearl_hat")
    assert (t.outlaw.hand, t.discard) == (["wagon-ob"], ["beer-ob", "water-ls"])
