"""A bot for The Duel with simple rules: it shoots weak characters, equips its own, and keeps its active one alive.

Each option gets a weight, and the highest one is chosen. Passing has a weight of about 0, so the bot avoids options
with a negative weight.
"""

from __future__ import annotations

from typing import Final

from sixgun.bots.base import Bot
from sixgun.bots.duel.opinions import (
    EQUIPMENT_ONLY,
    ONCE_PER_EQUIPMENT,
    REPLAYS_DISCARD,
    ROUGH_UNSEEN,
    SETS_LIFE_TO_THREE,
    STEPS_IN,
    rough_value,
)
from sixgun.cardgame.facts import DRAW, EVERYBODY, OTHERS
from sixgun.duel.asks import RELOAD, SWAP, USE, YES, Avoid, CardAsk, PickCard
from sixgun.duel.effect import BLUE, Card
from sixgun.duel.faces import BARREL, SIDES
from sixgun.duel.view import CharacterView, SeatView, View
from sixgun.kernel.ask import NO_CARD, NOBODY, PASS, Choice

NEVER: Final = -30.0
ALE_LIFE: Final = 3
"""How many life points Strong Ale leaves."""
ENOUGH_LIFE: Final = 3
"""More life points do not make a character stronger in front."""


class Cowboy(Bot[View, CardAsk]):
    """Simple rules, based on the view only."""

    def choose(self, view: View, ask: CardAsk) -> Choice:
        weights = {option: self.chance.random() / 100 for option in ask.options()}
        for option in weights:
            weights[option] += 0.01 if option is PASS else self.weigh(view, ask, option)
        return max(weights, key=weights.__getitem__)

    def weigh(self, view: View, ask: CardAsk, option: Choice) -> float:
        match ask.kind:
            case "play" | "ready":
                return self.weigh_play(view, option)
            case "avoid":
                assert isinstance(ask, Avoid)
                return self.weigh_avoid(view, ask, option)
            case "answer":
                dying = view.character(ask.subject).life == 1
                return 5.0 + 8.0 * dying - self.worth(view, option.card) / 2
            case "excess" | "cost":
                return 10.0 - self.worth(view, option.card)
            case "pick":
                assert isinstance(ask, PickCard)
                return self.weigh_pick(view, ask, option)
            case "become":
                return float(view.character(option.card).kind.life)
        return self.weigh_word(view, ask, option)

    # The play phase.

    def weigh_play(self, view: View, option: Choice) -> float:
        """Draw first, then arm, then shoot, and swap at the end."""
        if option.verb == SWAP:
            return self.weigh_swap(view, view.seat)
        if option.verb == RELOAD:
            return 0.5 if option.card == NO_CARD else self.weigh_reload(view, option.card)
        if option.verb == USE:
            return self.weigh_use(view, option)
        if option.what:  # any card as the plain BANG! card
            return self.weigh_hit(view, option.target) - self.worth(view, option.card)
        return self.weigh_effect(view, view.kind(option.card), option.target)

    def weigh_effect(self, view: View, kind: Card, target: int) -> float:
        """Weigh the effect of a card."""
        mine = view.me.characters
        hurt = sum(character.life < character.max_life for character in mine)
        if kind.colour == BLUE:
            return self.weigh_gear(view, kind, target)
        if kind.affects == OTHERS:
            return self.weigh_volley(view)
        if kind.hits:
            count = len(view.character(target).in_play) if kind.slug == ONCE_PER_EQUIPMENT else 1
            return self.weigh_hit(view, target) * count + (rough_value(kind) - ROUGH_UNSEEN) / 4
        match kind.act:
            case "draw":
                return 4.0 if kind.affects == EVERYBODY else 14.0
            case "heal" if target != NOBODY:
                character = view.character(target)
                missing = character.max_life - character.life
                return 8.0 * min(missing, kind.heals) - 4.0 if self.own(view, target) else NEVER
            case "heal":
                return 8.0 * hurt - 4.0
            case "challenge":
                hits = sum(view.kind(card).hits for card in view.me.hand)
                return 2.0 + hits - self.foe(view).hand_count / 2
            case "swap":
                return max(self.weigh_swap(view, seat) for seat in range(2)) - 0.5
            case "take":
                return self.weigh_robbery(view, kind)
        if kind.slug == SETS_LIFE_TO_THREE:
            change = ALE_LIFE - view.character(target).life
            return 3.0 * (change if self.own(view, target) else -change)
        return self.weigh_facts(view, kind, target)

    def weigh_facts(self, view: View, kind: Card, target: int) -> float:
        """Weigh a card whose act says too little, as cards of packs can have: by what it heals and draws."""
        if target != NOBODY and not self.own(view, target):
            return NEVER if kind.heals else 4.0
        return 2.0 * (kind.heals + kind.draws) - 1.0

    def weigh_hit(self, view: View, target: int) -> float:
        """Prefer characters with little life, and never hit my own."""
        if self.own(view, target):
            return NEVER
        life = view.character(target).life
        return 6.0 + (4.0 if life == 1 else 1.0 / life)

    def weigh_volley(self, view: View) -> float:
        """Weigh a hit at all but my active character: what the opponent loses against what my rear character risks."""
        foes = sum(2.0 if character.life == 1 else 1.0 for character in self.foe(view).characters)
        risk = sum(4.0 if c.life == 1 else 1.2 for c in view.me.characters if not c.active)
        return 2.0 + 2.0 * foes - 2.0 * risk

    def weigh_gear(self, view: View, kind: Card, target: int) -> float:
        """Give good Equipment to my own characters, and burdens to the opponent."""
        worn = [view.face(card).slug for card in view.character(target).in_play]
        if kind.slug in worn:
            return -1.0
        if kind.burden and kind.damage > 1:
            return 2.0 if not self.own(view, target) or view.character(target).life > kind.damage else -1.0
        if kind.burden == self.own(view, target):
            return NEVER
        return 9.0 + rough_value(kind) / 10

    def weigh_robbery(self, view: View, kind: Card) -> float:
        """Weigh what can be taken from the opponent, or got rid of. The card itself is chosen afterwards."""
        worn = {c.seat: [view.kind(card) for card in c.in_play] for c in view.characters if c.active}
        loads = [view.kind(card) for c in view.me.characters for card in c.in_play]
        spoils = [rough_value(gear) for gear in worn[1 - view.seat] if not gear.burden]
        spoils += [ROUGH_UNSEEN + 1.0 for gear in loads if gear.burden]
        if kind.slug != EQUIPMENT_ONLY and self.foe(view).hand_count:
            spoils.append(ROUGH_UNSEEN)
        return 2.0 + max(spoils) if spoils else -1.0

    def weigh_swap(self, view: View, seat: int) -> float:
        """Weigh a swap: is the rear character of a side better in front?"""
        side = view.player(seat)
        if side.rear == NOBODY:
            return -1.0
        gain = self.strength(view, view.character(side.rear)) - self.strength(view, view.character(side.active))
        return (gain - 0.5) / 2 if seat == view.seat else (-gain - 0.5) / 2

    def strength(self, view: View, character: CharacterView) -> float:
        """Return how strong a character is in front, by life and useful Equipment."""
        useful = sum(not view.kind(card).burden for card in character.in_play)
        return min(character.life, ENOUGH_LIFE) + useful - (2.0 if character.life == 1 else 0.0)

    def weigh_reload(self, view: View, card: int) -> float:
        """Replace a card of little use with another."""
        if card in view.me.hand:
            return 1.0 if self.worth(view, card) < ROUGH_UNSEEN else -1.0
        return 6.0 if view.kind(card).burden else -1.0

    def weigh_use(self, view: View, option: Choice) -> float:
        """Weigh the use of an ability in the play phase."""
        kind = view.effect_of(option.what)
        if kind.slug == REPLAYS_DISCARD:
            return self.weigh_effect(view, view.kind(view.discard_top), option.target) - self.price(view)
        if kind.act == DRAW:
            if kind.cost:
                return 5.0 - self.price(view)
            if option.card == NO_CARD:
                return 20.0
            return 1.0 if self.worth(view, option.card) < ROUGH_UNSEEN else -1.0
        return 1.0

    # Answers.

    def weigh_avoid(self, view: View, ask: Avoid, option: Choice) -> float:
        """Use what costs nothing first. Keep a card only if it is valuable and life is not low."""
        if option.verb == USE:
            return 9.0 if view.facts_of(option.what).parries else 20.0
        life = view.character(ask.hit.target).life
        if option.what:
            return 8.0 + (4.0 if life == 1 else 0.0) - self.worth(view, option.card)
        return 12.0 - self.worth(view, option.card) / 10

    def weigh_pick(self, view: View, ask: PickCard, option: Choice) -> float:
        """Prefer the lucky card of a reveal, the best card of a choice, a card that helps the opponent."""
        if option.card == NO_CARD:
            return ROUGH_UNSEEN
        what = ask.source.what if ask.source else ""
        face = view.face(option.card)
        kind = view.effect_of(what)
        if option.card in view.on_table and kind.affects != EVERYBODY:
            mine = ask.source is not None and ask.source.by == view.seat
            lucky = kind.check.helps(face.symbol) if kind.check else face.symbol == BARREL
            return float(lucky == mine)
        bearer = next((c for c in view.characters if option.card in c.in_play), None)
        if bearer is None:
            return self.worth(view, option.card)
        burden = view.kind(option.card).burden
        if bearer.seat == view.seat:
            return 8.0 if burden else -1.0
        return -1.0 if burden else self.worth(view, option.card)

    def weigh_word(self, view: View, ask: CardAsk, option: Choice) -> float:
        """Accept cards, step in for a friend on their last life point, and choose the side whose swap helps."""
        what = ask.source.what if ask.source else ""
        if option.what in SIDES:
            return self.weigh_swap(view, SIDES.index(option.what)) + 0.3
        if what == STEPS_IN:
            helper = view.character(ask.subject)
            saved = [c for c in view.me.characters if c.fighter != helper.fighter and c.life == 1]
            return float((option.what == YES) == (bool(saved) and helper.life > 1))
        return float(option.what == YES)

    # What things are worth.

    def own(self, view: View, fighter: int) -> bool:
        return view.character(fighter).seat == view.seat

    def foe(self, view: View) -> SeatView:
        return view.player(1 - view.seat)

    def worth(self, view: View, card: int) -> float:
        """Return the worth of a card to me now."""
        return rough_value(view.kind(card))

    def price(self, view: View) -> float:
        """Return the worth of the poorest card in my hand."""
        return min((self.worth(view, card) for card in view.me.hand), default=0.0)
