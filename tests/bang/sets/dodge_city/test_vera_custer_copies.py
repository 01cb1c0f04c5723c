"""Vera Custer copies each kind of ability."""

from __future__ import annotations

import pytest

from tests.support.table import Table, table


def copying(model: str, hand: str = "", more: str = "", other: str = "Rose Doolan  outlaw") -> Table:
    """Vera in her phase 2 with the ability of the Sheriff on her right."""
    return table(f"""
          {model}                  sheriff    hand: bang-2c, bang-9d
        > Vera Custer + {model}    outlaw     {hand}
          Willy the Kid            renegade   hand: missed-2s, bang-3c
          {other}
        {more}
    """)


def test_vera_chooses_and_draws_as_pixie_pete_black_jack_or_bill_noface() -> None:  # ruling 132
    def drawn(model: str, life: str = "3") -> list[str]:
        t = table(f"""
              {model}         sheriff
            > Vera Custer     outlaw     {life}
              Willy the Kid   renegade
              Rose Doolan     outlaw
            phase: start
            deck: bang-2c beer-6h bang-4c bang-5c
        """)
        return t.play("Vera: aim > 1")["Vera"].hand

    assert drawn("Pixie Pete") == ["bang-2c", "beer-6h", "bang-4c"]
    assert drawn("Black Jack") == ["bang-2c", "beer-6h", "bang-4c"]
    assert drawn("Bill Noface") == ["bang-2c"]
    assert drawn("Bill Noface", "1") == ["bang-2c", "beer-6h", "bang-4c"]  # she counts her own injuries


def test_vera_as_slab_needs_two_missed_also_besides_slab() -> None:  # ruling 16, 131
    t = copying("Slab the Killer", "hand: bang-4c")
    t.play("Vera: bang-4c > Willy", "Willy: missed-2s")
    assert t.options == ["pass"]
    assert t.pass_()["Willy"].life == 3


def test_vera_as_calamity_janet_plays_one_missed_as_her_bang() -> None:  # ruling 37, 131
    t = copying("Calamity Janet", "hand: missed-3s, missed-4s")
    t.play("Vera: missed-3s as bang > Willy", "Willy: missed-2s")
    why = t.refuses("missed-4s as bang > Willy")
    assert why is not None
    assert why.slug == "bang_limit"


def test_vera_as_rose_sees_farther_and_as_paul_is_seen_farther() -> None:  # ruling 131
    t = copying("Rose Doolan", "hand: bang-4c", other="Kit Carlson outlaw")
    assert "play bang-4c > 4" in t.options
    t = table("""
        > Paul Regret                 sheriff   hand: bang-2c
          Vera Custer + Paul Regret   outlaw
          Willy the Kid               renegade
          Rose Doolan                 outlaw
    """)
    why = t.refuses("bang-2c > Vera")
    assert why is not None
    assert why.slug == "out_of_reach"


def test_vera_as_jourdonnais_hides_in_the_turn_of_others_and_behind_a_barrel_twice() -> None:  # ruling 15, 131
    t = table("""
        > Jourdonnais                 sheriff   hand: bang-2c
          Vera Custer + Jourdonnais   outlaw    play: barrel-qs
          Willy the Kid               renegade
          Rose Doolan                 outlaw
        deck: bang-4c panic-jh
    """)
    t.play("Jourdonnais: bang-2c > Vera", "Vera: use jourdonnais", "Vera: use barrel")
    assert t["Vera"].life == 3


def test_vera_as_el_gringo_and_as_bart_cassidy_when_hit() -> None:  # ruling 58, 119, 131
    def hit(model: str) -> Table:
        t = table(f"""
            > {model}                 sheriff   hand: bang-2c, saloon-5h
              Vera Custer + {model}   outlaw
              Willy the Kid           renegade
              Rose Doolan             outlaw
            deck: beer-6h
        """)
        return t.play("1: bang-2c > Vera")

    assert (hit("El Gringo")["Vera"].hand, hit("El Gringo")[1].hand) == (["saloon-5h"], [])
    assert hit("Bart Cassidy")["Vera"].hand == ["beer-6h"]


def test_vera_as_suzy_draws_for_her_last_missed_in_the_turn_of_another() -> None:  # ruling 115, 131
    t = table("""
        > Suzy Lafayette                 sheriff   hand: bang-2c, saloon-5h
          Vera Custer + Suzy Lafayette   outlaw    hand: missed-2s
          Willy the Kid                  renegade
          Rose Doolan                    outlaw
        deck: beer-6h
    """)
    t.play("Suzy: bang-2c > Vera", "Vera: missed-2s")
    assert t["Vera"].hand == ["beer-6h"]


def test_vera_as_elena_dodges_with_any_card_besides_her() -> None:  # ruling 113, 131
    t = table("""
        > Willy the Kid                sheriff    hand: gatling-10h
          Vera Custer + Elena Fuente   outlaw     hand: scope-as
          Elena Fuente                 renegade   hand: mustang-8h
          Rose Doolan                  outlaw
    """)
    t.play("Willy: gatling-10h", "Vera: scope-as as missed", "Elena: mustang-8h as missed")
    assert (t["Vera"].life, t["Elena"].life, t["Rose"].life) == (3, 3, 3)


def test_vera_as_doc_holyday_shoots_once_and_doc_later_too() -> None:  # ruling 128, 132
    t = copying("Doc Holyday", "hand: beer-6h, beer-7h, saloon-5h, panic-jh")
    t.play("Vera: use doc_holyday > Willy", "discard beer-6h", "discard beer-7h", "Willy: pass")
    assert t["Willy"].life == 3
    t.refuses("use doc_holyday > Willy")


def test_vera_as_chuck_wengam_keeps_her_last_point() -> None:  # ruling 129, 131
    t = copying("Chuck Wengam")
    t.play("Vera: use chuck_wengam", "Vera: use chuck_wengam")
    assert (t["Vera"].life, len(t["Vera"].hand)) == (1, 4)
    t.refuses("use chuck_wengam")


def test_vera_as_herb_hunter_draws_besides_herb() -> None:  # ruling 70, 131
    t = table("""
          Herb Hunter                 sheriff
        > Vera Custer + Herb Hunter   outlaw          hand: bang-2c
          Willy the Kid               outlaw     1
          Rose Doolan                 renegade
    """)
    t.play("Vera: bang-2c > Willy")
    assert (len(t["Vera"].hand), len(t["Herb"].hand)) == (5, 2)


def test_vera_as_sean_mallory_keeps_ten_cards() -> None:  # rulebook: Sean Mallory, Vera Custer
    cards = "bang-4c, bang-5c, bang-6c, bang-7c, bang-8c, beer-6h, beer-7h, beer-8h, beer-9h, beer-10h"
    t = copying("Sean Mallory", f"hand: {cards}").play("Vera: pass")
    assert (t.turn, len(t["Vera"].hand)) == ("Willy the Kid", 10)


def test_vera_as_pat_brennan_takes_a_card_in_play_and_nothing_else() -> None:  # ruling 125, 132
    t = table("""
          Pat Brennan     sheriff    play: scope-as
        > Vera Custer     outlaw
          Willy the Kid   renegade
          Rose Doolan     outlaw
        phase: start
    """)
    t.play("Vera: aim > Pat", "Vera: take scope-as")
    assert (t["Vera"].hand, t["Pat"].in_play) == (["scope-as"], [])


@pytest.mark.parametrize("model", ["Vulture Sam", "Greg Digger", "Herb Hunter"])
def test_veras_copy_does_not_react_to_her_own_death(model: str) -> None:  # ruling 71, 131
    t = table(f"""
        > Willy the Kid          sheriff        hand: bang-2c
          Vera Custer + {model}  outlaw     1   play: scope-as
          Rose Doolan            renegade
          Kit Carlson            outlaw
    """)
    t.play("Willy: bang-2c > Vera")
    assert (t["Vera"].out, t["Vera"].hand, t["Vera"].life) == (True, [], 0)
    assert t.discard == ["scope-as", "bang-2c"]


def test_vera_as_vulture_sam_inherits_from_vulture_sam() -> None:  # ruling 68, 131
    t = table("""
        > Willy the Kid               sheriff        hand: bang-2c
          Vulture Sam                 outlaw     1   play: scope-as
          Vera Custer + Vulture Sam   renegade
          Kit Carlson                 outlaw
    """)
    assert t.play("Willy: bang-2c > Vulture")["Vera"].hand == ["scope-as"]


def test_vera_as_lucky_duke_who_lives_no_more_flips_two_cards() -> None:  # ruling 12, 131
    t = table("""
        > Willy the Kid              sheriff    hand: bang-2c
          Vera Custer + Lucky Duke   outlaw     play: barrel-qs
          Lucky Duke                 renegade   out
          Kit Carlson                outlaw
        deck: bang-4c panic-jh
    """)
    t.play("Willy: bang-2c > Vera", "Vera: use barrel", "Vera: take panic-jh")
    assert t["Vera"].life == 3


def test_vera_who_copies_suzy_with_an_empty_hand_draws_at_once() -> None:  # ruling 115, 132
    # "As soon as she has no cards in her hand, she draws a card": one for that, then two in phase 1.
    t = table("""
          Willy the Kid    sheriff
        > Vera Custer      outlaw
          Rose Doolan      renegade
          Suzy Lafayette   outlaw     hand: beer-6h
        phase: start
        deck: panic-jh bang-2c missed-2s beer-7h
    """)
    t.play("Vera: aim > Suzy")
    assert t["Vera"].hand == ["panic-jh", "bang-2c", "missed-2s"]


def test_vera_as_johnny_kisch_removes_cards() -> None:  # ruling 134
    t = table("""
          Johnny Kisch   sheriff
        > Vera Custer + Johnny Kisch   outlaw  hand: barrel-qs
          Paul Regret    renegade  play: barrel-ks
          Sid Ketchum    outlaw
    """)
    t.play("barrel-qs")
    assert (t["Vera"].in_play, t["Paul"].in_play) == (["barrel-qs"], [])


def test_vera_as_uncle_will_has_her_own_store() -> None:  # ruling 132, 134
    t = table("""
          Uncle Will     sheriff
        > Vera Custer + Uncle Will   outlaw  hand: barrel-qs, missed-2s
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: beer-6h beer-7h beer-8h beer-9h
    """)
    t.play("use barrel-qs as uncle_will", "take beer-6h", "take beer-7h", "take beer-8h")
    assert t["Vera"].hand == ["missed-2s", "beer-6h"]
    assert "use missed-2s as uncle_will" not in t.options


def test_vera_as_claus_gives_in_the_phase_one_that_follows() -> None:  # ruling 132, 134
    t = table("""
          Claus the Saint  sheriff
        > Vera Custer      outlaw
          Paul Regret      renegade
          Sid Ketchum      outlaw
        deck: missed-2s missed-3s missed-4s missed-5s missed-6s
        phase: start
    """)
    t.play("aim > Claus", "take missed-2s > Paul", "take missed-3s > Sid", "take missed-4s > Claus")
    assert t["Vera"].hand == ["missed-5s", "missed-6s"]
    assert t["Claus"].hand == ["missed-4s"]
