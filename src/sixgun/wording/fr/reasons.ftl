# Pourquoi une carte ne peut pas être jouée ainsi. $card : son nom ; $target : la cible voulue, qui est $whom.

reason-no-target = { $card } ne vise personne : jouez cette carte sans cible.
reason-needs-target = { $card } demande une cible : choisissez un joueur.
reason-target-out = { $target } ne participe plus à la partie.
reason-not-yourself = { $card } ne peut pas vous viser vous-même.
reason-out-of-reach = { $target } est à distance { $distance } ; votre portée est de { $reach }.
reason-too-far = { $target } est à distance { $distance } ; { $card } ne fonctionne qu’à distance 1.
reason-already-in-play =
    { $whom ->
        [other] { $target } a déjà { $card } en jeu.
       *[self] Vous avez déjà { $card } en jeu.
    }
reason-no-card-to-pay = { $card } coûte une autre carte de votre main, et vous n’en avez pas.
reason-bang-limit =
    { $limit ->
        [one] Vous avez déjà joué votre carte BANG ! de ce tour.
       *[other] Vous avez déjà joué vos { $limit } cartes BANG ! de ce tour.
    }
reason-reply-only = { $card } ne se joue qu’en réponse à un tir.
reason-nothing-to-take =
    { $whom ->
        [other] { $target } n’a aucune carte à prendre.
       *[self] Vous n’avez aucune carte en jeu à prendre.
    }
reason-not-on-sheriff = On ne met pas le Shérif en prison.
reason-not-that-card = Vous ne pouvez pas utiliser { $card } comme une autre carte.

# Pourquoi quelque chose ne peut pas servir. $card : son nom ; $times, $needed : des nombres.

reason-not-now = { $card } ne peut pas servir maintenant.
reason-acts-by-itself = { $card } agit sans qu’on s’en serve : il n’y a rien à utiliser.
reason-not-yours = { $card } ne vous appartient pas.
reason-not-in-play = { $card } n’est pas en jeu devant vous.
reason-card-asleep = Les cartes en jeu n’ont aucun effet en ce moment.
reason-no-ability = Aucun personnage n’a de capacité en ce moment.
reason-no-single-card = { $card } s’utilise sans nommer de carte.
reason-only-against-shots = { $card } ne sert que contre un tir.
reason-own-turn-only = { $card } ne sert qu’en phase 2 de votre propre tour.
reason-put-down-this-turn = Vous venez de poser { $card } : cette carte servira à partir du tour suivant.
reason-used-up =
    { $times ->
        [one] { $card } : une fois par tour, et c’est déjà fait.
       *[other] { $card } : { $times } fois par tour, et c’est déjà fait.
    }
reason-used-on-this-shot = Vous avez déjà dégainé pour { $card } contre ce tir.
reason-draw-comes-first = On dégaine avant d’utiliser des cartes, et vous l’avez déjà fait contre ce tir.
reason-no-draw-here = Dégainer ne sert à rien ici.
reason-too-few-cards = { $card } demande { $needed } cartes de votre main, et vous en avez moins.
reason-unhurt = Vous avez tous vos points de vie.
reason-between-acts = { $card } agit entre deux actions, ou quand on vous demande une réponse.
reason-last-life-point = Vous ne pouvez pas sacrifier votre dernier point de vie.
reason-takes-blue-card = { $card } demande une carte bleue de votre main.
reason-takes-hand-card = { $card } demande une carte de votre main.
reason-takes-bangs =
    { $needed ->
        [one] { $card } demande un BANG ! de votre main.
       *[other] { $card } demande { $needed } cartes BANG ! de votre main.
    }
reason-no-card-of-others = Aucun autre joueur n’a de carte en jeu.

# Pourquoi une carte ne répond pas à une question.

reason-no-discarding = En phase 2, on ne peut pas simplement défausser des cartes.
reason-phase-three = La phase 2 est terminée : vous ne pouvez plus que défausser.
reason-too-many-cards = Vous avez plus de cartes en main que vous ne pouvez en garder : défaussez-en une.
reason-must-choose = Il faut choisir une des options.
reason-not-asked = Ce n’est pas une des options de cette question.
reason-only-missed = { $card } ne sert à rien ici : seul un Raté ! compte.
reason-only-bang = { $card } ne sert à rien ici : seul un BANG ! compte.
reason-only-when-dying = Hors de votre tour, { $card } ne sert que si vous venez de perdre votre dernier point de vie.
reason-does-not-save = { $card } ne peut pas vous sauver d’un coup mortel.
