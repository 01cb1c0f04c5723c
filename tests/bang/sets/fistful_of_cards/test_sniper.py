"""Sniper."""

from __future__ import annotations

from sixgun.bang.effect import reason
from sixgun.kernel.chance import key_from_seed
from tests.support.seats import four_at_an_event, sheriff_at_an_event
from tests.support.table import Table, table


def sniper(
    me: str = "Willy the Kid sheriff hand: bang-2c bang-3c", left: str = "Kit Carlson outlaw", **more: str
) -> Table:
    """The Sheriff's turn."""
    lines = [f"{label}: {rest}" for label, rest in more.items()]
    return table("\n".join(["event: sniper", f"> {me}", left, "Lucky Duke renegade", "Vulture Sam outlaw", *lines]))


def test_two_bangs_together_are_a_shot() -> None:  # ruling 172
    t = sniper().play("use sniper > Kit", "discard bang-2c", "discard bang-3c")
    assert (t["Kit"].life, t["Willy"].hand, t.discard) == (3, [], ["bang-3c", "bang-2c"])


def test_it_takes_two_missed_to_cancel_it() -> None:  # ruling 172
    t = sniper(left="Kit Carlson outlaw hand: missed-5s missed-6s")
    t.play("use sniper > Kit", "discard bang-2c", "discard bang-3c", "Kit: miss missed-5s")
    assert t.options == ["miss missed-6s", "pass"]
    t.play("miss missed-6s")
    assert (t["Kit"].life, t["Kit"].hand) == (4, [])


def test_one_missed_against_the_sniper_is_spent_for_nothing() -> None:  # ruling 19, 172
    t = sniper(left="Kit Carlson outlaw hand: missed-5s")
    t.play("use sniper > Kit", "discard bang-2c", "discard bang-3c", "Kit: miss missed-5s")
    assert (t["Kit"].life, t["Kit"].hand, t.discard[0]) == (3, [], "missed-5s")


def test_a_barrel_may_be_one_of_the_two() -> None:  # ruling 14, 172
    t = sniper(left="Kit Carlson outlaw hand: missed-5s play: barrel-qs", deck="9h")
    t.play("use sniper > Kit", "discard bang-2c", "discard bang-3c", "Kit: use barrel", "Kit: miss missed-5s")
    assert t["Kit"].life == 4


def test_one_heart_alone_does_not_cancel_it() -> None:  # ruling 172
    t = sniper(left="Kit Carlson outlaw play: barrel-qs", deck="9h")
    t.play("use sniper > Kit", "discard bang-2c", "discard bang-3c", "Kit: use barrel")
    assert t["Kit"].life == 3


def test_jourdonnais_behind_a_barrel_cancels_it_with_two_hearts() -> None:  # ruling 15, 172
    t = sniper(left="Jourdonnais outlaw play: barrel-qs", deck="9h 8h")
    t.play("use sniper > Jourdonnais", "discard bang-2c", "discard bang-3c", "use jourdonnais", "use barrel")
    assert t["Jourdonnais"].life == 4


def test_slabs_sniper_needs_two_missed_and_not_three() -> None:  # ruling 18
    t = sniper(
        "Slab the Killer sheriff hand: bang-2c bang-3c", "Kit Carlson outlaw hand: missed-5s missed-6s missed-7s"
    )
    t.play("use sniper > Kit", "discard bang-2c", "discard bang-3c", "Kit: miss missed-5s", "Kit: miss missed-6s")
    assert (t["Kit"].life, t["Kit"].hand, t.asked) == (4, ["missed-7s"], "Slab the Killer")


def test_slabs_plain_bang_needs_two_missed_under_sniper() -> None:  # ruling 16, 18
    t = sniper("Slab the Killer sheriff hand: bang-2c", "Kit Carlson outlaw hand: missed-5s missed-6s")
    t.play("bang-2c > Kit", "Kit: miss missed-5s")
    assert t.options == ["miss missed-6s", "pass"]


def test_a_plain_bang_needs_one_missed_under_sniper() -> None:  # ruling 172
    t = sniper(left="Kit Carlson outlaw hand: missed-5s missed-6s").play("bang-2c > Kit", "Kit: miss missed-5s")
    assert (t.asked, t["Kit"].life) == ("Willy the Kid", 4)


def test_the_sniper_is_bound_to_the_reach_of_the_weapon() -> None:  # ruling 172
    t = sniper()
    assert [line for line in t.options if line.startswith("use")] == ["use sniper > 2", "use sniper > 4"]
    t.refuses("use sniper > Lucky")
    far = sniper("Willy the Kid sheriff hand: bang-2c bang-3c play: schofield-jc")
    assert "use sniper > 3" in far.options


def test_one_bang_is_not_enough() -> None:  # ruling 172
    t = sniper("Willy the Kid sheriff hand: bang-2c missed-5s gatling-10h")
    t.refuses("use sniper > Kit")


def test_only_bangs_can_be_discarded_for_it() -> None:  # ruling 172
    t = sniper("Willy the Kid sheriff hand: bang-2c bang-3c bang-4c beer-6h").play("use sniper > Kit")
    assert t.options == ["discard bang-2c", "discard bang-3c", "discard bang-4c"]
    t.play("discard bang-3c")
    assert t.options == ["discard bang-2c", "discard bang-4c"]


def test_the_sniper_does_not_count_as_the_bang_of_the_turn() -> None:  # ruling 172
    t = sniper("Rose Doolan sheriff hand: bang-2c bang-3c bang-4c bang-5c")
    t.play("use sniper > Kit", "discard bang-2c", "discard bang-3c", "bang-4c > Kit")
    assert t["Kit"].life == 2
    assert t.refuses("bang-5c > Kit") == reason("bang_limit", 32, limit=1)


def test_the_sniper_shoots_after_the_bang_of_the_turn_and_again() -> None:  # ruling 172
    t = sniper("Rose Doolan sheriff hand: bang-2c bang-3c bang-4c bang-5c bang-6c").play("bang-2c > Kit")
    t.play("use sniper > Kit", "discard bang-3c", "discard bang-4c")
    t.play("use sniper > Kit", "discard bang-5c", "discard bang-6c")
    assert t["Kit"].life == 1


def test_calamity_janet_may_use_missed_cards_for_the_sniper() -> None:  # ruling 36, 172
    t = sniper("Calamity Janet sheriff hand: bang-2c missed-5s beer-6h").play("use sniper > Kit")
    assert t.options == ["discard bang-2c", "discard missed-5s"]
    t.play("discard missed-5s", "discard bang-2c")
    assert (t["Kit"].life, t["Calamity"].hand) == (3, ["beer-6h"])


def test_calamity_janet_cancels_the_sniper_with_bangs() -> None:  # ruling 38, 172
    t = sniper(left="Calamity Janet outlaw hand: bang-5c missed-5s")
    t.play("use sniper > Calamity", "discard bang-2c", "discard bang-3c")
    t.play("miss bang-5c as missed", "miss missed-5s")
    assert t["Calamity"].life == 4


def test_whoever_kills_with_the_sniper_is_rewarded() -> None:  # ruling 59, 64, 172
    t = sniper(left="Kit Carlson outlaw 1/4", deck="beer-6h beer-7h beer-8h")
    t.play("use sniper > Kit", "discard bang-2c", "discard bang-3c")
    assert (t["Kit"].out, t["Willy"].hand) == (True, ["beer-6h", "beer-7h", "beer-8h"])


def test_a_sheriff_who_snipes_their_deputy_pays_the_penalty() -> None:  # ruling 65, 172
    t = table("""
        > Willy the Kid   sheriff   hand: bang-2c bang-3c beer-6h   play: mustang-8h
          Kit Carlson     deputy    1/4
          Lucky Duke      renegade
          Black Jack      outlaw
          Jesse Jones     outlaw
        event: sniper
    """)
    t.play("use sniper > Kit", "discard bang-2c", "discard bang-3c")
    assert (t["Willy"].hand, t["Willy"].in_play) == ([], [])


def test_el_gringo_takes_a_card_from_the_sniper() -> None:  # ruling 119, 172
    t = sniper("Willy the Kid sheriff hand: bang-2c bang-3c beer-6h", "El Gringo outlaw")
    t.play("use sniper > El", "discard bang-2c", "discard bang-3c")
    assert (t["El"].life, t["El"].hand, t["Willy"].hand) == (2, ["beer-6h"], [])


def test_suzy_lafayette_draws_when_the_sniper_has_shot() -> None:  # ruling 114, 118, 172
    t = sniper("Suzy Lafayette sheriff hand: bang-2c bang-3c", "Kit Carlson outlaw hand: beer-9h", deck="beer-6h")
    t.play("use sniper > Kit", "discard bang-2c", "discard bang-3c")
    assert (t.asked, t["Suzy"].hand) == ("Kit Carlson", [])
    assert t.play("Kit: pass")["Suzy"].hand == ["beer-6h"]


def test_suzy_lafayette_may_use_a_card_that_she_draws_against_the_sniper() -> None:  # ruling 116, 172
    t = sniper(left="Suzy Lafayette outlaw hand: missed-5s", deck="missed-6s beer-6h")
    t.play("use sniper > Suzy", "discard bang-2c", "discard bang-3c", "miss missed-5s", "miss missed-6s")
    assert (t["Suzy"].life, t["Suzy"].hand) == (4, ["beer-6h"])


def test_the_death_of_the_sheriff_by_a_sniper_ends_the_game() -> None:  # ruling 72, 172
    t = table("""
          Willy the Kid   sheriff   1/5
        > Kit Carlson     outlaw    hand: bang-2c bang-3c
          Lucky Duke      renegade
          Vulture Sam     outlaw
        event: sniper
    """)
    t.play("use sniper > Willy", "discard bang-2c", "discard bang-3c")
    assert t.winners == ["Kit Carlson", "Vulture Sam"]


def test_nobody_snipes_in_the_turn_of_another() -> None:  # ruling 172
    assert sniper(left="Kit Carlson outlaw hand: bang-5c bang-6c").offers("Kit") == []


def test_another_player_may_imagine_the_snipers_hand_without_bangs() -> None:  # ruling 172
    t = sniper("Willy the Kid sheriff hand: bang-2c bang-3c beer-6h").play("use sniper > Kit")
    for seed in range(20):
        world = t.game.imagine(1, key_from_seed(seed))
        while world.ask and world.ask.kind == "cost":
            world.answer(world.ask.options()[0])
        assert (world.player(1).life, len(world.player(0).hand)) == (3, 1)


def test_two_diamonds_of_a_sniper_do_nothing_to_apache_kid() -> None:  # ruling 103
    t = sheriff_at_an_event("sniper", "Willy the Kid sheriff hand: bang-2d bang-3d", "Apache Kid outlaw hand: beer-7h")
    t.play("use sniper > Apache", "discard bang-2d", "discard bang-3d")
    assert (t["Apache"].life, t.asked) == (3, "Willy the Kid")


def test_one_other_suit_of_a_sniper_hits_apache_kid() -> None:  # ruling 103
    t = sheriff_at_an_event("sniper", "Willy the Kid sheriff hand: bang-2d bang-3c", "Apache Kid outlaw")
    t.play("use sniper > Apache", "discard bang-2d", "discard bang-3c")
    assert t["Apache"].life == 2


def test_a_barrel_sleeps_when_belle_star_is_the_sniper() -> None:  # ruling 106, 172
    t = four_at_an_event(
        "Belle Star sheriff hand: bang-2c, bang-3c",
        "Jourdonnais outlaw hand: missed-2s play: barrel-qs, sombrero-7c",
        "event: sniper\ndeck: beer-6h",
    )
    t.play("use sniper > Jourdonnais", "discard bang-2c", "discard bang-3c")
    assert t.options == ["use jourdonnais", "miss missed-2s", "pass"]
    t.play("use jourdonnais", "miss missed-2s")
    assert t["Jourdonnais"].life == 4


def test_a_sniper_and_doc_holyday_and_the_bang_of_the_turn_are_three_shots() -> None:  # ruling 32, 128, 172
    t = four_at_an_event(
        "Doc Holyday sheriff hand: bang-2c, bang-3c, bang-4c, beer-6h, beer-7h", "Rose Doolan outlaw", "event: sniper"
    )
    t.play("use sniper > Rose", "discard bang-2c", "discard bang-3c", "bang-4c > Rose")
    t.play("use doc_holyday > Rose", "discard beer-6h", "discard beer-7h")
    assert t["Rose"].life == 1
