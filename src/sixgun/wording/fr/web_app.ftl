# The browser page around everything: bar, dialogs, errors.

web-app-home = Sixgun, retour à l’accueil
web-app-title = { $page } · Sixgun
web-app-page-new = Nouvelle table
web-app-page-table = Table { $code }
web-app-page-game = Une partie terminée
web-app-page-cards = Cartes
web-app-page-rules = Règles
web-app-page-credits = Crédits
web-app-page-verify = Vérifier la donne
web-app-page-learn = Apprendre en jouant
web-app-page-missing = Page introuvable
web-app-jump = Aller au contenu

web-app-language = Langue
web-app-sound = Son
web-app-sound-on = Le son est activé
web-app-sound-off = Le son est coupé
web-app-settings = Réglages
web-app-help = Aide
web-app-leave = Quitter la table
web-app-to-light = Couleurs claires
web-app-to-dark = Couleurs sombres
web-app-your-name = Votre nom : { $name }
web-app-choose-name = Choisir un nom

web-app-close = Fermer
web-app-dismiss = Fermer ce message
web-app-loading = Chargement…
web-app-summary = Aide-mémoire
web-app-keys = Touches
web-app-keys-everywhere = Partout
web-app-keys-table = À la table
web-app-key-skip = Montrer d’un coup tout ce qui s’est passé
web-app-key-space = Espace
web-app-key-enter = Entrée
web-app-key-escape = Échap
web-app-cards = Toutes les cartes
web-app-rules = Les règles
web-app-name-title = Votre nom
web-app-name-label = Le nom que les autres voient, 20 lettres au plus
web-app-name-keep = Garder ce nom
# Names for those who have not chosen one, separated by commas.
web-app-guest-names = Dusty, Ace, Ruby, Flint, Hazel, Wyatt, Sage, Colt, Scarlett, Boone

web-app-to-table = Direction la table { $code }…
web-app-lost = Connexion perdue. Nouvel essai…
web-app-ten-seconds = Dix secondes
web-app-no-table-title = Pas de table { $code }
web-app-no-table = Aucune table ne porte ce code. Vérifiez le lien, ou cherchez une table ouverte.
web-app-closed-table = Cette table a été fermée : il n’y avait plus personne. Le résultat de sa dernière partie est conservé.
web-app-last-result = Voir le résultat
web-app-no-game-title = Partie introuvable
web-app-no-game = Aucune partie terminée ne correspond à ce lien. Vérifiez qu’il n’y manque rien à la fin.
web-app-barred-title = Cette table vous est fermée
web-app-barred = L’hôte vous a demandé de quitter cette table.
web-app-missing-title = Rien ici
web-app-missing = Il n’y a pas de page à cette adresse.
web-app-broken-title = Cette page est en panne
web-app-broken = Une erreur s’est produite dans la page. Votre place est gardée : rechargez la page pour continuer.
web-app-reload = Recharger
web-app-go-home = Retour à l’accueil

web-app-error-server = Le serveur n’y arrive pas pour le moment (erreur { $status }).
web-app-error-offline = Le serveur ne répond pas. Vérifiez votre connexion.
web-app-problem-bad = Le serveur n’a pas accepté cette demande.
web-app-problem-no-guest = Choisissez d’abord un nom.
web-app-problem-foreign = Cette demande vient d’une autre page : elle est refusée.
web-app-problem-unknown = Cette table n’existe pas.
web-app-problem-full = Cette table est complète.
web-app-problem-too-many-tables = Vous avez atteint le nombre maximal de tables, et chacune est occupée. Quittez-en une d’abord.
web-app-problem-too-many-here = Votre réseau a atteint le nombre maximal de tables, et chacune est occupée. Réessayez plus tard.
web-app-problem-not-now = Ce n’est pas possible maintenant.
web-app-problem-too-large = C’est trop long.
web-app-problem-too-fast = Trop vite : attendez un instant et recommencez.
web-app-problem-failed = Le serveur est en panne. Réessayez dans un instant.
