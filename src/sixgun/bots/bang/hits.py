"""How likely a shot is to hit and what it is worth, and how likely a player is to run out of BANG! cards."""

from __future__ import annotations

from sixgun.bang.effect import BANG, Effect
from sixgun.bang.player_summary import PlayerSummary
from sixgun.bots.bang.losses import REPLY_COST, Losses
from sixgun.bots.bang.opinions import HEART_CHANCES, IMMUNE_SUIT, NO_CARDS_IN_PLAY


class Hits(Losses):
    """The second part of an assessment: shots and duels.

    `shots` caches the worth of shots. The key is the seat plus ten times the number of Missed! that cancel the shot.
    """

    __slots__ = ()

    def cancel_chance(self, player: PlayerSummary, needed: int = 1) -> float:
        """Return the probability that a player cancels a shot that takes `needed` Missed!."""
        if not self.foes:
            self.listen()
        traits = self.known_traits.get(player.characters) or self.traits(player)
        held = player.held
        unseen, unproven = player.hand_count - len(held), self._beliefs.unproven[player.seat]
        hidden = min(unseen, unproven)
        share, sure, covers = traits.missed_share, 0, traits.covers
        if traits.any_card_parries:
            sure, hidden = len(held), unseen
        elif held:
            for face in held:
                if self.kinds[face.slug].parries_from_hand or (traits.bang_is_missed and face.slug == BANG):
                    sure += 1
        if player.shown and not self.mine.ignores_cards and self.event != NO_CARDS_IN_PLAY:
            opinions = self.opinions
            for face in player.shown:
                if face.slug in opinions.parrying:
                    sure += 1
                elif face.slug in opinions.covering:
                    covers += 1
        if sure >= needed:
            return 0.98
        covered = 0.0
        if covers:
            heart = HEART_CHANCES.get(self.event, traits.heart_chance)
            covered = 1.0 - (1.0 - heart) ** covers
        none = (1.0 - share) ** hidden
        if needed - sure == 1:
            return 1.0 - none * (1.0 - covered)
        one = hidden * share * (1.0 - share) ** (hidden - 1) if hidden else 0.0
        return 1.0 - none - one * (1.0 - covered)

    def shot(self, player: PlayerSummary, needed: int = 1, suit: str = "") -> float:
        """Return the worth of a shot at a player."""
        if suit == IMMUNE_SUIT and self.traits(player).is_immune:
            return 0.0
        key = player.seat + 10 * needed
        found = self.shots.get(key)
        if found is None:
            found = self.shots[key] = self._shooting(player, needed)
        return found

    def _shooting(self, player: PlayerSummary, needed: int) -> float:
        missed = self.cancel_chance(player, needed)
        worth = (1.0 - missed) * self.loss(player)
        foe = self.foes[player.seat]  # filled in by `loss`
        if missed < 1.0 or player.hand_count:
            worth += missed * foe * REPLY_COST * needed
        traits = self.known_traits[player.characters]  # filled in by `cancel_chance`
        if traits.hit_draws and player.life > 1:
            worth -= (1.0 - missed) * foe
        if traits.hit_takes and player.life > 1 and self.me.hand_count > 1:
            worth -= (1.0 - missed) * 0.8
        return worth * self.temperament.heat if worth > 0 else worth

    def missed_needed(self, kind: Effect) -> int:
        """Return how many Missed! cancel my shot with this effect. My character only changes BANG! cards."""
        return self.mine.missed_needed if kind.slug == BANG else kind.missed_needed

    def chance_of_few_bangs(self, player: PlayerSummary, most: int) -> float:
        """Return the probability that a player has at most this many BANG! cards."""
        sure = sum([face.slug == BANG for face in player.held])
        if not self.foes:
            self.listen()
        hidden = min(player.hand_count - len(player.hand), self._beliefs.unfired[player.seat])
        share = self.traits(player).bang_share
        left = most - sure
        if left < 0:
            return 0.0
        chance = term = (1.0 - share) ** hidden
        for count in range(1, min(left, hidden) + 1):
            term *= (hidden - count + 1) / count * share / (1.0 - share)
            chance += term
        return chance
