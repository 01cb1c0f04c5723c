"""All that a viewer sees of one player, in one object."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sixgun.bang.faces import Face
from sixgun.bang.state import Player, State
from sixgun.kernel.hidden_cards import PUBLIC

NONE_KNOWN: Final[tuple[int, ...]] = ()


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


def player_summary(state: State, viewer: int, seat: int) -> PlayerSummary:
    """What a viewer sees of a player."""
    player, faces = state.players[seat], state.faces
    if seat == viewer:
        return _summary(faces, seat, player, faces[player.role].slug, tuple(player.hand))
    seen, bit = state.seen, 1 << viewer if viewer >= 0 else 0
    role = faces[player.role].slug if seen[player.role] & bit or seen[player.role] == PUBLIC else ""
    known = tuple([card for card in player.hand if seen[card] & bit or seen[card] == PUBLIC])
    return _summary(faces, seat, player, role, known)


def _summary(faces: tuple[Face, ...], seat: int, player: Player, role: str, known: tuple[int, ...]) -> PlayerSummary:
    """What is seen of a player by somebody who sees this of the role and the hand."""
    # Filled in here, because calling the constructor would double the time.
    found = PlayerSummary.__new__(PlayerSummary)
    found.seat = seat
    found.role = role
    found.characters = player.characters
    found.life = player.life
    found.max_life = player.max_life
    found.out = player.out
    found.hand_count = len(player.hand)
    found.hand = known
    found.held = tuple([faces[card] for card in known]) if known else ()
    found.in_play = in_play = player.in_play
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
    faces, seen, known = state.faces, state.seen, NONE_KNOWN
    more, role = 1 << seat, faces[player.role].slug
    if seen[player.role] != PUBLIC:
        more |= seen[player.role]
        role = ""
    for card in player.hand:
        if seen[card] == PUBLIC:
            known = (*known, card)
        else:
            more |= seen[card]
    return SpectatorSummary(player, more, _summary(faces, seat, player, role, known))
