"""What is at stake: whom a seat wishes ill or well, by the goal of its role and what it believes of the others.

Everything is measured in cards: 1 is what an ordinary card is worth.
"""

from __future__ import annotations

from typing import Final

from sixgun.bang.faces import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.bang.rules.winning import PREY
from sixgun.bang.view import PlayerSummary
from sixgun.bots.bang.beliefs import Beliefs
from sixgun.bots.bang.role_deals import Odds
from sixgun.bots.bang.temperament import Temperament

LOSSES: Final = (0.0, 6.0, 3.2, 2.4, 2.0, 1.8, 1.7, 1.7, 1.7, 1.7)
"""What a life point is worth to somebody who has so many; the last one is the player."""
CARES: Final = {SHERIFF: 1.3, DEPUTY: 0.8, OUTLAW: 0.8, RENEGADE: 1.2}
"""How much one's own life counts: a Deputy and an Outlaw win with their side, even if they do not live to see it."""
GAME: Final = 40.0
"""What the game is worth."""
REWARD: Final = 2.4
"""What the reward for an Outlaw is worth."""
CHIEF: Final = 3.0
"""How much more than a Deputy's the Sheriff's life is worth to an Outlaw."""
WARD: Final = (0.0, -6.0, -3.0, -2.0, -1.5, -1.3)
"""How a Deputy wishes a Sheriff with so many life points: the fewer, the dearer."""
OURS: Final = -0.5
"""Who is dearer than this is forgiven everything."""
STRANGER: Final = 0.4
"""How much more of a foe a stranger is to a hot head."""
GRUDGES: Final = 3
"""So many attacks are remembered against somebody."""
FRIEND: Final = 0.9
"""Who is believed a friend with this probability is not attacked."""


def enmities(
    players: tuple[PlayerSummary, ...],
    me: PlayerSummary,
    others: list[PlayerSummary],
    beliefs: Beliefs,
    temperament: Temperament,
) -> list[float]:
    """For each seat how much I wish it ill: the share of its losses that is my gain; below 0 for friends. `others` are
    those in play."""
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
            found[player.seat] = CHIEF if player.role == SHERIFF else 0.8 * law + 0.35 * lone - gang
    else:
        outlaws = sum([odds[p.seat][1] for p in others])
        # As long as there are Outlaws, a Renegade is half a friend of the law.
        renegade = 0.6 if outlaws > 0.4 else 1.2
        for player in others:
            seat = player.seat
            if player.role == SHERIFF:
                found[seat] = WARD[min(player.life, len(WARD) - 1)]
            else:
                law, gang, lone = odds[seat]
                found[seat] = gang + renegade * lone - 1.2 * law
    if temperament.grudge or temperament.heat != 1.0:
        for player in others:
            if found[player.seat] > OURS:
                grudge = temperament.grudge * min(GRUDGES, beliefs.wounds[player.seat])
                found[player.seat] += grudge + STRANGER * (temperament.heat - 1.0)
    return found


def _as_renegade(found: list[float], others: list[PlayerSummary], odds: dict[int, Odds]) -> None:
    """The Sheriff must fall last: until then the stronger side is held down, and all others have to go."""
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


def friendly(me: PlayerSummary, player: PlayerSummary, odds: Odds, alive: int, players: int) -> float:
    """The probability that a player is on my side for now; a Renegade has nobody but the Sheriff, while others live."""
    if alive == 2 or players == len(PREY):
        return 0.0
    if player.role == SHERIFF:
        return 0.0 if me.role == OUTLAW else 1.0
    if me.role in (SHERIFF, DEPUTY):
        return odds[0]
    return odds[1] if me.role == OUTLAW else 0.0
