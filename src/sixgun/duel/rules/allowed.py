"""Which cards may be played, and why not: the options and the explanations come from the same functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.duel.effect import COLT, FOES, FRONT, NEAR, NO_AIM, OWN_REAR, RED, SUPPLY, Card, Reason, reason
from sixgun.duel.faces import side_of
from sixgun.duel.rules.reloading import reload_open, why_not_reload
from sixgun.duel.rules.swapping import why_not_swap
from sixgun.kernel.ask import NOBODY, Aimed, Choice, Choices, aimed, choice
from sixgun.kernel.hooks import keep

if TYPE_CHECKING:
    from sixgun.duel.game import Game

BANGS: Final = "bang"
"""Turn mark: how many BANG! cards a seat has played that count (41)."""
UNPLAYABLE: Final = aimed("play", ())
SWAP: Final = choice("swap")
RELOADS: Final = Choices("reload")


def playable(game: Game, seat: int) -> list[Choice]:
    """Every hand card with every target that it may be played at, as itself and as what it may count as; what may be
    reloaded; and the free swap."""
    state = game.state
    hand, faces, cards = state.players[seat].hand, state.faces, game.catalogue.cards
    steady = steady_rows(game, seat)
    spent = why_not_bang(game, seat) is not None
    now: dict[str, Aimed] = {}
    found: list[Choice] = []
    for card in hand:
        slug = faces[card].slug
        choices = steady.get(slug)
        if choices is None or (spent and cards[slug].colour == RED):
            choices = now.get(slug)
            if choices is None:
                choices = now[slug] = choices_of(game, seat, cards[slug])
        found += choices[card]
    if "counts_as" in game.panel(seat):
        choices = aimed("play", choices_of(game, seat, cards[COLT]).targets, COLT)
        for card in hand:
            if faces[card].slug != COLT and counts_as(game, seat, card, COLT):
                found += choices[card]
    if reload_open(game):
        for card in (*hand, *state.fighters[state.players[seat].active].in_play):
            if cards[faces[card].slug].reloads:
                found.append(RELOADS[card])
    if why_not_swap(game, seat) is None:
        found.append(SWAP)
    return found


def counts_as(game: Game, seat: int, card: int, want: str) -> bool:
    """May a hand card serve as something else?"""
    return any(effect.counts_as(game, me, card, want) for me, effect in game.acting(seat, "counts_as"))


def choices_of(game: Game, seat: int, kind: Card) -> Aimed:
    """What a seat may do with a card of this kind."""
    if kind.colour == RED and why_not_bang(game, seat) is not None:
        return UNPLAYABLE
    if kind.moody:
        if kind.why_not(game, seat) is not None:
            return UNPLAYABLE
        return aimed("play", chosen(game, seat, kind))
    return steady_rows(game, seat)[kind.slug]


def steady_rows(game: Game, seat: int) -> dict[str, Aimed]:
    """What a seat may do with each kind of card for which that follows from who stands where, and from the effects that
    change it; remembered for all games."""
    players = game.state.players
    mine, theirs = players[seat], players[1 - seat]
    effects = game.panel(seat).get("modify_targets", ())
    key = (mine.active, mine.rear, theirs.active, theirs.rear, *effects)
    rows = game.catalogue.rows.get(key)
    if rows is None:
        kinds = [kind for kind in game.catalogue.cards.values() if not kind.moody]
        found = {kind.slug: aimed("play", () if kind.reply else targets(game, seat, kind)) for kind in kinds}
        rows = keep(game.catalogue.rows, key, found)
    return rows


def chosen(game: Game, seat: int, kind: Card) -> tuple[int, ...]:
    """Those whom a card reaches and may be aimed at."""
    found = []
    for target in targets(game, seat, kind):
        if kind.why_not_at(game, seat, target) is None:
            found.append(target)
    return tuple(found)


def targets(game: Game, seat: int, kind: Card, aim: str = "") -> tuple[int, ...]:
    """Whom a card reaches (NOBODY for one without a target); `aim` if it is not aimed as it is played."""
    aim = aim or kind.aim
    if aim == NO_AIM:
        return (NOBODY,)
    reached = reach(game, seat, aim)
    for me, effect in game.acting(seat, "modify_targets"):
        reached = effect.modify_targets(game, me, kind, reached)
    return tuple(sorted(reached))


def reach(game: Game, seat: int, aim: str) -> frozenset[int]:
    """Whom a card with this aim reaches by the rules; a lone character is Active and Rearguard in one (30-35)."""
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


def why_not_bang(game: Game, seat: int) -> Reason | None:
    """Why no BANG! card can be played any more (41)."""
    marks = game.state.turn_marks
    if not marks or not (played := marks.get((BANGS, seat), 0)) or played < (limit := bang_limit(game, seat)):
        return None
    return reason("bang_limit", 41, limit=limit)


def bang_limit(game: Game, seat: int) -> int:
    """How many BANG! cards a seat may play in its turn, as its characters stand now."""
    limit = 1
    for me, effect in game.acting(seat, "modify_bang_limit"):
        limit = effect.modify_bang_limit(game, me, seat, limit)
    return limit


def why_not(game: Game, seat: int, wish: Choice) -> Reason | None:
    """Why this choice is not offered in the play phase; None if it is, or if the rules have no word for it."""
    if wish.verb == "play":
        return why_not_play(game, seat, wish)
    if wish.verb == "reload":
        return None if wish.what else why_not_reload(game, seat, wish.card)
    return why_not_swap(game, seat) if wish.verb == "swap" else None


def why_not_play(game: Game, seat: int, wish: Choice) -> Reason | None:
    """Why a hand card cannot be played like this."""
    if wish.what and (wish.what != COLT or not counts_as(game, seat, wish.card, COLT)):
        return reason("not_that_card", 46)
    kind = game.catalogue.cards[wish.what or game.face(wish.card).slug]
    if kind.reply:
        return reason("reply_only", 40)
    no = why_not_bang(game, seat) if kind.colour == RED else None
    no = no or kind.why_not(game, seat) or why_not_aim(game, seat, kind, wish.target)
    return no or kind.why_not_at(game, seat, wish.target)


def why_not_aim(game: Game, seat: int, kind: Card, target: int) -> Reason | None:
    """Why a card does not reach this target."""
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
