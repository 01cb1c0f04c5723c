"""A witness that records what players do, for fitting and checking beliefs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, Self

from sixgun.arena.play_game import play_game
from sixgun.bang.game import Game
from sixgun.bang.new_game import new_game
from sixgun.bang.player_summary import PlayerSummary
from sixgun.bang.rules.setup import Setup
from sixgun.bang.view import View
from sixgun.bots import make_bot
from sixgun.bots.bang.act_likelihoods import AIMED, Likelihoods
from sixgun.bots.bang.beliefs import Beliefs
from sixgun.cardgame.facts import SHOT
from sixgun.kernel.ask import NOBODY, Choice
from sixgun.kernel.chance import key_from_seed

SETS = ("base", "dodge_city")


class Note(NamedTuple):
    """An act: its kind, the standing of its target (-1: nobody), and the standings that could have been targets."""

    kind: str
    seat: int
    aim: int
    offered: tuple[int, ...]
    role: str = ""

    def of(self, roles: list[str]) -> Self:
        return self._replace(role=roles[self.seat])


class Witness(Beliefs):
    """Beliefs that record what they judge. At the end of a turn they also record the kinds of acts not seen."""

    def __init__(self, figures: Likelihoods | None = None) -> None:
        super().__init__(figures)
        self.notes: list[Note] = []
        self.turns: list[int] = []
        self._seen: set[str] = set()

    def question(self, game: Game) -> None:
        """Read the news. Called at every question."""
        view = View(game, NOBODY)
        self.listen(view, view.summaries())

    def judge(self, kind: str, actor: int, target: int, possible: list[int]) -> None:
        if actor != self._sheriff:
            offered = tuple(self.standings[seat] for seat in {*possible, *([target] if target >= 0 else [])})
            self.notes.append(Note(kind, actor, self.standings[target] if target >= 0 else -1, offered))
            self._seen.add(kind)
        super().judge(kind, actor, target, possible)

    def _against_all(self, what: str, actor: int) -> None:
        if actor != self._sheriff:
            self.notes.append(Note(what, actor, -1, ()))
        super()._against_all(what, actor)

    def _turned(self, view: View, players: tuple[PlayerSummary, ...], seat: int) -> None:
        actor = self._turn
        if actor >= 0 and actor != self._sheriff and not players[actor].out:
            offered = tuple(self.standings[seat] for seat in self._others(players, actor))
            self.notes += [Note(k, actor, -1, offered) for k in AIMED if k != SHOT and k not in self._seen]
            self.turns.append(actor)
        super()._turned(view, players, seat)
        self._seen = set()


def watched_games(
    players: int, games: int, bots: str, seed: str, make_witness: Callable[[], Any], sets: tuple[str, ...] = SETS
) -> Iterator[tuple[Game, Any]]:
    """Play games before a witness that listens at every question. Yields each finished game with its witness.

    `bots` is one name, or several separated by commas, which take turns in the seats.
    """
    levels = bots.split(",")
    for number in range(games):
        name = f"{seed}/{players}/{number}"
        game = new_game(Setup(players, key_from_seed(name), sets), forkable=False, collect_news=True)
        witness = make_witness()

        def listen(game: Any, _seat: int, _choice: Choice, witness: Any = witness) -> None:
            witness.question(game)

        game.observers.append(listen)
        play_game(game, [make_bot(levels[(seat + number) % len(levels)], name, seat) for seat in range(players)])
        yield game, witness
