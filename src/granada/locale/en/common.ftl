# What every game and every place where it is played has in common.

name-person = Player { $number }
name-bot = Bot { $number }
nothing = none
turn = Turn { $turn }
points-of =
    { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
winners =
    { $count ->
        [one] Winner: { $names }.
       *[other] Shared victory: { $names }.
    }

reason-game-over = The game is over.
reason-not-your-turn = It is not your turn.
reason-not-understood = There is no such move.
reason-not-now = That cannot be done at this moment.
