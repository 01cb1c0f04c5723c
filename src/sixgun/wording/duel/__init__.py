"""The wording of The Duel: names, questions, options, refusals, news and endings, in every language."""

from sixgun.wording.duel.motives import motive_text
from sixgun.wording.duel.names import (
    card_name,
    card_text,
    character_name,
    character_text,
    entry_name,
    face_text,
    faces_text,
    option_text,
    phase_name,
    set_name,
    short_faces_text,
    side_goal,
    side_name,
    summary,
    symbol_name,
)
from sixgun.wording.duel.news import news_text, outcome_text
from sixgun.wording.duel.questions import ask_text, choice_text, reason_text

__all__ = [
    "ask_text",
    "card_name",
    "card_text",
    "character_name",
    "character_text",
    "choice_text",
    "entry_name",
    "face_text",
    "faces_text",
    "motive_text",
    "news_text",
    "option_text",
    "outcome_text",
    "phase_name",
    "reason_text",
    "set_name",
    "short_faces_text",
    "side_goal",
    "side_name",
    "summary",
    "symbol_name",
]
