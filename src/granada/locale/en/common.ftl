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
source-scored = scored
source-money = money
source-reserve = reserve
source-market = market
source-materials = materials
source-goods = goods
source-cities = cities
source-turns = turns to come
