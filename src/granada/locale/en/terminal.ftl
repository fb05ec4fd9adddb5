# The commands, the options, and what is said at the keyboard.

command-granada = Board games set in Granada.
command-play = Play in the terminal, against bots or with others at the same keyboard.
command-hint = Show what a master would do in a saved game, and why.
command-replay = Show the position after any move of a recorded game.
command-verify = Prove that a recorded game follows the rules and that nobody changed the shuffles.
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-error = Error
help-help = Show this message and exit.
option-lang = The language: en, es, pl or ru. Without it, the language of the system.
option-game = The game.
option-seats = The players, separated by commas: human, random, novice, apprentice, master or grandmaster; you may give a name, as in Ana=human,master.
option-seed = The number that decides all shuffles. Without it, one that nobody can guess.
option-resume = Go on with a saved game; it is saved in the same file.
option-option = Something that the game lets you choose, as NAME=VALUE; may be given several times.
option-no-confirm = Do not ask before a move that cannot be taken back.
option-plain = Sentences only: no colours, no drawings, no tables; for screen readers.
option-file = The file with the record of the game.
option-at = After how many moves; negative numbers count from the end.
missing-extra = This needs a part of Granada that is not installed. Install it: pip install 'granada[{ $extra }]'

prompt = { $player }, what do you do (? for help)?
bots-think = Thinking…
press-enter = Press Enter to go on.
confirm = This cannot be taken back. Enter: do it; anything else: choose again.
pass-keyboard = { $player }, press Enter when only you can see the screen.
bot-failure-failed = { $player } ({ $kind }) ran into an error: another bot decides where it cannot.
bot-failure-illegal = { $player } ({ $kind }) wanted something against the rules: another bot decides where it cannot.
bot-failure-overran = { $player } ({ $kind }) did not decide in time: another bot decides from now on.
no-such-number =
    { $last ->
        [one] There is only the number 1.
       *[other] The numbers go from 1 to { $last }.
    }
autosave-is = This game is kept in { $file }
saved = Saved in { $file }
not-over-that = The file { $file } has other contents, so nothing was saved. Choose another name.
not-kept = This game is not being kept, except in copies that you save yourself.
kept-elsewhere = Somebody has played on in { $file }. From here on, this game is kept in { $other }
left = The game is kept. To go on:
quit = File to save a copy in (Enter: none):
seed-was-unkept = All shuffles came from the seed { $seed }.
seed-was = All shuffles came from the seed { $seed }. To prove it:
after-moves = After { $moves } of { $total } moves:
proved =
    { $moves ->
        [one] Proved: the seed fits the commitment made before the game, and the one move follows the rules and leads to the recorded scores.
       *[other] Proved: the seed fits the commitment made before the game, and all { $moves } moves follow the rules and lead to the recorded scores.
    }
not-proved = Not proved. { $why }
help =
    Type the number of a choice, or:
    u: take back the last step
    s: the scores, if scored now
    n: everything since your last choice
    t or hint: what a master would do, and why
    h: the rules in brief
    save FILE: save a copy
    q: leave; the game is kept

usage-no-such-language = There is no language “{ $language }”. The languages are: { $languages }.
usage-no-such-command = There is no such command. The commands are: { $commands }.
usage-no-such-option = There is no option “{ $option }”. See { $command } --help.
usage-missing = { $what } is missing. See { $command } --help.
usage-wrong-value = { $what } cannot have this value. See { $command } --help.
usage-wrong-number = { $what } must be a number, { $range }. See { $command } --help.
usage-not-understood = The command was not understood. See { $command } --help.
usage-no-such-kind = There is no player of the kind “{ $kind }”. The kinds are: { $kinds }. A name is given as in Ana=human.
usage-not-resumed = { $option } does not fit the game in { $file }. Leave it out to go on with that game.
usage-bad-option = An option of the game is given as NAME=VALUE, not as “{ $option }”.
usage-bad-name = A name can have at most { $longest } characters, all of them visible.
usage-no-such-move = The game has { $total } moves; so --at must lie between -{ $total } and { $total }.

## Hints, and where expected points come from

hint-then-see = Then a master would look at what comes up.
plugin-left-out = The game { $game } of the package { $package } cannot be loaded. For its author: { $why }
