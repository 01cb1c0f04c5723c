# The browser page around everything: bar, dialogs, errors.

web-app-home = Sixgun, to the home page
web-app-title = { $page } · Sixgun
web-app-page-new = New table
web-app-page-table = Table { $code }
web-app-page-game = A finished game
web-app-page-cards = Cards
web-app-page-rules = Rules
web-app-page-credits = Credits
web-app-page-verify = Check the deal
web-app-page-learn = Learn by playing
web-app-page-missing = Not found
web-app-jump = Skip to the content

web-app-language = Language
web-app-sound = Sound
web-app-sound-on = Sound is on
web-app-sound-off = Sound is off
web-app-settings = Settings
web-app-help = Help
web-app-leave = Leave the table
web-app-to-light = Light colours
web-app-to-dark = Dark colours
web-app-your-name = Your name: { $name }
web-app-choose-name = Choose a name

web-app-close = Close
web-app-dismiss = Close this note
web-app-loading = Loading…
web-app-summary = Summary card
web-app-keys = Keys
web-app-keys-everywhere = Everywhere
web-app-keys-table = At the table
web-app-key-skip = Show at once all that happened
web-app-key-space = Space
web-app-key-enter = Enter
web-app-key-escape = Esc
web-app-cards = All cards
web-app-rules = The rules
web-app-name-title = Your name
web-app-name-label = How others see you, 20 letters at most
web-app-name-keep = Keep this name
# Names for those who have not chosen one, separated by commas.
web-app-guest-names = Dusty, Ace, Ruby, Flint, Hazel, Wyatt, Sage, Colt, Scarlett, Boone

web-app-to-table = Going to table { $code }…
web-app-lost = The connection is lost. Trying again…
web-app-ten-seconds = Ten seconds
web-app-no-table-title = No table { $code }
web-app-no-table = There is no table with this code. Check the link, or look for an open table.
web-app-closed-table = This table was closed because nobody was there any more. The result of its last game has been kept.
web-app-last-result = See the result
web-app-no-game-title = No such game
web-app-no-game = There is no finished game at this link. Check that nothing is missing at its end.
web-app-barred-title = This table is closed to you
web-app-barred = The host has asked you to leave this table.
web-app-missing-title = Nothing here
web-app-missing = There is no page at this address.
web-app-broken-title = This page has failed
web-app-broken = Something went wrong on this page. Your seat is kept: reload the page to continue.
web-app-reload = Reload
web-app-go-home = To the home page

web-app-error-server = The server can’t do this right now (error { $status }).
web-app-error-offline = The server can’t be reached. Check your connection.
web-app-problem-bad = The server did not accept this.
web-app-problem-no-guest = Choose a name first.
web-app-problem-foreign = This request came from another page and was refused.
web-app-problem-unknown = There is no such table.
web-app-problem-full = This table is full.
web-app-problem-too-many-tables = You already have as many tables as one person may have, and people are at all of them. Leave one first.
web-app-problem-too-many-here = Your network already has as many tables as it may have, and people are at all of them. Try again later.
web-app-problem-not-now = This can’t be done right now.
web-app-problem-too-large = This is too long.
web-app-problem-too-fast = Too fast: wait a moment and try again.
web-app-problem-failed = The server has failed. Try again in a moment.
