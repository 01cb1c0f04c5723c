"""What cards of later sets need: a cost, a reply that does more, a place before others, shots that no Barrel stops."""

from __future__ import annotations

from sixgun.bang.effect import (
    ANY,
    BANG,
    BLUE,
    Card,
    Character,
    Event,
    Reason,
    Source,
    reason,
)
from sixgun.bang.game import Game
from sixgun.bang.rules.card_moves import draw
from sixgun.bang.rules.life import lose_life
from sixgun.bang.rules.shooting import Shot, dodged
from sixgun.kernel.ask import NOBODY, Ask, Choice, choice
from tests.support.custom_effects import Herald, four, moments, staged, told

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

    parries_from_hand = True

    def why_not(self, game: Game, seat: int) -> Reason | None:
        return reason("reply_only", 5)

    async def on_used_as_reply(self, game: Game, seat: int) -> None:
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
    """Put in front of anybody: their hand limit is 1."""

    colour = BLUE
    aim = ANY

    def modify_hand_limit(self, game: Game, me: int, seat: int, limit: int) -> int:
        return 1


def test_a_blue_card_for_another_player_lies_and_acts_in_front_of_them() -> None:
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
        shot = Shot(Source(NOBODY, self.slug), seat, checks=False)
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
    t = staged(four("stagecoach-9s beer-6h bang-2c"), Brawl(), Herald(), prints=BRAWL).play("brawl-9s")
    for clone in (t.game.fork(), t.game.imagine(1, bytes(32)), t.game.imagine(1, bytes(32)).fork()):
        assert clone.state.event == "herald"
        assert clone.ask is not None
        clone.answer(clone.ask.options()[0])
        assert [player.life for player in clone.state.players] == [5, 3, 2, 3]


# Why an offer is not made.


class Tinkerer(Character):
    """Offers something to a player with a full hand, and does not say more about it."""

    def offers(self, game: Game, me: int, ask: Ask) -> list[Choice]:
        return [choice("use", what=self.slug)] if len(game.player(me).hand) > 1 else []


class Loner(Character):
    """Offers nothing to anybody."""


def test_an_offer_that_is_not_made_is_refused_in_general_words_if_the_effect_has_none() -> None:
    t = staged(
        """
        > Tinkerer        sheriff    hand: beer-6h
          Loner           outlaw
          Bart Cassidy    renegade
          Lucky Duke      outlaw
        """,
        Tinkerer(),
        Loner(),
    )
    assert t.refuses("use tinkerer") == reason("not_now", 5)
    assert t.refuses("use loner") == reason("not_yours", 5)
    t.play("pass")
    assert t.refuses("use loner") == reason("acts_by_itself", 5)
