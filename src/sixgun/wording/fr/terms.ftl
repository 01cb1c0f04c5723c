# Couleurs, valeurs, phases, et l’aide-mémoire.

suit-s = ♠
suit-h = ♥
suit-d = ♦
suit-c = ♣

rank-j = V
rank-q = D
rank-k = R
rank-a = A

phase-setup = préparation
phase-reveal = événement
phase-start = début du tour
phase-draw = phase 1 : piocher
phase-play = phase 2 : jouer
phase-excess = phase 3 : défausser
phase-end = fin du tour

summary-turn =
    1. Piochez deux cartes.
    2. Jouez autant de cartes que vous voulez, ou aucune.
    3. Défaussez jusqu’à ne pas avoir plus de cartes en main que de points de vie.
    .title = Votre tour
summary-limits =
    Une seule carte BANG ! par tour.
    Jamais deux cartes de même nom devant vous.
    Une seule arme devant vous : la nouvelle remplace l’ancienne.
    .title = Limites
summary-distance =
    Distance : le plus court chemin autour de la table, en comptant les joueurs encore en jeu.
    Portée : jusqu’où va votre BANG !, soit 1 sans arme (Colt .45).
    .title = Distance et portée
summary-life =
    Sans point de vie, vous quittez la partie, sauf si une Bière vous sauve aussitôt.
    Qui élimine un Hors-la-loi pioche trois cartes.
    Un Shérif qui élimine un Adjoint défausse tout.
    .title = Vie et mort
summary-symbols =
    Cartes marron : jouer, puis défausser. Cartes bleues : elles restent devant un joueur.
    Cartes vertes : posez-les devant vous ; dès le tour suivant, elles s’utilisent en les défaussant.
    Dégainer : retourner la première carte de la pioche ; seules comptent sa couleur et sa valeur.
    Couleurs : ♠ pique, ♥ cœur, ♦ carreau, ♣ trèfle.
    .title = Symboles et mots

set-base = Le jeu de base
set-dodge-city = Dodge City
set-the-bullet = The Bullet
set-high-noon = High Noon
set-fistful-of-cards = Pour une poignée de cartes en plus

# The games.
game-bang = BANG !
game-duel = BANG ! The Duel
