# granada content: editions of Sabika and their balance; and what granada simulate counts in Sabika.

command-content = Check an edition of a game, or see how balanced it is.
command-content-check = Find all errors in an edition file.
command-content-report = Play many games and show, for each card and tile, how often it is taken and the scores of its takers.
option-edition = The file of your own edition, to play with its cards and tiles.
content-option-file = The edition file.
content-option-kind = The kind of bot that plays.
content-option-plot = The file for a picture of the figures (SVG).

content-right =
    { $count ->
        [one] The edition “{ $edition }” is right: { $count } row
       *[other] The edition “{ $edition }” is right: { $count } rows
    } ({ $rulebook } from a rulebook, { $inferred } inferred, { $house } made up).
content-faults =
    { $count ->
        [one] { $count } fault.
       *[other] { $count } faults.
    }
content-no-report = There is a balance report of these games only: { $games }.

## The balance report

content-report-title =
    Sabika, edition { $edition }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    } ({ $kind }), seed { $seed }
content-kind-starting-tile = Starting tiles
content-kind-blue-poem = Blue poems
content-kind-red-poem = Red poems
content-kind-major-poem = Major poems
content-kind-storehouse-tile = Storehouse tiles
content-kind-major-tile = Major constructions
content-kind-minor-card = Minor constructions
content-kind-export = Cities: ships
content-kind-consolidation = Cities: consolidated
content-kind-export-tile = City tiles: ships
content-kind-consolidation-tile = City tiles: consolidated
content-component = component
content-available = offered
content-taken = taken
content-difference = PP
content-text = what it does
content-provenance = source
content-all = all of them
provenance-rulebook = rulebook
provenance-inferred = inferred
provenance-house = made up
content-report-note =
    PP: how far its takers end above the mean of their game. Players who take much score much: compare each component with all of its kind.
    ▲ at least 2 PP better than its kind beyond doubt, ▼ at least 2 PP worse, ○ hardly ever taken.
content-plot-note = PP of the takers above the mean of their game (95% interval; dashed: all of the kind), and how often it is taken. Filled: made up.

## What granada simulate counts in Sabika

arena-rounds = Rounds
arena-per-player = Per player
arena-sabika-major_constructions = Major constructions
arena-sabika-minor_constructions = Minor constructions
arena-sabika-exports = Exports
arena-sabika-consolidations = Consolidations
arena-sabika-blue_poems = Blue poems
arena-sabika-red_poems = Red poems
arena-sabika-major_poems = Major poems
arena-sabika-expansions = Storehouse tiles
arena-sabika-rests = Rests
arena-sabika-tribute_pp = PP lost in tribute
arena-yusuf = Yusuf
arena-sources = PP per player
arena-source-start = Start
arena-source-building = Building
arena-source-carving = Carving
arena-source-exports = Exports
arena-source-storehouses = Storehouses
arena-source-bonuses = Bonuses
arena-source-poems = Poems
arena-source-renewals = Renewals
arena-source-rivals = Rivals
arena-source-rest = Rest
arena-source-tribute = Tribute
arena-source-wishes = Wishes
arena-source-major-poems = Major poems
arena-source-trade = Trade card
arena-source-leftovers = Leftovers

## What is wrong in an edition: the place comes before it

content-fault-not-toml = this is not TOML
content-fault-not-toml-at = line { $line }, column { $column }: this is not TOML
content-fault-not-readable = cannot be read
content-fault-not-writable = { $found } cannot be written in TOML
content-fault-long-line = line { $line } is longer than { $most } characters
content-fault-too-deep = nested too deep
content-fault-instead = { $found } instead of { $wanted }
content-fault-no-table = a table is expected, not { $found }
content-fault-no-such-field = there is no such field
content-fault-missing = is missing
content-fault-retired = has no effect any more; leave it out
content-fault-not-expected = { $wanted } is expected, not { $found }
content-fault-truth = true or false
content-fault-number = a whole number
content-fault-number-to = a whole number from { $low } to { $high }
content-fault-number-below = a whole number from { $low } below { $high }
content-fault-text = a text
content-fault-text-of-form = a text of the form { $pattern }
content-fault-one-of = one of { $names }
content-fault-either = { $one } or { $other }
content-fault-list = a list, and for each of its members { $member },
content-fault-list-of = a list of { $count }, each of them { $member },
content-fault-table-with = a table with { $names }
content-fault-at-position = position { $position }: { $what }
content-fault-unexpected = found { $found }, expected { $wanted }
content-fault-the-end = the end
content-fault-an-effect = an effect: { $names }
content-fault-a-count = a count: { $names }
content-fault-a-building = a building: { $names }
content-fault-a-clause = a clause: { $names }
content-fault-a-trigger = a trigger: { $names }
content-fault-a-filter = a filter of { $event }: { $names }
content-fault-a-key = a number to change: { $names }
content-fault-a-sign = a sign: { $names }
content-fault-a-scoring = a scoring: { $names }
content-fault-a-goal = a kind of city: { $names }
content-fault-a-material = a material: { $names }
content-fault-a-resource = a resource: { $names }
content-fault-an-action = an action: { $names }
content-fault-a-region = a region, blue or red
content-fault-a-number = a number from { $low } to { $high }
content-fault-needs-store = on(store_here,..) needs a store(..) in the same text
content-fault-for-ever = { $trigger } would trigger itself without end: its effect repeats it without 1/round
content-fault-no-filter = { $event } takes no filter
content-fault-needs-filter = { $event } needs a filter: { $names }
content-fault-wrong-sign = { $key } cannot be changed with { $sign }, only with { $names }
content-fault-only-one = { $key } can only become =1
content-fault-nested = nested more than { $most } deep
content-fault-one-part = one part is not enough here, there must be two or more
content-fault-no-choice = a choice needs two or more different materials
content-fault-too-few = { $name } takes { $wanted } arguments, not { $given }
content-fault-too-many = { $name } takes no more arguments than { $wanted }
content-fault-repeated = occurs { $times } times
content-fault-no-such-row = there is no such row in the game
content-fault-order = the rows must be in the order { $names }
content-fault-not-printed = { $found } instead of { $wanted }, which a rulebook prints
content-fault-provenance = the provenance is rulebook, not { $found }
content-fault-beginning = { $found } does not begin with { $wanted }, which a rulebook prints
content-fault-none-printed = { $found } is not one of those that a rulebook prints
content-fault-printed-missing = { $wanted } is missing, which a rulebook prints
content-fault-squares-with = { $found } squares with { $action } instead of { $wanted }
content-fault-pile = every storehouse square has a pile, and no other square has one
content-fault-not-opposite = does not lie opposite the other storehouse, squares { $other }
content-fault-not-connected = square { $square } lies at the angle { $angle } and is not connected
content-fault-four-on-side-of-two = for four players only, on the side for one or two
content-fault-for-four-only = { $found } spaces for four players only instead of { $wanted }
content-fault-no-square = there is no square { $square }
content-fault-same-square = two workers on one square
content-fault-too-many-workers = { $count } workers are too many
content-fault-not-a-city = is not a city, it has a table of its own
content-fault-no-city = there is no city { $city }
content-fault-route-twice = occurs twice or leads nowhere
content-fault-out-of-reach = cannot be reached from Granada
content-fault-distance = { $found } dinars from { $start } to { $end } instead of { $wanted }
content-fault-too-near = { $found } dinars from { $start } to { $end }, but { $least } from { $other }
content-fault-joins = connects { $city } to a chain that the city is not part of
content-fault-not-joined = has no route to the chain that it is part of
content-fault-first-or-last = the first and the last space change no event
content-fault-some-of = { $found } instead of some of { $names }, each once
content-fault-too-many-shown = { $found } with { $players } players, and there are { $most }
content-fault-too-many-dealt = { $found } tiles for four players, and there are { $most }
content-fault-no-space = there is no space { $space } on the favour track
content-fault-not-bought = nobody can buy this at the market
content-fault-not-sold = nobody can sell this at the market
content-fault-no-exchange = nothing is exchanged
content-fault-maximum = the maximum { $found } is not a multiple of { $step }
content-fault-match = { $found } instead of { $wanted }, which the card scores
content-fault-no-maximum = each(..) without a maximum is expected
content-fault-wish-letters = wishes for buildings have the letters { $found } instead of one letter three times
content-fault-other-wishes = besides buildings { $found } instead of { $wanted }
content-fault-stored = { $found } pieces for { $most } boxes
content-fault-red-city = { $found } instead of the one action of a red city
content-fault-blue-city = { $found } is not an income, it has an action
content-fault-no-colour = { $found } is not one of the colours of the balance bonuses, { $names }
content-fault-only-changes = { $found } has something other than mod(..)
content-fault-never-scored = no card scores { $wanted }
content-fault-no-square-on-ring = there is no square { $square } on the { $ring } ring
content-fault-no-space-connected = no { $kind } space is connected to square { $square }
content-fault-two-actions = { $found } instead of two at most
content-fault-other-worker = { $action } is not for a { $worker }
content-fault-no-storehouse = storehouse, but square { $square } has no storehouse tiles beside it
content-fault-yusuf-score = { $found } instead of pp(n), paria(n) or one of { $names }
content-fault-no-region = there is no region { $region }; expected one of { $names }
content-fault-last-space-only = favour_bonus is for the last space of the favour track only
content-fault-leads-back = { $effect } leads to { $bonus } again, which might never end
