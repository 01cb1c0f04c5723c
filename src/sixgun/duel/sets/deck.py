"""The 80 playing cards with their backs and reveal symbols. The Law and the Outlaws have 40 each."""

from sixgun.duel.faces import LAW, LETTERS, OUTLAW, Face, face

# A letter for each copy of a card (barrel, snake, dynamite, horseshoe): first the Law's copies, then the Outlaws'.
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
    """Read faces from lines that hold a name and its symbols for each back."""
    return tuple(
        face(slug, back, LETTERS[letter])
        for slug, *marks in (line.split() for line in text.strip().splitlines())
        for back, letters in zip((LAW, OUTLAW), marks, strict=True)
        for letter in letters.strip("-")
    )


DECK = read_deck(LIST)
