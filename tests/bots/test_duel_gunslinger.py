"""What a gunslinger does in The Duel: chances, prices, and who is worth a card."""

from __future__ import annotations

import pytest

from sixgun.arena.paired import edges_by_side, paired_trials
from sixgun.arena.simulate import simulate
from sixgun.bots import make_bot
from sixgun.cardgame.motive import Motive
from sixgun.duel.game_type import DUEL
from sixgun.duel.new_game import new_game
from sixgun.duel.options import Options
from sixgun.duel.rules.setup import Setup
from sixgun.kernel.chance import key_from_seed
from sixgun.wording import language, languages
from sixgun.wording.duel.motives import TEXTS, motive_text


def chosen(position: str, level: str = "gunslinger") -> str:
    """What a bot answers at the question of a position, in the notation."""
    game = DUEL.parse_position(position)
    assert game.ask is not None
    chosen_option = make_bot(level, "position", game.ask.seat, "duel").choose(DUEL.view(game, game.ask.seat), game.ask)
    return DUEL.choice_text(game, game.ask, chosen_option)


def test_a_wagon_comes_first() -> None:
    table = """
        > law       hand: colt-ld wagon-lb missed-ls
            Wyatt Earp
            Jango
          outlaw    hand: knife-oh
            Sid Curry
            Babe Leroy
    """
    assert chosen(table) == "play wagon-lb"


def test_good_equipment_goes_to_ones_own_and_a_burden_to_the_other_side() -> None:
    table = """
        > outlaw    hand: {card}
            Babe Leroy
            Tom Thorn
          law       hand: missed-ls
            Jango
            Wyatt Earp
    """
    assert chosen(table.format(card="barrel-os")) == "play barrel-os > tom_thorn"
    assert chosen(table.format(card="rattlesnake-os")) == "play rattlesnake-os > jango"


def test_a_lone_character_with_one_life_point_is_saved_with_any_card() -> None:
    table = """
        > outlaw    hand: colt-od
            Babe Leroy
            Tom Thorn
          law       hand: return_fire-lh
            Jango   1/3
    """
    game = DUEL.parse_position(table)
    assert game.ask is not None
    game.answer(DUEL.parse_choice(game, game.ask, "play colt-od > jango"))
    assert game.ask is not None
    chosen_option = make_bot("gunslinger", "position", 0, "duel").choose(DUEL.view(game, 0), game.ask)
    assert DUEL.choice_text(game, game.ask, chosen_option) == "play return_fire-lh"


def test_the_last_life_point_of_the_last_character_is_shot_at() -> None:
    table = """
        > outlaw    hand: colt-od strong_ale-lb
            Babe Leroy
            Tom Thorn
          law
            Jango   1/3
    """
    assert chosen(table) == "play colt-od > jango"


@pytest.mark.parametrize("characters", [4, 12])
def test_gunslingers_finish_games(characters: int) -> None:
    found = simulate(2, 4, "finish", "gunslinger", options=Options(characters=characters), game="duel")
    assert found.finished == 4


def test_the_paired_seat_tells_a_gunslinger_from_a_cowboy() -> None:
    found = edges_by_side(paired_trials("gunslinger", "cowboy", 40, players=2, seed="levels", game="duel"))[""]
    assert found.low > 0
    assert found.seats == 80


def test_every_motive_is_heard_and_worded_in_every_language() -> None:
    said: set[Motive] = set()
    for number in range(12):
        game = new_game(Setup(key=key_from_seed(f"motives {number}")))
        bots = [make_bot("gunslinger", number, seat, "duel") for seat in (0, 1)]
        while (ask := game.ask) is not None:
            options = ask.options()
            chosen_option = options[0]
            if len(options) > 1:
                bot = bots[ask.seat]
                chosen_option = bot.choose(DUEL.view(game, ask.seat), ask)
                why = bot.why()
                assert why is not None
                said.add(why)
            game.answer(chosen_option)
    assert {why.slug for why in said} == set(TEXTS)
    for code in languages():
        for why in said:
            text = motive_text(language(code), why, ("Ada", "Ben"))
            assert text.endswith(".")
            assert "{" not in text
            assert "_" not in text
