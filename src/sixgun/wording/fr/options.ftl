# Ce que change une option de règle quand elle est activée.

option-simplified = Pour une première partie : sans Dynamite, Duel, Magasin, Indiens ! et Prison.
option-two-characters = Chacun reçoit deux personnages et en garde un.
option-keep-characters = À la partie suivante, les survivants peuvent garder leur personnage.
option-pass-sheriff = À la partie suivante, l’étoile du Shérif passe à la place d’à côté.
option-judge-at-once = La partie s’arrête à la première élimination décisive, même au milieu d’une carte.
option-draw-before-saving = Les cartes pour un point de vie perdu se piochent avant de répondre à un coup mortel.
option-duel-reward = Qui gagne un Duel lancé par l’autre joueur compte comme celui qui l’a éliminé.
option-own-cards = Braquage ! et Coup de foudre peuvent viser ses propres cartes en jeu.
option-penalty-first = Un Shérif qui élimine un Adjoint défausse tout avant de recueillir quoi que ce soit.
option-short-events = High Noon sans ses deux cartes de plus, Menottes et Nouvelle identité.
option-event-cards = Combien d’événements sont pris quand les deux jeux d’événements sont mêlés, en plus du dernier.
option-molly-strict = Molly Stark ne pioche que pour Raté !, Bière et BANG !
option-diamond-duel = Apache Kid ignore un Duel de carreau.
option-roulette-barrels = Une Planque compte à la Roulette russe et contre le Ricochet.
option-pat-misses-train = Pat Brennan ne reçoit rien de L’arrivée du train s’il prend une carte en jeu.
option-keep-copy = Vera Custer garde la capacité copiée pendant un tour de Vendetta.
option-old-mine = Mine abandonnée selon son premier texte : les cartes utilisées vont sur la pioche.
