"""A position as a text table: read into a game, and written so that reading it gives the same game again."""

from __future__ import annotations

from collections import Counter
from textwrap import wrap
from typing import Final

from sixgun.bang.catalogue import Catalogue
from sixgun.bang.effect import BANG, BROWN, NO_AIM
from sixgun.bang.faces import CHARACTER, ROLE, SHERIFF, face, read_value
from sixgun.bang.game import Game
from sixgun.bang.notation import answer_line, choice_text, printed_name, reason_text, unknown
from sixgun.bang.position_lines import END_OF_DECK, OUT, SHOWN, Lines, NamedCard
from sixgun.bang.rules.setup import ROLES_FOR, Setup, all_faces
from sixgun.bang.rules.winning import judge
from sixgun.bang.state import PLAY, SETUP, Player, State
from sixgun.bang.table import CATALOGUE
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.chance import Chance
from sixgun.kernel.errors import NotationError, SixgunError
from sixgun.kernel.game import Interjection, World
from sixgun.kernel.piles import HIDDEN, PUBLIC

ALL: Final = "all"
WIDTH: Final = 110
PILES: Final = {"deck": HIDDEN, "discard": PUBLIC, "table": PUBLIC}
"""The piles, and who usually knows their cards."""


def parse_position(text: str, catalogue: Catalogue = CATALOGUE, *, tells: bool = False) -> Game:
    """The game that stands at this position; an error names the line and the cause."""
    lines = Lines(text, catalogue)
    state = _Builder(lines, catalogue).state
    game = Game(state, catalogue, lines.options, tells=tells)
    _check_in_play(game, lines)
    state.outcome = judge(game)
    if state.players[state.turn].out and state.outcome is None:
        raise NotationError(
            "the player whose turn it is is out: mark a living one with “>”", lines.seats[state.turn].line
        )
    game.start()
    for number, line in lines.then:
        try:
            answer_line(game, line)
        except SixgunError as error:
            raise NotationError(str(error), number) from error
    return game


class _Builder:
    """Puts the cards where the lines say."""

    def __init__(self, lines: Lines, catalogue: Catalogue) -> None:
        self.lines = lines
        _check_roles(lines)
        setup = Setup(len(lines.seats), lines.key, options=lines.options)
        self.box = all_faces(catalogue, Setup(len(lines.seats), lines.key))
        faces = list(all_faces(catalogue, setup))
        first = next(card for card, shown in enumerate(faces) if shown.back == ROLE)
        for seat, entry in enumerate(lines.seats):
            faces[first + seat] = face(entry.role, back=ROLE)
        self.faces = tuple(faces)
        self.loose: dict[str, list[int]] = {}
        for card in reversed(range(first)):
            self.loose.setdefault(faces[card].text, []).append(card)
        players = [Player(first + seat) for seat in range(len(lines.seats))]
        self.state = State(self.faces, players, Chance(lines.key))
        self._deal()
        self._note()

    def _deal(self) -> None:
        """Hands, cards in play and piles; a pile may give a card by its value alone, so these come last."""
        state, lines = self.state, self.lines
        for seat, entry in enumerate(lines.seats):
            player = state.players[seat]
            player.characters = (entry.character,)
            player.life, player.max_life, player.out = entry.life, entry.most, entry.out
            player.hand = tuple([self._take(card, 1 << seat) for card in entry.hand])
            player.in_play = tuple([self._take(card, PUBLIC) for card in entry.play])
            usual = PUBLIC if entry.shown or entry.out or entry.role == SHERIFF else 1 << seat
            state.seen[player.role] = usual | self._knowing(entry.known, entry.line)
        named = [(card, usual) for pile, usual in PILES.items() for card in lines.piles[pile]]
        named.sort(key=lambda entry: entry[0].by_value)
        for card, usual in named:
            card.id = self._take(card, usual)
        deck, discard, table = ([card.id for card in lines.piles[pile]] for pile in PILES)
        if not lines.only:
            rest = sorted(card for cards in self.loose.values() for card in cards)
            state.chance.shuffle(rest)
            deck += rest
        state.deck, state.discard, state.table = deck[::-1], discard[::-1], tuple(table)

    def _note(self) -> None:
        """Everything that is not a place of a card."""
        state, lines = self.state, self.lines
        sheriff = next(seat for seat, entry in enumerate(lines.seats) if entry.role == SHERIFF)
        state.marker = sheriff
        state.turn = sheriff if lines.turn == NOBODY else lines.turn
        state.phase, state.number = lines.phase, lines.number
        state.fallen = _fallen(lines)
        state.turn_marks, state.game_marks = lines.marks["turn"], lines.marks["game"]
        if lines.bangs:
            state.turn_marks[BANG, state.turn] = lines.bangs
        in_play = {self.faces[card].text: card for player in state.players for card in player.in_play}
        for fresh in lines.piles["fresh"]:
            if fresh.text not in in_play:
                raise NotationError(f"{fresh.text} does not lie in play: nobody put it there in this turn", fresh.line)
            state.fresh = (*state.fresh, in_play[fresh.text])
        if lines.position is not None:
            state.chance = Chance(lines.key, lines.position)
        taken = {entry.character for entry in lines.seats}
        for card, shown in enumerate(self.faces):
            if shown.back == CHARACTER and shown.slug in taken:
                state.seen[card] = PUBLIC

    def _take(self, named: NamedCard, usual: int) -> int:
        """A card that is not used yet."""
        if named.by_value:
            card = self._by_value(named)
        elif named.text not in self.loose and any(named.text == shown.text for shown in self.box):
            raise NotationError(f"{named.text} is left out of the simplified game", named.line)
        elif named.text not in self.loose:
            raise unknown("card", named.text, self.loose, named.line)
        elif not self.loose[named.text]:
            count = sum(shown.text == named.text for shown in self.faces)
            times = "once" if count == 1 else f"{count} times"
            raise NotationError(f"{named.text} is used too often: the game has it {times}", named.line)
        else:
            card = self.loose[named.text].pop()
        self.state.seen[card] = usual | self._knowing(named.seats, named.line)
        return card

    def _by_value(self, named: NamedCard) -> int:
        try:
            suit, rank = read_value(named.text)
        except NotationError as error:
            raise NotationError(f"{error.cause}; or name the whole card, as in bang-9d", named.line) from None
        for cards in self.loose.values():
            if cards and (self.faces[cards[-1]].suit, self.faces[cards[-1]].rank) == (suit, rank):
                return cards.pop()
        raise NotationError(f"every card {named.text} of the game is used already", named.line)

    def _knowing(self, seats: str | None, line: int) -> int:
        """The mask of those who know a card besides the usual ones."""
        mask = 0
        for word in (seats or "").replace(",", " ").split():
            if word.lower() == ALL:
                return PUBLIC
            if not word.isdecimal() or not 1 <= int(word) <= len(self.lines.seats):
                raise NotationError(f"“{word}” in brackets is no seat that knows the card, nor “all”", line)
            mask |= 1 << int(word) - 1
        return mask


def _check_roles(lines: Lines) -> None:
    seats = lines.seats
    if len(seats) not in ROLES_FOR:
        raise NotationError(f"{len(seats)} seats cannot play: write {min(ROLES_FOR)} to {max(ROLES_FOR)} of them")
    if all(entry.role != SHERIFF for entry in seats):
        raise NotationError("there is no Sheriff: one seat must have this role")
    wanted = Counter(ROLES_FOR[len(seats)])
    if Counter(entry.role for entry in seats) != wanted:
        mix = ", ".join(f"{count} {role}" for role, count in wanted.items())
        raise NotationError(f"wrong roles: {len(seats)} seats, the dead included, have {mix}")


def _fallen(lines: Lines) -> tuple[tuple[int, int], ...]:
    """Who is out and by whom; those without an entry follow in seat order."""
    out = [seat for seat, entry in enumerate(lines.seats) if entry.out]
    named = [seat for seat, _ in lines.fallen]
    for seat, killer in lines.fallen:
        if seat not in out or named.count(seat) > 1:
            raise NotationError(f"seat {seat + 1} is not out, or listed twice", lines.fallen_line)
        if not NOBODY <= killer < len(lines.seats):
            raise NotationError(f"there is no seat {killer + 1}", lines.fallen_line)
    return (*lines.fallen, *((seat, NOBODY) for seat in out if seat not in named))


def _check_in_play(game: Game, lines: Lines) -> None:
    """What no game can bring before a player."""
    for seat, entry in enumerate(lines.seats):
        weapons: list[str] = []
        slugs: list[str] = []
        for card in game.player(seat).in_play:
            shown, kind = game.face(card), game.kind(card)
            cause = ""
            if kind.colour == BROWN:
                cause = f"{shown.text} is played and discarded, it never lies in play"
            elif shown.slug in slugs:
                cause = f"two cards {shown.slug} cannot lie before one player"
            elif kind.weapon and weapons:
                cause = f"{weapons[0]} and {shown.text} are both weapons: a player has only one in play"
            elif kind.aim != NO_AIM and (no := kind.why_not_at(game, NOBODY, seat)):
                cause = f"{shown.text} cannot lie before {printed_name(entry.character)} ({reason_text(no)})"
            if cause:
                raise NotationError(cause, entry.line)
            slugs.append(shown.slug)
            weapons += [shown.text] if kind.weapon else []


# Writing.


def position_text(game: Game) -> str:
    """The position in full. In the middle of a step: the position when it began, and the answers since."""
    since = [entry for entry in game.since if not isinstance(entry, World)]
    if game.ask is None or (game.ask.open and not since):
        return _written(game, game.state, [])
    if game.base is None or len(since) < len(game.since):
        raise SixgunError("in the middle of a step only a game that keeps snapshots, and is not imagined, has a text")
    twin = Game(game.base.copy(), game.catalogue, game.options).start()
    said = []
    for entry in since:
        assert twin.ask is not None
        if isinstance(entry, Interjection):
            said.append(f"{entry.seat + 1} interjects: {choice_text(twin, twin.ask, entry.choice)}")
            twin.interject(entry.seat, entry.choice)
        else:
            said.append(choice_text(twin, twin.ask, entry))
            twin.answer(entry)
    return _written(game, game.base, said)


def _written(game: Game, state: State, then: list[str]) -> str:
    if state.phase == SETUP:
        raise SixgunError("there is no position before everybody has a character")
    lines = _seat_lines(state)
    facts: list[tuple[str, str, str]] = [
        ("turn", str(state.number), "1"),
        ("phase", state.phase, PLAY),
        ("bangs", str(state.turn_marks.get((BANG, state.turn), 0)), "0"),
        ("fallen", _fallen_text(state.fallen), _fallen_text(tuple(sorted((seat, NOBODY) for seat, _ in state.fallen)))),
        ("fresh", " ".join(_fresh(state)), ""),
        ("marks", _marks_text(state), ""),
        ("options", ",".join(n if on else f"{n}=off" for n, on in game.options.to_data().items()), ""),
        ("key", f"{state.chance.key.hex()} at {state.chance.position}", ""),
    ]
    lines += [f"{label}: {text}" for label, text, usual in facts if text != usual]
    piles = {"deck": state.deck[::-1], "discard": state.discard[::-1], "table": list(state.table)}
    for label, usual in PILES.items():
        words = [_card_text(state, card, usual) for card in piles[label]] + [END_OF_DECK] * (label == "deck")
        lines += wrap(
            " ".join(words),
            WIDTH,
            initial_indent=f"{label}: ",
            subsequent_indent=f"{label}: ",
            break_on_hyphens=False,
            break_long_words=False,
        )
    lines += [f"then: {answer}" for answer in then]
    return "\n".join(lines) + "\n"


def _seat_lines(state: State) -> list[str]:
    rows: list[list[str]] = []
    for seat, player in enumerate(state.players):
        role = state.role(seat)
        open_role = player.out or role == SHERIFF
        known = state.seen[player.role]
        text = role if open_role else f"{role} {SHOWN}" if known == PUBLIC else f"{role}{_known_text(known, 1 << seat)}"
        rows.append([
            f"{'>' if seat == state.turn else ' '} {printed_name(player.characters[0])}",
            text,
            OUT if player.out else f"{player.life}/{player.max_life}",
            _cards_text("hand: ", state, player.hand, 1 << seat),
            _cards_text("play: ", state, player.in_play, PUBLIC),
        ])  # fmt: skip
    names, roles = (max(len(row[column]) for row in rows) for column in (0, 1))
    return [f"{row[0]:{names}}   {row[1]:{roles}}   {'   '.join(filter(None, row[2:]))}" for row in rows]


def _cards_text(label: str, state: State, cards: tuple[int, ...], usual: int) -> str:
    return label + " ".join(_card_text(state, card, usual) for card in cards) if cards else ""


def _card_text(state: State, card: int, usual: int) -> str:
    return state.faces[card].text + _known_text(state.seen[card], usual)


def _known_text(mask: int, usual: int) -> str:
    """Who knows a card besides the usual ones."""
    if mask == usual:
        return ""
    seats = [str(seat + 1) for seat in range(8) if (mask & ~usual) >> seat & 1]
    return f"({ALL if mask == PUBLIC else ','.join(seats)})"


def _fallen_text(fallen: tuple[tuple[int, int], ...]) -> str:
    return ", ".join(f"{seat + 1}" if killer == NOBODY else f"{seat + 1} by {killer + 1}" for seat, killer in fallen)


def _fresh(state: State) -> list[str]:
    """Only what still lies in play counts."""
    in_play = [card for player in state.players for card in player.in_play]
    return [state.faces[card].text for card in in_play if card in state.fresh]


def _marks_text(state: State) -> str:
    scopes = (("turn", state.turn_marks), ("game", state.game_marks))
    marks = [(scope, name, seat, n) for scope, notes in scopes for (name, seat), n in sorted(notes.items())]
    return ", ".join(
        f"{scope} {name}{f' of {seat + 1}' if seat != NOBODY else ''} = {n}"
        for scope, name, seat, n in marks
        if (scope, name, seat) != ("turn", BANG, state.turn)
    )
