"""Cards that move: drawn, discarded, put into play, stolen. Who has seen what is kept right here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.duel import announce
from sixgun.duel.faces import SIDES, side_of
from sixgun.duel.state import COMMON, State
from sixgun.kernel.ask import NO_CARD, NOBODY
from sixgun.kernel.hidden_cards import HIDDEN, PUBLIC, lose_track, shuffled

if TYPE_CHECKING:
    from sixgun.duel.game import Game

BOTH = 0b11
"""Both players know a card; an onlooker may not."""


# The decks.


def deck_of(state: State, seat: int) -> int:
    """Which deck a seat uses: its own one while that has cards, else the common one (7, 14)."""
    return seat if state.decks[seat] else COMMON


def refill(game: Game) -> None:
    """Who has no deck any more needs the common one: if that is empty, the discards are shuffled into it (8-10)."""
    state = game.state
    decks = state.decks
    if decks[COMMON] or not state.discard or (decks[0] and decks[1]):
        return
    cards = sorted(state.discard)
    state.faces = shuffled(state.faces, cards, state.chance)
    for card in cards:
        state.seen[card] = HIDDEN
    decks[COMMON] = tuple(cards)
    state.discard = []
    announce.shuffled(game, len(cards))


def refill_decks(game: Game) -> None:
    """After a draw or a reveal: a deck that has run out is made anew at once (12)."""
    if not game.options.late_shuffle:
        refill(game)


def lift(game: Game, seat: int, count: int) -> list[tuple[int, tuple[int, ...]]]:
    """The top cards of the deck that a seat uses, which then lie nowhere, and from which deck each part came; what
    cannot be drawn is lost (11, 13)."""
    state = game.state
    found: list[tuple[int, tuple[int, ...]]] = []
    while count > 0:
        place = deck_of(state, seat)
        deck = state.decks[place]
        if not deck:
            refill(game)
            deck = state.decks[place]
            if not deck:
                break
        part = deck[: -count - 1 : -1]
        state.decks[place] = deck[: len(deck) - len(part)]
        found.append((place, part))
        count -= len(part)
    return found


def draw(game: Game, seat: int, count: int, owner: int = NOBODY) -> tuple[int, ...]:
    """Draw from one's own deck, or from the one that another seat uses."""
    state = game.state
    bit, seen = 1 << seat, state.seen
    drawn: tuple[int, ...] = ()
    for place, part in lift(game, seat if owner == NOBODY else owner, count):
        for card in part:
            seen[card] |= bit
        drawn += part
        announce.drew(game, seat, part, place)
    if drawn:
        state.edit(seat).hand += drawn
        if not (state.decks[0] and state.decks[1]):
            refill_decks(game)
    return drawn


def can_draw(game: Game, seat: int) -> bool:
    """Public facts: is there any card to draw?"""
    return bool(game.state.decks[deck_of(game.state, seat)] or game.state.discard)


def turn_up(game: Game, seat: int, count: int) -> tuple[int, ...]:
    """Turn cards of the deck that a seat uses up, and lay them on the table."""
    state = game.state
    cards = tuple(card for _, part in lift(game, seat, count) for card in part)
    for card in cards:
        state.seen[card] = PUBLIC
    state.on_table += cards
    return cards


def take_off_table(game: Game, card: int) -> None:
    game.state.on_table = tuple(other for other in game.state.on_table if other != card)


# Hands and Equipment.


def to_hand(game: Game, seat: int, card: int) -> None:
    """A card comes into a hand; its new owner knows it."""
    game.state.edit(seat).hand += (card,)
    game.state.seen[card] |= 1 << seat


def put_on_discards(game: Game, card: int) -> None:
    """A card that lies nowhere goes onto the discards."""
    game.state.discard.append(card)
    game.state.seen[card] = PUBLIC


def leave_hand(game: Game, seat: int, card: int) -> None:
    """A card leaves a hand openly."""
    player = game.state.edit(seat)
    player.hand = tuple(filter(card.__ne__, player.hand))
    game.state.seen[card] = PUBLIC


def give_up(game: Game, seat: int, card: int, what: str) -> None:
    """A hand card is discarded for an effect."""
    leave_hand(game, seat, card)
    announce.discarded(game, seat, card, what)
    put_on_discards(game, card)


def leave_play(game: Game, fighter: int, card: int) -> None:
    """An Equipment is taken away from its character."""
    bearer = game.state.edit_fighter(fighter)
    bearer.in_play = tuple(filter(card.__ne__, bearer.in_play))
    game.rebuild_panels(side_of(fighter))


def discard_equipment(game: Game, fighter: int, card: int, seat: int, what: str) -> None:
    """An Equipment goes onto the discards, by a seat or (NOBODY) by the rules."""
    leave_play(game, fighter, card)
    announce.discarded_equipment(game, seat, fighter, card, what)
    put_on_discards(game, card)


def put_in_play(game: Game, card: int, fighter: int) -> None:
    """A card that lies nowhere is put with a character; it takes the place of one with the same name (37)."""
    state = game.state
    old = card_in_play(game, fighter, state.faces[card].slug)
    if old != NO_CARD:
        leave_play(game, fighter, old)
        announce.replaced(game, fighter, old)
        put_on_discards(game, old)
    state.edit_fighter(fighter).in_play += (card,)
    state.seen[card] = PUBLIC
    game.rebuild_panels(side_of(fighter))


def card_in_play(game: Game, fighter: int, slug: str) -> int:
    """The Equipment of this name with a character; there is never more than one. NO_CARD if there is none."""
    for card in game.state.fighters[fighter].in_play:
        if game.state.faces[card].slug == slug:
            return card
    return NO_CARD


def bearer_of(game: Game, card: int) -> int:
    """The character with whom an Equipment lies, or NOBODY."""
    for fighter in game.in_order():
        if card in game.state.fighters[fighter].in_play:
            return fighter
    return NOBODY


# At random, by the back (15).


def backs_in_hand(game: Game, seat: int) -> tuple[str, ...]:
    """The backs among the hand cards of a seat, which everybody sees."""
    faces = game.state.faces
    present = {faces[card].back for card in game.state.players[seat].hand}
    return tuple([back for back in SIDES if back in present])


def random_card(game: Game, seat: int, back: str) -> int:
    """A random card with this back of a hand that has one."""
    state = game.state
    return state.chance.pick([card for card in state.players[seat].hand if state.faces[card].back == back])


def take_blindly(game: Game, by: int, victim: int, back: str, what: str) -> None:
    """A random card goes from one hand to the other; an onlooker does not see which."""
    state = game.state
    card = random_card(game, victim, back)
    hand = state.players[victim].hand
    alike = [other for other in hand if state.faces[other].back == back]
    if len(alike) > 1:
        lose_track(state.seen, alike, BOTH)
    state.edit(victim).hand = tuple(filter(card.__ne__, hand))
    state.seen[card] |= 1 << victim
    to_hand(game, by, card)
    announce.stole(game, by, card, what, PUBLIC if state.seen[card] == PUBLIC else BOTH)


def take_openly(game: Game, by: int, fighter: int, card: int, what: str) -> None:
    """An Equipment goes into a hand before all eyes."""
    leave_play(game, fighter, card)
    to_hand(game, by, card)
    announce.seized(game, by, fighter, card, what)
