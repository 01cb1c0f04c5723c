"""GamePlan: what all games of a simulation, contest or balance run have in common."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from sixgun.arena.play_game import LIMIT, Stuck, play_game
from sixgun.arena.thinking_times import ThinkingClock, TimedBot
from sixgun.bots import bot_class, make_bot
from sixgun.bots.base import AnyBot
from sixgun.cardgame.game import CardGame
from sixgun.cardgame.game_type import AnyGameType
from sixgun.cardgame.header import Setup
from sixgun.cardgame.options import RuleOptions
from sixgun.games import DEFAULT_GAME, game_type_named
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.game import Observer


@dataclass(frozen=True)
class GamePlan:
    """Everything that the games of one measurement share. Only the deal and the bots differ from game to game.

    `limit` is the number of answers after which a game counts as stuck. `budget` limits the seconds a bot may think
    about a question, `simulations` the games it may play out in its head instead.
    """

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

    def deal_seed(self, deal: int) -> str:
        """Return the seed of a deal. The cards and the random choices of the bots follow from it."""
        return f"{self.seed}/{deal}"

    def setup(self, deal: int) -> Setup:
        """Return the setup of a deal. Raises SetupError if such a game cannot be played."""
        setup: Setup = self.game_type.setup(
            self.players, key_from_seed(self.deal_seed(deal)), self.sets, self.options, self.packs
        )
        return setup

    def with_sets(self, sets: tuple[str, ...]) -> GamePlan:
        return replace(self, sets=sets)

    def new_game(self, deal: int, bots: Sequence[str]) -> CardGame[Any]:
        """Deal the cards, in a game that can do what these bots need."""
        kinds = [bot_class(bot, self.game) for bot in bots]
        game: CardGame[Any] = self.game_type.new_game(
            self.setup(deal),
            forkable=any(kind.needs_worlds for kind in kinds),
            collect_news=any(kind.reads_news for kind in kinds),
            packs=self.packs,
        )
        return game

    def make_bots(self, deal: int, bots: Sequence[str]) -> list[AnyBot]:
        """Make the bots of a deal, one for each seat."""
        seed = self.deal_seed(deal)
        made = [make_bot(bot, seed, seat, self.game) for seat, bot in enumerate(bots)]
        for bot in made:
            bot.budget = bot.budget if self.budget is None else self.budget
            bot.max_simulations = self.simulations
        return made

    def play(
        self, deal: int, bots: Sequence[str], clock: ThinkingClock | None = None, observers: Sequence[Observer] = ()
    ) -> CardGame[Any]:
        """Play a deal with these bots. The game has no outcome if it got stuck."""
        game = self.new_game(deal, bots)
        game.observers += observers
        players = self.make_bots(deal, bots)
        if clock is not None:
            players = [TimedBot(name, bot, clock) for name, bot in zip(bots, players)]
        with suppress(Stuck):
            play_game(game, players, self.limit)
        return game

    def to_data(self) -> dict[str, Any]:
        """Return the plan as JSON data, with packs given by their digests."""
        data = {name: value for name, value in vars(self).items() if name not in ("options", "packs")}
        packs = {pack.slug: pack.digest for pack in self.packs}
        return {**data, "sets": list(self.sets), "options": self.options.to_data(), "packs": packs}
