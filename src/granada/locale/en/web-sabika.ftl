# Texts of Sabika that only the browser shows.

## Yusuf's cards

sabika-web-yusuf-card = Yusuf's card
sabika-web-yusuf-before = Before: card { $card }
sabika-web-yusuf-gains = He gains { $amount }
sabika-web-yusuf-gains-each =
    { $count ->
        [majors] He gains 1 PP for each of his major constructions
        [minors] He gains 1 PP for each of his minor constructions
        [presence] He gains 1 PP for each city with a ship of his
        [consolidated] He gains 1 PP for each city where he has consolidated
       *[poems] He gains 1 PP for each of his poems
    }
sabika-web-yusuf-no-card = He has not played a card yet.
sabika-web-yusuf-tiles =
    { $n ->
        [0] No worker tiles are left in this round.
        [one] { $n } worker tile is left in this round.
       *[other] { $n } worker tiles are left in this round.
    }
sabika-web-yusuf-decks = Cards left: builder { $builder }, merchant { $merchant }, poet { $poet }.
sabika-web-yusuf-stores = Yusuf's store boxes: { $n }. Storehouse tiles: { $tiles }.

## Parts of the board

sabika-web-loading = Laying out the components…
sabika-web-parts = Parts of the board
sabika-web-rondel = Rondel
sabika-web-rondel-hint = Coins show the price of going to a square. The cost of a secondary action is beside its space.
sabika-web-stands = { $player }: { $worker }
sabika-web-lies = { $player }: { $worker }, done
sabika-web-map = Map
sabika-web-map-hint = Each city shows the price of your way there and the goods that it asks for. Seals and ships are beside it.
sabika-web-cities = All cities in words
sabika-web-income = income
sabika-web-at-once = at once
sabika-web-displays = Displays
sabika-web-majors = Major constructions
sabika-web-minors = Minor constructions
sabika-web-and-up-to = and up to { $n } more
sabika-web-minor-needs = its material and up to { $n } more
sabika-web-poems = Poems
sabika-web-blue = blue
sabika-web-red = red
sabika-web-grey = grey
sabika-web-store-tiles = Storehouse tiles
sabika-web-left = left
sabika-web-right = right
sabika-web-left-in-pile = { $n } more in the pile
sabika-web-boxes =
    { $n ->
        [one] { $n } box
       *[other] { $n } boxes
    }
sabika-web-workshop = Workshop
sabika-web-storehouse-n = Storehouse { $n }, boxes: { $boxes }
sabika-web-processing = being processed
sabika-web-poem-boxes = goods on the poem
sabika-web-favour = Favour track
sabika-web-parias = Parias: { $n }
sabika-web-balance-card = balance card
sabika-web-row = Minor constructions, balances: { $n }
sabika-web-carved = Carved poems: { $n }
sabika-web-grey-now = now { $pp }
sabika-web-players = Players
sabika-web-points = Points by source
sabika-web-again = Show the scoring again
sabika-web-all-at-once = Show all at once

## What is to come

sabika-web-coming = Coming up
sabika-web-round = Round
sabika-web-round-n = Round { $n }
sabika-web-event = Event
sabika-web-end = End of the game
sabika-web-wishes = Wishes
sabika-web-dinars = Dinars
sabika-web-seals = Seals
sabika-web-about-round = The round that is being played. Each one ends with income, the scored wishes and the tribute.
sabika-web-about-yusuf-left = In each of his turns, Yusuf draws one of these tiles. It says from which deck his card comes.
sabika-web-about-granada = Ways to a city begin in Granada, or in any city where you have a ship.
sabika-web-about-dinar = Dinars: the money. They pay for steps, foreign workers, secondary actions, routes and poems.
sabika-web-about-seal = Seals: each can pay instead of a dinar, or instead of a paria of the tribute.
sabika-web-about-pp = Prestige points: the player with the most at the end wins.
sabika-web-about-paria = Parias for the tribute at the end of the round.
sabika-web-about-box = Boxes of the storehouses: filled ones, and all of them.
sabika-web-about-favour = The space that is reached on the favour track.
sabika-web-about-construction = Buildings: major constructions + minor constructions.
sabika-web-about-carve = Carved poems: blue + red + grey.
sabika-web-about-ship = Cities with a ship.
sabika-web-tribute-due = Tribute
sabika-web-tribute-have = { $have } of { $due }
sabika-web-tribute-of-round = Tribute at the end of this round: { $n }
sabika-web-era-change = The second era begins.
sabika-web-event-change = The next event comes.
sabika-web-tribute-enough = Tribute at the end of the round: { $due }. You have enough.
sabika-web-tribute-missing = Tribute at the end of the round: { $due }. You have { $have }; { $n } missing ({ $dinars }, { $n } × seal, or −{ $pp }).

## Questions

sabika-web-question = Your decision
sabika-web-back = Back
sabika-web-in-words = All choices in words
sabika-web-take-back = Take back the last step

## What is done on a square. What the market and the like bring is said by the edition.

sabika-web-does-quarry = carry out a minor or a major quarry
sabika-web-does-storehouse = expand one of your storehouses with a tile beside the square, or take the bonus of one of your tiles again
sabika-web-does-construction = build a major or a minor construction with your materials, for PP and a bonus
sabika-web-does-major_construction = build a major construction with your materials, for PP and a bonus
sabika-web-does-minor_construction = build a minor construction with your materials, for PP and balances
sabika-web-does-export = send a ship to a new city, export goods there for PP and parias, and take its seal and City Bonus
sabika-web-does-consolidate = move a ship to the right of its city: a blue tile gives an income after each round, a red one an action at once
sabika-web-does-produce = take the City Bonus of a city with a ship of yours, and turn raw materials into goods
sabika-web-does-carve = carve a poem with your materials: blue works from now on, red once, grey scores at the end
sabika-web-does-reactivate = use one of your red poems again
