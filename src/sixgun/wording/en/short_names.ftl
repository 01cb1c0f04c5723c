# Shorter names, where there is little room: at most 14 letters. Equal to the name where that is short enough.

short-character-slab-the-killer = Slab
short-character-bill-noface = Bill Noface
short-character-greg-digger = Greg Digger
short-character-claus-the-saint = Claus
short-event-train-arrival = Train Arrival
short-event-new-identity = New Identity
short-event-abandoned-mine = Abandoned Mine
short-event-law-of-the-west = Law of the W.
short-event-russian-roulette = Roulette
short-event-a-fistful-of-cards = Fistful
short-duel-card-fanning = Fanning
short-duel-card-shotgun = Shotgun
short-duel-card-rattlesnake = Rattlesnake
short-duel-character-alan-pinkertoon = Pinkertoon
