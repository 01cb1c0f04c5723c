"""An example of a pack for The Duel: a BANG! card, an Action and an Equipment. docs/adding-a-card.md explains packs.

sixgun play --game duel --pack examples/riverside.py
"""

from __future__ import annotations

from sixgun.cardgame.facts import HEAL, Symbol
from sixgun.duel.card_kinds import BangCard, Shelter
from sixgun.duel.catalogue import CardSet
from sixgun.duel.effect import OWN_REAR, Card, Reason, Source, reason
from sixgun.duel.faces import BARREL, DYNAMITE, HORSESHOE, LAW, OUTLAW, SNAKE, face, side_of
from sixgun.duel.game import Game
from sixgun.duel.rules.card_moves import discard_equipment, draw
from sixgun.duel.rules.hitting import Hit, strike
from sixgun.duel.rules.life import gain_life
from sixgun.kernel.ask import Ask, Choice


class StrayBullet(BangCard):
    """If avoided, it flies on and hits the opponent's Rearguard Character."""

    icon = "bullet"
    symbols = (Symbol("hit"), Symbol("hit"))

    async def avoided(self, game: Game, hit: Hit) -> None:
        side = side_of(hit.target)
        if not game.lone(side):
            await strike(game, hit.source.by, self.slug, hit.shooter, game.rear(side))


class FieldNurse(Card):
    """Looks after one's own Rearguard Character, who regains two life points."""

    act = HEAL
    aim = OWN_REAR
    heals = 2

    def why_not_at(self, game: Game, seat: int, target: int) -> Reason | None:
        patient = game.fighter(target)
        return reason("needs_no_nurse", 0) if patient.life == patient.max_life else None

    async def play(self, game: Game, source: Source, target: int) -> None:
        gain_life(game, target, self.heals, source)


class Scarecrow(Shelter):
    """Somebody shoots at it instead: discarded from play it avoids a hit, and its owner draws a card."""

    icon = "scarecrow"
    parries_in_play = True
    used_up = True
    draws = 1

    async def use(self, game: Game, me: int, ask: Ask, choice: Choice) -> int:
        discard_equipment(game, me, choice.card, side_of(me), self.slug)
        draw(game, side_of(me), self.draws)
        return 1


CARD_SET = CardSet(
    "riverside",
    cards=(StrayBullet(), FieldNurse(), Scarecrow()),
    deck=(
        face("stray_bullet", LAW, DYNAMITE),
        face("stray_bullet", OUTLAW, SNAKE),
        face("field_nurse", LAW, HORSESHOE),
        face("field_nurse", OUTLAW, HORSESHOE),
        face("scarecrow", LAW, BARREL),
        face("scarecrow", OUTLAW, BARREL),
    ),
)

TEXTS = {
    "en": """
duel-set-riverside = Riverside
duel-card-stray-bullet = Stray Bullet
    .text = One hit on the opponent’s Active Character. If it is avoided, one hit on the Rearguard Character.
duel-card-field-nurse = Field Nurse
    .text = Your Rearguard Character regains two life points.
duel-card-scarecrow = Scarecrow
    .text = Discard it from play to avoid a hit on its bearer and draw a card.
duel-reason-needs-no-nurse = { $target } has lost no life point and needs no { $card }.
""",
    "fr": """
duel-set-riverside = Au bord du fleuve
duel-card-stray-bullet = Balle perdue
    .text = Une touche sur le personnage actif adverse. Si elle est esquivée, une touche sur l’arrière-garde.
duel-card-field-nurse = Infirmière
    .text = Votre arrière-garde récupère deux points de vie.
duel-card-scarecrow = Épouvantail
    .text = Défaussez-le du jeu pour esquiver une touche sur son porteur et piocher une carte.
duel-reason-needs-no-nurse = { $target } n’a perdu aucun point de vie et se passe de { $card }.
""",
}
