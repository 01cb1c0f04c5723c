"""The question to a seat of The Duel with its hints and doubts, and whom a card may be aimed at."""

from __future__ import annotations

from sixgun.cardgame.facts import HEAL
from sixgun.duel.asks import PLAY, Avoid, CardAsk
from sixgun.duel.effect import NO_AIM
from sixgun.duel.game import Game
from sixgun.duel.view import View as EngineView
from sixgun.kernel.ask import NO_CARD, NOBODY, PASS, Choice
from sixgun.server import telling
from sixgun.server.protocol import Sentence
from sixgun.wording.duel import character_name, entry_name


class Questions(telling.Questions[Game, EngineView, CardAsk]):
    """What one seat of The Duel is asked, in words."""

    def hint(self, ask: CardAsk) -> Sentence:
        words, view = self.words, self.words.seen
        if ask.kind == "play":
            limit, swap = min(telling.NO_LIMIT, view.bang_limit), "yes" if view.may_swap else "no"
            return words.say("online-duel-hint-play", limit=limit, played=view.bangs_played, swap=swap)
        if ask.kind in ("avoid", "answer"):
            character = view.character(ask.subject)
            name = character_name(words.tongue, character.slug)
            return words.say("online-duel-hint-avoid", character=name, life=character.life - 1)
        return []

    def needed(self, ask: CardAsk) -> int:
        if ask.kind == "excess":
            return max(1, self.words.seen.me.hand_count - self.words.seen.hand_limit(self.seat))
        return 0

    def about(self, ask: CardAsk) -> int:
        return ask.subject

    def doubt(self, ask: CardAsk | None, option: Choice) -> str:
        """To die with a means left, healing nobody, hurting one's own."""
        view, tongue = self.words.seen, self.words.tongue
        if option is PASS:
            dying = isinstance(ask, Avoid) and view.character(ask.subject).life == 1
            if ask is None or not dying or len(ask.options()) == 1:
                return ""
            name = character_name(tongue, view.character(ask.subject).slug)
            return tongue.text("online-duel-doubt-last-life", character=name)
        if ask is None or ask.kind != PLAY or option.verb != PLAY or option.card == NO_CARD:
            return ""
        slug = option.what or view.face(option.card).slug
        card = entry_name(tongue, slug)
        mine = view.me.characters
        facts = view.facts_of(slug)
        if facts.act == HEAL and all(character.life >= character.max_life for character in mine):
            return tongue.text("online-duel-doubt-full-life", card=card)
        if facts.hits and option.target in [character.fighter for character in mine]:
            target = character_name(tongue, view.character(option.target).slug)
            return tongue.text("online-duel-doubt-own", card=card, target=target)
        return ""

    def laid(self) -> list[int]:
        return [card for character in self.words.seen.me.characters for card in character.in_play]

    def targets(self, card: int) -> list[int]:
        view = self.words.seen
        if view.kind(card).aim == NO_AIM:
            return [NOBODY]
        return [character.fighter for character in view.characters]
