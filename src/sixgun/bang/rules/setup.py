"""Setting up a game: roles, characters, bullets and cards."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache
from typing import TYPE_CHECKING, Final

from sixgun.bang import announce
from sixgun.bang.asks import PickCharacter, PickWord
from sixgun.bang.catalogue import Catalogue
from sixgun.bang.effect import Source
from sixgun.bang.faces import CHARACTER, DEPUTY, EVENT, OUTLAW, RENEGADE, ROLE, SHERIFF, Face, face
from sixgun.bang.options import Options
from sixgun.bang.rules.card_moves import draw
from sixgun.bang.state import BACKS, Player, State
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.chance import Chance
from sixgun.kernel.errors import SetupError
from sixgun.kernel.hidden_cards import PUBLIC, in_order
from sixgun.kernel.value import Value

if TYPE_CHECKING:
    from sixgun.bang.game import Game

ROLES_FOR: Final = {
    3: (DEPUTY, OUTLAW, RENEGADE),
    4: (SHERIFF, RENEGADE, OUTLAW, OUTLAW),
    5: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY),
    6: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY),
    7: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY),
    8: (SHERIFF, RENEGADE, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY),
}
BASE: Final = "base"
KEEP: Final = "keep"
NEW: Final = "new"


@dataclass(frozen=True, slots=True)
class Setup(Value):
    """What a game starts from.

    `kept` are the characters that survivors of the previous game may keep. `sheriff` is the seat of the Sheriff, or
    NOBODY to choose it at random.
    """

    players: int
    key: bytes
    sets: tuple[str, ...] = ("base",)
    options: Options = field(default_factory=Options)
    kept: tuple[tuple[int, str], ...] = ()
    sheriff: int = NOBODY


def all_faces(catalogue: Catalogue, setup: Setup) -> tuple[Face, ...]:
    """Return every card of the game in the order of the ids: playing cards, roles, characters, events.

    The simplified game leaves out the cards with a book.
    """
    return _all_faces(catalogue, setup.sets, setup.players, setup.options.simplified)


@cache
def _all_faces(catalogue: Catalogue, sets: tuple[str, ...], players: int, simplified: bool) -> tuple[Face, ...]:
    card_sets = [catalogue.card_set(slug) for slug in sets]
    playing = [
        card for card_set in card_sets for card in card_set.deck if not (simplified and catalogue.cards[card.slug].book)
    ]
    return (
        *playing,
        *(face(role, back=ROLE) for role in ROLES_FOR[players]),
        *(face(character.slug, back=CHARACTER) for card_set in card_sets for character in card_set.characters),
        *(face(event.slug, back=EVENT) for card_set in card_sets for event in card_set.events),
    )


def check_setup(catalogue: Catalogue, setup: Setup) -> None:
    """Raise an error if a game with this setup cannot be played."""
    if setup.players not in ROLES_FOR:
        counts = sorted(ROLES_FOR)
        raise SetupError(f"{setup.players} players cannot play: choose {counts[0]} to {counts[-1]}")
    for slug in setup.sets:
        catalogue.card_set(slug)
    if BASE not in setup.sets:
        raise SetupError("every game needs the base set: add the set “base”")
    if len(set(setup.sets)) < len(setup.sets):
        raise SetupError("a set is named twice: name each one once")
    check_seats(catalogue, setup.players, setup.sets)
    if setup.options.two_characters:
        characters = sum(len(catalogue.card_set(slug).characters) for slug in setup.sets)
        if characters < 2 * setup.players:
            raise SetupError(
                f"{characters} characters are too few for {setup.players} players to choose from two each: "
                "add a set, or leave out the option “two_characters”"
            )


def check_seats(catalogue: Catalogue, players: int, sets: tuple[str, ...]) -> None:
    """Raise an error if these sets have too few roles for the players."""
    most = max(catalogue.card_set(slug).most_players for slug in sets)
    if players > most:
        larger = [card_set.slug for card_set in catalogue.sets.values() if card_set.most_players > most]
        more = " or ".join(f"“{slug}”" for slug in larger)
        raise SetupError(f"{players} players need more roles: add the set {more}, or play with 3 to {most}")


def deal(catalogue: Catalogue, setup: Setup) -> State:
    """Shuffle all piles and deal the roles. `prepare` then deals the characters and cards."""
    check_setup(catalogue, setup)
    piles = _piles(catalogue, setup.sets, setup.players, setup.options.simplified)
    playing, roles, characters, events = map(list, piles)
    chance = Chance(setup.key)
    chance.shuffle(playing)
    _deal_roles(roles, setup.sheriff, chance)
    chance.shuffle(characters)
    if events:
        chance.shuffle(events)
    first_role = len(playing)
    faces = (*playing, *roles, *characters, *events)
    state = State(faces, [Player(first_role + seat) for seat in range(setup.players)], chance)
    state.deck = list(range(first_role))
    first = DEPUTY if setup.players == 3 else SHERIFF
    for seat, role in enumerate(roles):
        state.seen[first_role + seat] = PUBLIC if setup.players == 3 or role.slug == SHERIFF else 1 << seat
        if role.slug == first:
            state.turn = state.marker = seat
    if setup.kept and setup.options.keep_characters:
        state.kept = setup.kept
        kept = {slug for _, slug in setup.kept}
        for card, character in enumerate(characters, first_role + setup.players):
            if character.slug in kept:
                state.seen[card] = PUBLIC
    if events:
        stack_events(catalogue, setup, state, events)
    return state


@cache
def _piles(catalogue: Catalogue, sets: tuple[str, ...], players: int, simplified: bool) -> list[tuple[Face, ...]]:
    """Return all faces grouped by their backs, each pile in a fixed order.

    The result of a shuffle then depends only on the key and the cards, not on the order in which sets list them.
    """
    faces = _all_faces(catalogue, sets, players, simplified)
    return [tuple(in_order(shown for shown in faces if shown.back == back)) for back in BACKS]


def stack_events(catalogue: Catalogue, setup: Setup, state: State, events: list[Face]) -> None:
    """Build the event deck from one event set, or from a random choice of both (9).

    The next card comes first and is face up (7). The final event goes to the bottom.
    """
    first = len(state.faces) - len(events)
    kinds = [(card, catalogue.events[event.slug]) for card, event in enumerate(events, first)]
    plain = [card for card, kind in kinds if not kind.final and not (kind.extra and setup.options.short_events)]
    last = [card for card, kind in kinds if kind.final]
    if len(last) > 1:
        plain = plain[: setup.options.event_cards]
    state.events = (*plain, *last[:1])
    state.seen[state.events[0]] = PUBLIC


def _deal_roles(roles: list[Face], sheriff: int, chance: Chance) -> None:
    """Deal the roles at random, except for the Sheriff if their seat is given."""
    if sheriff == NOBODY:
        chance.shuffle(roles)
        return
    if not 0 <= sheriff < len(roles) or len(roles) == 3:
        raise SetupError(f"seat {sheriff + 1} cannot be the Sheriff in a game with {len(roles)} seats: leave it open")
    star = roles.pop([role.slug for role in roles].index(SHERIFF))
    chance.shuffle(roles)
    roles.insert(sheriff, star)


async def prepare(game: Game) -> None:
    """Give every player a character, the bullets it shows, and as many cards as bullets."""
    state = game.state
    game.begin_step()
    count = len(state.players)
    seats = [(state.turn + step) % count for step in range(count)]
    rest = range(state.players[-1].role + 1, len(state.faces))
    stack = [card for card in rest if state.faces[card].back == CHARACTER and not state.seen[card]]
    for seat, slug in state.kept:
        answer = await PickWord(game, seat, Source(NOBODY, slug), (KEEP, NEW))
        if answer.what == KEEP:
            state.edit(seat).characters = (slug,)
        else:
            stack.insert(0, next(card for card, shown in enumerate(state.faces) if shown.slug == slug))
    for seat in seats:
        if not state.players[seat].characters:
            deal_characters(game, seat, stack)
    for seat in seats:
        if state.players[seat].spare:
            answer = await PickCharacter(game, seat, Source(NOBODY, "setup"), state.players[seat].spare)
            become(game, seat, answer.card)
    for seat in seats:
        take_bullets(game, seat)
        draw(game, seat, state.players[seat].life)
    if any(game.catalogue.events[game.face(card).slug].spare for card in state.events):
        deal_spares(game, seats)
    game.rebuild_index()


def deal_spares(game: Game, seats: list[int]) -> None:
    """Give every player a second character that nobody has looked at yet (154)."""
    faces = game.state.faces
    taken = {slug for player in game.state.players for slug in player.characters}
    rest = range(game.state.players[-1].role + 1, len(faces))
    unused = [card for card in rest if faces[card].back == CHARACTER and faces[card].slug not in taken]
    for seat, card in zip(seats, unused):
        game.state.seen[card] = 0
        game.state.edit(seat).spare = (card,)


def deal_characters(game: Game, seat: int, stack: list[int]) -> None:
    """Deal one character face up, or two to choose from."""
    if not game.options.two_characters:
        become(game, seat, stack.pop())
        return
    game.state.edit(seat).spare = (stack.pop(), stack.pop())
    for card in game.state.players[seat].spare:
        game.state.seen[card] = 1 << seat


def become(game: Game, seat: int, card: int) -> None:
    """Turn up a character card in front of a player. Their other one goes back to the box."""
    player = game.state.edit(seat)
    game.state.seen[card] = PUBLIC
    player.characters = (game.face(card).slug,)
    player.spare = ()


def take_bullets(game: Game, seat: int, life: int = 0) -> None:
    """Set the life points: those of the character, and one more for the Sheriff.

    `life` is the number of points the player starts with; 0 means all of them.
    """
    player = game.state.edit(seat)
    slug = player.characters[0]
    player.max_life = game.catalogue.characters[slug].life + (game.role(seat) == SHERIFF)
    player.life = life or player.max_life
    announce.character(game, seat, slug, player.life)


def next_setup(setup: Setup, state: State, key: bytes) -> Setup:
    """Return the setup of the next game after this one has ended (79)."""
    alive = [seat for seat, player in enumerate(state.players) if not player.out]
    kept = tuple((seat, state.players[seat].characters[0]) for seat in alive)
    sheriffs = [seat for seat in range(len(state.players)) if state.role(seat) == SHERIFF]
    return replace(
        setup,
        key=key,
        kept=kept if setup.options.keep_characters else (),
        sheriff=(sheriffs[0] + 1) % setup.players if sheriffs and setup.options.pass_sheriff else NOBODY,
    )
