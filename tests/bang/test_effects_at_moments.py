"""Hooks that replace a step or react to a moment, by effects that the base game does not have.

The news show when a moment comes: a test effect announces `heard` among the news of the rules.
"""

from __future__ import annotations

from sixgun.bang.effect import (
    DISCARD,
    Character,
    Event,
    Source,
)
from sixgun.bang.game import Game
from sixgun.bang.rules.card_moves import draw, take_top, to_hand
from sixgun.bang.rules.life import gain_life
from sixgun.kernel.ask import NO_CARD
from tests.support.custom_effects import Herald, four, moments, staged, told

# Replacements: the event goes before the character.


class Peyote(Event):
    """Instead of phase 1: the bottom card of the deck."""

    async def instead_of_draw(self, game: Game, me: int, seat: int, count: int) -> bool:
        to_hand(game, seat, game.state.deck.pop(0))
        game.tell("heard", seat, what="instead_of_draw")
        return True


def test_instead_of_draw_of_an_event_leaves_the_character_out() -> None:
    t = staged(four("", "deck: 2c 3c beer-6h end").replace("Willy the Kid", "Kit Carlson"), Peyote(), phase="draw")
    assert t["Kit"].hand == ["beer-6h"]
    assert t.phase == "play"
    assert len(t.deck) == 2


class Hesitant(Event):
    async def instead_of_draw(self, game: Game, me: int, seat: int, count: int) -> bool:
        game.tell("heard", seat, what=f"instead_of_draw {count}")
        return False

    async def instead_of_card(self, game: Game, me: int, seat: int, nth: int) -> int:
        if nth == 0:
            return NO_CARD
        card = take_top(game, DISCARD)
        to_hand(game, seat, card)
        return card

    async def on_card_drawn(self, game: Game, me: int, seat: int, card: int, nth: int) -> None:
        game.tell("heard", seat, what=f"on_card_drawn {nth} {game.face(card).text}")

    async def on_draw_end(self, game: Game, me: int, seat: int) -> None:
        game.tell("heard", seat, what="on_draw_end")


def test_the_hooks_of_phase_one_fire_in_their_order() -> None:
    t = staged(four("", "deck: beer-7h bang-2c\ndiscard: beer-6h"), Hesitant(), phase="draw")
    assert t["Willy"].hand == ["beer-7h", "beer-6h"]
    assert [what for _, _, what in told(t, "heard")] == [
        "instead_of_draw 2",
        "on_card_drawn 0 beer-7h",
        "on_card_drawn 1 beer-6h",
        "on_draw_end",
    ]


def test_a_card_that_a_character_takes_instead_counts_as_drawn() -> None:
    text = four("", "deck: bang-2c\ndiscard: beer-6h beer-8h").replace("Willy the Kid", "Pedro Ramirez")
    t = staged(text, Hesitant(), phase="draw").play("take beer-6h")
    assert t["Pedro"].hand == ["beer-6h", "beer-8h"]
    assert [what for _, _, what in told(t, "heard")][1:] == [
        "on_card_drawn 0 beer-6h",
        "on_card_drawn 1 beer-8h",
        "on_draw_end",
    ]


# Reactions.


def test_the_moments_of_a_turn_come_in_their_order() -> None:
    t = staged(four(), Herald(), phase="start").play("pass")
    first = [item for item in told(t, "turn", "draw", "heard") if item[1] == 0]
    assert first == moments(
        "turn 0", "heard 0 on_turn_start", "heard 0 on_turn_ready", "draw 0", "draw 0", "heard 0 on_draw_end",
        "heard 0 on_turn_end",
    )  # fmt: skip


def test_the_event_starts_a_turn_before_dynamite_and_jail() -> None:
    text = four("", "deck: 10h 5h").replace("> Willy", "  Willy")
    text = text.replace("  Bart Cassidy    outlaw", "> Bart Cassidy    outlaw  play: jail-js dynamite-2h")
    t = staged(text, Herald(), phase="start")
    assert told(t, "check", "heard", "pass_on") == moments(
        "heard 1 on_turn_start", "check 1 dynamite", "pass_on 1", "check 1 jail", "heard 1 on_turn_ready",
        "heard 1 on_draw_end",
    )  # fmt: skip


def test_a_skipped_turn_is_neither_ready_nor_does_it_end() -> None:
    text = four("", "deck: 5s").replace("> Willy", "  Willy")
    text = text.replace("  Bart Cassidy    outlaw", "> Bart Cassidy    outlaw  play: jail-js")
    t = staged(text, Herald(), phase="start")
    assert t.turn == "Paul Regret"
    assert [item for item in told(t, "heard", "skipped") if item[1] == 1] == moments(
        "heard 1 on_turn_start", "skipped 1"
    )


def test_a_turn_cut_short_by_death_does_not_end() -> None:
    text = four("", "deck: 5s").replace("> Willy", "  Willy")
    text = text.replace("  Bart Cassidy    outlaw", "> Bart Cassidy    outlaw  1/4  play: dynamite-2h")
    t = staged(text, Herald(), phase="start")
    assert [item for item in told(t, "heard") if item[1] == 1] == moments(
        "heard 1 on_turn_start", "heard 1 on_eliminated"
    )
    assert t.turn == "Paul Regret"


def test_a_card_that_is_played_is_used_before_it_acts() -> None:
    t = staged(four("stagecoach-9s mustang-8h"), Herald()).play("stagecoach-9s", "mustang-8h")
    assert told(t, "play", "heard", "draw") == moments(
        "play 0 stagecoach", "heard 0 played stagecoach-9s", "draw 0", "play 0 mustang", "heard 0 put mustang-8h"
    )


def test_a_reply_is_a_use_in_every_window() -> None:
    text = """
        > Willy the Kid   sheriff    hand: bang-2c indians-kd duel-qd bang-3c bang-4c
          Bart Cassidy    outlaw     hand: missed-2s bang-5c bang-6c
          Paul Regret     renegade   1/3   hand: beer-6h
          Lucky Duke      outlaw     out
    """
    t = staged(text, Herald())
    t.play("bang-2c > Bart", "miss missed-2s", "indians-kd", "Bart: bang-5c", "Paul: pass", "Paul: beer-6h")
    t.play("duel-qd > Bart", "Bart: bang-6c", "Willy: bang-3c")
    assert [what for _, _, what in told(t, "heard")] == [
        "played bang-2c", "reply missed-2s", "played indians-kd", "reply bang-5c", "reply beer-6h",
        "played duel-qd", "reply bang-6c", "reply bang-3c",
    ]  # fmt: skip


def test_what_is_taken_or_too_much_is_not_used() -> None:
    t = staged(four("cat_balou-kh panic-jh").replace("outlaw\n", "outlaw hand: bang-2c bang-3c\n", 1), Herald())
    t.play("cat_balou-kh > Bart", "panic-jh > Bart")
    assert [what for _, _, what in told(t, "heard")] == ["played cat_balou-kh", "played panic-jh"]


class Molly(Character):
    """Draws for each card used out of turn, when she is not busy."""

    async def on_card_used(self, game: Game, me: int, seat: int, card: int, why: str) -> None:
        if seat == me and game.state.turn != me:
            marks = game.state.step_marks
            marks["molly", me] = marks.get(("molly", me), 0) + 1

    async def on_settled(self, game: Game, me: int) -> None:
        owed = game.state.step_marks.pop(("molly", me), 0)
        if owed:
            draw(game, me, owed)


def test_on_card_used_and_on_settled_draw_at_once_after_a_reply_but_at_the_end_of_a_duel() -> None:
    text = """
        > Willy the Kid   sheriff    hand: bang-2c duel-qd bang-3c
          Molly           outlaw     hand: missed-2s bang-5c bang-6c
          Paul Regret     renegade
          Lucky Duke      outlaw
    """
    t = staged(text, Molly()).play("bang-2c > Molly", "miss missed-2s")
    assert len(t["Molly"].hand) == 3
    t.play("duel-qd > Molly", "Molly: bang-5c")
    assert len(t["Molly"].hand) == 2, "both are busy until the last answer"
    t.play("Willy: bang-3c", "Molly: bang-6c")
    assert len(t["Molly"].hand) == 3, "Willy has lost the Duel: two cards for two BANG!"
    assert t["Willy"].life == 4


def test_on_eliminated_comes_after_the_estate_and_before_the_reward() -> None:
    text = four("bang-2c").replace("Bart Cassidy    outlaw", "Bart Cassidy    outlaw   1/4   play: scope-as")
    t = staged(text.replace("Lucky Duke", "Vulture Sam"), Herald()).play("bang-2c > Bart")
    assert told(t, "eliminated", "inherit", "heard", "reward")[1:] == moments(
        "eliminated 1 outlaw", "inherit 3", "heard 1 on_eliminated", "reward 0"
    )


class Greg(Character):
    async def on_eliminated(self, game: Game, me: int, dead: int, killer: int) -> None:
        gain_life(game, me, 2, Source(me, self.slug))


def test_on_eliminated_may_heal_before_the_same_card_reaches_its_bearer() -> None:
    text = """
        > Willy the Kid   sheriff    hand: gatling-10h
          Bart Cassidy    outlaw     1/4
          Greg            renegade   1/4
          Lucky Duke      outlaw
    """
    t = staged(text, Greg()).play("gatling-10h")
    assert t["Bart"].out
    assert t["Greg"].life == 2


def test_a_dead_player_does_not_react_to_their_own_death() -> None:
    text = """
        > Willy the Kid   sheriff    hand: bang-2c
          Greg            outlaw     1/4
          Bart Cassidy    renegade
          Lucky Duke      outlaw
    """
    t = staged(text, Greg()).play("bang-2c > Greg")
    assert t["Greg"].out
    assert "gain_life" not in t.news_kinds()


class OtherSam(Character):
    def claims_estate(self, game: Game, me: int, dead: int) -> bool:
        return dead != me


def test_several_heirs_take_by_turns_from_the_left_of_the_dead() -> None:
    text = """
        > Willy the Kid   sheriff    hand: bang-2c
          Bart Cassidy    outlaw     1/4   hand: beer-6h   play: scope-as volcanic-10s
          Other Sam       renegade
          Vulture Sam     outlaw
    """
    t = staged(text, OtherSam(), draw_before_saving=False)
    t.play("bang-2c > Bart", "Bart: pass", "Bart: pass")
    assert (t.asked, t.options) == ("Other Sam", ["take scope-as", "take volcanic-10s", "take hand > 2"])
    t.play("take volcanic-10s")
    assert (t.asked, t.options) == ("Vulture Sam", ["take scope-as", "take hand > 2"])
    t.play("take hand")
    assert t["Other Sam"].hand == ["volcanic-10s", "scope-as"], "a single card left is taken without a question"
    assert t["Vulture Sam"].hand == ["beer-6h"]
