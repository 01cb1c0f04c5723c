"""A bot with sensible rules of thumb: it takes sides by its role, answers fire, heals, and arms itself.

Each option gets a weight and the heaviest is chosen; passing weighs nothing, so what weighs less than nothing is left
alone. Who is friend or foe follows from the roles it knows and from who has acted against whom.
"""

from __future__ import annotations

from random import Random
from typing import Final

from sixgun.bang.asks import DECK, HAND, PLAY, USE, Answer, BangAsk, Dodge
from sixgun.bang.faces import DEPUTY, HEARTS, OUTLAW, RENEGADE, SHERIFF, SPADES
from sixgun.bang.rules.setup import KEEP, ROLES_FOR
from sixgun.bang.sets.base.cards import Weapon
from sixgun.bang.view import View
from sixgun.bots.base import Bot
from sixgun.kernel.ask import NOBODY, PASS, Choice

HOSTILE: Final = {"bang": 1.0, "duel": 1.0, "jail": 0.7, "panic": 0.6, "cat_balou": 0.6}
"""How much a card played at somebody says about its player."""

WORTH: Final = {
    "beer": 6.0, "missed": 5.5, "bang": 5.0, "barrel": 7.0, "mustang": 5.0, "scope": 4.5, "wells_fargo": 8.0,
    "stagecoach": 7.0, "gatling": 5.0, "indians": 3.5, "duel": 3.5, "panic": 5.0, "cat_balou": 4.5, "jail": 3.5,
    "general_store": 4.0, "saloon": 3.0, "volcanic": 4.0, "schofield": 3.5, "remington": 4.0, "rev_carabine": 4.5,
    "winchester": 5.0, "dynamite": 1.0,
}  # fmt: skip
"""What a card is worth in the hand; an unknown card is worth BLIND."""

BLIND: Final = 4.5
FAVOURITES: Final = ("willy_the_kid", "bart_cassidy", "kit_carlson", "suzy_lafayette", "black_jack", "jourdonnais")
SIDES: Final = {SHERIFF: SHERIFF, DEPUTY: SHERIFF, OUTLAW: OUTLAW, RENEGADE: RENEGADE}


class Cowboy(Bot):
    """Rules of thumb by role, from the View and the news alone."""

    listens = True

    def __init__(self, chance: Random) -> None:
        super().__init__(chance)
        self.heard = 0
        self.suspicion: dict[int, float] = {}

    def choose(self, view: View, ask: BangAsk) -> Choice:
        self.listen(view)
        weights = {option: self.chance.random() / 100 for option in ask.options()}
        for option in weights:
            weights[option] += 0.01 if option is PASS else self.weigh(view, ask, option)
        return max(weights, key=weights.__getitem__)

    def interject(self, view: View, offers: list[Choice]) -> Choice | None:
        """Heal out of turn only when the next hit may be the last and the cards are poor."""
        poor = sorted(self.worth(view, card) for card in view.me.hand)[:2]
        return offers[0] if view.me.life == 1 and sum(poor) < 8 else None

    # Friend or foe.

    def listen(self, view: View) -> None:
        """Who acts against the Sheriff is suspect; who acts against suspects is less so."""
        for news in view.news(self.heard):
            self.heard += 1
            weight = HOSTILE.get(news.what, 0.0) if news.kind == "play" and news.target != NOBODY else 0.0
            if not weight or news.seat == news.target:
                continue
            if view.player(news.target).role == SHERIFF:
                change = weight
            elif view.player(news.seat).role == SHERIFF:
                continue
            else:
                change = -weight * max(-1.0, min(1.0, self.suspicion.get(news.target, 0.0))) / 2
            self.suspicion[news.seat] = self.suspicion.get(news.seat, 0.0) + change

    def enmity(self, view: View, seat: int) -> float:
        """How much I wish a player ill: above 0 a foe, below 0 a friend."""
        mine, his = view.me.role, view.player(seat).role
        alive = [player for player in view.seats if not player.out]
        if seat == view.seat:
            return -5.0
        if len(alive) == 2:
            return 5.0
        suspicion = self.suspicion.get(seat, 0.0)
        if mine == RENEGADE:
            return -2.0 if his == SHERIFF else self.balance(view, suspicion)
        if his:
            return -5.0 if SIDES[his] == SIDES[mine] else 3.0
        hidden = list(ROLES_FOR.get(len(view.seats), ()))
        for player in view.seats:
            if player.role in hidden:
                hidden.remove(player.role)
        law = hidden.count(DEPUTY) / max(len(hidden), 1)
        return law - 0.5 - suspicion if mine == OUTLAW else 0.45 - law + suspicion

    def balance(self, view: View, suspicion: float) -> float:
        """The Renegade helps the weaker side: how much he wishes a player of this suspicion ill."""
        law = gang = 0
        for player in view.seats:
            if not player.out and player.seat != view.seat:
                if player.role == SHERIFF or self.suspicion.get(player.seat, 0.0) < 0:
                    law += player.life
                else:
                    gang += player.life
        return suspicion + 0.3 if gang >= law else 0.3 - suspicion

    # Weights.

    def weigh(self, view: View, ask: BangAsk, option: Choice) -> float:
        match ask.kind:
            case "play":
                return self.weigh_use(view) if option.verb == USE else self.weigh_card(view, option)
            case "excess":
                return self.weigh_use(view) + 20 if option.verb == USE else 10 - self.worth(view, option.card)
            case "cost":
                return 10 - self.worth(view, option.card)
            case "dodge" | "answer" | "save":
                return self.weigh_reply(view, ask, option)
            case "pick":
                return self.weigh_pick(view, ask, option)
            case "name":
                return float(option.what == KEEP)
            case "become":
                return float(view.face(option.card).slug in FAVOURITES)
        return 0.0

    def weigh_use(self, view: View) -> float:
        """Cards for life: when low, or when the cards would be discarded anyhow."""
        me = view.me
        return 5.0 if me.life == 1 or me.hand_count >= me.life + 2 else -30.0

    def weigh_card(self, view: View, option: Choice) -> float:
        """Arm and draw first, then heal, then act against foes."""
        me, kind, target = view.me, view.kind(option.card), option.target
        slug = option.what or kind.slug
        hurt = me.max_life - me.life
        if isinstance(kind, Weapon) and not option.what:
            return self.weigh_weapon(view, kind)
        if slug in ("bang", "duel", "jail", "panic", "cat_balou"):
            return self.weigh_attack(view, slug, target)
        others = [player for player in view.seats if not player.out and player.seat != view.seat]
        match slug:
            case "barrel" | "mustang" | "scope":
                return 15.0
            case "stagecoach" | "wells_fargo":
                return 14.0
            case "general_store":
                return 10.0
            case "beer":
                return 9.0 if hurt and len(others) > 1 and (me.life < 3 or me.hand_count > me.life) else -1.0
            case "saloon":
                return 2.0 * hurt + sum(-self.enmity(view, p.seat) for p in others if p.life < p.max_life)
            case "gatling" | "indians":
                return sum(self.enmity(view, player.seat) * (2 if player.life == 1 else 1) for player in others)
            case "dynamite":
                return 1.0 if me.role == OUTLAW and len(others) > 3 and me.life > 3 else -1.0
        return 1.0

    def weigh_weapon(self, view: View, weapon: Weapon) -> float:
        """Worth its reach; Volcanic its many shots, if a foe is near and there are shots to fire."""
        foes = [p.seat for p in view.seats if not p.out and self.enmity(view, p.seat) > 0]
        held = next((k for k in map(view.kind, view.me.in_play) if isinstance(k, Weapon)), None)
        gains = [self.merit(view, weapon, foes), self.merit(view, held, foes)]
        return 12.0 if gains[0] > gains[1] else -1.0

    def merit(self, view: View, weapon: Weapon | None, foes: list[int]) -> float:
        reach = weapon.range if weapon else 1
        near = sum(
            3 if view.player(foe).role == SHERIFF else 1 for foe in foes if view.distance(view.seat, foe) <= reach
        )
        shots = sum(view.face(card).slug == "bang" for card in view.me.hand)
        return near * (shots if weapon and weapon.slug == "volcanic" and shots > 1 else 1) + reach / 10

    def weigh_attack(self, view: View, slug: str, target: int) -> float:
        """The greater the enmity and the closer the foe to his end, the better."""
        if target == view.seat:
            threatened = {"dynamite", "jail"} & {view.face(card).slug for card in view.me.in_play}
            return 6.0 if threatened and slug in ("panic", "cat_balou") else -1.0
        enmity, foe = self.enmity(view, target), view.player(target)
        if enmity <= 0:
            return -1.0
        if slug == "duel":
            shots = sum(view.face(card).slug == "bang" for card in view.me.hand)
            return enmity + shots - foe.hand_count / 3 if shots or not foe.hand_count else -1.0
        if slug == "bang":
            return 3.0 + enmity + (2.0 if foe.life == 1 else 0.0)
        burdens = sum(view.face(card).slug in ("jail", "dynamite") for card in foe.in_play)
        if slug != "jail" and foe.hand_count + len(foe.in_play) == burdens:
            return -1.0
        return 4.0 + enmity

    def weigh_reply(self, view: View, ask: BangAsk, option: Choice) -> float:
        """Barrels cost nothing; cards are played if they are enough; nobody fights a duel against his own side."""
        me = view.me
        if option.verb == USE:
            healing = option.what == "sid_ketchum"
            return 20.0 if not healing else (5.0 if me.life <= 1 else -1.0)
        if option.verb != PLAY:
            return 0.0
        if isinstance(ask, Dodge) and sum(o.verb == PLAY for o in ask.options()) < ask.shot.needed:
            return -1.0
        if isinstance(ask, Answer) and ask.opponent != NOBODY and me.life > 1 and self.enmity(view, ask.opponent) < -1:
            return -1.0
        return 15.0 - self.worth(view, option.card)

    def weigh_pick(self, view: View, ask: BangAsk, option: Choice) -> float:
        """The luckier card of a draw!, the better card of a choice, a card of a foe."""
        what = ask.source.what if ask.source else ""
        if option.what == HAND:
            return BLIND + min(1.0, self.enmity(view, option.target)) + view.player(option.target).hand_count / 10
        if option.what == DECK:
            return BLIND
        face = view.face(option.card)
        if what in ("barrel", "jourdonnais", "jail"):
            return float(face.suit == HEARTS)
        if what == "dynamite":
            return float(face.suit != SPADES or face.rank > 9)
        if what == "estate" and not view.me.out:
            return self.worth(view, option.card)
        if what == "estate":
            return -1.0
        if face.slug in ("jail", "dynamite") and what in ("panic", "cat_balou"):
            return 20.0 if option.card in view.me.in_play else -1.0
        return self.worth(view, option.card)

    def worth(self, view: View, card: int) -> float:
        """What a card is worth to me now."""
        kind = view.kind(card)
        mine = [view.face(other).slug for other in view.me.in_play]
        if kind.slug in mine or (isinstance(kind, Weapon) and kind.range <= view.reach(view.seat)):
            return 1.0
        if kind.slug == "beer" and sum(not player.out for player in view.seats) == 2:
            return 0.5
        return WORTH.get(kind.slug, BLIND)
