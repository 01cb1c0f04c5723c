# Comment la langue s’appelle elle-même, pour le bouton de la page.
language-name = Français
