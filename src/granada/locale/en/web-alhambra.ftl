# The table of Alhambra in the browser. Letters of coins have two letters at most.

alhambra-coin-florin = Fl
alhambra-coin-dirham = Dh
alhambra-coin-dinar = Di
alhambra-coin-ducat = Du

alhambra-board-market = Market
alhambra-board-display = Money on display
alhambra-board-hand = Your money
alhambra-board-no-money = You have no money.
alhambra-board-palace = Your palace
alhambra-board-palace-of = Palace of { $player }
alhambra-board-reserve = Reserve
alhambra-board-to-place = To be placed
alhambra-board-fountain = fountain
alhambra-board-empty = empty
alhambra-board-space-empty = Empty space ({ $currency }).
alhambra-board-seen = Taken openly:
alhambra-board-cards =
    { $cards ->
        [one] { $cards } money card
       *[other] { $cards } money cards
    }
alhambra-board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
alhambra-board-count-and-points =
    { $points ->
        [one] { $count }, { $points } point
       *[other] { $count }, { $points } points
    }
alhambra-board-enlarge = Palace of { $player }: show it large
alhambra-board-zoom = Zoom { $factor }×
alhambra-board-show-walls = Show the longest walls
alhambra-board-before = before
alhambra-board-sheets = Score sheets
alhambra-board-close = Close
alhambra-board-cancel = Cancel

# What can be chosen, and what follows from it.

alhambra-board-can-drag = You can also drag tiles and cards.
alhambra-board-hold-to-drag = To drag a tile or a card, hold it first.
alhambra-board-again = Paid exactly: you act again.
alhambra-board-ends-turn = This ends your turn.
alhambra-board-then-place = Then you place what you have bought.
alhambra-board-take = Take
alhambra-board-take-card = Take { $card }
alhambra-board-take-too = Take { $card } as well
alhambra-board-ways = Ways to pay
alhambra-board-pay = Pay { $payment }
alhambra-board-pay-with = { $card }: put to the payment or take back
alhambra-board-no-way = That is not one of the ways to pay.
alhambra-board-hold = Place { $tile } first
alhambra-board-put-back = Put it back

alhambra-move-take = take { $cards }
alhambra-move-buy = buy { $object }
alhambra-move-pay = pay { $payment }
alhambra-move-withdraw = move { $object } to the reserve
alhambra-move-use = take up { $object } from the reserve, to build or to swap it
alhambra-move-swap = replace { $out } with { $object }
alhambra-move-place = build { $object }, { $cell } of the fountain

# The rules in short, for tooltips.

alhambra-rule-buying = A tile is paid in the currency of its space; no change is given.
alhambra-rule-money = Take any one card, or several worth 5 together at most.
alhambra-rule-exact = A player who pays exactly the price acts again.
alhambra-rule-walls = Wall meets wall and open side open side; one must be able to walk there from the fountain, and no hole may be left. Tiles are never turned.
alhambra-rule-reserve = What lies in the reserve scores nothing.
alhambra-rule-redesign = An action: a tile from the reserve into the palace, from the palace into the reserve, or one swapped for another.
alhambra-rule-scoring = The player with most buildings of a kind scores; from the second scoring on the second as well, in the last one also the third.
alhambra-rule-wall = One point for each side of the longest unbroken outer wall.
alhambra-rule-dirk = Dirk has no turns and no palace, but his tiles count in every scoring. Tiles just bought may be given to him.
