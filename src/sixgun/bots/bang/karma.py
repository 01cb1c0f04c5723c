"""A baseline bot: it follows the first rule that fits, and knows only friends, foes and unknown players.

A player's last act toward the Sheriff decides which of the three they are. Targets are chosen at random among players
who are not friends. Many programs play like this, so other bots are measured against it.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from sixgun.bang.asks import HAND, PLAY, USE, CardAsk, Dodge
from sixgun.bang.effect import Card, Effect
from sixgun.bang.faces import OUTLAW, SHERIFF
from sixgun.bang.view import View
from sixgun.bots.bang.acts import (
    draws_cards,
    heals_oneself,
    is_against_all,
    is_attack,
    is_burden,
    is_hostile,
    is_put_down,
    is_robbery,
)
from sixgun.bots.bang.opinions import rough_value
from sixgun.bots.base import Bot
from sixgun.cardgame.facts import CONFINE
from sixgun.kernel.ask import NOBODY, PASS, Choice

FRIEND, UNKNOWN, FOE = 1, 0, -1
ACTS: Final = frozenset({"play", "use"})
ORDER: Final[tuple[Callable[[Effect], bool], ...]] = (
    is_attack,
    is_robbery,
    lambda effect: effect.act == CONFINE,
    is_against_all,
)
"""The kinds of acts against others, in the order they are tried."""


class Karma(Bot[View, CardAsk]):
    """Follows the first rule that fits, at a random target who is not a friend."""

    reads_news = True

    def __init__(self, chance: Random) -> None:
        super().__init__(chance)
        self.news_read = 0
        self.karma: dict[int, int] = {}

    def listen(self, view: View) -> None:
        """Read the news. A player's last act toward the Sheriff counts."""
        sheriffs = [player.seat for player in view.seats if player.role == SHERIFF]
        for news in view.news(self.news_read, ACTS):
            if news.target in sheriffs and news.seat != news.target:
                self.karma[news.seat] = FOE if is_hostile(view.effect_of(news.what)) else FRIEND
        self.news_read = view.news_count

    def is_friend(self, view: View, seat: int) -> bool:
        """Is a player on my side, as far as I can tell?"""
        alive = sum(not player.out for player in view.seats)
        if alive == 2 or not any(player.role == SHERIFF for player in view.seats):
            return False
        karma = FRIEND if view.player(seat).role == SHERIFF else self.karma.get(seat, UNKNOWN)
        return karma == (FOE if view.me.role == OUTLAW else FRIEND)

    def choose(self, view: View, ask: CardAsk) -> Choice:
        self.listen(view)
        options = ask.options()
        if ask.kind == "play":
            return self.play(view, options)
        if isinstance(ask, Dodge) and sum(option.verb == PLAY for option in options) < ask.shot.needed:
            return next((option for option in options if option.verb == USE), PASS)
        if ask.kind in ("dodge", "answer", "save"):
            return options[0]
        if ask.kind in ("excess", "cost"):
            return min(options, key=lambda option: self.worth(view, option))
        if ask.kind == "pick":
            return self.pick(view, options)
        return self.chance.choice(options)

    def play(self, view: View, options: list[Choice]) -> Choice:
        """Draw, put cards down and heal; then act against somebody; then stop."""
        found = [(option, self.effect(view, option)) for option in options if option is not PASS]
        for option, effect in found:
            if isinstance(effect, Card) and (draws_cards(effect) or self.is_put_down(view, option, effect)):
                return option
        if view.me.life < view.me.max_life:
            for option, effect in found:
                if isinstance(effect, Card) and heals_oneself(effect):
                    return option
        for fits in ORDER:
            wanted = [option for option, effect in found if fits(effect) and self.is_against(view, option)]
            if wanted:
                return self.chance.choice(wanted)
        return PASS if PASS in options else self.chance.choice(options)

    def effect(self, view: View, option: Choice) -> Effect:
        """Return the effect that is played, used or picked."""
        return view.effect_of(option.what or view.face(option.card).slug)

    def is_put_down(self, view: View, option: Choice, card: Card) -> bool:
        """Does this put a card in front of me? A weapon must have a longer reach than mine."""
        if option.verb != PLAY or option.what or card.burden:
            return False
        return card.reach > view.reach(view.seat) if card.weapon else is_put_down(card)

    def is_against(self, view: View, option: Choice) -> bool:
        return option.target != view.seat and (option.target == NOBODY or not self.is_friend(view, option.target))

    def worth(self, view: View, option: Choice) -> float:
        return rough_value(view.effect_of(view.face(option.card).slug)) if option.card >= 0 else 0.0

    def pick(self, view: View, options: list[Choice]) -> Choice:
        """Take the best open card that is not a burden, or else a random option."""
        open_cards = [option for option in options if option.card >= 0 and not is_burden(self.effect(view, option))]
        if open_cards and not any(option.what == HAND for option in options):
            return max(open_cards, key=lambda option: self.worth(view, option))
        return self.chance.choice(options)
