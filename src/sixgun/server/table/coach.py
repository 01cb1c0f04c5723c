"""A coach for a person's seat: what a strong bot would do there and why, and what it suspects about everybody. ¶ It
sees only what the seat sees. It listens from the deal on, so a replay brings it to the same state.
"""

from __future__ import annotations

from typing import Any

from sixgun.bots import bot_levels, make_bot
from sixgun.cardgame.game import CardGame
from sixgun.cardgame.motive import Motive
from sixgun.kernel.ask import NOBODY, Choice
from sixgun.server.protocol import Moment, Suspicion


class Coach:
    """The coach of one seat. `moments` are its suspicions over time, with an entry for each change."""

    def __init__(self, game: CardGame[Any], seat: int, deal: str) -> None:
        self.seat = seat
        self.moments: list[Moment] = []
        self._game = game
        self._game_type = game.type
        self._level = bot_levels(self._game_type.name).strong
        self._bot = make_bot(self._level, f"{deal}/coach", seat, self._game_type.name)
        self._advice: tuple[int, Choice, Motive | None] | None = None
        self.listen(0)

    def rest(self) -> None:
        """End the game for the coach. From now on it only tells what it suspected."""
        self._advice = None
        self._bot = make_bot(self._level, "", self.seat, self._game_type.name)

    def listen(self, n: int) -> None:
        """Take in what has happened up to answer `n`."""
        held = self.suspicions()
        if held and (not self.moments or self.moments[-1].suspicions != held):
            self.moments.append(Moment(n=n, suspicions=held))

    def suspicions(self) -> list[Suspicion]:
        """Return what the coach suspects about every seat whose side is hidden, in percent."""
        held = self._bot.role_beliefs(self._game_type.view(self._game, self.seat))
        return [
            Suspicion(seat=seat, odds={side: round(100 * chance) for side, chance in odds.items()})
            for seat, odds in held.items()
        ]

    def advice(self, n: int) -> tuple[int, Motive | None]:
        """Return which option the coach would choose at the question with this number, and why, or NOBODY if its seat
        is not asked. The same question gets the same advice.
        """
        view: Any = self._game_type.view(self._game, self.seat)
        ask = view.ask
        if ask is None:
            return NOBODY, None
        options = ask.options()
        if self._advice is None or self._advice[0] != n:
            wish = options[0] if len(options) == 1 else self._bot.choose(view, ask)
            self._advice = (n, wish, self._bot.why() if len(options) > 1 else None)
        _, wish, motive = self._advice
        return options.index(wish), motive
