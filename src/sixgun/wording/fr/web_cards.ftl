# Les cartes sur la page : étiquettes, symboles, aperçu et galerie.

# Couleurs et valeurs, telles qu’imprimées et telles que dites.
web-cards-suit-s = pique
web-cards-suit-h = cœur
web-cards-suit-d = carreau
web-cards-suit-c = trèfle
web-cards-value-j = V
    .name = valet
web-cards-value-q = D
    .name = dame
web-cards-value-k = R
    .name = roi
web-cards-value-a = A
    .name = as
web-cards-face = { $name }, { $value } de { $suit }

# Les sortes de cartes.
web-cards-kind-brown = À jouer une fois
web-cards-kind-blue = Reste en jeu
web-cards-kind-green = Prête au prochain tour
web-cards-kind-red = BANG !, une fois par tour
web-cards-kind-event = Événement
web-cards-kind-character = Personnage
web-cards-kind-role = Rôle

# Les mots près des symboles : aussi courts que possible.
web-cards-symbol-check = dégainer
web-cards-symbol-reveal = révéler
web-cards-symbol-reach = portée
web-cards-symbol-any = libre
web-cards-symbol-all = tous
web-cards-symbol-everybody = tous

# Ce que disent les symboles.
web-cards-legend = Symboles
web-cards-legend-hit = Un tir
web-cards-legend-miss = Un tir raté
web-cards-legend-life = Points de vie gagnés ou perdus
web-cards-legend-draw = Piocher des cartes
web-cards-legend-check = Dégainer : retourner une carte
web-cards-legend-take = Prendre une carte
web-cards-legend-discard = Faire défausser quelqu’un
web-cards-legend-cost = Défausser une carte de plus
web-cards-legend-reach = Un joueur à portée
web-cards-legend-reach-1 = À distance 1
web-cards-legend-any = À n’importe quelle distance
web-cards-legend-all = Tous les autres
web-cards-legend-far = La distance change

# Étiquettes.
web-cards-playable = Jouable
web-cards-waits = prête au prochain tour
web-cards-life =
    { $life ->
        [one] { $life } point
       *[other] { $life } points
    } de vie sur { $max }
web-cards-back = Une carte face cachée
web-cards-pile =
    { $count ->
        [0] Aucune carte
        [one] 1 carte
       *[other] { $count } cartes
    }
web-cards-role-unknown = Rôle inconnu
web-cards-role-guessed = Votre idée : { $role }

# L’aperçu.
web-cards-copies =
    { $count ->
        [one] 1 dans la pioche
       *[other] { $count } dans la pioche
    }
web-cards-rulings = Précisions
web-cards-close = Fermer

# La galerie.
web-cards-title = Cartes
web-cards-lead = Tout ce qui peut se trouver sur la table. Choisissez une carte pour la lire en entier.
web-cards-search = Chercher
web-cards-search-hint = Nom ou texte
web-cards-set = Extension
web-cards-all-sets = Toutes les extensions
web-cards-filter = Sorte
web-cards-all-kinds = Tout
web-cards-section-brown = Cartes marron
web-cards-section-brown-note = Jouées une fois, puis défaussées.
web-cards-section-blue = Cartes bleues
web-cards-section-blue-note = Elles restent devant un joueur.
web-cards-section-green = Cartes vertes
web-cards-section-green-note = Posées maintenant, utilisables dès le tour suivant.
web-cards-section-red = Cartes rouges
web-cards-section-red-note = Des tirs.
web-cards-section-character = Personnages
web-cards-section-character-note = Un par joueur, connu de tous.
web-cards-section-event = Événements
web-cards-section-event-note = Chacun vaut pour un tour de table.
web-cards-section-role = Rôles
web-cards-section-role-note = Secrets, sauf celui du Shérif.
web-cards-found =
    { $count ->
        [0] Rien trouvé
        [one] 1 résultat
       *[other] { $count } résultats
    }
web-cards-nothing = Aucune carte ne contient ces mots. Essayez avec moins de lettres, ou toutes les extensions.
web-cards-clear = Effacer la recherche
web-cards-loading = Chargement des cartes…
web-cards-failed = Impossible de lire les cartes : { $reason }
web-cards-again = Réessayer
