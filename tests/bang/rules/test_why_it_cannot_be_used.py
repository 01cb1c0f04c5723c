"""Why an ability, a card in play or an event cannot be used: every offer that is not made has its reason (law 8)."""

from __future__ import annotations

import pytest

from sixgun.bang.effect import reason
from sixgun.bang.view import View
from sixgun.kernel.ask import choice
from sixgun.kernel.errors import SixgunError
from tests.support.table import Table, table


def four(first: str, second: str = "Rose Doolan outlaw", more: str = "") -> Table:
    return table(f"""
        > {first}
          {second}
          Bart Cassidy   renegade
          Lucky Duke     outlaw
        {more}
    """)


def test_a_green_card_put_down_in_this_turn() -> None:  # ruling 93
    t = four("Willy the Kid sheriff hand: knife-8h")
    t.play("knife-8h")
    assert t.refuses("use knife > Rose") == reason("put_down_this_turn", 93)
    assert t.refuses("use knife-8h > Rose") == reason("put_down_this_turn", 93)


def test_a_green_card_beyond_its_reach_or_without_a_target() -> None:  # ruling 86, 94, 182
    t = four("Willy the Kid sheriff play: knife-8h, conestoga-9d, winchester-8s")
    assert t.refuses("use knife > Bart") == reason("too_far", 86, distance=2)
    assert t.refuses("use knife > Willy") == reason("not_yourself", 182)
    assert t.refuses("use conestoga > Rose") == reason("nothing_to_take", 87)
    assert t.why_not("use conestoga > Willy") is None


def test_a_green_card_is_no_target_of_its_own() -> None:  # ruling 88
    t = four("Willy the Kid sheriff play: can_can-jc", "Rose Doolan outlaw hand: beer-6h")
    assert t.refuses("use can_can > Willy") == reason("nothing_to_take", 88)


def test_a_green_card_still_in_the_hand() -> None:  # ruling 95
    t = four("Willy the Kid sheriff hand: canteen-7h")
    assert t.refuses("use canteen") == reason("not_in_play", 95)


def test_a_green_missed_in_ones_own_phase_two() -> None:  # ruling 94
    t = four("Willy the Kid sheriff play: sombrero-7c")
    assert t.refuses("use sombrero") == reason("only_against_shots", 94)


def test_a_green_shot_against_a_shot() -> None:  # ruling 94
    t = four("Willy the Kid sheriff hand: bang-2c", "Rose Doolan outlaw hand: beer-6h play: knife-8h")
    t.play("bang-2c > Rose")
    assert t.refuses("use knife > Willy") == reason("own_turn_only", 94)


def test_a_barrel_only_against_a_shot_and_once_and_before_cards() -> None:  # ruling 13, 14, 20
    t = four(
        "Slab the Killer sheriff hand: bang-2c, bang-3c play: volcanic-10s",
        "Jourdonnais outlaw hand: missed-2s, missed-3s play: barrel-qs",
        "deck: 5s 6s 7s",
    )
    t.play("bang-2c > Jourdonnais", "use barrel")
    assert t.refuses("use barrel") == reason("used_on_this_shot", 13)
    t.play("miss missed-2s")
    assert t.refuses("use jourdonnais") == reason("draw_comes_first", 20)
    t.play("pass", "Slab: pass")
    assert (t.asked, t.refuses("use barrel")) == ("Jourdonnais", reason("only_against_shots", 14))
    assert t.refuses("use jourdonnais") == reason("only_against_shots", 14)


def test_no_draw_counts_in_the_roulette() -> None:  # ruling 173
    t = table("""
        > Jourdonnais    sheriff    hand: missed-2s   play: barrel-qs
          Rose Doolan    outlaw
          Bart Cassidy   renegade
          Lucky Duke     outlaw
        phase: reveal
        events: russian_roulette
    """)
    assert t.refuses("use barrel") == reason("no_draw_here", 173)
    assert t.refuses("use jourdonnais") == reason("no_draw_here", 173)


def test_cards_asleep_in_belle_stars_turn_and_under_the_lasso() -> None:  # ruling 106, 166
    t = four("Belle Star sheriff hand: bang-2c", "Rose Doolan outlaw hand: missed-2s play: barrel-qs")
    t.play("bang-2c > Rose")
    assert t.refuses("use barrel") == reason("card_asleep", 106)
    t = four("Willy the Kid sheriff play: knife-8h", more="event: lasso")
    assert t.refuses("use knife > Rose") == reason("card_asleep", 166)


def test_no_ability_with_a_hangover() -> None:  # ruling 139
    t = four("Chuck Wengam sheriff", more="event: hangover")
    assert t.refuses("use chuck_wengam") == reason("no_ability", 139)


def test_chuck_wengams_last_point() -> None:  # ruling 129
    t = four("Chuck Wengam sheriff 1/5")
    assert t.refuses("use chuck_wengam") == reason("last_life_point", 129)
    assert four("Chuck Wengam sheriff 2/5").refuses("use chuck_wengam > Rose") == reason("no_target", 5)


def test_doc_holydays_limit_cards_and_reach() -> None:  # ruling 128
    t = four("Doc Holyday sheriff hand: beer-6h, beer-7h, beer-8h, beer-9h")
    assert t.refuses("use doc_holyday > Bart") == reason("out_of_reach", 92, distance=2, reach=1)
    assert t.refuses("use beer-6h as doc_holyday > Rose") == reason("no_single_card", 5)
    t.play("use doc_holyday > Rose", "discard beer-6h", "discard beer-7h")
    assert t.refuses("use doc_holyday > Rose") == reason("used_up", 128, times=1)
    t = four("Doc Holyday sheriff hand: beer-6h")
    assert t.refuses("use doc_holyday > Rose") == reason("too_few_cards", 128, needed=2)


def test_jose_delgados_limit_and_cards() -> None:  # ruling 127
    t = four("José Delgado sheriff hand: barrel-qs, mustang-8h, scope-as, knife-8h, beer-6h")
    assert t.refuses("use beer-6h as jose_delgado") == reason("takes_blue_card", 127)
    assert t.refuses("use knife-8h as jose_delgado") == reason("takes_blue_card", 127)
    t.play("use barrel-qs as jose_delgado", "use mustang-8h as jose_delgado")
    assert t.refuses("use scope-as as jose_delgado") == reason("used_up", 127, times=2)
    t = four("José Delgado sheriff hand: beer-6h")
    assert t.refuses("use jose_delgado") == reason("takes_blue_card", 127)


def test_uncle_wills_limit_card_and_handcuffs() -> None:  # ruling 137, 153
    t = four("Uncle Will sheriff hand: beer-6h, beer-7h", more="deck: 2s 3s 4s 5s")
    t.play("use beer-6h as uncle_will", *["take missed-2s", "take missed-3s", "take missed-4s"])
    assert t.refuses("use beer-7h as uncle_will") == reason("used_up", 137, times=1)
    t = four("Uncle Will sheriff")
    assert t.refuses("use uncle_will") == reason("takes_hand_card", 137)
    t = four("Uncle Will sheriff hand: bang-2c, beer-7h", more="event: handcuffs\nphase: draw\ndeck: 2s 3s")
    t.play("name hearts")
    assert t.refuses("use bang-2c as uncle_will") == reason("wrong_suit", 153, suit="hearts")


def test_sid_ketchums_wounds_and_cards() -> None:  # ruling 54, 55
    assert four("Sid Ketchum sheriff 3/5 hand: beer-6h").refuses("use sid_ketchum") == reason(
        "too_few_cards", 54, needed=2
    )
    t = four("Sid Ketchum sheriff 5/5 hand: beer-6h, beer-7h")
    assert t.refuses("use sid_ketchum") == reason("unhurt", 54)
    t = four("Sid Ketchum sheriff 4/5 hand: general_store-9c, beer-6h, beer-7h", more="deck: 2s 3s 4s 5s")
    t.play("general_store-9c")
    assert t.refuses("use sid_ketchum") == reason("between_acts", 55)


def test_sniper_and_ricochet() -> None:  # ruling 170, 172
    t = four("Willy the Kid sheriff hand: bang-2c, beer-6h", more="event: sniper")
    assert t.refuses("use sniper > Rose") == reason("takes_bangs", 172, needed=2)
    t = four("Willy the Kid sheriff hand: bang-2c, bang-3c", more="event: sniper")
    assert t.refuses("use sniper > Bart") == reason("out_of_reach", 92, distance=2, reach=1)
    t = four("Willy the Kid sheriff hand: bang-2c, beer-6h", more="event: ricochet")
    assert t.refuses("use bang-2c as ricochet") == reason("no_card_of_others", 170)
    t = four("Willy the Kid sheriff hand: bang-2c, beer-6h", "Rose Doolan outlaw play: barrel-qs", "event: ricochet")
    assert t.refuses("use beer-6h as ricochet") == reason("takes_bangs", 170, needed=1)


@pytest.mark.parametrize("wish", ["use willy_the_kid", "use mustang", "use jail", "use dynamite", "use shootout"])
def test_what_acts_by_itself_is_not_there_to_be_used(wish: str) -> None:  # ruling 5
    t = table("""
          Rose Doolan     sheriff
        > Willy the Kid   outlaw     play: mustang-8h, jail-js, dynamite-2h
          Bart Cassidy    renegade
          Lucky Duke      outlaw
        event: shootout
    """)
    assert t.refuses(wish) == reason("acts_by_itself", 5)


@pytest.mark.parametrize("wish", ["use sid_ketchum", "use rose_doolan"])
def test_what_others_have_cannot_be_used(wish: str) -> None:  # ruling 5
    assert four("Willy the Kid sheriff", "Sid Ketchum outlaw").refuses(wish) == reason("not_yours", 5)


def test_the_view_explains_only_ones_own_question() -> None:
    t = four("Willy the Kid sheriff play: barrel-qs", "Rose Doolan outlaw play: barrel-ks")
    wish = choice("use", what="barrel")
    assert View(t.game, 0).why_not(wish) == reason("only_against_shots", 14)
    with pytest.raises(SixgunError, match="your own phase 2"):
        View(t.game, 1).why_not(wish)
    with pytest.raises(SixgunError, match="your own phase 2"):
        View(t.game, 0).why_not(choice("discard", 3))


def test_all_vetoes_name_their_reason() -> None:  # ruling 53, 152, 169
    def reason(event: str, card: str) -> str:
        t = table(f"""
            > Willy the Kid   sheriff   3/5   hand: {card.split()[0]}
              Lucky Duke      outlaw
              Rose Doolan     renegade
              Jesse Jones     outlaw
            event: {event}
        """)
        why = t.refuses(card)
        return why.slug if why else ""

    assert reason("the_reverend", "beer-6h") == "no_beer"
    assert reason("the_sermon", "bang-2c > Lucky") == "no_bang_in_turn"
    assert reason("the_judge", "jail-js > Lucky") == "nothing_in_front"
    assert reason("the_judge", "canteen-7h") == "nothing_in_front"
    assert reason("lasso", "bang-2c > Rose") == "out_of_reach"
