"""The turn: its phases, what may be done in each of them, and who comes next."""

from __future__ import annotations

from tests.support.table import Table, table


def four(slab: str = "", lucky: str = "", more: str = "") -> Table:
    """Sheriff, Renegade and two Outlaws; the Sheriff's turn."""
    return table(f"""
        > Slab the Killer   sheriff    {slab}
          Lucky Duke        renegade   {lucky}
          Calamity Janet    outlaw
          Willy the Kid     outlaw
        {more.replace(";", chr(10))}
    """)


def test_phase_one_draws_the_top_two_cards_of_the_deck() -> None:  # rulebook: Draw two cards
    t = four("hand: barrel-qs", more="phase: start;deck: beer-6h bang-9d missed-2s")
    assert t["Slab"].hand == ["barrel-qs", "beer-6h", "bang-9d"]
    assert t.deck[0] == "missed-2s"
    assert (t.asked, t.phase) == ("Slab the Killer", "play")


def test_turns_go_round_clockwise() -> None:  # rulebook: The game
    t = four()
    order = []
    for _ in range(5):
        order.append(t.turn)
        t.pass_()
    assert order == ["Slab the Killer", "Lucky Duke", "Calamity Janet", "Willy the Kid", "Slab the Killer"]


def test_an_eliminated_player_has_no_turn() -> None:  # rulebook: Eliminating a character
    t = table("""
        > Slab the Killer   sheriff
          Lucky Duke        outlaw    out
          Calamity Janet    outlaw    out
          Willy the Kid     renegade
    """)
    t.pass_()
    assert t.turn == "Willy the Kid"
    assert len(t["Willy"].hand) == 2
    t.pass_()
    assert t.turn == "Slab the Killer"


def test_nobody_is_forced_to_play_a_card() -> None:  # ruling 5
    t = four("hand: bang-2c beer-6h barrel-qs").play("Slab: pass")
    assert t["Slab"].hand == ["bang-2c", "beer-6h", "barrel-qs"]
    assert (t.turn, t.discard) == ("Lucky Duke", [])


def test_cards_cannot_be_thrown_away_in_phase_two() -> None:  # ruling 5
    t = four("hand: missed-2s beer-6h  play: barrel-qs")
    t.refuses("discard missed-2s")
    t.refuses("discard beer-6h")
    t.refuses("discard barrel-qs")
    assert t.options == ["play beer-6h", "pass"]


def test_any_number_of_cards_may_be_played_in_one_turn() -> None:  # rulebook: Play any number of cards
    t = four(
        "3/5  hand: stagecoach-9s beer-6h beer-7h barrel-qs scope-as bang-2c", more="deck: mustang-8h stagecoach-9s"
    )
    t.play("stagecoach-9s", "stagecoach-9s", "beer-6h", "beer-7h", "barrel-qs", "scope-as", "mustang-8h")
    t.play("bang-2c > Calamity")
    assert t["Slab"].in_play == ["barrel-qs", "scope-as", "mustang-8h"]
    assert (t["Slab"].life, t["Calamity"].life) == (5, 3)
    assert (t.turn, t.phase) == ("Slab the Killer", "play")


def test_only_one_bang_card_may_be_played_in_a_turn() -> None:  # rulebook: Play any number of cards
    t = four("hand: bang-2c bang-3c").play("bang-2c > Lucky")
    no = t.refuses("bang-3c > Willy")
    assert no is not None
    assert (no.slug, dict(no.args)) == ("bang_limit", {"limit": 1})


def test_the_next_turn_has_a_bang_again() -> None:  # rulebook: Play any number of cards
    t = four("hand: bang-2c bang-3c", lucky="hand: bang-4c")
    t.play("bang-2c > Willy", "Slab: pass")
    assert "play bang-4c > 1" in t.options
    t.play("Lucky: pass", "Calamity: pass", "Willy: pass")
    assert "play bang-3c > 2" in t.options


def test_a_gatling_may_be_played_besides_the_bang() -> None:  # rulebook: Gatling
    t = four("hand: gatling-10h", more="bangs: 1").play("gatling-10h")
    assert [t[name].life for name in ("Lucky", "Calamity", "Willy")] == [3, 3, 3]


def test_a_bang_may_be_played_after_a_gatling() -> None:  # rulebook: Gatling
    t = four("hand: gatling-10h bang-2c").play("gatling-10h", "bang-2c > Lucky")
    assert t["Lucky"].life == 2


def test_a_second_copy_of_a_card_in_play_cannot_be_played() -> None:  # ruling 84
    t = four("hand: barrel-ks  play: barrel-qs")
    no = t.refuses("barrel-ks")
    assert no is not None
    assert (no.slug, no.ruling) == ("already_in_play", 84)


def test_two_players_may_have_the_same_card_in_play() -> None:  # ruling 84
    t = four("hand: barrel-ks", lucky="play: barrel-qs").play("barrel-ks")
    assert (t["Slab"].in_play, t["Lucky"].in_play) == (["barrel-ks"], ["barrel-qs"])


def test_cards_of_different_names_lie_in_play_without_limit() -> None:  # ruling 84
    t = four("hand: barrel-ks mustang-8h scope-as winchester-8s dynamite-2h").play(
        "barrel-ks", "mustang-8h", "scope-as", "winchester-8s", "dynamite-2h"
    )
    assert t["Slab"].in_play == ["barrel-ks", "mustang-8h", "scope-as", "winchester-8s", "dynamite-2h"]
    assert t.discard == []


def test_a_missed_cannot_be_played_in_ones_own_turn() -> None:  # rulebook: BANG! and Missed!
    t = four("hand: missed-2s")
    no = t.refuses("missed-2s")
    assert no is not None
    assert no.slug == "reply_only"


def test_cards_are_played_in_ones_own_turn_only() -> None:  # rulebook: Play any number of cards
    t = four(lucky="2/4  hand: beer-6h bang-2c saloon-5h")
    assert (t.asked, t.options, t.offers("Lucky")) == ("Slab the Killer", ["pass"], [])


def test_phase_three_discards_down_to_the_life_points() -> None:  # ruling 4
    t = four("2/5  hand: bang-2c beer-6h missed-2s missed-3s").play("Slab: pass", "Slab: discard beer-6h")
    assert (t.ask and t.ask.kind, t.asked) == ("excess", "Slab the Killer")
    t.play("Slab: discard missed-2s")
    assert t["Slab"].hand == ["bang-2c", "missed-3s"]
    assert t.discard == ["missed-2s", "beer-6h"]
    assert t.turn == "Lucky Duke"


def test_phase_three_offers_nothing_but_discards() -> None:  # rulebook: Discard excess cards
    t = four("1/5  hand: beer-6h bang-2c").play("Slab: pass")
    assert t.options == ["discard beer-6h", "discard bang-2c"]
    t.refuses("pass")
    t.refuses("play beer-6h")


def test_as_many_cards_as_life_points_may_be_kept() -> None:  # ruling 4
    t = four("3/5  hand: bang-2c beer-6h missed-2s  play: barrel-qs scope-as").play("Slab: pass")
    assert t["Slab"].hand == ["bang-2c", "beer-6h", "missed-2s"]
    assert t["Slab"].in_play == ["barrel-qs", "scope-as"]
    assert t.turn == "Lucky Duke"


def test_there_is_no_hand_limit_during_the_turn() -> None:  # ruling 4
    t = four("1/5  hand: wells_fargo-3h stagecoach-9s missed-2s missed-3s").play("wells_fargo-3h", "stagecoach-9s")
    assert len(t["Slab"].hand) == 7
    assert t.phase == "play"


def test_there_is_no_hand_limit_out_of_turn() -> None:  # ruling 4
    t = four("hand: bang-2c", lucky="2/4  hand: beer-6h bang-3c").play("bang-2c > Lucky", "Lucky: pass")
    assert (t["Lucky"].life, t["Lucky"].hand) == (1, ["beer-6h", "bang-3c"])
    assert t.asked == "Slab the Killer"


def test_a_life_point_lost_in_ones_own_turn_lowers_the_limit() -> None:  # ruling 4
    t = four("3/5  hand: duel-qd beer-6h missed-2s missed-3s", lucky="hand: bang-2c").play(
        "duel-qd > Lucky", "Lucky: bang-2c", "Slab: pass", "Slab: pass", "Slab: discard beer-6h"
    )
    assert (t["Slab"].life, t["Slab"].hand) == (2, ["missed-2s", "missed-3s"])
    assert t.turn == "Lucky Duke"


def test_a_life_point_regained_in_ones_own_turn_raises_the_limit() -> None:  # ruling 4
    t = four("2/5  hand: beer-6h missed-2s missed-3s missed-4s").play("beer-6h", "Slab: pass")
    assert t["Slab"].hand == ["missed-2s", "missed-3s", "missed-4s"]
    assert t.turn == "Lucky Duke"


def test_dynamite_comes_before_jail_and_jail_before_phase_one() -> None:  # ruling 1
    t = table("""
          Slab the Killer   sheriff
        > Willy the Kid     outlaw    play: jail-js dynamite-2h
          Calamity Janet    outlaw
          Lucky Duke        renegade
        phase: start
        deck: missed-kc beer-9h bang-9d bang-8d
    """)
    assert t.discard == ["jail-js", "beer-9h", "missed-kc"]
    assert t["Calamity"].in_play == ["dynamite-2h"]
    assert t["Willy"].hand == ["bang-9d", "bang-8d"]
    assert t.news_kinds() == ["turn", "check", "pass_on", "check", "draw"]


def test_a_skipped_turn_has_no_phases() -> None:  # ruling 1, 28
    t = table("""
          Slab the Killer   sheriff
        > Willy the Kid     outlaw    2/4   hand: beer-6h bang-2c missed-2s   play: jail-js
          Calamity Janet    outlaw
          Lucky Duke        renegade
        phase: start
        deck: missed-kc bang-9d bang-8d
    """)
    assert t["Willy"].hand == ["beer-6h", "bang-2c", "missed-2s"]
    assert (t.turn, t["Calamity"].hand) == ("Calamity Janet", ["bang-9d", "bang-8d"])


def test_whoever_dies_of_dynamite_has_no_turn_and_no_draw_for_their_jail() -> None:  # ruling 3
    t = table("""
          Slab the Killer   sheriff
        > Willy the Kid     outlaw    3/4   play: jail-js dynamite-2h
          Calamity Janet    outlaw
          Lucky Duke        renegade
        phase: start
        deck: 5s beer-9h bang-9d
    """)
    assert t["Willy"].out
    assert (t["Willy"].hand, t["Willy"].in_play) == ([], [])
    assert t.news_kinds().count("check") == 1
    assert {"jail-js", "dynamite-2h"} < set(t.discard)
    assert (t.turn, t["Calamity"].hand) == ("Calamity Janet", ["beer-9h", "bang-9d"])


def test_whoever_dies_in_their_own_turn_ends_it_at_once() -> None:  # ruling 77
    t = table("""
          Slab the Killer   sheriff         hand: bang-2c
        > Willy the Kid     outlaw    1/4   hand: duel-qd missed-2s missed-3s missed-4s
          Calamity Janet    outlaw
          Lucky Duke        renegade
        deck: beer-9h bang-9d
    """)
    t.play("duel-qd > Slab", "Slab: bang-2c", "Willy: pass", "Willy: pass", "Willy: pass")
    assert t["Willy"].out
    assert t.discard[:3] == ["missed-4s", "missed-3s", "missed-2s"]
    assert (t.turn, t.asked, t.phase) == ("Calamity Janet", "Calamity Janet", "play")
    assert t["Calamity"].hand == ["beer-9h", "bang-9d"]


def test_after_a_death_in_the_last_seat_the_first_seat_plays() -> None:  # ruling 77
    t = table("""
          Slab the Killer   sheriff         hand: bang-2c
          Calamity Janet    outlaw
          Lucky Duke        renegade
        > Willy the Kid     outlaw    1/4   hand: duel-qd
        bangs: 1
    """).play("duel-qd > Slab", "Slab: bang-2c")
    assert (t.turn, t.phase, len(t["Slab"].hand)) == ("Slab the Killer", "play", 2)


def test_jesse_jones_with_three_life_points_keeps_three_cards() -> None:  # rulebook: Characters, example
    t = table("""
          Willy the Kid   sheriff
        > Jesse Jones     outlaw   3/4   hand: bang-2c, bang-3c, bang-4c, bang-5c
          Rose Doolan     renegade
          Kit Carlson     outlaw
    """)
    t.play("Jesse: pass")
    assert (t.ask.kind if t.ask else "", len(t.options)) == ("excess", 4)
    t.play("Jesse: discard bang-2c")
    assert (t["Jesse"].hand, t.turn) == (["bang-3c", "bang-4c", "bang-5c"], "Rose Doolan")
