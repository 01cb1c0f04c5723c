"""Answers that are surely mistakes, such as wasting a Beer, and must be confirmed. ¶ They are judged only by what the
seat knows, so a warning never reveals anything.
"""

from __future__ import annotations

from sixgun.bang.asks import PLAY, USE, CardAsk, Dodge
from sixgun.bang.effect import NO_AIM
from sixgun.bang.faces import CHARACTER, DEPUTY, RENEGADE, SHERIFF
from sixgun.bang.view import View
from sixgun.cardgame.facts import CHALLENGE, CONFINE, DISCARD, EVERYBODY, HEAL, OTHERS, SHOT, TAKE
from sixgun.kernel.ask import NO_CARD, NOBODY, PASS, Choice
from sixgun.server.presentation.sentences import SEATS
from sixgun.wording import Language
from sixgun.wording.bang import entry_name


def confirmation(language: Language, view: View, ask: CardAsk | None, option: Choice) -> str:
    """Return what to confirm before this answer counts, or an empty text."""
    if ask is None:
        return _idle_ability(language, view, option)
    if option is PASS:
        return _giving_up(language, view, ask)
    if ask.kind != "play" or option.verb not in (PLAY, USE):
        return ""
    slug = option.what or (view.face(option.card).slug if option.card != NO_CARD else "")
    if option.verb == PLAY and not option.what and view.kind(option.card).colour == "green":
        return ""  # it is only put down now
    return (
        _idle_ability(language, view, option)
        or _wasted(language, view, slug, option.target)
        or _own_loss(language, view, slug, option.target)
        or _own_goal(language, view, slug, option.target)
    )


def _idle_ability(language: Language, view: View, option: Choice) -> str:
    facts = view.facts_of(option.what)
    if facts.kind == CHARACTER and facts.act == HEAL and view.me.life >= view.me.max_life:
        return language.text("online-doubt-full-ability")
    return ""


def _wasted(language: Language, view: View, slug: str, target: int) -> str:
    """Life points for players who have all of theirs, or cards that do nothing with so few players."""
    facts = view.facts_of(slug)
    if facts.act != HEAL:
        return ""
    card = entry_name(language, slug)
    alive = [player for player in view.seats if not player.out]
    if facts.aim != NO_AIM:
        healed = [view.player(target)] if target != NOBODY else []
    else:
        healed = alive if facts.affects == EVERYBODY else [view.me]
    if healed and all(player.life >= player.max_life for player in healed):
        if facts.affects == EVERYBODY:
            return language.text("online-doubt-nobody-hurt", card=card)
        if healed[0].seat == view.seat:
            return language.text("online-doubt-full-life", card=card)
        return language.text("online-doubt-target-full", card=card, target=SEATS[target])
    return language.text("online-doubt-two-left", card=card) if len(alive) < facts.min_players else ""


def _own_loss(language: Language, view: View, slug: str, target: int) -> str:
    """Shots after which the Sheriff's death could make the player lose."""
    sheriff = next((player for player in view.seats if player.role == SHERIFF and not player.out), None)
    if sheriff is None or view.me.role not in (DEPUTY, RENEGADE):
        return ""
    alone = sum(not player.out for player in view.seats) == 2
    dying = sheriff.life == 1
    facts = view.facts_of(slug)
    if facts.act not in (SHOT, CHALLENGE):
        return ""
    if target == sheriff.seat:
        if view.me.role == DEPUTY:
            return language.text("online-doubt-sheriff")
        return language.text("online-doubt-renegade") if dying and not alone else ""
    if facts.affects == OTHERS and dying and not alone:
        return language.text("online-doubt-sheriff-too")
    return ""


def _own_goal(language: Language, view: View, slug: str, target: int) -> str:
    """Cards that players would use on themselves without need."""
    if target != view.seat:
        return ""
    act = view.facts_of(slug).act
    if act == CONFINE:
        return language.text("online-doubt-own-jail")
    if act in (TAKE, DISCARD) and not any(view.kind(card).burden for card in view.me.in_play):
        return language.text("online-doubt-own-cards")
    return ""


def _giving_up(language: Language, view: View, ask: CardAsk) -> str:
    """Passing, when it would eliminate the player and can be avoided."""
    options = ask.options()
    if len(options) == 1:
        return ""
    if ask.kind == "save":
        return language.text("online-doubt-leave")
    if ask.kind not in ("dodge", "answer"):
        return ""
    points = needed = 1
    if isinstance(ask, Dodge):
        if ask.shot.at != NO_CARD:
            return ""  # only a card is at stake
        points = view.facts_of(ask.source.what).damage if ask.source else 1
        needed = ask.shot.needed
    saving = any(view.kind(card).saves_life for card in view.me.hand)
    if view.me.life > points or saving or len(options) - 1 < needed:
        return ""
    return language.text("online-doubt-last-life")
