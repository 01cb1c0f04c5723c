# High Noon : les événements, leurs questions et leurs nouvelles.

event-blessing = Bénédiction
    .text = Toutes les cartes comptent comme des ♥.
event-curse = Malédiction
    .text = Toutes les cartes comptent comme des ♠ ; les valeurs ne changent pas.
event-ghost-town = Ville fantôme
    .text = Les joueurs éliminés reviennent en fantômes, chacun pour son propre tour. Un fantôme pioche trois cartes au lieu de deux, ne perd ni ne récupère de points de vie, et quitte de nouveau la partie à la fin de son tour.
event-gold-rush = Ruée vers l’or
    .text = Les tours se jouent vers la droite. Les effets des cartes vont toujours vers la gauche.
event-hangover = Gueule de bois
    .text = Aucun personnage n’a de capacité.
event-shootout = Fusillade
    .text = Chacun peut jouer une deuxième carte BANG ! pendant son tour.
event-the-daltons = Les Dalton
    .text = À l’arrivée des Dalton, chaque joueur qui a des cartes bleues devant lui en défausse une de son choix.
event-the-doctor = Le Docteur
    .text = À l’arrivée du Docteur, ceux qui ont le moins de points de vie en récupèrent 1.
event-the-reverend = Le Révérend
    .text = Personne ne peut jouer de Bière, même pour survivre.
event-the-sermon = Le Sermon
    .text = Personne ne peut utiliser de cartes BANG ! pendant son propre tour.
event-thirst = La Soif
    .text = Au début de son tour, chacun pioche une carte de moins, mais au moins une.
event-train-arrival = L’arrivée du train
    .text = Chacun pioche une carte de plus à la fin de la pioche de son tour.
event-handcuffs = Menottes
    .text = Après avoir pioché, un joueur annonce une couleur : pendant ce tour, il ne peut jouer que des cartes de cette couleur.
event-new-identity = Nouvelle identité
    .text = Au début de son tour, chacun regarde son deuxième personnage. Il peut le devenir pour le reste de la partie, avec 2 points de vie.
event-high-noon = Duel au soleil
    .text = Chacun perd 1 point de vie au début de son tour. Cet événement dure jusqu’à la fin de la partie.

ask-pick-the-daltons = Les Dalton : laquelle de vos cartes bleues défaussez-vous ?
ask-pick-new-identity = Nouvelle identité : votre deuxième personnage est { $cards }. Devenez-vous ce personnage, avec 2 points de vie ?
ask-name-handcuffs = Menottes : de quelle couleur seront les cartes que vous jouerez pendant ce tour ?

choice-take-the-daltons = Défausser { $card }
choice-take-new-identity = Devenir { $card }
choice-pass-new-identity = Rester vous-même
choice-name-spades = ♠ pique
choice-name-hearts = ♥ cœur
choice-name-diamonds = ♦ carreau
choice-name-clubs = ♣ trèfle

news-name-suit =
    { $who ->
        [you] Vous ne pouvez
       *[other] { $name } ne peut
    } jouer que des { $amount ->
        [1] ♥
        [2] ♦
        [3] ♣
       *[0] ♠
    } pendant ce tour ({ $thing }).

reason-no-beer = Le Révérend est en ville : personne ne peut jouer de Bière.
reason-no-bang-in-turn = Pendant Le Sermon, vous ne pouvez pas utiliser de cartes BANG ! à votre propre tour.
reason-wrong-suit =
    Vous portez des Menottes : pendant ce tour, vous ne pouvez jouer que des { $suit ->
        [hearts] ♥
        [diamonds] ♦
        [clubs] ♣
       *[spades] ♠
    }.
