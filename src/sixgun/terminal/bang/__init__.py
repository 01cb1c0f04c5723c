"""BANG! in the terminal: the table, the people at it, and things to look up."""

from sixgun.terminal.bang.people import (
    deeds,
    laid,
    may_interject_again,
    others,
    print_ending,
    print_self,
    seat_names,
    target_named,
    targets,
    targets_by_number,
    usable,
)
from sixgun.terminal.bang.table import draw_hand, draw_hands, draw_table
from sixgun.terminal.bang.things import thing_facts, thing_name, thing_notes, thing_text, things

__all__ = [
    "deeds",
    "draw_hand",
    "draw_hands",
    "draw_table",
    "laid",
    "may_interject_again",
    "others",
    "print_ending",
    "print_self",
    "seat_names",
    "target_named",
    "targets",
    "targets_by_number",
    "thing_facts",
    "thing_name",
    "thing_notes",
    "thing_text",
    "things",
    "usable",
]
