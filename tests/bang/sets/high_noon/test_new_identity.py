"""New Identity: the second character."""

from __future__ import annotations

from sixgun.bang.new_game import new_game
from sixgun.bang.options import Options
from sixgun.bang.rules.setup import Setup
from sixgun.bang.view import View
from sixgun.kernel.chance import key_from_seed
from tests.support.seats import four_at_an_event
from tests.support.table import table


def test_a_player_may_become_their_second_character_with_two_life_points() -> None:  # ruling 154
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    spare: jesse_jones
          Paul Regret    renegade
          Sid Ketchum    outlaw
        phase: start
        event: New Identity
    """)
    t.play("take jesse_jones")
    assert t[2].characters == ("jesse_jones",)
    assert (t[2].life, t[2].max_life) == (2, 4)


def test_the_new_life_is_two_even_for_somebody_with_one() -> None:  # ruling 154
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    1  spare: el_gringo
          Paul Regret    renegade
          Sid Ketchum    outlaw
        phase: start
        event: New Identity
    """)
    t.play("take el_gringo")
    assert (t[2].life, t[2].max_life) == (2, 3)


def test_the_sheriff_keeps_their_additional_life_point_in_the_maximum() -> None:  # ruling 154
    t = table("""
        > Willy the Kid  sheriff   spare: el_gringo
          Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        phase: start
        event: New Identity
    """)
    t.play("take el_gringo")
    assert (t[1].life, t[1].max_life) == (2, 4)


def test_whoever_keeps_the_first_character_keeps_everything() -> None:  # ruling 154
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    3  spare: jesse_jones
          Paul Regret    renegade
          Sid Ketchum    outlaw
        phase: start
        event: New Identity
    """)
    t.pass_()
    assert t[2].characters == ("rose_doolan",)
    assert t[2].life == 3
    assert t.phase == "play"


def test_only_the_own_second_character_is_offered() -> None:  # ruling 154
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    spare: jesse_jones
          Paul Regret    renegade  spare: kit_carlson
          Sid Ketchum    outlaw
        phase: start
        event: New Identity
    """)
    assert (t.asked, t.options) == ("Rose Doolan", ["take jesse_jones", "pass"])


def test_the_second_character_is_looked_at_by_its_owner_alone() -> None:  # ruling 154
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    spare: jesse_jones
          Paul Regret    renegade
          Sid Ketchum    outlaw
        phase: start
        event: New Identity
    """)
    assert len(View(t.game, 1).player(1).spare) == 1
    assert View(t.game, 0).player(1).spare == ()
    t.pass_()
    assert View(t.game, 0).player(1).spare == ()


def test_the_new_ability_works_in_the_same_turn() -> None:  # ruling 154
    t = table("""
          Willy the Kid  sheriff   hand: scope-as
        > Rose Doolan    outlaw    spare: jesse_jones
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: missed-2s
        phase: start
        event: New Identity
    """)
    t.play("take jesse_jones", "take hand > Willy")
    assert t[2].hand == ["scope-as", "missed-2s"]


def test_the_old_ability_is_gone() -> None:  # ruling 154
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    hand: bang-2c  spare: black_jack
          Slab the Killer  renegade
          Sid Ketchum    outlaw
        deck: missed-2s missed-3s
        phase: start
        event: New Identity
    """)
    t.play("take black_jack")
    why = t.refuses("bang-2c > Sid")
    assert why is not None
    assert why.slug == "out_of_reach"


def test_cards_in_hand_and_in_play_stay_with_the_new_character() -> None:  # ruling 155
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    hand: bang-2c  play: barrel-qs  spare: black_jack
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: missed-2s missed-3s
        phase: start
        event: New Identity
    """)
    t.play("take black_jack")
    assert t[2].hand == ["bang-2c", "missed-2s", "missed-3s"]
    assert t[2].in_play == ["barrel-qs"]


def test_suzy_as_a_new_identity_draws_at_once_for_an_empty_hand() -> None:  # ruling 115, 154
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    spare: suzy_lafayette
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: missed-2s missed-3s missed-4s
        phase: start
        event: New Identity
    """)
    t.play("take suzy_lafayette")
    assert t[2].hand == ["missed-2s", "missed-3s", "missed-4s"]


def test_the_choice_comes_before_jail() -> None:  # ruling 1, 2
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    play: jail-js  spare: lucky_duke
          Paul Regret    renegade
          Sid Ketchum    outlaw
        deck: missed-2s beer-6h
        phase: start
        event: New Identity
    """)
    t.play("take lucky_duke", "take missed-2s")
    assert t[2].characters == ("lucky_duke",)
    assert t.turn == "Paul Regret"


def test_the_choice_is_offered_once() -> None:  # ruling 154
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    spare: jesse_jones
          Paul Regret    renegade
          Sid Ketchum    outlaw
        phase: start
        event: New Identity
    """)
    t.play("pass", "pass", "Paul: pass", "Sid: pass", "Willy: pass")
    assert t.ask is not None
    assert (t.turn, t.ask.kind) == ("Rose Doolan", "play")


def test_no_choice_without_a_second_character() -> None:  # ruling 154
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw
          Paul Regret    renegade
          Sid Ketchum    outlaw
        phase: start
        event: New Identity
    """)
    assert t.phase == "play"


def test_everybody_is_dealt_a_hidden_second_character_when_new_identity_is_in_the_deck() -> None:  # ruling 154
    state = new_game(Setup(5, key_from_seed("spare"), ("base", "high_noon"))).state
    spares = [state.faces[card].slug for player in state.players for card in player.spare]
    assert len(set(spares)) == 5
    assert not set(spares) & {player.characters[0] for player in state.players}
    assert [state.seen[card] for player in state.players for card in player.spare] == [0] * 5


def test_nobody_is_dealt_a_second_character_without_new_identity() -> None:  # ruling 154
    setup = Setup(5, key_from_seed("spare"), ("base", "high_noon"), Options(short_events=True))
    state = new_game(setup).state
    assert [player.spare for player in state.players] == [()] * 5
    slugs = [state.faces[card].slug for card in state.events]
    assert len(slugs) == 13
    assert "new_identity" not in slugs
    assert "handcuffs" not in slugs


def test_whoever_becomes_vera_still_chooses_in_this_turn() -> None:  # ruling 130, 154
    t = table("""
          Willy the Kid  sheriff
        > Rose Doolan    outlaw    spare: vera_custer
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        phase: start
        event: New Identity
    """)
    t.play("take vera_custer", "aim > Willy")
    assert t[2].characters == ("vera_custer", "willy_the_kid")


def test_whoever_was_vera_loses_the_copied_ability_too() -> None:  # ruling 154
    t = table("""
          Willy the Kid  sheriff
        > Vera Custer + Lucky Duke   outlaw  spare: black_jack
          Jesse Jones    renegade
          Sid Ketchum    outlaw
        deck: missed-2s missed-3s
        phase: start
        event: New Identity
    """)
    t.play("take black_jack")
    assert t[2].characters == ("black_jack",)
    assert t.phase == "play"


def test_whoever_becomes_claus_gives_in_the_same_turn() -> None:  # ruling 138, 154
    t = four_at_an_event(
        "Willy the Kid sheriff 5/5 spare: claus_the_saint",
        more="event: new_identity\nphase: start\ndeck: missed-2s missed-3s missed-4s missed-5s missed-6s",
    )
    t.play("take claus_the_saint", "take missed-2s > 2", "take missed-3s > 3", "take missed-4s > 4")
    assert (t[1].life, t[1].max_life, t[1].hand) == (2, 4, ["missed-5s", "missed-6s"])


def test_two_new_life_points_do_not_survive_ones_own_dynamite() -> None:  # ruling 1, 154
    t = four_at_an_event(
        "Rose Doolan sheriff",
        "Willy the Kid outlaw play: dynamite-2h spare: kit_carlson",
        "event: new_identity\nphase: end\ndeck: missed-2s",
    )
    t.play("take kit_carlson")
    assert (t[2].out, t[2].characters, t.turn) == (True, ("kit_carlson",), "Bart Cassidy")


def test_whoever_becomes_lucky_duke_flips_two_cards_for_the_dynamite_of_this_turn() -> None:  # ruling 12, 154
    t = table("""
        > Rose Doolan     sheriff
          Willy the Kid   outlaw     play: dynamite-2h   spare: lucky_duke
          Bart Cassidy    renegade
          Kit Carlson     outlaw
        event: new_identity
        phase: end
        deck: missed-2s beer-6h
    """)
    t.play("take lucky_duke", "take beer-6h")
    assert (t[2].life, t["Bart"].in_play) == (2, ["dynamite-2h"])


def test_the_sheriff_who_becomes_a_three_life_character_has_four_at_most() -> None:  # ruling 56, 154
    t = table("""
        > Willy the Kid   sheriff    5   spare: el_gringo
          Sid Ketchum     outlaw         spare: pixie_pete
          Kit Carlson     renegade       spare: black_jack
          Rose Doolan     outlaw         spare: lucky_duke
        event: new_identity
        phase: start
    """)
    t.play("Willy: take el_gringo")
    assert (t["El Gringo"].life, t["El Gringo"].max_life) == (2, 4)
