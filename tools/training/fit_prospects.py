"""Fit how games end to what everybody has: `python -m tools.training.fit_prospects --game duel --games 1000`.

Plays games, notes the marks of the position (see `prospects.py` of each game's bots) at the first question of every
turn beside who won, and finds the weights under which the ends are likeliest: logistic regression by Newton's method,
drawn a little towards nothing. A fifth of the games is kept aside; how well the weights foretell these is printed.
What comes out depends on the arguments alone; `--write` puts it where the bots read it.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np

from sixgun.bang.game import Game as Bang
from sixgun.bots import bot_class, make_bot
from sixgun.bots.bang import win_chances as bang
from sixgun.bots.duel import win_chances as duel
from sixgun.duel.game import Game as Duel
from sixgun.games import game_type_named
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.game import Game

ROUNDS: Final = 25
DRAWN: Final = {"bang": 5.0, "duel": 20.0}
"""How much the weights are drawn towards nothing."""
ASIDE: Final = 5
"""One of so many games is kept aside."""
ROUNDED: Final = 3
FILES: Final = {"bang": Path(bang.__file__).parent, "duel": Path(duel.__file__).parent}
WINNERS: Final = len(bang.SIDES)
NO_RENEGADE: Final = -50.0
RENEGADES: Final = bang.MARKS.index("renegades")


def played(name: str, bots: str, games: int, seed: str) -> Iterator[tuple[int, Game[Any]]]:
    """Games, each at the first question of each of its turns and once more at its end. BANG! is played by five every
    other time and by four to eight in between, every fourth time with all boxes."""
    game_type = game_type_named(name)
    for number in range(games):
        players = game_type.default_players if number % 2 == 0 or name == "duel" else 4 + number % 5
        sets = game_type.sets if number % 4 == 3 else game_type.sets[:2]
        deal = f"{seed}/{number}"
        setup = game_type.setup(players, key_from_seed(deal), sets, game_type.options())
        game = game_type.new_game(setup, forkable=False, collect_news=bot_class(bots, name).reads_news)
        seated = [make_bot(bots, deal, seat, name) for seat in range(players)]
        turn = 0
        while (ask := game.ask) is not None:
            if game.state.turn_number != turn and ask.kind == "play":
                turn = game.state.turn_number
                yield number, game
            options = ask.options()
            game.answer(
                options[0] if len(options) == 1 else seated[ask.seat].choose(game_type.view(game, ask.seat), ask)
            )
        yield number, game


def fitted(marks: Any, ends: Any, barred: Any, drawn: float) -> Any:
    """The weights of each mark for each end but the first, which has none; `barred` is added to the sums."""
    count, size = ends.shape[1] - 1, marks.shape[1]
    weights = np.zeros((count, size))
    for _ in range(ROUNDS):
        shares = foretold(marks, weights, barred)
        slope = (shares - ends)[:, 1:].T @ marks + drawn * weights
        bend = drawn * np.eye(count * size)
        for a in range(count):
            for b in range(count):
                spread = shares[:, a + 1] * ((a == b) - shares[:, b + 1])
                bend[a * size : (a + 1) * size, b * size : (b + 1) * size] += (marks * spread[:, None]).T @ marks
        weights -= np.linalg.solve(bend, slope.ravel()).reshape(count, size)
    return weights


def foretold(marks: Any, weights: Any, barred: Any) -> Any:
    """The probability of each end."""
    sums = np.hstack([np.zeros((len(marks), 1)), marks @ weights.T]) + barred
    shares = np.exp(sums - sums.max(axis=1, keepdims=True))
    return shares / shares.sum(axis=1, keepdims=True)


def bang_table(bots: str, games: int, seed: str) -> tuple[list[str], Any, Any, Any]:
    """The names of the marks; number of the game, marks and end of each position."""
    rows: list[tuple[int, list[float], int]] = []
    pending: list[tuple[int, list[float]]] = []
    for number, game in played("bang", bots, games, seed):
        if game.outcome is None:
            assert isinstance(game, Bang)
            pending.append((number, bang.marks(game)))
            continue
        assert isinstance(game, Bang)
        won = {bang.SIDE_OF[game.role(seat)] for seat in game.outcome.winners}
        rows += [(at, marks, min(won)) for at, marks in pending]
        pending = []
    numbers, marks, ends = zip(*rows)
    return list(bang.MARKS), np.array(numbers), np.array(marks, float), np.eye(WINNERS)[list(ends)]


def duel_table(bots: str, games: int, seed: str) -> tuple[list[str], Any, Any, Any]:
    """The same for The Duel: the marks of the Law less those of the Outlaws; the last one is being the Law."""
    rows: list[tuple[int, list[tuple[str, float]], int]] = []
    pending: list[tuple[int, list[tuple[str, float]]]] = []
    for number, game in played("duel", bots, games, seed):
        assert isinstance(game, Duel)
        if game.outcome is None:
            pending.append((number, duel.marks(game, 0) + [(mark, -value) for mark, value in duel.marks(game, 1)]))
            continue
        law = int(0 in game.outcome.winners)
        rows += [(at, marks, law) for at, marks in pending]
        pending = []
    names = [*sorted({mark for _, marks, _ in rows for mark, _ in marks}), ""]
    places = {mark: place for place, mark in enumerate(names)}
    table = np.zeros((len(rows), len(names)))
    table[:, -1] = 1.0
    for row, (_, marks, _) in zip(table, rows):
        for mark, value in marks:
            row[places[mark]] += value
    return names, np.array([at for at, _, _ in rows]), table, np.eye(2)[[law for _, _, law in rows]]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.training.fit_prospects", description=__doc__)
    parser.add_argument("--game", choices=list(FILES), default="bang")
    parser.add_argument("--bots", default="gunslinger")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--write", action="store_true")
    chosen = parser.parse_args()
    table = bang_table if chosen.game == "bang" else duel_table
    names, numbers, marks, ends = table(chosen.bots, chosen.games, chosen.seed)
    scale = np.abs(marks).max(axis=0).clip(1) if chosen.game == "bang" else np.ones(marks.shape[1])
    barred = np.zeros(ends.shape)
    if chosen.game == "bang":
        barred[marks[:, RENEGADES] == 0, -1] = NO_RENEGADE
    aside = numbers % ASIDE == ASIDE - 1
    weights = fitted(marks[~aside] / scale, ends[~aside], barred[~aside], DRAWN[chosen.game]) / scale
    for what, part in (("fitted", ~aside), ("kept aside", aside)):
        shares = foretold(marks[part], weights, barred[part])
        told = -np.log((shares * ends[part]).sum(axis=1)).mean()
        right = (shares.argmax(axis=1) == ends[part].argmax(axis=1)).mean()
        print(
            f"{what}: {part.sum()} positions, log-loss {told:.3f}, the likeliest end was right in {100 * right:.1f} %"
        )
    rows = [{mark: round(float(w), ROUNDED) for mark, w in zip(names, row) if mark} for row in weights]
    data: dict[str, Any] = rows[0] if chosen.game == "duel" else dict(
        zip(bang.SIDES, [dict.fromkeys(names, 0.0), *rows])
    )  # fmt: skip
    text = json.dumps(data, indent=1) + "\n"
    if chosen.write:
        (FILES[chosen.game] / "data" / "prospects.json").write_text(text, "utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
