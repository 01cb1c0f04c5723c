"""Somebody who plays The Duel in a window: swaps, takes Equipment where it lies, and hands the device over."""

from __future__ import annotations

from typing import Any

from sixgun.wording import language
from tests.browser.players import KeyPlayer, Player, Sight, new_table
from tests.browser.windows import Visit


class Duelist(Player):
    """With the mouse or the thumb. One who is `reckless` takes every hit and lets every chance go: games are short."""

    reckless = False

    def _decide(self, sight: Sight) -> None:
        picks = sight.gear and not (sight.cards or sight.offers or sight.buttons or sight.end)
        if sight.handed:
            self._did("hand over")
            self.take_over()
        elif picks:
            self._did("gear")
            self.take_gear(self.chance.choice(sight.gear))
        elif self.reckless and sight.buttons and not (sight.end or sight.offers or sight.chosen):
            self._did("let go")
            self.press(sight, len(sight.buttons) - 1)
        elif sight.swap and not sight.chosen and (not self.actions.get("swap") or self.chance.random() < 0.3):
            self._did("swap")
            self.swap()
        else:
            super()._decide(sight)

    def take_over(self) -> None:
        self.confirm(language(self.visit.look.language).text("web-duel-hand-over-ready"))

    def take_gear(self, card: int) -> None:
        self.touch(self.page.locator(f'.gear.use[data-card="{card}"]'))

    def swap(self) -> None:
        self.touch(self.page.locator("button.swap"))


class KeyDuelist(Duelist, KeyPlayer):
    """With the keyboard alone."""

    def take_gear(self, card: int) -> None:
        self.go("Tab", "card", str(card))
        self.page.keyboard.press("Enter")

    def swap(self) -> None:
        self.page.keyboard.press("w")


def new_duel(visit: Visit, **settings: Any) -> str:
    """A table of The Duel against a bot, or as told; its code."""
    return new_table(visit, **{"game": "duel", "players": 2, "bots": 1, **settings})
