"""Eliminating a player: their role, their cards, rewards and penalties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.bang import announce
from sixgun.bang.asks import HAND, PickCard
from sixgun.bang.effect import ESTATE, FORCED, Source
from sixgun.bang.faces import DEPUTY, OUTLAW, SHERIFF
from sixgun.bang.hook_numbers import CLAIMS_ESTATE, ON_ELIMINATED
from sixgun.bang.rules.card_moves import (
    draw,
    leave_hand,
    leave_play,
    put_on_discards,
    take_blindly,
    take_openly,
    to_hand,
)
from sixgun.bang.rules.settling import settle
from sixgun.kernel.ask import NOBODY, PASS
from sixgun.kernel.hidden_cards import PUBLIC

if TYPE_CHECKING:
    from sixgun.bang.game import Game

REWARD = 3


async def eliminate(game: Game, seat: int, killer: int) -> None:
    """Show the role of a player, divide their cards, let effects react, then reward or punish the killer (70)."""
    state = game.state
    state.edit(seat).out = True
    state.seen[state.players[seat].role] = PUBLIC
    state.fallen = (*state.fallen, (seat, killer))
    state.judgement_due = True
    game.seat_in_or_out(seat)
    announce.eliminated(game, seat, killer)
    punished = killer != NOBODY and game.role(seat) == DEPUTY and game.role(killer) == SHERIFF
    if punished and game.options.penalty_first:
        discard_all(game, killer)
    await divide_estate(game, seat)
    for me, effect in game.each_effect(ON_ELIMINATED):
        await effect.on_eliminated(game, me, seat, killer)
    if killer != NOBODY and not state.players[killer].out:
        if game.role(seat) == OUTLAW or len(state.players) == 3:
            announce.reward(game, killer, seat, REWARD)
            draw(game, killer, REWARD)
        elif punished and not game.options.penalty_first:
            discard_all(game, killer)
    if state.marker == seat and len(state.players) == 3:
        others = game.others_in_play(seat)[:: game.direction()]  # in the order of turns (10)
        state.marker = others[0] if others else seat
    await settle(game)


async def divide_estate(game: Game, dead: int) -> None:
    """Give the cards of a dead player to those who claim them.

    One heir takes all cards, several take turns (68, 69). Without an heir, the dead player discards their cards in any
    order they like (67).
    """
    players = game.state.players
    count = len(players)
    claims = [me for me, effect in game.index.all_seats[CLAIMS_ESTATE] if effect.claims_estate(game, me, dead)]
    heirs = sorted(set(claims), key=lambda seat: (seat - dead) % count)
    if len(heirs) == 1:
        inherit_all(game, heirs[0], dead)
    elif heirs:
        await share_estate(game, heirs, dead)
    else:
        await discard_in_order(game, dead)


def inherit_all(game: Game, heir: int, dead: int) -> None:
    """Give all cards to one heir. A player who knew a card of that hand knows where it is now."""
    player = game.state.edit(dead)
    hand, in_play = player.hand, player.in_play
    player.hand, player.in_play = [], ()
    for card in (*hand, *in_play):
        to_hand(game, heir, card)
    if hand:
        announce.inherited_hand(game, heir, dead, tuple(hand))
    if in_play:
        announce.inherited_in_play(game, heir, dead, in_play)


async def share_estate(game: Game, heirs: list[int], dead: int) -> None:
    """Let several heirs take cards in turn, one at a time. The nearest on the dead player's left begins."""
    turn = 0
    while game.player(dead).hand or game.player(dead).in_play:
        heir = heirs[turn % len(heirs)]
        taken = await pick_of(game, heir, dead, Source(heir, "estate"))
        if taken == NOBODY:
            take_blindly(game, heir, dead)
        else:
            take_openly(game, heir, dead, taken)
        turn += 1


async def discard_in_order(game: Game, dead: int) -> None:
    """Let the dead player discard their cards one by one. If they pass, the rest is discarded as it is."""
    while len(left := (*game.player(dead).hand, *game.player(dead).in_play)) > 1:
        answer = await PickCard(game, dead, Source(dead, "estate"), left, may_pass=True)
        if answer is PASS:
            break
        _discard(game, dead, answer.card, ESTATE)
    discard_all(game, dead, ESTATE)


def discard_all(game: Game, seat: int, why: str = FORCED) -> None:
    """Discard all cards of a player, from the hand and in play."""
    player = game.player(seat)
    for card in (*player.hand, *player.in_play):
        _discard(game, seat, card, why)


def _discard(game: Game, seat: int, card: int, why: str) -> None:
    if card in game.player(seat).hand:
        leave_hand(game, seat, card)
    else:
        leave_play(game, seat, card)
    announce.discarded(game, seat, card, why)
    put_on_discards(game, seat, card, why)


async def pick_of(game: Game, seat: int, victim: int, source: Source) -> int:
    """Choose a card a player has in play, or NOBODY for a random card of their hand. Never from one's own hand (88)."""
    player = game.player(victim)
    hands = (victim,) if player.hand and victim != seat else ()
    if not hands and len(player.in_play) == 1:
        return player.in_play[0]
    if hands and not player.in_play:
        return NOBODY
    answer = await PickCard(game, seat, source, player.in_play, hands)
    return NOBODY if answer.what == HAND else answer.card
