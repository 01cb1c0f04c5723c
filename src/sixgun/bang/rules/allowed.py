"""Which cards may be played, and why not: the options and the explanations come from the same functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sixgun.bang.effect import BANG, BROWN, NO_AIM, Card, Reason, reason
from sixgun.bang.rules.distance import targets, why_not_aim
from sixgun.kernel.ask import Aimed, Ask, Choice, aimed

if TYPE_CHECKING:
    from sixgun.bang.game import Game


def playable(game: Game, seat: int) -> list[Choice]:
    """Every hand card with every target that it may be played at, as itself and as what it may count as."""
    state = game.state
    hand = state.players[seat].hand
    cards, faces = game.catalogue.cards, state.faces
    steady: dict[Any, Any] = game.index.notes[seat]
    found: list[Choice] = []
    now: dict[str, Aimed] = {}
    for card in hand:
        slug = faces[card].slug
        kind = cards[slug]
        choices = kind.fixed
        if choices is None:
            known = steady if kind.steady else now
            choices = known.get(slug)
            if choices is None:
                choices = known[slug] = aimed("play", targets_of(game, seat, kind))
        found += choices[card]
    if "counts_as" in game.index.panels[seat]:
        converters = game.index.own(seat, "counts_as")
        choices = aimed("play", targets_of(game, seat, cards[BANG]), BANG)
        for card in hand:
            if faces[card].slug != BANG and any(effect.counts_as(game, seat, card, BANG) for effect in converters):
                found += choices[card]
    return found


def targets_of(game: Game, seat: int, kind: Card) -> tuple[int, ...]:
    """Whom a card may be played at now (NOBODY for one without a target); empty if it cannot be played."""
    if kind.limited and why_not_card(game, seat, kind) is not None:
        return ()
    seats = targets(game, seat, kind.aim)
    if kind.picky:
        return tuple([target for target in seats if why_not_at(game, seat, kind, target) is None])
    return seats


def why_not_card(game: Game, seat: int, kind: Card) -> Reason | None:
    """Why a card cannot be played now, whoever the target."""
    if kind.reply:
        return reason("reply_only", 5)
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
    faces = game.state.faces
    for card in game.state.players[seat].in_play:
        if faces[card].slug == slug:
            return True
    return False


def why_not(game: Game, seat: int, ask: Ask, wish: Choice) -> Reason | None:
    """Why this choice is not offered in phase 2; None if it is, or if it is no hand card to be played."""
    no = why_not_play(game, seat, wish) if wish.verb == "play" else None
    if no is None:
        for me, effect in game.index.acting["forbid_choice"]:
            no = no or effect.forbid_choice(game, me, ask, wish)
    return no


def why_not_play(game: Game, seat: int, wish: Choice) -> Reason | None:
    """Why a hand card cannot be played like this, before any effect forbids it."""
    converters = game.index.own(seat, "counts_as")
    if wish.what and not any(effect.counts_as(game, seat, wish.card, wish.what) for effect in converters):
        return reason("not_that_card", 35)
    kind = game.catalogue.cards[wish.what] if wish.what else game.kind(wish.card)
    no = why_not_card(game, seat, kind) or why_not_aim(game, seat, kind.aim, wish.target)
    return no or why_not_at(game, seat, kind, wish.target)
