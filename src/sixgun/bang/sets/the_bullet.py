"""The Bullet: three more characters."""

from sixgun.bang.catalogue import Box

THE_BULLET = Box("the_bullet", (), (), ())
