"""Hooks that change figures, by effects that the base game does not have: cards, piles, limits, life, direction."""

from __future__ import annotations

from sixgun.bang.effect import (
    DECK,
    DISCARD,
    PHASE_ONE,
    SURPLUS,
    Character,
    Event,
    Source,
    reason,
)
from sixgun.bang.game import Game
from tests.support.custom_effects import four, news, staged


class ThreeForAll(Event):
    def modify_draw_count(self, game: Game, me: int, seat: int, count: int) -> int:
        return count + 1


class Pete(Character):
    life = 3

    def modify_draw_count(self, game: Game, me: int, seat: int, count: int) -> int:
        return count * 2


def test_modify_draw_count_changes_phase_one_of_its_own_seat() -> None:
    text = four("", "deck: 2c 3c 4c 5c 6c 7c end").replace("Bart Cassidy", "Pete")
    t = staged(text, Pete(), phase="draw")
    assert len(t["Willy"].hand) == 2
    t.pass_()
    assert len(t["Pete"].hand) == 4


def test_the_event_modifies_the_draw_count_before_the_character() -> None:
    t = staged(four().replace("Willy the Kid", "Pete"), Pete(), ThreeForAll(), phase="draw")
    assert len(t["Pete"].hand) == 6
    t.pass_()


class OldMine(Event):
    """Phase 1 draws from the discards; excess cards go onto the deck."""

    def modify_pile(self, game: Game, me: int, seat: int, why: str, pile: str) -> str:
        return {PHASE_ONE: DISCARD, SURPLUS: DECK}.get(why, pile)


def test_modify_pile_lets_phase_one_draw_from_the_discards_then_from_the_deck() -> None:
    t = staged(four("", "discard: beer-6h\ndeck: bang-4c bang-5c"), OldMine(), phase="draw")
    assert t["Willy"].hand == ["beer-6h", "bang-4c"]
    assert t.discard == []
    drawn = [item for item in news(t) if item.kind == "draw"]
    assert [item.seen_by(1).cards != () for item in drawn] == [True, False], "a discard is known to all"


def test_modify_pile_sends_excess_cards_onto_the_deck_where_only_their_owner_knows_them() -> None:
    t = staged(four("bang-2c bang-3c bang-4c bang-5c bang-6c beer-6h").replace("sheriff ", "sheriff 5 "), OldMine())
    t.play("pass", "discard beer-6h")
    assert t.discard == []
    # Bart draws it in his phase 1, for there are no discards.
    card = next(card for card in t.game.player(1).hand if t.game.face(card).text == "beer-6h")
    assert [t.game.knows(seat, card) for seat in range(4)] == [True, True, False, False]


def test_modify_pile_does_not_touch_other_draws_and_discards() -> None:
    t = staged(four("stagecoach-9s", "discard: beer-6h\ndeck: bang-4c bang-5c"), OldMine()).play("stagecoach-9s")
    assert t["Willy"].hand == ["bang-4c", "bang-5c"]
    assert t.discard == ["stagecoach-9s", "beer-6h"]


class Sean(Character):
    life = 3

    def modify_hand_limit(self, game: Game, me: int, seat: int, limit: int) -> int:
        return 10


def test_modify_hand_limit_is_asked_before_a_card_is_too_much() -> None:
    hand = "bang-2c bang-3c bang-4c bang-5c bang-6c bang-7c"
    t = staged(four(hand).replace("Willy the Kid", "Sean"), Sean()).play("pass")
    assert t.turn == "Bart Cassidy"
    assert len(t["Sean"].hand) == 6
    t = staged(four(hand), Sean()).play("pass")
    assert t.ask is not None
    assert t.ask.kind == "excess"


class Joe(Character):
    """Beer gives him two points; he never loses more than one."""

    def modify_life_change(self, game: Game, me: int, seat: int, change: int, source: Source) -> int:
        if seat != me:
            return change
        return max(change, -1) if change < 0 else change * 2 if source.what == "beer" else change


def test_modify_life_change_works_on_gains_up_to_the_maximum() -> None:
    text = four("beer-6h beer-7h saloon-5h").replace("Willy the Kid   sheriff", "Joe sheriff 2/5")
    t = staged(text, Joe())
    assert [t.play(line)["Joe"].life for line in ("beer-6h", "saloon-5h", "beer-7h")] == [4, 5, 5]
    assert [item.amount for item in news(t) if item.kind == "gain_life" and item.seat == 0] == [2, 1]


def test_modify_life_change_works_on_losses() -> None:
    text = four("", "deck: 5s").replace("Willy the Kid   sheriff   ", "Joe sheriff 2/5 play: dynamite-2h")
    t = staged(text, Joe(), phase="start")
    assert t["Joe"].life == 1
    assert [item.amount for item in news(t) if item.kind == "lose_life"] == [1]


class Ghostly(Event):
    def modify_life_change(self, game: Game, me: int, seat: int, change: int, source: Source) -> int:
        return 0


def test_a_loss_of_nothing_is_no_loss() -> None:
    t = staged(four("bang-2c"), Ghostly()).play("bang-2c > Bart")
    assert t["Bart"].life == 4
    assert t["Bart"].hand == [], "nothing is drawn for a point that was not lost"
    assert "lose_life" not in t.news_kinds()


class Backwards(Event):
    def modify_direction(self, game: Game, me: int, step: int) -> int:
        return -step


def test_modify_direction_turns_the_order_of_turns_and_skips_the_dead() -> None:
    t = staged(four().replace("Lucky Duke      outlaw", "Lucky Duke      outlaw   out"), Backwards()).pass_()
    assert t.turn == "Paul Regret"
    t = staged(four(), Backwards()).pass_()
    assert t.turn == "Lucky Duke"


def test_modify_direction_does_not_turn_the_effects_of_cards() -> None:
    t = staged(four("indians-kd").replace("outlaw\n", "outlaw hand: beer-6h\n", 1), Backwards()).play("indians-kd")
    assert t.asked == "Bart Cassidy"


class TwoShots(Event):
    def modify_bang_limit(self, game: Game, me: int, seat: int, limit: int) -> int:
        return max(limit, 2)


def test_the_event_may_lift_the_limit_of_bang_cards() -> None:
    text = four("bang-2c bang-3c bang-4c", "bangs: 1").replace("Willy the Kid", "Rose Doolan")
    t = staged(text, TwoShots()).play("bang-2c > Bart")
    assert t.why_not("bang-3c > Bart") == reason("bang_limit", 32, limit=2)
