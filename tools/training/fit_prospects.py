"""Fits win chances to positions of simulated games: `python -m tools.training.fit_prospects --game duel --games 1000`.

It plays games and records the features of the position (`win_chances.py` of each game's bots) at the first question of
every turn, together with the winner. Then it finds the weights under which these endings are likeliest, by logistic
regression with Newton's method and a small penalty on the weights. A fifth of the games is held out for testing, and
the tool prints how well the weights predict them. The result depends on the arguments only. `--write` stores it where
the bots read it.
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
PENALTY: Final = {"bang": 5.0, "duel": 20.0}
"""The penalty on the weights (L2 regularization)."""
HELD_OUT: Final = 5
"""One game in this many is held out for testing."""
ROUNDED: Final = 3
FILES: Final = {"bang": Path(bang.__file__).parent, "duel": Path(duel.__file__).parent}
WINNERS: Final = len(bang.SIDES)
NO_RENEGADE: Final = -50.0
RENEGADES: Final = bang.FEATURES.index("renegades")


def played(name: str, bots: str, games: int, seed: str) -> Iterator[tuple[int, Game[Any]]]:
    """Yield games, each at the first question of each turn and once more at its end.

    Every other game of BANG! has five players, the others four to eight. Every fourth game has all sets.
    """
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


def fit_weights(features: Any, ends: Any, barred: Any, penalty: float) -> Any:
    """Fit the weights of each feature for each ending but the first, which has none; `barred` is added to each sum."""
    count, size = ends.shape[1] - 1, features.shape[1]
    weights = np.zeros((count, size))
    for _ in range(ROUNDS):
        shares = predict(features, weights, barred)
        slope = (shares - ends)[:, 1:].T @ features + penalty * weights
        bend = penalty * np.eye(count * size)
        for a in range(count):
            for b in range(count):
                spread = shares[:, a + 1] * ((a == b) - shares[:, b + 1])
                bend[a * size : (a + 1) * size, b * size : (b + 1) * size] += (features * spread[:, None]).T @ features
        weights -= np.linalg.solve(bend, slope.ravel()).reshape(count, size)
    return weights


def predict(features: Any, weights: Any, barred: Any) -> Any:
    """Return the probability of each ending."""
    sums = np.hstack([np.zeros((len(features), 1)), features @ weights.T]) + barred
    shares = np.exp(sums - sums.max(axis=1, keepdims=True))
    return shares / shares.sum(axis=1, keepdims=True)


def bang_positions(bots: str, games: int, seed: str) -> tuple[list[str], Any, Any, Any]:
    """Return the names of the features, and the game number, features and ending of each position."""
    rows: list[tuple[int, list[float], int]] = []
    pending: list[tuple[int, list[float]]] = []
    for number, game in played("bang", bots, games, seed):
        if game.outcome is None:
            assert isinstance(game, Bang)
            pending.append((number, bang.features(game)))
            continue
        assert isinstance(game, Bang)
        won = {bang.SIDE_OF[game.role(seat)] for seat in game.outcome.winners}
        rows += [(at, features, min(won)) for at, features in pending]
        pending = []
    numbers, features, ends = zip(*rows)
    return list(bang.FEATURES), np.array(numbers), np.array(features, float), np.eye(WINNERS)[list(ends)]


def duel_positions(bots: str, games: int, seed: str) -> tuple[list[str], Any, Any, Any]:
    """Return the same for The Duel: the features of the Law minus those of the Outlaws. The last one is a constant."""
    rows: list[tuple[int, list[tuple[str, float]], int]] = []
    pending: list[tuple[int, list[tuple[str, float]]]] = []
    for number, game in played("duel", bots, games, seed):
        assert isinstance(game, Duel)
        if game.outcome is None:
            pending.append(
                (number, duel.features(game, 0) + [(feature, -value) for feature, value in duel.features(game, 1)])
            )
            continue
        law = int(0 in game.outcome.winners)
        rows += [(at, features, law) for at, features in pending]
        pending = []
    names = [*sorted({feature for _, features, _ in rows for feature, _ in features}), ""]
    places = {feature: place for place, feature in enumerate(names)}
    table = np.zeros((len(rows), len(names)))
    table[:, -1] = 1.0
    for row, (_, features, _) in zip(table, rows):
        for feature, value in features:
            row[places[feature]] += value
    return names, np.array([at for at, _, _ in rows]), table, np.eye(2)[[law for _, _, law in rows]]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.training.fit_prospects", description=__doc__)
    parser.add_argument("--game", choices=list(FILES), default="bang")
    parser.add_argument("--bots", default="gunslinger")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--write", action="store_true")
    chosen = parser.parse_args()
    positions = bang_positions if chosen.game == "bang" else duel_positions
    names, numbers, features, ends = positions(chosen.bots, chosen.games, chosen.seed)
    scale = np.abs(features).max(axis=0).clip(1) if chosen.game == "bang" else np.ones(features.shape[1])
    barred = np.zeros(ends.shape)
    if chosen.game == "bang":
        barred[features[:, RENEGADES] == 0, -1] = NO_RENEGADE
    held_out = numbers % HELD_OUT == HELD_OUT - 1
    used = ~held_out
    weights = fit_weights(features[used] / scale, ends[used], barred[used], PENALTY[chosen.game]) / scale
    for what, part in (("fitted", used), ("held out", held_out)):
        shares = predict(features[part], weights, barred[part])
        log_loss = -np.log((shares * ends[part]).sum(axis=1)).mean()
        right = (shares.argmax(axis=1) == ends[part].argmax(axis=1)).mean()
        print(
            f"{what}: {part.sum()} positions, log-loss {log_loss:.3f}; likeliest end was right in {100 * right:.1f} %"
        )
    rows = [{feature: round(float(w), ROUNDED) for feature, w in zip(names, row) if feature} for row in weights]
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
