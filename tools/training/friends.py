"""Counts how often bots shoot their friends: `python -m tools.training.friends --games 2000 [--bots gunslinger]`.

In games of five with Dodge City it counts Deputies who killed the Sheriff, and shots at a seat that the shooter
believed to be a friend with more than 90 %. Shots with a card that had to be played are counted separately.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

from sixgun.arena.play_game import play_game
from sixgun.bang.asks import CardAsk
from sixgun.bang.faces import DEPUTY, SHERIFF
from sixgun.bang.new_game import new_game
from sixgun.bang.rules.setup import Setup
from sixgun.bang.view import View
from sixgun.bots import make_bot
from sixgun.bots.bang.acts import is_attack
from sixgun.bots.bang.enmity import SURE_FRIEND, friend_chance
from sixgun.bots.base import Bot
from sixgun.kernel.ask import Choice
from sixgun.kernel.chance import key_from_seed
from tools.training.witness import SETS


class WatchedBot(Bot[View, CardAsk]):
    """Lets a bot play and counts its shots."""

    def __init__(self, bot: Any, counts: Counter[str]) -> None:
        super().__init__(bot.chance)
        self.bot = bot
        self.counts = counts

    def choose(self, view: View, ask: CardAsk) -> Choice:
        wish: Choice = self.bot.choose(view, ask)
        slug = wish.what or (view.face(wish.card).slug if wish.card >= 0 else "")
        if ask.kind == "play" and wish.target >= 0 and is_attack(view.effect_of(slug)):
            players = view.summaries()
            odds = self.bot.beliefs.odds(players)[wish.target]
            alive = sum(not player.out for player in players)
            trust = friend_chance(players[view.seat], players[wish.target], odds, alive, len(players))
            self.counts["shots"] += 1
            if trust > SURE_FRIEND:
                forced = self.bot.why().slug == "must_play"
                self.counts["forced shots at friends" if forced else "shots at friends"] += 1
        return wish


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.training.friends", description=__doc__)
    parser.add_argument("--bots", default="gunslinger")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--sets", default=",".join(SETS))
    parser.add_argument("--seed", default="friends")
    chosen = parser.parse_args()
    counts: Counter[str] = Counter()
    for number in range(chosen.games):
        name = f"{chosen.seed}/{number}"
        game = new_game(
            Setup(chosen.players, key_from_seed(name), tuple(chosen.sets.split(","))), forkable=False, collect_news=True
        )
        play_game(game, [WatchedBot(make_bot(chosen.bots, name, seat), counts) for seat in range(chosen.players)])
        counts["games"] += 1
        for dead, killer in game.state.fallen:
            if game.role(dead) == SHERIFF:
                counts["Sheriffs killed"] += 1
                counts["Sheriffs killed by Deputies"] += killer >= 0 and game.role(killer) == DEPUTY
    for what in ("games", "shots", "shots at friends", "forced shots at friends", "Sheriffs killed",
                 "Sheriffs killed by Deputies"):  # fmt: skip
        print(f"{what:28} {counts[what]}")


if __name__ == "__main__":
    main()
