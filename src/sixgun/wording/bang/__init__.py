"""BANG! in words: things, questions, answers, refusals, news and endings, in any language that has the texts."""

from sixgun.wording.bang.news import news_text, outcome_text, told
from sixgun.wording.bang.questions import ask_text, choice_text, reason_text
from sixgun.wording.bang.things import (
    card_name,
    card_text,
    character_name,
    character_text,
    event_name,
    event_text,
    face_text,
    faces_text,
    option_text,
    phase_name,
    role_goal,
    role_name,
    set_name,
    side_name,
    summary,
    thing_name,
    value_text,
)

__all__ = [
    "ask_text",
    "card_name",
    "card_text",
    "character_name",
    "character_text",
    "choice_text",
    "event_name",
    "event_text",
    "face_text",
    "faces_text",
    "news_text",
    "option_text",
    "outcome_text",
    "phase_name",
    "reason_text",
    "role_goal",
    "role_name",
    "set_name",
    "side_name",
    "summary",
    "thing_name",
    "told",
    "value_text",
]
