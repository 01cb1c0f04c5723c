"""The 40 playing cards of Dodge City. Each suit has the values 5 to ace once."""

from sixgun.bang.sets.base.deck import read_deck

LIST = """
bang            8s 5c 6c kc
beer            6h 6s
dodge           7d kh
brawl           js
cat_balou       8c
general_store   as
indians         5d
missed          8d
panic           jh
punch           10s
rag_time        9h
springfield     ks
tequila         9c
whisky          qh
barrel          ac
binocular       10d
dynamite        10c
hideout         kd
mustang         5h
remington       6d
rev_carabine    5s
iron_plate      ad qs
sombrero        7c
ten_gallon_hat  jd
bible           10h
canteen         7h
can_can         jc
conestoga       9d
derringer       7s
knife           8h
pepperbox       ah
buffalo_rifle   qc
howitzer        9s
pony_express    qd
"""

DECK = read_deck(LIST)
