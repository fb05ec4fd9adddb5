# What every game and every place where it is played has in common.

game-alhambra = Alhambra
game-sabika = Sabika

name-person = Player { $number }
name-bot = Bot { $number }
nothing = none
turn = Turn { $turn }
deciding = { $player } is to decide.
choose-a-move = Choose a move
points-of =
    { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
contributed = The seed is also made of random numbers from { $names }. If you trust one of them, you know that nobody chose the shuffles.
winners =
    { $count ->
        [one] Winner: { $names }.
       *[other] Shared victory: { $names }.
    }

reason-game-over = The game is over.
reason-not-your-turn = It is not your turn.
reason-not-understood = There is no such move.
reason-not-now = That cannot be done at this moment.

## What brings points, in hints and on score sheets

source-scored = points scored
    .because = It brings points at once.
source-money = money for later
    .because = It leaves you more money for later.

## What a hint says

hint-says = A master would:
hint-brings = What it brings: { $sources }.
hint-costs = What it costs: { $sources }.
hint-or = Or:
hint-gives-up = gives up: { $sources }
hint-brings-instead = brings instead: { $sources }
hint-as-good = about as good
hint-no-change = Expected points: about as many as now.
