"""A bot with simple rules: it takes sides by its role, returns fire, heals, and arms itself.

Each option gets a weight, and the highest one is chosen. Passing has a weight of about 0, so the bot avoids options
with a negative weight. It tells friends from foes by the known roles and by who acted against whom.
"""

from __future__ import annotations

from random import Random
from typing import Final

from sixgun.bang.asks import DECK, HAND, PLAY, USE, AnswerWithBang, CardAsk, Dodge, PayCard
from sixgun.bang.effect import BANG, ESTATE, GREEN, Card, Effect
from sixgun.bang.faces import CHARACTER, OUTLAW, SHERIFF, SUIT_NAMES, SUITS
from sixgun.bang.rules.setup import KEEP
from sixgun.bang.view import View
from sixgun.bots.bang.acts import (
    copies_abilities,
    draws_cards,
    gives_life,
    is_against_all,
    is_aimed,
    is_attack,
    is_hostile,
    is_put_down,
    is_robbery,
    lifts_bang_limit,
)
from sixgun.bots.bang.cached_view import cached_view
from sixgun.bots.bang.opinions import DRAWS_INSTEAD, FAVOURITES, ROUGH_UNSEEN, rough_ability_value, rough_value
from sixgun.bots.bang.suspicion import Suspicions
from sixgun.bots.base import Bot
from sixgun.cardgame.facts import CHALLENGE, CONFINE, EVERYBODY, HEAL
from sixgun.kernel.ask import NOBODY, PASS, Choice

NEVER: Final = -30.0


class Cowboy(Bot[View, CardAsk]):
    """Simple rules by role, based on the view and the news only."""

    reads_news = True

    def __init__(self, chance: Random) -> None:
        super().__init__(chance)
        self.suspicions = Suspicions()
        self._enmities: dict[int, float] = {}
        """A cache for the current question."""

    @property
    def suspicion(self) -> dict[int, float]:
        return self.suspicions.suspicion

    def listen(self, view: View) -> None:
        self.suspicions.listen(view)

    def enmity(self, view: View, seat: int) -> float:
        found = self._enmities.get(seat)
        if found is None:
            found = self._enmities[seat] = self.suspicions.enmity(view, seat)
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
        """Heal out of turn only on the last life point, and only with poor cards."""
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
                # An optional trade for an unknown card is only good for a poor card.
                most = ROUGH_UNSEEN - 1 if isinstance(ask, PayCard) and ask.may_pass else 10.0
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
        if is_put_down(kind) and not option.what:
            if kind.weapon:
                return self.weigh_weapon(view, kind)
            if not kind.burden:
                return 15.0
            others = sum(not player.out for player in view.seats) - 1
            return 1.0 if view.me.role == OUTLAW and others > 3 and view.me.life > 3 else -1.0
        weight = self.weigh_effect(view, view.effect_of(option.what) if option.what else kind, option.target)
        return weight - (self.price(view, kind.cost, option.card) / 3 if kind.cost else 0.0)

    def weigh_effect(self, view: View, kind: Effect, target: int) -> float:
        """Weigh the effect of a brown card, or of a green one that is used."""
        me = view.me
        hurt = me.max_life - me.life
        others = [player for player in view.seats if not player.out and player.seat != view.seat]
        if is_hostile(kind):
            return self.weigh_attack(view, kind, target)
        if draws_cards(kind):
            return 14.0
        if is_against_all(kind):
            return sum(self.enmity(view, player.seat) * (2 if player.life == 1 else 1) for player in others)
        match kind.act:
            case "draw":
                return 10.0
            case "heal" if is_aimed(kind):
                friend = view.player(target)
                if friend.life == friend.max_life:
                    return -1.0
                return -self.enmity(view, target) * (2 if friend.life == 1 else 1)
            case "heal" if kind.affects == EVERYBODY:
                return 2.0 * hurt + sum(-self.enmity(view, p.seat) for p in others if p.life < p.max_life)
            case "heal" if len(others) + 1 < kind.min_players:
                return -1.0
            case "heal" if isinstance(kind, Card) and kind.saves_life:
                # Keep it for a lethal hit, unless life is low or the hand is full.
                return 9.0 if hurt and (me.life < 3 or me.hand_count > me.life) else -1.0
            case "heal":
                return 9.0 if hurt >= kind.heals or me.life == 1 else -1.0
        return 1.0 if target == NOBODY else self.enmity(view, target)

    def weigh_weapon(self, view: View, weapon: Card) -> float:
        """Prefer a longer reach, or unlimited BANG! cards with a foe in reach and cards to play."""
        foes = [p.seat for p in view.seats if not p.out and self.enmity(view, p.seat) > 0]
        held = next((kind for kind in map(view.kind, view.me.in_play) if kind.weapon), None)
        return 12.0 if self.merit(view, weapon, foes) > self.merit(view, held, foes) else -1.0

    def merit(self, view: View, weapon: Card | None, foes: list[int]) -> float:
        reach = weapon.reach if weapon else 1
        near = sum(
            3 if view.player(foe).role == SHERIFF else 1 for foe in foes if view.distance(view.seat, foe) <= reach
        )
        shots = sum(view.face(card).slug == BANG for card in view.me.hand)
        return near * (shots if weapon and lifts_bang_limit(weapon) and shots > 1 else 1) + reach / 10

    def weigh_attack(self, view: View, kind: Effect, target: int) -> float:
        """Prefer hated foes, and foes with little life."""
        if target == view.seat:
            threatened = any(view.kind(card).burden for card in view.me.in_play)
            return 6.0 if threatened and is_robbery(kind) else -1.0
        enmity, foe = self.enmity(view, target), view.player(target)
        if enmity <= 0:
            return -1.0
        if kind.act == CHALLENGE:
            shots = sum(view.face(card).slug == BANG for card in view.me.hand)
            return enmity + shots - foe.hand_count / 3 if shots or not foe.hand_count else -1.0
        if is_robbery(kind):
            burdens = sum(view.kind(card).burden for card in foe.in_play)
            return 4.0 + enmity if foe.hand_count + len(foe.in_play) > burdens else -1.0
        if kind.act == CONFINE:
            return 4.0 + enmity
        return 3.0 + enmity + (2.0 if foe.life == 1 else 0.0)

    def weigh_use(self, view: View, option: Choice) -> float:
        """Weigh the use of an ability, a green card or an event."""
        if option.card in view.me.in_play and view.kind(option.card).colour == GREEN:
            return self.weigh_effect(view, view.kind(option.card), option.target)
        value = rough_ability_value(self, view, option, NEVER)
        if value is not None:
            return value
        kind = view.effect_of(option.what)
        cost = self.price(view, kind.cost) / 3
        if is_attack(kind):
            return self.weigh_attack(view, kind, option.target) - cost
        if kind.act == HEAL and option.target == NOBODY:
            return self.weigh_effect(view, kind, option.target) - cost
        # An ability from a pack: use it against foes, or now and then, so that the bot does not use it forever.
        return self.enmity(view, option.target) if option.target != NOBODY else self.chance.random() - 0.5

    def weigh_reply(self, view: View, ask: CardAsk, option: Choice) -> float:
        """Use a draw! first, as it costs nothing. Play cards only if there are enough. Lose a duel with a friend."""
        me = view.me
        if option.verb == USE and view.effect_of(option.what).act == HEAL and option.card not in me.in_play:
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
        """Prefer the lucky card of a draw!, the better card of a choice, a card of a foe."""
        what = ask.source.what if ask.source else ""
        check = view.effect_of(what).check
        if option.what == HAND:
            return (
                ROUGH_UNSEEN + min(1.0, self.enmity(view, option.target)) + view.player(option.target).hand_count / 10
            )
        if option.what == DECK:
            return ROUGH_UNSEEN if what != DRAWS_INSTEAD else ROUGH_UNSEEN + 1.5
        face = view.face(option.card)
        if face.back == CHARACTER:
            # A new character comes with few life points.
            return 1.0 if view.me.life < 2 or (view.me.life == 2 and face.slug in FAVOURITES) else -1.0
        if check and option.card in view.on_table:
            return float(check.helps(face.suit, face.rank))
        if what == ESTATE:
            return -1.0 if view.me.out else self.worth(view, option.card)
        owner = next((player.seat for player in view.seats if option.card in player.in_play), NOBODY)
        if owner != NOBODY:
            return self.weigh_loss(view, option.card, owner)
        worth = self.worth(view, option.card)
        return worth if option.target == NOBODY else -worth * max(-1.0, min(1.0, self.enmity(view, option.target)))

    def weigh_loss(self, view: View, card: int, owner: int) -> float:
        """Weigh the removal of a card in front of a player."""
        burden = view.kind(card).burden
        if owner == view.seat:
            return 20.0 if burden else -1.0 - self.worth(view, card) / 10
        if self.enmity(view, owner) > 0:
            return -1.0 if burden else rough_value(view.kind(card))
        return 1.0 if burden else -2.0

    def weigh_aim(self, view: View, ask: CardAsk, option: Choice) -> float:
        """Copy a good character. Give life to a friend who needs it more."""
        target, what = view.player(option.target), view.effect_of(ask.source.what if ask.source else "")
        if copies_abilities(what):
            return float(target.characters[0] in FAVOURITES)
        if gives_life(what):
            return 1.0 if self.enmity(view, option.target) < -1 and target.life == 1 and view.me.life > 2 else -1.0
        return self.enmity(view, option.target)

    def weigh_word(self, view: View, option: Choice) -> float:
        """Keep the character, drink when life is low, go on guessing, name the suit with the best cards."""
        word, me = option.what, view.me
        if word in SUIT_NAMES:
            suit = SUITS[SUIT_NAMES.index(word)]
            return sum(self.worth(view, card) for card in me.hand if view.face(card).suit == suit)
        return {KEEP: 1.0, "drink": 1.0 if me.life < 3 else -1.0, "stop": -1.0}.get(word, 0.0)

    # What things are worth.

    def worth(self, view: View, card: int) -> float:
        """Return the worth of a card to me now."""
        kind = view.kind(card)
        mine = [view.face(other).slug for other in view.me.in_play if other != card]
        if kind.slug in mine or (kind.weapon and kind.reach <= view.reach(view.seat)):
            return 1.0
        if sum(not player.out for player in view.seats) < kind.min_players:
            return 0.5
        return rough_value(kind)

    def price(self, view: View, count: int, besides: int = NOBODY) -> float:
        """Return the worth of the poorest cards in my hand together."""
        return sum(sorted(self.worth(view, card) for card in view.me.hand if card != besides)[:count])
