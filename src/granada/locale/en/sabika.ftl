# Sabika. The effect of a component is put together from phrases: a phrase tells the player to do something and begins with a
# small letter. ".object" is the form after a verb, ".short" fits a narrow column.

## Lists

sabika-and = { $first } and { $last }
sabika-or = { $first } or { $last }
sabika-or-else = { $first }, or { $last }

## Amounts, as the object of a sentence: "gain 2 dinars"

sabika-amount-dinar =
    { $n ->
        [one] { $n } dinar
       *[other] { $n } dinars
    }
sabika-amount-gypsum = { $n } gypsum
sabika-amount-wood = { $n } wood
    .brief = { $n } wood
sabika-amount-marble = { $n } marble
sabika-amount-ceramic = { $n } ceramic
    .brief = { $n } ceramic
sabika-amount-choice =
    { $n ->
        [one] { $n } material of your choice ({ $kinds })
       *[other] { $n } materials of your choice ({ $kinds })
    }
    .brief = { $n } { $kinds }
sabika-amount-mix =
    { $n ->
        [one] { $n } dinar or paria
       *[other] { $n } dinars or parias in any mix
    }
    .brief = { $n } dinar/paria
sabika-amount-raw =
    { $n ->
        [one] { $n } raw material
       *[other] { $n } raw materials
    }
sabika-amount-good =
    { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }
sabika-amount-paria =
    { $n ->
        [one] { $n } paria
       *[other] { $n } parias
    }
    .brief =
        { $n ->
            [one] { $n } paria
           *[other] { $n } parias
        }
sabika-amount-pp = { $n } PP
sabika-amount-seal =
    { $n ->
        [one] { $n } seal
       *[other] { $n } seals
    }

## Effects

sabika-effect-gain = gain { $things }
sabika-effect-then = { $first }, then { $next }
sabika-effect-or = choose: { $options }
sabika-effect-optional = if you like, { $effect }
sabika-effect-pay = you may pay { $price }; if you do, { $effect }
sabika-for-each = { $what } { $each }
sabika-if = { $what } { $each }
sabika-times =
    { $times ->
        [one] { $what } (once at most)
       *[other] { $what } ({ $times } times at most)
    }
sabika-at-most = { $what }, at most { $pp } PP
sabika-effect-process =
    { $n ->
        [one] turn { $n } raw material of yours into a good
       *[other] turn up to { $n } raw materials of yours into goods
    }
    .brief = process { $n }
sabika-amount-favour =
    { $n ->
        [one] { $n } step of favour
       *[other] { $n } steps of favour
    }
sabika-effect-lose_pp = lose { $n } PP
sabika-effect-transactions =
    { $n ->
        [one] make { $n } market transaction
       *[other] make up to { $n } market transactions
    }
    .brief =
        { $n ->
            [one] { $n } transaction
           *[other] { $n } transactions
        }
sabika-effect-favour =
    { $n ->
        [one] go { $n } step on the favour track
       *[other] go { $n } steps on the favour track
    }
    .brief =
        { $n ->
            [one] { $n } step of favour
           *[other] { $n } steps of favour
        }
sabika-effect-favour_bonus =
    { $n ->
        [one] take the bonus of an earlier space of the favour track
       *[other] take the bonuses of { $n } earlier spaces of the favour track
    }
    .brief =
        { $n ->
            [one] { $n } earlier bonus
           *[other] { $n } earlier bonuses
        }
sabika-effect-city_bonus =
    { $n ->
        [one] take the City Bonus of a city with a ship of yours
       *[other] take the City Bonuses of { $n } cities with ships of yours
    }
    .brief =
        { $n ->
            [one] { $n } City Bonus
           *[other] { $n } City Bonuses
        }
sabika-effect-storehouse_bonus =
    { $n ->
        [one] take the bonus of a visible storehouse tile of yours
       *[other] take the bonuses of { $n } visible storehouse tiles of yours
    }
    .brief =
        { $n ->
            [one] { $n } storehouse bonus
           *[other] { $n } storehouse bonuses
        }
sabika-effect-major_bonus =
    { $n ->
        [one] take the bonus of a major construction still available in the current era
       *[other] take the bonuses of { $n } major constructions still available in the current era
    }
sabika-effect-red_city_action =
    { $n ->
        [one] carry out the action of a red city with a ship of yours
       *[other] carry out the actions of { $n } red cities with ships of yours
    }
sabika-effect-place_ship =
    { $goods ->
        [0] send a ship to a new city at no cost, without seal and City Bonus
        [one] send a ship to a new city at no cost, without seal and City Bonus, and export up to { $goods } good there
       *[other] send a ship to a new city at no cost, without seal and City Bonus, and export up to { $goods } goods there
    }

sabika-action-minor_quarry = minor quarry
    .do = carry out a minor quarry action
    .short = min.quarry
sabika-action-major_quarry = major quarry
    .do = carry out a major quarry action
    .short = maj.quarry
sabika-action-quarry = quarry
    .do = carry out a quarry action
    .short = quarry
sabika-action-storehouse = storehouse
    .do = carry out a storehouse action
    .short = storehouse
sabika-action-market = market
    .do = carry out a market action
    .short = market
sabika-action-construction = construction
    .do = carry out a construction
    .short = build
sabika-action-major_construction = major construction
    .do = carry out a major construction
    .short = maj.constr
sabika-action-minor_construction = minor construction
    .do = carry out a minor construction
    .short = min.constr
sabika-action-export = export
    .do = carry out an export
    .short = export
sabika-action-consolidate = consolidate
    .do = consolidate in a city
    .short = consolid.
sabika-action-produce = produce
    .do = produce
    .short = produce
sabika-action-carve = carve a poem
    .do = carve a poem
    .short = carve
sabika-action-reactivate = reactivate
    .do = reactivate a red poem of yours
    .short = reactivate
sabika-action-artisanal = artisanal labour
    .do = carry out artisanal labour
    .short = artisanal

## What is counted. ".each": "2 PP for each poem"; ".one": "for each set of a poem and …"; ".most": "most poems"

sabika-count-poems =
    .each = for each poem of yours
    .one = a poem
    .most = poems
sabika-count-poems_blue =
    .each = for each blue poem of yours
    .one = a blue poem
    .most = blue poems
sabika-count-poems_red =
    .each = for each red poem of yours
    .one = a red poem
    .most = red poems
sabika-count-poems_grey =
    .each = for each grey poem of yours
    .one = a grey poem
    .most = grey poems
sabika-count-majors =
    .each = for each major construction of yours
    .one = a major construction
    .most = major constructions
sabika-count-minors =
    .each = for each minor construction of yours
    .one = a minor construction
    .most = minor constructions
sabika-count-constructions =
    .each = for each construction of yours
    .one = a construction
    .most = constructions
sabika-count-balances =
    .each = for each architectural balance of yours
    .one = an architectural balance
    .most = architectural balances
sabika-count-boxes =
    .each = for each store box of yours
    .one = a store box
    .most = store boxes
sabika-count-consolidated =
    .each = for each city where you have consolidated
    .one = a city where you have consolidated
    .most = consolidated cities
sabika-count-regions =
    .each = for each region with a ship of yours
    .one = a region with a ship of yours
    .most = regions with own ships
sabika-count-chain =
    .each = for each city in your largest group of ships linked by routes (branches included, Granada excluded)
    .one = a city in your largest group of linked ships
    .most = cities in one group of linked ships
sabika-count-seals =
    .each = for each seal of yours
    .one = a seal
    .most = seals
sabika-count-dinars =
    .each = for each dinar of yours
    .one = a dinar
    .most = dinars
sabika-count-parias =
    .each = for each paria of yours
    .one = a paria
    .most = parias
sabika-count-favour =
    .each = for each step of yours on the favour track
    .one = a step on the favour track
    .most = steps on the favour track
sabika-count-set =
    .each = for each set of { $members }
    .one = a set of { $members }
    .most = sets of { $members }
sabika-count-half =
    .each = for every 2 { $most } of yours
    .one = 2 { $most }
    .most = pairs of { $most }
sabika-has-palace =
    .each = if you have a palace
    .one = a palace at least
    .most = kinds of buildings among palaces
sabika-has-fountain =
    .each = if you have a fountain
    .one = a fountain at least
    .most = kinds of buildings among fountains
sabika-has-door =
    .each = if you have a door
    .one = a door at least
    .most = kinds of buildings among doors
sabika-has-garden =
    .each = if you have a garden
    .one = a garden at least
    .most = kinds of buildings among gardens
sabika-has-tower =
    .each = if you have a tower
    .one = a tower at least
    .most = kinds of buildings among towers
sabika-has-window =
    .each = if you have a window
    .one = a window at least
    .most = kinds of buildings among windows
sabika-presence-any =
    .each = for each city with a ship of yours
    .one = a city with a ship of yours
    .most = cities with own ships
sabika-presence-blue =
    .each = for each blue city with a ship of yours
    .one = a blue city with a ship of yours
    .most = blue cities with own ships
sabika-presence-red =
    .each = for each red city with a ship of yours
    .one = a red city with a ship of yours
    .most = red cities with own ships
sabika-presence-region =
    .each = for each city { $place } with a ship of yours
    .one = a city { $place } with a ship of yours
    .most = cities { $place } with own ships
sabika-region-europe = Europe
    .place = in Europe
sabika-region-maghreb = Maghreb
    .place = in the Maghreb
sabika-region-near_east = Near East
    .place = in the Near East
sabika-in-region = in the region “{ $region }”

## Blue poems and events: when something happens

sabika-once-a-round = once a round: { $clause }
sabika-store =
    { $n ->
        [one] { $n } store box for goods only
       *[other] { $n } store boxes for goods only
    }
sabika-on-income = in each income phase, { $effect }
sabika-on-become_start_player = whenever you become or stay start player, { $effect }
sabika-on-gain_seal = whenever you take a seal from a city, { $effect }
sabika-on-construct-any = after each construction, { $effect }
sabika-on-construct-major = after each major construction, { $effect }
sabika-on-construct-minor = after each minor construction, { $effect }
sabika-with-construct = after each construction that uses { $material }, { $effect }
sabika-with-spend = after each construction or carving that uses { $material }, { $effect }
sabika-on-balance = after each architectural balance, { $effect }
sabika-on-favour = after each step on the favour track, { $effect }
sabika-on-quarry = after each quarry action, { $effect }
sabika-on-storehouse = after each storehouse action, { $effect }
sabika-on-market = before each market action, { $effect }
sabika-on-export = after each export, { $effect }
sabika-on-consolidate = after each consolidation, { $effect }
sabika-on-produce = after each produce action, { $effect }
sabika-on-process = whenever you turn a raw material into a good, { $effect }
sabika-on-carve-any = after each further poem, { $effect }
sabika-on-carve-blue = after each further blue poem, { $effect }
sabika-on-carve-red = after each red poem, { $effect }
sabika-on-carve-grey = after each grey poem, { $effect }
sabika-on-reactivate = after each reactivate action, { $effect }
sabika-on-artisanal = after each artisanal labour, { $effect }
sabika-on-secondary-any = after each secondary action, { $effect }
sabika-on-secondary-raw = after each secondary action for a raw material, { $effect }
sabika-on-secondary-marble = after each secondary action for marble, { $effect }
sabika-on-enter_occupied = whenever your worker comes to a square with foreign workers, { $effect }
sabika-on-rest = after each rest, { $effect }
sabika-on-tribute-no_pp_lost = after each tribute that costs you no PP, { $effect }
sabika-on-store_here = whenever you put a good into these boxes, { $effect }

## Blue poems and events: numbers that are different

sabika-mod-free_steps =
    { $sign ->
        [more] { $n ->
            [one] each move has { $n } more free step
           *[other] each move has { $n } more free steps
        }
        [less] { $n ->
            [one] each move has { $n } free step fewer
           *[other] each move has { $n } free steps fewer
        }
       *[set] { $n ->
            [one] each move has only { $n } free step
           *[other] each move has { $n } free steps
        }
    }
sabika-mod-foreign_cost =
    { $sign ->
        [more] each foreign worker on a square costs { $dinars } more
        [less] each foreign worker on a square costs { $dinars } less
        [free] foreign workers cost nothing
       *[set] each foreign worker on a square costs { $dinars }
    }
sabika-mod-secondary_cost =
    { $sign ->
        [more] each secondary action costs { $dinars } more
        [less] each secondary action costs { $dinars } less
        [free] secondary actions cost nothing
       *[set] each secondary action costs { $dinars }
    }
sabika-mod-carve_cost =
    { $sign ->
        [more] each poem costs { $dinars } more
        [less] each poem costs { $dinars } less
        [free] poems cost nothing
       *[set] each poem costs { $dinars }
    }
sabika-mod-route_cost =
    { $sign ->
        [more] each route costs { $dinars } more
        [less] each route costs { $dinars } less
        [free] routes cost nothing
       *[set] each route costs { $dinars }
    }
sabika-mod-consolidate_cost =
    { $sign ->
        [more] consolidating costs { $dinars } more
        [less] consolidating costs { $dinars } less
        [free] consolidating costs nothing
       *[set] consolidating costs { $dinars }
    }
sabika-mod-buy_cost =
    { $sign ->
        [more] each purchase at the market costs { $dinars } more
        [less] each purchase at the market costs { $dinars } less
        [free] purchases at the market cost nothing
       *[set] each purchase at the market costs { $dinars }
    }
sabika-mod-sell_gain =
    { $sign ->
        [more] each sale at the market brings { $dinars } more
        [less] each sale at the market brings { $dinars } less
        [free] sales at the market bring nothing
       *[set] each sale at the market brings { $dinars }
    }
sabika-mod-extra_slots-carve =
    { $sign ->
        [more] { $n ->
            [one] { $n } more material may be added when carving
           *[other] { $n } more materials may be added when carving
        }
        [less] { $n ->
            [one] { $n } material fewer may be added when carving
           *[other] { $n } materials fewer may be added when carving
        }
        [free] no materials may be added when carving
       *[set] { $n ->
            [one] { $n } material may be added when carving
           *[other] up to { $n } materials may be added when carving
        }
    }
sabika-mod-extra_slots-construction =
    { $sign ->
        [more] { $n ->
            [one] { $n } more material may be added to a construction
           *[other] { $n } more materials may be added to a construction
        }
        [less] { $n ->
            [one] { $n } material fewer may be added to a construction
           *[other] { $n } materials fewer may be added to a construction
        }
        [free] no materials may be added to a construction
       *[set] { $n ->
            [one] { $n } material may be added to a construction
           *[other] up to { $n } materials may be added to a construction
        }
    }
sabika-mod-material_pp-carve =
    { $sign ->
        [more] each material used for carving is worth { $pp } more
       *[less] each material used for carving is worth { $pp } less
    }
sabika-mod-material_pp-all =
    { $sign ->
        [more] each material used for building or carving is worth { $pp } more
       *[less] each material used for building or carving is worth { $pp } less
    }
sabika-mod-same_material =
    { $sign ->
        [free] materials used together must be of different kinds
       *[set] materials used together may be of the same kind
    }
sabika-mod-export_base =
    { $sign ->
        [more] each exported good is worth { $pp } and { $parias } more
        [less] each exported good is worth { $pp } and { $parias } less
        [free] exported goods are worth nothing but their demand
       *[set] each exported good is worth { $pp } and { $parias } before demand
    }
sabika-mod-export_paria =
    { $sign ->
        [more] each exported good brings { $parias } on top
        [less] each exported good brings { $parias } less
        [free] exported goods bring no parias on top
       *[set] each exported good brings { $parias } on top
    }
sabika-mod-tribute =
    { $sign ->
        [more] the tribute is { $parias } higher
        [less] the tribute is { $parias } lower
        [free] there is no tribute
       *[set] the tribute is { $parias }
    }
sabika-mod-tribute_fee =
    { $sign ->
        [more] the tribute costs { $dinars } on top; each dinar that is missing costs 1 PP
        [less] the fee on top of the tribute is { $dinars } lower
        [free] there is no fee on top of the tribute
       *[set] the tribute costs { $dinars } on top; each dinar that is missing costs 1 PP
    }
sabika-mod-rest_pp =
    { $sign ->
        [more] resting costs { $pp } more
        [less] resting costs { $pp } less
        [free] resting costs no PP
       *[set] resting costs { $pp }
    }

## Scorings

sabika-scoring-majority = most { $most }: { $places } PP for the first three places
sabika-scoring-majority-of-two = most { $most }: { $alone } PP alone in the lead, otherwise { $otherwise } PP
sabika-match-any = Yusuf sails to any city
sabika-match-city = Yusuf looks for cities { $place }
sabika-match-blue = Yusuf looks for blue cities
sabika-match-red = Yusuf looks for red cities
sabika-match-linked = Yusuf looks for cities linked to his ships
sabika-match-new_region = Yusuf looks for cities in new regions

## Names

sabika-material-gypsum = gypsum
    .object = gypsum
    .short = gyps.
sabika-material-wood = wood
    .object = wood
    .short = wood
sabika-material-marble = marble
    .object = marble
    .short = marb.
sabika-material-ceramic = ceramic
    .object = ceramic
    .short = cer.
sabika-good-sugar = sugar
    .object = sugar
    .short = sugar
sabika-good-pottery = pottery
    .object = pottery
    .short = pott.
sabika-good-clothes = clothes
    .object = clothes
    .short = cloth.
sabika-raw-sugar_cane = sugar cane
    .object = sugar cane
    .short = cane
sabika-raw-clay = clay
    .object = clay
    .short = clay
sabika-raw-silk = silk
    .object = silk
    .short = silk
sabika-pieces = { $n } { $item }
sabika-boxed = { $good } (on the poem)
sabika-building-palace = palace
sabika-building-fountain = fountain
sabika-building-door = door
sabika-building-garden = garden
sabika-building-tower = tower
sabika-building-window = window
sabika-colour-amber = amber
sabika-colour-azure = azure
sabika-colour-violet = violet
sabika-colour-emerald = emerald
sabika-wild = wild
sabika-granada = Granada
sabika-city-fez = Fez
    .to = to Fez
    .in = in Fez
sabika-city-algiers = Algiers
    .to = to Algiers
    .in = in Algiers
sabika-city-tunis = Tunis
    .to = to Tunis
    .in = in Tunis
sabika-city-florence = Florence
    .to = to Florence
    .in = in Florence
sabika-city-venice = Venice
    .to = to Venice
    .in = in Venice
sabika-city-ragusa = Ragusa
    .to = to Ragusa
    .in = in Ragusa
sabika-city-constantinople = Constantinople
    .to = to Constantinople
    .in = in Constantinople
sabika-city-cairo = Cairo
    .to = to Cairo
    .in = in Cairo
sabika-city-damascus = Damascus
    .to = to Damascus
    .in = in Damascus
sabika-to-city = to { $city }
sabika-in-city = in { $city }
sabika-worker-builder = builder
sabika-worker-merchant = merchant
sabika-worker-poet = poet
sabika-sultan = a worker of the Sultan
sabika-yusuf = Yusuf
sabika-ring-outer = outer
sabika-ring-middle = middle
sabika-ring-inner = inner
sabika-square = { $action } ({ $where })
sabika-direction-top = top
sabika-direction-upper-right = upper right
sabika-direction-right = right
sabika-direction-lower-right = lower right
sabika-direction-bottom = bottom
sabika-direction-lower-left = lower left
sabika-direction-left = left
sabika-direction-upper-left = upper left
sabika-in-workshop = in the workshop
sabika-at-square = at { $square }
sabika-free = free
sabika-price =
    { $n ->
        [0] { sabika-free }
       *[other] { sabika-amount-dinar }
    }
sabika-store-tile =
    { $n ->
        [one] { $n } box ({ $bonus })
       *[other] { $n } boxes ({ $bonus })
    }
sabika-starting-tile = tile { $n }: { $bonus }
sabika-major = { $n } { $building } ({ $bonus })
sabika-minor = { $n } { $building } of { $base } ({ $left }, { $right })
sabika-balance-card = balance card ({ $left }, wild)

## What happens

event-sabika-starting-tile = { $player } has chosen a starting tile.
event-sabika-starting-tiles = Starting tiles: { $tiles }. { $player } begins.
event-sabika-worked =
    { $n ->
        [0] { $player } sends a { $worker } to { $square }.
       *[other] { $player } sends a { $worker } to { $square } for { $price }.
    }
event-sabika-rested = { $player } lets a { $worker } rest.
event-sabika-acted = { $player } carries out the main action: { $action }.
event-sabika-action-lost = { $player } loses an impossible action: { $action }.
event-sabika-secondary =
    { $kind ->
        [raw] { $player } carries out a secondary action for the raw material ({ $space }).
       *[marble] { $player } carries out a secondary action for the marble ({ $space }).
    }
event-sabika-paid = { $player } pays { $price }.
event-sabika-bonus =
    { $source ->
        [starting-tile] { $player } has starting tile { $name }: { $effect }.
        [city-bonus] { $player } takes the City Bonus of { $name }: { $effect }.
        [blue-city] { $player } has an income from { $name }: { $effect }.
        [red-city] { $player } has the action of { $name }: { $effect }.
        [storehouse-tile] { $player } takes the bonus of a storehouse tile: { $effect }.
        [major-tile] { $player } takes the bonus of major construction { $name }: { $effect }.
        [favour-space] { $player } takes the bonus of favour space { $name }: { $effect }.
        [balance] { $player } takes the bonus of a balance in { $name }: { $effect }.
        [blue-poem] { $player } has blue poem { $name }: { $effect }.
       *[yusuf-card] Card { $name } tells Yusuf: { $effect }.
    }
event-sabika-option = { $player } chooses: { $effect }.
event-sabika-accepted = { $player } accepts: { $effect }.
event-sabika-declined = { $player } declines: { $effect }.
event-sabika-material = { $player } takes { $item }.
event-sabika-marble = { $player } takes the marble ({ $space }).
event-sabika-raw = { $player } takes { $item } ({ $space }).
event-sabika-processed =
    { $into ->
        [poem] { $player } processes { $raw }: { $good }, kept on a poem.
       *[storehouse] { $player } processes { $raw }: { $good }.
    }
event-sabika-good =
    { $into ->
        [poem] { $player } takes { $good } ({ $space }) and keeps it on a poem.
       *[storehouse] { $player } takes { $good } ({ $space }).
    }
event-sabika-bought =
    { $n ->
        [0] { $player } buys { $item } for nothing.
       *[other] { $player } buys { $item } for { $price }.
    }
event-sabika-sold = { $player } sells { $item } for { $price }.
event-sabika-exchanged = { $player } exchanges { $give } for { $take }.
event-sabika-discarded = { $player } gives up { $item } to make room.
event-sabika-refused =
    { $known ->
        [yes] { $player } refuses { $item }.
       *[no] { $player } refuses a good.
    }
event-sabika-expanded = { $player } expands storehouse { $n } with { $tile }.
event-sabika-renewed = { $player } renews the minor cards. Discarded: { $cards }.
event-sabika-major-built = { $player } builds { $tile } with { $materials }.
event-sabika-minor-taken = { $player } pays for { $card } with { $materials }.
event-sabika-minor-built =
    { $balanced ->
        [yes] { $side ->
            [left] { $player } builds { $card } on the left and completes a balance.
           *[right] { $player } builds { $card } on the right and completes a balance.
        }
       *[no] { $side ->
            [left] { $player } builds { $card } on the left.
           *[right] { $player } builds { $card } on the right.
        }
    }
event-sabika-exported =
    { $n ->
        [0] { $player } sails { $to_city }.
       *[other] { $player } sails { $to_city } for { $price }.
    }
event-sabika-ship-placed = { $player } sends a free ship { $to_city }.
event-sabika-seal = { $player } takes the seal { $in_city }.
event-sabika-goods-exported = { $player } exports { $to_city }: { $goods }.
event-sabika-consolidated =
    { $n ->
        [0] { $player } consolidates { $in_city }.
       *[other] { $player } consolidates { $in_city } for { $price }.
    }
event-sabika-rival = { $player } had consolidated { $in_city } before: { $gain }.
event-sabika-carved =
    { $colour ->
        [blue] { $player } carves the blue poem { $poem } with { $materials }: { $text }
        [red] { $player } carves the red poem { $poem } with { $materials }: { $text }
       *[grey] { $player } carves the grey poem { $poem } with { $materials }: { $text }
    }
event-sabika-reactivated = { $player } reactivates the red poem { $poem }: { $text }
event-sabika-paria = The paria token of { $player } comes to space { $n }.
event-sabika-round-ended = Round { $round } ends.
event-sabika-narrator = The narrator comes to space { $n }.
event-sabika-wish = The Sultan's wish, { $wish }: { $points }.
event-sabika-tribute-due = The tribute of { $player }: { $parias }.
event-sabika-tribute-paid = { $player } pays the tribute with { $amount }.
event-sabika-tribute-missed = { $player } cannot or will not pay { $parias } and loses { $pp }.
event-sabika-fee =
    { $n ->
        [0] { $player } pays { $price } for the event.
       *[other] { $player } pays { $price } for the event and loses { $pp }.
    }
event-sabika-event =
    { $more ->
        [yes] A new event: { $event } The next one: { $coming }
       *[no] A new event: { $event }
    }
event-sabika-waking = All workers stand up. The Sultan's workers are at { $squares }.
event-sabika-spaces-refilled = New on the rondel: { $items }. Marble on: { $marbles }.
event-sabika-display-refilled =
    { $display ->
        [poems] New poems: { $items }.
       *[minors] New minor cards: { $items }.
    }
event-sabika-tiles-refilled =
    { $side ->
        [left] New storehouse tiles on the left: { $items }.
       *[right] New storehouse tiles on the right: { $items }.
    }
event-sabika-reshuffled =
    { $pile ->
        [bag] The discarded tokens go back into the bag: { $n }.
        [minors] The discarded minor cards become the deck: { $n }.
       *[yusuf] Yusuf's discarded cards become his deck: { $n }.
    }
event-sabika-era = Era { $era } begins. Major constructions that leave the board: { $items }.
event-sabika-start-player = { $leader } leads on the paria track and names the start player: { $player }.
event-sabika-round = Round { $round } begins.
event-sabika-yusuf = Yusuf draws a worker tile and card { $card } ({ $actions }): his { $worker } goes to { $square }.
sabika-no-action = no action
event-sabika-yusuf-skipped = Yusuf's card { $card } leads to the square of his other builder: he draws another one.
event-sabika-yusuf-removed = Yusuf removes { $item } ({ $space }).
event-sabika-yusuf-took =
    { $display ->
        [majors] Yusuf builds { $item }.
        [minors] Yusuf builds { $item }.
        [storehouse_tiles] Yusuf takes a storehouse tile: { $item }.
        [poems] Yusuf takes the poem { $item }.
       *[greys] Yusuf takes the grey poem { $item }.
    }
event-sabika-yusuf-sailed = Yusuf sails { $to_city }.
event-sabika-yusuf-consolidated = Yusuf consolidates { $in_city }.
event-sabika-yusuf-idle = Yusuf has to leave out an action: { $action }.
event-sabika-final = Final scoring. Grey poems: { $poems }. Trade card: { $trade }. Leftovers: { $leftovers }.
event-sabika-game-over = The game is over.
event-sabika-brought = { $player }: { $points } ({ $source }).
event-sabika-scored = { $points } ({ $source })
event-sabika-changed = { $player }: { $changes }.

## Why a move is refused

reason-sabika-not-standing = That worker has already worked or rested in this round.
reason-sabika-twin-in-workshop = Both your builders are in the workshop and are the same: choose the first one.
reason-sabika-other-ring = That worker does not walk on that ring.
reason-sabika-same-square = A worker must go to another square of the ring. It cannot go all the way around to its own square.
reason-sabika-own-builder-there = Your other builder stands there.
reason-sabika-too-dear = You cannot pay for that.
reason-sabika-nothing-to-do = No action would be possible there.
reason-sabika-ship-there = You already have a ship there.
reason-sabika-no-ship-waiting = You have no ship there that could consolidate.
reason-sabika-missing = You do not have the material for it.
reason-sabika-enough-greys = You cannot have more grey poems.
reason-sabika-not-available = You cannot choose that now.

## The page

sabika-round = Round { $round } of { $rounds }
sabika-era = era { $era }
sabika-start-player = start player { $player }
sabika-tribute = end of round: tribute { $due }
sabika-wishes-now = wishes { $pp } now
sabika-wish-tower = Wish in the tower: { $wish }
sabika-wish-coming = Wish from the end of round { $round } on: { $wish }
sabika-event-now = Event: { $event }
sabika-event-coming = Event after round { $round }: { $event }
sabika-legend = ❶ ready ① done { $sultan } Sultan's · with price: { $marble } marble { $stone } gypsum or wood { $process } processing
sabika-label-trade-card = Trade card at the end:
sabika-label-majors = Major:
sabika-label-minors = Minor:
sabika-label-stores = Storehouse tiles:
sabika-label-poems = Poems:
sabika-label-greys = Grey poems:
sabika-label-raws = Raw materials:
sabika-label-workers = Workers:
sabika-label-own-stores = Storehouses:
sabika-label-own-majors = Major constructions:
sabika-label-row = Row:
sabika-label-regions = Regions:
sabika-label-routes = Routes and their prices:
sabika-label-favour-track = Favour track:
sabika-label-balances = Balances:
sabika-label-own-poems = Own poems:
sabika-texts-with-p = Texts of poems: p.
sabika-all-events-with-n = All events: n.
sabika-column-pp = PP
sabika-column-dinars = din
sabika-column-seals = seal
sabika-column-parias = par
sabika-column-favour = fav
sabika-column-boxes = box
sabika-column-stock = stock
sabika-column-raws = raws
sabika-column-poems = poems
sabika-column-built = built
sabika-column-city = city
sabika-column-price = price
sabika-column-seal = { "" }
sabika-column-demand = wants
sabika-column-bonus = City Bonus
sabika-column-consolidated = consolidated
sabika-column-ships = ships
sabika-ring =
    { $ring ->
        [outer] The outer ring:
        [middle] The middle ring:
       *[inner] The inner ring:
    }
sabika-at-space = { $what } ({ $space })
sabika-empty-raw = no raw material, so processing
sabika-empty-marble = no marble, so gypsum or wood
sabika-map = The cities:
sabika-tile-blue = blue
sabika-tile-red = red
sabika-tile-demand = wants { $goods }
sabika-tile-bonus = City Bonus: { $bonus }
sabika-tile-consolidated = consolidated: { $effect }
sabika-tile-seal = with a seal
sabika-tile-price = your way there: { $price }
sabika-ship-left = ship of { $player }
sabika-ship-right = consolidated ship of { $player }
sabika-poem-blue = Blue poem { $n }: { $text }
    .short = blue { $n }
sabika-poem-red = Red poem { $n }: { $text }
    .short = red { $n }
sabika-poem-grey = Grey poem { $n }: { $text }
    .short = grey { $n }
sabika-yusufs-poems = Yusuf's poems: { $poems }.
sabika-workshop = Workshop of { $player }: { $facts }.
sabika-favour-space = favour { $n }
sabika-stock = { $stored } of { $boxes } boxes taken: { $stock }.
sabika-standing = { $worker } standing, { $place }
sabika-done = { $worker } done, { $place }
sabika-choosing = { $player } is choosing a starting tile.
sabika-yusuf-wins = Yusuf wins.
sabika-yusuf-discards-raw = he removes the raw material beside the square
sabika-yusuf-discards-marble = he removes the marble beside the square
sabika-sheet-wishes = The Sultan's wishes
sabika-sheet-now = PP so far
sabika-sheet-if-over = If the game ended now
sabika-sheet-final-scoring = Final scoring
sabika-sheet-final = Final scores
sabika-source-start = start
sabika-source-building = building
sabika-source-carving = carving
sabika-source-exports = exports
sabika-source-storehouses = storehouses
sabika-source-bonuses = bonuses
sabika-source-poems = blue and red poems
sabika-source-renewals = renewed cards
sabika-source-rivals = rivals
sabika-source-rest = resting
sabika-source-tribute = tribute
sabika-source-wishes = wishes
sabika-source-major-poems = grey poems
sabika-source-trade = trade card
sabika-source-leftovers = leftovers
sabika-source-yusuf = Yusuf's cards
sabika-source-total = total

## What brings points, in hints and on score sheets; ".because" says why a hint is good

source-start = { sabika-source-start }
    .because = It adds to the points that you began with.
source-building = { sabika-source-building }
    .because = It brings points for building.
source-carving = { sabika-source-carving }
    .because = It brings points for carving a poem.
source-exports = { sabika-source-exports }
    .because = It brings points for exports.
source-storehouses = { sabika-source-storehouses }
    .because = It makes more of your storehouses.
source-bonuses = { sabika-source-bonuses }
    .because = It brings you nearer to a bonus: of a storehouse, of favour or of an artwork.
source-poems = { sabika-source-poems }
    .because = It makes more of your blue and red poems.
source-renewals = { sabika-source-renewals }
    .because = It brings points for renewed cards.
source-rivals = { sabika-source-rivals }
    .because = It brings points from what your rivals do.
source-rest = { sabika-source-rest }
    .because = It brings points when your workers rest.
source-tribute = { sabika-source-tribute }
    .because = It prepares you for the tribute, which would cost you points otherwise.
source-wishes = { sabika-source-wishes }
    .because = It fulfils more of the wishes.
source-major-poems = { sabika-source-major-poems }
    .because = It makes more of your grey poems.
source-trade = { sabika-source-trade }
    .because = It brings you forward on the trade card.
source-leftovers = { sabika-source-leftovers }
    .because = It wastes less: what is left over scores at the end.
source-yusuf = { sabika-source-yusuf }
    .because = It makes Yusuf's cards worth less.
source-materials = materials for later
    .because = It gives you materials for your next construction or poem.
source-goods = goods for later
    .because = It gives you goods for an export.
source-cities = your ships in the cities
    .because = It makes more of your ships in the cities.
source-turns = what your next turns can bring
    .because = It prepares your next turns: it leaves your workers good ways.

## What can be chosen

sabika-group-choose = Starting tile
sabika-group-work = Work with
sabika-group-squares = The { $worker } goes to
sabika-group-rest =
    { $n ->
        [0] Rest ({ $dinars })
       *[other] Rest ({ $dinars }, −{ $n } PP)
    }
sabika-group-square = On the square
sabika-group-take = Take
sabika-group-raw = Raw material
sabika-group-good = Good
sabika-group-process = Process
sabika-group-several = { $title } × { $n }
sabika-group-otherwise = Or
sabika-group-discard = No room for { $item }, so give up
sabika-group-keep = Keep the good
sabika-group-buy = Buy
sabika-group-sell = Sell
sabika-group-trade = Exchange
sabika-group-favour = Favour bonus
sabika-group-city = City Bonus
sabika-group-activate = Take the bonus
sabika-group-bonus = Bonus of
sabika-group-act = Action of
sabika-group-ship = Free ship to
sabika-group-option = Choose
sabika-group-offer = If you like
sabika-group-expand = Expand with
sabika-group-storehouses = Where to put { $tile }
sabika-group-major = Major construction
sabika-group-minor = Minor construction
sabika-group-with = Use
sabika-group-side = Put the card
sabika-group-export = Sail to
sabika-group-goods = Export
sabika-group-consolidate = Consolidate in
sabika-group-blue = Blue poem, { $price }
sabika-group-red = Red poem, { $price }
sabika-group-grey = Grey poem, { $price }
sabika-group-reactivate = Reactivate
sabika-group-quarry = Quarry
sabika-group-start = Start player
sabika-group-yusuf = For Yusuf
sabika-group-pay = Pay { $price } with
sabika-group-tribute = Tribute, { $parias } due
sabika-group-mix = Take
sabika-worker-at = { $worker } { $place }
sabika-choose-steps =
    { $n ->
        [one] { $n } step ({ $price })
       *[other] { $n } steps ({ $price })
    }
sabika-choose-foreign =
    { $n ->
        [one] { $n } foreign worker ({ $price })
       *[other] { $n } foreign workers ({ $price })
    }
sabika-choose-main = main action: { $action }
sabika-choose-secondary-raw = secondary action, { $price }: { $what }
sabika-choose-secondary-process = secondary action, { $price }: process a raw material
sabika-choose-secondary-marble = secondary action, { $price }: marble
sabika-choose-secondary-stone = secondary action, { $price }: gypsum or wood
sabika-choose-raw-held = { $raw } (yours becomes { $good })
sabika-choose-end = end turn
sabika-choose-tribute =
    { $rest ->
        [0] { $what }
       *[other] { $what }, { $rest } remaining
    }
sabika-choose-whole-tribute = { $what }
sabika-choose-space = { $what } ({ $space })
sabika-choose-process = { $raw } to { $good }
sabika-choose-stop = no more
sabika-choose-refuse = do without
sabika-choose-keep-storehouse = in a storehouse
sabika-choose-keep-poem = on the poem
sabika-choose-for = { $what } for { $price }
sabika-choose-trade = { $give } for { $take }
sabika-choose-favour = space { $n }: { $bonus }
sabika-choose-accept = pay { $price }: { $effect }
sabika-choose-decline = decline
sabika-choose-city = { $city }: { $effect }
sabika-choose-expand = on storehouse { $n }, { $pp }
sabika-choose-expand-over = { $on }, over { $tile }
sabika-choose-renew = renew the minor cards: pay { $price }, gain { $pp }
sabika-choose-minor = { $card }, balance { $sides }
sabika-choose-left = left
sabika-choose-right = right
sabika-choose-with = { $materials } = { $pp }
sabika-choose-no-balance = { $side }, no balance
sabika-choose-balance = { $side }, a balance in { $colour }: { $bonus }
sabika-choose-export =
    { $seal ->
        [yes] { $city }, { $price }: wants { $demand }; a seal; { $bonus }
       *[no] { $city }, { $price }: wants { $demand }; { $bonus }
    }
sabika-choose-no-goods = nothing
sabika-choose-goods = { $goods }: { $pp } and { $parias }
sabika-choose-income = { $city }, { $price }: income: { $effect }
sabika-choose-at-once = { $city }, { $price }: at once: { $effect }
sabika-choose-rivals = { $label } (also pays { $rivals })
sabika-choose-poem = { $n }: { $text }
sabika-choose-yusuf = { $city } ({ $action })
sabika-choose-yusuf-first = his first ship to { $city }

## Why something cannot be chosen, with details

why-sabika-not-standing = None of your workers on this ring is standing.
why-sabika-too-dear = It would cost { $price }; you have { $have }.
why-sabika-missing = Missing: { $item }.

## What has to be decided

sabika-task-choose = Which starting tile do you keep?
sabika-task-turn = Your turn: which worker works or rests?
sabika-ask-payment = Choose how to pay
sabika-task-only-rest = Your turn: no worker can go anywhere, so one of them rests. Which one?
sabika-task-payment = How do you pay { $price }?
sabika-task-on-square = { $square }: what do you do?
sabika-task-which-quarry = Which quarry?
sabika-task-storehouse = Storehouse: put a tile on one, or take a bonus?
sabika-task-transaction =
    { $n ->
        [one] Market: { $n } transaction
       *[other] Market: up to { $n } transactions
    }
sabika-task-construction = What do you build?
sabika-task-major-materials = { $component }: which materials do you use?
sabika-task-minor-materials = { $component }: which materials do you use?
sabika-task-carving-materials = { $component }: which materials do you use?
sabika-task-which-side = At which end of your row?
sabika-task-favour-choice = A step of favour: which bonus do you take?
sabika-task-export = Export: where do you sail to?
sabika-task-goods = { $city }: which goods do you export?
sabika-task-free-ship = A free ship: to which city?
sabika-task-consolidate = Where do you consolidate?
sabika-task-produce = Produce: a City Bonus, processing, or both?
sabika-task-carve = Which poem do you carve?
sabika-task-reactivate = Which red poem do you reactivate?
sabika-task-pick =
    { $n ->
        [one] Take { $n } material
       *[other] Take { $n } materials
    }
sabika-task-mix = Dinars or parias: how do you split { $n }?
sabika-task-raw = Which raw material do you take?
sabika-task-good = Which token do you take as a good?
sabika-task-process = Which raw material becomes a good?
sabika-task-make-room = No room for { $item }: what do you give up?
sabika-task-where-to = { $good }: where do you keep it?
sabika-task-option = What do you choose?
sabika-task-offer = { $effect }
sabika-task-offer-for-pay = { $effect }
sabika-task-city-bonuses = Which City Bonus do you take?
sabika-task-storehouse-bonuses = The bonus of which storehouse?
sabika-task-major-bonuses = The bonus of which major construction?
sabika-task-red-cities = The action of which red city?
sabika-task-tribute-part = Tribute, { $parias } due: how do you pay it?
sabika-task-fee = The event asks for { $price } on top of the tribute: how do you pay?
sabika-task-start-player = You lead in parias: who begins the next round?
sabika-task-yusuf-city = Several cities are equally good for Yusuf: which one?

# What a choice would change.

sabika-change-money = You keep: { $money }
sabika-change-no-money = You keep no dinars and no seals.
sabika-change-not-on-square = Then not possible on this square: { $actions }
sabika-change-out-of-reach = Then out of reach for your other workers: { $actions }
sabika-secondary-action = secondary action

## What the coach says: one sentence each turn for beginners

sabika-coach-start = Choose the tile that you can use at once: a good can be exported, materials build or carve.
sabika-coach-square = You may carry out the main action, a secondary action beside the square, or both, in any order.
sabika-coach-goods = A good that the city asks for brings twice as much.
sabika-coach-materials = Each material scores: use the most valuable ones that you can spare.
sabika-coach-tribute = Pay with parias first: what is missing costs dinars, seals or PP.
sabika-coach-only-rest = None of your workers can reach a square that is of use: resting is all that is left.
sabika-coach-parias = The tribute is near: you still lack { $parias }. Exports and favour bring some; otherwise they cost { $price }.
sabika-coach-export = Your ship can reach a city that asks for goods of yours ({ $goods }): { $city }, for { $price }.
sabika-coach-build = You have materials for a major construction: they would score { $pp }, and bring favour and a bonus.
sabika-coach-carve = You have materials for a poem: they would score { $pp }, and the poem helps you as well.
sabika-coach-poor = You have only { $dinars }: artisanal labour, the market or a worker who rests bring money.
sabika-coach-full = Your boxes are full: build, carve, export or expand a storehouse before you take more.
sabika-coach-produce = Your merchant can produce: your raw materials become goods ({ $raws }), and a city gives its bonus once more.
sabika-coach-consolidate = Your ship { $in_city } can consolidate: that brings an income each round, or an action at once.
sabika-coach-wish = Wishes are scored at the end of this round, and this one is new: { $wish }
sabika-coach-quarry = Your stores are nearly empty: a builder brings three materials from a quarry.
sabika-coach-ways = Two steps are free: look for a useful square near your workers, where nobody else is.

notation-sabika =
    p: all workshops, the regions and routes, the bonuses of the favour track and of balances, and the texts of the poems on display
    Moves can also be typed, with English names and the numbers of cards and tiles:
    work builder-1 outer-3; rest poet; main; secondary raw; end
    take wood; raw R0; process clay; buy marble; sell sugar; trade wood marble
    major 4; minor 17; with wood marble; left; export cairo; goods sugar pottery
    blue 12; red 12; grey A1; expand S03 2; activate 2; consolidate fez

rules-sabika =
    Win prestige at the court of the Nasrids. There are five rounds. In each, everybody moves each of their four workers once: two builders on the outer ring, a merchant on the middle one, a poet on the inner one.
    - Work: go clockwise. Two steps are free; each further step and each foreign worker on the square cost 1 dinar. Then carry out the main action of the square, one secondary action beside it, or both, in any order. From the workshop a worker goes to any square, and the steps are free.
    - Rest: go back to the workshop, gain 3 dinars, lose 1 PP.
    Builders quarry materials, build, trade at the market and expand storehouses; merchants export goods, consolidate in cities and process raw materials; poets carve poems and reactivate the red ones.
    Every material and good that you gain needs a store box. Materials used to build and to carve bring 1 PP for gypsum, 2 for wood, 3 for marble, 4 for ceramic.
    At the end of a round there are income, the Sultan's wishes and the tribute. You pay the tribute with parias. For each missing paria you pay 2 dinars, a seal or 1 PP. At the end of the game grey poems, the trade card and leftovers are scored. The player with the most PP wins.
    All the rules are in the documentation of the project Granada, on the page about the rules of Sabika.
