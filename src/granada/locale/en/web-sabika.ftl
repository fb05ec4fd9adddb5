# Sabika in the browser: what is said there and nowhere else.

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
sabika-web-rondel-hint = Coins show what it costs to come to a square. Beside each space: what a secondary action costs.
sabika-web-stands = { $player }: { $worker }
sabika-web-lies = { $player }: { $worker }, done
sabika-web-map = Map
sabika-web-map-hint = In each city: what the way there costs you, and the goods it asks for. Beside it: seals and ships.
sabika-web-cities = All cities in words
sabika-web-income = income
sabika-web-at-once = at once
sabika-web-displays = Displays
sabika-web-majors = Major constructions
sabika-web-minors = Minor constructions
sabika-web-and-up-to = and up to { $n } more:
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

sabika-web-coming = What is to come
sabika-web-round = Round
sabika-web-round-n = Round { $n }
sabika-web-event = Event
sabika-web-end = End of the game
sabika-web-wishes = Wishes
sabika-web-dinars = Dinars
sabika-web-seals = Seals
sabika-web-tribute-due = Tribute
sabika-web-tribute-have = { $have } of { $due }
sabika-web-tribute-of-round = Tribute at the end of this round: { $n }
sabika-web-era-change = The second era begins.
sabika-web-event-change = The next event comes.
sabika-web-tribute-enough = Tribute at the end of the round: { $due }. You have enough.
sabika-web-tribute-missing = Tribute at the end of the round: { $due }. You have { $have }; { $n } missing ({ $dinars }, { $n } × seal, or −{ $pp }).

## Questions

sabika-web-question = What to decide
sabika-web-back = Back
sabika-web-take-back = Take back the last step
sabika-web-task-choose = Which starting tile do you keep?
sabika-web-task-turn = Your turn: which worker works or rests?
sabika-web-task-payment = How do you pay { $price }?
sabika-web-task-on-square = { $square }: what do you do?
sabika-web-task-which-quarry = Which quarry?
sabika-web-task-storehouse = Storehouse: put a tile on one, or take a bonus?
sabika-web-task-transaction =
    { $n ->
        [one] Market: { $n } transaction
       *[other] Market: up to { $n } transactions
    }
sabika-web-task-construction = What do you build?
sabika-web-task-major-materials = { $component }: which materials do you use?
sabika-web-task-minor-materials = { $component }: which materials do you use?
sabika-web-task-carving-materials = { $component }: which materials do you use?
sabika-web-task-which-side = At which end of your row?
sabika-web-task-favour-choice = A step of favour: which bonus do you take?
sabika-web-task-export = Export: where do you sail to?
sabika-web-task-goods = { $city }: which goods do you export?
sabika-web-task-free-ship = A free ship: to which city?
sabika-web-task-consolidate = Where do you consolidate?
sabika-web-task-produce = Produce: a City Bonus, processing, or both?
sabika-web-task-carve = Which poem do you carve?
sabika-web-task-reactivate = Which red poem do you reactivate?
sabika-web-task-pick =
    { $n ->
        [one] Take { $n } material
       *[other] Take { $n } materials, one after the other
    }
sabika-web-task-mix = Dinars or parias: how do you split { $n }?
sabika-web-task-raw = Which raw material do you take?
sabika-web-task-good = Which token do you take as a good?
sabika-web-task-process = Which raw material becomes a good?
sabika-web-task-make-room = No room for { $item }: what do you give up?
sabika-web-task-where-to = { $good }: where do you keep it?
sabika-web-task-option = { $effect }
sabika-web-task-offer = { $effect }
sabika-web-task-offer-for-pay = { $effect }
sabika-web-task-city-bonuses = Which City Bonus do you take?
sabika-web-task-storehouse-bonuses = The bonus of which storehouse?
sabika-web-task-major-bonuses = The bonus of which major construction?
sabika-web-task-red-cities = The action of which red city?
sabika-web-task-tribute-part = Tribute, { $parias } due: how much do you pay so?
sabika-web-task-start-player = You lead in parias: who begins the next round?
sabika-web-task-yusuf-city = For Yusuf several cities are equally good: which one?

## Why something cannot be done

sabika-web-not-twin = Your other builder is there.
sabika-web-not-money = It would cost { $price }; you have { $have }.
sabika-web-not-useful = Neither action there would be possible now.
sabika-web-not-standing = None of your workers on this ring is standing.
sabika-web-not-ship = You already have a ship there.
sabika-web-not-waiting = You have no ship there that could consolidate.
sabika-web-not-material = Missing: { $items }.
sabika-web-not-greys = You have as many major poems as you may.
