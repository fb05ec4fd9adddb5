# granada simulate: many games between random players.

command-simulate = Play many games between random players and print statistics.
arena-option-players = The number of players.
arena-option-games = The number of games.
arena-option-seed = The number that decides all games: with the same seed they are the same.
arena-option-jobs = The number of processes that play at the same time. Without it, the number of processors.
arena-option-json = Print the figures as JSON.
arena-option-save = The folder for the records of all games. Without it, none are kept.

arena-title =
    { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $players ->
        [one] { $players } random player
       *[other] { $players } random players
    }, seed { $seed }
arena-playing = Playing
arena-stopped =
    Stopped after { $played ->
        [one] { $played } game
       *[other] { $played } games
    } of { $games }.
arena-saved-before =
    { $count ->
        [one] There is a record already that would be overwritten: { $first }
       *[other] There are { $count } records already that would be overwritten. The first one: { $first }
    }

## Figures per game

arena-per-game = Per game
arena-mean = mean
arena-lowest = min
arena-highest = max
arena-turns = Turns
arena-moves = Moves
arena-purchases = Tiles bought
arena-tiles-left = Tiles on the market at the end
arena-dirk-drawn = { alhambra-dirk }: tiles drawn
arena-dirk-given = { alhambra-dirk }: tiles given
arena-exact-payments = Exact payments
arena-reshuffles = Games with a reshuffle
arena-shared-victories = Shared victories

## Where points come from

arena-points = Points per scoring
arena-scoring =
    { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    }
arena-total = total

## Winners

arena-seat = Seat
arena-score = points
arena-deviation = std. dev.
arena-wins = wins
arena-interval = 95% interval
arena-from-to = { $low } – { $high }
arena-turn-order = Turn order
arena-place =
    { $number ->
        [1] { $number } (starts)
       *[other] { $number }
    }

## Below the tables

arena-note =
    Points are means per player. A shared victory counts as an equal share for each winner; the 95% intervals (Wilson score) are computed from these shares.
arena-speed =
    { $seconds } s, { $jobs ->
        [one] { $jobs } process
       *[other] { $jobs } processes
    }: { $games ->
        [one] { $games } game/s
       *[other] { $games } games/s
    }, { $moves ->
        [one] { $moves } move/s
       *[other] { $moves } moves/s
    }

# granada arena: bots against bots.

command-arena = Let bots play against each other, the same deals in every seating, and see how strong they are.
arena-option-kinds = The kinds of bots, one for each seat.
arena-option-match-games = The number of games; a few more if necessary, so that every deal is played in every seating.
arena-option-until-width = Stop as soon as the 95% intervals of all win rates are no wider than this (0.04 is 4 percentage points).
arena-option-simulations = The simulations of every bot for a decision. Without it, the usual number of its kind.
arena-option-seconds = The seconds that every bot may think about a decision. Without it, the usual time of its kind.
arena-option-cluster = The address of a Ray cluster that plays the games: HOST:PORT or auto.
arena-option-out = The file for the games and the figures (JSON). The same command goes on where it was stopped.
arena-option-dataset = The folder for a new dataset (Parquet) of all decisions and games; needs the extra research.

arena-match-title =
    { $game }: { $kinds }; { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }
arena-match-deals =
    { $deals ->
        [one] { $deals } deal, played in all { $seatings } seatings
       *[other] { $deals } deals, each played in all { $seatings } seatings
    }
arena-match-early = Stopped early: the intervals are narrow enough.
arena-match-kept = The games are kept in { $file }; the same command goes on from there.
arena-kind = Bot
arena-several = { $kind } ×{ $seats }
arena-rating = rating
arena-margin = Difference in points
arena-against = { $kind } – { $rival }
arena-pace = Thinking (ms)
arena-decisions = decisions
arena-pace-most = 99% within
arena-match-note =
    Wins and points are those of each player of a kind. A shared victory counts as an equal share for each winner. The 95% intervals are computed from whole deals: the games of a deal are not independent. Ratings: Plackett–Luce (openskill), from 25. Forced moves are not counted as decisions.
arena-plot-note = With 95% intervals; dashed: equally strong.
