"""The 80 playing cards with their backs and reveal symbols: 40 for the Law, 40 for the Outlaws."""

from sixgun.duel.faces import LAW, LETTERS, OUTLAW, Face, face

# By name: one letter for each copy (barrel, snake, dynamite, horseshoe), first those of the Law, then of the Outlaws.
LIST = """
colt            d      ddddd
fanning         bh     -
carbine         hh     b
peacemaker      hh     -
remington       -      sb
schofield       -      bb
shotgun         dd     hh
winchester      hh     -
bank            b      -
barrel          s      s
clock           -      hh
dynamite        -      b
gun_belt        d      s
hat             h      h
rattlesnake     -      s
scope           h      h
stampede        b      -
beer            -      b
derringer       hhhs   -
duel            d      h
gatling         b      -
general_store   s      h
indians         h      h
knife           -      hhs
missed          bssss  hbsssss
return_fire     h      -
schoolmarm      hb     -
stealing        -      bhhh
strong_ale      b      -
wagon           bb     b
water           bsss   b
"""


def read_deck(text: str) -> tuple[Face, ...]:
    """Faces from lines of a name and its symbols on each back."""
    return tuple(
        face(slug, back, LETTERS[letter])
        for slug, *marks in (line.split() for line in text.strip().splitlines())
        for back, letters in zip((LAW, OUTLAW), marks, strict=True)
        for letter in letters.strip("-")
    )


DECK = read_deck(LIST)
