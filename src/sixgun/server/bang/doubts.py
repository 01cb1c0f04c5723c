"""Answers that are surely a slip: wasting a Beer, shooting oneself into a loss. One confirms them before they count.

Only from what the seat knows; a warning never tells anything new.
"""

from __future__ import annotations

from typing import Final

from sixgun.bang.asks import PLAY, USE, BangAsk, Dodge
from sixgun.bang.faces import DEPUTY, RENEGADE, SHERIFF
from sixgun.bang.view import View
from sixgun.bots.bang.thumbs import BURDENS, ROBBING, SHOTS, SHOTS_AT_ALL
from sixgun.kernel.ask import NO_CARD, NOBODY, PASS, Choice
from sixgun.server.sentences import SEATS
from sixgun.wording import Language
from sixgun.wording.bang import thing_name

BEER: Final = "beer"
HEALS_SELF: Final = ("beer", "whisky", "canteen")
HEALS_TARGET: Final = "tequila"
HEALS_ALL: Final = "saloon"
CARDS_FOR_LIFE: Final = "sid_ketchum"
ROULETTE: Final = "russian_roulette"


def doubt(language: Language, view: View, ask: BangAsk | None, option: Choice) -> str:
    """What to ask before this answer counts, or an empty text."""
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
    if option.what == CARDS_FOR_LIFE and view.me.life >= view.me.max_life:
        return language.text("online-doubt-full-ability")
    return ""


def _wasted(language: Language, view: View, slug: str, target: int) -> str:
    """Life for those who have all of it."""
    alive = [player for player in view.seats if not player.out]
    if slug in HEALS_SELF and view.me.life >= view.me.max_life:
        return language.text("online-doubt-full-life", card=thing_name(language, slug))
    if slug == BEER and len(alive) == 2:
        return language.text("online-doubt-two-left")
    if slug == HEALS_ALL and all(player.life >= player.max_life for player in alive):
        return language.text("online-doubt-nobody-hurt", card=thing_name(language, slug))
    if slug == HEALS_TARGET and target != NOBODY:
        him = view.player(target)
        if him.life >= him.max_life:
            name = thing_name(language, slug)
            if target == view.seat:
                return language.text("online-doubt-full-life", card=name)
            return language.text("online-doubt-target-full", card=name, target=SEATS[target])
    return ""


def _own_loss(language: Language, view: View, slug: str, target: int) -> str:
    """The Sheriff's death would be one's own defeat."""
    sheriff = next((player for player in view.seats if player.role == SHERIFF and not player.out), None)
    if sheriff is None or view.me.role not in (DEPUTY, RENEGADE):
        return ""
    alone = sum(not player.out for player in view.seats) == 2
    dying = sheriff.life == 1
    if slug in SHOTS and target == sheriff.seat:
        if view.me.role == DEPUTY:
            return language.text("online-doubt-sheriff")
        return language.text("online-doubt-renegade") if dying and not alone else ""
    if slug in SHOTS_AT_ALL and dying and not alone:
        return language.text("online-doubt-sheriff-too")
    return ""


def _own_goal(language: Language, view: View, slug: str, target: int) -> str:
    """Aimed at oneself without need."""
    if target != view.seat:
        return ""
    if slug == "jail":
        return language.text("online-doubt-own-jail")
    if slug in ROBBING and not any(view.face(card).slug in BURDENS for card in view.me.in_play):
        return language.text("online-doubt-own-cards")
    return ""


def _giving_up(language: Language, view: View, ask: BangAsk) -> str:
    """To pass is death, and need not be."""
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
        points = 2 if ask.source and ask.source.what == ROULETTE else 1
        needed = ask.shot.needed
    saving = any(view.kind(card).saves for card in view.me.hand)
    if view.me.life > points or saving or len(options) - 1 < needed:
        return ""
    return language.text("online-doubt-last-life")
