"""Ricochet."""

from __future__ import annotations

from sixgun.bang.effect import reason
from tests.support.seats import four_at_an_event, sheriff_at_an_event
from tests.support.table import Table, table

OPPOSITE = "Lucky Duke renegade play: mustang-8h barrel-qs"


def ricochet(me: str, opposite: str = OPPOSITE, left: str = "Slab the Killer outlaw", **options: bool) -> Table:
    """The Sheriff's turn; the cards in play lie opposite."""
    return table("\n".join(["event: ricochet", f"> {me}", left, opposite, "Vulture Sam outlaw"]), **options)


def test_a_bang_may_be_discarded_against_a_card_in_play_at_any_distance() -> None:  # ruling 170
    t = ricochet("Willy the Kid sheriff hand: bang-2c").play("use bang-2c as ricochet")
    assert (t.asked, t.options) == ("Willy the Kid", ["take mustang-8h", "take barrel-qs"])
    t.play("take barrel-qs")
    assert (t["Lucky"].in_play, t["Lucky"].life, t["Willy"].hand) == (["mustang-8h"], 4, [])
    assert t.discard == ["barrel-qs", "bang-2c"]


def test_a_missed_saves_the_card() -> None:  # ruling 171
    t = ricochet("Willy the Kid sheriff hand: bang-2c", f"{OPPOSITE} hand: missed-5s")
    t.play("use bang-2c as ricochet", "take barrel-qs", "Lucky: miss missed-5s")
    assert (t["Lucky"].in_play, t["Lucky"].hand) == (["mustang-8h", "barrel-qs"], [])
    assert t.discard == ["missed-5s", "bang-2c"]


def test_the_owner_may_let_the_card_go() -> None:  # ruling 171
    t = ricochet("Willy the Kid sheriff hand: bang-2c", f"{OPPOSITE} hand: missed-5s")
    t.play("use bang-2c as ricochet", "take mustang-8h", "Lucky: pass")
    assert (t["Lucky"].in_play, t["Lucky"].hand, t["Lucky"].life) == (["barrel-qs"], ["missed-5s"], 4)


def test_a_barrel_does_not_help_against_ricochet() -> None:  # ruling 171
    t = ricochet("Willy the Kid sheriff hand: bang-2c", f"{OPPOSITE} hand: beer-6h")
    t.play("use bang-2c as ricochet", "take mustang-8h")
    assert (t.asked, t.options) == ("Lucky Duke", ["pass"])


def test_jourdonnais_cannot_hide_from_ricochet() -> None:  # ruling 171
    t = ricochet("Willy the Kid sheriff hand: bang-2c", "Jourdonnais renegade play: mustang-8h")
    t.play("use bang-2c as ricochet")
    assert (t.asked, t["Jourdonnais"].in_play) == ("Willy the Kid", [])


def test_by_option_a_barrel_helps_against_ricochet() -> None:  # ruling 171
    t = table(
        """
        > Willy the Kid   sheriff   hand: bang-2c
          Slab the Killer outlaw
          Jourdonnais     renegade  play: mustang-8h barrel-qs
          Vulture Sam     outlaw
        event: ricochet
        deck: 5s 9h
    """,
        roulette_barrels=True,
    )
    t.play("use bang-2c as ricochet", "take barrel-qs")
    assert t.options == ["use jourdonnais", "use barrel-qs", "pass"]
    t.play("use barrel-qs", "use jourdonnais")
    assert t["Jourdonnais"].in_play == ["mustang-8h", "barrel-qs"]


def test_slabs_ricochet_needs_one_missed_only() -> None:  # ruling 171
    t = ricochet("Slab the Killer sheriff hand: bang-2c", f"{OPPOSITE} hand: missed-5s missed-6s", "Sid Ketchum outlaw")
    t.play("use bang-2c as ricochet", "take mustang-8h", "Lucky: miss missed-5s")
    assert (t.asked, t["Lucky"].in_play) == ("Slab the Killer", ["mustang-8h", "barrel-qs"])


def test_any_number_of_bangs_and_the_bang_of_the_turn_besides() -> None:  # ruling 170
    t = ricochet("Rose Doolan sheriff hand: bang-2c bang-3c bang-4c bang-5c")
    t.play("use bang-2c as ricochet", "take mustang-8h", "use bang-3c as ricochet", "bang-4c > Slab")
    assert (t["Lucky"].in_play, t["Slab"].life) == ([], 3)
    assert t.refuses("bang-5c > Slab") == reason("bang_limit", 32, limit=1)


def test_ricochet_is_open_after_the_bang_of_the_turn() -> None:  # ruling 170
    t = ricochet("Rose Doolan sheriff hand: bang-2c bang-3c").play("bang-2c > Slab", "use bang-3c as ricochet")
    assert t.play("take barrel-qs")["Lucky"].in_play == ["mustang-8h"]


def test_ones_own_cards_are_no_targets() -> None:  # ruling 170
    t = ricochet("Willy the Kid sheriff hand: bang-2c play: dynamite-2h").play("use bang-2c as ricochet")
    assert t.options == ["take mustang-8h", "take barrel-qs"]


def test_without_cards_of_others_in_play_there_is_no_ricochet() -> None:  # ruling 170
    t = ricochet("Willy the Kid sheriff hand: bang-2c play: dynamite-2h", "Lucky Duke renegade")
    assert t.options == ["play bang-2c > 2", "play bang-2c > 4", "pass"]


def test_without_a_bang_there_is_no_ricochet() -> None:  # ruling 170
    assert ricochet("Willy the Kid sheriff hand: missed-5s").options == ["pass"]


def test_jail_and_dynamite_may_be_shot_away() -> None:  # ruling 170
    t = ricochet("Willy the Kid sheriff hand: bang-2c bang-3c", "Lucky Duke renegade play: jail-js dynamite-2h")
    t.play("use bang-2c as ricochet", "take dynamite-2h", "use bang-3c as ricochet")
    assert (t["Lucky"].in_play, t.discard) == ([], ["jail-js", "bang-3c", "dynamite-2h", "bang-2c"])


def test_a_single_card_is_no_question() -> None:  # ruling 170
    t = ricochet("Willy the Kid sheriff hand: bang-2c", "Lucky Duke renegade play: mustang-8h")
    t.play("use bang-2c as ricochet")
    assert (t.asked, t.ask and t.ask.kind, t["Lucky"].in_play) == ("Willy the Kid", "play", [])


def test_calamity_janet_may_use_a_missed_for_ricochet() -> None:  # ruling 36, 170
    t = ricochet("Calamity Janet sheriff hand: missed-5s").play("use missed-5s as ricochet", "take barrel-qs")
    assert (t["Lucky"].in_play, t.discard) == (["mustang-8h"], ["barrel-qs", "missed-5s"])


def test_calamity_janet_saves_her_card_with_a_bang() -> None:  # ruling 38, 171
    t = ricochet("Willy the Kid sheriff hand: bang-2c", "Calamity Janet renegade hand: bang-3c play: mustang-8h")
    t.play("use bang-2c as ricochet", "Calamity: miss bang-3c as missed")
    assert (t["Calamity"].in_play, t.discard) == (["mustang-8h"], ["bang-3c", "bang-2c"])


def test_a_mustang_shot_away_brings_its_owner_into_reach() -> None:  # ruling 86, 170
    t = ricochet("Willy the Kid sheriff hand: bang-2c bang-3c", left="Slab the Killer outlaw play: mustang-9h")
    assert t.refuses("bang-3c > Slab") == reason("out_of_reach", 92, distance=2, reach=1)
    t.play("use bang-2c as ricochet", "take mustang-9h", "bang-3c > Slab")
    assert t["Slab"].life == 3


def test_suzy_lafayette_draws_when_the_ricochet_is_over() -> None:  # ruling 114, 118, 170
    t = table("""
        > Suzy Lafayette  sheriff   hand: bang-2c
          Slab the Killer outlaw
          Lucky Duke      renegade  hand: missed-5s   play: mustang-8h
          Vulture Sam     outlaw
        event: ricochet
        deck: beer-6h beer-7h
    """)
    t.play("use bang-2c as ricochet")
    assert (t.asked, t["Suzy"].hand) == ("Lucky Duke", [])
    t.play("Lucky: miss missed-5s")
    assert t["Suzy"].hand == ["beer-6h"]


def test_suzy_lafayette_draws_for_her_last_missed_against_ricochet() -> None:  # ruling 115, 171
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c
          Slab the Killer outlaw
          Suzy Lafayette  renegade  hand: missed-5s   play: mustang-8h
          Vulture Sam     outlaw
        event: ricochet
        deck: beer-6h beer-7h
    """)
    t.play("use bang-2c as ricochet", "Suzy: miss missed-5s")
    assert (t["Suzy"].hand, t["Suzy"].in_play) == (["beer-6h"], ["mustang-8h"])


def test_nobody_ricochets_in_the_turn_of_another() -> None:  # ruling 170
    t = ricochet("Willy the Kid sheriff", left="Slab the Killer outlaw hand: bang-2c bang-3c")
    assert t.offers("Slab") == []


def test_el_gringo_takes_nothing_for_a_lost_card() -> None:  # ruling 119, 170
    t = ricochet("Willy the Kid sheriff hand: bang-2c beer-6h", "El Gringo renegade play: mustang-8h")
    t.play("use bang-2c as ricochet")
    assert (t["El"].hand, t["El"].in_play, t["Willy"].hand) == ([], [], ["beer-6h"])


def test_without_the_event_a_bang_hits_no_card() -> None:  # ruling 8, 170
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c
          Slab the Killer outlaw    play: mustang-8h
          Lucky Duke      renegade
          Vulture Sam     outlaw
        event: ambush
    """)
    assert t.options == ["play bang-2c > 3", "play bang-2c > 4", "pass"]


def test_a_diamond_bang_cannot_shoot_away_a_card_of_apache_kid() -> None:  # ruling 104
    t = sheriff_at_an_event(
        "ricochet", "Willy the Kid sheriff hand: bang-2d bang-2c", "Apache Kid outlaw play: mustang-8h"
    )
    t.play("use bang-2d as ricochet")
    assert (t["Apache"].in_play, t.discard) == (["mustang-8h"], ["bang-2d"])
    t.play("use bang-2c as ricochet")
    assert t["Apache"].in_play == []


def test_a_green_card_saves_another_card_or_itself_from_ricochet() -> None:  # ruling 94, 171
    left = "Kit Carlson outlaw play: mustang-8h iron_plate-qs"
    t = sheriff_at_an_event("ricochet", "Willy the Kid sheriff hand: bang-2c", left)
    t.play("use bang-2c as ricochet", "take mustang-8h", "use iron_plate")
    assert t["Kit"].in_play == ["mustang-8h"]
    t = sheriff_at_an_event("ricochet", "Willy the Kid sheriff hand: bang-2c", left)
    t.play("use bang-2c as ricochet", "take iron_plate-qs", "use iron_plate")
    assert (t["Kit"].in_play, t.discard) == (["mustang-8h"], ["iron_plate-qs", "bang-2c"])


def test_elena_fuente_saves_her_card_with_any_card() -> None:  # ruling 113, 171
    t = sheriff_at_an_event(
        "ricochet", "Willy the Kid sheriff hand: bang-2c", "Elena Fuente outlaw hand: beer-7h play: mustang-8h"
    )
    t.play("use bang-2c as ricochet", "miss beer-7h as missed")
    assert t["Elena"].in_play == ["mustang-8h"]


def test_belle_star_may_shoot_away_cards_that_do_nothing_in_her_turn() -> None:  # ruling 108, 170
    t = sheriff_at_an_event("ricochet", "Belle Star sheriff hand: bang-2c", "Kit Carlson outlaw play: iron_plate-qs")
    t.play("use bang-2c as ricochet")
    assert (t["Kit"].in_play, t.discard) == ([], ["iron_plate-qs", "bang-2c"])


def test_molly_stark_draws_for_a_missed_against_ricochet() -> None:  # ruling 110, 171
    left = "Molly Stark outlaw hand: missed-5s play: mustang-8h"
    t = sheriff_at_an_event("ricochet", "Willy the Kid sheriff hand: bang-2c", left, "deck: beer-7h")
    t.play("use bang-2c as ricochet", "miss missed-5s")
    assert (t["Molly"].hand, t["Molly"].in_play) == (["beer-7h"], ["mustang-8h"])


def test_a_ricochet_may_take_the_barrel_away_before_the_bang() -> None:  # ruling 170, 171
    t = four_at_an_event(
        "Willy the Kid sheriff hand: bang-2c, bang-3c", "Rose Doolan outlaw play: barrel-qs", "event: ricochet"
    )
    t.play("use bang-2c as ricochet", "bang-3c > Rose")
    assert (t["Rose"].in_play, t["Rose"].life) == ([], 3)


def test_the_prisoner_may_save_their_own_jail_from_a_ricochet_or_not() -> None:  # ruling 170, 171
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c, bang-3c
          Lucky Duke      outlaw    hand: missed-2s   play: jail-js
          Rose Doolan     renegade
          Jesse Jones     outlaw
        event: ricochet
    """)
    t.play("Willy: use bang-2c as ricochet", "Lucky: missed-2s", "Willy: use bang-3c as ricochet")
    assert (t["Lucky"].in_play, t["Willy"].hand) == ([], [])


def test_a_green_missed_put_down_in_this_turn_saves_nothing_from_a_ricochet_of_the_same_turn() -> None:
    # ruling 93, 170
    t = table("""
        > Willy the Kid   sheriff    hand: bang-2c
          Lucky Duke      outlaw     play: iron_plate-ad
          Kit Carlson     renegade
          Rose Doolan     outlaw
        event: ricochet
        fresh: iron_plate-ad
    """)
    t.play("Willy: use bang-2c as ricochet")
    assert (t["Lucky"].in_play, t.discard[0]) == ([], "iron_plate-ad")
