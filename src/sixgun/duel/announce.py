"""The announcements of a game: one function for each kind of news.

Rules and sets call these functions. Nothing happens if the game does not collect news. `seat` is a side. `fighter` is a
character in play; its id stays the same for the whole game, so old news can still be put into words. `what` is the slug
of the card or ability behind the news. Only players who may know the cards receive their faces; everybody sees the
backs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.duel.effect import Source
from sixgun.duel.faces import SIDES, side_of
from sixgun.duel.state import COMMON
from sixgun.kernel.ask import NO_CARD, NOBODY

if TYPE_CHECKING:
    from sixgun.duel.game import Game
    from sixgun.duel.rules.hitting import Hit

Cards = tuple[int, ...]


# The game and its turns.


def entered(game: Game, fighter: int, life: int) -> None:
    """A character comes into play with this many life points."""
    if game.news is not None:
        game.tell("enter", side_of(fighter), fighter, life, game.face(fighter).slug)


def turn(game: Game, seat: int, number: int) -> None:
    """The turn of a side begins. Turns are numbered from 1."""
    if game.news is not None:
        game.tell("turn", seat, amount=number)


def swapped(game: Game, seat: int, fighter: int, what: str) -> None:
    """The token of a side moves to this character because of `what`, which is "swap" for the free move."""
    if game.news is not None:
        game.tell("swap", seat, fighter, what=what)


def eliminated(game: Game, fighter: int) -> None:
    """A character is eliminated."""
    if game.news is not None:
        game.tell("eliminated", side_of(fighter), fighter)


def left_alone(game: Game, seat: int, fighter: int) -> None:
    """A side has only this character left."""
    if game.news is not None:
        game.tell("lone", seat, fighter)


def game_over(game: Game, winner: int, reason: str) -> None:
    """A side has won. `reason` is the reason of the outcome."""
    if game.news is not None:
        game.tell("game_over", winner, what=reason)


# Cards that arrive.


def shuffled(game: Game, count: int) -> None:
    """The discards have been shuffled into a common deck of `count` cards."""
    if game.news is not None:
        game.tell("shuffle", amount=count)


def drew(game: Game, seat: int, cards: Cards, deck: int) -> None:
    """A side has drawn cards from a deck. Nobody else knows their faces."""
    if game.news is not None:
        name = "common" if deck == COMMON else SIDES[deck]
        game.tell("draw", seat, amount=len(cards), what=name, cards=cards, known_to=1 << seat)


def showed(game: Game, seat: int, fighter: int, card: int, what: str) -> None:
    """A side shows a hand card because of the ability of a character."""
    if game.news is not None:
        game.tell("show", seat, fighter, what=what, cards=(card,))


def opened_store(game: Game, seat: int, cards: Cards) -> None:
    """The cards of a side's General Store are turned up."""
    if game.news is not None:
        game.tell("store", seat, amount=len(cards), cards=cards)


def took(game: Game, seat: int, card: int, what: str) -> None:
    """A side takes a card that is face up."""
    if game.news is not None:
        game.tell("take", seat, what=what, cards=(card,))


# Cards that are used.


def played(game: Game, seat: int, card: int, slug: str, target: int) -> None:
    """A side plays a hand card as the card `slug`, at a target or at nobody."""
    if game.news is not None:
        game.tell("play", seat, target, what=slug, cards=(card,))


def equipped(game: Game, seat: int, card: int, slug: str, fighter: int) -> None:
    """A side equips a character with a card."""
    if game.news is not None:
        game.tell("equip", seat, fighter, what=slug, cards=(card,))


def replaced(game: Game, fighter: int, card: int) -> None:
    """The old Equipment of the same name is discarded."""
    if game.news is not None:
        game.tell("replace", side_of(fighter), fighter, cards=(card,))


def used(game: Game, seat: int, fighter: int, what: str, card: int = NO_CARD) -> None:
    """A side uses the ability or the Equipment of a character."""
    if game.news is not None:
        game.tell("use", seat, fighter, what=what, cards=() if card == NO_CARD else (card,))


def copied(game: Game, seat: int, card: int, slug: str, target: int) -> None:
    """A side uses the Action card on top of the discards, at a target or at nobody."""
    if game.news is not None:
        game.tell("copy", seat, target, what=slug, cards=(card,))


def reloaded(game: Game, seat: int, card: int, fighter: int = NOBODY) -> None:
    """A side reloads a card from the hand, or from a character."""
    if game.news is not None:
        game.tell("reload", seat, fighter, cards=(card,))


# Hits and life.


def hit(game: Game, hit: Hit) -> None:
    """A character becomes the target of a hit."""
    if game.news is not None:
        game.tell("hit", hit.source.by, hit.target, what=hit.source.what)


def played_against(game: Game, hit: Hit, card: int, what: str) -> None:
    """A card is played against a hit. `what` is "avoid" if it is used as a card it is not."""
    if game.news is not None:
        game.tell("avoid", side_of(hit.target), hit.target, what=what, cards=(card,))


def avoided(game: Game, hit: Hit) -> None:
    """A hit has been avoided."""
    if game.news is not None:
        game.tell("avoided", side_of(hit.target), hit.target, what=hit.source.what)


def replied(game: Game, fighter: int, card: int, source: Source) -> None:
    """A player discards a hit card for a character, as a Duel or Indians! demands."""
    if game.news is not None:
        game.tell("reply", side_of(fighter), fighter, what=source.what, cards=(card,))


def lost_life(game: Game, fighter: int, source: Source) -> None:
    """A character loses one life point."""
    if game.news is not None:
        game.tell("lose_life", source.by, fighter, 1, source.what)


def took_the_loss(game: Game, fighter: int, what: str) -> None:
    """A character loses a life point in place of their partner."""
    if game.news is not None:
        game.tell("instead", side_of(fighter), fighter, what=what)


def gained_life(game: Game, fighter: int, points: int, source: Source) -> None:
    """A character regains life points."""
    if game.news is not None:
        game.tell("gain_life", source.by, fighter, points, source.what)


# Reveals.


def turned_up(game: Game, cards: Cards, source: Source) -> None:
    """Several cards are turned up for a reveal. One of them will be picked."""
    if game.news is not None:
        game.tell("flip", source.by, source.actor, what=source.what, cards=cards)


def revealed(game: Game, card: int, source: Source, success: bool) -> None:
    """A card counts for a reveal. `success` says whether it shows the symbol."""
    if game.news is not None:
        game.tell("reveal", source.by, source.actor, 1 if success else -1, source.what, (card,))


def exploded(game: Game, fighter: int, card: int, what: str) -> None:
    """An Equipment card explodes in front of its character."""
    if game.news is not None:
        game.tell("explode", side_of(fighter), fighter, what=what, cards=(card,))


def passed_on(game: Game, seat: int, fighter: int, card: int, what: str) -> None:
    """An Equipment card passes from one side to a character of the other side."""
    if game.news is not None:
        game.tell("pass_on", seat, fighter, what=what, cards=(card,))


# Cards that leave.


def discarded(game: Game, seat: int, card: int, what: str) -> None:
    """A side discards a hand card of its choice for `what`, which is "surplus" in the discard phase."""
    if game.news is not None:
        game.tell("discard", seat, what=what, cards=(card,))


def discarded_equipment(game: Game, seat: int, fighter: int, card: int, what: str) -> None:
    """A side discards the Equipment of a character, or NOBODY if the rules do it."""
    if game.news is not None:
        game.tell("strip", seat, fighter, what=what, cards=(card,))


def seized(game: Game, by: int, fighter: int, card: int, what: str) -> None:
    """A side takes the Equipment of a character into its hand."""
    if game.news is not None:
        game.tell("seize", by, fighter, what=what, cards=(card,))


def stole(game: Game, by: int, card: int, what: str, known_to: int) -> None:
    """A side takes a random card from the opponent's hand. `known_to` are the seats that know its face."""
    if game.news is not None:
        game.tell("steal", by, amount=1, what=what, cards=(card,), known_to=known_to)


def wasted(game: Game, source: Source, card: int) -> None:
    """A side makes the opponent discard a random hand card."""
    if game.news is not None:
        game.tell("waste", source.by, amount=1, what=source.what, cards=(card,))


NEWS: Final = (
    "enter", "turn", "swap", "eliminated", "lone", "game_over", "shuffle", "draw", "show", "store", "take", "play",
    "equip", "replace", "use", "copy", "reload", "hit", "avoid", "avoided", "reply", "lose_life", "instead",
    "gain_life", "flip", "reveal", "explode", "pass_on", "discard", "strip", "seize", "steal", "waste",
)  # fmt: skip
"""All kinds of news. A wording must cover each of them."""
