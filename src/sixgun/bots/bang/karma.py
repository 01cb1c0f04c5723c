"""A baseline: three-valued suspicion and a list of rules, of which the first that fits is followed.

A player is a friend of the Sheriff, his foe, or unknown, by his last act toward the Sheriff. Targets are drawn at
random among those who are not on one's own side. Many programs play like this; here it is what others are measured
against.
"""

from __future__ import annotations

from random import Random
from typing import Final

from sixgun.bang.asks import HAND, PLAY, USE, CardAsk, Dodge
from sixgun.bang.effect import BROWN, NO_AIM
from sixgun.bang.faces import OUTLAW, SHERIFF
from sixgun.bang.view import View
from sixgun.bots.bang.cards import RANGES
from sixgun.bots.bang.thumbs import AGAINST_ALL, BURDENS, DRAWING, HOSTILE, ROBBING, SHOTS, WORTH
from sixgun.bots.base import Bot
from sixgun.kernel.ask import NOBODY, PASS, Choice

FRIEND, UNKNOWN, FOE = 1, 0, -1
ACTS: Final = frozenset({"play", "use"})
HEALING: Final = frozenset({"beer", "whisky", "canteen", "saloon"})
ORDER: Final = (frozenset(SHOTS), frozenset(ROBBING), frozenset({"jail"}), frozenset(AGAINST_ALL))
"""What is done against others, the first first."""


class Karma(Bot[View, CardAsk]):
    """The first rule that fits, a random target among those who are not friends."""

    reads_news = True

    def __init__(self, chance: Random) -> None:
        super().__init__(chance)
        self.heard = 0
        self.karma: dict[int, int] = {}

    def listen(self, view: View) -> None:
        """The last act toward the Sheriff tells."""
        chiefs = [player.seat for player in view.seats if player.role == SHERIFF]
        for news in view.news(self.heard, ACTS):
            if news.target in chiefs and news.seat != news.target:
                self.karma[news.seat] = FOE if news.what in HOSTILE else FRIEND
        self.heard = view.news_count

    def friendly(self, view: View, seat: int) -> bool:
        """Is somebody on my side, as far as I can tell?"""
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
        """Draw, put down, heal; then act against somebody; then stop."""
        named = [(option, self.slug(view, option)) for option in options if option is not PASS]
        for option, slug in named:
            if slug in DRAWING or self.is_put_down(view, option, slug):
                return option
        if view.me.life < view.me.max_life:
            for option, slug in named:
                if slug in HEALING:
                    return option
        for group in ORDER:
            wanted = [option for option, slug in named if slug in group and self.is_against(view, option)]
            if wanted:
                return self.chance.choice(wanted)
        return PASS if PASS in options else self.chance.choice(options)

    def slug(self, view: View, option: Choice) -> str:
        return option.what or view.face(option.card).slug

    def is_put_down(self, view: View, option: Choice, slug: str) -> bool:
        """A card to lie in front of oneself; a weapon if it shoots farther."""
        if option.verb != PLAY or option.what or slug in BURDENS:
            return False
        if slug in RANGES:
            return RANGES[slug] > view.reach(view.seat)
        kind = view.kind(option.card)
        return kind.colour != BROWN and kind.aim == NO_AIM

    def is_against(self, view: View, option: Choice) -> bool:
        return option.target != view.seat and (option.target == NOBODY or not self.friendly(view, option.target))

    def worth(self, view: View, option: Choice) -> float:
        return WORTH.get(view.face(option.card).slug, 0.0) if option.card >= 0 else 0.0

    def pick(self, view: View, options: list[Choice]) -> Choice:
        """The best card that lies open and is no burden, else something at random."""
        open_cards = [option for option in options if option.card >= 0 and self.slug(view, option) not in BURDENS]
        if open_cards and not any(option.what == HAND for option in options):
            return max(open_cards, key=lambda option: self.worth(view, option))
        return self.chance.choice(options)
