"""Which cards may be played, and why not: the options and the explanations come from the same functions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.bang.effect import BANG, BROWN, NO_AIM, Card, Reason, reason
from sixgun.bang.rules.distance import targets, why_not_aim
from sixgun.kernel.ask import Ask, Choice, choice

if TYPE_CHECKING:
    from sixgun.bang.game import Game


def playable(game: Game, seat: int) -> list[Choice]:
    """Every hand card with every target that it may be played at, as itself and as what it may count as."""
    state = game.state
    hand = state.players[seat].hand
    cards, faces = game.catalogue.cards, state.faces
    found: list[Choice] = []
    refused: dict[str, bool] = {}
    for card in hand:
        slug = faces[card].slug
        kind = cards[slug]
        no = refused.get(slug)
        if no is None:
            no = refused[slug] = why_not_card(game, seat, kind) is not None
        if no:
            continue
        for target in targets(game, seat, kind.aim):
            if not kind.picky or why_not_at(game, seat, kind, target) is None:
                found.append(choice("play", card, target))
    converters = game.index.own(seat, "counts_as")
    if converters:
        kind = cards[BANG]
        if why_not_card(game, seat, kind) is None:
            for card in hand:
                if faces[card].slug != BANG and any(e.counts_as(game, seat, card, BANG) for e in converters):
                    found += [choice("play", card, target, BANG) for target in targets(game, seat, kind.aim)]
    return found


def why_not_card(game: Game, seat: int, kind: Card) -> Reason | None:
    """Why a card cannot be played now, whoever the target."""
    if kind.colour != BROWN and kind.aim == NO_AIM and has_copy(game, seat, kind.slug):
        return reason("already_in_play", 85 if kind.weapon else 84)
    if kind.cost and len(game.state.players[seat].hand) <= kind.cost:
        return reason("no_card_to_pay", 89)
    return kind.why_not(game, seat)


def why_not_at(game: Game, seat: int, kind: Card, target: int) -> Reason | None:
    """Why a card cannot be aimed at a target, besides distance."""
    if kind.colour != BROWN and kind.aim != NO_AIM and has_copy(game, target, kind.slug):
        return reason("already_in_play", 84)
    return kind.why_not_at(game, seat, target)


def has_copy(game: Game, seat: int, slug: str) -> bool:
    """Does a card of this name lie in front of a seat?"""
    return any(game.state.faces[card].slug == slug for card in game.state.players[seat].in_play)


def why_not(game: Game, seat: int, ask: Ask, wish: Choice) -> Reason | None:
    """Why this choice of a hand card is not offered in phase 2; None if it is."""
    kind = game.catalogue.cards[wish.what] if wish.what else game.kind(wish.card)
    no = why_not_card(game, seat, kind) or why_not_aim(game, seat, kind.aim, wish.target)
    no = no or why_not_at(game, seat, kind, wish.target)
    if no is None:
        for me, effect in game.acting("forbid_choice"):
            no = no or effect.forbid_choice(game, me, ask, wish)
    return no
