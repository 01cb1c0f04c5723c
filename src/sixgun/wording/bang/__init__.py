"""The wording of BANG!: names, questions, options, refusals, news and endings, in every language."""

from sixgun.wording.bang.motives import motive_text
from sixgun.wording.bang.names import (
    card_name,
    card_text,
    character_name,
    character_text,
    entry_name,
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
    value_text,
)
from sixgun.wording.bang.news import news_text, news_text_for_seat, outcome_text
from sixgun.wording.bang.questions import ask_text, choice_text, reason_text

__all__ = [
    "ask_text",
    "card_name",
    "card_text",
    "character_name",
    "character_text",
    "choice_text",
    "entry_name",
    "event_name",
    "event_text",
    "face_text",
    "faces_text",
    "motive_text",
    "news_text",
    "news_text_for_seat",
    "option_text",
    "outcome_text",
    "phase_name",
    "reason_text",
    "role_goal",
    "role_name",
    "set_name",
    "side_name",
    "summary",
    "value_text",
]
