"""Words the question to a seat of The Duel, with its hints and confirmations, and whom a card may be aimed at."""

from __future__ import annotations

from sixgun.cardgame.facts import HEAL
from sixgun.duel.asks import PLAY, Avoid, CardAsk
from sixgun.duel.effect import NO_AIM
from sixgun.duel.game import Game
from sixgun.duel.view import View as EngineView
from sixgun.kernel.ask import NO_CARD, NOBODY, PASS, Choice
from sixgun.server.presentation import question_presenter
from sixgun.server.presentation.seat_presenter import NO_LIMIT
from sixgun.server.protocol import Sentence
from sixgun.wording.duel import character_name, entry_name


class QuestionPresenter(question_presenter.QuestionPresenter[Game, EngineView, CardAsk]):
    """Words the questions to one seat of The Duel."""

    def hint(self, ask: CardAsk) -> Sentence:
        presenter, view = self.presenter, self.presenter.engine_view
        if ask.kind == "play":
            limit, swap = min(NO_LIMIT, view.bang_limit), "yes" if view.may_swap else "no"
            return presenter.say("online-duel-hint-play", limit=limit, played=view.bangs_played, swap=swap)
        if ask.kind in ("avoid", "answer"):
            character = view.character(ask.subject)
            name = character_name(presenter.language, character.slug)
            return presenter.say("online-duel-hint-avoid", character=name, life=character.life - 1)
        return []

    def needed(self, ask: CardAsk) -> int:
        if ask.kind == "excess":
            return max(1, self.presenter.engine_view.me.hand_count - self.presenter.engine_view.hand_limit(self.seat))
        return 0

    def about(self, ask: CardAsk) -> int:
        return ask.subject

    def confirmation(self, ask: CardAsk | None, option: Choice) -> str:
        """Losing a character although a means is left, healing nobody, or hurting the player's own side."""
        view, language = self.presenter.engine_view, self.presenter.language
        if option is PASS:
            dying = isinstance(ask, Avoid) and view.character(ask.subject).life == 1
            if ask is None or not dying or len(ask.options()) == 1:
                return ""
            name = character_name(language, view.character(ask.subject).slug)
            return language.text("online-duel-doubt-last-life", character=name)
        if ask is None or ask.kind != PLAY or option.verb != PLAY or option.card == NO_CARD:
            return ""
        slug = option.what or view.face(option.card).slug
        card = entry_name(language, slug)
        mine = view.me.characters
        facts = view.facts_of(slug)
        if facts.act == HEAL and all(character.life >= character.max_life for character in mine):
            return language.text("online-duel-doubt-full-life", card=card)
        if facts.hits and option.target in [character.fighter for character in mine]:
            target = character_name(language, view.character(option.target).slug)
            return language.text("online-duel-doubt-own", card=card, target=target)
        return ""

    def laid(self) -> list[int]:
        return [card for character in self.presenter.engine_view.me.characters for card in character.in_play]

    def targets(self, card: int) -> list[int]:
        view = self.presenter.engine_view
        if view.kind(card).aim == NO_AIM:
            return [NOBODY]
        return [character.fighter for character in view.characters]
