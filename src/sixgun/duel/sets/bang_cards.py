"""The BANG! cards. They are red, and one can be played in a turn."""

from __future__ import annotations

from sixgun.cardgame.facts import Symbol, Symbols
from sixgun.duel.asks import PickCard, side_named
from sixgun.duel.card_kinds import BangCard
from sixgun.duel.effect import FOES, Aim, Card, Reason, Source, reason
from sixgun.duel.faces import side_of
from sixgun.duel.game import Game
from sixgun.duel.rules.drawing import may_draw
from sixgun.duel.rules.hitting import Hit, hit_with
from sixgun.duel.rules.life import gain_life
from sixgun.duel.rules.playing import pay
from sixgun.duel.rules.robbing import equipment_of, make_discard, was_robbed
from sixgun.duel.rules.swapping import swap, swappable
from sixgun.kernel.ask import NO_CARD, NOBODY


class Colt(BangCard):
    """A hit and nothing else."""

    icon = "revolver"
    symbols: Symbols | None = (Symbol("hit"),)
    plain = True


class Fanning(BangCard):
    """Hits once for each Equipment card its target has when it is played. Each hit is avoided separately (63-66)."""

    icon = "gunshot"
    symbols: Symbols | None = (Symbol("hit", "×n"),)

    def why_not_at(self, game: Game, seat: int, target: int) -> Reason | None:
        needed = game.options.fanning_needs_equipment
        return reason("no_equipment", 66) if needed and not game.fighter(target).in_play else None

    async def play(self, game: Game, source: Source, target: int) -> None:
        for _ in game.fighter(target).in_play:
            if game.fighter(target).life > 0:
                await hit_with(game, source, target)


class Carbine(BangCard):
    """If avoided, its player may discard an Equipment card of either Active Character (87)."""

    icon = "musket"
    symbols: Symbols | None = (Symbol("hit"), Symbol("discard", "1"))
    choice_ruling = 87

    async def avoided(self, game: Game, hit: Hit) -> None:
        cards = equipment_of(game, tuple(player.active for player in game.state.players))
        if cards:
            wanted = (await PickCard(game, hit.source.by, hit.source, cards, may_pass=True)).card
            if wanted != NO_CARD:
                make_discard(game, hit.source, wanted)


class Peacemaker(BangCard):
    """If avoided, the defender discards a hand card of their choice (88)."""

    icon = "pistol-gun"
    symbols: Symbols | None = (Symbol("hit"), Symbol("discard", "1"))
    choice_ruling = 88

    async def avoided(self, game: Game, hit: Hit) -> None:
        defender = side_of(hit.target)
        hand = game.player(defender).hand
        await pay(game, defender, hit.source, hand)
        if hand and game.options.forced_discards_count:
            was_robbed(game, defender, NOBODY, hit.source.by)


class Remington(BangCard):
    """If avoided, its player may draw a card."""

    icon = "lee-enfield"
    draws = 1
    symbols: Symbols | None = (Symbol("hit"), Symbol("draw", "1"))

    async def avoided(self, game: Game, hit: Hit) -> None:
        await may_draw(game, hit.source.by, self.draws, self.slug, hit.shooter)


class Schofield(BangCard):
    """If avoided, the shooter's Active Character regains a life point."""

    icon = "revolver"
    heals = 1
    symbols: Symbols | None = (Symbol("hit"), Symbol("life", "+1"))

    async def avoided(self, game: Game, hit: Hit) -> None:
        gain_life(game, game.player(hit.source.by).active, self.heals, hit.source)


class Shotgun(BangCard):
    """If avoided, its player may swap the characters of one side."""

    icon = "sawed-off-shotgun"
    symbols: Symbols | None = (Symbol("hit"), Symbol("swap"))
    choice_ruling = 54

    async def avoided(self, game: Game, hit: Hit) -> None:
        may_pass = not game.options.shotgun_must
        side = await side_named(game, hit.source.by, hit.source, swappable(game), may_pass)
        if side != NOBODY:
            swap(game, side, hit.source.by, self.slug)


class Winchester(BangCard):
    """A hit that can also reach the opponent's Rearguard Character."""

    icon = "winchester-rifle"
    symbols: Symbols | None = (Symbol("hit"), Symbol("any"))
    aim: Aim = FOES


BANG_CARDS: tuple[Card, ...] = (
    Colt(), Fanning(), Carbine(), Peacemaker(), Remington(), Schofield(), Shotgun(), Winchester(),
)  # fmt: skip
