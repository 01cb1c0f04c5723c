"""An example of a pack: two cards, a character and an event of our own. docs/adding-a-card.md explains it.

sixgun play --pack examples/frontier_town.py
"""

from __future__ import annotations

from sixgun.bang.card_kinds import Green
from sixgun.bang.catalogue import CardSet
from sixgun.bang.effect import HEART, OTHER, Card, Character, Event, Reason, Source, reason
from sixgun.bang.faces import CLUBS, HEARTS, SPADES, face
from sixgun.bang.game import Game
from sixgun.bang.rules.card_moves import draw
from sixgun.bang.rules.draw_checks import draw_check
from sixgun.bang.rules.life import gain_life, lose_life
from sixgun.bang.rules.robbing import make_discard, nothing_to_take
from sixgun.bang.rules.shooting import affected
from sixgun.cardgame.facts import DISCARD, Symbol


class SnakeOil(Card):
    """Sold to another player, who draws!: a heart heals, anything else makes sick. The seller draws a card."""

    icon = "square-bottle"
    aim = OTHER
    draws = 1
    check = HEART
    symbols = (Symbol("check"), Symbol("life", "±1"), Symbol("any"), Symbol("draw", "1"))

    def why_not_at(self, game: Game, seat: int, target: int) -> Reason | None:
        buyer = game.player(target)
        return reason("nobody_buys", 0) if buyer.life == buyer.max_life else None

    async def play(self, game: Game, source: Source, target: int) -> None:
        if not affected(game, source, target):
            return
        draw(game, source.by, self.draws)
        if (await draw_check(game, target, self)).helped:
            gain_life(game, target, 1, source)
        else:
            await lose_life(game, target, 1, source)


class WantedPoster(Green):
    """A price on somebody's head: that player loses a card, and the owner of the poster draws one."""

    icon = "wanted-reward"
    act = DISCARD
    use_aim = OTHER
    draws = 1

    def why_not_used_at(self, game: Game, me: int, target: int) -> Reason | None:
        return nothing_to_take(game, me, target)

    async def take_effect(self, game: Game, source: Source, target: int) -> None:
        await make_discard(game, source, target)
        draw(game, source.by, self.draws)


class MarshalMae(Character):
    """Draws a card whenever another player is eliminated, and may keep one card more than she has life points."""

    life = 4

    def modify_hand_limit(self, game: Game, me: int, seat: int, limit: int) -> int:
        return limit + 1

    async def on_eliminated(self, game: Game, me: int, dead: int, killer: int) -> None:
        draw(game, me, 1)


class DustStorm(Event):
    """Nobody sees far: everybody is at one more distance from everybody else."""

    def modify_distance(self, game: Game, me: int, viewer: int, seen: int, distance: int) -> int:
        return distance + 1


CARD_SET = CardSet(
    "frontier_town",
    cards=(SnakeOil(), WantedPoster()),
    deck=(
        face("snake_oil", HEARTS, 2),
        face("snake_oil", HEARTS, 3),
        face("wanted_poster", SPADES, 4),
        face("wanted_poster", CLUBS, 5),
    ),
    characters=(MarshalMae(),),
    events=(DustStorm(),),
)

TEXTS = {
    "en": """
set-frontier-town = Frontier Town
card-snake-oil = Snake Oil
    .text = Sell it to a wounded player and draw a card. The buyer draws!: ♥ regains 1 life point, else 1 is lost.
card-wanted-poster = Wanted Poster
    .text = Green: in a later turn, discard it from play. Another player loses a card, and you draw one.
character-marshal-mae = Marshal Mae
    .text = Draw a card whenever another player is eliminated. You may keep 1 card more than you have life points.
event-dust-storm = Dust Storm
    .text = Everybody sees everybody else at a distance increased by 1.
reason-nobody-buys = { $target } is in good health and buys no { $card }.
""",
    "fr": """
set-frontier-town = Ville pionnière
card-snake-oil = Huile de serpent
    .text = Vendez-la à un blessé et piochez une carte. Il dégaine : ♥ rend 1 point de vie, sinon 1 est perdu.
card-wanted-poster = Avis de recherche
    .text = Verte : à un tour suivant, défaussez-la du jeu. Un autre joueur perd une carte, vous en piochez une.
character-marshal-mae = Marshal Mae
    .text = Piochez une carte à chaque élimination d’un autre. Vous gardez 1 carte de plus que vos points de vie.
event-dust-storm = Tempête de sable
    .text = Chacun voit tous les autres à une distance augmentée de 1.
reason-nobody-buys = { $target } se porte bien et n’achète pas de { $card }.
""",
}
