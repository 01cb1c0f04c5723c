"""The Duel in the terminal: the table, the two players, and things to look up."""

from sixgun.terminal.duel.people import (
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
from sixgun.terminal.duel.table import draw_hand, draw_hands, draw_table
from sixgun.terminal.duel.things import thing_facts, thing_name, thing_notes, thing_text, things

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
