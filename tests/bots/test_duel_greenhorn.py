"""What greenhorns do in The Duel: they look after their own side, and harm nobody on it."""

from __future__ import annotations

from typing import Any

from sixgun.arena.paired import edges_by_side, paired_trials
from sixgun.arena.play_game import play_game
from sixgun.bots import make_bot
from sixgun.duel.asks import PLAY
from sixgun.duel.effect import BLUE
from sixgun.duel.game_type import DUEL
from sixgun.kernel.ask import PASS, Choice
from tests.bots.worlds import new_game

TABLE = """
    > law       hand: {hand}
        Wyatt Earp  {life}
        Jango
      outlaw    hand: missed-os
        Sid Curry
        Babe Leroy
"""


def chosen(hand: str, life: str = "4/4") -> set[str]:
    """All that greenhorns with different chance answer, in the notation."""
    found = set()
    for number in range(30):
        game = DUEL.parse_position(TABLE.format(hand=hand, life=life))
        assert game.ask is not None
        chosen_option = make_bot("greenhorn", number, 0, "duel").choose(DUEL.view(game, 0), game.ask)
        found.add(DUEL.choice_text(game, game.ask, chosen_option))
    return found


def test_a_greenhorn_puts_good_equipment_before_their_own_side_only() -> None:
    assert chosen("hat-lh") == {"play hat-lh > jango"}


def test_a_greenhorn_keeps_a_burden_in_hand() -> None:
    assert chosen("rattlesnake-os") == {"pass"}


def test_a_greenhorn_drinks_when_somebody_on_their_side_is_hurt() -> None:
    assert chosen("beer-ob", "2/4") == {"play beer-ob"}
    assert chosen("beer-ob") == {"pass"}


def test_a_greenhorn_shoots_now_and_then() -> None:
    found = chosen("colt-ld")
    assert "pass" in found
    assert found > {"play colt-ld > sid_curry"}


def test_a_greenhorn_hits_the_other_side_and_arms_their_own_in_whole_games() -> None:
    hits = gear = 0

    def watched(game: Any, seat: int, chosen_option: Choice) -> None:
        nonlocal hits, gear
        if game.ask.kind != "play" or chosen_option is PASS:
            return
        assert chosen_option.verb == PLAY
        kind, own = game.kind(chosen_option.card), chosen_option.target in game.player(seat).line
        if kind.hits:
            assert not own
            hits += 1
        elif kind.colour == BLUE:
            assert own
            assert not kind.burden
            gear += 1

    game = new_game("duel", "greenhorns")
    game.observers.append(watched)
    play_game(game, [make_bot("greenhorn", "greenhorns", seat, "duel") for seat in range(2)])
    assert game.outcome is not None
    assert hits > 10
    assert gear > 10


def test_a_greenhorn_is_better_than_chance_and_worse_than_a_cowboy() -> None:
    above = edges_by_side(paired_trials("greenhorn", "random", 15, players=2, seed="greenhorn", game="duel"))[""]
    below = edges_by_side(paired_trials("greenhorn", "cowboy", 15, players=2, seed="greenhorn", game="duel"))[""]
    assert above.low > 0
    assert below.high < 0
