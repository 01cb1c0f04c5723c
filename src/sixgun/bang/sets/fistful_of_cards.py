"""A Fistful of Cards: fifteen events."""

from sixgun.bang.catalogue import Box

FISTFUL_OF_CARDS = Box("fistful_of_cards", (), (), ())
