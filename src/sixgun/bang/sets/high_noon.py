"""High Noon: fifteen events. The last one stays in effect until the end of the game."""

from __future__ import annotations

from typing import Final

from sixgun.bang import announce
from sixgun.bang.asks import PLAY, AnswerWithBang, PickCard, PickWord, Play, Save
from sixgun.bang.catalogue import CardSet
from sixgun.bang.effect import BANG, BLUE, FORCED, Character, Effect, Event, Reason, Source, reason
from sixgun.bang.faces import HEARTS, SPADES, SUIT_NAMES, SUITS
from sixgun.bang.game import Game
from sixgun.bang.rules.card_moves import draw, leave_play, put_on_discards
from sixgun.bang.rules.elimination import eliminate
from sixgun.bang.rules.life import gain_life, lose_life
from sixgun.bang.rules.setup import become, take_bullets
from sixgun.cardgame.facts import DISCARD, DRAW, EVERYBODY, HEAL
from sixgun.kernel.ask import NOBODY, PASS, Ask, Choice

BEER: Final = "beer"
NEW_LIFE: Final = 2
"""The life points of a player who has just changed their character (154)."""
GHOST_CARDS: Final = 3
"""How many cards a ghost draws (146)."""
TOOK_IN_PLAY: Final = "pat_brennan"
"""Turn mark: a player has taken a card in play instead of drawing."""


class Blessing(Event):
    """Every card counts as hearts (21)."""

    icon = "angel-wings"

    def modify_suit(self, game: Game, me: int, card: int, suit: str) -> str:
        return HEARTS


class Curse(Event):
    """Every card counts as spades (21)."""

    icon = "cursed-star"

    def modify_suit(self, game: Game, me: int, card: int, suit: str) -> str:
        return SPADES


class GhostTown(Event):
    """Dead players come back as ghosts without life points, each for their own turn (144, 149)."""

    icon = "ghost"

    def revives(self, game: Game, me: int, seat: int) -> tuple[int, int] | None:
        return 0, 0

    def modify_draw_count(self, game: Game, me: int, seat: int, count: int) -> int:
        return GHOST_CARDS if self._is_ghost(game, seat) else count

    def modify_life_change(self, game: Game, me: int, seat: int, change: int, source: Source) -> int:
        return 0 if self._is_ghost(game, seat) else change

    async def on_turn_end(self, game: Game, me: int, seat: int) -> None:
        if self._is_ghost(game, seat):
            await eliminate(game, seat, NOBODY)

    def _is_ghost(self, game: Game, seat: int) -> bool:
        return (self.slug, seat) in game.state.turn_marks


class GoldRush(Event):
    """Turns pass to the right. Effects of cards still go to the left (143)."""

    icon = "gold-nuggets"

    def modify_direction(self, game: Game, me: int, step: int) -> int:
        return -step


class Hangover(Event):
    """Characters have no abilities (139, 140)."""

    icon = "broken-bottle"
    suspension_ruling = 139

    def suspends(self, game: Game, me: int, what: Effect, seat: int) -> bool:
        return isinstance(what, Character)


class Shootout(Event):
    """Every player may play a second BANG! card in their turn (34)."""

    icon = "crossed-pistols"

    def modify_bang_limit(self, game: Game, me: int, seat: int, limit: int) -> int:
        return max(limit, 2)


class TheDaltons(Event):
    """Every player discards a blue card of their choice from in front of them (141)."""

    icon = "wanted-reward"
    act = DISCARD
    affects = EVERYBODY
    choice_ruling = 141

    async def on_event(self, game: Game, me: int) -> None:
        for seat in _from_marker(game):
            blue = tuple(card for card in game.player(seat).in_play if game.kind(card).colour == BLUE)
            if not blue:
                continue
            card = blue[0] if len(blue) == 1 else (await PickCard(game, seat, Source(NOBODY, self.slug), blue)).card
            leave_play(game, seat, card)
            announce.discarded(game, seat, card, self.slug)
            put_on_discards(game, seat, card, FORCED)


class TheDoctor(Event):
    """The players with the fewest life points regain one (142)."""

    icon = "stethoscope"
    act = HEAL
    affects = EVERYBODY
    heals = 1

    async def on_event(self, game: Game, me: int) -> None:
        fewest = min(game.player(seat).life for seat in game.seats_in_play())
        for seat in _from_marker(game):
            if game.player(seat).life == fewest:
                gain_life(game, seat, self.heals, Source(NOBODY, self.slug))


class TheReverend(Event):
    """Nobody can play a Beer, not even after a lethal hit (53)."""

    icon = "prayer"

    def forbid_choice(self, game: Game, me: int, ask: Ask, choice: Choice) -> Reason | None:
        if isinstance(ask, (Play, Save)) and _played_as(game, choice) == BEER:
            return reason("no_beer", 53)
        return None


class TheSermon(Event):
    """In their own turn, players can neither play BANG! cards nor reply with them (39, 41, 152)."""

    icon = "church"

    def forbid_choice(self, game: Game, me: int, ask: Ask, choice: Choice) -> Reason | None:
        if ask.seat != game.state.turn or not isinstance(ask, (Play, AnswerWithBang)):
            return None
        if choice.verb != PLAY:
            return None
        if isinstance(ask, AnswerWithBang):
            return reason("no_bang_in_turn", 41)
        return reason("no_bang_in_turn", 39 if choice.what else 152) if _played_as(game, choice) == BANG else None


class Thirst(Event):
    """Players draw one card less in phase 1, but at least one.

    It applies after the abilities of characters (121, 122, 123, 124).
    """

    icon = "desert-skull"
    priority = 9

    def modify_draw_count(self, game: Game, me: int, seat: int, count: int) -> int:
        return max(1, count - 1)


class TrainArrival(Event):
    """Players draw one more card at the end of phase 1 (121, 122, 123).

    An option denies it to a player who took a card in play instead of drawing (126).
    """

    icon = "steam-locomotive"
    act = DRAW
    draws = 1

    async def on_draw_end(self, game: Game, me: int, seat: int) -> None:
        if not (game.options.pat_misses_train and (TOOK_IN_PLAY, seat) in game.state.turn_marks):
            draw(game, seat, self.draws)


class Handcuffs(Event):
    """After phase 1, a player names a suit. In this turn they can play only hand cards of this suit (153).

    A turn mark stores the index of the suit in SUITS.
    """

    icon = "handcuffed"
    extra = True
    mark_values = range(len(SUITS))
    choice_ruling = 153

    async def on_draw_end(self, game: Game, me: int, seat: int) -> None:
        named = (await PickWord(game, seat, Source(NOBODY, self.slug), SUIT_NAMES)).what
        suit = SUIT_NAMES.index(named)
        game.state.turn_marks[self.slug, seat] = suit
        announce.named_suit(game, seat, suit, self.slug)

    def forbid_choice(self, game: Game, me: int, ask: Ask, choice: Choice) -> Reason | None:
        suit = game.state.turn_marks.get((self.slug, ask.seat))
        if suit is None or choice.verb != PLAY or not isinstance(ask, (Play, Save)):
            return None
        # The printed suit counts, even if the card is played as something else.
        return None if game.face(choice.card).suit == SUITS[suit] else reason("wrong_suit", 153, suit=SUIT_NAMES[suit])


class NewIdentity(Event):
    """At the start of their turn, players look at their second character and may become it.

    They then have 2 life points (154).
    """

    icon = "double-face-mask"
    extra = True
    spare = True
    choice_ruling = 154

    async def on_turn_start(self, game: Game, me: int, seat: int) -> None:
        state, player = game.state, game.player(seat)
        if not player.spare or (self.slug, seat) in state.game_marks:
            return
        state.game_marks[self.slug, seat] = 1
        for card in player.spare:
            state.seen[card] |= 1 << seat
        answer = await PickCard(game, seat, Source(NOBODY, self.slug), player.spare, may_pass=True)
        if answer is PASS:
            return
        become(game, seat, answer.card)
        take_bullets(game, seat, NEW_LIFE)
        game.characters_changed(seat)


class HighNoon(Event):
    """Every player loses a life point at the start of their turn, until the end of the game (151)."""

    icon = "sun"
    final = True

    async def on_turn_start(self, game: Game, me: int, seat: int) -> None:
        await lose_life(game, seat, 1, Source(NOBODY, self.slug))


def _from_marker(game: Game) -> list[int]:
    """Return the seats in play, clockwise from the seat before whose turns events are turned up."""
    marker = game.state.marker
    return [marker, *game.others_in_play(marker)]


def _played_as(game: Game, choice: Choice) -> str:
    """Return the slug of the card that a hand card would be played as. It is empty for any other choice."""
    return (choice.what or game.face(choice.card).slug) if choice.verb == PLAY else ""


EVENTS: tuple[Event, ...] = (
    Blessing(), Curse(), GhostTown(), GoldRush(), Hangover(), Shootout(), TheDaltons(), TheDoctor(), TheReverend(),
    TheSermon(), Thirst(), TrainArrival(), Handcuffs(), NewIdentity(), HighNoon(),
)  # fmt: skip

HIGH_NOON = CardSet("high_noon", (), (), (), EVENTS)
