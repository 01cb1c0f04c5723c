"""The fifteen characters of Dodge City."""

from __future__ import annotations

from typing import Final

from sixgun.bang import announce
from sixgun.bang.asks import DECK, USE, PickCard, PickPlayer, Play
from sixgun.bang.effect import (
    BANG,
    BLUE,
    COST,
    MISSED,
    NO_AIM,
    REACH,
    Card,
    Character,
    Effect,
    Reason,
    Source,
    reason,
)  # fmt: skip
from sixgun.bang.faces import DIAMONDS
from sixgun.bang.game import Game
from sixgun.bang.rules.card_moves import draw, leave_hand, put_on_discards, take_openly
from sixgun.bang.rules.distance import targets, why_not_aim
from sixgun.bang.rules.legal_plays import why_not_untargeted
from sixgun.bang.rules.life import gain_life, lose_life
from sixgun.bang.rules.playing import pay
from sixgun.bang.rules.settling import settle
from sixgun.bang.rules.shooting import shoot
from sixgun.cardgame.facts import DRAW, HEAL, SHOT, TAKE
from sixgun.kernel.ask import NO_CARD, NOBODY, Ask, Choice, choice

BEER: Final = "beer"
DUEL: Final = "duel"


class ApacheKid(Character):
    """Is not affected by diamonds that other players play (98, 99), except for a Duel (101)."""

    life = 3

    def forbid_effect(self, game: Game, me: int, source: Source, target: int) -> Reason | None:
        if target != me or source.by in (me, NOBODY):
            return None
        if source.what == DUEL and not game.options.diamond_duel:
            return None
        return reason("diamonds", 98) if set(source.suits) == {DIAMONDS} else None


class BelleStar(Character):
    """In her turn, cards in front of other players have no effect (106, 107)."""

    suspension_ruling = 106

    def suspends(self, game: Game, me: int, what: Effect, seat: int) -> bool:
        return me != seat and isinstance(what, Card) and game.in_turn(me)


class BillNoface(Character):
    """Draws one card in phase 1, and one more for each life point he has lost (124)."""

    def modify_draw_count(self, game: Game, me: int, seat: int, count: int) -> int:
        player = game.player(me)
        return 1 + player.max_life - player.life


class ChuckWengam(Character):
    """In his turn may lose a life point, but not the last, to draw two cards (63, 129)."""

    act = DRAW
    draws = 2

    def offers(self, game: Game, me: int, ask: Ask) -> list[Choice]:
        offer = choice(USE, what=self.slug)
        return [] if self.why_not_use(game, me, ask, offer) else [offer]

    def why_not_use(self, game: Game, me: int, ask: Ask, wish: Choice) -> Reason | None:
        if not in_phase_two(ask, me):
            return reason("own_turn_only", 129)
        return reason("last_life_point", 129) if game.player(me).life < 2 else why_not_untargeted(game, me, wish)

    async def use(self, game: Game, me: int, ask: Ask, choice: Choice) -> int:
        await lose_life(game, me, 1, Source(NOBODY, self.slug))
        draw(game, me, self.draws)
        return 0


class DocHolyday(Character):
    """Once in his turn may discard two cards to shoot a player in reach (103, 128)."""

    act = SHOT
    use_aim = REACH
    cost = 2

    def offers(self, game: Game, me: int, ask: Ask) -> list[Choice]:
        if self.why_not_now(game, me, ask):
            return []
        return [choice(USE, target=target, what=self.slug) for target in targets(game, me, self.use_aim)]

    def why_not_now(self, game: Game, me: int, ask: Ask) -> Reason | None:
        """Return why he cannot shoot at anybody now."""
        if not in_phase_two(ask, me):
            return reason("own_turn_only", 128)
        if (self.slug, me) in game.state.turn_marks:
            return reason("used_up", 128, times=1)
        few = len(game.player(me).hand) < self.cost
        return reason("too_few_cards", 128, needed=self.cost) if few else None

    def why_not_use(self, game: Game, me: int, ask: Ask, wish: Choice) -> Reason | None:
        if wish.card != NO_CARD:
            return reason("no_single_card", 5)
        return self.why_not_now(game, me, ask) or why_not_aim(game, me, self.use_aim, wish.target)

    async def use(self, game: Game, me: int, ask: Ask, choice: Choice) -> int:
        game.state.turn_marks[self.slug, me] = 1
        cost = Source(me, self.slug)
        paid = (await pay(game, me, cost), await pay(game, me, cost))
        suits = tuple(game.suit(card) for card in paid)
        await shoot(game, Source(me, self.slug, paid, suits), choice.target)
        return 0


class ElenaFuente(Character):
    """May use any card in her hand as a Missed! (113)."""

    life = 3

    def counts_as(self, game: Game, me: int, card: int, want: str) -> bool:
        return want == MISSED


class GregDigger(Character):
    """Regains two life points when another player is eliminated (70, 71)."""

    act = HEAL
    heals = 2

    async def on_eliminated(self, game: Game, me: int, dead: int, killer: int) -> None:
        if dead != me:
            gain_life(game, me, self.heals, Source(me, self.slug))


class HerbHunter(Character):
    """Draws two cards when another player is eliminated (70, 71)."""

    act = DRAW
    draws = 2

    async def on_eliminated(self, game: Game, me: int, dead: int, killer: int) -> None:
        if dead != me:
            draw(game, me, self.draws)


class JoseDelgado(Character):
    """Twice in his turn may discard a blue card from his hand to draw two cards (127)."""

    act = DRAW
    draws = 2
    cost = 1

    def offers(self, game: Game, me: int, ask: Ask) -> list[Choice]:
        return [] if self.why_not_now(game, me, ask) else self.all_offers(game, me)

    def all_offers(self, game: Game, me: int) -> list[Choice]:
        """Return an offer for each blue card in his hand."""
        blue = [card for card in game.player(me).hand if game.kind(card).colour == BLUE]
        return [choice(USE, card, what=self.slug) for card in blue]

    def why_not_now(self, game: Game, me: int, ask: Ask) -> Reason | None:
        """Return why he cannot discard any card now."""
        if not in_phase_two(ask, me):
            return reason("own_turn_only", 127)
        used = game.state.turn_marks.get((self.slug, me), 0) >= 2
        return reason("used_up", 127, times=2) if used else None

    def why_not_use(self, game: Game, me: int, ask: Ask, wish: Choice) -> Reason | None:
        no = self.why_not_now(game, me, ask) or why_not_aim(game, me, NO_AIM, wish.target)
        return no or (None if wish in self.all_offers(game, me) else reason("takes_blue_card", 127))

    async def use(self, game: Game, me: int, ask: Ask, choice: Choice) -> int:
        marks = game.state.turn_marks
        marks[self.slug, me] = marks.get((self.slug, me), 0) + 1
        leave_hand(game, me, choice.card)
        announce.discarded(game, me, choice.card, self.slug)
        put_on_discards(game, me, choice.card, COST)
        draw(game, me, self.draws)
        return 0


class MollyStark(Character):
    """Draws a card for each hand card she uses out of turn (110, 112). In a Duel she draws only after it (111)."""

    act = DRAW
    draws = 1

    async def on_card_used(self, game: Game, me: int, seat: int, card: int, why: str) -> None:
        if seat != me or game.in_turn(me):
            return
        if game.options.molly_strict and game.face(card).slug not in (MISSED, BEER, BANG):
            return
        marks = game.state.step_marks
        marks[self.slug, me] = marks.get((self.slug, me), 0) + 1

    def waits(self, game: Game, me: int) -> bool:
        return (self.slug, me) in game.state.step_marks

    async def on_settled(self, game: Game, me: int) -> None:
        draw(game, me, game.state.step_marks.pop((self.slug, me)))


class PatBrennan(Character):
    """In phase 1 may take one card in play instead of drawing (125, 126). A turn mark records that he did."""

    act = TAKE
    choice_ruling = 125

    async def instead_of_draw(self, game: Game, me: int, seat: int, count: int) -> bool:
        owners = {card: owner for owner in (me, *game.others_in_play(me)) for card in game.player(owner).in_play}
        if not owners:
            return False
        answer = await PickCard(game, me, Source(me, self.slug), tuple(owners), deck=True)
        if answer.what == DECK:
            return False
        game.state.turn_marks[self.slug, me] = 1
        take_openly(game, me, owners[answer.card], answer.card)
        await settle(game)
        return True


class PixiePete(Character):
    """Draws three cards in phase 1."""

    life = 3

    def modify_draw_count(self, game: Game, me: int, seat: int, count: int) -> int:
        return 3


class SeanMallory(Character):
    """May hold ten cards at the end of his turn."""

    life = 3

    def modify_hand_limit(self, game: Game, me: int, seat: int, limit: int) -> int:
        return 10


class TequilaJoe(Character):
    """Regains two life points from a Beer (52)."""

    def modify_life_change(self, game: Game, me: int, seat: int, change: int, source: Source) -> int:
        return change + 1 if seat == me and change > 0 and source.what == BEER else change


class VeraCuster(Character):
    """At the start of her turn copies the ability of another character in play, until her next turn (130–134)."""

    life = 3
    copies = 1
    choice_ruling = 130

    async def on_turn_ready(self, game: Game, me: int, seat: int) -> None:
        if len(game.player(me).characters) > 1:
            return  # kept for an extra turn (133)
        others = tuple(game.others_in_play(me))
        model = others[0] if len(others) == 1 else (await PickPlayer(game, me, Source(me, self.slug), others)).target
        ability = game.player(model).characters[0]
        game.state.edit(me).characters += (ability,)
        announce.copied(game, me, model, ability)
        game.characters_changed(me)


def in_phase_two(ask: Ask, seat: int) -> bool:
    """Is the question what this player plays in phase 2?"""
    return ask.seat == seat and isinstance(ask, Play)


CHARACTERS: tuple[Character, ...] = (
    ApacheKid(), BelleStar(), BillNoface(), ChuckWengam(), DocHolyday(), ElenaFuente(), GregDigger(), HerbHunter(),
    JoseDelgado(), MollyStark(), PatBrennan(), PixiePete(), SeanMallory(), TequilaJoe(), VeraCuster(),
)  # fmt: skip
