"""Which cards may be played, and why others may not. The same functions give the options and the reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.bang.effect import BANG, BROWN, NO_AIM, Card, Reason, reason
from sixgun.bang.hook_numbers import COUNTS_AS, FORBID_CHOICE, SUSPENDS
from sixgun.bang.rules.distance import target_mask, why_not_aim
from sixgun.bang.rules.refusals import why_not_in_front
from sixgun.bang.targets import MASK_OF, PLAYS_AT, SEATS_IN, UNPLAYABLE, plays_at
from sixgun.cardgame.asks import CardAsk
from sixgun.kernel.ask import NO_CARD, Ask, Choice, ChoicesByTarget, choice, choices_at

if TYPE_CHECKING:
    from sixgun.bang.game import Game

NOT_NOW: Final = reason("not_now", 5)


def playable(game: Game, seat: int) -> list[Choice]:
    """Return every hand card with every possible target, as the card it is and as a BANG! if it counts as one."""
    state, index = game.state, game.index
    hand, faces, kinds = state.players[seat].hand, state.faces, game.catalogue.kinds
    cached = index.plays[seat] or choices_from_cards_in_play(game, seat)
    choices_now = cached.copy()
    found: list[Choice] = []
    for card in hand:
        number = faces[card].kind_number
        choices = choices_now[number]
        if choices is None:
            choices = choices_now[number] = choices_of(game, seat, kinds[number])
            if kinds[number].depends_on_cards_in_play_only:
                cached[number] = choices
        if choices is not UNPLAYABLE:
            found += choices.rows[card] or choices[card]
    if index.own[seat][COUNTS_AS]:
        choices = choices_at("play", targets_of(game, seat, game.catalogue.cards[BANG]), BANG)
        for card in hand:
            if faces[card].slug != BANG and counts_as(game, seat, card, BANG):
                found += choices[card]
    return found


def counts_as(game: Game, seat: int, card: int, want: str) -> bool:
    """Can a hand card be used as something else?"""
    for me, effect in game.index.own[seat][COUNTS_AS]:
        if effect.counts_as(game, me, card, want):
            return True
    return False


def choices_from_cards_in_play(game: Game, seat: int) -> list[ChoicesByTarget | None]:
    """Return the choices that depend only on the cards in play, by kind of card. They are cached until those change."""
    rows = game.catalogue.plain_rows[:]
    faces = game.state.faces
    for card in game.state.players[seat].in_play:
        number = faces[card].kind_number
        if rows[number] is not None:
            rows[number] = UNPLAYABLE
    game.index.plays[seat] = rows
    return rows


def choices_of(game: Game, seat: int, kind: Card) -> ChoicesByTarget:
    """Return the choices for a card of this kind."""
    if kind.has_condition and kind.why_not(game, seat) is not None:
        return UNPLAYABLE
    if kind.has_kind_condition and why_not_ever(game, seat, kind) is not None:
        return UNPLAYABLE
    mask = target_mask(game, seat, kind.aim)
    if kind.filters_targets:
        for target in SEATS_IN[mask]:
            copied = kind.goes_to_target and has_copy(game, target, kind.slug)
            if copied or kind.why_not_at(game, seat, target) is not None:
                mask ^= MASK_OF[target]
    return PLAYS_AT[mask] or plays_at(mask)


def targets_of(game: Game, seat: int, kind: Card) -> tuple[int, ...]:
    """Return the possible targets of a card, NOBODY if it needs none. Empty if it cannot be played."""
    return choices_of(game, seat, kind).targets


def why_not_card(game: Game, seat: int, kind: Card) -> Reason | None:
    """Return why a card cannot be played now, whoever the target is."""
    return why_not_ever(game, seat, kind) or kind.why_not(game, seat)


def why_not_ever(game: Game, seat: int, kind: Card) -> Reason | None:
    """Return why the general rules do not allow a card, apart from its own rule."""
    if kind.reply_only:
        return reason("reply_only", 5)
    if kind.colour != BROWN and kind.aim == NO_AIM and has_copy(game, seat, kind.slug):
        return reason("already_in_play", 85 if kind.weapon else 84)
    if kind.cost and len(game.state.players[seat].hand) <= kind.cost:
        return reason("no_card_to_pay", 89)
    return None


def why_not_at(game: Game, seat: int, kind: Card, target: int) -> Reason | None:
    """Return why a card cannot be aimed at a target, apart from distance."""
    if kind.goes_to_target and has_copy(game, target, kind.slug):
        return reason("already_in_play", 84)
    return kind.why_not_at(game, seat, target)


def why_not_untargeted(game: Game, seat: int, wish: Choice) -> Reason | None:
    """Return why an ability that takes neither a card nor a target cannot be used with one."""
    return reason("no_single_card", 5) if wish.card != NO_CARD else why_not_aim(game, seat, NO_AIM, wish.target)


def has_copy(game: Game, seat: int, slug: str) -> bool:
    """Does a seat have a card with this name in play?"""
    faces = game.state.faces
    for card in game.state.players[seat].in_play:
        if faces[card].slug == slug:
            return True
    return False


def why_not(game: Game, seat: int, ask: Ask, wish: Choice) -> Reason | None:
    """Return why a choice is not offered at a question, or None if it is.

    A candidate that is not offered is forbidden by an effect. For all others the question has a reason, or the effect
    that shall be used.
    """
    assert isinstance(ask, CardAsk)
    if wish.verb == "use":
        wish = matching_effect(game, seat, wish)
    if wish in ask.options():
        return None
    no = None
    if wish not in ask.candidates():
        no = why_not_use(game, seat, ask, wish) if wish.verb == "use" else ask.why_no_candidate(wish)
    return no or forbidden(game, ask, wish) or NOT_NOW


def why_not_interject(game: Game, seat: int, ask: Ask, wish: Choice) -> Reason | None:
    """Return why a seat that is not asked cannot use an effect now. Effects that forbid choices are not considered."""
    return why_not_use(game, seat, ask, matching_effect(game, seat, wish))


def forbidden(game: Game, ask: Ask, wish: Choice) -> Reason | None:
    """Return the reason of the first effect that forbids a choice."""
    for me, effect in game.index.all_seats[FORBID_CHOICE]:
        no = effect.forbid_choice(game, me, ask, wish)
        if no is not None:
            return no
    return None


def why_not_play(game: Game, seat: int, wish: Choice) -> Reason | None:
    """Return why a hand card cannot be played like this. Effects that forbid choices are not considered."""
    if wish.what and not counts_as(game, seat, wish.card, wish.what):
        return reason("not_that_card", 35)
    kind = game.catalogue.cards[wish.what] if wish.what else game.kind(wish.card)
    no = why_not_card(game, seat, kind) or why_not_aim(game, seat, kind.aim, wish.target)
    return no or why_not_at(game, seat, kind, wish.target)


def matching_effect(game: Game, seat: int, wish: Choice) -> Choice:
    """Complete a wish to use an effect: add the card in play that is named, or the name of the card."""
    what = wish.what or (game.face(wish.card).slug if wish.card != NO_CARD else "")
    card = wish.card
    if card == NO_CARD:
        card = next((own for own in game.player(seat).in_play if game.face(own).slug == what), NO_CARD)
    return choice("use", card, wish.target, what)


def why_not_use(game: Game, seat: int, ask: Ask, wish: Choice) -> Reason | None:
    """Return why an ability, a card in play or the event cannot be used like this.

    Effects that forbid choices are not considered.
    """
    effect = game.catalogue.effects.get(wish.what)
    if effect is None:
        return reason("not_that_card", 35)
    player = game.player(seat)
    if isinstance(effect, Card):
        if wish.card not in player.in_play or game.face(wish.card).slug != wish.what:
            return why_not_in_front(effect)
    elif wish.what not in player.characters and wish.what != game.state.event:
        return reason("not_yours", 5)
    for me, by in game.index.all_seats[SUSPENDS]:
        if by.suspends(game, me, effect, seat):
            asleep = isinstance(effect, Card)
            return reason("card_asleep", by.suspension_ruling) if asleep else reason("no_ability", by.suspension_ruling)
    return effect.why_not_use(game, seat, ask, wish)
