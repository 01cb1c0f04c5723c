"""Hooks that the base game does not use: what suspends others, what a card counts as, and vetoes.

All tests of hooks use small effects of their own (tests/support/custom_effects.py).
"""

from __future__ import annotations

import json

from sixgun.bang.asks import CardAsk
from sixgun.bang.effect import (
    BANG,
    Card,
    Character,
    Effect,
    Event,
    Reason,
    Source,
    reason,
)
from sixgun.bang.faces import EVENT, HEARTS, face
from sixgun.bang.game import Game
from sixgun.bang.hook_numbers import MODIFY_DISTANCE, MODIFY_REACH
from sixgun.bang.state import State
from sixgun.kernel.ask import NO_CARD, PASS, Ask, Choice
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.hidden_cards import PUBLIC
from tests.support.custom_effects import four, staged, told

# Layer 0: suspends.


class SoberMorning(Event):
    """No character has its ability."""

    def suspends(self, game: Game, me: int, what: Effect, seat: int) -> bool:
        return isinstance(what, Character)


class RopedCards(Event):
    """No card in play acts."""

    def suspends(self, game: Game, me: int, what: Effect, seat: int) -> bool:
        return isinstance(what, Card)


class Belle(Character):
    """In her turn the cards in play of others do not act."""

    def suspends(self, game: Game, me: int, what: Effect, seat: int) -> bool:
        return game.state.turn == me and seat != me and isinstance(what, Card)


def test_an_event_suspends_the_abilities_of_characters() -> None:
    t = staged(four("bang-2c bang-3c", "bangs: 1"), SoberMorning())
    no = t.refuses("bang-2c > Bart")
    assert no is not None
    assert no.slug == "bang_limit"
    assert staged(four("bang-2c bang-3c", "bangs: 1"), Belle()).why_not("bang-2c > Bart") is None


def test_a_suspended_character_keeps_its_life_points() -> None:
    t = staged(four(), SoberMorning())
    assert [t[seat].max_life for seat in (1, 2, 3, 4)] == [5, 4, 3, 4]


def test_a_suspended_card_lies_in_play_and_does_nothing() -> None:
    text = """
        > Willy the Kid   sheriff    hand: bang-2c mustang-9h panic-jh   play: mustang-8h winchester-8s
          Bart Cassidy    outlaw     play: barrel-qs
          Sid Ketchum     renegade
          Lucky Duke      outlaw
    """
    t = staged(text, RopedCards())
    assert t.why_not("bang-2c > Sid") == reason("out_of_reach", 92, distance=2, reach=1)
    assert t.why_not("mustang-9h") == reason("already_in_play", 84)
    t.play("bang-2c > Bart")
    assert t["Bart"].life == 3
    t.play("panic-jh > Bart", "take barrel-qs")
    assert t["Willy"].hand == ["mustang-9h", "barrel-qs"]


def test_a_character_suspends_cards_of_others_in_her_turn_only() -> None:
    text = """
        > Belle           sheriff    hand: bang-2c            play: schofield-jc
          Bart Cassidy    outlaw     hand: missed-2s          play: barrel-qs
          Sid Ketchum     renegade   hand: bang-3c
          Lucky Duke      outlaw
    """
    t = staged(text, Belle())
    t.play("bang-2c > Bart")
    assert t.options == ["miss missed-2s", "pass"]
    t.play("pass")
    assert t["Bart"].life == 3
    t.play("Belle: pass", "Bart: pass", "Bart: discard missed-2s")
    t.play("bang-3c > Bart")
    assert "use barrel-qs" in t.options
    # Her own weapon acts in her own turn.
    assert t.game.index.own[0][MODIFY_REACH]


def test_a_character_that_is_suspended_itself_suspends_nothing() -> None:
    text = """
        > Belle           sheriff    hand: bang-2c
          Bart Cassidy    outlaw     play: barrel-qs
          Sid Ketchum     renegade
          Lucky Duke      outlaw
    """
    t = staged(text, Belle(), SoberMorning()).play("bang-2c > Bart")
    assert t.options == ["use barrel-qs", "pass"]


def test_what_a_dead_character_suspended_acts_again() -> None:
    text = """
        > Willy the Kid   sheriff    hand: bang-2c
          Belle           outlaw     1/4
          Sid Ketchum     renegade   play: scope-as
          Lucky Duke      outlaw
    """

    class Always(Character):
        slug = "belle"

        def suspends(self, game: Game, me: int, what: Effect, seat: int) -> bool:
            return isinstance(what, Card)

    t = staged(text, Always())
    assert t.game.index.all_seats[MODIFY_DISTANCE] == []
    t.play("bang-2c > Belle")
    assert t["Belle"].out
    assert [me for me, _ in t.game.index.all_seats[MODIFY_DISTANCE]] == [2]


# Layer 1: modify_suit.


class AllHearts(Event):
    """Every card counts as a heart."""

    def modify_suit(self, game: Game, me: int, card: int, suit: str) -> str:
        return HEARTS


def test_modify_suit_changes_what_a_draw_shows() -> None:
    text = """
        > Willy the Kid   sheriff    hand: bang-2c
          Bart Cassidy    outlaw     play: barrel-qs
          Sid Ketchum     renegade
          Lucky Duke      outlaw
        deck: 5s
    """
    t = staged(text, AllHearts()).play("bang-2c > Bart", "use barrel")
    assert t["Bart"].life == 4
    assert t.discard[0].endswith("-5s")


def test_modify_suit_keeps_the_rank_and_disarms_what_needs_spades() -> None:
    text = """
        > Willy the Kid   sheriff    play: dynamite-2h
          Bart Cassidy    outlaw
          Sid Ketchum     renegade
          Lucky Duke      outlaw
        deck: 5s
    """
    t = staged(text, AllHearts(), phase="start")
    assert t["Willy"].life == 5
    assert t["Bart"].in_play == ["dynamite-2h"]


# Vetoes.


class Temperance(Event):
    """No Beer, in no window."""

    def forbid_choice(self, game: Game, me: int, ask: Ask, choice: Choice) -> Reason | None:
        beer = choice.card != NO_CARD and game.face(choice.card).slug == "beer"
        return reason("reply_only", 53) if beer and choice.verb == "play" else None


def test_forbid_choice_vetoes_a_card_in_phase_two_and_says_why() -> None:
    t = staged(four("beer-6h saloon-5h"), Temperance())
    assert t.options == ["play saloon-5h", "pass"]
    assert t.refuses("beer-6h") == reason("reply_only", 53)


def test_forbid_choice_vetoes_the_same_card_on_a_lethal_hit() -> None:
    text = four("bang-2c").replace("Bart Cassidy    outlaw", "Bart Cassidy    outlaw   1/4   hand: beer-6h")
    t = staged(text, Temperance()).play("bang-2c > Bart", "pass")
    assert (t.asked, t.options) == ("Bart Cassidy", ["pass"]), "the question is put although he has nothing to answer"
    assert t.play("pass")["Bart"].out


def test_forbid_choice_does_not_veto_the_card_where_it_is_no_beer() -> None:
    t = staged(four("beer-6h beer-7h beer-8h bang-2c bang-3c bang-4c"), Temperance()).play("pass")
    assert "discard beer-6h" in t.options


class Duty(Event):
    """Phase 2 cannot be ended while anything can be played."""

    def forbid_choice(self, game: Game, me: int, ask: Ask, choice: Choice) -> Reason | None:
        assert isinstance(ask, CardAsk)
        held = ask.kind == "play" and choice is PASS and game.player(ask.seat).hand
        return reason("needs_target", 165) if held else None


def test_forbid_choice_may_veto_passing() -> None:
    t = staged(four("beer-6h"), Duty())
    assert t.options == ["play beer-6h"]
    assert t.play("beer-6h").options == ["pass"]


class Kid(Character):
    """Cards of diamonds do nothing to him."""

    def forbid_effect(self, game: Game, me: int, source: Source, target: int) -> Reason | None:
        if target == me and source.by != me and all(game.suit(card) == "d" for card in source.cards):
            return reason("nothing_to_take", 98)
        return None


KID = """
    > Rose Doolan     sheriff    hand: {hand}
      Kid             outlaw     hand: missed-2s beer-6h   play: mustang-8h
      Paul Regret     renegade
      Lucky Duke      outlaw
"""


def test_forbid_effect_lets_a_shot_be_aimed_and_do_nothing() -> None:
    t = staged(KID.format(hand="bang-2d bang-3c"), Kid()).play("bang-2d > Kid")
    assert t.asked == "Rose Doolan", "he need not answer"
    assert t["Kid"].life == 4
    assert told(t, "unaffected") == [("unaffected", 1, BANG)]
    assert t.why_not("bang-3c > Kid") == reason("bang_limit", 32, limit=1)


def test_forbid_effect_holds_for_every_card_aimed_at_them_but_not_for_other_suits() -> None:
    t = staged(KID.format(hand="cat_balou-9d panic-8d duel-qd bang-3c"), Kid())
    t.play("cat_balou-9d > Kid", "panic-8d > Kid", "duel-qd > Kid")
    assert (t["Kid"].hand, t["Kid"].in_play, t["Kid"].life) == (["missed-2s", "beer-6h"], ["mustang-8h"], 4)
    assert len(told(t, "unaffected")) == 3
    t.play("bang-3c > Kid")
    assert t.asked == "Kid"


def test_forbid_effect_spares_them_in_an_effect_against_all() -> None:
    t = staged(KID.format(hand="indians-kd"), Kid()).play("indians-kd")
    assert t.asked == "Rose Doolan"
    assert [t[seat].life for seat in (2, 3, 4)] == [4, 2, 3]


# Hidden events.


def test_an_imagined_world_deals_only_the_hidden_events_again() -> None:
    t = staged(four("bang-2c"), *(type(name, (Event,), {})() for name in ("Noon", "Dusk", "Dawn", "Night", "Rain")))
    state = t.game.state.copy()
    first = len(state.faces)
    state.faces += tuple(face(slug, back=EVENT) for slug in t.game.catalogue.events)
    state.seen += bytes([0, 0, 0, 0, PUBLIC])
    state.events = tuple(range(first, first + 5))
    game = Game(state, t.game.catalogue, t.game.options).start()
    orders = set()
    for n in range(20):
        world = game.imagine(1, key_from_seed(n))
        shown = [world.face(card).slug for card in world.state.events]
        assert sorted(shown) == sorted(t.game.catalogue.events)
        assert shown[-1] == game.face(state.events[-1]).slug, "the next event lies open"
        orders.add(tuple(shown))
    assert len(orders) > 5
    assert State.from_data(json.loads(json.dumps(state.to_data()))).to_data() == state.to_data()
