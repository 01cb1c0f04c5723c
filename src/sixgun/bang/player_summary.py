"""All that a viewer sees of one player, in one object."""

from __future__ import annotations

from dataclasses import dataclass

from sixgun.bang.faces import Face
from sixgun.bang.state import Player, State
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.hidden_cards import PUBLIC


@dataclass(slots=True)
class PlayerSummary:
    """All that a viewer sees of one player, in one object. Bots use it, because they look at everything each time.

    `hand` are the hand cards that the viewer knows, and `held` their faces. `shown` are the faces of `in_play`.
    """

    seat: int
    role: str
    characters: tuple[str, ...]
    life: int
    max_life: int
    out: bool
    hand_count: int
    hand: tuple[int, ...]
    held: tuple[Face, ...]
    in_play: tuple[int, ...]
    shown: tuple[Face, ...]


def player_summary(
    faces: tuple[Face, ...], seen: bytearray, viewer: int, bit: int, seat: int, player: Player
) -> PlayerSummary:
    """What a viewer sees of a player. `bit` is the viewer's bit in masks of seats."""
    role, hand, in_play = player.role, player.hand, player.in_play
    known: tuple[int, ...] = ()
    if seat == viewer:
        known = tuple(hand)
    else:
        for card in hand:
            if seen[card] & bit or seen[card] == PUBLIC:
                # Built only now, because viewers rarely know any card of a hand.
                known = tuple([card for card in hand if seen[card] & bit or seen[card] == PUBLIC])
                break
    # Filled in here, because calling the constructor would double the time.
    found = PlayerSummary.__new__(PlayerSummary)
    found.seat = seat
    found.role = faces[role].slug if seen[role] & bit or seen[role] == PUBLIC else ""
    found.characters = player.characters
    found.life = player.life
    found.max_life = player.max_life
    found.out = player.out
    found.hand_count = len(hand)
    found.hand = known
    found.held = tuple([faces[card] for card in known]) if known else ()
    found.in_play = in_play
    found.shown = tuple([faces[card] for card in in_play]) if in_play else ()
    return found


class SpectatorSummary:
    """What a spectator sees of a player. `more` is a bit mask of the seats that see more.

    Views keep it in the game and its forks, because every seat looks at every player at every question. It holds for
    this player in this version: `State.edit` counts the versions.
    """

    __slots__ = ("more", "player", "summary", "version")

    def __init__(self, player: Player, more: int, summary: PlayerSummary) -> None:
        self.player = player
        self.version = player.version
        self.more = more
        self.summary = summary


def spectator_summary(state: State, seat: int, player: Player) -> SpectatorSummary:
    """What a spectator sees of a player."""
    faces, seen = state.faces, state.seen
    more = 1 << seat
    for card in (player.role, *player.hand):
        if seen[card] != PUBLIC:
            more |= seen[card]
    return SpectatorSummary(player, more, player_summary(faces, seen, NOBODY, 0, seat, player))
