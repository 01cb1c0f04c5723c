"""High Noon and Dodge City together: figures and hands."""

from __future__ import annotations

import pytest

from tests.support.table import table


@pytest.mark.parametrize("event", ["Blessing", "Curse"])
def test_apache_kid_has_no_protection_when_no_card_is_of_diamonds(event: str) -> None:  # ruling 105
    t = table(f"""
        > Willy the Kid  sheriff   hand: bang-2d
          Apache Kid     outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: {event}
    """)
    t.play("bang-2d > Apache")
    assert t["Apache"].life == 2


def test_apache_kid_is_protected_from_diamonds_under_another_event() -> None:  # ruling 98, 105
    t = table("""
        > Willy the Kid  sheriff   hand: bang-2d
          Apache Kid     outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: Shootout
    """)
    t.play("bang-2d > Apache")
    assert t["Apache"].life == 3


def test_doc_holyday_shoots_during_the_sermon() -> None:  # ruling 128, 152
    t = table("""
        > Doc Holyday    sheriff   hand: bang-2d, bang-3c
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: The Sermon
    """)
    t.play("use doc_holyday > Rose", "discard bang-2d", "discard bang-3c")
    assert t["Rose"].life == 3


def test_punch_is_allowed_during_the_sermon() -> None:  # ruling 152
    t = table("""
        > Willy the Kid  sheriff   hand: punch-10s
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: The Sermon
    """)
    t.play("punch-10s > Rose")
    assert t["Rose"].life == 3


def test_a_green_attack_is_allowed_during_the_sermon() -> None:  # ruling 152
    t = table("""
        > Willy the Kid  sheriff   play: knife-8h
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: The Sermon
    """)
    t.play("use knife > Rose")
    assert t["Rose"].life == 3


@pytest.mark.parametrize(("life", "cards"), [(4, 1), (3, 1), (2, 2), (1, 3)])
def test_bill_noface_draws_one_less_in_thirst_but_at_least_one(life: int, cards: int) -> None:  # ruling 124
    t = table(f"""
          Willy the Kid  sheriff
        > Bill Noface    outlaw    {life}
          Paul Regret    renegade
          Sid Ketchum    outlaw
        phase: draw
        event: Thirst
    """)
    assert len(t["Bill"].hand) == cards


@pytest.mark.parametrize(("event", "cards"), [("Thirst", 2), ("Train Arrival", 4), ("Shootout", 3)])
def test_pixie_pete_draws_one_less_in_thirst_and_one_more_from_a_train(event: str, cards: int) -> None:  # ruling 124
    t = table(f"""
        > Pixie Pete     sheriff
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        phase: draw
        event: {event}
    """)
    assert len(t["Pixie"].hand) == cards


def test_bill_noface_draws_one_more_from_a_train() -> None:  # ruling 124
    t = table("""
          Willy the Kid  sheriff
        > Bill Noface    outlaw    2
          Paul Regret    renegade
          Sid Ketchum    outlaw
        phase: draw
        event: Train Arrival
    """)
    assert len(t["Bill"].hand) == 4


def test_pat_brennan_may_take_his_card_in_play_in_thirst() -> None:  # ruling 126
    t = table("""
        > Pat Brennan    sheriff
          Rose Doolan    outlaw    play: scope-as
          Paul Regret    renegade
          Sid Ketchum    outlaw
        phase: draw
        event: Thirst
    """)
    t.play("take scope-as")
    assert t["Pat"].hand == ["scope-as"]


def test_pat_brennan_gets_the_card_of_the_train_besides() -> None:  # ruling 126
    t = table("""
        > Pat Brennan    sheriff
          Rose Doolan    outlaw    play: scope-as
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: missed-2s
        phase: draw
        event: Train Arrival
    """)
    t.play("take scope-as")
    assert t["Pat"].hand == ["scope-as", "missed-2s"]


def test_pat_brennan_may_take_any_card_in_play_when_a_train_arrives() -> None:  # ruling 125, 126
    t = table("""
        > Pat Brennan    sheriff   play: dynamite-2h
          Rose Doolan    outlaw    play: scope-as
          Paul Regret    renegade  play: jail-js
          Sid Ketchum    outlaw    hand: missed-3s
        deck: missed-2s
        phase: draw
        event: Train Arrival
    """)
    assert t.options == ["take dynamite-2h", "take scope-as", "take jail-js", "take deck"]
    t.play("take jail-js")
    assert t["Pat"].hand == ["jail-js", "missed-2s"]
    assert t["Paul"].in_play == []


def test_by_option_pat_brennan_misses_the_train() -> None:  # ruling 126
    text = """
        > Pat Brennan    sheriff
          Rose Doolan    outlaw    play: scope-as
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: missed-2s missed-3s missed-4s
        phase: draw
        event: Train Arrival
    """
    t = table(text, pat_misses_train=True).play("take scope-as")
    assert t["Pat"].hand == ["scope-as"]
    t = table(text, pat_misses_train=True).play("take deck")
    assert t["Pat"].hand == ["missed-2s", "missed-3s", "missed-4s"]


def test_sean_mallory_holds_as_many_cards_as_life_points_with_a_hangover() -> None:  # ruling 140
    t = table("""
          Willy the Kid  sheriff
        > Sean Mallory   outlaw    1  hand: missed-2s, missed-3s
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: Hangover
    """)
    t.pass_()
    assert t.options == ["discard missed-2s", "discard missed-3s"]


def test_greg_and_herb_do_not_react_with_a_hangover() -> None:  # ruling 140
    t = table("""
        > Willy the Kid  sheriff   hand: bang-2c
          Rose Doolan    outlaw    1
          Greg Digger    renegade  2
          Herb Hunter    outlaw
        event: Hangover
    """)
    t.play("bang-2c > Rose")
    assert t["Rose"].out
    assert (t["Greg"].life, t["Herb"].hand) == (2, [])


def test_veras_copy_is_off_with_a_hangover_and_she_chooses_no_new_one() -> None:  # ruling 139
    t = table("""
          Rose Doolan    sheriff
        > Vera Custer + Lucky Duke   outlaw  play: jail-js
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: 5h
        phase: start
        event: Hangover
    """)
    assert (t.turn, t.phase) == ("Vera Custer", "play")
    assert t["Vera"].characters == ("vera_custer",)
    assert "flip" not in t.news_kinds()


def test_cards_in_play_work_against_belle_star_with_a_hangover() -> None:  # ruling 139
    t = table("""
        > Belle Star     sheriff   hand: bang-2c
          Rose Doolan    outlaw    play: barrel-qs
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: Hangover
    """)
    t.play("bang-2c > Rose")
    assert "use barrel-qs" in t.options


def test_the_daltons_leave_green_cards_alone() -> None:  # ruling 141
    t = table("""
        > Willy the Kid  sheriff   play: knife-8h, scope-as
          Rose Doolan    outlaw    play: sombrero-7c
          Paul Regret    renegade
          Sid Ketchum    outlaw
        phase: reveal
        events: the_daltons high_noon
    """)
    assert t["Willy"].in_play == ["knife-8h"]
    assert t["Rose"].in_play == ["sombrero-7c"]
    assert t.discard == ["scope-as"]


@pytest.mark.parametrize(("card", "life"), [("whisky-qh", 4), ("tequila-9c > Willy", 3)])
def test_other_drinks_are_allowed_before_the_reverend(card: str, life: int) -> None:  # ruling 53
    t = table("""
        > Willy the Kid  sheriff   2  hand: whisky-qh, tequila-9c
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: The Reverend
    """)
    t.play(card, f"discard {'tequila-9c' if card.startswith('whisky') else 'whisky-qh'}")
    assert t["Willy"].life == life


def test_canteen_is_allowed_before_the_reverend() -> None:  # ruling 53
    t = table("""
        > Willy the Kid  sheriff   2  play: canteen-7h
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: The Reverend
    """)
    t.play("use canteen")
    assert t["Willy"].life == 3


def test_elena_fuente_uses_a_beer_as_missed_before_the_reverend() -> None:  # ruling 53, 113
    t = table("""
        > Willy the Kid  sheriff   hand: bang-2c
          Elena Fuente   outlaw    hand: beer-6h
          Paul Regret    renegade
          Sid Ketchum    outlaw
        event: The Reverend
    """)
    t.play("bang-2c > Elena", "miss beer-6h as missed")
    assert t["Elena"].life == 3


def test_bart_and_vera_lose_their_point_at_high_noon_before_vera_chooses() -> None:  # ruling 1, 151
    t = table("""
          Bart Cassidy   sheriff
        > Vera Custer + Lucky Duke   outlaw  play: jail-js
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: missed-2s beer-6h
        phase: start
        event: High Noon
    """)
    assert t["Vera"].life == 2
    t.play("take beer-6h", "aim > Bart")
    assert t["Vera"].characters == ("vera_custer", "bart_cassidy")
