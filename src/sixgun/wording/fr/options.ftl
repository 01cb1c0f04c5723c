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
