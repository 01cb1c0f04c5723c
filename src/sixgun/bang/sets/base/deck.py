"""The 80 playing cards of the base game. Each suit has the values 2 to 7 once and 8 to ace twice."""

from sixgun.bang.faces import Face, face, read_value

LIST = """
bang            2d 3d 4d 5d 6d 7d 8d 9d 10d jd qd kd ad 2c 3c 4c 5c 6c 7c 8c 9c qh kh ah as
missed          2s 3s 4s 5s 6s 7s 8s 10c jc qc kc ac
beer            6h 7h 8h 9h 10h jh
cat_balou       kh 9d 10d jd
panic           jh qh ah 8d
duel            qd js 8c
general_store   9c qs
indians         kd ad
stagecoach      9s 9s
wells_fargo     3h
gatling         10h
saloon          5h
schofield       jc qc ks
volcanic        10s 10c
remington       kc
rev_carabine    ac
winchester      8s
jail            js 10s 4h
barrel          qs ks
mustang         8h 9h
scope           as
dynamite        2h
"""


def read_deck(text: str) -> tuple[Face, ...]:
    """Read faces from lines that hold a name and its values."""
    lines = [line.split() for line in text.strip().splitlines()]
    return tuple(face(slug, *read_value(value)) for slug, *values in lines for value in values)


DECK = read_deck(LIST)
