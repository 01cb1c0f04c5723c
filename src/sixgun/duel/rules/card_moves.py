"""Moves of cards: draw, discard, put into play, steal. These functions also track who has seen which card."""

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
"""Both players know a card, but a spectator may not."""


# The decks.


def deck_of(state: State, seat: int) -> int:
    """Return the deck that a side uses: its own while it has cards, then the common one (7, 14)."""
    return seat if state.decks[seat] else COMMON


def refill(game: Game) -> None:
    """If a side needs the common deck and it is empty, shuffle the discards into it (8-10)."""
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
    """After a draw or a reveal, refill an empty deck at once (12), unless an option delays it."""
    if not game.options.late_shuffle:
        refill(game)


def lift(game: Game, seat: int, count: int) -> list[tuple[int, tuple[int, ...]]]:
    """Remove the top cards of the deck that a side uses and return them, grouped by the deck they come from.

    The caller must place them. Draws beyond the last card are lost (11, 13).
    """
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
    """Draw from one's own deck, or from the deck that `owner` uses."""
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
    """Is there any card to draw? This uses only public facts."""
    return bool(game.state.decks[deck_of(game.state, seat)] or game.state.discard)


def turn_up(game: Game, seat: int, count: int) -> tuple[int, ...]:
    """Turn up cards of the deck that a side uses and put them on the table."""
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
    """Put a card into a hand. Its new owner knows it."""
    game.state.edit(seat).hand += (card,)
    game.state.seen[card] |= 1 << seat


def put_on_discards(game: Game, card: int) -> None:
    """Discard a card that has already left its place."""
    game.state.discard.append(card)
    game.state.seen[card] = PUBLIC


def leave_hand(game: Game, seat: int, card: int) -> None:
    """Remove a card from a hand. Everybody sees it."""
    player = game.state.edit(seat)
    player.hand = tuple(filter(card.__ne__, player.hand))
    game.state.seen[card] = PUBLIC


def give_up(game: Game, seat: int, card: int, what: str) -> None:
    """Discard a hand card for an effect."""
    leave_hand(game, seat, card)
    announce.discarded(game, seat, card, what)
    put_on_discards(game, card)


def leave_play(game: Game, fighter: int, card: int) -> None:
    """Remove an Equipment card from its character."""
    bearer = game.state.edit_fighter(fighter)
    bearer.in_play = tuple(filter(card.__ne__, bearer.in_play))
    game.rebuild_panels(side_of(fighter))


def discard_equipment(game: Game, fighter: int, card: int, seat: int, what: str) -> None:
    """Discard an Equipment card. `seat` is the side that does it, or NOBODY for the rules."""
    leave_play(game, fighter, card)
    announce.discarded_equipment(game, seat, fighter, card, what)
    put_on_discards(game, card)


def put_in_play(game: Game, card: int, fighter: int) -> None:
    """Equip a character with a card that has already left its place. It replaces a card with the same name (37)."""
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
    """Return the Equipment card with this name that a character has, or NO_CARD. There is never more than one."""
    for card in game.state.fighters[fighter].in_play:
        if game.state.faces[card].slug == slug:
            return card
    return NO_CARD


def bearer_of(game: Game, card: int) -> int:
    """Return the character who has an Equipment card, or NOBODY."""
    for fighter in game.in_order():
        if card in game.state.fighters[fighter].in_play:
            return fighter
    return NOBODY


# At random, by the back (15).


def backs_in_hand(game: Game, seat: int) -> tuple[str, ...]:
    """Return the backs of the hand cards of a side, which everybody sees."""
    faces = game.state.faces
    present = {faces[card].back for card in game.state.players[seat].hand}
    return tuple([back for back in SIDES if back in present])


def random_card(game: Game, seat: int, back: str) -> int:
    """Return a random card with this back from a hand that has one."""
    state = game.state
    return state.chance.pick([card for card in state.players[seat].hand if state.faces[card].back == back])


def take_blindly(game: Game, by: int, victim: int, back: str, what: str) -> None:
    """Move a random card from one hand to the other. A spectator does not see which one."""
    state = game.state
    card = random_card(game, victim, back)
    hand = state.players[victim].hand
    same_back = [other for other in hand if state.faces[other].back == back]
    if len(same_back) > 1:
        lose_track(state.seen, same_back, BOTH)
    state.edit(victim).hand = tuple(filter(card.__ne__, hand))
    state.seen[card] |= 1 << victim
    to_hand(game, by, card)
    announce.stole(game, by, card, what, PUBLIC if state.seen[card] == PUBLIC else BOTH)


def take_openly(game: Game, by: int, fighter: int, card: int, what: str) -> None:
    """Move an Equipment card into a hand. Everybody sees it."""
    leave_play(game, fighter, card)
    to_hand(game, by, card)
    announce.seized(game, by, fighter, card, what)
