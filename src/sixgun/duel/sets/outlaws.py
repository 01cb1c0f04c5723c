"""The twelve Outlaws."""

from __future__ import annotations

from typing import Final

from sixgun.cardgame.facts import DISCARD, DRAW, SHOT, TAKE, Check
from sixgun.duel import announce
from sixgun.duel.asks import RELOAD, USE, PickCard, Play, Ready
from sixgun.duel.card_kinds import why_not_shelter
from sixgun.duel.effect import BANG, BROWN, HIT, UNLIMITED, Card, Character, Reason, Source, reason
from sixgun.duel.faces import BARREL, side_of
from sixgun.duel.game import Game
from sixgun.duel.rules.card_moves import can_draw, discard_equipment, draw
from sixgun.duel.rules.hitting import strike
from sixgun.duel.rules.legal_plays import choices_of, why_not_aim, why_not_untargeted
from sixgun.duel.rules.playing import pay
from sixgun.duel.rules.reloading import reload_open
from sixgun.duel.rules.reveals import revealed
from sixgun.duel.rules.robbing import backs_to_rob, discard_blindly
from sixgun.kernel.ask import NO_CARD, PASS, Ask, Choice, choice

MANY: Final = 100
"""More BANG! cards than anybody can have."""


def why_not_once(game: Game, me: int, ask: Ask, slug: str) -> Reason | None:
    """Return why an ability that can be used once in a turn cannot be used now (23, 113)."""
    if not isinstance(ask, (Play, Ready)):
        return reason("own_play_phase", 23)
    return reason("used_this_turn", 23) if (slug, side_of(me)) in game.state.turn_marks else None


class BabeLeroy(Character):
    """Once in her turn, may draw two cards if her hand is empty (98)."""

    act = DRAW
    draws = 2

    def offers(self, game: Game, me: int, ask: Ask) -> list[Choice]:
        offer = choice(USE, what=self.slug)
        return [] if self.why_not_use(game, me, ask, offer) else [offer]

    def why_not_use(self, game: Game, me: int, ask: Ask, wish: Choice) -> Reason | None:
        seat = side_of(me)
        no = why_not_once(game, me, ask, self.slug)
        if no is None and game.player(seat).hand:
            no = reason("hand_not_empty", 98)
        if no is None and not can_draw(game, seat):
            no = reason("nothing_to_draw", 13)
        return no or why_not_untargeted(wish)

    async def use(self, game: Game, me: int, ask: Ask, choice: Choice) -> int:
        game.state.turn_marks[self.slug, side_of(me)] = 1
        draw(game, side_of(me), self.draws)
        return 0


class BullAnderson(Character):
    """May take up to two cards when another character is eliminated: Equipment or random hand cards (94, 95)."""

    act = TAKE
    life = 5
    choice_ruling = 94

    def claims_cards(self, game: Game, me: int, fallen: int) -> int:
        return 2


class CattleKatie(Character):
    """Once in her turn, may discard one of her Equipment cards to draw two cards (99).

    A card that is always active cannot be discarded.
    """

    act = DRAW
    draws = 2

    def offers(self, game: Game, me: int, ask: Ask) -> list[Choice]:
        if why_not_once(game, me, ask, self.slug):
            return []
        return [choice(USE, card, what=self.slug) for card in game.fighter(me).in_play if not game.kind(card).always]

    def why_not_use(self, game: Game, me: int, ask: Ask, wish: Choice) -> Reason | None:
        no = why_not_once(game, me, ask, self.slug)
        own = game.fighter(me).in_play
        if no is None and not any(not game.kind(card).always for card in own):
            no = reason("no_own_equipment", 99)
        if no is None and wish.card == NO_CARD:
            no = reason("which_equipment", 99)
        if no is None and wish.card not in own:
            no = reason("own_equipment_only", 99)
        if no is None and game.kind(wish.card).always:
            no = reason("always_stays", 99)
        return no or reason("no_target", 34)

    async def use(self, game: Game, me: int, ask: Ask, choice: Choice) -> int:
        game.state.turn_marks[self.slug, side_of(me)] = 1
        discard_equipment(game, me, choice.card, side_of(me), self.slug)
        draw(game, side_of(me), self.draws)
        return 0


class DaltonBros(Character):
    """Draw three cards instead of two in the Draw Phase (18)."""

    draws = 1
    life = 3

    def modify_draw_count(self, game: Game, me: int, seat: int, count: int) -> int:
        return count + self.draws


class JackRansome(Character):
    """His player's cards can reach any character in play (31-35, 106)."""

    def modify_targets(self, game: Game, me: int, kind: Card, targets: frozenset[int]) -> frozenset[int]:
        return frozenset(game.in_order())


class PearlHat(Character):
    """Once in her turn, may discard a hand card to use the Action card on top of the discards (100, 101)."""

    cost = 1
    life = 3
    choice_ruling = 100

    def offers(self, game: Game, me: int, ask: Ask) -> list[Choice]:
        if self._why_not_copy(game, me, ask):
            return []
        seat, kind = side_of(me), game.kind(game.state.discard[-1])
        found = [choice(USE, target=target, what=self.slug) for target in choices_of(game, seat, kind).targets]
        if kind.reloads and reload_open(game):
            found.append(choice(RELOAD, what=self.slug))
        return found

    def why_not_use(self, game: Game, me: int, ask: Ask, wish: Choice) -> Reason | None:
        no = self._why_not_copy(game, me, ask)
        if no is None and wish.card != NO_CARD:
            no = reason("not_that_card", 46)
        if no is not None:
            return no
        seat, kind = side_of(me), game.kind(game.state.discard[-1])
        if wish.verb == RELOAD:
            no = None if kind.reloads else reason("top_has_no_reload", 100)
            return no or (reason("no_target", 34) if reload_open(game) else reason("nobody_alone", 114))
        no = kind.why_not(game, seat) or why_not_aim(game, seat, kind, wish.target)
        return no or kind.why_not_at(game, seat, wish.target)

    def _why_not_copy(self, game: Game, me: int, ask: Ask) -> Reason | None:
        """Return why no card can be copied now at any target."""
        no = why_not_once(game, me, ask, self.slug)
        if no is None and not game.player(side_of(me)).hand:
            no = reason("no_hand_card", 100)
        if no is None:
            kind = game.kind(game.state.discard[-1]) if game.state.discard else None
            if kind is None or kind.colour != BROWN or kind.reply_only:
                no = reason("no_action_on_top", 100)
        return no

    async def use(self, game: Game, me: int, ask: Ask, choice: Choice) -> int:
        seat, top = side_of(me), game.state.discard[-1]
        kind = game.kind(top)
        game.state.turn_marks[self.slug, side_of(me)] = 1
        announce.copied(game, seat, top, kind.slug, choice.target)
        await pay(game, seat, Source(seat, self.slug, (), me), game.player(seat).hand)
        if choice.verb == RELOAD:
            draw(game, seat, 1)
        else:
            await kind.play(game, Source(seat, kind.slug, (), me), choice.target)
        return 0


class SidCurry(Character):
    """Against each hit, may reveal the top card of the opponent's deck (57, 103).

    A barrel avoids the hit, and he hits the shooter.
    """

    act = SHOT
    check: Check | None = Check(BARREL)
    cover = True
    choice_ruling = 93

    def offers(self, game: Game, me: int, ask: Ask) -> list[Choice]:
        return [] if why_not_shelter(me, ask, self.slug) else [choice(USE, what=self.slug)]

    def why_not_use(self, game: Game, me: int, ask: Ask, wish: Choice) -> Reason | None:
        return why_not_shelter(me, ask, self.slug) or why_not_untargeted(wish)

    async def use(self, game: Game, me: int, ask: Ask, choice: Choice) -> int:
        seat = side_of(me)
        return int(await revealed(game, Source(seat, self.slug, (), me), 1 - seat, self.check))

    async def on_used_as_reply(self, game: Game, me: int, seat: int, defended: int, shooter: int) -> None:
        if game.fighter(shooter).out:
            if not game.options.answer_finds_another:
                return
            shooter = game.player(side_of(shooter)).active
        await strike(game, seat, self.slug, me, shooter)


class SlimPoet(Character):
    """For each life point the opponent makes him lose, may discard a random card of the opponent's hand (91)."""

    act = DISCARD
    choice_ruling = 91

    async def on_life_lost(self, game: Game, me: int, who: int, by: int) -> None:
        seat = side_of(me)
        backs = backs_to_rob(game, seat)
        if who != me or by != 1 - seat or not backs:
            return
        source = Source(seat, self.slug, (), me)
        answer = await PickCard(game, seat, source, (), backs, may_pass=True)
        if answer is not PASS:
            discard_blindly(game, source, 1 - seat, answer.what)


class SoundanceKid(Character):
    """Once in his turn, may discard a hand card, draw a card from each deck, and discard one of the two (102)."""

    act = DRAW
    draws = 2
    cost = 1
    always = True
    choice_ruling = 102

    def offers(self, game: Game, me: int, ask: Ask) -> list[Choice]:
        offer = choice(USE, what=self.slug)
        return [] if self.why_not_use(game, me, ask, offer) else [offer]

    def why_not_use(self, game: Game, me: int, ask: Ask, wish: Choice) -> Reason | None:
        no = why_not_once(game, me, ask, self.slug)
        if no is None and not game.player(side_of(me)).hand:
            no = reason("no_hand_card", 102)
        return no or why_not_untargeted(wish)

    async def use(self, game: Game, me: int, ask: Ask, choice: Choice) -> int:
        seat = side_of(me)
        source = Source(seat, self.slug, (), me)
        game.state.turn_marks[self.slug, side_of(me)] = 1
        await pay(game, seat, source, game.player(seat).hand)
        await pay(game, seat, source, draw(game, seat, 1) + draw(game, seat, 1, 1 - seat))
        return 0


class TocoRamirez(Character):
    """May play any hand card as a Colt, or discard it instead of a hit card (45, 69)."""

    def counts_as(self, game: Game, me: int, card: int, want: str) -> bool:
        return want == BANG or (want == HIT and game.options.toco_in_duels)


class TomThorn(Character):
    """When the token moves to him, hits the opponent's Rearguard Character (104, 105)."""

    act = SHOT

    async def on_token_moved(self, game: Game, me: int, seat: int, by: int, now: int) -> None:
        if now == me and not (game.options.tom_own_moves_only and by == 1 - seat):
            await strike(game, seat, self.slug, me, game.rear(1 - seat))


class WestHarding(Character):
    """May play any number of BANG! cards (44)."""

    def modify_bang_limit(self, game: Game, me: int, seat: int, limit: int) -> int:
        return limit + MANY if game.options.harding_counts else UNLIMITED


OUTLAWS: tuple[Character, ...] = (
    BabeLeroy(), BullAnderson(), CattleKatie(), DaltonBros(), JackRansome(), PearlHat(), SidCurry(), SlimPoet(),
    SoundanceKid(), TocoRamirez(), TomThorn(), WestHarding(),
)  # fmt: skip
