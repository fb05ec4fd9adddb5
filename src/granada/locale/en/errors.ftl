# Errors: one message for each Fault.

## Requests

error-no-such-game = There is no game “{ $game }”. The games are: { $games }.
error-no-such-bot = There is no bot “{ $bot }”. The bots are: { $bots }.
error-no-such-option = This game has no option “{ $option }”. Its options: { $options }.
error-no-such-choice = The option “{ $option }” can be { $choices }, not “{ $choice }”.
error-option-players = The option “{ $option }” can be “{ $choice }” only where the number of players is { $counts }; here it is { $players }.
error-chosen-twice = The values of the option “{ $option }” must differ, but “{ $choice }” has the same one twice.
error-no-editions = The game “{ $game }” is played with its own components only: it has no other editions.
error-player-count = The number of players in this game can be { $counts }, not { $players }.
error-seat-count =
    { $seats ->
        [one] { $seats } seat is named
       *[other] { $seats } seats are named
    }, but there { $players ->
        [one] is { $players } player
       *[other] are { $players } players
    }.
error-unprintable-name = The name “{ $name }” has characters that cannot be shown.
error-not-a-seed = A seed is a whole number from 0 on, not “{ $seed }”.
error-same-names = Every player needs a name that no other player has.

## Moves

error-illegal-move = { $reason }
error-nothing-to-take-back = There is nothing to take back.
error-somebody-left = A player who saw these moves has left and cannot agree.
error-no-hint = There is no hint for this position.

## Positions

error-no-record = This position was made up or set up by hand, so there is no record of it from the start of a game.
error-not-a-position = This is not a position of the game “{ $game }”.
error-impossible-position = This is not a position of the game “{ $game }”. { $why }
error-no-such-seat = There is no seat { $seat }.
error-not-one-each =
    Each of these must have { $players ->
        [one] { $players } entry
       *[other] { $players } entries
    }, one for each player: { $parts }.
error-impossible-part = No game can reach this position: { $part } is impossible.
error-components-astray = Components are missing or doubled: each must be in one place exactly.

## Records

error-not-a-record = This is not a record of a game, or it is damaged.
error-no-first-line = This is not a record of a game: its first line must be “granada” and the format number.
error-no-such-line = The record has no line that begins with “{ $line }”.
error-strange-line = The head of the record has an unknown or repeated line that begins with “{ $line }”.
error-unreadable-head = The head of the record cannot be read: the line “{ $line }” must have a number.
error-format-too-new = This record has format { $format }, and the newest one known here is { $newest }. Only a newer Granada can read it.
error-format-too-old = This record has format { $format }, but the first one ever used is { $oldest }.
error-other-game = This is a record of the game “{ $found }”, not of “{ $game }”.
error-other-rules = This game was played with the edition “{ $edition }” and the rules { $rules }. Here are the edition “{ $edition_here }” and the rules { $rules_here }. To replay it or play on, use the version of Granada and the edition that it was played with.
error-impossible-header = The header of this record is impossible. { $why }
error-seed-unknown = The seed of this game is not known yet: it is published when the game is over.
error-seed-changed = The seed does not fit the commitment in the header: the shuffles may have been changed.
error-nonce-changed = The random number of seat { $seat } does not fit its commitment in the header: the shuffles may have been chosen.
error-not-a-move = “{ $line }” is not a move: a line is the number of a seat and the text of the move.
error-move-against-rules = Move { $number } ({ $move }) is against the rules. { $reason }
error-not-over = The game of this record is not over yet.
error-no-scores = The game of this record is over, but the record has no scores.
error-other-scores = The record has the scores { $told }, but the moves lead to { $found }.

## Matches

error-not-a-match = The file { $file } does not hold a match of the arena. Choose another name, so that nothing is lost.
error-other-match = The file { $file } holds a match that began with other settings. These differ: { $what }. Repeat the command of that match, or choose another file.
error-no-ray = To play on a cluster, Ray must be installed: pip install 'granada[cluster]'
error-no-cluster = No Ray cluster answers at { $address }.

## Research

error-no-encoding = { $game } has no encoding for research: the package that brings it has none.
error-action-count = There are { $games } games, but { $actions } actions.
error-no-such-action = In game { $game } the action { $action } stands for no legal move now.
error-folder-in-use = { $folder } is not an empty folder. Name a new one for the dataset.
error-games-played-before = { $file } has games already, which would not be in the dataset. Name another file, or begin without it.

## Content

error-bad-content =
    This edition has errors:
    { $faults }

## Files, and how the sentences about them end

error-cannot-save = The file { $file } cannot be written: { $why }.
error-cannot-read = The file { $file } cannot be read: { $why }.
error-no-such-file = there is no such file
error-not-permitted = permission denied
error-is-a-folder = it is a folder
error-not-a-folder = part of its path is not a folder
error-no-space = there is no space left
error-not-text = it is not text
error-address-in-use = another program listens there already
error-not-our-address = this machine does not have this address
error-no-such-host = there is no such host
error-system = the system refuses it ({ $errno })
