"""Why a gunslinger did what he did, from the same figures with which he weighed it."""

from __future__ import annotations

from sixgun.bang.asks import HAND, PLAY, USE, AnswerWithBang, CardAsk, Dodge
from sixgun.bang.effect import BROWN, NO_AIM
from sixgun.bang.faces import RENEGADE, SHERIFF
from sixgun.bang.rules.winning import PREY
from sixgun.bang.view import PlayerSummary
from sixgun.bots.bang.act_likelihoods import HIDDEN
from sixgun.bots.bang.assessment import Assessment
from sixgun.bots.bang.cards import RANGES
from sixgun.bots.bang.play_values import needed
from sixgun.bots.bang.thumbs import AGAINST_ALL, BURDENS, DRAWING, HEARTS_HELP, ROBBING, SHOTS
from sixgun.cardgame.motive import Motive, motive
from sixgun.kernel.ask import NOBODY, PASS, Choice

HEALING = frozenset({"beer", "canteen", "whisky", "saloon", "tequila", "sid_ketchum"})


def motive_of(r: Assessment, ask: CardAsk, wish: Choice, value: float) -> Motive:
    """Why this choice was made, which was worth so much."""
    if isinstance(ask, Dodge):
        return _dodging(r, ask, wish)
    if isinstance(ask, AnswerWithBang):
        return _answering(r, ask, wish)
    match ask.kind:
        case "play":
            return _playing(r, ask, wish, value)
        case "save":
            return motive("stay_alive") if wish is not PASS else motive("nothing_better")
        case "excess" | "cost":
            if wish.card in r.faces:
                return motive("poorest_card", card=r.faces[wish.card].slug)
        case "pick":
            return _picking(r, ask, wish)
        case "aim":
            if wish is not PASS:
                return motive("choose_player", target=wish.target)
    return motive("nothing_better")


def _playing(r: Assessment, ask: CardAsk, wish: Choice, value: float) -> Motive:
    if wish is PASS:
        return motive("nothing_better")
    slug = wish.what or r.face(wish.card).slug
    if value <= 0 and PASS not in ask.options():
        return motive("must_play", card=slug)
    if slug in DRAWING or slug in ("jose_delgado", "chuck_wengam"):
        return motive("more_cards")
    if slug in RANGES and not wish.what:
        return motive("better_weapon", card=slug, reach=RANGES[slug])
    if wish.verb == PLAY and not wish.what:
        kind = r.kind(wish.card, slug)
        if kind.colour != BROWN and kind.aim == NO_AIM:
            return motive("light_it") if slug == "dynamite" else motive("be_prepared", card=slug)
    if wish.target in (NOBODY, r.me.seat):
        if slug in HEALING:
            return motive("heal", life=r.me.life)
        if slug in AGAINST_ALL:
            foes = sum([r.foe(player.seat) > 0 for player in r.others])
            return motive("against_all", card=slug, foes=foes, others=len(r.others))
        return motive("good_riddance") if slug in ROBBING else motive("use_it", card=slug)
    return _aiming(r, slug, r.players[wish.target])


def _aiming(r: Assessment, slug: str, target: PlayerSummary) -> Motive:
    """Why at this one: what he is believed to be, and what the chances are."""
    if slug in HEALING:
        return _believed(r, "help_friend", target)
    if slug in ROBBING:
        relief = r.foe(target.seat) < 0 and any(face.slug in BURDENS for face in target.shown)
        return motive("relieve", target=target.seat) if relief else _believed(r, "rob", target)
    if slug == "jail":
        return _believed(r, "jail", target)
    if slug == "duel":
        return _believed(r, "duel", target)
    if slug not in SHOTS:
        return _believed(r, "attack", target)
    hit = round(100 * (1 - r.cancels(target, needed(r, slug))))
    if r.alive == 2:
        return motive("last_two", target=target.seat, hit=hit)
    if len(r.players) == len(PREY):
        return motive("prey" if PREY[r.me.role] == target.role else "hunter", target=target.seat, hit=hit)
    if target.role == SHERIFF:
        return motive("shoot_sheriff", target=target.seat, life=target.life, hit=hit)
    if r.me.role == RENEGADE:
        return _believed(r, "balance", target)
    role, belief = likeliest(r, target)
    return motive("shoot", target=target.seat, role=role, belief=belief, hit=hit)


def likeliest(r: Assessment, player: PlayerSummary) -> tuple[str, int]:
    """The likeliest role of a player, and its probability in percent."""
    if player.role:
        return player.role, 100
    odds = r.beliefs.odds(r.players)[player.seat]
    best = max(range(len(HIDDEN)), key=odds.__getitem__)
    return HIDDEN[best], round(100 * odds[best])


def _believed(r: Assessment, slug: str, target: PlayerSummary) -> Motive:
    role, belief = likeliest(r, target)
    return motive(slug, target=target.seat, role=role, belief=belief)


def _dodging(r: Assessment, ask: Dodge, wish: Choice) -> Motive:
    if wish.verb == USE and wish.card not in r.me.in_play:
        return motive("try_luck")
    if wish is not PASS:
        return motive("save_life", life=r.me.life) if wish.what != "barrel" else motive("try_luck")
    replies = sum(option is not PASS for option in ask.options())
    if replies < ask.shot.needed:
        return motive("too_few", needed=ask.shot.needed, have=replies)
    return motive("too_dear", life=r.me.life)


def _answering(r: Assessment, ask: AnswerWithBang, wish: Choice) -> Motive:
    if wish is not PASS:
        return motive("save_life", life=r.me.life)
    if ask.opponent != NOBODY and r.foe(ask.opponent) < 0:
        return motive("spare_friend", target=ask.opponent)
    return motive("too_dear", life=r.me.life)


def _picking(r: Assessment, ask: CardAsk, wish: Choice) -> Motive:
    what = ask.source.what if ask.source else ""
    if wish.what == HAND:
        return _believed(r, "rob", r.players[wish.target])
    if wish is PASS or wish.card < 0:
        return motive("nothing_better")
    if wish.card in r.view.on_table and (what in HEARTS_HELP or what == "dynamite"):
        return motive("luckier_card")
    owner = next((player for player in r.players if wish.card in player.in_play), None)
    if owner is not None and owner.seat != r.me.seat:
        return _believed(r, "rob", owner)
    return motive("best_card", card=r.face(wish.card).slug)
