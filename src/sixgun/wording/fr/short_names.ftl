# Noms plus courts, quand la place manque : 14 lettres au plus. Pareils au nom s’il est assez court.

short-character-slab-the-killer = Slab
short-character-bill-noface = Bill S.-Visage
short-character-greg-digger = Greg
short-character-claus-the-saint = Claus
short-event-train-arrival = Arrivée train
short-event-new-identity = Identité
short-event-abandoned-mine = Mine
short-event-law-of-the-west = Loi de l’Ouest
short-event-russian-roulette = Roulette russe
short-event-a-fistful-of-cards = Poignée
short-duel-card-fanning = Éventail
short-duel-card-shotgun = Fusil
short-duel-card-rattlesnake = Crotale
short-duel-character-alan-pinkertoon = Pinkertoon
