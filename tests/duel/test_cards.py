"""The playing cards one by one, and whom they reach."""

from __future__ import annotations

import pytest

from tests.support.duel_table import Table, table


def refusal(t: Table, line: str) -> tuple[str, int]:
    found = t.refuses(line)
    assert found is not None
    return found.slug, found.ruling


def facing(law: str = "", outlaw: str = "", rest: str = "", **options: bool) -> Table:
    """The turn of the Law; nobody has an ability that matters here."""
    return table(
        f"""
        > law       hand: {law}
            Tex Killer
            Pat Garret
          outlaw    hand: {outlaw}
            West Harding
            Dalton Bros
        {rest}
        """,
        **options,
    )


# Targets.


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


def test_a_card_of_the_same_name_replaces_the_old_one() -> None:  # ruling 37
    t = facing("hat-lh hat-oh").play("hat-lh > West", "hat-oh > West")
    assert (t["West"].in_play, t.discard) == (["hat-oh"], ["hat-lh"])


def test_missed_is_never_played_freely() -> None:  # ruling 40
    t = facing("missed-ls return_fire-lh")
    assert refusal(t, "missed > West") == ("reply_only", 40)
    assert refusal(t, "play return_fire") == ("reply_only", 40)


@pytest.mark.parametrize("card", ["schoolmarm-lh", "stealing-ob"])
def test_a_card_that_can_do_nothing_may_not_be_played(card: str) -> None:  # ruling 39
    assert refusal(facing(card), f"play {card}") == ("nothing_to_take", 39)
    assert f"play {card}" in facing(card, idle_cards=True).options
    assert facing(card, idle_cards=True).play(f"play {card}").discard == [card]


# BANG! cards.


def test_one_bang_card_a_turn_but_any_number_of_other_hits() -> None:  # ruling 41, 45
    t = facing("colt-ld winchester-lh derringer-lh knife-oh")
    t.play("colt > West", "derringer > West", "knife > West")
    assert t["West"].life == 1
    assert refusal(t, "winchester > Dalton") == ("bang_limit", 41)


def test_carbine_discards_any_equipment_of_either_active_character() -> None:  # ruling 87
    t = table(
        """
        > law       hand: carbine-lh
            Wyatt Earp     play: stampede-lb
            Pat Garret     play: bank-lb
          outlaw    hand: missed-os
            West Harding   play: rattlesnake-os
            Dalton Bros    play: hat-oh
        """
    )
    t.play("carbine > West", "missed")
    assert t.options == ["take stampede-lb", "take rattlesnake-os", "pass"]
    t.play("take rattlesnake", "name no")
    assert (t["West"].in_play, t.discard[0]) == ([], "rattlesnake-os")


def test_peacemaker_makes_the_defender_discard_a_card_of_his_choice() -> None:  # ruling 88
    t = table(
        """
        > law       hand: peacemaker-lh
            Wild Bill
            Pat Garret
          outlaw    hand: missed-os beer-ob wagon-ob
            West Harding
            Dalton Bros
        """
    )
    t.play("peacemaker > West", "missed")
    assert (t.asked, t.options) == ("outlaw", ["discard beer-ob", "discard wagon-ob"])
    assert t.play("beer").outlaw.hand == ["wagon-ob"]


def test_an_avoided_shotgun_may_swap_either_side_that_has_two() -> None:  # ruling 119, 120
    text = """
        > law       hand: shotgun-ld
            Wild Bill
            Pat Garret
          outlaw    hand: missed-os
            West Harding
        """
    t = table(text).play("shotgun > West", "missed")
    assert t.options == ["name law", "pass"]
    assert t.play("law").law.active == "Pat Garret"
    t = table(text, shotgun_must=True).play("shotgun > West", "missed")
    assert (t.kind, t.law.active) == ("play", "Pat Garret")


# Equipment.


def test_gun_belt_lets_play_any_number_and_counts_none() -> None:  # ruling 43
    t = table(
        """
        > law       hand: colt-ld winchester-lh shotgun-ld carbine-lh
            Tex Killer   play: gun_belt-ld
            Pat Garret
          outlaw
            West Harding
            Dalton Bros
        """
    )
    t.play("colt > West", "carbine > West", "swap", "winchester > West")
    assert t["West"].life == 1
    assert refusal(t, "shotgun > West") == ("bang_limit", 41)


def test_bank_and_dalton_bros_draw_four() -> None:  # ruling 18
    t = table(
        """
          law
            Tex Killer
            Pat Garret
        > outlaw
            Dalton Bros   play: bank-lb
            West Harding
        phase: draw
        """
    )
    assert len(t.outlaw.hand) == 4


def test_a_bank_in_the_rearguard_is_asleep() -> None:  # ruling 24
    t = table(
        """
        > law
            Tex Killer
            Pat Garret   play: bank-lb
          outlaw
            West Harding
            Dalton Bros
        phase: draw
        """
    )
    assert len(t.law.hand) == 2


def test_clock_draws_for_every_move_of_the_opponents_token() -> None:  # ruling 76
    text = """
        > law       hand: water-ls
            Tex Killer     play: clock-oh
            Pat Garret
          outlaw
            West Harding
            Dalton Bros
        """
    assert len(table(text).play("water", "outlaw").law.hand) == 1
    assert len(table(text).play("water", "law").law.hand) == 0
    assert len(table(text, own_moves_count=False).play("water", "outlaw").law.hand) == 0


def test_clock_and_jango_together_draw_two() -> None:  # ruling 77
    t = table(
        """
          law
            Jango     play: clock-oh
            Pat Garret
        > outlaw
            West Harding
            Dalton Bros
        """
    )
    t.play("swap", "Law: yes")
    assert len(t.law.hand) == 2


def test_the_cards_of_the_start_come_in_their_order_and_the_dead_lose_theirs() -> None:  # ruling 17
    t = table(
        """
        > law                 reserve: jango
            Tex Killer
            Pat Garret 3/5    play: stampede-lb rattlesnake-os dynamite-ob
          outlaw
            West Harding
            Dalton Bros
        law_deck: ld ls ls
        phase: start
        """
    )
    assert (t.law.active, t.law.rear) == ("Tex Killer", "Jango")
    assert [kind for kind in t.news_kinds() if kind == "reveal"] == ["reveal"]
    assert len(t.law.hand) == 4


def test_stampede_swaps_before_the_draw_phase_and_the_new_active_character_draws() -> None:  # ruling 18, 75
    t = table(
        """
        > law
            Tex Killer     play: stampede-lb
            Pat Garret     play: bank-lb
          outlaw
            West Harding
            Dalton Bros
        law_deck: wagon-lb wagon-lb colt-ld
        phase: start
        """
    )
    assert (t.law.active, t.law.hand) == ("Pat Garret", ["wagon-lb", "wagon-lb", "colt-ld"])
    assert "swap" in t.options  # the free swap is not used up (20)


def test_dynamite_that_does_not_blow_up_goes_to_the_other_rearguard() -> None:  # ruling 72
    t = table(
        """
        > law
            Tex Killer     play: dynamite-ob
            Pat Garret
          outlaw
            West Harding
            Dalton Bros
        law_deck: lh
        phase: start
        """
    )
    assert (t["Tex"].in_play, t["Dalton"].in_play) == ([], ["dynamite-ob"])


def test_rattlesnake_stays_after_it_has_bitten() -> None:  # ruling 74
    t = table(
        """
        > law
            Tex Killer
            Pat Garret     play: rattlesnake-os
          outlaw
            West Harding
            Dalton Bros
        law_deck: ls
        phase: start
        """
    )
    assert (t["Pat"].life, t["Pat"].in_play) == (4, ["rattlesnake-os"])


# Action cards.


def test_beer_is_for_both_and_a_lone_character_regains_one() -> None:  # ruling 83, 122
    t = table(
        """
          law
            Tex Killer
            Pat Garret
        > outlaw    hand: beer-ob
            West Harding  2/4
            Dalton Bros
        """
    )
    t.play("beer")
    assert (t["West"].life, t["Dalton"].life) == (3, 3)
    t = table(
        """
          law
            Tex Killer
            Pat Garret
        > outlaw    hand: beer-ob
            West Harding  2/4
        """
    )
    assert t.play("beer")["West"].life == 3


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


def test_who_loses_his_own_duel_is_not_harmed_by_the_opponent() -> None:  # ruling 71
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


def test_indians_wants_a_hit_card_and_nothing_else() -> None:  # ruling 50, 68
    t = table(
        """
        > law       hand: indians-lh gatling-lb
            Tex Killer
            Pat Garret
          outlaw    hand: missed-os knife-oh
            West Harding   play: hat-oh barrel-os
            Dalton Bros
        """
    )
    t.play("indians")
    assert (t.about, t.options) == ("West Harding", ["discard knife-oh", "pass"])
    t.play("knife")
    assert (t.asked, t.about, t.options) == ("law", "Pat Garret", ["discard gatling-lb", "pass"])
    t.play("pass")
    assert (t.about, t.options) == ("Dalton Bros", ["pass"])
    t.play("pass")
    assert (t["West"].life, t["Pat"].life, t["Dalton"].life) == (4, 4, 2)


def test_the_general_store_shows_two_cards_of_each_deck_for_both_in_turn() -> None:  # ruling 85
    t = facing("general_store-ls", "", "law_deck: colt-ld hat-lh\noutlaw_deck: beer-ob knife-oh")
    t.play("general_store")
    assert (t.asked, t.options) == ("law", ["take colt-ld", "take hat-lh", "take beer-ob", "take knife-oh"])
    t.play("beer", "Outlaw: colt", "Law: knife")
    assert (t.law.hand, t.outlaw.hand) == (["beer-ob", "knife-oh"], ["colt-ld", "hat-lh"])


def test_schoolmarm_takes_a_card_in_play_but_not_from_the_rearguard_of_the_foe() -> None:  # ruling 33, 81
    t = table(
        """
        > law       hand: schoolmarm-lh
            Tex Killer     play: stampede-lb
            Pat Garret     play: bank-lb
          outlaw    hand: colt-od
            West Harding   play: hat-oh
            Dalton Bros    play: clock-oh
        """
    )
    t.play("schoolmarm")
    assert t.options == ["take stampede-lb", "take bank-lb", "take hat-oh"]
    assert t.play("hat").law.hand == ["hat-oh"]


def test_stealing_takes_a_hand_card_by_its_back_or_discards_from_play() -> None:  # ruling 15, 80
    text = """
          law       hand: colt-ld missed-os
            Tex Killer     play: hat-lh
            Pat Garret     play: bank-lb
        > outlaw    hand: stealing-ob
            West Harding
            Dalton Bros
        """
    t = table(text).play("stealing")
    assert t.options == ["take hat-lh", "take law", "take outlaw"]
    t.play("take outlaw")
    assert (t.outlaw.hand, t.law.hand) == (["missed-os"], ["colt-ld"])
    t = table(text).play("stealing", "take hat")
    assert (t.outlaw.hand, t.discard) == ([], ["hat-lh", "stealing-ob"])


def test_strong_ale_goes_to_three_up_and_down() -> None:  # ruling 82, 90
    text = """
        > law       hand: strong_ale-lb
            Alan Pinkertoon  1/4
            Dalon Ranger
          outlaw
            West Harding
            Dalton Bros
        """
    assert table(text).play("strong_ale > Alan")["Alan"].life == 3
    t = table(text).play("strong_ale > Dalon")
    assert (t["Dalon"].life, t.kind) == (3, "play")  # his own player did it


def test_wagon_discards_one_of_the_three_that_were_drawn() -> None:  # ruling 84
    t = facing("wagon-lb colt-ld", "", "law_deck: hat-lh bank-lb water-ls")
    t.play("wagon")
    assert t.options == ["discard hat-lh", "discard bank-lb", "discard water-ls"]
    assert t.play("bank").law.hand == ["colt-ld", "hat-lh", "water-ls"]


def test_water_swaps_a_side_that_has_two_characters() -> None:  # ruling 79
    t = table(
        """
        > law       hand: water-ls
            Tex Killer
            Pat Garret
          outlaw
            West Harding
        """
    )
    t.play("water")
    assert (t.kind, t.law.active) == ("play", "Pat Garret")
    assert "swap" in t.options  # the free swap is not used up (20)
