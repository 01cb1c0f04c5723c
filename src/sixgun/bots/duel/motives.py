"""Why a gunslinger of The Duel made a choice, from the same figures that it valued the options with."""

from __future__ import annotations

from sixgun.bots.duel.assessment import Assessment
from sixgun.cardgame.facts import DRAW
from sixgun.cardgame.motive import Motive, motive
from sixgun.duel.asks import RELOAD, SWAP, USE, Avoid, CardAsk
from sixgun.duel.effect import BLUE, Card
from sixgun.kernel.ask import NO_CARD, NOBODY, PASS, Choice


def motive_of(assessment: Assessment, ask: CardAsk, choice: Choice) -> Motive:
    """Return why this choice was made."""
    match ask.kind:
        case "play" | "ready":
            return _playing(assessment, choice)
        case "avoid":
            assert isinstance(ask, Avoid)
            return _replying(assessment, ask.hit.target, choice)
        case "answer":
            return _replying(assessment, ask.subject, choice)
        case "excess" | "cost" if choice.card in assessment.hand:
            return motive("poorest_card", card=assessment.hand[choice.card])
        case "pick" if choice.card != NO_CARD and choice.card not in assessment.view.on_table:
            return motive("best_card", card=assessment.view.face(choice.card).slug)
        case "become":
            return motive("in_front", who=assessment.view.face(choice.card).slug)
    return motive("nothing_better")


def _playing(assessment: Assessment, choice: Choice) -> Motive:
    if choice is PASS:
        return motive("nothing_better")
    if choice.verb == SWAP:
        assert assessment.me.rear is not None
        return motive("in_front", who=assessment.me.rear.slug)
    if choice.verb == RELOAD:
        return motive("more_cards")
    slug = choice.what or assessment.hand[choice.card]
    kind = assessment.view.effect_of(slug)
    if isinstance(kind, Card) and kind.act == DRAW and kind.colour != BLUE:
        return motive("more_cards")
    character = assessment.characters.get(choice.target) if choice.target != NOBODY else None
    if character is None or choice.verb == USE or not isinstance(kind, Card):
        return motive("use_it", card=slug)
    if kind.hits:
        chance = assessment.hit_chance(character, kind.any_card_avoids)
        return motive("strike", who=character.slug, life=character.life, hit=round(100 * chance))
    if kind.burden:
        return motive("burden", who=character.slug, card=slug)
    return motive("equip" if character.seat == assessment.seat else "use_it", who=character.slug, card=slug)


def _replying(assessment: Assessment, fighter: int, choice: Choice) -> Motive:
    """Return why a hit, or an attack that a hit card answers, was answered like this."""
    character = assessment.characters[fighter]
    if choice is PASS:
        return motive("too_dear", life=character.life)
    lucky = choice.verb == USE and choice.what != character.shield
    return motive("try_luck") if lucky else motive("save_life", life=character.life)
