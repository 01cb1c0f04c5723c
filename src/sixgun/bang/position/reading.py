"""Reads a position text into a game and checks that the position is possible."""

from __future__ import annotations

from collections import Counter
from functools import partial

from sixgun.bang.catalogue import Catalogue
from sixgun.bang.effect import BANG, BROWN, NO_AIM, SURPLUS
from sixgun.bang.faces import CHARACTER, DEPUTY, EVENT, PLAYING, ROLE, SHERIFF, face, read_value
from sixgun.bang.game import Game
from sixgun.bang.notation import answer_line, printed_name, reason_text, unknown_name
from sixgun.bang.position.lines import Lines, SeatLine, by_value
from sixgun.bang.position.sets import left_out, set_with, sets_of, sets_with_card
from sixgun.bang.position.writing import OPEN_ROLES, PILES, position_text, usual_fallen, usual_marker
from sixgun.bang.rules.setup import ROLES_FOR, Setup, all_faces, check_seats
from sixgun.bang.rules.turn import AGAIN, revived
from sixgun.bang.rules.winning import judge
from sixgun.bang.sets import CATALOGUE
from sixgun.bang.state import REVEAL, START, Player, State
from sixgun.cardgame.position import NamedCard, mask_of
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.chance import Chance
from sixgun.kernel.errors import LONGEST_QUOTE, NotationError, SetupError, quoted
from sixgun.kernel.hidden_cards import HIDDEN, PUBLIC

__all__ = ["parse_position", "position_text"]


def parse_position(text: str, catalogue: Catalogue = CATALOGUE, *, collect_news: bool = False) -> Game:
    """Return the game at this position. An error names the line and the cause."""
    lines = Lines(text, catalogue)
    lines.sets = sets_of(lines, catalogue)
    catalogue = catalogue.select(lines.sets)
    state = _Builder(lines, catalogue).state
    game = Game(state, catalogue, lines.options, collect_news=collect_news)
    _check_ghosts(game, lines)
    _check_in_play(game, lines)
    state.outcome = judge(game)
    if state.outcome is None:
        _check_turn(game, lines)
    game.start()
    lines.answer(partial(answer_line, game))
    return game


class _Builder:
    """Builds the state that the lines describe."""

    def __init__(self, lines: Lines, catalogue: Catalogue) -> None:
        self.lines = lines
        self.catalogue = catalogue
        _check_roles(lines)
        _check_events(lines, catalogue)
        _check_marks(lines, catalogue)
        setup = Setup(len(lines.seats), lines.key, lines.sets, lines.options)
        self.all_cards = all_faces(catalogue, Setup(len(lines.seats), lines.key, lines.sets))
        faces = list(all_faces(catalogue, setup))
        first = next(card for card, shown in enumerate(faces) if shown.back == ROLE)
        for seat, entry in enumerate(lines.seats):
            faces[first + seat] = face(entry.role, back=ROLE)
        self.faces = tuple(faces)
        self.unused: dict[str, list[int]] = {}
        self.hidden = {(shown.back, shown.slug): card for card, shown in enumerate(faces) if shown.back != PLAYING}
        for card in reversed(range(first)):
            self.unused.setdefault(faces[card].text, []).append(card)
        players = [Player(first + seat) for seat in range(len(lines.seats))]
        self.state = State(self.faces, players, Chance(lines.key))
        self._deal()
        self._note()

    def _deal(self) -> None:
        """Deal hands and cards in play, then the piles. A pile may name a card by its value alone, so piles go last."""
        state, lines = self.state, self.lines
        for seat, entry in enumerate(lines.seats):
            player = state.players[seat]
            player.characters = entry.characters
            player.life, player.max_life, player.out = entry.life, entry.most, entry.out
            player.hand = [self._take(card, 1 << seat) for card in entry.hand]
            player.in_play = tuple([self._take(card, PUBLIC) for card in entry.play])
            player.spare = tuple([self._hidden(CHARACTER, card, HIDDEN) for card in entry.spare])
            known = entry.shown or entry.out or entry.role == SHERIFF or len(lines.seats) == OPEN_ROLES
            usual = PUBLIC if known else 1 << seat
            state.seen[player.role] = usual | self._knowing(entry.known, entry.line)
        named = [(card, usual) for pile, usual in PILES.items() for card in lines.piles[pile]]
        named.sort(key=lambda entry: by_value(entry[0]))
        for card, usual in named:
            card.id = self._take(card, usual)
        deck, discard, table = ([card.id for card in lines.piles[pile]] for pile in PILES)
        if not lines.only:
            rest = sorted(card for cards in self.unused.values() for card in cards)
            state.chance.shuffle(rest)
            deck += rest
        state.deck, state.discard, state.on_table = deck[::-1], discard[::-1], tuple(table)

    def _note(self) -> None:
        """Set everything except where the cards are."""
        state, lines = self.state, self.lines
        first = DEPUTY if len(lines.seats) == OPEN_ROLES else SHERIFF
        leader = next(seat for seat, entry in enumerate(lines.seats) if entry.role == first)
        state.turn = leader if lines.turn == NOBODY else lines.turn
        state.marker = usual_marker(state) if lines.marker == NOBODY else lines.marker
        state.event = lines.event
        state.events = tuple(
            [self._hidden(EVENT, card, HIDDEN if at else PUBLIC) for at, card in enumerate(lines.events)]
        )
        state.phase, state.turn_number, state.extra = lines.phase, lines.number, lines.extra
        state.turn_marks, state.game_marks = lines.marks["turn"], lines.marks["game"]
        for seat, entry in enumerate(lines.seats):
            if entry.ghost:
                state.turn_marks[state.event, seat] = 1
        state.fallen = self._fallen()
        if lines.bangs:
            state.turn_marks[BANG, state.turn] = lines.bangs
        in_play = {self.faces[card].text: card for player in state.players for card in player.in_play}
        for fresh in lines.piles["fresh"]:
            if fresh.text not in in_play:
                raise NotationError(
                    f"{fresh.text[:LONGEST_QUOTE]} is not in play: “fresh” lists cards put into play this turn",
                    fresh.line,
                )
            state.placed_this_turn = (*state.placed_this_turn, in_play[fresh.text])
        if lines.position is not None:
            state.chance = Chance(lines.key, lines.position)
        taken = {entry.characters[0] for entry in lines.seats}
        for card, shown in enumerate(self.faces):
            if shown.back == CHARACTER and shown.slug in taken:
                state.seen[card] = PUBLIC

    def _take(self, named: NamedCard, usual: int) -> int:
        """Take a card that is not used yet."""
        if by_value(named):
            card = self._by_value(named)
        elif named.text not in self.unused and any(named.text == shown.text for shown in self.all_cards):
            raise NotationError(
                f"{named.text} is left out of the simplified game: remove it, or the option “simplified”", named.line
            )
        elif named.text not in self.unused:
            if sets := sets_with_card(named.text, self.lines.catalogue):
                raise NotationError(left_out(named.text, sets[0]), named.line)
            raise unknown_name("card", named.text, self.unused, named.line)
        elif not self.unused[named.text]:
            count = sum(shown.text == named.text for shown in self.faces)
            times = "once" if count == 1 else f"{count} times"
            raise NotationError(f"{named.text} is used too often: the game has it {times}", named.line)
        else:
            card = self.unused[named.text].pop()
        self.state.seen[card] = usual | self._knowing(named.seats, named.line)
        return card

    def _hidden(self, back: str, named: NamedCard, usual: int) -> int:
        """Take a character or an event."""
        card = self.hidden[back, named.text]
        self.state.seen[card] = usual | self._knowing(named.seats, named.line)
        return card

    def _fallen(self) -> tuple[tuple[int, int], ...]:
        """Return who was eliminated, and by whom. Players without an entry follow in seat order."""
        lines, usual = self.lines, usual_fallen(self.state)
        returning = any("revives" in event.hooks for event in self.catalogue.events.values())
        dead = [seat for seat, _ in usual]
        named = [seat for seat, _ in lines.fallen]
        for seat, killer in lines.fallen:
            if not returning and (seat not in dead or named.count(seat) > 1):
                raise NotationError(
                    f"seat {seat + 1} is not out, or listed twice: list each dead player once", lines.fallen_line
                )
            for number, least in ((seat, 0), (killer, NOBODY)):
                if not least <= number < len(lines.seats):
                    raise NotationError(
                        f"there is no seat {number + 1}: write a number from 1 to {len(lines.seats)}", lines.fallen_line
                    )
        return (*lines.fallen, *(entry for entry in usual if entry[0] not in named))

    def _by_value(self, named: NamedCard) -> int:
        try:
            suit, rank = read_value(named.text)
        except NotationError as error:
            raise NotationError(f"{error.cause}; or name the whole card, as in bang-9d", named.line) from None
        for cards in self.unused.values():
            if cards and (self.faces[cards[-1]].suit, self.faces[cards[-1]].rank) == (suit, rank):
                return cards.pop()
        raise NotationError(f"all cards {named.text} of the game are already used: name another card", named.line)

    def _knowing(self, seats: str | None, line: int) -> int:
        return mask_of(seats, line, len(self.lines.seats))


def _check_roles(lines: Lines) -> None:
    seats = lines.seats
    if len(seats) not in ROLES_FOR:
        raise NotationError(f"{len(seats)} seats cannot play: write {min(ROLES_FOR)} to {max(ROLES_FOR)} of them")
    if all(entry.role != SHERIFF for entry in seats) and len(seats) != OPEN_ROLES:
        raise NotationError("there is no Sheriff: one seat must have this role")
    wanted = Counter(ROLES_FOR[len(seats)])
    if Counter(entry.role for entry in seats) != wanted:
        mix = ", ".join(f"{count} {role}" for role, count in wanted.items())
        raise NotationError(f"the roles are wrong: {len(seats)} seats, counting the dead, have {mix}")
    try:
        check_seats(lines.catalogue, len(seats), lines.sets)
    except SetupError as error:
        raise NotationError(str(error)) from None


def _check_events(lines: Lines, catalogue: Catalogue) -> None:
    """Check the characters, the events and the marker."""
    shown = [entry.characters[0] for entry in lines.seats]
    hidden = [card.text for entry in lines.seats for card in entry.spare]
    for entry in lines.seats:
        for slug in [card.text for card in entry.spare]:
            if slug in shown or hidden.count(slug) > 1:
                raise NotationError(
                    f"{printed_name(slug)} is at the table twice: name another spare character", entry.line
                )
        for slug in (*entry.characters, *(card.text for card in entry.spare)):
            if slug not in catalogue.characters:
                raise NotationError(left_out(printed_name(slug), set_with(slug, lines.catalogue)), entry.line)
        _check_borrowed(entry, catalogue.characters[entry.characters[0]].copies)
    for slug in filter(None, (lines.event, *(card.text for card in lines.events))):
        if slug not in catalogue.events:
            raise NotationError(left_out(f"the event {printed_name(slug)}", set_with(slug, lines.catalogue)))
    if lines.phase == REVEAL and not lines.events:
        raise NotationError("there is no event to turn up: name the event deck with “events: …”")
    if lines.marker >= len(lines.seats):
        raise NotationError(f"there is no seat {lines.marker + 1} for the marker: write 1 to {len(lines.seats)}")


def _check_borrowed(entry: SeatLine, most: int) -> None:
    """Only a character that copies abilities can have more than one."""
    borrowed = entry.characters[1:]
    if len(borrowed) > most:
        how = f"only {most} ability" if most else "no ability"
        rest = " ".join(f"+ {printed_name(slug)}" for slug in borrowed[most:])
        raise NotationError(f"{entry.name} can borrow {how}: leave out “{rest}”", entry.line)
    if entry.characters[0] in borrowed:
        raise NotationError(f"{entry.name} cannot borrow their own ability: name another character", entry.line)


def _check_marks(lines: Lines, catalogue: Catalogue) -> None:
    """A mark belongs to a seat at the table and to an effect in the game. Only packs may use other names."""
    known = (AGAIN, SURPLUS, *catalogue.effects)
    packs = catalogue.sets.keys() - CATALOGUE.sets.keys()
    for (name, seat), number in (note for notes in lines.marks.values() for note in notes.items()):
        if seat >= len(lines.seats):
            cause = f"there is no seat {seat + 1} for the mark {quoted(name)}: write 1 to {len(lines.seats)}"
            raise NotationError(cause, lines.at["marks"])
        if name not in known and not packs:
            raise unknown_name("mark", name, known, lines.at["marks"])
        values = catalogue.effects[name].mark_values if name in catalogue.effects else ()
        if values and number not in values:
            cause = f"{number} is not a value of the mark {name}: write {values[0]} to {values[-1]}"
            raise NotationError(cause, lines.at["marks"])


def _check_ghosts(game: Game, lines: Lines) -> None:
    """A ghost is in play only in their own turn, and only through the current event (144)."""
    for seat, entry in enumerate(lines.seats):
        if not entry.ghost:
            continue
        back = revived(game, seat)
        if back is None or back[0] > 0:
            cause = f"no event brings {entry.name} back as a ghost: add “event: …”, or write “out”"
            raise NotationError(cause, entry.line)
        if seat != game.state.turn:
            cause = f"{entry.name} can be a ghost only in their own turn: write “out”, or mark the seat with “>”"
            raise NotationError(cause, entry.line)


def _check_turn(game: Game, lines: Lines) -> None:
    """The player whose turn it is must be alive, or come back for it."""
    state = game.state
    if state.players[state.turn].out and not (state.phase in (REVEAL, START) and revived(game, state.turn)):
        cause = "the player whose turn it is has been eliminated: mark a living one with “>”"
        raise NotationError(cause, lines.seats[state.turn].line)


def _check_in_play(game: Game, lines: Lines) -> None:
    """Check for cards in play that no game could put there."""
    for seat, entry in enumerate(lines.seats):
        weapons: list[str] = []
        slugs: list[str] = []
        for card in game.player(seat).in_play:
            shown, kind = game.face(card), game.kind(card)
            cause = ""
            if kind.colour == BROWN:
                cause = f"{shown.text} cannot be in play: it is discarded when it is played"
            elif shown.slug in slugs:
                cause = f"two cards {shown.slug} cannot be in front of one player: remove one"
            elif kind.weapon and weapons:
                cause = f"{weapons[0]} and {shown.text} are both weapons: a player has only one in play"
            elif kind.aim != NO_AIM and (no := kind.why_not_at(game, NOBODY, seat)):
                cause = f"{shown.text} cannot be in front of {entry.name} ({reason_text(no)})"
            if cause:
                raise NotationError(cause, entry.line)
            slugs.append(shown.slug)
            weapons += [shown.text] if kind.weapon else []
