"""Set-up, the phases of a turn, the decks, reloading, and lone characters."""

from __future__ import annotations

import pytest

from sixgun.duel.options import Options
from sixgun.duel.rules.setup import Setup
from sixgun.duel.table import new_game
from sixgun.duel.view import View
from sixgun.kernel.chance import key_of
from sixgun.kernel.errors import SetupError
from tests.support.duel_table import Table, duel, table

# Set-up.


def test_both_choose_their_first_active_character_secretly() -> None:  # ruling 2
    one, other = (new_game(Setup(key_of("secret")), tells=True) for _ in range(2))
    assert one.ask is not None
    first, second = one.ask.options()
    one.answer(first)
    other.answer(second)
    assert one.news == other.news == []
    assert View(one, 1).to_data() == View(other, 1).to_data()
    assert one.ask is not None
    assert other.ask is not None
    assert (one.ask.seat, one.ask.options()) == (other.ask.seat, other.ask.options())
    assert one.imagine(1, key_of("x")).state.to_data() == other.imagine(1, key_of("x")).state.to_data()
    one.answer(one.ask.options()[0])
    other.answer(other.ask.options()[0])
    law = [View(game, 1).player(0).characters for game in (one, other)]
    assert [character.slug for character in law[0]] == [character.slug for character in reversed(law[1])]


def test_the_active_characters_are_shown_before_the_others_and_the_law_begins() -> None:  # ruling 2, 3
    game = new_game(Setup(key_of(1)), tells=True)
    for _ in range(2):
        assert game.ask is not None
        game.answer(game.ask.options()[1])
    news = game.news or []
    entered = [item.target for item in news if item.kind == "enter"]
    players = game.state.players
    assert entered == [players[0].active, players[1].active, players[0].rear, players[1].rear]
    assert [item.amount for item in news if item.kind == "draw"][:2] == [4, 5]
    assert game.state.turn == 0


def test_a_player_knows_who_is_in_his_reserve_but_not_the_order() -> None:  # ruling 1
    game = new_game(Setup(key_of("reserve"), Options(characters=6)))
    mine = View(game, 0).player(0)
    assert (mine.reserve_count, len(mine.reserve)) == (6, 6)
    assert list(mine.reserve) == sorted(mine.reserve)
    assert View(game, 1).player(0).reserve == ()
    worlds = [game.imagine(0, key_of(n)) for n in range(20)]
    orders = {tuple(world.face(card).slug for card in world.player(0).reserve) for world in worlds}
    assert len(orders) > 10
    assert len({tuple(sorted(order)) for order in orders}) == 1
    seen_by_foe = {
        tuple(sorted(world.face(card).slug for card in world.player(0).reserve))
        for world in (game.imagine(1, key_of(n)) for n in range(20))
    }
    assert len(seen_by_foe) > 10


@pytest.mark.parametrize("characters", [3, 13])
def test_each_side_takes_four_to_twelve_characters(characters: int) -> None:  # ruling 1
    with pytest.raises(SetupError, match="choose 4 to 12"):
        new_game(Setup(key_of(1), Options(characters=characters)))


# The turn.


def facing(rest: str = "", law: str = "", **options: bool) -> Table:
    return table(
        f"""
        > law       hand: {law}
            Tex Killer
            Wild Bill
          outlaw
            West Harding
            Dalton Bros
        {rest}
        """,
        **options,
    )


def test_one_free_swap_a_turn_between_two_cards() -> None:  # ruling 19
    t = facing(law="water-ls").play("swap", "water", "law")
    assert t.law.active == "Tex Killer"
    refused = t.refuses("swap")
    assert refused is not None and (refused.slug, refused.ruling) == ("swapped_already", 19)


def test_the_hand_is_cut_to_the_life_of_the_active_character() -> None:  # ruling 21, 22
    t = table(
        """
        > law       hand: colt-ld hat-lh bank-lb water-ls missed-ls
            Tex Killer  3/4
            Wild Bill
          outlaw
            West Harding
            Dalton Bros
        """
    )
    t.play("pass")
    assert (t.kind, len(t.options)) == ("excess", 5)
    t.play("colt", "hat")
    assert (t.turn, t.law.hand, t.discard) == ("outlaw", ["bank-lb", "water-ls", "missed-ls"], ["hat-lh", "colt-ld"])


def test_with_one_life_a_third_card_is_discarded() -> None:  # ruling 21
    t = duel("> colt-ld hat-lh beer-ob | Tex Killer 1/4 | Wild Bill", "| West Harding | Dalton Bros").play("pass")
    assert (t.kind, t.options) == ("excess", ["discard colt-ld", "discard hat-lh", "discard beer-ob"])
    t.play("beer")
    assert (t.turn, t.law.hand) == ("outlaw", ["colt-ld", "hat-lh"])


def test_with_two_lives_no_third_card_is_kept() -> None:  # ruling 21
    t = duel("> colt-ld hat-lh beer-ob | Tex Killer 2/4 | Wild Bill", "| West Harding | Dalton Bros").play("pass")
    assert (t.kind, t.play("hat").turn) == ("excess", "outlaw")


def test_with_one_life_two_cards_may_be_kept() -> None:  # ruling 21
    t = table(
        """
        > law       hand: colt-ld hat-lh
            Tex Killer  1/4
            Wild Bill
          outlaw
            West Harding
            Dalton Bros
        """
    )
    assert t.play("pass").turn == "outlaw"


def test_abilities_may_be_used_before_the_draw_phase_if_the_game_is_played_so() -> None:  # ruling 23
    text = """
          law
            Tex Killer
            Wild Bill
        > outlaw
            Babe Leroy
            West Harding
        phase: start
        """
    assert table(text).kind == "play"
    t = table(text, early_abilities=True)
    assert (t.kind, t.options) == ("ready", ["use babe_leroy", "pass"])
    assert len(t.play("use babe_leroy").outlaw.hand) == 4
    t = table(text, early_abilities=True).play("pass")
    assert (t.kind, len(t.outlaw.hand)) == ("play", 2)


# The decks.


def test_the_first_deck_to_run_out_makes_the_common_deck_of_all_discards() -> None:  # ruling 8, 12
    t = table(
        """
        > law
            Tex Killer
            Wild Bill
          outlaw
            West Harding
            Dalton Bros
        law_deck: colt-ld hat-lh end
        discard: beer-ob missed-ls
        phase: draw
        """
    )
    assert t.law.hand == ["colt-ld", "hat-lh"]
    assert (sorted(t.common), t.discard) == (["beer-ob", "missed-ls"], [])
    assert t.outlaw.deck


def test_a_draw_runs_over_the_border_of_the_deck() -> None:  # ruling 11
    t = table(
        """
        > law
            Tex Killer
            Wild Bill
          outlaw
            West Harding
            Dalton Bros
        law_deck: colt-ld end
        discard: beer-ob
        phase: draw
        """
    )
    assert (t.law.hand, t.common) == (["colt-ld", "beer-ob"], [])


def test_the_second_deck_to_run_out_shuffles_nothing() -> None:  # ruling 9
    t = table(
        """
          law
            Tex Killer
            Wild Bill
        > outlaw
            West Harding
            Jack Ransome
        law_deck: end
        outlaw_deck: beer-ob colt-od end
        common_deck: hat-lh bank-lb end
        discard: missed-ls
        phase: draw
        """
    )
    assert (t.outlaw.hand, t.common, t.discard) == (["beer-ob", "colt-od"], ["hat-lh", "bank-lb"], ["missed-ls"])


def test_a_deck_may_be_made_anew_only_when_a_card_is_wanted() -> None:  # ruling 12
    t = table(
        """
        > law
            Tex Killer
            Wild Bill
          outlaw
            West Harding
            Dalton Bros
        law_deck: colt-ld hat-lh end
        discard: beer-ob missed-ls
        phase: draw
        """,
        late_shuffle=True,
    )
    assert (t.common, t.discard) == ([], ["beer-ob", "missed-ls"])


def test_a_revealed_card_is_read_before_it_is_shuffled_in() -> None:  # ruling 12
    t = table(
        """
        > law       hand: colt-ld
            Tex Killer
            Wild Bill
          outlaw    hand: beer-ob
            West Harding   play: barrel-os
            Jack Ransome
        outlaw_deck: remington-ob end
        """
    )
    t.play("colt > West", "use barrel")
    assert (t.kind, t.options) == ("cost", ["discard beer-ob", "pass"])
    assert sorted(t.common) == ["colt-ld", "remington-ob"]


def test_a_draw_that_finds_nothing_is_lost_and_a_reveal_fails() -> None:  # ruling 13
    t = table(
        """
          law
            Tex Killer
            Wild Bill      play: barrel-ls
        > outlaw
            West Harding
            Tom Thorn
        law_deck: end
        outlaw_deck: end
        phase: draw
        """
    )
    assert t.outlaw.hand == []
    t.play("swap", "use barrel")
    assert (t["Wild"].life, t.kind) == (4, "play")


def test_sid_curry_looks_at_the_common_deck_when_the_opponent_has_no_own() -> None:  # ruling 14
    t = table(
        """
        > law       hand: colt-ld
            Tex Killer
            Wild Bill
          outlaw    hand: beer-ob
            Sid Curry
            Jack Ransome
        law_deck: end
        common_deck: ob end
        """
    )
    t.play("colt > Sid", "use sid_curry")
    assert t.kind == "cost"


# Reloading, and lone characters.


def test_reloading_is_open_to_both_once_somebody_is_alone() -> None:  # ruling 114, 115
    t = facing(law="water-ls")
    refused = t.refuses("reload water")
    assert refused is not None and (refused.slug, refused.ruling) == ("nobody_alone", 114)
    t = table(
        """
        > law       hand: water-ls colt-ld
            Tex Killer     play: scope-lh hat-lh
            Wild Bill      play: stampede-lb
          outlaw
            West Harding   play: clock-oh
        law_deck: bank-lb gatling-lb
        """
    )
    assert [line for line in t.options if line.startswith("reload")] == ["reload water-ls", "reload scope-lh"]
    for line, slug in (("stampede", "not_with_active"), ("clock", "not_with_active"), ("colt", "no_reload_symbol")):
        refused = t.refuses(f"reload {line}")
        assert refused is not None and (refused.slug, refused.ruling) == (slug, 115)
    t.play("reload water", "reload scope")
    assert (t.law.hand, t.discard) == (["colt-ld", "bank-lb", "gatling-lb"], ["scope-lh", "water-ls"])
    assert t["Tex"].in_play == ["hat-lh"]


def test_a_lone_character_may_reload_his_stampede_away() -> None:  # ruling 118
    t = table(
        """
        > law
            Tex Killer     play: stampede-lb
          outlaw
            West Harding
            Dalton Bros
        """
    )
    assert t.play("reload stampede")["Tex"].in_play == []


def test_a_lone_character_is_never_swapped_and_takes_equipment_as_his_own_rearguard() -> None:  # ruling 30, 119
    t = table(
        """
        > law       hand: hat-lh dynamite-ob water-ls
            Tex Killer     play: stampede-lb
          outlaw
            West Harding
        phase: start
        """
    )
    assert t.law.active == "Tex Killer"
    refused = t.refuses("swap")
    assert refused is not None and (refused.slug, refused.ruling) == ("lone_never_swaps", 119)
    refused = t.refuses("play water")
    assert refused is not None and (refused.slug, refused.ruling) == ("nobody_to_swap", 39)
    t.play("hat > Tex", "dynamite > Tex")
    assert t["Tex"].in_play == ["stampede-lb", "hat-lh", "dynamite-ob"]


def test_a_card_is_reloaded_in_ones_own_play_phase_only() -> None:  # ruling 116
    t = table(
        """
        > law       hand: colt-ld water-ls water-ls water-lb missed-ls bank-lb
            Wild Bill
          outlaw    hand: water-ob
            West Harding   play: scope-oh
        """
    )
    t.play("colt > West")
    assert (t.asked, t.options) == ("outlaw", ["pass"])
    t.play("pass", "bank > West", "reload water-ls", "pass")
    assert (t.kind, t.turn) == ("play", "outlaw")
    assert {"reload water-ob", "reload scope-oh"} <= set(t.options)


def test_dynamite_goes_to_a_lone_opponent() -> None:  # ruling 72
    t = table(
        """
        > law
            Tex Killer     play: dynamite-ob
            Wild Bill
          outlaw
            West Harding
        law_deck: lh
        phase: start
        """
    )
    assert t["West"].in_play == ["dynamite-ob"]
