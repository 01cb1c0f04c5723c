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
