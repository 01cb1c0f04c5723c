# Comment une partie se termine.

outcome-sheriff-dead = Le Shérif est mort : les Hors-la-loi gagnent.
outcome-renegade-last = Le Renégat est le dernier debout et gagne seul.
outcome-law-and-order = Plus de Hors-la-loi ni de Renégat : le Shérif et les Adjoints gagnent.
outcome-target-killed = Une cible a été éliminée par le joueur qui la poursuivait : ce joueur gagne seul.
outcome-last-in-play = Il ne reste qu’un seul joueur, qui gagne.

outcome-winners =
    { $count ->
        [one] Gagnant
       *[other] Gagnants
    } : { $winners }.{ $you ->
        [won] {" "}Vous avez gagné !
        [lost] {" "}Vous avez perdu.
       *[spectator] {""}
    }
