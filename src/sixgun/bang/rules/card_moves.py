"""Moves of cards: draw, discard, put into play, steal. These functions also track who has seen which card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.bang import announce
from sixgun.bang.effect import DECK, DISCARD, PHASE_ONE
from sixgun.bang.hook_numbers import MODIFY_PILE
from sixgun.kernel.ask import NO_CARD
from sixgun.kernel.hidden_cards import HIDDEN, PUBLIC, lose_track, shuffled

if TYPE_CHECKING:
    from sixgun.bang.game import Game


def refill(game: Game) -> None:
    """If the deck is empty, shuffle the discards into a new one (81)."""
    state = game.state
    if state.deck or not state.discard:
        return
    cards = sorted(state.discard)
    state.faces = shuffled(state.faces, cards, state.chance)
    for card in cards:
        state.seen[card] = HIDDEN
    state.deck = cards
    state.discard = []
    announce.shuffled(game, len(cards))


def take_top(game: Game, pile: str = DECK) -> int:
    """Remove the top card of a pile and return it, or NO_CARD if there is none (82). The caller must place it."""
    state = game.state
    if pile == DISCARD and state.discard:
        return state.discard.pop()
    if not state.deck:
        refill(game)
    return state.deck.pop() if state.deck else NO_CARD


def to_hand(game: Game, seat: int, card: int) -> None:
    """Put a card into a hand. Its new owner knows it."""
    game.state.edit(seat).hand.append(card)
    game.state.seen[card] |= 1 << seat


def draw(game: Game, seat: int, count: int) -> None:
    """Draw from the deck outside phase 1 (177). Draws beyond the last card are lost (82)."""
    state = game.state
    deck = state.deck
    if 0 < count < len(deck):
        drawn = deck[-count:]
        drawn.reverse()
        del deck[-count:]
    else:
        drawn = [card for card in [take_top(game) for _ in range(count)] if card != NO_CARD]
        refill(game)
    bit, seen = 1 << seat, state.seen
    for card in drawn:
        seen[card] |= bit
    state.edit(seat).hand += drawn
    if drawn:
        announce.drew(game, seat, tuple(drawn), bit)


def phase_one_pile(game: Game, seat: int) -> str:
    """Return the pile that phase 1 draws from."""
    pile = DECK
    for me, effect in game.index.all_seats[MODIFY_PILE]:
        pile = effect.modify_pile(game, me, seat, PHASE_ONE, pile)
    return pile


def draw_one(game: Game, seat: int) -> int:
    """Draw one card of phase 1."""
    card = take_top(game, phase_one_pile(game, seat))
    if card != NO_CARD:
        open_card = game.state.seen[card] == PUBLIC
        to_hand(game, seat, card)
        announce.drew(game, seat, (card,), PUBLIC if open_card else 1 << seat)
    if not game.state.deck:
        refill(game)
    return card


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return the cards without one of them."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def leave_hand(game: Game, seat: int, card: int) -> None:
    """Remove a card from a hand. Everybody sees it."""
    state = game.state
    state.edit(seat).hand.remove(card)
    state.seen[card] = PUBLIC


def leave_play(game: Game, seat: int, card: int) -> None:
    """Remove a card in front of a player."""
    player = game.state.edit(seat)
    player.in_play = without(player.in_play, card)
    game.card_left(seat, card)


def put_on_discards(game: Game, seat: int, card: int, why: str) -> int:
    """Discard a card that has already left its place. An effect may send it face down onto the deck instead.

    Return the bit mask of the seats that see the card there.
    """
    state = game.state
    if not game.index.all_seats[MODIFY_PILE] or destination(game, seat, why) == DISCARD:
        state.discard.append(card)
        state.seen[card] = PUBLIC
        return PUBLIC
    state.deck.append(card)
    state.seen[card] = 1 << seat
    lose_track(state.seen, state.players[seat].hand, 1 << seat)
    return 1 << seat


def destination(game: Game, seat: int, why: str) -> str:
    """Return the pile that receives a card a player gives up."""
    pile = DISCARD
    for me, effect in game.index.all_seats[MODIFY_PILE]:
        pile = effect.modify_pile(game, me, seat, why, pile)
    return pile


def put_in_play(game: Game, card: int, seat: int) -> None:
    """Put a card that has already left its place in front of a player. A weapon replaces their old one."""
    state, kind = game.state, game.kind(card)
    if kind.weapon:
        for old in state.players[seat].in_play:
            if game.kind(old).weapon:
                leave_play(game, seat, old)
                announce.discarded(game, seat, old)
                state.discard.append(old)
    state.edit(seat).in_play += (card,)
    state.placed_this_turn += (card,)
    state.seen[card] = PUBLIC
    game.card_entered(seat, kind)


def card_in_play(game: Game, seat: int, slug: str) -> int:
    """Return the card with this name in front of a player. There is never more than one."""
    faces = game.state.faces
    for card in game.state.players[seat].in_play:
        if faces[card].slug == slug:
            return card
    raise LookupError(f"no {slug} in front of seat {seat + 1}")


def random_card(game: Game, seat: int) -> int:
    """Return a random card of a hand that is not empty."""
    return game.state.chance.pick(game.state.players[seat].hand)


def take_blindly(game: Game, by: int, victim: int) -> int:
    """Move a random card from one hand to another. The other players do not see which one."""
    state = game.state
    card = random_card(game, victim)
    hand = state.players[victim].hand
    if len(hand) > 1:
        lose_track(state.seen, hand, 1 << by | 1 << victim)
    state.edit(victim).hand.remove(card)
    to_hand(game, by, card)
    announce.stole_from_hand(game, by, victim, card)
    return card


def take_openly(game: Game, by: int, victim: int, card: int) -> None:
    """Move a card in play into a hand. Everybody sees it."""
    leave_play(game, victim, card)
    to_hand(game, by, card)
    announce.stole_from_play(game, by, victim, card)


def turn_up(game: Game, count: int) -> tuple[int, ...]:
    """Turn up cards of the deck and put them on the table."""
    found: list[int] = []
    for _ in range(count):
        card = take_top(game)
        if card == NO_CARD:
            break
        game.state.seen[card] = PUBLIC
        found.append(card)
    game.state.on_table = (*game.state.on_table, *found)
    return tuple(found)


def take_off_table(game: Game, card: int) -> None:
    game.state.on_table = without(game.state.on_table, card)
