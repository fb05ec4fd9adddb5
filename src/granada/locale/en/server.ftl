# The server: its command, and its error messages.

command-serve = Let people play over the network, in the browser or with other programs.
option-host = The address to listen at; 0.0.0.0 means all addresses of this machine.
option-port = The port to listen at; 0 means any free port.
option-database = The database: sqlite:///FILE or postgresql://… Without it, a file in your data folder.
option-bus = A Redis server, redis://…, that connects several processes.
option-workers = The number of processes that serve people; more than one process needs a bus.
option-bot-workers = The number of processes for bots, for each process that serves people; 0 means one less than the number of processors.
option-origin = The address that people type, such as https://play.example.org, if there is a proxy.
option-proxies = Trusted proxies: addresses, or networks such as 10.0.0.0/8, separated by commas.
option-browser = Open the address in a browser. Without this option, it opens only if a person sits at the terminal and has a screen.
option-limits = Refuse requests that come too often.
option-mail = The server that sends mail, smtp://USER:PASSWORD@HOST:PORT or smtps://… Without it, there is no mail.
option-mail-from = The sender of mail, such as Granada <granada@example.org>.
option-log = The format of the log: text, or json for programs.
option-notice-delay = The number of seconds before absent people are told that it is their turn.
option-push-anywhere = Allow push services in private networks, too; for tests.
serving = Granada is at { $address } (Ctrl+C stops it)
unknown-variables = These environment variables are not settings of Granada and have no effect: { $names }.

## At a table

error-stale = The game has gone on meanwhile. Look again before you decide.
error-not-your-seat = This seat is not yours.
error-no-such-table = There is no such table, or you are not invited to it.
error-no-such-person = There is no such person.
error-not-started = The game has not begun yet.
error-already-started = The game has begun already.
error-already-over = The game is over.
error-nobodys-seat = No person plays at seat { $seat }: a bot plays there, or there is no such seat.
error-not-unfinished = This table is finished or closed already.
error-seat-taken = This seat is taken.
error-colour-taken = Somebody else at this table has this colour.
error-others-play = Other people play this game, and it is not over. You can leave the table instead.
error-not-at-table = You have no seat at this table.
error-nonce-not-asked = This random number is not asked for, or is not asked for any more. Nothing has changed.
error-not-the-host = Only the host of the table may do this.
error-silenced = The host of this table has silenced you here.
error-silenced-everywhere = A moderator has silenced you: you can neither chat nor choose another name.
error-kept-out = You cannot sit down here: somebody at this table has blocked you.
error-knows-a-hand = You have had another seat at this table, and know what is hidden there.
error-not-a-moderator = This is only for moderators.
error-no-such-message = There is no such message.
error-unprintable-message = The message has characters that cannot be shown.
error-nobody-plays = Somebody must play: not all seats can have bots.
error-time-left = There is still time left for this decision.
error-has-stand-in = A bot plays here already.
error-no-stand-in = No bot plays here in place of a person.
error-no-proposal = There is no proposal that waits for your answer.
error-only-moves = Too many moves were taken back in this game: from now on you can only make moves.
error-action-has-ended = These moves cannot be made together: one of them reveals something or ends the turn before the others.
error-no-hints-here = This table is played without hints.
error-record-too-long = The record has too many moves: { $most } at most.

## People

error-not-signed-in = Tell us your name first.
error-not-registered = This is only for people who have registered.
error-already-registered = You have registered already.
error-wrong-password = The name or the password is wrong.
error-disabled = The host of this server has disabled this account.
error-no-such-report = There is no open report { $number }.
error-no-password = This person is a guest, who has no password.
error-easy-password = This password is easy to guess: it is your name, or a common password. Choose another one; several words are good.
error-name-taken = Somebody else is registered with the name “{ $name }”, or with one that looks like it.
error-wrong-link = This link has been used already, or it is too old. Ask for a new one.
error-too-many-tokens = You have too many tokens. Delete one of them first. At most: { $most }.
error-too-many-muted = You have muted too many people. At most: { $most }.
error-bad-name = A name can have at most { $longest } characters, all of them visible.
error-no-mail-here = This server sends no mail.
error-bad-address = “{ $address }” is not an address for mail.
error-wrong-code = This is not the code that was sent to you, or it is too old.
error-bad-webhook = This is no public address of a webhook (https://…), or the room or the token of Matrix is missing.
error-too-many-webhooks = You may have { $most } webhooks.
error-bad-subscription = This browser cannot get notices: the server did not understand its subscription.

## A server and its visitors

error-not-understood = The request was not understood.
error-wrong-field = The request was not understood: “{ $field }” is missing, unknown or not possible.
error-too-long =
    { $field ->
        [name] The name is too long.
        [password] The password is too long.
        [new] The new password is too long.
        [label] The name of the token is too long.
        [text] The message is too long.
       *[other] “{ $field }” is too long.
    } At most: { $most } characters.
error-too-short =
    { $field ->
        [name] The name is too short.
        [password] The password is too short.
        [new] The new password is too short.
        [label] The name of the token is too short.
        [text] The message is too short.
       *[other] “{ $field }” is too short.
    } Characters at least: { $least }.
error-not-found = There is nothing at this address.
error-foreign-page = The request comes from a page of another site.
error-too-often =
    { $seconds ->
        [one] That was too often. Try again in { $seconds } second.
       *[other] That was too often. Try again in { $seconds } seconds.
    }
error-crowded = There are too many connections from your address or to this table. Close some of them.
error-too-many-tables =
    { $most ->
        [one] You may have only { $most } unfinished table at a time. Finish or leave it first.
       *[other] You may have { $most } unfinished tables at a time. Finish or leave some of them first.
    }
error-too-many-tables-here = There are too many unfinished tables from your address ({ $most }). Finish or leave some of them first.
error-too-much-brought = You, or others at your address, have reached today's limit for records and editions. Try again tomorrow.
error-too-large = This is too large: { $most } bytes at most.
error-internal-error = Something has failed. Nothing was changed.
error-not-kept = The browser could not save this. Nothing was changed. It may be out of space: clear old games, and try again.
error-not-read = The games that this browser keeps cannot be read. Close other pages of Granada and try again.
error-other-version = Another version of Granada has stored this game, so it cannot go on here. You can save its record.
error-nobody-listens = You play on this device alone: nobody else would read your message.
error-database-gone = The database does not answer at the moment. Try again.
error-database-full = The disk of the server is full: nothing can be saved. Try again later.
error-database-read-only = The database of the server can only be read: nothing can be saved. Try again later.
error-database-corrupt = The database of the server is damaged. The host of the server has to restore a backup.
error-database-too-new = The database was made by a newer Granada ({ $revision }). Only that version can use it.
error-database-too-old = The database was made by an older Granada. Start the new server once, or run “granada admin migrate”.
error-no-database = There is no database at { $file }.
error-only-sqlite = This works for SQLite only. For PostgreSQL, use its own programs: pg_dump and pg_restore.
error-file-exists = There is a file { $file } already.
error-no-backup = { $file } is not a backup of Granada’s database, or it is damaged.
error-in-use = A server uses the database. Stop it first.
error-bad-setting = The setting “{ $setting }” cannot be “{ $value }”.
error-bad-proxy = Proxies are named by their addresses or networks, such as 192.0.2.1 or 10.0.0.0/8, separated by commas. “{ $value }” is neither.
error-cannot-listen = The server cannot listen at { $address }: { $why }.

## Statistics of a finished game

deed-alhambra-took = Money taken
deed-alhambra-bought = Buildings bought
deed-alhambra-placed = Buildings built
deed-alhambra-reserved = Put into the reserve
deed-alhambra-swapped = Buildings exchanged
deed-alhambra-withdrawn = Buildings moved to the reserve
deed-alhambra-last-tile-won = Last buildings won
deed-sabika-worked = Workers sent
deed-sabika-rested = Rests
deed-sabika-material = Materials taken
deed-sabika-marble = Marbles taken
deed-sabika-raw = Raw materials taken
deed-sabika-processed = Raw materials processed
deed-sabika-bought = Purchases
deed-sabika-sold = Sales
deed-sabika-exchanged = Exchanges
deed-sabika-expanded = Storehouses expanded
deed-sabika-major-built = Major constructions
deed-sabika-minor-built = Minor constructions
deed-sabika-carved = Poems carved
deed-sabika-reactivated = Poems reactivated
deed-sabika-exported = Ships sent
deed-sabika-consolidated = Cities consolidated

## Notices to absent people

notice-turn = Your turn: { $game }
notice-turn-with = Your turn: { $game } ({ $names })
mail-turn =
    { $what }

    { $table }

    You get this mail because you have asked for it. To get no more:
    { $unsubscribe }
mail-code-subject = Granada: { $code }
mail-code =
    Your code is { $code }. Type it in at { $origin } to get a mail whenever it is your turn.

    If you have not asked for it, ignore this mail: you will get no more.
mail-reset-subject = Granada: a new password
mail-reset =
    Somebody wants to set a new password for your account at { $origin }. If it was you, follow this link within an hour:

    { $link }

    If it was somebody else, ignore this mail: nothing changes.
unsubscribe-question = No more mail to { $address }?
unsubscribe-button = No more mail
unsubscribe-done = No more mail will be sent to { $address }.
