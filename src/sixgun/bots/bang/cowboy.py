"""A bot with sensible rules of thumb: it takes sides by its role, answers fire, heals, and arms itself.

Each option gets a weight and the heaviest is chosen; passing weighs nothing, so what weighs less than nothing is left
alone. Who is friend or foe follows from the roles it knows and from who has acted against whom.
"""

from __future__ import annotations

from random import Random
from typing import Final

from sixgun.bang.asks import DECK, HAND, PLAY, USE, AnswerWithBang, CardAsk, Dodge, PayCard
from sixgun.bang.card_kinds import Weapon
from sixgun.bang.effect import BROWN, GREEN, NO_AIM
from sixgun.bang.faces import CHARACTER, HEARTS, OUTLAW, SHERIFF, SPADES
from sixgun.bang.rules.setup import KEEP
from sixgun.bang.view import View
from sixgun.bots.bang.cached_view import cached_view
from sixgun.bots.bang.suspicion import Suspicions
from sixgun.bots.bang.thumbs import (
    AGAINST_ALL,
    BLIND,
    BURDENS,
    DRAWING,
    FAVOURITES,
    HEARTS_HELP,
    HOSTILE,
    ROBBING,
    SUIT_WORDS,
    WORTH,
)
from sixgun.bots.base import Bot
from sixgun.kernel.ask import NOBODY, PASS, Choice

NEVER: Final = -30.0


class Cowboy(Bot[View, CardAsk]):
    """Rules of thumb by role, from the View and the news alone."""

    reads_news = True

    def __init__(self, chance: Random) -> None:
        super().__init__(chance)
        self.sides = Suspicions()
        self._enmities: dict[int, float] = {}
        """What has been worked out at the present question."""

    @property
    def suspicion(self) -> dict[int, float]:
        return self.sides.suspicion

    def listen(self, view: View) -> None:
        self.sides.listen(view)

    def enmity(self, view: View, seat: int) -> float:
        found = self._enmities.get(seat)
        if found is None:
            found = self._enmities[seat] = self.sides.enmity(view, seat)
        return found

    def choose(self, view: View, ask: CardAsk) -> Choice:
        view = cached_view(view)
        self._enmities = {}
        self.listen(view)
        weights = {option: self.chance.random() / 100 for option in ask.options()}
        for option in weights:
            weights[option] += 0.01 if option is PASS else self.weigh(view, ask, option)
        return max(weights, key=weights.__getitem__)

    def interject(self, view: View, offers: list[Choice]) -> Choice | None:
        """Heal out of turn only when the next hit may be the last and the cards are poor."""
        self._enmities = {}
        return offers[0] if view.me.life == 1 and self.price(view, 2) < 8 else None

    # Weights.

    def weigh(self, view: View, ask: CardAsk, option: Choice) -> float:
        match ask.kind:
            case "play":
                return self.weigh_use(view, option) if option.verb == USE else self.weigh_card(view, option)
            case "excess":
                return self.weigh_use(view, option) + 20 if option.verb == USE else 10 - self.worth(view, option.card)
            case "cost":
                # What need not be given up is exchanged for an unknown card only if it is poor.
                most = BLIND - 1 if isinstance(ask, PayCard) and ask.may_pass else 10.0
                return most - self.worth(view, option.card)
            case "dodge" | "answer" | "save":
                return self.weigh_reply(view, ask, option)
            case "pick":
                return self.weigh_pick(view, ask, option)
            case "aim":
                return self.weigh_aim(view, ask, option)
            case "name":
                return self.weigh_word(view, option)
            case "become":
                return float(view.face(option.card).slug in FAVOURITES)
        return 0.0

    def weigh_card(self, view: View, option: Choice) -> float:
        """Arm and draw first, then heal, then act against foes."""
        kind = view.kind(option.card)
        if isinstance(kind, Weapon) and not option.what:
            return self.weigh_weapon(view, kind)
        slug = option.what or kind.slug
        if slug == "dynamite":
            others = sum(not player.out for player in view.seats) - 1
            return 1.0 if view.me.role == OUTLAW and others > 3 and view.me.life > 3 else -1.0
        if kind.colour != BROWN and kind.aim == NO_AIM and not option.what:
            return 15.0
        weight = self.weigh_effect(view, slug, option.target)
        return weight - (self.price(view, kind.cost, option.card) / 3 if kind.cost else 0.0)

    def weigh_effect(self, view: View, slug: str, target: int) -> float:
        """What a brown card does, or a green one when it is used."""
        me = view.me
        hurt = me.max_life - me.life
        others = [player for player in view.seats if not player.out and player.seat != view.seat]
        if slug in HOSTILE:
            return self.weigh_attack(view, slug, target)
        if slug in DRAWING:
            return 14.0
        if slug in AGAINST_ALL:
            return sum(self.enmity(view, player.seat) * (2 if player.life == 1 else 1) for player in others)
        match slug:
            case "general_store":
                return 10.0
            case "beer":
                return 9.0 if hurt and len(others) > 1 and (me.life < 3 or me.hand_count > me.life) else -1.0
            case "whisky" | "canteen":
                return 9.0 if hurt > (slug == "whisky") or me.life == 1 else -1.0
            case "tequila":
                him = view.player(target)
                return -self.enmity(view, target) * (2 if him.life == 1 else 1) if him.life < him.max_life else -1.0
            case "saloon":
                return 2.0 * hurt + sum(-self.enmity(view, p.seat) for p in others if p.life < p.max_life)
        return 1.0 if target == NOBODY else self.enmity(view, target)

    def weigh_weapon(self, view: View, weapon: Weapon) -> float:
        """Worth its reach; Volcanic its many shots, if a foe is near and there are shots to fire."""
        foes = [p.seat for p in view.seats if not p.out and self.enmity(view, p.seat) > 0]
        held = next((k for k in map(view.kind, view.me.in_play) if isinstance(k, Weapon)), None)
        return 12.0 if self.merit(view, weapon, foes) > self.merit(view, held, foes) else -1.0

    def merit(self, view: View, weapon: Weapon | None, foes: list[int]) -> float:
        reach = weapon.reach if weapon else 1
        near = sum(
            3 if view.player(foe).role == SHERIFF else 1 for foe in foes if view.distance(view.seat, foe) <= reach
        )
        shots = sum(view.face(card).slug == "bang" for card in view.me.hand)
        return near * (shots if weapon and weapon.slug == "volcanic" and shots > 1 else 1) + reach / 10

    def weigh_attack(self, view: View, slug: str, target: int) -> float:
        """The greater the enmity and the closer the foe to his end, the better."""
        if target == view.seat:
            threatened = any(view.face(card).slug in BURDENS for card in view.me.in_play)
            return 6.0 if threatened and slug in ROBBING else -1.0
        enmity, foe = self.enmity(view, target), view.player(target)
        if enmity <= 0:
            return -1.0
        if slug == "duel":
            shots = sum(view.face(card).slug == "bang" for card in view.me.hand)
            return enmity + shots - foe.hand_count / 3 if shots or not foe.hand_count else -1.0
        if slug in ROBBING:
            burdens = sum(view.face(card).slug in BURDENS for card in foe.in_play)
            return 4.0 + enmity if foe.hand_count + len(foe.in_play) > burdens else -1.0
        if slug == "jail":
            return 4.0 + enmity
        return 3.0 + enmity + (2.0 if foe.life == 1 else 0.0)

    def weigh_use(self, view: View, option: Choice) -> float:
        """An ability, a green card, or what an event allows."""
        me = view.me
        if option.card in me.in_play and view.kind(option.card).colour == GREEN:
            return self.weigh_effect(view, option.what, option.target)
        match option.what:
            case "sid_ketchum":
                # Cards for life: when low, or when the cards would be discarded anyhow.
                return 5.0 if me.life == 1 or me.hand_count >= me.life + 2 else NEVER
            case "chuck_wengam":
                return 6.0 if me.life > 2 and me.hand_count < 3 else NEVER
            case "jose_delgado":
                return 2 * BLIND - self.worth(view, option.card)
            case "uncle_will":
                return 4.0 - self.worth(view, option.card)
            case "doc_holyday" | "sniper":
                return self.weigh_attack(view, option.what, option.target) - self.price(view, 2) / 3
            case "ricochet":
                spoils = [card for p in view.seats if self.enmity(view, p.seat) > 0 for card in p.in_play]
                return 2.0 if view.bangs_played and any(view.face(c).slug not in BURDENS for c in spoils) else NEVER
        # An ability of a pack: against foes, or now and then, so that nobody uses it for ever.
        return self.enmity(view, option.target) if option.target != NOBODY else self.chance.random() - 0.5

    def weigh_reply(self, view: View, ask: CardAsk, option: Choice) -> float:
        """Barrels cost nothing; cards are played if they are enough; nobody fights a duel against his own side."""
        me = view.me
        if option.verb == USE and option.what == "sid_ketchum":
            return 5.0 if me.life <= 1 else -1.0
        green = [
            o for o in ask.options() if o.verb == USE and o.card in me.in_play and view.kind(o.card).colour == GREEN
        ]
        if option.verb == USE and option not in green:
            return 20.0
        if option.verb not in (PLAY, USE):
            return 0.0
        replies = sum(o.verb == PLAY for o in ask.options()) + len(green)
        if isinstance(ask, Dodge) and replies < ask.shot.needed:
            return -1.0
        if (
            isinstance(ask, AnswerWithBang)
            and ask.opponent != NOBODY
            and me.life > 1
            and self.enmity(view, ask.opponent) < -1
        ):
            return -1.0
        return 15.0 - self.worth(view, option.card) + (5.0 if option in green else 0.0)

    def weigh_pick(self, view: View, ask: CardAsk, option: Choice) -> float:
        """The luckier card of a draw!, the better card of a choice, a card of a foe."""
        what = ask.source.what if ask.source else ""
        if option.what == HAND:
            return BLIND + min(1.0, self.enmity(view, option.target)) + view.player(option.target).hand_count / 10
        if option.what == DECK:
            return BLIND if what != "pat_brennan" else BLIND + 1.5
        face = view.face(option.card)
        if face.back == CHARACTER:
            # Another character comes with few life points.
            return 1.0 if view.me.life < 2 or (view.me.life == 2 and face.slug in FAVOURITES) else -1.0
        if option.card in view.on_table and what in HEARTS_HELP:
            return float(face.suit == HEARTS)
        if option.card in view.on_table and what == "dynamite":
            return float(face.suit != SPADES or face.rank > 9)
        if what == "estate":
            return -1.0 if view.me.out else self.worth(view, option.card)
        owner = next((player.seat for player in view.seats if option.card in player.in_play), NOBODY)
        if owner != NOBODY:
            return self.weigh_loss(view, option.card, owner)
        worth = self.worth(view, option.card)
        return worth if option.target == NOBODY else -worth * max(-1.0, min(1.0, self.enmity(view, option.target)))

    def weigh_loss(self, view: View, card: int, owner: int) -> float:
        """A card in front of a player is taken away: good riddance, a loss, or a foe's loss."""
        burden = view.face(card).slug in BURDENS
        if owner == view.seat:
            return 20.0 if burden else -1.0 - self.worth(view, card) / 10
        if self.enmity(view, owner) > 0:
            return -1.0 if burden else WORTH.get(view.face(card).slug, BLIND)
        return 1.0 if burden else -2.0

    def weigh_aim(self, view: View, ask: CardAsk, option: Choice) -> float:
        """Copy a good character; give life to a friend who needs it more."""
        him, what = view.player(option.target), ask.source.what if ask.source else ""
        if what == "vera_custer":
            return float(him.characters[0] in FAVOURITES)
        if what == "blood_brothers":
            return 1.0 if self.enmity(view, option.target) < -1 and him.life == 1 and view.me.life > 2 else -1.0
        return self.enmity(view, option.target)

    def weigh_word(self, view: View, option: Choice) -> float:
        """Keep a character; drink when it hurts; guess on; be bound to the suit with the best cards."""
        word, me = option.what, view.me
        if word in SUIT_WORDS:
            return sum(self.worth(view, card) for card in me.hand if view.face(card).suit == SUIT_WORDS[word])
        return {KEEP: 1.0, "drink": 1.0 if me.life < 3 else -1.0, "stop": -1.0}.get(word, 0.0)

    # What things are worth.

    def worth(self, view: View, card: int) -> float:
        """What a card is worth to me now."""
        kind = view.kind(card)
        mine = [view.face(other).slug for other in view.me.in_play if other != card]
        if kind.slug in mine or (isinstance(kind, Weapon) and kind.reach <= view.reach(view.seat)):
            return 1.0
        if kind.slug == "beer" and sum(not player.out for player in view.seats) == 2:
            return 0.5
        return WORTH.get(kind.slug, BLIND)

    def price(self, view: View, count: int, besides: int = NOBODY) -> float:
        """What the poorest cards of my hand are worth together."""
        return sum(sorted(self.worth(view, card) for card in view.me.hand if card != besides)[:count])
