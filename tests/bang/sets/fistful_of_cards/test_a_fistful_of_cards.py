"""A Fistful of Cards, the last event."""

from __future__ import annotations

from sixgun.bang.new_game import new_game
from sixgun.bang.rules.setup import Setup
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.chance import key_from_seed
from tests.support.seats import sheriff_at_an_event
from tests.support.table import Table, table


def fistful(me: str, *lines: str, event: str = "event: a_fistful_of_cards") -> Table:
    """The turn of the Sheriff begins."""
    seats = [f"> {me}", "Slab the Killer outlaw", "Rose Doolan renegade", "Vulture Sam outlaw"]
    return table("\n".join([event, "phase: start", *seats, *lines]))


def test_there_is_a_shot_for_each_card_in_hand() -> None:  # ruling 156
    t = fistful("Willy the Kid sheriff hand: bang-2c beer-6h bang-3c").play("pass", "pass", "pass")
    assert (t["Willy"].life, t.phase, len(t["Willy"].hand)) == (2, "play", 5)


def test_an_empty_hand_is_safe() -> None:  # ruling 156
    t = fistful("Willy the Kid sheriff")
    assert (t["Willy"].life, t.phase) == (5, "play")


def test_a_missed_cancels_one_shot() -> None:  # ruling 156
    t = fistful("Willy the Kid sheriff hand: bang-2c missed-5s").play("miss missed-5s", "pass")
    assert (t["Willy"].life, t["Willy"].hand[0], t.discard) == (4, "bang-2c", ["missed-5s"])


def test_the_number_of_shots_is_that_of_the_start() -> None:  # ruling 156
    t = fistful("Willy the Kid sheriff hand: missed-4s missed-5s").play("miss missed-4s", "miss missed-5s")
    assert (t["Willy"].life, t.phase) == (5, "play")


def test_cards_drawn_meanwhile_add_no_shots() -> None:  # ruling 58, 156
    t = fistful("Bart Cassidy sheriff hand: bang-2c bang-3c", "deck: missed-5s beer-6h").play("pass")
    assert t["Bart"].hand == ["bang-2c", "bang-3c", "missed-5s"]
    t.play("miss missed-5s")
    assert (t["Bart"].life, t.phase) == (4, "play")


def test_suzy_lafayette_may_use_the_card_she_draws() -> None:  # ruling 115, 156
    t = fistful("Suzy Lafayette sheriff hand: missed-4s", "deck: missed-5s beer-6h bang-2c").play("miss missed-4s")
    assert (t.phase, t["Suzy"].hand) == ("play", ["missed-5s", "beer-6h", "bang-2c"])


def test_a_barrel_is_drawn_for_at_each_shot() -> None:  # ruling 13, 14, 156
    t = fistful("Willy the Kid sheriff hand: bang-2c bang-3c play: barrel-qs", "deck: 9h 9s")
    t.play("use barrel", "use barrel", "pass")
    assert t["Willy"].life == 4


def test_jourdonnais_hides_from_the_fistful() -> None:  # ruling 15, 156
    t = fistful("Jourdonnais sheriff hand: bang-2c", "deck: 9h").play("use jourdonnais")
    assert (t["Jourdonnais"].life, t.phase) == (5, "play")


def test_calamity_janet_answers_with_bangs() -> None:  # ruling 38, 156
    t = fistful("Calamity Janet sheriff hand: bang-2c").play("miss bang-2c as missed")
    assert t["Calamity"].life == 5


def test_the_shots_are_nobodys_doing() -> None:  # ruling 63, 119, 156
    t = table("""
        > Willy the Kid   sheriff   hand: beer-6h
          El Gringo       outlaw    hand: bang-2c
          Rose Doolan     renegade  hand: beer-7h
          Vulture Sam     outlaw
        event: a_fistful_of_cards
    """)
    t.play("Willy: pass", "El: pass")
    assert (t["El"].life, len(t["El"].hand), t["Willy"].hand, t["Rose"].hand) == (2, 3, ["beer-6h"], ["beer-7h"])


def test_a_death_by_the_fistful_brings_no_reward_and_ends_the_turn() -> None:  # ruling 3, 63, 156
    t = table("""
        > Willy the Kid   sheriff
          Slab the Killer outlaw    1/4   hand: bang-2c bang-3c bang-4c   play: jail-js
          Rose Doolan     renegade
          Sid Ketchum     outlaw
        event: a_fistful_of_cards
    """)
    t.play("Willy: pass", "Slab: pass", "Slab: pass", "Slab: pass")
    assert (t["Slab"].out, t.turn, t.game.state.fallen) == (True, "Rose Doolan", ((1, NOBODY),))
    assert (t.news_kinds().count("reward"), len(t.discard)) == (0, 4)


def test_beer_saves_from_the_fistful() -> None:  # ruling 47, 156
    t = fistful("Willy the Kid sheriff 1/5 hand: beer-6h").play("pass", "beer-6h")
    assert (t["Willy"].life, t.phase) == (1, "play")


def test_slabs_ability_does_not_matter() -> None:  # ruling 17, 156
    t = table("""
        > Slab the Killer sheriff   hand: missed-5s
          Kit Carlson     outlaw
          Rose Doolan     renegade
          Vulture Sam     outlaw
        event: a_fistful_of_cards
        phase: start
    """)
    t.play("miss missed-5s")
    assert t["Slab"].life == 5


def test_a_jailed_player_is_shot_at_before_their_draw() -> None:  # ruling 1, 2, 156
    t = table("""
        > Willy the Kid   sheriff
          Slab the Killer outlaw    hand: bang-2c   play: jail-js
          Rose Doolan     renegade
          Vulture Sam     outlaw
        event: a_fistful_of_cards
        deck: missed-5s
    """)
    t.play("Willy: pass")
    assert (t.asked, t["Slab"].in_play) == ("Slab the Killer", ["jail-js"])
    t.play("Slab: pass")
    assert (t["Slab"].life, t["Slab"].in_play, t.turn) == (3, [], "Rose Doolan")


def test_the_shots_come_before_the_dynamite() -> None:  # ruling 1, 156
    t = fistful("Willy the Kid sheriff hand: bang-2c play: dynamite-2h", "deck: beer-6h")
    assert (t.ask and t.ask.kind, t["Willy"].in_play) == ("dodge", ["dynamite-2h"])
    assert t.play("pass")["Slab"].in_play == ["dynamite-2h"]


def test_the_sheriffs_death_by_the_fistful_ends_the_game() -> None:  # ruling 72, 156
    t = fistful("Willy the Kid sheriff 1/5 hand: bang-2c").play("pass", "pass")
    assert t.winners == ["Slab the Killer", "Vulture Sam"]


def test_the_last_event_never_leaves() -> None:  # ruling 8, 156
    t = table("""
          Willy the Kid   sheriff
          Slab the Killer outlaw
          Rose Doolan     renegade
        > Vulture Sam     outlaw
        event: a_fistful_of_cards
    """)
    t.play("Vulture: pass")
    assert (t.turn, t.event, t.events) == ("Willy the Kid", "a_fistful_of_cards", [])


def test_it_acts_from_the_turn_in_which_it_is_revealed() -> None:  # ruling 1, 8, 156
    t = table("""
          Willy the Kid   sheriff   hand: bang-2c
          Slab the Killer outlaw
          Rose Doolan     renegade
          Vulture Sam     outlaw
        event: ambush
        events: a_fistful_of_cards
        phase: reveal
    """)
    assert (t.event, t.asked, t.ask and t.ask.kind) == ("a_fistful_of_cards", "Willy the Kid", "dodge")


def test_the_box_has_fifteen_events_with_the_fistful_at_the_bottom() -> None:  # ruling 7, 8
    game = new_game(Setup(4, key_from_seed("fifteen"), sets=("base", "fistful_of_cards")))
    events = [game.face(card).slug for card in game.state.events]
    assert (len(events), len(set(events)), events[-1]) == (15, 15, "a_fistful_of_cards")
    assert [game.knows(NOBODY, card) for card in game.state.events] == [True] + [False] * 14


def test_molly_stark_draws_nothing_for_the_fistful_in_her_own_turn() -> None:  # ruling 112, 156
    piles = ("phase: start", "deck: beer-7h beer-8h bang-2c")
    t = sheriff_at_an_event(
        "a_fistful_of_cards", "Molly Stark sheriff hand: missed-5s", "Slab the Killer outlaw", *piles
    )
    t.play("miss missed-5s")
    assert t["Molly"].hand == ["beer-7h", "beer-8h"]


def test_green_cards_and_elena_answer_the_fistful() -> None:  # ruling 113, 156
    me = "Elena Fuente sheriff hand: beer-7h bang-2c play: iron_plate-qs"
    t = sheriff_at_an_event("a_fistful_of_cards", me, "Slab the Killer outlaw", "phase: start")
    t.play("use iron_plate", "miss beer-7h as missed")
    assert (t["Elena"].life, t["Elena"].hand[0], t.phase) == (4, "bang-2c", "play")


def test_the_last_event_hits_apache_kid_for_its_shots_have_no_suit() -> None:  # ruling 98, 156
    t = table(
        """
          Willy the Kid   sheriff
        > Apache Kid      outlaw     hand: bang-2d
          Rose Doolan     renegade
          Bart Cassidy    outlaw
        deck: 9c 9d
        event: a_fistful_of_cards
        phase: start
        """
    ).pass_()
    assert (t["Apache"].life, t.asked) == (2, "Apache Kid")


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
