"""Setting up a game: the characters of each side, the first two in play, and the cards."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from sixgun.duel.asks import PickCharacter
from sixgun.duel.catalogue import Catalogue
from sixgun.duel.effect import Source
from sixgun.duel.faces import CHARACTERS_PER_SIDE, FIRST_CARD, SIDES
from sixgun.duel.options import Options
from sixgun.duel.rules.card_moves import draw
from sixgun.duel.rules.elimination import enter_play
from sixgun.duel.state import State
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.chance import Chance
from sixgun.kernel.errors import SetupError
from sixgun.kernel.hidden_cards import shuffled, with_faces
from sixgun.kernel.value import Value

if TYPE_CHECKING:
    from sixgun.duel.game import Game

PLAYERS: Final = 2
DUEL_SET: Final = "duel"
HANDS: Final = (4, 5)
"""How many cards each side begins with (3)."""
FIRST_TWO: Final = 2


@dataclass(frozen=True, slots=True)
class Setup(Value):
    """What a game starts from. `sets` are the printed set and those of packs."""

    key: bytes
    options: Options = field(default_factory=Options)
    players: int = PLAYERS
    sets: tuple[str, ...] = (DUEL_SET,)


def check_setup(catalogue: Catalogue, setup: Setup) -> None:
    """Raise an error if a game with this setup cannot be played."""
    if setup.players != PLAYERS:
        raise SetupError(f"{setup.players} players cannot play The Duel: choose two")
    if DUEL_SET not in setup.sets:
        raise SetupError(f"every game needs the printed set: add the set “{DUEL_SET}”")
    if len(set(setup.sets)) < len(setup.sets):
        raise SetupError("a set is named twice: name each one once")
    catalogue.select(setup.sets)  # raises an error if there is no such set
    least, most = Options.bounds["characters"]
    if not least <= setup.options.characters <= most:
        raise SetupError(f"a side cannot have {setup.options.characters} characters: choose {least} to {most}")


def deal(catalogue: Catalogue, setup: Setup) -> State:
    """Shuffle all piles. Each side takes its characters, and its player looks at the first two.

    Players see all their characters before shuffling them again. They know who they are, but not their order (1, 2).
    """
    check_setup(catalogue, setup)
    chance = Chance(setup.key)
    faces = catalogue.select(setup.sets).faces
    cards = range(FIRST_CARD, len(faces))
    decks = [[card for card in cards if faces[card].back == side] for side in SIDES]
    for group in (
        *(range(side * CHARACTERS_PER_SIDE, (side + 1) * CHARACTERS_PER_SIDE) for side in range(PLAYERS)),
        *decks,
    ):
        faces = shuffled(faces, group, chance)
    state = State(faces, chance)
    for seat, player in enumerate(state.players):
        state.decks[seat] = tuple(decks[seat])
        first = seat * CHARACTERS_PER_SIDE
        player.reserve = tuple(range(first, first + setup.options.characters))
        for fighter in player.reserve[:FIRST_TWO]:
            state.seen[fighter] = 1 << seat
    return state


async def prepare(game: Game) -> None:
    """Let both players choose their first Active Character. Then show the characters and draw the hands.

    The choice is secret: the chosen card goes first, and both stay face down. It is stored in the order of the faces,
    which the opponent does not know yet, and it is not announced.
    """
    state = game.state
    game.begin_step()
    for seat in range(PLAYERS):
        pair = state.players[seat].reserve[:FIRST_TWO]
        chosen = (await PickCharacter(game, seat, Source(NOBODY, "setup"), pair)).card
        if chosen != pair[0]:
            state.faces = with_faces(state.faces, pair, [state.faces[card] for card in reversed(pair)])
    for seat in range(PLAYERS):
        player = state.edit(seat)
        player.line, player.reserve = player.reserve[:FIRST_TWO], player.reserve[FIRST_TWO:]
        player.active, player.rear = player.line
    for fighter in (*(player.active for player in state.players), *(player.rear for player in state.players)):
        enter_play(game, fighter)
    for seat in range(PLAYERS):
        game.rebuild_panels(seat)
        draw(game, seat, HANDS[seat])


def next_setup(setup: Setup, key: bytes) -> Setup:
    """Return the setup of the next game, which has a new shuffle."""
    return replace(setup, key=key)
