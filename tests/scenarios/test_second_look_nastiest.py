"""A second look at the rules: the nastiest interactions of the map of hooks, from end to end."""

from __future__ import annotations

from tests.support.table import Table, table


def vera_in_trouble(deck: str, more: str = "") -> Table:
    """Vera with an old copy of Lucky Duke, Dynamite and Jail before her, at high noon."""
    return table(f"""
          Willy the Kid              sheriff
        > Vera Custer + Lucky Duke   outlaw     play: dynamite-2h, jail-js
          Lucky Duke                 renegade
          Pixie Pete                 outlaw
        phase: start
        deck: {deck}
        {more}
    """)


def test_vera_between_high_noon_dynamite_and_jail_still_has_her_old_copy() -> None:  # ruling 1, 12, 130, 151
    t = vera_in_trouble("bang-8s cat_balou-kh bang-9c panic-jh beer-6h bang-2c bang-3c bang-4c", "event: high_noon")
    assert (t["Vera"].life, t.options) == (2, ["take bang-8s", "take cat_balou-kh"])
    t.play("Vera: take cat_balou-kh")
    assert t["Lucky"].in_play == ["dynamite-2h"]
    assert t.options == ["take bang-9c", "take panic-jh"]
    t.play("Vera: take panic-jh")
    assert (t.options[0], t["Vera"].characters, t["Vera"].in_play) == ("aim > 3", ("vera_custer",), [])
    t.play("Vera: aim > Pixie")
    assert t["Vera"].hand == ["beer-6h", "bang-2c", "bang-3c"]


def test_vera_who_stays_in_jail_has_no_ability_until_her_next_turn() -> None:  # ruling 28, 130
    t = vera_in_trouble("cat_balou-kh bang-qh bang-3c bang-4c bang-8c bang-7c", "event: high_noon")
    t.play("Vera: take cat_balou-kh", "Vera: take bang-3c")
    # Nobody asked her whom to copy: the turn is Lucky Duke's, who flips two cards for the Dynamite.
    assert (t["Vera"].characters, t["Vera"].hand, t.turn) == (("vera_custer",), [], "Lucky Duke")
    assert t.options == ["take bang-8c", "take bang-7c"]


def test_during_a_hangover_vera_flips_one_card_each_and_chooses_nobody() -> None:  # ruling 130, 139
    t = vera_in_trouble("kh 9h beer-6h bang-2c bang-3c", "event: hangover")
    assert (t.asked, t.ask.kind if t.ask else "") == ("Vera Custer", "play")
    assert (t["Vera"].characters, t["Vera"].hand) == (("vera_custer",), ["beer-6h", "bang-2c"])


def test_under_the_lasso_vera_flips_nothing_and_chooses() -> None:  # ruling 130, 167
    t = vera_in_trouble("beer-6h bang-2c bang-3c", "event: lasso")
    t.play("Vera: aim > Pixie")
    assert t["Vera"].hand == ["beer-6h", "bang-2c", "bang-3c"]
    assert sorted(t["Vera"].in_play) == ["dynamite-2h", "jail-js"]


def slab_shoots(shooter: str, target: str, deck: str) -> Table:
    return table(f"""
        > {shooter}     sheriff   hand: bang-2c
          {target}      outlaw    hand: missed-2s   play: barrel-qs
          Rose Doolan   renegade
          Kit Carlson   outlaw
        deck: {deck}
    """)


def test_slab_at_suzy_with_barrel_and_one_missed() -> None:  # ruling 16, 20, 116
    t = slab_shoots("Slab the Killer", "Suzy Lafayette", "3c missed-3s bang-9d bang-4c")
    t.play("Slab: bang-2c > Suzy", "Suzy: use barrel", "Suzy: missed-2s")
    assert (t.options, t["Suzy"].hand) == (["miss missed-3s", "pass"], ["missed-3s"])
    t.play("Suzy: missed-3s")
    assert (t["Suzy"].life, t["Suzy"].hand) == (4, ["bang-9d"])


def test_slab_at_molly_with_barrel_and_one_missed() -> None:  # ruling 16, 20, 111
    t = slab_shoots("Slab the Killer", "Molly Stark", "3c beer-6h bang-9d bang-4c")
    t.play("Slab: bang-2c > Molly", "Molly: use barrel", "Molly: missed-2s")
    assert (t["Molly"].hand, t.options) == (["beer-6h"], ["pass"])
    t.pass_()
    assert (t["Molly"].life, t["Molly"].hand) == (3, ["beer-6h"])


def test_the_turn_player_in_the_sermon_can_only_give_up_his_duel() -> None:  # ruling 41
    t = table("""
        > Willy the Kid   sheriff   hand: duel-qd, bang-2c
          Apache Kid      outlaw    hand: bang-9d
          Rose Doolan     renegade
          Kit Carlson     outlaw
        event: the_sermon
    """)
    t.play("Willy: duel-qd > Apache", "Apache: bang-9d")
    assert (t.asked, t.options) == ("Willy the Kid", ["pass"])
    assert t.pass_()["Willy"].life == 4


def test_a_challenger_killed_in_his_duel_ends_his_turn_and_molly_draws_first() -> None:  # ruling 61, 77, 111
    t = table("""
          Kit Carlson   sheriff
        > El Gringo     outlaw   1   hand: duel-qd, bang-2c
          Molly Stark   outlaw       hand: bang-3c, bang-4c
          Rose Doolan   renegade
        deck: beer-6h beer-7h panic-jh panic-qh
    """)
    t.play("El Gringo: duel-qd > Molly", "Molly: bang-3c", "El Gringo: bang-2c", "Molly: bang-4c")
    assert t["El Gringo"].out
    assert t["Molly"].hand[:2] == ["beer-6h", "beer-7h"]
    assert (t.turn, len(t["Molly"].hand)) == ("Molly Stark", 4)


def test_the_renegades_gatling_kills_the_sheriff_and_greg_has_new_life_when_it_reaches_him() -> None:  # ruling 44, 72
    t = table("""
          Willy the Kid   sheriff    1
          Greg Digger     outlaw     1
        > Rose Doolan     renegade       hand: gatling-10h
          Kit Carlson     outlaw     out
    """)
    t.play("Rose: gatling-10h")
    assert t["Greg"].life == 2
    assert (t.outcome.reason if t.outcome else "", t.winners) == ("sheriff_dead", ["Greg Digger", "Kit Carlson"])


def test_the_renegades_gatling_that_kills_greg_first_makes_him_the_winner() -> None:  # ruling 44, 72
    t = table("""
          Willy the Kid   sheriff    1
        > Rose Doolan     renegade       hand: gatling-10h
          Greg Digger     outlaw     1
          Kit Carlson     outlaw     out
    """)
    t.play("Rose: gatling-10h")
    assert (t.outcome.reason if t.outcome else "", t.winners) == ("renegade_last", ["Rose Doolan"])


def test_a_dynamite_at_two_life_points_before_the_reverend_leaves_only_sids_ability() -> None:  # ruling 46, 53, 54
    t = table("""
          Willy the Kid   sheriff
        > Sid Ketchum     outlaw   2   hand: beer-6h, beer-7h, bang-2c, bang-3c   play: dynamite-2h
          Rose Doolan     renegade
          Kit Carlson     outlaw
        event: the_reverend
        phase: start
        deck: 5s
    """)
    assert (t["Sid"].life, t.options) == (-1, ["use sid_ketchum", "pass"])
    t.play("use sid_ketchum", "discard beer-6h", "discard beer-7h")
    t.play("use sid_ketchum", "discard bang-2c", "discard bang-3c")
    assert (t["Sid"].life, t["Sid"].in_play, t.phase) == (1, [], "play")


def test_sheriff_sam_and_vera_share_the_deputys_cards_before_sam_loses_all() -> None:  # ruling 66, 69, 70
    t = table("""
        > Vulture Sam               sheriff        hand: bang-2c, beer-6h   play: scope-as
          Greg Digger               deputy     1   hand: panic-jh           play: mustang-8h, remington-kc
          Rose Doolan               renegade
          Vera Custer + Vulture Sam outlaw
          Kit Carlson               outlaw
    """)
    t.play("Vulture: bang-2c > Greg", "Greg: pass", "Greg: pass")
    assert t.asked == "Vera Custer"  # the nearest to the dead player's left
    t.play("Vera: take remington-kc")
    assert t.asked == "Vulture Sam"
    t.play("Vulture: take mustang-8h")
    assert sorted(t["Vera"].hand) == ["panic-jh", "remington-kc"]
    assert (t["Vulture"].hand, t["Vulture"].in_play) == ([], [])
    assert {"mustang-8h", "beer-6h", "scope-as", "bang-2c"} <= set(t.discard)


def test_herb_draws_for_his_deputys_death_before_he_loses_everything_as_sheriff() -> None:  # ruling 65, 70
    t = table("""
        > Herb Hunter   sheriff        hand: bang-2c   play: barrel-qs
          Greg Digger   deputy     1
          Rose Doolan   renegade
          Pixie Pete    outlaw
          Kit Carlson   outlaw
        deck: beer-6h panic-jh 5c
    """)
    t.play("Herb: bang-2c > Greg")
    assert (t["Herb"].hand, t["Herb"].in_play) == ([], [])
    assert set(t.discard) == {"bang-2c", "barrel-qs", "beer-6h", "panic-jh"}


def test_a_ghost_who_shoots_the_last_outlaw_gets_his_reward_and_the_law_wins_when_he_goes() -> None:
    # ruling 145, 149, 150
    t = table("""
          Willy the Kid   sheriff
        > Rose Doolan     outlaw     ghost   hand: bang-2c
          Kit Carlson     outlaw     1
          Pixie Pete      renegade   out
        event: ghost_town
        fallen: 2 by 1, 4 by 1
    """)
    t.play("Rose: bang-2c > Kit")
    assert (len(t["Rose"].hand), t.outcome) == (3, None)
    t.play("Rose: pass", *("discard " + card for card in t["Rose"].hand))
    assert (t["Rose"].out, t.winners) == (True, ["Willy the Kid"])


def test_who_jails_himself_before_his_extra_turn_is_checked_there() -> None:  # ruling 28, 30, 174
    t = table("""
          Willy the Kid   sheriff
        > Rose Doolan     outlaw    hand: jail-js
          Kit Carlson     outlaw
          Pixie Pete      renegade
        event: vendetta
        deck: panic-jh bang-3c bang-2c bang-4c
    """)
    t.play("Rose: jail-js > Rose", "Rose: pass")
    assert t.discard == ["jail-js", "bang-3c", "panic-jh"]
    # The heart gave him the turn, the club took it: no second draw!, and the next player begins.
    assert (t.turn, t["Rose"].hand) == ("Kit Carlson", [])


def test_green_cards_put_down_in_the_first_turn_are_ripe_in_the_extra_one_and_limits_begin_anew() -> None:
    # ruling 97, 174
    t = table("""
          Willy the Kid   sheriff
        > Doc Holyday     outlaw    hand: bang-2c, bang-3c, knife-8h, bang-4c, bang-5c
          Kit Carlson     outlaw
          Pixie Pete      renegade
        event: vendetta
        deck: 9h beer-6h beer-7h bang-9d
    """)
    t.play("Doc: use doc_holyday > Kit", "Doc: discard bang-2c", "Doc: discard bang-3c", "Doc: knife-8h")
    t.play("Doc: bang-4c > Kit", "Doc: pass")
    assert (t.turn, t["Kit"].life) == ("Doc Holyday", 2)
    assert "play bang-5c > 3" in t.options
    assert {"use doc_holyday > 3", "use knife-8h > 3"} <= set(t.options)
