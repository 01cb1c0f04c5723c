"""Cards that move: drawn, discarded, put into play, stolen. Who has seen what is kept right here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.bang import announce
from sixgun.bang.effect import DECK, DISCARD, PHASE_ONE
from sixgun.kernel.ask import NO_CARD
from sixgun.kernel.hidden_cards import HIDDEN, PUBLIC, lose_track, shuffled

if TYPE_CHECKING:
    from sixgun.bang.game import Game


def refill(game: Game) -> None:
    """As soon as the deck is empty the discards are shuffled into a new one (81)."""
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
    """The top card of a pile, which then lies nowhere; NO_CARD if there is none (82)."""
    state = game.state
    if pile == DISCARD and state.discard:
        return state.discard.pop()
    if not state.deck:
        refill(game)
    return state.deck.pop() if state.deck else NO_CARD


def to_hand(game: Game, seat: int, card: int) -> None:
    """A card comes into a hand; its new owner knows it."""
    player = game.state.edit(seat)
    player.hand = (*player.hand, card)
    game.state.seen[card] |= 1 << seat


def draw(game: Game, seat: int, count: int) -> None:
    """Draw from the deck outside phase 1 (177); what cannot be drawn is lost (82)."""
    state = game.state
    deck = state.deck
    if 0 < count < len(deck):
        drawn = deck[: -count - 1 : -1]
        del deck[-count:]
    else:
        drawn = [card for card in [take_top(game) for _ in range(count)] if card != NO_CARD]
        refill(game)
    bit, seen = 1 << seat, state.seen
    for card in drawn:
        seen[card] |= bit
    state.edit(seat).hand += tuple(drawn)
    if drawn:
        announce.drew(game, seat, tuple(drawn), bit)


def phase_one_pile(game: Game, seat: int) -> str:
    """Where the cards of phase 1 come from."""
    pile = DECK
    for me, effect in game.index.all_seats["modify_pile"]:
        pile = effect.modify_pile(game, me, seat, PHASE_ONE, pile)
    return pile


def draw_one(game: Game, seat: int) -> int:
    """One card of phase 1."""
    card = take_top(game, phase_one_pile(game, seat))
    if card != NO_CARD:
        open_card = game.state.seen[card] == PUBLIC
        to_hand(game, seat, card)
        announce.drew(game, seat, (card,), PUBLIC if open_card else 1 << seat)
    if not game.state.deck:
        refill(game)
    return card


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """These cards without one of them."""
    rest = [*cards]
    rest.remove(card)
    return tuple(rest)


def leave_hand(game: Game, seat: int, card: int) -> None:
    """A card leaves a hand openly."""
    state = game.state
    player = state.edit(seat)
    rest = [*player.hand]  # `without` written out: nothing happens as often as this
    rest.remove(card)
    player.hand = tuple(rest)
    state.seen[card] = PUBLIC


def leave_play(game: Game, seat: int, card: int) -> None:
    """A card in front of a player is taken away."""
    player = game.state.edit(seat)
    player.in_play = without(player.in_play, card)
    game.card_left(seat, card)


def put_on_discards(game: Game, seat: int, card: int, why: str) -> int:
    """A card that lies nowhere goes onto the discards, or where an effect sends it: onto the deck, face down.

    Returns the bit mask of the seats that see it there.
    """
    state = game.state
    if not game.index.all_seats["modify_pile"] or destination(game, seat, why) == DISCARD:
        state.discard.append(card)
        state.seen[card] = PUBLIC
        return PUBLIC
    state.deck.append(card)
    state.seen[card] = 1 << seat
    lose_track(state.seen, state.players[seat].hand, 1 << seat)
    return 1 << seat


def destination(game: Game, seat: int, why: str) -> str:
    """The pile that a card goes to which a seat gives away."""
    pile = DISCARD
    for me, effect in game.index.all_seats["modify_pile"]:
        pile = effect.modify_pile(game, me, seat, why, pile)
    return pile


def put_in_play(game: Game, card: int, seat: int) -> None:
    """A card that lies nowhere is put in front of a seat; a weapon takes the place of the one there."""
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
    """The card of this name in front of a seat; there is never more than one."""
    faces = game.state.faces
    for card in game.state.players[seat].in_play:
        if faces[card].slug == slug:
            return card
    raise LookupError(f"no {slug} in front of seat {seat + 1}")


def random_card(game: Game, seat: int) -> int:
    """A random card of a hand; the hand is not empty."""
    return game.state.chance.pick(game.state.players[seat].hand)


def take_blindly(game: Game, by: int, victim: int) -> int:
    """A random card goes from one hand to another; the table does not see which."""
    state = game.state
    card = random_card(game, victim)
    hand = state.players[victim].hand
    if len(hand) > 1:
        lose_track(state.seen, hand, 1 << by | 1 << victim)
    state.edit(victim).hand = without(hand, card)
    to_hand(game, by, card)
    announce.stole_from_hand(game, by, victim, card)
    return card


def take_openly(game: Game, by: int, victim: int, card: int) -> None:
    """A card in play goes into a hand before all eyes."""
    leave_play(game, victim, card)
    to_hand(game, by, card)
    announce.stole_from_play(game, by, victim, card)


def turn_up(game: Game, count: int) -> tuple[int, ...]:
    """Turn cards of the deck up and lay them on the table."""
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
