# Tout jeu sans table à lui dans le navigateur. La plupart des mots viennent du jeu.

web-generic-tagline = { $game } : entre amis ou contre des robots.
web-generic-play-note =
    { $bots ->
        [one] Vous et un robot, tout de suite
       *[other] Vous et { $bots } robots, tout de suite
    }
web-generic-you = vous
web-generic-hand =
    { $count ->
        [0] Aucune carte en main
        [one] Une carte en main
       *[other] { $count } cartes en main
    }
web-generic-cards = Cartes
web-generic-over = La partie est finie
web-generic-rules = Comment on joue
