"""The value of a gunslinger's answers to a shot, a duel or a lethal hit, and of the cards it gives up or picks."""

from __future__ import annotations

from typing import Final

from sixgun.bang.asks import DECK, HAND, PLAY, USE, AnswerWithBang, CardAsk, Dodge
from sixgun.bang.effect import ESTATE, GREEN, Effect
from sixgun.bang.faces import CHARACTER, SUIT_NAMES, SUITS, Face
from sixgun.bang.rules.setup import KEEP
from sixgun.bots.bang.acts import copies_abilities, gives_life, is_robbery
from sixgun.bots.bang.assessment import Assessment
from sixgun.bots.bang.enmity import LIFE_POINT_VALUES
from sixgun.bots.bang.opinions import DRAWS_INSTEAD, FAVOURITES, UNSEEN
from sixgun.bots.bang.play_values import worth
from sixgun.cardgame.facts import DISCARD, HEAL
from sixgun.kernel.ask import NO_CARD, NOBODY, PASS, Choice

FIRST: Final = 50.0
NEVER: Final = -1.0
LONG_GAME: Final = 150
"""A game that reaches this many turns is too long."""


def dodge(assessment: Assessment, ask: CardAsk, option: Choice) -> float:
    """Use a draw! first, as it costs nothing. Play cards only if there are enough and the life point is worth them."""
    assert isinstance(ask, Dodge)
    needed = ask.shot.needed
    if option.verb == USE and not _is_green(assessment, option):
        return NEVER if assessment.effect(option.what).act == HEAL else FIRST
    replies = [o for o in ask.options() if o.verb == PLAY or _is_green(assessment, o)]
    if len({o.card for o in replies}) < needed:
        return NEVER
    prices = [_reply_price(assessment, o) for o in replies]
    price = prices[replies.index(option)]
    life = -assessment.loss(assessment.me) if ask.shot.at == NO_CARD else 1.3
    return NEVER if sum(sorted(prices)[:needed]) > life else 10.0 - price


def _is_green(assessment: Assessment, option: Choice) -> bool:
    return (
        option.verb == USE
        and option.card in assessment.me.in_play
        and assessment.kinds[assessment.face(option.card).slug].colour == GREEN
    )


def _reply_price(assessment: Assessment, option: Choice) -> float:
    """Return the cost of answering with a card. Some cards draw another one."""
    kind = assessment.kinds[assessment.face(option.card).slug]
    if option.verb == USE:
        return 0.9 if kind.draws else 1.2
    price = assessment.worths().get(option.card, UNSEEN)
    if kind.parries_from_hand and kind.draws:
        price -= 0.9
    if assessment.mine.reply_draws:
        price -= 0.9
    return price


def answer(assessment: Assessment, ask: CardAsk, option: Choice) -> float:
    """Compare a BANG! with a life point. In a duel the BANG! may be wasted, or cost a friend a life point."""
    if option.verb == USE:
        return NEVER
    assert isinstance(ask, AnswerWithBang)
    opponent = ask.opponent
    life = -assessment.loss(assessment.me)
    price = 0.5 * assessment.worths().get(option.card, UNSEEN)
    if opponent == NOBODY:
        return life - price
    foe = assessment.players[opponent]
    shots = assessment.bangs()
    wins = assessment.chance_of_few_bangs(foe, shots - 1)
    return wins * (life + assessment.loss(foe)) - price - (1.0 - wins) * 0.3 * (shots - 1)


def save(assessment: Assessment, _ask: CardAsk, option: Choice) -> float:
    """Stay alive, with the cheapest card first."""
    return 10.0 - assessment.worths().get(option.card, 0.0) if option.verb == PLAY else 5.0


def give_up(assessment: Assessment, ask: CardAsk, option: Choice) -> float:
    """Give up the poorest card. An optional trade for an unknown card is only good for a poorer card."""
    price = assessment.worths().get(option.card, UNSEEN)
    return (UNSEEN - 0.15 if PASS in ask.options() else 10.0) - price


def excess(assessment: Assessment, ask: CardAsk, option: Choice) -> float:
    if option.verb == USE:
        return 20.0 + worth(assessment, ask, option)
    return 10.0 - assessment.worths().get(option.card, UNSEEN)


def pick(assessment: Assessment, ask: CardAsk, option: Choice) -> float:
    """Prefer the lucky card of a draw!, the better card of a choice, a card of a foe."""
    if option.what == HAND:
        last = 0.2 if assessment.players[option.target].hand_count < 3 else 0.0
        return 0.9 + assessment.gain_share(option.target) * (1.0 + last)
    if option.what == DECK:
        if ask.source and ask.source.what == DRAWS_INSTEAD:
            # Two players who only take from each other (134) would never finish.
            return 1.9 if assessment.view.turn_number < LONG_GAME else FIRST
        return 0.95
    what = assessment.effect(ask.source.what) if ask.source else None
    face = assessment.face(option.card)
    if face.back == CHARACTER:
        # A new character comes with few life points.
        return 1.0 if assessment.me.life < 2 or (assessment.me.life == 2 and face.slug in FAVOURITES) else NEVER
    if what and what.check and option.card in assessment.view.on_table:
        return float(what.check.helps(face.suit, face.rank))
    if assessment.me.out and ask.source and ask.source.what == ESTATE:
        return NEVER
    for player in assessment.players:
        if option.card in player.in_play:
            return _taking(assessment, face, player.seat, what)
    worth = assessment.worth(assessment.kinds[face.slug])
    return worth if option.target == NOBODY else -worth * (0.3 + assessment.gain_share(option.target))


def _taking(assessment: Assessment, face: Face, owner: int, what: Effect | None) -> float:
    """Return the value of removing a card in front of a player."""
    kind = assessment.kinds[face.slug]
    if owner == assessment.me.seat:
        return FIRST if kind.burden else NEVER - assessment.worth_in_play(face)
    gone = what is not None and what.act == DISCARD and is_robbery(what)
    gain = 0.0 if gone else assessment.worth(kind)
    return gain + assessment.gain_share(owner) * assessment.worth_in_play(face)


def aim(assessment: Assessment, ask: CardAsk, option: Choice) -> float:
    """Copy a good character. Give life to a friend who needs it more."""
    target = assessment.players[option.target]
    if ask.source:
        what = assessment.effect(ask.source.what)
        if copies_abilities(what):
            return float(target.characters[0] in FAVOURITES)
        if gives_life(what):
            return assessment.gain(target) + assessment.loss(assessment.me) - 0.5
    return assessment.foe(option.target)


def word(assessment: Assessment, _ask: CardAsk, option: Choice) -> float:
    """Keep the character, drink when life is low, go on guessing, name the suit with the best cards."""
    said, me = option.what, assessment.me
    if said in SUIT_NAMES:
        worths, suit = assessment.worths(), SUITS[SUIT_NAMES.index(said)]
        return sum([worths[card] for card, face in zip(me.hand, me.held) if face.suit == suit])
    drinks = LIFE_POINT_VALUES[me.life + 1] * assessment.care - 2 * UNSEEN
    return {KEEP: 1.0, "drink": drinks, "stop": NEVER}.get(said, 0.0)


def become(assessment: Assessment, _ask: CardAsk, option: Choice) -> float:
    """Prefer a favourite character."""
    return float(assessment.face(option.card).slug in FAVOURITES)


def no_opinion(_r: Assessment, _ask: CardAsk, _option: Choice) -> float:
    """Value all options alike, because nothing is known about them."""
    return 0.0
