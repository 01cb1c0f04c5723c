"""The twelve characters of the Law."""

from __future__ import annotations

from typing import Final

from sixgun.cardgame.facts import DRAW, SHOT
from sixgun.duel import announce
from sixgun.duel.asks import agreed
from sixgun.duel.effect import AVOID, RED, Character, Source
from sixgun.duel.faces import HORSESHOE, side_of
from sixgun.duel.game import Game
from sixgun.duel.rules.drawing import may_draw
from sixgun.duel.rules.hitting import Hit, strike
from sixgun.duel.rules.life import lose_life
from sixgun.duel.sets.equipment import opponents_token_moved
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.hidden_cards import PUBLIC

MISSED: Final = "missed"
STRONG_ALE: Final = "strong_ale"


async def strike_front(game: Game, me: int, what: str) -> None:
    """Hit the opponent's current Active Character (56)."""
    seat = side_of(me)
    await strike(game, seat, what, me, game.player(1 - seat).active)


class AlanPinkertoon(Character):
    """For each life point he loses, hits the opponent's Active Character (91)."""

    act = SHOT

    async def on_life_lost(self, game: Game, me: int, who: int, by: int) -> None:
        if who == me:
            await strike_front(game, me, self.slug)


class AnnieOakey(Character):
    """Uses hit cards to avoid hits, and Missed! as a Colt or instead of a hit card (46, 68)."""

    def counts_as(self, game: Game, me: int, card: int, want: str) -> bool:
        kind = game.kind(card)
        return kind.hits if want == AVOID else kind.slug == MISSED


class BartMasterson(Character):
    """Every reveal turns up two cards, and his player picks the one that counts (93)."""

    always = True

    def modify_reveal(self, game: Game, me: int, cards: int, chooser: int) -> tuple[int, int]:
        return 2, side_of(me)


class BillTightman(Character):
    """May draw two cards when another character is eliminated (94)."""

    act = DRAW
    draws = 2
    life = 5
    choice_ruling = 94

    async def on_eliminated(self, game: Game, me: int, fallen: int) -> None:
        await may_draw(game, side_of(me), self.draws, self.slug, me)


class BuffaloBell(Character):
    """May lose a life point, but not his last, in place of the other character (92)."""

    always = True
    choice_ruling = 92

    async def instead_of_loss(self, game: Game, me: int, who: int, source: Source) -> bool:
        if who == me or game.fighter(me).life < 2:
            return False
        if source.what == STRONG_ALE and not game.options.bell_takes_ale:
            return False
        if not await agreed(game, side_of(me), Source(source.by, self.slug, source.cards, me)):
            return False
        announce.took_the_loss(game, me, self.slug)
        await lose_life(game, me, 1, source)
        return True


class DalonRanger(Character):
    """May draw a card for each life point the opponent makes him lose (91)."""

    act = DRAW
    draws = 1
    life = 5
    choice_ruling = 91

    async def on_life_lost(self, game: Game, me: int, who: int, by: int) -> None:
        if who == me and by == 1 - side_of(me):
            await may_draw(game, side_of(me), self.draws, self.slug, me)


class Jango(Character):
    """May draw a card whenever the opponent's token moves (76)."""

    act = DRAW
    draws = 1
    life = 3
    choice_ruling = 76

    async def on_token_moved(self, game: Game, me: int, seat: int, by: int, now: int) -> None:
        if opponents_token_moved(game, me, seat, by):
            await may_draw(game, side_of(me), self.draws, self.slug, me)


class PatGarret(Character):
    """Shows the second card he draws. If it has a horseshoe, he may draw one more from the opponent's deck."""

    act = DRAW
    draws = 1
    life = 5

    async def on_card_drawn(self, game: Game, me: int, seat: int, card: int, nth: int) -> None:
        if nth != 1:
            return
        game.state.seen[card] = PUBLIC
        announce.showed(game, seat, me, card, self.slug)
        if game.face(card).symbol == HORSESHOE:
            await may_draw(game, seat, self.draws, self.slug, me, 1 - seat)


class TexKiller(Character):
    """To avoid his BANG! cards, the opponent must discard one more hand card (52)."""

    def modify_avoid_cost(self, game: Game, me: int, hit: Hit, cost: int) -> int:
        return cost + 1 if hit.colour == RED else cost


class TheStranger(Character):
    """His player may play one more BANG! card a turn (42)."""

    always = True

    def modify_bang_limit(self, game: Game, me: int, seat: int, limit: int) -> int:
        return limit + 1


class WildBill(Character):
    """Hits the opponent's Active Character when the opponent takes or discards a card (96).

    It must be a hand card of his player or his own Equipment.
    """

    act = SHOT
    life = 5

    async def on_card_taken(self, game: Game, me: int, bearer: int, by: int) -> None:
        if by != side_of(me) and bearer in (NOBODY, me):
            await strike_front(game, me, self.slug)


class WyattEarp(Character):
    """May draw a card for each of his player's hits that the opponent avoids (97)."""

    act = DRAW
    draws = 1
    choice_ruling = 97

    async def on_hit_avoided(self, game: Game, me: int, by: int, target: int) -> None:
        if by == side_of(me) != side_of(target):
            await may_draw(game, by, self.draws, self.slug, me)


LAW: tuple[Character, ...] = (
    AlanPinkertoon(), AnnieOakey(), BartMasterson(), BillTightman(), BuffaloBell(), DalonRanger(), Jango(), PatGarret(),
    TexKiller(), TheStranger(), WildBill(), WyattEarp(),
)  # fmt: skip
