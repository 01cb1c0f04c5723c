"""How hostile a seat is to each other seat, from the goal of its role and its beliefs about the others.

All values are in cards: 1 is the worth of an ordinary card.
"""

from __future__ import annotations

from typing import Final

from sixgun.bang.faces import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.bang.player_summary import PlayerSummary
from sixgun.bang.rules.winning import PREY
from sixgun.bots.bang.beliefs import Beliefs
from sixgun.bots.bang.role_deals import Odds
from sixgun.bots.bang.temperament import Temperament

LIFE_POINT_VALUES: Final[tuple[float, ...]] = (0.0, 6.0, 3.2, 2.4, 2.0, 1.8, 1.7, 1.7, 1.7, 1.7)
"""The worth of a life point, by how many the player has. Losing the last one eliminates the player."""
CARE_BY_ROLE: Final = {SHERIFF: 1.3, DEPUTY: 0.8, OUTLAW: 0.8, RENEGADE: 1.2}
"""How much a player values their own life. Deputies and Outlaws win with their side even if they are eliminated."""
WIN_VALUE: Final = 40.0
"""The worth of winning the game."""
REWARD: Final = 2.4
"""The worth of the reward for eliminating an Outlaw."""
SHERIFF_ENMITY: Final = 3.0
"""How hostile an Outlaw is to the Sheriff, compared with a Deputy."""
PROTECT_SHERIFF: Final[tuple[float, ...]] = (0.0, -6.0, -3.0, -2.0, -1.5, -1.3)
"""How hostile a Deputy is to the Sheriff, by the Sheriff's life points. The fewer, the more protective they are."""
ALLY_LIMIT: Final = -0.5
"""Grudges and temper only count against players above this hostility."""
STRANGER_ENMITY: Final = 0.4
"""How much more hostile a hot-headed bot is to players who are not clearly friends."""
MAX_GRUDGES: Final = 3
"""The most attacks by one player that a bot holds against them."""
SURE_FRIEND: Final = 0.9
"""Bots do not attack a player who is a friend with at least this probability."""


def enmities(
    players: tuple[PlayerSummary, ...],
    me: PlayerSummary,
    others: list[PlayerSummary],
    beliefs: Beliefs,
    temperament: Temperament,
) -> list[float]:
    """Return how hostile I am to each seat: what share of its losses is my gain, below 0 for friends.

    `others` are the other players still in the game.
    """
    found = [0.0] * len(players)
    found[me.seat] = -1.0
    if len(others) == 1:
        found[others[0].seat] = 2.0
        return found
    if len(players) == len(PREY):
        for player in others:
            found[player.seat] = 2.0 if PREY[me.role] == player.role else 0.7
        return found
    odds = beliefs.odds(players)
    if me.role == RENEGADE:
        _as_renegade(found, others, odds)
    elif me.role == OUTLAW:
        for player in others:
            law, gang, lone = odds[player.seat]
            found[player.seat] = SHERIFF_ENMITY if player.role == SHERIFF else 0.8 * law + 0.35 * lone - gang
    else:
        outlaws = sum([odds[p.seat][1] for p in others])
        # While Outlaws are left, a Renegade partly helps the Sheriff.
        renegade = 0.6 if outlaws > 0.4 else 1.2
        for player in others:
            seat = player.seat
            if player.role == SHERIFF:
                found[seat] = PROTECT_SHERIFF[min(player.life, len(PROTECT_SHERIFF) - 1)]
            else:
                law, gang, lone = odds[seat]
                found[seat] = gang + renegade * lone - 1.2 * law
    if temperament.grudge or temperament.heat != 1.0:
        for player in others:
            if found[player.seat] > ALLY_LIMIT:
                grudge = temperament.grudge * min(MAX_GRUDGES, beliefs.attacks_on_me[player.seat])
                found[player.seat] += grudge + STRANGER_ENMITY * (temperament.heat - 1.0)
    return found


def _as_renegade(found: list[float], others: list[PlayerSummary], odds: dict[int, Odds]) -> None:
    """Fill in how hostile a Renegade is. They weaken the stronger side, and the Sheriff must be the last to go."""
    law = gang = 0.0
    for player in others:
        strength = player.life + 0.35 * player.hand_count
        deputy, outlaw, _ = odds[player.seat]
        law += (1.0 if player.role == SHERIFF else deputy) * strength
        gang += outlaw * strength
    lean = max(-0.5, min(0.5, 0.12 * (gang - law)))
    last = len(others) == 2
    for player in others:
        if player.role == SHERIFF:
            found[player.seat] = -2.0 if last or player.life < 3 else -1.0 + max(0.0, -lean)
        else:
            deputy, outlaw, lone = odds[player.seat]
            found[player.seat] = 1.5 if last else (0.6 - lean) * deputy + (0.6 + lean) * outlaw + 0.9 * lone


def friend_chance(me: PlayerSummary, player: PlayerSummary, odds: Odds, alive: int, players: int) -> float:
    """Return the probability that a player is on my side now. A Renegade only sides with the Sheriff."""
    if alive == 2 or players == len(PREY):
        return 0.0
    if player.role == SHERIFF:
        return 0.0 if me.role == OUTLAW else 1.0
    if me.role in (SHERIFF, DEPUTY):
        return odds[0]
    return odds[1] if me.role == OUTLAW else 0.0
