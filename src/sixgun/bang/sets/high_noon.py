"""High Noon: fifteen events."""

from sixgun.bang.catalogue import Box

HIGH_NOON = Box("high_noon", (), (), ())
