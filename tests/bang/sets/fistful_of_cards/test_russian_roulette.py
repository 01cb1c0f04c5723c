"""Russian Roulette."""

from __future__ import annotations

from sixgun.kernel.ask import NOBODY
from tests.support.table import Table, table


def roulette(*hands: str, deck: str = "", **options: bool) -> Table:
    """The event is turned up; the seats as given, and as many plain ones as are missing."""
    seats = ["Willy the Kid sheriff", "Slab the Killer outlaw", "Lucky Duke renegade", "Vulture Sam outlaw"]
    seats[: len(hands)] = hands
    return table("\n".join(["events: russian_roulette", "phase: reveal", *seats, f"deck: {deck}"]), **options)


WILLY = "Willy the Kid sheriff hand: missed-2s"
SLAB = "Slab the Killer outlaw hand: missed-3s"
LUCKY = "Lucky Duke renegade hand: missed-4s"
SAM = "Vulture Sam outlaw hand: missed-5s"


def test_the_sheriff_begins_and_it_goes_clockwise() -> None:  # ruling 173
    t = roulette(WILLY, SLAB, LUCKY, SAM)
    for name in ("Willy", "Slab", "Lucky"):
        assert t.asked.startswith(name)
        t.play(t.options[0])
    assert t.asked == "Vulture Sam"


def test_the_first_who_does_not_discard_loses_two_life_points_and_it_stops() -> None:  # ruling 173
    t = roulette(WILLY, SLAB, "Lucky Duke renegade", SAM).play("Willy: miss missed-2s", "Slab: miss missed-3s")
    assert (t["Lucky"].life, t["Vulture"].life, t["Vulture"].hand) == (2, 4, ["missed-5s"])
    assert (t.asked, t.phase, t.discard) == ("Willy the Kid", "play", ["missed-3s", "missed-2s"])


def test_it_goes_round_again_and_again() -> None:  # ruling 173
    t = roulette("Willy the Kid sheriff hand: missed-2s missed-6s", SLAB, LUCKY, SAM)
    t.play("miss missed-2s", "miss missed-3s", "miss missed-4s", "miss missed-5s")
    assert (t.asked, t.options) == ("Willy the Kid", ["miss missed-6s", "pass"])
    t.play("miss missed-6s")
    assert (t["Slab"].life, t["Willy"].life, t.phase) == (2, 5, "play")


def test_a_player_may_refuse_although_they_have_a_missed() -> None:  # ruling 173
    t = roulette(WILLY).play("Willy: pass")
    assert (t["Willy"].life, t["Willy"].hand[0], t.phase) == (3, "missed-2s", "play")


def test_an_empty_hand_loses_without_a_question() -> None:  # ruling 173
    t = roulette()
    assert (t["Willy"].life, t.phase) == (3, "play")


def test_whoever_holds_no_missed_is_asked_all_the_same() -> None:  # ruling 173
    t = roulette("Willy the Kid sheriff hand: beer-6h bang-2c")
    assert (t.asked, t.ask and t.ask.kind, t.options) == ("Willy the Kid", "dodge", ["pass"])


def test_the_dead_are_passed_over() -> None:  # ruling 173
    t = roulette(WILLY, "Slab the Killer outlaw out").play("Willy: miss missed-2s")
    assert (t["Lucky"].life, t["Vulture"].life) == (2, 4)


def test_a_barrel_does_not_count() -> None:  # ruling 173
    t = roulette("Willy the Kid sheriff hand: beer-6h play: barrel-qs")
    assert t.options == ["pass"]


def test_jourdonnais_does_not_count() -> None:  # ruling 173
    assert roulette("Jourdonnais sheriff")["Jourdonnais"].life == 3


def test_by_option_barrel_and_jourdonnais_count() -> None:  # ruling 173
    t = roulette("Jourdonnais sheriff", "Slab the Killer outlaw play: barrel-qs", deck="9h 9d", roulette_barrels=True)
    t.play("Jourdonnais: use jourdonnais", "Slab: use barrel")
    assert (t["Jourdonnais"].life, t["Slab"].life) == (5, 2)


def test_calamity_janets_bang_counts_and_that_of_others_does_not() -> None:  # ruling 38, 173
    t = roulette("Calamity Janet sheriff hand: bang-2c", "Slab the Killer outlaw hand: bang-3c")
    t.play("miss bang-2c as missed")
    assert (t["Calamity"].hand, t.asked, t.options) == ([], "Slab the Killer", ["pass"])


def test_suzy_lafayette_draws_after_her_last_missed() -> None:  # ruling 115, 173
    t = roulette("Suzy Lafayette sheriff hand: missed-2s", SLAB, deck="missed-6s beer-6h").play("miss missed-2s")
    assert (t["Suzy"].hand, t.asked) == (["missed-6s"], "Slab the Killer")


def test_nobody_is_rewarded_for_a_death_in_the_roulette() -> None:  # ruling 63, 173
    t = roulette(WILLY, "Slab the Killer outlaw 2/4", LUCKY, SAM, deck="beer-6h beer-7h").play("miss missed-2s")
    assert (t["Slab"].out, t.game.state.fallen, t.news_kinds().count("reward")) == (True, ((1, NOBODY),), 0)
    assert (t.turn, t["Willy"].hand) == ("Willy the Kid", ["beer-6h", "beer-7h"])


def test_the_sheriff_pays_no_penalty_for_a_deputy_who_dies_in_the_roulette() -> None:  # ruling 63, 173
    t = table("""
          Willy the Kid   sheriff   hand: missed-2s bang-2c
          Slab the Killer deputy    1/4
          Lucky Duke      renegade
          Vulture Sam     outlaw
          Kit Carlson     outlaw
        events: russian_roulette
        phase: reveal
    """)
    t.play("miss missed-2s")
    assert (t["Slab"].out, t["Willy"].hand[0]) == (True, "bang-2c")


def test_beers_save_in_the_roulette() -> None:  # ruling 46, 173
    t = roulette("Willy the Kid sheriff 1/5 hand: beer-6h beer-7h", deck="bang-2c")
    t.play("pass", "beer-6h", "beer-7h")
    assert (t["Willy"].life, t["Willy"].out, t.phase) == (1, False, "play")


def test_one_beer_is_not_enough_for_two_points() -> None:  # ruling 46, 173
    t = roulette("Willy the Kid sheriff 1/5 hand: beer-6h").play("pass", "beer-6h")
    assert (t["Willy"].out, t.winners) == (True, ["Slab the Killer", "Vulture Sam"])


def test_the_death_of_the_sheriff_in_the_roulette_ends_the_game() -> None:  # ruling 72, 173
    t = roulette("Willy the Kid sheriff 2/5")
    assert (t.asked, t.outcome and t.outcome.reason) == ("", "sheriff_dead")


def test_bart_cassidy_draws_two_cards() -> None:  # ruling 58, 173
    t = roulette("Bart Cassidy sheriff", deck="beer-6h beer-7h bang-2c bang-3c")
    assert (t["Bart"].life, t["Bart"].hand) == (3, ["beer-6h", "beer-7h", "bang-2c", "bang-3c"])


def test_el_gringo_takes_nothing_for_the_roulette() -> None:  # ruling 119, 173
    t = roulette(WILLY, "El Gringo outlaw", deck="beer-6h beer-7h").play("miss missed-2s")
    assert (t["El"].life, t["El"].hand, len(t["Willy"].hand)) == (1, [], 2)


def test_sid_ketchum_may_heal_when_he_is_asked() -> None:  # ruling 55, 173
    t = roulette("Sid Ketchum sheriff 2/5 hand: beer-6h bang-2c missed-2s")
    t.play("use sid_ketchum", "discard bang-2c", "discard beer-6h", "miss missed-2s")
    assert (t["Sid"].life, t["Slab"].life) == (3, 2)


def test_slabs_ability_does_not_make_the_roulette_harder() -> None:  # ruling 17, 173
    t = roulette("Slab the Killer sheriff hand: missed-2s", "Sid Ketchum outlaw hand: missed-3s")
    t.play("miss missed-2s")
    assert t.asked == "Sid Ketchum"


def test_the_roulette_comes_before_the_sheriffs_turn_begins() -> None:  # ruling 1, 8, 173
    t = roulette("Willy the Kid sheriff play: dynamite-2h hand: missed-2s", deck="beer-6h beer-7h bang-2c")
    assert (t.phase, t["Willy"].in_play) == ("reveal", ["dynamite-2h"])
    t.play("miss missed-2s")
    assert (t["Slab"].in_play, t.phase) == (["dynamite-2h"], "play")


def test_others_use_their_green_missed_before_the_turn_of_a_sheriff_belle_star_begins() -> None:  # ruling 1, 106, 173
    t = roulette(
        "Belle Star sheriff hand: missed-2s",
        "Slab the Killer outlaw play: sombrero-7c barrel-qs",
        deck="bang-3c bang-4c",
    )
    t.play("miss missed-2s")
    assert t.options == ["use sombrero-7c", "pass"]
    t.play("use sombrero-7c")
    assert (t["Slab"].in_play, t["Slab"].life, t["Lucky"].life) == (["barrel-qs"], 4, 2)
    # Her turn has begun by now, and what lies in front of others does nothing.
    t.play("Belle: bang-3c > Slab")
    assert (t["Slab"].life, t.asked) == (3, "Belle Star")


def test_a_sheriff_molly_stark_draws_for_the_missed_before_her_turn() -> None:  # ruling 1, 110, 173
    t = roulette("Molly Stark sheriff hand: missed-2s", deck="missed-3s bang-2c bang-3c").play("miss missed-2s")
    assert (t["Molly"].hand, t["Slab"].life) == (["missed-3s", "bang-2c", "bang-3c"], 2)


def test_a_sheriff_suzy_draws_at_the_end_of_the_hangover_before_the_roulette() -> None:  # ruling 8, 139, 173
    t = table("""
        > Suzy Lafayette  sheriff
          Slab the Killer outlaw
          Rose Doolan     renegade
          Vulture Sam     outlaw
        phase: reveal
        event: hangover
        events: russian_roulette high_noon
        deck: missed-2s
    """)
    assert (t.asked, t.options) == ("Suzy Lafayette", ["miss missed-2s", "pass"])
    t.play("miss missed-2s")
    assert (t["Suzy"].life, t["Slab"].life) == (5, 2)


def test_the_roulette_is_played_once_only() -> None:  # ruling 173
    t = table("""
        > Willy the Kid   sheriff
          Slab the Killer outlaw
          Lucky Duke      renegade
          Vulture Sam     outlaw
        event: russian_roulette
    """)
    t.play("pass")
    assert (t.turn, [t[seat].life for seat in (1, 2, 3, 4)]) == ("Slab the Killer", [5, 4, 4, 4])


def test_with_three_players_the_deputy_begins() -> None:  # ruling 10, 173
    t = table("""
          Slab the Killer outlaw    hand: missed-3s
          Willy the Kid   deputy    hand: missed-2s
          Lucky Duke      renegade
        events: russian_roulette
        phase: reveal
    """)
    assert t.asked == "Willy the Kid"
    t.play("miss missed-2s")
    assert t["Lucky"].life == 2


def test_a_deputy_of_three_who_dies_in_the_roulette_hands_the_events_on() -> None:  # ruling 10, 173
    t = table("""
          Slab the Killer outlaw
          Willy the Kid   deputy    2/4
          Lucky Duke      renegade
        events: russian_roulette ambush peyote
        phase: reveal
    """)
    assert (t["Willy"].out, t.turn, t.event, t.marker) == (True, "Lucky Duke", "ambush", "Lucky Duke")


def roulette_of_all_sets(*seats: str, deck: str = "beer-7h beer-8h bang-2c bang-3c") -> Table:
    rest = ["Willy the Kid sheriff", "Slab the Killer outlaw", "Rose Doolan renegade", "Vulture Sam outlaw"]
    rest[: len(seats)] = seats
    return table("\n".join(["sets: all", "events: russian_roulette", "phase: reveal", *rest, f"deck: {deck}"]))


def test_molly_stark_draws_for_a_missed_in_the_roulette() -> None:  # ruling 110, 173
    t = roulette_of_all_sets("Willy the Kid sheriff hand: missed-2s", "Molly Stark outlaw hand: missed-5s")
    t.play("miss missed-2s", "miss missed-5s")
    assert (t["Molly"].hand, t["Rose"].life) == (["beer-7h"], 2)


def test_a_dodge_draws_its_card_in_the_roulette() -> None:  # ruling 91, 173
    t = roulette_of_all_sets("Willy the Kid sheriff hand: dodge-7d").play("miss dodge-7d")
    assert (t["Willy"].hand[0], t["Slab"].life) == ("beer-7h", 2)


def test_a_green_missed_counts_in_the_roulette() -> None:  # ruling 94, 173
    t = roulette_of_all_sets("Willy the Kid sheriff play: sombrero-7c").play("use sombrero")
    assert (t["Willy"].in_play, t["Willy"].life, t["Slab"].life) == ([], 5, 2)


def test_any_card_of_elena_fuente_counts_in_the_roulette() -> None:  # ruling 113, 173
    t = roulette_of_all_sets("Elena Fuente sheriff hand: bang-4c").play("miss bang-4c as missed")
    assert (t["Elena"].life, t["Slab"].life) == (4, 2)
