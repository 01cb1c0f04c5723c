"""Games that have everything in common but the deal and who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from sixgun.arena.play import LIMIT, Stuck, play_out
from sixgun.arena.times import Clock, Timed
from sixgun.bots import bot_class, make_bot
from sixgun.games import USUAL, title_named
from sixgun.kernel.beginning import Setup
from sixgun.kernel.chance import key_of
from sixgun.kernel.game import Game, Observer
from sixgun.kernel.options import RuleOptions
from sixgun.kernel.title import AnyTitle


@dataclass(frozen=True)
class Table:
    """What all games of a measurement have in common. `budget` is how many seconds a bot may think about a question,
    `simulations` how many games it may play on at one in their place."""

    players: int
    seed: str
    sets: tuple[str, ...]
    options: RuleOptions
    game: str = USUAL
    limit: int = LIMIT
    packs: tuple[Any, ...] = ()
    budget: float | None = None
    simulations: int | None = None

    @property
    def title(self) -> AnyTitle:
        return title_named(self.game)

    def name(self, deal: int) -> str:
        """What a deal and the chance of its bots follow from."""
        return f"{self.seed}/{deal}"

    def setup(self, deal: int) -> Setup:
        """SetupError if such a game cannot be played."""
        setup: Setup = self.title.setup(self.players, key_of(self.name(deal)), self.sets, self.options, self.packs)
        return setup

    def with_sets(self, sets: tuple[str, ...]) -> Table:
        return replace(self, sets=sets)

    def play(
        self, deal: int, bots: Sequence[str], clock: Clock | None = None, observers: Sequence[Observer] = ()
    ) -> Game[Any]:
        """A deal played by these bots; without an outcome if the game does not come to an end."""
        kinds = [bot_class(bot, self.game) for bot in bots]
        keeps, tells = any(kind.searches for kind in kinds), any(kind.listens for kind in kinds)
        game: Game[Any] = self.title.new_game(self.setup(deal), keeps=keeps, tells=tells, packs=self.packs)
        game.observers += observers
        seated = [make_bot(bot, self.name(deal), seat, self.game) for seat, bot in enumerate(bots)]
        for bot in seated:
            bot.budget = bot.budget if self.budget is None else self.budget
            bot.simulations = self.simulations
        if clock is not None:
            seated = [Timed(name, bot, clock) for name, bot in zip(bots, seated)]
        with suppress(Stuck):
            play_out(game, seated, self.limit)
        return game

    def to_data(self) -> dict[str, Any]:
        """As JSON writes it; packs by their digests."""
        data = {name: value for name, value in vars(self).items() if name not in ("options", "packs")}
        packs = {pack.slug: pack.digest for pack in self.packs}
        return {**data, "sets": list(self.sets), "options": self.options.to_data(), "packs": packs}
