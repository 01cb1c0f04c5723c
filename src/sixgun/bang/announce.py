"""The announcements of a game: one function for each kind of news.

Rules and sets call these functions. Nothing happens if the game does not collect news. `seat` is the player the news is
about. `known_to` is the bit mask of the seats that may know the cards. A pack announces its own kinds with `game.tell`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.bang.effect import SURPLUS, Source
from sixgun.kernel.ask import NO_CARD, NOBODY, Choice

if TYPE_CHECKING:
    from sixgun.bang.game import Game

Cards = tuple[int, ...]


# The game and its turns.


def character(game: Game, seat: int, slug: str, life: int) -> None:
    """A player begins as this character, with this many life points."""
    if game.news is not None:
        game.tell("character", seat, what=slug, amount=life)


def turn(game: Game, seat: int, number: int) -> None:
    """The turn of a player begins. Turns are numbered from 1."""
    if game.news is not None:
        game.tell("turn", seat, amount=number)


def skipped(game: Game, seat: int) -> None:
    """A player misses their turn."""
    if game.news is not None:
        game.tell("skipped", seat)


def event(game: Game, seat: int, slug: str) -> None:
    """A new event is turned up before the turn of a player."""
    if game.news is not None:
        game.tell("event", seat, what=slug)


def revived(game: Game, seat: int, life: int, what: str) -> None:
    """A player who was out is back, with this many life points. `what` is the effect that brought them back."""
    if game.news is not None:
        game.tell("revive", seat, amount=life, what=what)


def game_over(game: Game, reason: str) -> None:
    """The game is over. `reason` is the reason of its outcome."""
    if game.news is not None:
        game.tell("game_over", what=reason)


# Cards that arrive.


def shuffled(game: Game, count: int) -> None:
    """The discards have been shuffled into a new deck of `count` cards."""
    if game.news is not None:
        game.tell("shuffle", amount=count)


def drew(game: Game, seat: int, cards: Cards, known_to: int) -> None:
    """A player has drawn cards."""
    if game.news is not None:
        game.tell("draw", seat, amount=len(cards), cards=cards, known_to=known_to)


def looked_at(game: Game, seat: int, cards: Cards) -> None:
    """A player looks at cards of a pile. Nobody else sees them."""
    if game.news is not None:
        game.tell("look", seat, amount=len(cards), cards=cards, known_to=1 << seat)


def showed(game: Game, seat: int, card: int, what: str) -> None:
    """A player shows a card they have drawn. `what` is the ability or event that makes them show it."""
    if game.news is not None:
        game.tell("show", seat, what=what, cards=(card,))


def took(game: Game, seat: int, card: int, what: str) -> None:
    """A player takes a card that everybody has seen."""
    if game.news is not None:
        game.tell("take", seat, what=what, cards=(card,))


def gave(game: Game, seat: int, target: int, card: int) -> None:
    """A player gives another player a card. Only these two know which one."""
    if game.news is not None:
        game.tell("give", seat, target, amount=1, cards=(card,), known_to=1 << seat | 1 << target)


def opened_store(game: Game, seat: int, cards: Cards) -> None:
    """The cards of a General Store are turned up."""
    if game.news is not None:
        game.tell("store", seat, cards=cards)


# Cards that are used.


def played(game: Game, seat: int, card: int, slug: str, target: int = NOBODY) -> None:
    """A player plays a hand card as the card `slug`, at a target or at nobody."""
    if game.news is not None:
        game.tell("play", seat, target, what=slug, cards=(card,))


def used(game: Game, seat: int, offer: Choice) -> None:
    """A player uses an ability, or a card in play."""
    if game.news is not None:
        cards = () if offer.card == NO_CARD else (offer.card,)
        game.tell("use", seat, offer.target, what=offer.what, cards=cards)


def replied(game: Game, seat: int, card: int, used_as: str) -> None:
    """A player replies with a hand card. `used_as` is empty if it is used as the card it is."""
    if game.news is not None:
        game.tell("reply", seat, what=used_as, cards=(card,))


def copied(game: Game, seat: int, model: int, ability: str) -> None:
    """A player copies the ability of another player's character."""
    if game.news is not None:
        game.tell("copy", seat, model, what=ability)


def named_suit(game: Game, seat: int, suit: int, what: str) -> None:
    """A player names a suit. `suit` is its index in `SUITS`."""
    if game.news is not None:
        game.tell("name_suit", seat, amount=suit, what=what)


# Shots, life and death.


def missed(game: Game, seat: int, source: Source) -> None:
    """A shot at a player has been cancelled."""
    if game.news is not None:
        game.tell("missed", seat, source.by, what=source.what)


def unaffected(game: Game, seat: int, source: Source) -> None:
    """An effect does nothing to a player."""
    if game.news is not None:
        game.tell("unaffected", seat, source.by, what=source.what)


def lost_life(game: Game, seat: int, points: int, source: Source) -> None:
    """A player has lost life points."""
    if game.news is not None:
        game.tell("lose_life", seat, source.by, amount=points, what=source.what)


def gained_life(game: Game, seat: int, points: int, source: Source) -> None:
    """A player has regained life points."""
    if game.news is not None:
        game.tell("gain_life", seat, amount=points, what=source.what)


def eliminated(game: Game, seat: int, killer: int) -> None:
    """A player is out, and their role is shown."""
    if game.news is not None:
        game.tell("eliminated", seat, killer, what=game.role(seat))


def reward(game: Game, killer: int, dead: int, count: int) -> None:
    """A player draws cards as the reward for eliminating another player."""
    if game.news is not None:
        game.tell("reward", killer, dead, amount=count)


def inherited_hand(game: Game, heir: int, dead: int, cards: Cards) -> None:
    """A player takes the hand of an eliminated player. Only these two know the cards."""
    if game.news is not None:
        game.tell("inherit", heir, dead, amount=len(cards), what="hand", cards=cards, known_to=1 << heir | 1 << dead)


def inherited_in_play(game: Game, heir: int, dead: int, cards: Cards) -> None:
    """A player takes the cards an eliminated player had in play."""
    if game.news is not None:
        game.tell("inherit", heir, dead, amount=len(cards), cards=cards)


# The draw!, and the cards that act at the start of a turn.


def turned_up(game: Game, seat: int, cards: Cards, what: str) -> None:
    """Several cards are turned up for a draw!. One of them will count."""
    if game.news is not None:
        game.tell("flip", seat, what=what, cards=cards)


def checked(game: Game, seat: int, card: int, what: str, helped: bool | None) -> None:
    """A card counts for a draw!. `helped` says whether it helped the player who drew!, or None if that is unknown."""
    if game.news is not None:
        game.tell("check", seat, what=what, amount=0 if helped is None else 1 if helped else -1, cards=(card,))


def exploded(game: Game, seat: int, card: int) -> None:
    """The Dynamite of a player blows up."""
    if game.news is not None:
        game.tell("explode", seat, cards=(card,))


def passed_on(game: Game, seat: int, target: int, card: int) -> None:
    """A card in play goes from one player to the next."""
    if game.news is not None:
        game.tell("pass_on", seat, target, cards=(card,))


# Cards that leave.


def discarded(game: Game, seat: int, card: int, what: str = "", by: int = NOBODY) -> None:
    """A player discards a card that everybody sees. `by` is the player who makes them do it."""
    if game.news is not None:
        game.tell("discard", seat, by, what=what, cards=(card,))


def discarded_excess(game: Game, seat: int, card: int, known_to: int) -> None:
    """A player discards an excess card in phase 3. If it goes onto the deck, only they know which card it is."""
    if game.news is not None:
        game.tell("discard", seat, what=SURPLUS, amount=1, cards=(card,), known_to=known_to)


def stole_from_hand(game: Game, by: int, victim: int, card: int) -> None:
    """A player takes a random card from another player's hand. Only these two know which one."""
    if game.news is not None:
        game.tell("steal", by, victim, amount=1, what="hand", cards=(card,), known_to=1 << by | 1 << victim)


def stole_from_play(game: Game, by: int, victim: int, card: int) -> None:
    """A player takes a card in play, in front of another player or of themselves."""
    if game.news is not None:
        game.tell("steal", by, victim, amount=1, cards=(card,))
