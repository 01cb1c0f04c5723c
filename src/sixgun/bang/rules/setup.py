"""Preparation: roles, characters, bullets and cards."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache
from typing import TYPE_CHECKING, Final

from sixgun.bang.asks import Become, Name
from sixgun.bang.catalogue import Catalogue
from sixgun.bang.effect import Source
from sixgun.bang.faces import CHARACTER, DEPUTY, OUTLAW, RENEGADE, ROLE, SHERIFF, Face, face
from sixgun.bang.options import Options
from sixgun.bang.rules.cards import draw
from sixgun.bang.state import Player, State
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.chance import Chance
from sixgun.kernel.errors import SetupError
from sixgun.kernel.piles import PUBLIC, shuffled

if TYPE_CHECKING:
    from sixgun.bang.game import Game

ROLES_FOR: Final = {
    4: (SHERIFF, RENEGADE, OUTLAW, OUTLAW),
    5: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY),
    6: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY),
    7: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY),
}
KEEP: Final = "keep"
NEW: Final = "new"


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game starts from. `kept` are the characters that survivors of the game before may keep, `sheriff` is the
    seat that gets the star (NOBODY: at random)."""

    players: int
    key: bytes
    sets: tuple[str, ...] = ("base",)
    options: Options = field(default_factory=Options)
    kept: tuple[tuple[int, str], ...] = ()
    sheriff: int = NOBODY


def all_faces(catalogue: Catalogue, setup: Setup) -> tuple[Face, ...]:
    """Every card of the game: playing cards, roles, characters, in this order of the ids.

    The simplified game leaves out the cards with a book.
    """
    return _all_faces(catalogue, setup.sets, setup.players, setup.options.simplified)


@cache
def _all_faces(catalogue: Catalogue, sets: tuple[str, ...], players: int, simplified: bool) -> tuple[Face, ...]:
    boxes = [catalogue.box(slug) for slug in sets]
    playing = [card for box in boxes for card in box.deck if not (simplified and catalogue.cards[card.slug].book)]
    return (
        *playing,
        *(face(role, back=ROLE) for role in ROLES_FOR[players]),
        *(face(character.slug, back=CHARACTER) for box in boxes for character in box.characters),
    )


def deal(catalogue: Catalogue, setup: Setup) -> State:
    """Shuffle everything and deal the roles; characters and cards follow in `prepare`."""
    if setup.players not in ROLES_FOR:
        counts = sorted(ROLES_FOR)
        raise SetupError(f"{setup.players} players cannot play: choose {counts[0]} to {counts[-1]}")
    faces = all_faces(catalogue, setup)
    first_role = next(card for card, shown in enumerate(faces) if shown.back == ROLE)
    roles = list(range(first_role, first_role + setup.players))
    playing, characters = list(range(first_role)), list(range(roles[-1] + 1, len(faces)))
    chance = Chance(setup.key)
    faces = shuffled(faces, playing, chance)
    faces = _deal_roles(faces, roles, setup.sheriff, chance)
    faces = shuffled(faces, characters, chance)
    state = State(faces, [Player(role) for role in roles], chance)
    state.deck = playing
    state.kept = setup.kept if setup.options.keep_characters else ()
    for seat, role in enumerate(roles):
        state.seen[role] = 1 << seat
        if faces[role].slug == SHERIFF:
            state.seen[role] = PUBLIC
            state.turn = state.marker = seat
    kept = {slug for _, slug in state.kept}
    for card in characters:
        if faces[card].slug in kept:
            state.seen[card] = PUBLIC
    return state


def _deal_roles(faces: tuple[Face, ...], roles: list[int], sheriff: int, chance: Chance) -> tuple[Face, ...]:
    if sheriff == NOBODY:
        return shuffled(faces, roles, chance)
    if not 0 <= sheriff < len(roles):
        raise SetupError(f"seat {sheriff + 1} cannot be the Sheriff: there are {len(roles)} seats")
    star = next(card for card in roles if faces[card].slug == SHERIFF)
    table = list(faces)
    table[star], table[roles[sheriff]] = table[roles[sheriff]], table[star]
    return shuffled(tuple(table), [card for seat, card in enumerate(roles) if seat != sheriff], chance)


async def prepare(game: Game) -> None:
    """Everybody gets a character, as many bullets as it shows, and as many cards as bullets."""
    state = game.state
    game.step()
    count = len(state.players)
    seats = [(state.turn + step) % count for step in range(count)]
    first = state.players[-1].role + 1
    stack = [card for card in range(first, len(state.faces)) if not state.seen[card]]
    for seat, slug in state.kept:
        answer = await Name(game, seat, Source(NOBODY, slug), (KEEP, NEW))
        if answer.what == KEEP:
            state.players[seat].characters = (slug,)
        else:
            stack.insert(0, next(card for card, shown in enumerate(state.faces) if shown.slug == slug))
    for seat in seats:
        if not state.players[seat].characters:
            deal_characters(game, seat, stack)
    for seat in seats:
        if state.players[seat].spare:
            answer = await Become(game, seat, Source(NOBODY, "setup"), state.players[seat].spare)
            become(game, seat, answer.card)
    for seat in seats:
        take_bullets(game, seat)
        draw(game, seat, state.players[seat].life)
    game.table_set()


def deal_characters(game: Game, seat: int, stack: list[int]) -> None:
    """One character face up, or two of which one is kept."""
    if not game.options.two_characters:
        become(game, seat, stack.pop())
        return
    game.state.players[seat].spare = (stack.pop(), stack.pop())
    for card in game.state.players[seat].spare:
        game.state.seen[card] = 1 << seat


def become(game: Game, seat: int, card: int) -> None:
    """A character card is turned up in front of a seat; a second one goes back into the box."""
    player = game.player(seat)
    game.state.seen[card] = PUBLIC
    player.characters = (game.face(card).slug,)
    player.spare = ()


def take_bullets(game: Game, seat: int) -> None:
    """Life as the character shows, one more for the Sheriff."""
    player = game.player(seat)
    slug = player.characters[0]
    player.max_life = game.catalogue.characters[slug].life + (game.role(seat) == SHERIFF)
    player.life = player.max_life
    game.tell("character", seat, what=slug, amount=player.life)


def next_setup(setup: Setup, state: State, key: bytes) -> Setup:
    """The set-up of a next game after this one has ended (79)."""
    alive = [seat for seat, player in enumerate(state.players) if not player.out]
    kept = tuple((seat, state.players[seat].characters[0]) for seat in alive)
    sheriff = next(seat for seat in range(len(state.players)) if state.role(seat) == SHERIFF)
    return replace(
        setup,
        key=key,
        kept=kept if setup.options.keep_characters else (),
        sheriff=(sheriff + 1) % setup.players if setup.options.pass_sheriff else NOBODY,
    )
