"""Dead Man."""

from __future__ import annotations

import pytest

from sixgun.kernel.hidden_cards import PUBLIC
from tests.support.table import Table, table

DECK = "deck: bang-2c bang-3c bang-4c bang-5c beer-6h beer-7h"


def dead_man(*lines: str, second: str = "Slab the Killer outlaw out", fourth: str = "Sid Ketchum outlaw") -> Table:
    """The Sheriff's turn is about to end; the neighbour on the left is dead."""
    seats = ["> Willy the Kid sheriff", second, "Lucky Duke renegade", fourth]
    return table("\n".join(["event: dead_man", *seats, *lines, DECK]))


def test_the_first_dead_comes_back_in_their_turn_with_two_life_points_and_two_cards() -> None:  # ruling 159
    t = dead_man().play("Willy: pass")
    assert (t.turn, t["Slab"].out, t["Slab"].life) == ("Slab the Killer", False, 2)
    # Two cards of the return, and two of a normal phase 1.
    assert t["Slab"].hand == ["bang-2c", "bang-3c", "bang-4c", "bang-5c"]


def test_the_dead_man_stays_in_play_after_their_turn() -> None:  # ruling 159
    t = dead_man().play("Willy: pass", "Slab: pass", "discard bang-2c", "discard bang-3c")
    assert (t.turn, t["Slab"].out, t["Slab"].hand) == ("Lucky Duke", False, ["bang-4c", "bang-5c"])
    t.play("Lucky: pass", "Sid: pass")
    assert (t.turn, t["Slab"].out) == ("Willy the Kid", False)


def test_the_dead_man_has_their_ability() -> None:  # ruling 16, 159
    t = table(f"""
        > Willy the Kid   sheriff
          Slab the Killer outlaw    out
          Lucky Duke      renegade  hand: missed-5s beer-9h
          Sid Ketchum     outlaw
        event: dead_man
        {DECK}
    """)
    t.play("Willy: pass", "Slab: bang-2c > Lucky", "Lucky: miss missed-5s")
    assert (t.asked, t.ask and t.ask.kind, t.options) == ("Lucky Duke", "dodge", ["pass"])


def test_only_who_was_eliminated_first_comes_back() -> None:  # ruling 159
    t = dead_man("fallen: 4 by 1, 2 by 3", fourth="Sid Ketchum outlaw out").play("Willy: pass")
    assert (t.turn, t["Slab"].out) == ("Lucky Duke", True)
    t.play("Lucky: pass")
    assert (t.turn, t["Sid"].out, t["Sid"].life) == ("Sid Ketchum", False, 2)


def test_nobody_comes_back_when_nobody_is_dead() -> None:  # ruling 159
    t = dead_man(second="Slab the Killer outlaw 1/4").play("Willy: pass")
    assert (t.turn, t["Slab"].life, len(t["Slab"].hand)) == ("Slab the Killer", 1, 2)


def test_whoever_dies_first_in_that_round_before_their_turn_comes_back() -> None:  # ruling 160
    t = table(f"""
        > Willy the Kid   sheriff   hand: bang-8c
          Slab the Killer outlaw    1/4
          Lucky Duke      renegade
          Sid Ketchum     outlaw
        event: dead_man
        {DECK}
    """)
    t.play("bang-8c > Slab")
    assert (t["Slab"].out, t["Willy"].hand) == (True, ["bang-2c", "bang-3c", "bang-4c"])
    t.play("pass")
    assert (t.turn, t["Slab"].out, t["Slab"].life) == ("Slab the Killer", False, 2)


def killed_again() -> Table:
    """The Dead Man has come back, and Lucky Duke shoots them with two cards."""
    return table("""
        > Willy the Kid   sheriff
          El Gringo       outlaw    out
          Lucky Duke      renegade  hand: bang-8c bang-9c   play: volcanic-10s
          Sid Ketchum     outlaw
        event: dead_man
        deck: mustang-8h mustang-9h scope-as barrel-qs beer-6h beer-7h jail-4h jail-js jail-10s
    """).play("Willy: pass", "El: pass", "discard mustang-8h", "discard mustang-9h")


def test_killing_the_dead_man_brings_the_reward_again() -> None:  # ruling 64, 159
    t = killed_again().play("Lucky: bang-8c > El", "El: pass", "Lucky: bang-9c > El", "El: pass", "El: pass")
    while t.asked == "El Gringo":
        t.pass_()
    assert (t["El"].out, t.news_kinds().count("reward")) == (True, 1)
    assert t["Lucky"].hand[-3:] == ["jail-4h", "jail-js", "jail-10s"]


def test_the_dead_man_comes_back_only_once() -> None:  # ruling 159
    t = killed_again().play("Lucky: bang-8c > El", "El: pass", "Lucky: bang-9c > El")
    while t.asked == "El Gringo":
        t.pass_()
    seen: list[str] = []
    while len(seen) < 4:
        t.play(t.options[0] if t.ask and t.ask.kind == "excess" else "pass")
        if t.ask and t.ask.kind == "play":
            seen.append(t.turn)
    assert (t.event, t["El"].out) == ("dead_man", True)
    assert "El Gringo" not in seen


def test_the_mark_of_their_return_keeps_them_out_for_the_rest_of_the_game() -> None:  # ruling 159
    t = dead_man("marks: game dead_man = 1").play("Willy: pass")
    assert (t.turn, t["Slab"].out) == ("Lucky Duke", True)


def test_the_role_of_the_dead_man_is_open() -> None:  # ruling 159
    t = dead_man().play("Willy: pass")
    assert t.game.state.seen[t.game.player(1).role] == PUBLIC


def test_the_dead_man_counts_for_victory() -> None:  # ruling 72, 159
    t = table(f"""
          Willy the Kid   sheriff   2/5   hand: bang-8c bang-9c
        > Slab the Killer outlaw    out
          Lucky Duke      renegade  1/4
          Sid Ketchum     outlaw    out
        event: dead_man
        phase: start
        fallen: 2, 4
        {DECK}
    """)
    t.play("bang-2c > Lucky")
    assert (t["Lucky"].out, t.outcome, t.turn) == (True, None, "Slab the Killer")


def test_the_game_ends_when_all_others_die_before_the_dead_man_is_back() -> None:  # ruling 72, 159
    t = table(f"""
        > Willy the Kid   sheriff   hand: bang-8c
          Lucky Duke      renegade  1/4
          Slab the Killer outlaw    out
          Sid Ketchum     outlaw    out
        event: dead_man
        {DECK}
    """)
    t.play("bang-8c > Lucky")
    assert (t.winners, t.outcome and t.outcome.reason) == (["Willy the Kid"], "law_and_order")


def test_the_dead_man_counts_again_for_distances() -> None:  # ruling 92, 159
    t = table(f"""
        > Willy the Kid   sheriff
          Slab the Killer outlaw    out
          Lucky Duke      renegade  hand: bang-8c
          Sid Ketchum     outlaw
        event: dead_man
        {DECK}
    """)
    t.play("Willy: pass", "Slab: pass", "discard bang-2c", "discard bang-3c")
    assert [line for line in t.options if "bang-8c" in line] == ["play bang-8c > 2", "play bang-8c > 4"]


def test_after_dead_man_the_dead_stay_dead() -> None:  # ruling 8, 159
    t = table(f"""
          Willy the Kid   sheriff
          Slab the Killer outlaw    out
          Lucky Duke      renegade
          Sid Ketchum     outlaw
        event: dead_man
        events: ambush
        phase: reveal
        {DECK}
    """)
    t.play("Willy: pass")
    assert (t.event, t.turn, t["Slab"].out) == ("ambush", "Lucky Duke", True)


def test_the_dead_man_who_has_come_back_stays_under_the_next_event() -> None:  # ruling 8, 159
    t = table(f"""
        > Willy the Kid   sheriff
          Sid Ketchum     outlaw
          Lucky Duke      renegade
          Slab the Killer outlaw    out
        event: dead_man
        events: ambush
        {DECK}
    """)
    t.play("Willy: pass", "Sid: pass", "Lucky: pass", "Slab: pass")
    while t.ask and t.ask.kind == "excess":
        t.play(t.options[0])
    assert (t.event, t.turn, t["Slab"].out, t["Slab"].life) == ("ambush", "Willy the Kid", False, 2)


def test_a_dead_man_in_a_game_of_three_may_come_back() -> None:  # ruling 10, 159
    t = table(f"""
        > Willy the Kid   deputy
          Slab the Killer outlaw    out
          Lucky Duke      renegade
        event: dead_man
        fallen: 2 by 1
        {DECK}
    """)
    t.play("Willy: pass")
    assert (t.turn, t["Slab"].life) == ("Slab the Killer", 2)


def test_greg_digger_and_herb_hunter_react_to_the_second_death_of_the_dead_man() -> None:  # ruling 70, 159
    t = table("""
        sets: all
        > Willy the Kid   sheriff   hand: bang-2c bang-3c
          Slab the Killer outlaw    2/4   shown
          Greg Digger     renegade  1/4
          Herb Hunter     outlaw
        event: dead_man
        marks: game dead_man = 1
        fallen: 2 by 3
        deck: beer-7h beer-8h
    """)
    t.play("bang-2c > Slab", "bang-3c > Slab")
    assert (t["Slab"].out, t["Greg"].life, t["Herb"].hand) == (True, 3, ["beer-7h", "beer-8h"])


def test_claus_who_comes_back_as_the_dead_man_draws_two_cards_and_then_gives() -> None:  # ruling 138, 159
    t = table("""
          Claus The Saint   outlaw     out
        > Rose Doolan       sheriff
          Bart Cassidy      renegade
          Lucky Duke        outlaw
        event: dead_man
        phase: end
        turn: 5
        deck: duel-qd duel-js jail-4h jail-js beer-6h beer-7h missed-2s missed-3s missed-4s missed-5s missed-6s
    """)
    t.play("Bart: pass", "Lucky: pass")
    assert (t["Claus"].life, t["Claus"].hand) == (2, ["beer-6h", "beer-7h"])
    assert t.options == [f"take missed-{value}s > 2" for value in "23456"]
    t.play("take missed-2s > 2", "take missed-3s > 3", "take missed-4s > 4")
    assert t["Claus"].hand == ["beer-6h", "beer-7h", "missed-5s", "missed-6s"]


@pytest.mark.parametrize(("turn", "back"), [("Lucky Duke", True), ("Bart Cassidy", False)])
def test_whoever_dies_first_comes_back_only_if_their_turn_is_still_to_come(turn: str, back: bool) -> None:  # ruling 160
    lines = ["Willy the Kid  sheriff", "Lucky Duke  outlaw", "Rose Doolan  renegade  1/4", "Bart Cassidy  outlaw"]
    at = next(n for n, line in enumerate(lines) if line.startswith(turn))
    lines[at] = f"> {lines[at]}  hand: bang-2c"
    t = table("\n".join([*lines, "event: dead_man", "events: thirst high_noon"])).play("bang-2c > Rose")
    assert t["Rose"].out
    while t.turn == turn:
        t.pass_()
    if back:
        assert (t.turn, t["Rose"].life, len(t["Rose"].hand)) == ("Rose Doolan", 2, 4)
    else:
        t.pass_().pass_()  # the Sheriff turns Thirst up, and Lucky plays
        assert (t.turn, t["Rose"].out) == ("Bart Cassidy", True)


def test_a_dead_man_killed_again_by_their_sheriff_brings_the_penalty_again() -> None:  # ruling 65, 159
    t = table("""
        > Willy the Kid   sheriff        hand: bang-2c, beer-6h
          Lucky Duke      deputy     1
          Rose Doolan     renegade
          Kit Carlson     outlaw
          Jesse Jones     outlaw
        event: dead_man
        fallen: 2 by 1
        marks: game dead_man = 1
    """)
    t.play("Willy: bang-2c > Lucky")
    assert (t["Lucky"].out, t["Willy"].hand) == (True, [])


def test_a_dead_mans_renegade_who_returns_keeps_the_law_from_winning() -> None:  # ruling 72, 159
    t = table("""
          Willy the Kid   sheriff
        > Lucky Duke      renegade   out
          Kit Carlson     outlaw     1
          Rose Doolan     outlaw     out
        event: dead_man
        fallen: 2 by 1, 4 by 1
        phase: start
        deck: bang-2c bang-3c bang-4c bang-5c beer-6h beer-7h beer-8h
    """)
    t.play("Lucky: bang-2c > Kit")
    assert (t["Kit"].out, t.outcome, len(t["Lucky"].hand)) == (True, None, 6)
