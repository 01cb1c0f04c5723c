"""Why a gunslinger made a choice, from the same figures that it valued the options with."""

from __future__ import annotations

from sixgun.bang.asks import HAND, PLAY, USE, AnswerWithBang, CardAsk, Dodge
from sixgun.bang.effect import Card, Effect
from sixgun.bang.faces import RENEGADE, SHERIFF
from sixgun.bang.player_summary import PlayerSummary
from sixgun.bang.rules.winning import PREY
from sixgun.bots.bang.act_likelihoods import HIDDEN
from sixgun.bots.bang.acts import draws_cards, is_against_all, is_attack, is_put_down, is_robbery
from sixgun.bots.bang.assessment import Assessment
from sixgun.cardgame.facts import CHALLENGE, CONFINE, HEAL
from sixgun.cardgame.motive import Motive, motive
from sixgun.kernel.ask import NOBODY, PASS, Choice


def motive_of(assessment: Assessment, ask: CardAsk, choice: Choice, value: float) -> Motive:
    """Return why this choice with this value was made."""
    if isinstance(ask, Dodge):
        return _dodging(assessment, ask, choice)
    if isinstance(ask, AnswerWithBang):
        return _answering(assessment, ask, choice)
    match ask.kind:
        case "play":
            return _playing(assessment, ask, choice, value)
        case "save":
            return motive("stay_alive") if choice is not PASS else motive("nothing_better")
        case "excess" | "cost":
            if choice.card in assessment.faces:
                return motive("poorest_card", card=assessment.faces[choice.card].slug)
        case "pick":
            return _picking(assessment, ask, choice)
        case "aim":
            if choice is not PASS:
                return motive("choose_player", target=choice.target)
    return motive("nothing_better")


def _playing(assessment: Assessment, ask: CardAsk, choice: Choice, value: float) -> Motive:
    if choice is PASS:
        return motive("nothing_better")
    slug = choice.what or assessment.face(choice.card).slug
    if value <= 0 and PASS not in ask.options():
        return motive("must_play", card=slug)
    kind = assessment.effect(slug)
    if draws_cards(kind):
        return motive("more_cards")
    if isinstance(kind, Card) and not choice.what:
        if kind.weapon:
            return motive("better_weapon", card=slug, reach=kind.reach)
        if choice.verb == PLAY and is_put_down(kind):
            return motive("light_it") if kind.burden else motive("be_prepared", card=slug)
    if choice.target in (NOBODY, assessment.me.seat):
        if kind.act == HEAL:
            return motive("heal", life=assessment.me.life)
        if is_against_all(kind):
            foes = sum([assessment.foe(player.seat) > 0 for player in assessment.others])
            return motive("against_all", card=slug, foes=foes, others=len(assessment.others))
        return motive("good_riddance") if is_robbery(kind) else motive("use_it", card=slug)
    return _aiming(assessment, kind, assessment.players[choice.target])


def _aiming(assessment: Assessment, kind: Effect, target: PlayerSummary) -> Motive:
    """Return why this player is the target: their believed role and the chances."""
    if kind.act == HEAL:
        return _believed(assessment, "help_friend", target)
    if is_robbery(kind):
        relief = assessment.foe(target.seat) < 0 and any(assessment.kinds[face.slug].burden for face in target.shown)
        return motive("relieve", target=target.seat) if relief else _believed(assessment, "rob", target)
    if kind.act == CONFINE:
        return _believed(assessment, "jail", target)
    if kind.act == CHALLENGE:
        return _believed(assessment, "duel", target)
    if not is_attack(kind):
        return _believed(assessment, "attack", target)
    hit = round(100 * (1 - assessment.cancel_chance(target, assessment.missed_needed(kind))))
    if assessment.alive == 2:
        return motive("last_two", target=target.seat, hit=hit)
    if len(assessment.players) == len(PREY):
        return motive("prey" if PREY[assessment.me.role] == target.role else "hunter", target=target.seat, hit=hit)
    if target.role == SHERIFF:
        return motive("shoot_sheriff", target=target.seat, life=target.life, hit=hit)
    if assessment.me.role == RENEGADE:
        return _believed(assessment, "balance", target)
    role, belief = likeliest(assessment, target)
    return motive("shoot", target=target.seat, role=role, belief=belief, hit=hit)


def likeliest(assessment: Assessment, player: PlayerSummary) -> tuple[str, int]:
    """Return the most likely role of a player, and its probability in percent."""
    if player.role:
        return player.role, 100
    odds = assessment.beliefs.odds(assessment.players)[player.seat]
    best = max(range(len(HIDDEN)), key=odds.__getitem__)
    return HIDDEN[best], round(100 * odds[best])


def _believed(assessment: Assessment, slug: str, target: PlayerSummary) -> Motive:
    role, belief = likeliest(assessment, target)
    return motive(slug, target=target.seat, role=role, belief=belief)


def _dodging(assessment: Assessment, ask: Dodge, choice: Choice) -> Motive:
    if choice.verb == USE and choice.card not in assessment.me.in_play:
        return motive("try_luck")
    if choice is not PASS:
        cover = assessment.effect(choice.what).cover
        return motive("try_luck") if cover else motive("save_life", life=assessment.me.life)
    replies = sum(option is not PASS for option in ask.options())
    if replies < ask.shot.needed:
        return motive("too_few", needed=ask.shot.needed, have=replies)
    return motive("too_dear", life=assessment.me.life)


def _answering(assessment: Assessment, ask: AnswerWithBang, choice: Choice) -> Motive:
    if choice is not PASS:
        return motive("save_life", life=assessment.me.life)
    if ask.opponent != NOBODY and assessment.foe(ask.opponent) < 0:
        return motive("spare_friend", target=ask.opponent)
    return motive("too_dear", life=assessment.me.life)


def _picking(assessment: Assessment, ask: CardAsk, choice: Choice) -> Motive:
    if choice.what == HAND:
        return _believed(assessment, "rob", assessment.players[choice.target])
    if choice is PASS or choice.card < 0:
        return motive("nothing_better")
    if ask.source and assessment.effect(ask.source.what).check and choice.card in assessment.view.on_table:
        return motive("luckier_card")
    owner = next((player for player in assessment.players if choice.card in player.in_play), None)
    if owner is not None and owner.seat != assessment.me.seat:
        return _believed(assessment, "rob", owner)
    return motive("best_card", card=assessment.face(choice.card).slug)
