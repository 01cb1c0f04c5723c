"""The card Duel: hit cards in turn, and who loses it."""

from __future__ import annotations

from tests.support.duel_table import duel, table


def test_a_duel_is_lost_at_once_by_an_empty_hand() -> None:  # ruling 70
    t = duel("> duel-ld | Wild Bill | Jango", "| West Harding | Slim Poet")
    t.play("duel > West")
    assert (t.kind, t["West"].life) == ("play", 3)


def test_nobody_must_discard_in_a_duel() -> None:  # ruling 70
    t = duel("> duel-ld | Wild Bill | Jango", "colt-od | West Harding | Slim Poet")
    t.play("duel > West", "pass")
    assert (t["West"].life, t.outlaw.hand) == (3, ["colt-od"])


def test_the_texts_of_cards_are_ignored_in_a_duel() -> None:  # ruling 45, 70
    t = duel(
        "> duel-ld gatling-lb colt-ld | Wild Bill | Jango",
        "schofield-ob knife-oh | West Harding 2/4 | Slim Poet",
    )
    t.play("duel > West", "schofield", "gatling", "knife", "pass")
    assert (t["Wild"].life, t["West"].life, t["Slim"].life) == (4, 2, 4)
    assert t.play("colt > West")["West"].life == 1  # no BANG! of this turn


def test_the_loss_of_a_duel_cannot_be_avoided() -> None:  # ruling 50
    t = duel("> duel-ld | Wild Bill | Jango", "missed-os | West Harding play: hat-oh barrel-os | Slim Poet")
    t.play("duel > West", "pass")
    assert (t.kind, t["West"].life, t["West"].in_play) == ("play", 3, ["hat-oh", "barrel-os"])


def test_in_a_duel_the_challenged_player_begins_and_annie_may_discard_missed() -> None:  # ruling 70
    t = table(
        """
        > law       hand: duel-ld missed-ls return_fire-lh
            Annie Oakey
            Pat Garret
          outlaw    hand: knife-oh missed-os
            West Harding
            Dalton Bros
        """
    )
    t.play("duel > West")
    assert (t.asked, t.options) == ("outlaw", ["discard knife-oh", "pass"])
    t.play("knife")
    assert (t.asked, t.options) == ("law", ["discard missed-ls as hit", "pass"])
    t.play("missed")
    assert (t.asked, t.options) == ("outlaw", ["pass"])
    assert t.play("pass")["West"].life == 3


def test_whoever_loses_their_own_duel_is_not_harmed_by_the_opponent() -> None:  # ruling 71
    text = """
        > law       hand: duel-ld
            Dalon Ranger
            Pat Garret
          outlaw    hand: knife-oh
            West Harding
            Dalton Bros
        """
    t = table(text).play("duel > West", "knife")
    assert (t.kind, t["Dalon"].life) == ("play", 4)
    t = table(text, duel_harms_both=True).play("duel > West", "knife")
    assert (t.kind, t.about) == ("name", "Dalon Ranger")
