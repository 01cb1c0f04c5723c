"""Every hook that the base game does not use fires at its place in the pipeline: small effects of the tests' own.

The place is read from the news: a test effect tells `heard`, which then stands among the news of the rules.
"""

from __future__ import annotations

from sixgun.bang.asks import BangAsk
from sixgun.bang.effect import (
    ANY,
    BANG,
    BLUE,
    DECK,
    DISCARD,
    PHASE_ONE,
    SURPLUS,
    Card,
    Character,
    Effect,
    Event,
    Reason,
    Source,
    reason,
)
from sixgun.bang.faces import HEARTS
from sixgun.bang.game import Game
from sixgun.bang.rules.cards import draw, take_top, to_hand
from sixgun.bang.rules.life import gain_life, lose_life
from sixgun.bang.rules.shooting import Shot, dodged
from sixgun.kernel.ask import NO_CARD, NOBODY, PASS, Ask, Choice
from tests.staging import news, staged, told

FOUR = """
    > Willy the Kid   sheriff    hand: {hand}
      Bart Cassidy    outlaw
      Paul Regret     renegade
      Lucky Duke      outlaw
"""


def four(hand: str = "", rest: str = "") -> str:
    return FOUR.format(hand=hand) + rest


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
    t.play("panic-jh > Bart")
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
    t.play("Belle: pass", "Bart: pass")
    while t.turn != "Sid Ketchum":
        t.pass_()
    t.play("bang-3c > Bart")
    assert "use barrel-qs" in t.options
    # Her own weapon acts in her own turn.
    assert t.game.index.own(0, "modify_reach") != ()


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
    assert t.game.index.acting["modify_distance"] == []
    t.play("bang-2c > Belle")
    assert t["Belle"].out
    assert [me for me, _ in t.game.index.acting["modify_distance"]] == [2]


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


# Figures.


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
    assert "beer-6h" in t["Bart"].hand


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
        assert isinstance(ask, BangAsk)
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


def test_forbid_effect_holds_for_every_card_aimed_at_him_but_not_for_other_suits() -> None:
    t = staged(KID.format(hand="cat_balou-9d panic-8d duel-qd bang-3c"), Kid())
    t.play("cat_balou-9d > Kid", "panic-8d > Kid", "duel-qd > Kid")
    assert (t["Kid"].hand, t["Kid"].in_play, t["Kid"].life) == (["missed-2s", "beer-6h"], ["mustang-8h"], 4)
    assert len(told(t, "unaffected")) == 3
    t.play("bang-3c > Kid")
    assert t.asked == "Kid"


def test_forbid_effect_spares_him_in_an_effect_against_all() -> None:
    t = staged(KID.format(hand="indians-kd"), Kid()).play("indians-kd")
    assert t.asked == "Rose Doolan"
    assert [t[seat].life for seat in (2, 3, 4)] == [4, 2, 3]


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


class Herald(Event):
    """Tells of every moment it hears of."""

    async def on_turn_start(self, game: Game, me: int, seat: int) -> None:
        game.tell("heard", seat, what="on_turn_start")

    async def on_turn_ready(self, game: Game, me: int, seat: int) -> None:
        game.tell("heard", seat, what="on_turn_ready")

    async def on_draw_end(self, game: Game, me: int, seat: int) -> None:
        game.tell("heard", seat, what="on_draw_end")

    async def on_card_used(self, game: Game, me: int, seat: int, card: int, why: str) -> None:
        game.tell("heard", seat, what=f"{why} {game.face(card).text}")

    async def on_eliminated(self, game: Game, me: int, dead: int, killer: int) -> None:
        game.tell("heard", dead, killer, what="on_eliminated")

    async def on_turn_end(self, game: Game, me: int, seat: int) -> None:
        game.tell("heard", seat, what="on_turn_end")


def moments(*text: str) -> list[tuple[str, int, str]]:
    """`heard 0 on_turn_end` and the like as news are told."""
    parts = [line.split(" ", 2) for line in text]
    return [(kind, int(seat), rest[0] if rest else "") for kind, seat, *rest in parts]


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
          Paul Regret     renegade   hand: beer-6h   1/3
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
    text = four("bang-2c").replace("Bart Cassidy    outlaw", "Bart Cassidy    outlaw   1/4   play: mustang-8h")
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


def test_a_dead_player_does_not_react_to_his_own_death() -> None:
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
          Bart Cassidy    outlaw     1/4   hand: beer-6h   play: mustang-8h barrel-qs
          Other Sam       renegade
          Vulture Sam     outlaw
    """
    t = staged(text, OtherSam(), draw_before_saving=False)
    t.play("bang-2c > Bart", "Bart: pass", "Bart: pass")
    assert (t.asked, t.options) == ("Other Sam", ["take mustang-8h", "take barrel-qs", "take hand > 2"])
    t.play("take barrel-qs")
    assert (t.asked, t.options) == ("Vulture Sam", ["take mustang-8h", "take hand > 2"])
    t.play("take hand")
    assert t["Other Sam"].hand == ["barrel-qs", "mustang-8h"], "a single card left is taken without a question"
    assert t["Vulture Sam"].hand == ["beer-6h"]


# Cards: cost, replies, cards that are put before others.


class Brawl(Card):
    """Costs a card: everybody else loses a life point."""

    cost = 1

    async def play(self, game: Game, source: Source, target: int) -> None:
        for seat in game.others_in_play(source.by):
            await lose_life(game, seat, 1, source)


BRAWL = {"stagecoach-9s": "brawl"}


def test_a_card_with_a_cost_takes_another_hand_card_before_it_acts() -> None:
    t = staged(four("stagecoach-9s beer-6h bang-2c"), Brawl(), Herald(), prints=BRAWL).play("brawl-9s")
    assert (t.asked, t.options) == ("Willy the Kid", ["discard beer-6h", "discard bang-2c"])
    assert t.ask is not None
    assert t.ask.kind == "cost"
    assert t["Bart"].life == 4
    t.play("discard beer-6h")
    assert t.discard == ["beer-6h", "brawl-9s"]
    assert [t[seat].life for seat in (2, 3, 4)] == [3, 2, 3]
    assert told(t, "play", "discard", "heard", "lose_life")[:4] == moments(
        "play 0 brawl", "discard 0 brawl", "heard 0 played brawl-9s", "lose_life 1 brawl"
    )


def test_a_card_with_a_cost_cannot_be_played_alone() -> None:
    t = staged(four("stagecoach-9s"), Brawl(), prints=BRAWL)
    assert t.options == ["pass"]
    assert t.refuses("brawl-9s") == reason("no_card_to_pay", 89)


class Dodge(Card):
    """A Missed! that draws a card."""

    missed = True

    def why_not(self, game: Game, seat: int) -> Reason | None:
        return reason("reply_only", 5)

    async def replied(self, game: Game, seat: int) -> None:
        draw(game, seat, 1)


def test_a_card_with_the_missed_symbol_cancels_a_shot_and_then_does_what_it_does_besides() -> None:
    text = four("bang-2c", "deck: beer-6h").replace(
        "Bart Cassidy    outlaw", "Bart Cassidy    outlaw   hand: missed-2s"
    )
    t = staged(text, Dodge(), prints={"missed-2s": "dodge"}).play("bang-2c > Bart", "miss dodge-2s")
    assert t["Bart"].life == 4
    assert t["Bart"].hand == ["beer-6h"]


def test_a_card_used_as_something_else_does_not_do_what_it_does_besides() -> None:
    class Janet(Character):
        def counts_as(self, game: Game, me: int, card: int, want: str) -> bool:
            return want == BANG and game.face(card).slug == "dodge"

    text = four("indians-kd", "deck: beer-6h").replace("Bart Cassidy    outlaw", "Janet  outlaw   hand: missed-2s")
    t = staged(text, Dodge(), Janet(), prints={"missed-2s": "dodge"}).play("indians-kd", "play dodge-2s as bang")
    assert t["Janet"].hand == []
    assert t["Janet"].life == 4


class Curse(Card):
    """Put in front of anybody: his hand limit is 1."""

    colour = BLUE
    aim = ANY

    def modify_hand_limit(self, game: Game, me: int, seat: int, limit: int) -> int:
        return 1


def test_a_blue_card_for_another_player_lies_and_acts_in_front_of_him() -> None:
    text = four("barrel-qs barrel-ks").replace("outlaw\n", "outlaw hand: beer-6h beer-7h\n", 1)
    t = staged(text, Curse(), prints={"barrel-qs": "curse", "barrel-ks": "curse"}).play("curse-qs > Bart")
    assert t["Bart"].in_play == ["curse-qs"]
    assert t.refuses("curse-ks > Bart") == reason("already_in_play", 84)
    t.play("pass", "pass")
    assert (t.asked, len(t["Bart"].hand)) == ("Bart Cassidy", 4)
    assert t.ask is not None
    assert t.ask.kind == "excess"


# Shots that no draw! cancels.


class Roulette(Event):
    """At the start of a turn a shot from nowhere, which no barrel stops."""

    async def on_turn_start(self, game: Game, me: int, seat: int) -> None:
        shot = Shot(Source(NOBODY, self.slug), seat, barrels=False)
        if not await dodged(game, shot):
            await lose_life(game, seat, 2, shot.source)


def test_a_shot_may_be_out_of_the_reach_of_barrels() -> None:
    text = four("missed-2s").replace("Willy the Kid   sheriff", "Jourdonnais sheriff play: barrel-qs")
    t = staged(text, Roulette(), phase="start")
    assert (t.asked, t.options) == ("Jourdonnais", ["miss missed-2s", "pass"])
    t.play("pass")
    assert t["Jourdonnais"].life == 3
    assert t.phase == "play"


def test_an_effect_at_the_start_of_a_turn_may_kill_and_nobody_is_the_killer() -> None:
    text = four().replace("> Willy", "  Willy").replace("  Bart Cassidy    outlaw", "> Bart Cassidy    outlaw   2/4")
    t = staged(text, Roulette(), phase="start")
    assert t["Bart"].out
    assert t.game.state.fallen == ((1, NOBODY),)
    assert "reward" not in t.news_kinds()


# Forks know the effects.


def test_forks_and_imagined_worlds_in_mid_step_keep_event_and_effects() -> None:
    t = staged(four("stagecoach-9s beer-6h bang-2c"), Brawl(), AllHearts(), Belle(), prints=BRAWL).play("brawl-9s")
    for twin in (t.game.fork(), t.game.imagine(1, bytes(32)), t.game.imagine(1, bytes(32)).fork()):
        assert twin.state.event == "all_hearts"
        assert twin.ask is not None
        twin.answer(twin.ask.options()[0])
        assert [player.life for player in twin.state.players] == [5, 3, 2, 3]
