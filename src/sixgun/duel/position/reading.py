"""Reads a position text into a game and checks that the position is possible."""

from __future__ import annotations

from functools import partial
from typing import Final

from sixgun.cardgame.notation import unknown_name
from sixgun.cardgame.position import NamedCard, mark_text, mask_of
from sixgun.duel.catalogue import Catalogue
from sixgun.duel.effect import BLUE, UNLIMITED
from sixgun.duel.faces import CHARACTERS_PER_SIDE, FIRST_CARD, LAW, OUTLAW, SIDES, read_marks
from sixgun.duel.game import Game
from sixgun.duel.notation import answer_line
from sixgun.duel.position.lines import DECKS, DISCARD, Lines, SideLine
from sixgun.duel.position.writing import position_text
from sixgun.duel.rules.legal_plays import BANGS
from sixgun.duel.rules.swapping import FREE_SWAP
from sixgun.duel.rules.winning import judge
from sixgun.duel.sets import CATALOGUE
from sixgun.duel.state import COMMON, READY, State
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.chance import Chance
from sixgun.kernel.errors import NotationError, quoted
from sixgun.kernel.hidden_cards import HIDDEN, PUBLIC, with_faces

__all__ = ["parse_position", "position_text"]

MARKS: Final = 2
"""The number of letters of a text that gives only the back and the symbol."""


def parse_position(text: str, catalogue: Catalogue = CATALOGUE, *, collect_news: bool = False) -> Game:
    """Return the game at this position. An error names the line and the cause."""
    lines = Lines(text, catalogue)
    state = _Builder(lines, catalogue).state
    game = Game(state, catalogue, lines.options, collect_news=collect_news)
    _check_turn(game, lines)
    state.outcome = judge(game)
    game.start()
    lines.answer(partial(answer_line, game))
    return game


class _Builder:
    """Builds the state that the lines describe."""

    def __init__(self, lines: Lines, catalogue: Catalogue) -> None:
        self.lines = lines
        self.catalogue = catalogue
        for seat, side in enumerate(SIDES):
            entry = lines.sides.get(seat)
            if entry is None or (not entry.characters and (entry.reserve or not entry.out)):
                raise NotationError(f"the {side} has no character in play: write its line, then its characters")
        self.state = State(catalogue.faces, Chance(lines.key))
        for entry in lines.sides.values():
            self._line_up(entry)
        self.unused = list(range(FIRST_CARD, len(self.state.faces)))
        for entry in lines.sides.values():
            self._hand_out(entry)
        self._pile_up()
        state = self.state
        state.turn = 0 if lines.turn == NOBODY else lines.turn
        state.phase, state.turn_number = lines.phase, lines.number
        state.turn_marks = dict(lines.marks["turn"])
        if lines.bangs:
            state.turn_marks[BANGS, state.turn] = lines.bangs
        if lines.position is not None:
            state.chance = Chance(lines.key, lines.position)

    def _line_up(self, entry: SideLine) -> None:
        """Give ids to the characters of a side: first the dead, then those in play, the reserve, and the unused."""
        state, first = self.state, entry.seat * CHARACTERS_PER_SIDE
        company = {state.faces[card].slug: state.faces[card] for card in range(first, first + CHARACTERS_PER_SIDE)}
        order = [*entry.company, *(slug for slug in company if slug not in entry.company)]
        state.faces = with_faces(
            state.faces, range(first, first + CHARACTERS_PER_SIDE), [company[slug] for slug in order]
        )
        ids = {slug: first + place for place, slug in enumerate(order)}
        player = state.players[entry.seat]
        player.line = tuple(ids[character.slug] for character in entry.characters)
        player.reserve = tuple(ids[slug] for slug in entry.reserve)
        tokens = [ids[character.slug] for character in entry.characters if character.token]
        if len(tokens) > 1:
            raise NotationError(
                f"two characters of the {SIDES[entry.seat]} have the token: mark one with “*”", entry.line
            )
        if len(entry.company) > self.lines.options.characters:
            raise NotationError(
                f"the {SIDES[entry.seat]} has {len(entry.company)} characters, not {self.lines.options.characters}: "
                "leave some out, or write “options: characters=…”",
                entry.line,
            )
        if len(player.line) == 1 and player.reserve:
            raise NotationError(
                f"the {SIDES[entry.seat]} has a reserve and only one character in play: put another into play",
                entry.line,
            )
        player.active = (*tokens, *player.line, NOBODY)[0]
        player.rear = next((fighter for fighter in player.line if fighter != player.active), NOBODY)
        for character, number in zip(entry.characters, player.line):
            state.fighters[number].life, state.fighters[number].max_life = character.life, character.most
            state.seen[number] = PUBLIC
        for slug in entry.out:
            fallen = state.fighters[ids[slug]]
            fallen.max_life, fallen.out = self.catalogue.characters[slug].life, True
            state.seen[ids[slug]] = PUBLIC

    def _hand_out(self, entry: SideLine) -> None:
        """Deal the hand of a side and the Equipment of its characters."""
        state = self.state
        player = state.players[entry.seat]
        player.hand = tuple([self._take(card, 1 << entry.seat) for card in entry.hand])
        for character, number in zip(entry.characters, player.line):
            names: list[str] = []
            for named in character.play:
                card = self._take(named, PUBLIC)
                shown = state.faces[card]
                if self.catalogue.cards[shown.slug].colour != BLUE:
                    raise NotationError(
                        f"{shown.text} cannot be in play: it is discarded when it is played", named.line
                    )
                if shown.slug in names:
                    raise NotationError(
                        f"{character.name} cannot have two cards {shown.slug} in play: remove one", named.line
                    )
                names.append(shown.slug)
                state.fighters[number].in_play += (card,)

    def _pile_up(self) -> None:
        """Build the piles. Cards given by back and symbol alone come last.

        A card that is not named goes below the deck with its back, or below the common deck if that deck is closed.
        """
        state, lines = self.state, self.lines
        named = [(card, PUBLIC if pile == DISCARD else HIDDEN) for pile, cards in lines.piles.items() for card in cards]
        for card, usual in sorted(named, key=lambda entry: "-" not in entry[0].text):
            card.id = self._take(card, usual)
        rest = sorted(self.unused)
        state.chance.shuffle(rest)
        for place, label in enumerate(DECKS):
            deck = [card.id for card in lines.piles[label]]
            if place != COMMON:
                self._check_backs(lines.piles[label], (LAW, OUTLAW)[place])
            if label not in lines.closed and (place != COMMON or label in lines.named):
                deck += [number for number in rest if self._goes_to(number, place)]
            state.decks[place] = tuple(deck[::-1])
        if all(state.decks):
            raise NotationError(
                "there is no common deck while both sides have their own: "
                f"close the {DECKS[0]} or the {DECKS[1]} with “end” and name no card in it",
                lines.at[DECKS[COMMON]],
            )
        state.discard = [card.id for card in reversed(lines.piles[DISCARD])]

    def _goes_to(self, card: int, place: int) -> bool:
        """Does a card that was not named go to this deck?"""
        own = SIDES.index(self.state.faces[card].back)
        return own == place or (place == COMMON and DECKS[own] in self.lines.closed)

    def _check_backs(self, cards: list[NamedCard], back: str) -> None:
        for card in cards:
            if self.state.faces[card.id].back != back:
                raise NotationError(
                    f"{card.text} does not have the back of the {back}'s deck: move it to another pile", card.line
                )

    def _take(self, named: NamedCard, usual: int) -> int:
        """Take a card that is not used yet, by its whole text or by its back and symbol."""
        faces, text = self.state.faces, named.text
        if "-" in text or len(text) > MARKS:
            fitting = [card for card in range(FIRST_CARD, len(faces)) if faces[card].text == text]
            if not fitting:
                raise self._unknown(named)
        else:
            try:
                marks = read_marks(text)
            except NotationError as error:
                raise NotationError(f"{error.cause}; or name the whole card, as in colt-od", named.line) from None
            fitting = [
                card for card in range(FIRST_CARD, len(faces)) if (faces[card].back, faces[card].symbol) == marks
            ]
        free = [card for card in fitting if card in self.unused]
        if not free:
            times = "once" if len(fitting) == 1 else f"{len(fitting)} times"
            raise NotationError(f"{text} is used too often: the game has it {times}", named.line)
        self.unused.remove(free[0])
        self.state.seen[free[0]] = usual | mask_of(named.seats, named.line, len(SIDES))
        return free[0]

    def _unknown(self, named: NamedCard) -> NotationError:
        """Return the error for a card that the game does not have, or that is named only in part."""
        shown = self.state.faces[FIRST_CARD:]
        whole = sorted({face.text for face in shown if f"{face.slug}_".startswith(f"{named.text}_")})
        if not whole:
            return unknown_name("card", named.text, [face.text for face in shown], named.line)
        cause = f"{quoted(named.text)} is not a whole card: did you mean {' or '.join(whole)}?"
        return NotationError(cause, named.line)


def _check_turn(game: Game, lines: Lines) -> None:
    """Check that the phase, the BANG! cards played and the marks are possible in this turn."""
    state, characters = game.state, game.catalogue.characters
    side = SIDES[state.turn]
    if state.phase == READY and not game.options.early_abilities:
        cause = f"the phase “{READY}” needs the option early_abilities: add it to “options”"
        raise NotationError(cause, lines.at["phase"])
    most, useful = 1, [FREE_SWAP]
    for shown in state.faces[state.turn * CHARACTERS_PER_SIDE : (state.turn + 1) * CHARACTERS_PER_SIDE]:
        raised = characters[shown.slug].modify_bang_limit(game, NOBODY, state.turn, most)
        most = raised if raised < UNLIMITED else most
        useful += [shown.slug] if "offers" in characters[shown.slug].hooks else []
    if lines.bangs > most:
        cards = f"{most} BANG! card{'s' if most > 1 else ''}"
        raise NotationError(
            f"the {side} plays at most {cards} that count in a turn: {lines.bangs} are too many", lines.at["bangs"]
        )
    for span, marks in lines.marks.items():
        for (name, seat), number in marks.items():
            if (span, seat, number) != ("turn", state.turn, 1) or name not in useful:
                raise NotationError(
                    f"“{mark_text(span, name, seat, number)}” is not a mark of the {side}, whose turn it is: "
                    f"write “turn {FREE_SWAP} of {state.turn + 1} = 1”, or name an ability used in this turn instead",
                    lines.at["marks"],
                )
