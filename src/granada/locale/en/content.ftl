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
    } ({ $rulebook } from a rulebook, { $inferred } inferred, { $house } house).
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
provenance-house = house
content-report-note =
    PP: how far its takers end above the mean of their game. Players who take much score much: compare each component with all of its kind.
    ▲ at least 2 PP better than its kind beyond doubt, ▼ at least 2 PP worse, ○ hardly ever taken.
content-plot-note = PP of the takers above the mean of their game (95% interval; dashed: all of the kind), and how often it is taken. Filled: house.

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
