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

source-pavilion = { building-pavilion }
source-seraglio = { building-seraglio }
source-arcades = { building-arcades }
source-chambers = { building-chambers }
source-garden = { building-garden }
source-tower = { building-tower }
source-wall = { alhambra-column-wall }
source-start = { sabika-source-start }
source-building = { sabika-source-building }
source-carving = { sabika-source-carving }
source-exports = { sabika-source-exports }
source-storehouses = { sabika-source-storehouses }
source-bonuses = { sabika-source-bonuses }
source-poems = { sabika-source-poems }
source-renewals = { sabika-source-renewals }
source-rivals = { sabika-source-rivals }
source-rest = { sabika-source-rest }
source-tribute = { sabika-source-tribute }
source-wishes = { sabika-source-wishes }
source-major-poems = { sabika-source-major-poems }
source-trade = { sabika-source-trade }
source-leftovers = { sabika-source-leftovers }
source-yusuf = { sabika-source-yusuf }
source-scored = points scored
source-money = money for later
source-reserve = tiles in the reserve
source-market = what the market then offers you
source-materials = materials for later
source-goods = goods for later
source-cities = your ships in the cities
source-turns = what your next turns can bring

## What a hint says

hint-says = A master would:
hint-brings = What it brings: { $sources }.
hint-costs = What it costs: { $sources }.
hint-or = Or:
hint-gives-up = gives up: { $sources }
hint-brings-instead = brings instead: { $sources }
hint-as-good = about as good
hint-no-change = Expected points: about as many as now.
