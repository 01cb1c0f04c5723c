"""Tex Killer, where the ability works and where it does not."""

from __future__ import annotations

from tests.support.duel_table import duel, table


def test_tex_killer_in_the_rearguard_costs_nothing() -> None:  # ruling 24, 52
    t = duel("> colt-ld | Wild Bill | Tex Killer", "missed-os beer-ob | West Harding | Dalton Bros")
    t.play("colt > West", "missed")
    assert (t.kind, t.outlaw.hand) == ("play", ["beer-ob"])


def test_tex_killer_costs_the_rearguard_that_he_shoots_at_too() -> None:  # ruling 52
    t = duel("> winchester-lh | Tex Killer | Jango", "missed-os | West Harding | Dalton Bros")
    assert t.play("winchester > Dalton", "missed")["Dalton"].life == 2


def test_tex_killers_gatling_and_duel_cost_nothing_more() -> None:  # ruling 52
    t = duel("> gatling-lb | Tex Killer", "missed-os beer-ob | West Harding").play("gatling", "missed")
    assert (t["West"].life, t.outlaw.hand) == (4, ["beer-ob"])


def test_tex_killer_wants_an_avoid_and_another_card() -> None:  # ruling 52
    text = """
        > law       hand: colt-ld
            Tex Killer
            Jango
          outlaw    hand: missed-os beer-ob
            West Harding
            Dalton Bros
        """
    t = table(text).play("colt > West", "missed")
    assert (t.kind, t.options) == ("cost", ["discard beer-ob", "pass"])
    assert t.play("discard beer")["West"].life == 4
    t = table(text).play("colt > West", "missed", "pass")
    assert t["West"].life == 3
    assert t.outlaw.hand == ["beer-ob"]


def test_tex_killer_strikes_who_has_no_second_card() -> None:  # ruling 52
    t = table(
        """
        > law       hand: colt-ld
            Tex Killer
            Jango
          outlaw    hand: missed-os
            West Harding
            Dalton Bros
        """
    )
    t.play("colt > West", "missed")
    assert (t["West"].life, t.outlaw.hand) == (3, [])


def test_return_fire_answers_tex_killer_only_if_the_second_card_is_discarded() -> None:  # ruling 58
    text = """
        > law       hand: colt-ld
            Tex Killer
            Jango
          outlaw    hand: return_fire-lh beer-ob
            West Harding
            Dalton Bros
        """
    t = table(text).play("colt > West", "return_fire", "pass")
    assert (t["West"].life, t["Tex"].life) == (3, 4)
    t = table(text).play("colt > West", "return_fire", "discard beer")
    assert (t["West"].life, t["Tex"].life) == (4, 3)


def test_a_return_fire_of_tex_killers_player_needs_one_avoid() -> None:  # ruling 58
    t = table(
        """
          law       hand: return_fire-lh
            Tex Killer
            Jango
        > outlaw    hand: knife-oh missed-os beer-ob
            West Harding
            Dalton Bros
        """
    )
    t.play("knife > Tex", "return_fire", "Outlaw: missed")
    assert (t.kind, t["West"].life, t.outlaw.hand) == ("play", 4, ["beer-ob"])


def test_tex_killers_derringer_costs_nothing_more() -> None:  # ruling 60
    t = table(
        """
        > law       hand: derringer-lh
            Tex Killer
            Jango
          outlaw    hand: beer-ob knife-oh
            West Harding
            Dalton Bros
        """
    )
    t.play("derringer > West", "beer as avoid")
    assert (t.kind, t["West"].life) == ("play", 4)


def test_the_second_card_against_tex_killer_does_nothing_of_its_own() -> None:  # ruling 53
    t = table(
        """
        > law       hand: colt-ld
            Tex Killer
            Jango
          outlaw    hand: missed-os return_fire-lh
            West Harding
            Dalton Bros
        """
    )
    t.play("colt > West", "missed", "discard return_fire")
    assert (t["West"].life, t["Tex"].life) == (4, 4)
