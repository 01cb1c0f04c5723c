"""Games that have everything in common but the deal and who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from sixgun.arena.play_game import LIMIT, Stuck, play_game
from sixgun.arena.thinking_times import Clock, Timed
from sixgun.bots import bot_class, make_bot
from sixgun.cardgame.game import CardGame
from sixgun.cardgame.game_type import AnyGameType
from sixgun.cardgame.header import Setup
from sixgun.cardgame.options import RuleOptions
from sixgun.games import DEFAULT_GAME, game_type_named
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.game import Observer


@dataclass(frozen=True)
class GamePlan:
    """What all games of a measurement have in common. `budget` is how many seconds a bot may think about a question,
    `simulations` how many games it may play on at one in their place."""

    players: int
    seed: str
    sets: tuple[str, ...]
    options: RuleOptions
    game: str = DEFAULT_GAME
    limit: int = LIMIT
    packs: tuple[Any, ...] = ()
    budget: float | None = None
    simulations: int | None = None

    @property
    def game_type(self) -> AnyGameType:
        return game_type_named(self.game)

    def name(self, deal: int) -> str:
        """What a deal and the chance of its bots follow from."""
        return f"{self.seed}/{deal}"

    def setup(self, deal: int) -> Setup:
        """SetupError if such a game cannot be played."""
        setup: Setup = self.game_type.setup(
            self.players, key_from_seed(self.name(deal)), self.sets, self.options, self.packs
        )
        return setup

    def with_sets(self, sets: tuple[str, ...]) -> GamePlan:
        return replace(self, sets=sets)

    def play(
        self, deal: int, bots: Sequence[str], clock: Clock | None = None, observers: Sequence[Observer] = ()
    ) -> CardGame[Any]:
        """A deal played by these bots; without an outcome if the game does not come to an end."""
        kinds = [bot_class(bot, self.game) for bot in bots]
        forkable, collect_news = any(kind.needs_worlds for kind in kinds), any(kind.reads_news for kind in kinds)
        game: CardGame[Any] = self.game_type.new_game(
            self.setup(deal), forkable=forkable, collect_news=collect_news, packs=self.packs
        )
        game.observers += observers
        seated = [make_bot(bot, self.name(deal), seat, self.game) for seat, bot in enumerate(bots)]
        for bot in seated:
            bot.budget = bot.budget if self.budget is None else self.budget
            bot.max_simulations = self.simulations
        if clock is not None:
            seated = [Timed(name, bot, clock) for name, bot in zip(bots, seated)]
        with suppress(Stuck):
            play_game(game, seated, self.limit)
        return game

    def to_data(self) -> dict[str, Any]:
        """As JSON writes it; packs by their digests."""
        data = {name: value for name, value in vars(self).items() if name not in ("options", "packs")}
        packs = {pack.slug: pack.digest for pack in self.packs}
        return {**data, "sets": list(self.sets), "options": self.options.to_data(), "packs": packs}
