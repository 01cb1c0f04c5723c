"""Which cards may be played, and why others may not. The same functions give the options and the reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.cardgame.asks import CardAsk
from sixgun.cardgame.effects import remember
from sixgun.duel.effect import BANG, FOES, FRONT, NEAR, NO_AIM, OWN_REAR, RED, SUPPLY, Card, Reason, reason
from sixgun.duel.faces import side_of
from sixgun.duel.rules.card_moves import bearer_of
from sixgun.duel.rules.reloading import reload_open, why_not_reload
from sixgun.duel.rules.swapping import why_not_swap
from sixgun.kernel.ask import NO_CARD, NOBODY, Ask, Choice, ChoicesByTarget, choice, choices_at, choices_by_card

if TYPE_CHECKING:
    from sixgun.duel.game import Game

BANGS: Final = "bang"
"""Turn mark: how many BANG! cards a side has played that count (41)."""
UNPLAYABLE: Final = choices_at("play", ())
SWAP: Final = choice("swap")
NOT_NOW: Final = reason("not_asked", 19)
RELOADS: Final = choices_by_card("reload")


def playable(game: Game, seat: int) -> list[Choice]:
    """Return all choices of the play phase.

    These are every hand card with every possible target, as the card it is and as a BANG! if it counts as one; the
    cards that can be reloaded; and the free swap.
    """
    state = game.state
    hand, faces, cards = state.players[seat].hand, state.faces, game.catalogue.cards
    cached = choices_from_cards_in_play(game, seat)
    spent = bangs_spent(game, seat)
    for_now: dict[str, ChoicesByTarget] = {}
    found: list[Choice] = []
    for card in hand:
        slug = faces[card].slug
        choices = cached.get(slug)
        if choices is None or (spent and cards[slug].colour == RED):
            choices = for_now.get(slug)
            if choices is None:
                choices = for_now[slug] = choices_of(game, seat, cards[slug])
        row = choices.rows[card]
        found += choices[card] if row is None else row
    if "counts_as" in game.panel(seat):
        plain = game.catalogue.plain
        choices = choices_at("play", choices_of(game, seat, plain).targets, plain.slug)
        for card in hand:
            if faces[card].slug != plain.slug and counts_as(game, seat, card, BANG):
                found += choices[card]
    if reload_open(game):
        for card in (*hand, *state.fighters[state.players[seat].active].in_play):
            if cards[faces[card].slug].reloads:
                found.append(RELOADS[card])
    if why_not_swap(game, seat) is None:
        found.append(SWAP)
    return found


def counts_as(game: Game, seat: int, card: int, want: str) -> bool:
    """Can a hand card be used as something else?"""
    return any(effect.counts_as(game, me, card, want) for me, effect in game.effects_of(seat, "counts_as"))


def choices_of(game: Game, seat: int, kind: Card) -> ChoicesByTarget:
    """Return the choices for a card of this kind."""
    if kind.colour == RED and bangs_spent(game, seat):
        return UNPLAYABLE
    if kind.has_condition:
        if kind.why_not(game, seat) is not None:
            return UNPLAYABLE
        return choices_at("play", chosen(game, seat, kind))
    return choices_from_cards_in_play(game, seat)[kind.slug]


def choices_from_cards_in_play(game: Game, seat: int) -> dict[str, ChoicesByTarget]:
    """Return the choices for each kind of card without a condition of its own.

    They depend only on the characters in play and on the effects that change targets. All games share the cache.
    """
    players = game.state.players
    mine, theirs = players[seat], players[1 - seat]
    effects = game.panel(seat).get("modify_targets", ())
    key = (mine.active, mine.rear, theirs.active, theirs.rear, *effects)
    rows = game.catalogue.rows.get(key)
    if rows is None:
        kinds = [kind for kind in game.catalogue.cards.values() if not kind.has_condition]
        found = {kind.slug: choices_at("play", () if kind.reply_only else targets(game, seat, kind)) for kind in kinds}
        rows = remember(game.catalogue.rows, key, found)
    return rows


def chosen(game: Game, seat: int, kind: Card) -> tuple[int, ...]:
    """Return the targets in reach that the card itself allows."""
    found = []
    for target in targets(game, seat, kind):
        if kind.why_not_at(game, seat, target) is None:
            found.append(target)
    return tuple(found)


def targets(game: Game, seat: int, kind: Card, aim: str = "") -> tuple[int, ...]:
    """Return the characters a card reaches, or NOBODY if it needs no target. `aim` replaces the aim of the card."""
    aim = aim or kind.aim
    if aim == NO_AIM:
        return (NOBODY,)
    reached = reach(game, seat, aim)
    for me, effect in game.effects_of(seat, "modify_targets"):
        reached = effect.modify_targets(game, me, kind, reached)
    return tuple(sorted(reached))


def reach(game: Game, seat: int, aim: str) -> frozenset[int]:
    """Return the characters a card with this aim reaches. A lone character is both Active and Rearguard (30-35)."""
    front, back = game.state.players[1 - seat].active, game.rear(1 - seat)
    if aim == FRONT:
        return frozenset((front,))
    if aim == FOES:
        return frozenset((front, back))
    own_front, own_back = game.state.players[seat].active, game.rear(seat)
    if aim == NEAR:
        return frozenset((own_front, own_back, front))
    if aim == SUPPLY:
        return frozenset((own_back, front))
    return frozenset((own_back,))


def bangs_spent(game: Game, seat: int) -> bool:
    """Has a side played all the BANG! cards it may play in this turn?"""
    marks = game.state.turn_marks
    return bool(marks) and (played := marks.get((BANGS, seat), 0)) > 0 and played >= bang_limit(game, seat)


def why_not_bang(game: Game, seat: int) -> Reason | None:
    """Return why no more BANG! cards can be played (41)."""
    return reason("bang_limit", 41, limit=bang_limit(game, seat)) if bangs_spent(game, seat) else None


def bang_limit(game: Game, seat: int) -> int:
    """Return how many BANG! cards a side may play in its turn with its current characters."""
    limit = 1
    for me, effect in game.effects_of(seat, "modify_bang_limit"):
        limit = effect.modify_bang_limit(game, me, seat, limit)
    return limit


def why_not(game: Game, seat: int, ask: Ask, wish: Choice) -> Reason | None:
    """Return why a choice is not offered at a question, or None if it is."""
    assert isinstance(ask, CardAsk)
    used = wish.verb == "use" or (wish.verb == "reload" and bool(wish.what))
    if used:
        wish = matching_effect(game, seat, wish)
    if wish in ask.options():
        return None
    if used:
        return why_not_use(game, seat, ask, wish) or NOT_NOW
    if wish.verb not in ("reload", "swap"):
        return ask.why_no_candidate(wish) or NOT_NOW
    if ask.kind != "play":
        return reason("own_play_phase", 116 if wish.verb == "reload" else 19)
    return why_not_reload(game, seat, wish.card) if wish.verb == "reload" else why_not_swap(game, seat)


def matching_effect(game: Game, seat: int, wish: Choice) -> Choice:
    """Complete a wish to use an effect with the Equipment card that is named.

    If two characters have it, the card of the one who is awake is meant.
    """
    slug = wish.what or (game.face(wish.card).slug if wish.card != NO_CARD else "")
    card = wish.card
    if card == NO_CARD and slug in game.catalogue.cards:
        state = game.state
        line = [state.players[seat].active, game.rear(seat)]
        for fighter in reversed(line) if state.awake >> seat & 1 else line:
            for own in state.fighters[fighter].in_play:
                if card == NO_CARD and state.faces[own].slug == slug:
                    card = own
    return choice(wish.verb, card, wish.target, slug)


def why_not_use(game: Game, seat: int, ask: Ask, wish: Choice) -> Reason | None:
    """Return why an ability or Equipment cannot be used like this.

    It must belong to the player and be awake, and this must be the right moment.
    """
    effect = game.catalogue.effects.get(wish.what)
    if effect is None or (wish.verb == "reload" and isinstance(effect, Card)):
        return reason("not_that_card", 46)
    line = game.state.players[seat].line
    if isinstance(effect, Card):
        me = bearer_of(game, wish.card) if wish.card != NO_CARD and game.kind(wish.card) is effect else NOBODY
        if me not in line:
            return reason("not_in_play", 24)
    else:
        me = next((fighter for fighter in line if game.character(fighter) is effect), NOBODY)
        if me == NOBODY:
            return reason("not_yours", 24)
    if "offers" not in effect.hooks:
        return reason("acts_by_itself", 24)
    if (me, effect) not in game.effects_of(seat, "offers"):
        return reason("asleep", 26 if game.state.awake >> seat & 1 else 24)
    return effect.why_not_use(game, me, ask, wish)


def why_not_untargeted(wish: Choice) -> Reason | None:
    """Return why an ability without card and target cannot be used with one of them, or to reload."""
    if wish.verb != "use":
        return reason("no_reload_symbol", 115)
    if wish.card != NO_CARD:
        return reason("not_that_card", 46)
    return reason("no_target", 34) if wish.target != NOBODY else None


def why_not_play(game: Game, seat: int, wish: Choice) -> Reason | None:
    """Return why a hand card cannot be played like this."""
    if wish.what and (wish.what != game.catalogue.plain.slug or not counts_as(game, seat, wish.card, BANG)):
        return reason("not_that_card", 46)
    kind = game.catalogue.cards[wish.what or game.face(wish.card).slug]
    if kind.reply_only:
        return reason("reply_only", 40)
    no = why_not_bang(game, seat) if kind.colour == RED else None
    no = no or kind.why_not(game, seat) or why_not_aim(game, seat, kind, wish.target)
    return no or kind.why_not_at(game, seat, wish.target)


def why_not_aim(game: Game, seat: int, kind: Card, target: int) -> Reason | None:
    """Return why a card does not reach this target."""
    if target in targets(game, seat, kind):
        return None
    aim = kind.aim
    if aim == NO_AIM:
        return reason("no_target", 34)
    if target == NOBODY:
        return reason("needs_target", 31)
    if target not in game.in_order():
        return reason("target_out", 110)
    if aim == OWN_REAR:
        return reason("own_rear_only", 35)
    if side_of(target) != seat:
        return reason("rear_hidden", 35 if aim == SUPPLY else 33 if aim == NEAR else 31)
    return reason("not_own_active", 35) if aim == SUPPLY else reason("not_your_own", 31)
