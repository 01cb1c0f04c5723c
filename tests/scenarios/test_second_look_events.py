"""A second look at the rules: events with characters, costs, green cards, reshuffles and empty decks."""

from __future__ import annotations

import pytest

from tests.support.table import Table, table


def turn_of(who: str, event: str, deck: str = "", others: str = "", more: str = "") -> Table:
    """A Sheriff in phase 1 of his turn under an event, with three quiet others."""
    return table(f"""
        > {who}
          Lucky Duke      outlaw     {others}
          Rose Doolan     renegade
          Jesse Jones     outlaw
        event: {event}
        phase: draw
        {f"deck: {deck}" if deck else ""}
        {more}
    """)


# Law of the West with each kind of card.


@pytest.mark.parametrize(
    "card",
    ["knife-8h", "jail-js", "saloon-5h", "general_store-9c", "indians-kd", "duel-qd", "punch-10s", "volcanic-10s"],
)
def test_the_law_makes_every_kind_of_card_be_played(card: str) -> None:  # ruling 165
    t = turn_of("Willy the Kid sheriff", "law_of_the_west", f"missed-2s {card}")
    t.refuses("pass")
    assert any(option.startswith(f"play {card}") for option in t.options)


@pytest.mark.parametrize(
    ("drawn", "mine"), [("iron_plate-ad", "play: iron_plate-qs"), ("dodge-7d", ""), ("rag_time-9h", "hand: beer-6h")]
)
def test_the_law_does_not_demand_a_copy_a_reply_or_a_theft_from_empty_hands(drawn: str, mine: str) -> None:
    # ruling 165
    assert "pass" in turn_of(f"Willy the Kid sheriff {mine}", "law_of_the_west", f"missed-2s {drawn}").options


def test_the_law_demands_a_costly_card_if_any_other_card_can_pay() -> None:  # ruling 89, 165
    t = turn_of("Willy the Kid sheriff", "law_of_the_west", "missed-2s springfield-ks")
    t.refuses("pass")
    t.play("Willy: springfield-ks > Rose", "Willy: discard missed-2s")
    assert (t["Rose"].life, t.options) == (3, ["pass"])


def test_a_weapon_of_the_law_must_replace_the_one_in_play() -> None:  # ruling 85, 165
    t = turn_of("Willy the Kid sheriff play: winchester-8s", "law_of_the_west", "missed-2s volcanic-10s")
    t.refuses("pass")
    t.play("Willy: volcanic-10s")
    assert (t["Willy"].in_play, "pass" in t.options) == (["volcanic-10s"], True)


def test_the_laws_bang_thrown_in_ones_own_duel_is_off_the_hand_and_off_the_duty() -> None:  # ruling 165
    t = turn_of("Willy the Kid sheriff hand: duel-qd", "law_of_the_west", "missed-2s bang-2c", "hand: bang-3c")
    t.play("Willy: duel-qd > Lucky", "Lucky: bang-3c", "Willy: bang-2c")
    assert "pass" in t.options


def test_vera_as_kit_has_her_second_choice_shown_by_the_law() -> None:  # ruling 132, 164
    t = table("""
          Kit Carlson                 sheriff
        > Vera Custer + Kit Carlson   outlaw
          Rose Doolan                 renegade
          Jesse Jones                 outlaw
        event: law_of_the_west
        phase: draw
        deck: bang-2c saloon-5h missed-2s
    """)
    t.play("Vera: take missed-2s", "Vera: take saloon-5h")
    t.refuses("pass")
    assert t.play("Vera: saloon-5h").options == ["pass"]


# Handcuffs.


def test_handcuffs_bind_a_costly_card_but_not_its_price_nor_green_cards_in_play() -> None:  # ruling 153
    t = turn_of(
        "Willy the Kid sheriff hand: springfield-ks, beer-6h play: knife-8h", "handcuffs", "bang-2c sombrero-7c"
    )
    t.play("Willy: name spades")
    assert "use knife-8h > 2" in t.options
    for card in ("beer-6h", "sombrero-7c", "bang-2c > Lucky"):
        why = t.refuses(card)
        assert why is not None
        assert why.slug == "wrong_suit"
    t.play("Willy: springfield-ks > Rose", "Willy: discard beer-6h")
    assert t["Rose"].life == 3


def test_handcuffs_bind_the_suit_of_the_card_that_jail_or_dynamite_shows() -> None:  # ruling 153
    t = turn_of("Willy the Kid sheriff hand: jail-js, dynamite-2h", "handcuffs")
    t.play("Willy: name hearts")
    assert "play dynamite-2h" in t.options
    why = t.refuses("jail-js > Lucky")
    assert why is not None
    assert why.slug == "wrong_suit"


def test_claus_names_his_suit_after_his_presents() -> None:  # ruling 138, 153
    t = turn_of("Claus the Saint sheriff", "handcuffs", "bang-2c bang-3c beer-6h missed-2s panic-jh")
    t.play("take bang-2c", "take bang-3c", "take beer-6h")
    assert t.options == ["name spades", "name hearts", "name diamonds", "name clubs"]
    t.play("name hearts")
    assert t.options == ["play panic-jh > 2", "play panic-jh > 4", "pass"]  # his neighbours got a card each


# Claus.


def test_claus_exchanges_at_the_ranch_what_he_keeps() -> None:  # ruling 138, 163
    t = turn_of("Claus the Saint sheriff", "ranch", "bang-2c bang-3c beer-6h missed-2s panic-jh bang-9d bang-4c")
    t.play("take bang-2c", "take bang-3c", "take beer-6h", "discard missed-2s", "discard panic-jh")
    assert t["Claus"].hand == ["bang-9d", "bang-4c"]


def test_claus_gives_again_in_a_vendetta_turn() -> None:  # ruling 138, 174
    t = table("""
        > Claus the Saint   sheriff
          Lucky Duke        outlaw
          Rose Doolan       renegade
          Jesse Jones       outlaw
        event: vendetta
        deck: panic-jh bang-2c bang-3c bang-4c beer-6h beer-7h
    """)
    t.play("pass", "take bang-2c", "take bang-3c", "take bang-4c")
    assert [len(t[seat].hand) for seat in (1, 2, 3, 4)] == [2, 1, 1, 1]


def test_claus_who_declines_the_liquor_gives_his_presents() -> None:  # ruling 138, 161
    t = turn_of("Claus the Saint sheriff 2/4", "hard_liquor", "bang-2c bang-3c beer-6h missed-2s panic-jh")
    t.play("name draw", "take bang-2c", "take bang-3c", "take beer-6h")
    assert (t["Claus"].life, t["Claus"].hand) == (2, ["missed-2s", "panic-jh"])


def test_claus_in_the_mine_with_too_few_discards_goes_on_with_the_deck() -> None:  # ruling 138, 178
    t = turn_of("Claus the Saint sheriff", "abandoned_mine", "bang-2c bang-3c beer-6h", more="discard: 9d panic-jh")
    assert t.options[-1] == "take beer-6h > 2"
    t.play("take bang-2c", "take bang-3c", "take beer-6h")
    assert (t["Claus"].hand[-1], t.discard) == ("panic-jh", [])


# Mine, Ranch, Peyote and piles.


def test_a_reshuffle_in_the_middle_of_phase_two_leaves_no_discards_for_the_next_miner() -> None:  # ruling 81, 175
    t = table("""
        > Willy the Kid   sheriff   hand: stagecoach-9s
          Lucky Duke      outlaw
          Rose Doolan     renegade
          Jesse Jones     outlaw
        event: abandoned_mine
        deck: beer-6h beer-7h end
        discard: bang-2c bang-3c
    """)
    t.play("Willy: stagecoach-9s")
    assert (t.discard, sorted(t.deck)) == ([], ["bang-2c", "bang-3c", "stagecoach-9s"])
    t.play("Willy: pass")
    assert (len(t["Lucky"].hand), len(t.deck)) == (2, 1)


def test_the_ranch_with_empty_piles_gives_back_what_it_took() -> None:  # ruling 81, 163
    t = turn_of("Willy the Kid sheriff hand: beer-6h, bang-2c", "ranch", "end")
    t.play("Willy: discard beer-6h", "Willy: discard bang-2c")
    assert (sorted(t["Willy"].hand), t.deck, t.discard) == (["bang-2c", "beer-6h"], [], [])


def test_a_right_guess_of_the_very_last_card_ends_peyote() -> None:  # ruling 82, 162
    t = turn_of("Willy the Kid sheriff", "peyote", "beer-6h end")
    t.play("Willy: name red")
    assert (t["Willy"].hand, t.ask.kind if t.ask else "") == (["beer-6h"], "play")


def test_the_wrong_guess_goes_into_the_new_deck_and_no_second_guess_follows() -> None:  # ruling 81, 162
    t = turn_of("Willy the Kid sheriff", "peyote", "beer-6h end", more="discard: bang-2c")
    t.play("Willy: name black")
    assert (t["Willy"].hand, sorted(t.deck), t.discard) == ([], ["bang-2c", "beer-6h"], [])


def test_sids_two_cards_do_not_lessen_the_shots_of_the_fistful() -> None:  # ruling 55, 156
    t = table("""
        > Sid Ketchum     sheriff   3/5   hand: bang-2c, beer-6h, bang-3c
          Lucky Duke      outlaw
          Rose Doolan     renegade
          Jesse Jones     outlaw
        event: a_fistful_of_cards
        phase: start
    """)
    t.play("Sid: use sid_ketchum", "Sid: discard bang-2c", "Sid: discard bang-3c", "Sid: pass", "Sid: pass")
    t.play("Sid: pass")
    assert (t["Sid"].life, t.phase) == (1, "play")


def test_an_ambush_lets_panic_and_punch_reach_everybody_but_paul_regret() -> None:  # ruling 86, 157
    t = table("""
        > Willy the Kid   sheriff   hand: panic-jh, punch-10s
          Lucky Duke      outlaw    hand: beer-6h
          Rose Doolan     renegade  hand: beer-7h
          Jesse Jones     outlaw    hand: beer-8h
          Paul Regret     deputy    hand: beer-9h
        event: ambush
    """)
    assert {"play punch-10s > 2", "play punch-10s > 3", "play punch-10s > 4", "play panic-jh > 3"} <= set(t.options)
    for card in ("panic-jh", "punch-10s"):
        why = t.refuses(f"{card} > Paul")
        assert why is not None
        assert (why.slug, dict(why.args)) == ("too_far", {"distance": 2})


def test_the_prisoner_may_save_his_own_jail_from_a_ricochet_or_not() -> None:  # ruling 170, 171
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c, bang-3c
          Lucky Duke      outlaw    hand: missed-2s   play: jail-js
          Rose Doolan     renegade
          Jesse Jones     outlaw
        event: ricochet
    """)
    t.play("Willy: use bang-2c as ricochet", "Lucky: missed-2s", "Willy: use bang-3c as ricochet")
    assert (t["Lucky"].in_play, t["Willy"].hand) == ([], [])


def test_daltons_turned_up_free_the_prisoner_who_gives_them_his_jail() -> None:  # ruling 28, 141
    t = table("""
        > Willy the Kid   sheriff
          Lucky Duke      outlaw    play: jail-js, scope-as
          Rose Doolan     renegade
          Jesse Jones     outlaw
        events: the_daltons high_noon
        phase: reveal
    """)
    t.play("Lucky: take jail-js", "Willy: pass")
    assert (t.turn, t["Lucky"].in_play, len(t["Lucky"].hand)) == ("Lucky Duke", ["scope-as"], 2)


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
