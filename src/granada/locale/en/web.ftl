# The web application: everything around the boards.

## The kit

web-close = Close
web-explain = What is this?
web-see-rules = See the rules
web-cancel = Cancel
web-continue = Continue
web-confirm = Confirm
web-save = Save
web-saved = Saved.
web-copy = Copy
web-copied = Copied.
web-share = Share
web-send = Send
web-loading = Loading…
web-skip = Skip to the content
web-home = Front page
web-menu = Menu
web-more = More
web-try-again = Try again
web-lost-title = There is nothing here
web-other-rules-title = This game has other rules
web-other-version-title = This game is of another version
web-unreachable-title = The server does not answer
web-unreachable = This page could not be loaded. Perhaps the network has failed for a moment.
web-refused = The server has refused this. Load the page again: it may be older than the server.

## The games

about-alhambra = Hire the best builders, pay each in the money of his homeland, and raise a palace within one long wall. Quick turns, 2 to 6 players.
about-sabika = Build for the Sultan of Granada: send workers round three rondels, trade across the sea, carve poems, pay the tribute. A deep game for 1 to 4.
web-tagline = Board games on one hill. Against bots or with friends, at once and without an account.
web-unofficial = A fan project, not an official product. The games belong to their authors and publishers.
web-bot-random = Random
web-bot-novice = Novice
web-bot-apprentice = Apprentice
web-bot-master = Master
web-bot-grandmaster = Grandmaster
web-bot-buyer = Buyer
web-bot-companion = My equal
web-rules = Rules
web-rules-of = Rules of { $game }

## The front page

web-play-now = Play now
web-play-with-friends = With friends
web-learn = Learn
web-learn-game = Learn { $game }
web-new-here = New here?
web-new-here-begin = A short lesson on a real board, then a first game against novices that you can beat.
web-board-of = A board of { $game }
web-game-minutes = about { $minutes } minutes
web-weight-light = easy to learn
web-weight-heavy = much to learn
web-all-options = All options
web-players = Players
web-opponents = Opponents
web-companion = Plays as well as you do: now { $bot }. { $games ->
    [0] Your results against bots will be remembered in this browser.
    [one] One game against bots is remembered in this browser.
   *[other] { $games } games against bots are remembered in this browser.
}
web-companion-now = { web-bot-companion } (now { $bot })
web-companion-next = In the next game, your equal plays as: { $bot }.
web-my-games = My games
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting at the moment. Open a table yourself!
web-replays = Replays
web-clear = Clear
web-clear-game = Clear this game: { $game }, { $names }
web-clear-old = Clear old games
web-clear-question =
    { $count ->
        [one] Clear one game?
       *[other] Clear { $count } games?
    }
web-clear-finished = Finished games only leave your list: their results still count.
web-clear-unfinished =
    { $count ->
        [one] One game is not over. It ends without a result.
       *[other] { $count } games are not over. They end without a result.
    }
web-clear-others = Games with other people stay.
web-no-replays = Finished games will be shown here.
web-status-playing = being played
web-seats-free =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
web-language = Language
web-theme = Theme
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-settings = Settings
web-sign-in = Sign in

## A new table

web-new-table = A new table: { $game }
web-who-plays = Who plays?
web-seat = Seat { $number }
web-kind-me = You
web-kind-open = A friend, by link
web-kind-here = Somebody at this screen
web-kind-bot = Bot: { $bot }
web-options = Options
web-option-events = Events
web-option-events-help = Event tiles change the rules a little, one after the other.
web-choice-events-none = None
web-choice-events-random = Any three
web-choice-events-0-3 = Three bad ones
web-choice-events-1-2 = One good, two bad
web-choice-events-2-1 = Two good, one bad
web-choice-events-3-0 = Three good ones
web-option-yusuf = Yusuf
web-option-yusuf-help = Your rival in the game for one.
web-choice-yusuf-usual = As usual
web-choice-yusuf-hard = Harder
web-time = Time
web-clock-none = No clock
web-clock-none-help = Everybody thinks as long as they like.
web-clock-live = Live
web-clock-live-help = Each player has so much time for the whole game, and a little more for each move.
web-clock-days = Days
web-clock-days-help = Each decision may take a number of days: for games that go on for weeks.
web-clock-bank = Minutes for each player
web-clock-increment = Seconds more for each move
web-clock-per-move = Days for each decision
web-public = Show the table on the front page: anybody may join
web-allow-hints = Hints from a master are allowed
web-open-table = Open the table

## Before the game

web-waiting =
    { $count ->
        [0] All are here: the game begins.
        [one] Waiting for { $count } more player.
       *[other] Waiting for { $count } more players.
    }
web-invitation = Send this link to everyone who wants to play or watch
web-invitation-text = Come and play { $game } with me!
web-qr-code = QR code of the invitation
web-qr-help = Or let your friends scan this code.
web-your-colour = Your colour
web-colour-of = Colour of { $name }
web-colour-of-seat = Colour of seat { $number }
web-colour-taken = Somebody else has this colour
web-colour-blue = blue
web-colour-red = red
web-colour-green = green
web-colour-yellow = ochre
web-colour-purple = purple
web-colour-grey = grey
web-colour-pink = pink
web-colour-teal = teal
web-invite-others = Invite others
web-known-to-host = This game was imported from a record: the host of the table can know every card and tile to come. It is never listed or rated.
web-known-to-host-brief = The host can know every card
web-imported = Imported, not rated
web-played-offline = Played offline, not rated
web-free-seat = Free seat
web-somebody = Somebody
web-you = you
web-here = is here
web-away = is not here
web-sit-down = Sit down
web-stand-up = Stand up
web-close-table = Close the table
web-table-closed = This table was closed.

## At the table

web-seats = Players
web-points = points
web-to-move = is to move
web-your-turn = Your turn
web-turn-of =
    { $count ->
        [one] { $name } is to move.
       *[other] To decide: { $name }.
    }
web-game-over = The game is over
web-spectators =
    { $count ->
        [one] { $count } person watching
       *[other] { $count } people watching
    }
web-spectator = Spectator
web-days-left =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-bot-plays = { $bot } plays
web-bot-plays-for-you = A bot ({ $bot }) plays in your place.
web-seat-is-left = { $name } has left. You can play on in their place.
web-play-on-here = Take the seat
web-bots-hurry = Bots think less just now: many games are being played.
web-time-is-up = { $name } has run out of time.
web-take-over = Let a bot play
web-return = Play on myself
web-reconnecting = The connection is lost. Trying to connect again…
web-undo = Undo
web-undo-help = Take back your last move
web-undo-ask = Ask the others to let you take back your last move
web-undo-asked = The others have been asked.
web-undo-proposed =
    { $moves ->
        [one] { $name } would like to take back { $moves } move.
       *[other] { $name } would like to take back { $moves } moves.
    }
web-undo-waits = Waiting for the others…
web-agree = Agree
web-decline = Decline
web-skip-steps = Skip
web-meanwhile = While you were away
web-last-moves = What the others have done since your last move
web-confirm-question = { $move } – and end your turn?
web-end-turn = End turn
web-not-yet = Not yet
web-hint = Hint
web-hint-help = What would a master do?
web-coach = Coach
web-setting-coach = A coach tells you in each turn what matters
web-coach-off = Switch the coach off
web-hint-hurried = The search for this hint was shorter than usual: many games are being played.
web-hint-do = Do it
web-hint-why = Why, and what else?
web-hint-more =
    { $n ->
        [one] … and { $n } more step
       *[other] … and { $n } more steps
    }
web-pass-device = Pass the device to { $name }
web-pass-device-why = What others must not see is hidden until then.
web-i-am = I am { $name }
web-log = Log
web-chat = Chat
web-log-and-chat = Log and chat
web-fold = Hide log and chat
web-unfold = Show log and chat
web-log-empty = Nothing has happened yet.
web-log-earlier = Show earlier entries
web-taken-back = Taken back
web-look-then = Look at the board as it was then
web-everything = Everything that is known
web-looking-back = Looking back: step { $step } of { $steps }
web-back-to-now = Back to now
web-chat-unread =
    { $count ->
        [one] Chat: { $count } new message
       *[other] Chat: { $count } new messages
    }
web-chat-empty = Nobody has said anything yet.
web-say = Say something
web-mute = Mute { $name }
web-unmute = Unmute { $name }
web-table-menu = Table
web-leave = Leave the game
web-leave-question = A bot will play on in your place, and the game will count as lost. You can come back as long as nobody else has taken your seat.
web-stay = Stay
web-rematch = Play again
web-score-sheet = Score sheet
web-rematch-waits = Somebody would like to play again.
web-you-have-won = You have won!
web-statistics = Statistics
web-points-course-if-scored = Points in the course of the game, if it had been scored at each moment
web-points-course = Points in the course of the game
web-stat-turns = Turns
web-stat-moves = Moves
web-stat-time = Time to think
web-moves-made =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
web-moves-taken-back =
    { $moves ->
        [one] { $moves } move taken back
       *[other] { $moves } moves taken back
    }
web-points-for = Points for
web-grand-total = Grand total
web-total = Total
web-log-undo =
    { $moves ->
        [one] { $name } takes back { $moves } move.
       *[other] { $name } takes back { $moves } moves.
    }
web-log-propose =
    { $moves ->
        [one] { $name } asks to take back { $moves } move.
       *[other] { $name } asks to take back { $moves } moves.
    }
web-log-agree = { $name } agrees.
web-log-decline = { $name } declines.
web-log-takeover = A bot plays for { $name }: { $bot }.
web-log-return = { $name } is back.

## Shortcuts

web-shortcuts = Shortcuts
web-key-choice = To the choices
web-key-words = To the choices in words, where the board has pictures
web-key-undo = Undo
web-key-confirm = Confirm the end of the turn
web-key-cancel = Not yet; back to now
web-key-hint = Hint
web-key-back = One step back
web-key-forward = One step forward
web-key-log = Log
web-key-chat = Chat
web-key-help = These shortcuts
web-key-board = On the board, Tab goes from one part to the next, the arrow keys move within it, and Enter chooses.

## Replay and records

web-replay = Replay
web-replay-of = { $game }: { $names }
web-replay-start = The beginning of the game.
web-to-table = To the table
web-play = Play
web-pause = Pause
web-speed = Speed
web-viewer = Seen by
web-step = Step
web-steps = Steps
web-step-of = { $step } of { $steps }
web-turn-back = One turn back
web-turn-on = One turn on
web-step-back = One step back
web-step-on = One step on
web-to-start = To the beginning
web-to-end = To the end
web-record-text = Record as text
web-record-json = Record as JSON
web-verify = Verify the shuffles
web-verify-help = A commitment to the shuffles is published before the game, and the seed after it. If they fit, nothing was changed in between. All moves are played again by the rules.
web-verified =
    { $moves ->
        [one] The seed fits the commitment, and { $moves } move follows the rules.
       *[other] The seed fits the commitment, and all { $moves } moves follow the rules.
    }
web-contributed-here = Your browser has added one of these numbers, and all commitments are those that it saw before the deal.
web-not-verified = The commitments have changed since the game began.
web-commitment = Commitment
web-seed = Seed
web-import = Import a record
web-import-help = Import the record of a game, from here or from the terminal. Every move is checked. If the game is not over, you play on where it ends.
web-import-file = A file
web-import-text = Or its text
web-import-go = Import it

## People

web-who-are-you = Who are you?
web-name = Name
web-your-name = Your name
web-name-help = Others see you by this name.
web-name-once = Your friends see this name. You are asked only once.
web-guest-help = A guest needs no more than a name. This browser remembers you.
web-come-as-guest = Come as a guest
web-profile = Profile
web-all-records = All my games in one file
web-games-here = Games in this browser
web-games-here-help = They are nowhere else. Save their records from time to time: each can be imported again, here or elsewhere.
web-report = Report to the host
web-report-help = What has { $name } done? Only the host of this server and its moderators read it.
web-report-send = Send
web-report-sent = The host of this server has your report.
web-report-text = Report
web-message-remove = Remove this message
web-message-removed = A moderator has removed this message.
web-block = Block
web-unblock = Unblock
web-blocked = You have blocked this person.
web-blocked-people = Blocked people
web-blocked-help = You do not see what they say. They cannot sit down at your tables or invite you.
web-moderation = Moderation
web-moderation-help = Whatever you do here is in the log, which the host of the server reads, too.
web-moderation-reports = Reports
web-moderation-reported-by = Reported by
web-moderation-done = Done
web-moderation-no-reports = There are no open reports.
web-moderation-log = What moderators have done
web-moderation-did-rename = New name:
web-moderation-did-silence = Silenced:
web-moderation-did-let-speak = May speak again:
web-moderation-did-message = Message removed:
web-moderation-did-report = Report closed: number
web-moderation-rename = Change the name
web-moderation-silence = Silence
web-moderation-silence-help = A silenced person can neither chat nor choose another name.
web-moderation-silenced = This person is silenced: they can neither chat nor choose another name.
web-moderation-let-speak = Let them speak again
web-moderation-said = Their last messages
web-account = Account
web-account-help = With an account you keep your games and your rating, and can play from any device.
web-register = Register
web-registered = This name is registered
web-welcome = Welcome, { $name }!
web-password = Password
web-password-help = At least { $least } characters.
web-old-password = Old password
web-new-password = New password
web-change-password = Change the password
web-forgotten-password = Forgotten your password?
web-reset-title = A new password
web-reset-help = A link comes to the mail address that you have confirmed for notices. Have you confirmed none? Ask the host of this server for a link.
web-reset-send = Send me a link
web-reset-sent = If this account has a confirmed mail address, the link is on its way.
web-reset-choose = Choose a new password. You will be signed out everywhere else.
web-sign-out = Sign out
web-sign-out-everywhere = Sign out everywhere
web-delete-account = Delete me
web-delete-question = Your name disappears everywhere, and bots play on in your games. This cannot be undone.
web-tokens = Tokens for bots
web-tokens-help = A program with such a token has all your rights.
web-token-label = What it is for
web-token-make = Make a token
web-token-drop = Delete this token
web-token-secret = This is shown only once:
web-here-since = Here since { $date }
web-guest-since = A guest since { $date }
web-games-played = Played
web-games-won = Won
web-mean-score = Mean score
web-best-score = Best score
web-rating = Rating
web-rating-help = A cautious estimate of a player’s strength: it rises with games won against strong players, and with the number of games.
web-ratings = Ratings
web-rank = Place
web-no-ratings = Nobody has a rating yet. Games of registered people count.
web-no-games-yet = No finished games yet.

## Settings and notices

web-setting-confirm = Ask before a turn ends for good
web-pace = How fast the moves of others are shown
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-none = All at once
web-text-size = Size of letters
web-volume = Volume
web-sound-mute = Mute
web-setting-sound = A sound when it is my turn
web-notices = Notices
web-notices-help = Get a notice when it is your turn and you are not here.
web-push = Notify me in this browser
web-push-on =
    { $count ->
        [one] { $count } browser notifies you.
       *[other] { $count } browsers notify you.
    }
web-push-off = No more notices
web-push-refused = The browser does not allow it.
web-mail = Address for mail
web-mail-send-code = Send me a code
web-webhooks = Webhooks
web-webhooks-help = A channel of Discord, a room of Matrix or a program of your own is told when it is your turn.
web-notices-here = Also while I look at the table, in a tab elsewhere
web-webhook-kind = Kind
web-webhook-json = A program of your own (JSON)
web-webhook-discord = Discord
web-webhook-matrix = Matrix
web-webhook-address = Address of the webhook
web-webhook-home = Address of the homeserver
web-webhook-room = Id of the room
web-webhook-token = Access token
web-webhook-add = Add a webhook
web-webhook-remove = Remove the webhook at { $host }
web-webhook-secret = The key of the signature, shown only once:
web-mail-code = The code that was sent to { $address }
web-mail-on = You get mail at { $address }.
web-mail-off = No more mail

## About

web-about = About
web-about-what = Granada is a home for two board games set on one hill: an exact rules engine, bots, and tables to play in the browser and in the terminal.
web-credits = Credits
web-credit-alhambra = Alhambra is a game by Dirk Henn, published by Queen Games.
web-credit-sabika = Sabika is a game by Germán P. Millán, published by Ludonova.
web-credit-ours = All texts, drawings and ornament here are our own. If you like a game, buy it: its authors deserve it.
web-licences = Licences
web-licence-granada = Granada: MIT licence.
web-licence-fonts = Alegreya and Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica): SIL Open Font License 1.1.
web-licence-code = Svelte (MIT), Fluent (Apache 2.0), D3 (ISC).
web-privacy = Privacy
web-privacy-text = No tracking, no advertising, no requests to anybody else. One cookie tells the server who you are; your settings stay in this browser.

# Editions of one's own.
web-edition = Edition
web-built-in-edition = The built-in edition
web-edition-help = Many cards of this game are made up, because the printed ones cannot be read in public.
web-edition-make = Make an edition from your own copy

# Playing in the browser itself, without a server.
web-tagline-site = Board games on one hill. Against bots or at one screen, without an account and without a server.
web-engine-loading = Fetching the games: { $percent } %
web-engine-starting = Starting the games…
web-engine-absent = Games cannot be played without a network here: this server does not offer it.
web-engine-unreachable = The games could not be fetched. Check the network and try again.
web-engine-failed = The games could not be started in this browser. Try again, or use another browser.
web-engine-blocked = A page of an older version of Granada is still open. Close it, and try again.
web-engine-outdated = This page and the games are of different versions. Load the page again.
web-engine-too-old = This browser is too old to run the games. Update it, or use another one.
web-engine-plain = This browser runs the games slowly. Only quick bots play here.
web-offline = Without a network
web-offline-help = Both games, the bots and your games can stay in this browser ({ $size } MB). Then you can play on a plane.
web-offline-keep = Keep for offline
web-offline-keeping = Keeping everything in this browser…
web-offline-kept = Everything is in this browser. You can play without a network.
web-install = Install as an app
web-server-gone = The server does not answer. New games against bots are played in this browser.
web-hand-over = Send to the server
web-hand-over-help = The server gets the record of this game: people can watch it there, and you can play on there if it is not over. It is shown as played offline and does not count for ratings.
web-handed-over = The game is on the server now.
web-privacy-site = Your games and settings stay in this browser. Nothing is sent to anybody.
