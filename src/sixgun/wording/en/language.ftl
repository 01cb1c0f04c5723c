# What the language calls itself, for the switch on the page.
language-name = English
