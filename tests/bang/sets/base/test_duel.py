"""The Duel: BANG! cards by turns, and who loses it."""

from __future__ import annotations

import pytest

from tests.support.table import table


def test_a_duel_may_challenge_any_other_player_at_any_distance() -> None:  # rulebook: Duel
    t = table("""
        > Black Jack     sheriff   hand: duel-js
          Kit Carlson    outlaw    out
          Jesse Jones    renegade
          Paul Regret    outlaw    play: mustang-8h
    """)
    assert t.options == ["play duel-js > 3", "play duel-js > 4", "pass"]
    reasons = [t.refuses(line) for line in ("duel-js > Black", "duel-js > Kit")]
    assert [no and no.slug for no in reasons] == ["not_yourself", "target_out"]


def test_the_challenged_player_answers_first() -> None:  # ruling 40
    t = table("""
        > Black Jack     sheriff   hand: duel-js bang-2c
          Kit Carlson    outlaw    hand: bang-3c
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("duel-js > Kit")
    assert (t.asked, t.ask and t.ask.kind, t.discard) == ("Kit Carlson", "answer", ["duel-js"])
    t.play("Kit: bang-3c")
    assert (t.asked, t.ask and t.ask.kind) == ("Black Jack", "answer")


def test_the_first_who_fails_to_discard_a_bang_loses_one_life_point() -> None:  # rulebook: Duel
    t = table("""
        > Black Jack     sheriff   hand: duel-js bang-2c bang-4c
          Kit Carlson    outlaw    hand: bang-3c bang-5c beer-6h
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("duel-js > Kit", "Kit: bang-3c", "Black: bang-2c", "Kit: bang-5c", "Black: bang-4c", "Kit: pass")
    assert (t["Kit"].life, t["Black"].life, t.asked) == (3, 5, "Black Jack")
    assert t.discard == ["bang-4c", "bang-5c", "bang-2c", "bang-3c", "duel-js"]


def test_the_challenger_may_lose_their_own_duel() -> None:  # rulebook: Duel
    t = table("""
        > Black Jack     sheriff   hand: duel-js beer-6h
          Kit Carlson    outlaw    hand: bang-3c
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("duel-js > Kit", "Kit: bang-3c", "Black: pass")
    assert (t["Black"].life, t["Kit"].life, t.turn) == (4, 4, "Black Jack")


def test_a_duellist_may_stop_although_they_hold_a_bang() -> None:  # ruling 40
    t = table("""
        > Black Jack     sheriff   hand: duel-js bang-2c
          Kit Carlson    outlaw    hand: bang-3c
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("duel-js > Kit")
    assert t.options == ["play bang-3c", "pass"]
    t.play("Kit: pass")
    assert (t["Kit"].life, t["Kit"].hand, t["Black"].hand) == (3, ["bang-3c"], ["bang-2c"])


@pytest.mark.parametrize("who", ["Kit Carlson", "Jourdonnais"])
def test_neither_missed_nor_barrel_help_in_a_duel(who: str) -> None:  # ruling 42
    t = table(f"""
        > Black Jack     sheriff   hand: duel-js
          {who}          outlaw    hand: missed-2s bang-2c gatling-10h   play: barrel-qs
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("duel-js > 2")
    assert t.options == ["play bang-2c", "pass"]
    for line in ("missed-2s", "gatling-10h", "use barrel", "use jourdonnais"):
        t.refuses(line)


def test_the_challenger_cannot_use_missed_or_barrel_either() -> None:  # ruling 42
    t = table("""
        > Jourdonnais    sheriff   hand: duel-js missed-2s   play: barrel-qs
          Kit Carlson    outlaw    hand: bang-3c
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("duel-js > Kit", "Kit: bang-3c")
    assert (t.asked, t.options) == ("Jourdonnais", ["pass"])


def test_bangs_discarded_in_a_duel_do_not_count_towards_the_limit() -> None:  # ruling 32, 40
    t = table("""
        > Black Jack     sheriff   hand: duel-js bang-2c bang-4c
          Kit Carlson    outlaw    hand: bang-3c
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("duel-js > Kit", "Kit: bang-3c", "Black: bang-2c")
    assert t["Kit"].life == 3
    t.play("bang-4c > Kit")
    assert t["Kit"].life == 2


def test_after_a_bang_one_may_still_duel_and_discard_bangs() -> None:  # ruling 32
    t = table("""
        > Black Jack     sheriff   hand: duel-js bang-2c
          Kit Carlson    outlaw    hand: bang-3c
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        bangs: 1
    """)
    t.refuses("bang-2c > Kit")
    t.play("duel-js > Kit", "Kit: bang-3c", "Black: bang-2c")
    assert (t["Kit"].life, t["Black"].life) == (3, 5)


def test_several_duels_may_be_played_in_a_turn() -> None:  # rulebook: Play any number of cards
    t = table("""
        > Black Jack     sheriff   hand: duel-js duel-8c duel-qd
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("duel-js > Kit", "duel-8c > Kit", "duel-qd > Pedro")
    assert (t["Kit"].life, t["Pedro"].life) == (2, 3)


def test_a_challenged_empty_hand_loses_without_a_question() -> None:  # rulebook: Duel (law 6)
    t = table("""
        > Black Jack     sheriff   hand: duel-js
          Kit Carlson    outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("duel-js > Kit")
    assert (t["Kit"].life, t.asked) == (3, "Black Jack")


def test_a_challenger_without_cards_loses_as_soon_as_they_are_answered() -> None:  # rulebook: Duel (law 6)
    t = table("""
        > Black Jack     sheriff   hand: duel-js
          Kit Carlson    outlaw    hand: bang-3c bang-4c
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("duel-js > Kit", "Kit: bang-3c")
    assert (t["Black"].life, t["Kit"].hand, t.ask and t.ask.kind) == (4, ["bang-4c"], "play")


@pytest.mark.parametrize(("hand", "options"), [("bang-3c", ["play bang-3c", "pass"]), ("missed-2s", ["pass"])])
def test_duellists_are_asked_whatever_they_hold(hand: str, options: list[str]) -> None:  # rulebook: Duel (law 6)
    t = table(f"""
        > Black Jack     sheriff   hand: duel-js
          Kit Carlson    outlaw    hand: {hand}
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("duel-js > Kit")
    assert (t.asked, t.ask and t.ask.kind, t.options) == ("Kit Carlson", "answer", options)


def test_calamity_janet_duels_with_missed_cards_and_keeps_her_bang_of_the_turn() -> None:  # ruling 32, 36
    t = table("""
        > Calamity Janet sheriff   hand: duel-js missed-2s bang-2c
          Kit Carlson    outlaw    hand: bang-3c
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("duel-js > Kit", "Kit: bang-3c")
    assert t.options == ["play missed-2s as bang", "play bang-2c", "pass"]
    t.play("Calamity: missed-2s as bang", "bang-2c > Kit")
    assert t["Kit"].life == 2


def test_one_bang_is_enough_to_answer_slab() -> None:  # ruling 17
    t = table("""
        > Slab the Killer sheriff  hand: duel-js missed-2s
          Kit Carlson    outlaw    hand: bang-3c
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("duel-js > Kit", "Kit: bang-3c", "Slab: pass")
    assert (t["Slab"].life, t["Kit"].life) == (4, 4)


def test_a_challenger_draws_the_reward_for_an_outlaw_killed_in_their_duel() -> None:  # ruling 62
    t = table("""
        > Black Jack     sheriff   hand: duel-js
          Kit Carlson    outlaw    1/4
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        deck: bang-2c bang-3c bang-4c
    """)
    t.play("duel-js > Kit")
    assert (t["Kit"].out, t["Black"].hand) == (True, ["bang-2c", "bang-3c", "bang-4c"])


@pytest.mark.parametrize(("option", "hand"), [(False, []), (True, ["beer-6h", "beer-7h", "beer-8h"])])
def test_a_challenger_killed_in_their_own_duel_has_no_killer_unless_by_option(option: bool, hand: list[str]) -> None:
    # ruling 61
    t = table(
        """
          Black Jack     sheriff   hand: bang-2c
        > Kit Carlson    outlaw    1/4   hand: duel-js
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        deck: beer-6h beer-7h beer-8h
        """,
        duel_reward=option,
    )
    t.play("duel-js > Black", "Black: bang-2c")
    assert (t["Kit"].out, t["Black"].hand) == (True, hand)


def test_a_sheriff_is_not_punished_for_a_deputy_who_dies_challenging_them() -> None:  # ruling 61
    t = table("""
          Black Jack     sheriff   hand: bang-2c beer-6h   play: barrel-qs
        > Kit Carlson    deputy    1/4   hand: duel-js
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
          Lucky Duke     outlaw
    """)
    t.play("duel-js > Black", "Black: bang-2c")
    assert (t["Kit"].out, t["Black"].hand, t["Black"].in_play) == (True, ["beer-6h"], ["barrel-qs"])


def test_a_challenger_who_dies_ends_their_turn() -> None:  # ruling 77
    t = table("""
          Black Jack     sheriff   hand: bang-2c
        > Kit Carlson    outlaw    1/4   hand: duel-js bang-3c   play: volcanic-10s
          Bart Cassidy   renegade
          Pedro Ramirez  outlaw
        deck: beer-6h beer-7h
    """)
    t.play("duel-js > Black", "Black: bang-2c", "Kit: pass", "Kit: pass", "Kit: pass")
    assert (t["Kit"].out, t.turn, t["Bart"].hand) == (True, "Bart Cassidy", ["beer-6h", "beer-7h"])


def test_a_sheriff_killed_in_their_own_duel_gives_the_outlaws_victory() -> None:  # ruling 72
    t = table("""
        > Black Jack     sheriff   1/5   hand: duel-js
          Kit Carlson    outlaw    hand: bang-3c
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("duel-js > Kit", "Kit: bang-3c")
    assert (t.asked, t.winners) == ("", ["Kit Carlson", "Pedro Ramirez"])


def test_el_gringo_takes_a_card_for_a_duel_of_another_player_only() -> None:  # ruling 119
    t = table("""
        > Black Jack     sheriff   hand: duel-js beer-6h
          El Gringo      outlaw
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("duel-js > El Gringo")
    assert (t["El Gringo"].life, t["El Gringo"].hand, t["Black"].hand) == (2, ["beer-6h"], [])
    t = table("""
        > El Gringo      sheriff   hand: duel-js
          Black Jack     outlaw    hand: bang-3c beer-6h
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
    """)
    t.play("duel-js > Black", "Black: bang-3c")
    assert (t["El Gringo"].life, t["El Gringo"].hand, t["Black"].hand) == (3, [], ["beer-6h"])


def test_suzy_draws_only_when_the_duel_is_over() -> None:  # ruling 117
    t = table("""
        > Black Jack     sheriff   hand: duel-js bang-2c
          Suzy Lafayette outlaw    hand: bang-3c
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        deck: bang-4c
    """)
    t.play("duel-js > Suzy", "Suzy: bang-3c")
    assert (t.asked, t["Suzy"].hand) == ("Black Jack", [])
    t.play("Black: bang-2c")
    assert (t["Suzy"].life, t["Suzy"].hand, t.ask and t.ask.kind) == (3, ["bang-4c"], "play")


def test_el_gringo_takes_the_card_that_suzy_draws_after_the_duel() -> None:  # ruling 120
    t = table("""
        > Suzy Lafayette sheriff   hand: duel-js bang-2c
          El Gringo      outlaw    hand: bang-3c
          Jesse Jones    renegade
          Pedro Ramirez  outlaw
        deck: bang-4c beer-6h
    """)
    t.play("duel-js > El Gringo", "El Gringo: bang-3c", "Suzy: bang-2c")
    assert (t["El Gringo"].life, t["El Gringo"].hand, t["Suzy"].hand) == (2, ["bang-4c"], ["beer-6h"])
