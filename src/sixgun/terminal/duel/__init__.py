"""The Duel in the terminal: the table, the two players, and things to look up."""

from sixgun.terminal.duel.people import (
    may_interject_again,
    print_ending,
    print_self,
    seat_names,
    target_named,
    targets,
)
from sixgun.terminal.duel.table import draw_hand, draw_hands, draw_table
from sixgun.terminal.duel.things import thing_facts, thing_name, thing_notes, thing_text, things

__all__ = [
    "draw_hand",
    "draw_hands",
    "draw_table",
    "may_interject_again",
    "print_ending",
    "print_self",
    "seat_names",
    "target_named",
    "targets",
    "thing_facts",
    "thing_name",
    "thing_notes",
    "thing_text",
    "things",
]
