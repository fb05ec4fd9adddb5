# Alhambra. ".object" is the form after a verb ("Ana buys …"); ".short" has two letters at most.

alhambra-dirk = Dirk

building-pavilion = pavilion
    .object = pavilion
    .short = Pa
building-seraglio = seraglio
    .object = seraglio
    .short = Se
building-arcades = arcades
    .object = arcades
    .short = Ar
building-chambers = chambers
    .object = chambers
    .short = Ch
building-garden = garden
    .object = garden
    .short = Ga
building-tower = tower
    .object = tower
    .short = To

# ".amount": $cards is what is written, as in "9 + 2", and $amount is its sum. ".plural" is the form after "most".
currency-florin = florin
    .plural = florins
    .amount =
        { $cards } { $amount ->
            [one] florin
           *[other] florins
        }
currency-dirham = dirham
    .plural = dirhams
    .amount =
        { $cards } { $amount ->
            [one] dirham
           *[other] dirhams
        }
currency-dinar = dinar
    .plural = dinars
    .amount =
        { $cards } { $amount ->
            [one] dinar
           *[other] dinars
        }
currency-ducat = ducat
    .plural = ducats
    .amount =
        { $cards } { $amount ->
            [one] ducat
           *[other] ducats
        }

alhambra-side-n = north
    .short = N
alhambra-side-e = east
    .short = E
alhambra-side-s = south
    .short = S
alhambra-side-w = west
    .short = W
alhambra-walls =
    { $count ->
        [one] wall { $sides }
       *[other] walls { $sides }
    }
alhambra-tile = { $building } { $cost }
alhambra-tile-walled = { $building } { $cost } ({ $walls })

alhambra-steps-north = { $steps } north
alhambra-steps-east = { $steps } east
alhambra-steps-south = { $steps } south
alhambra-steps-west = { $steps } west

# What happens.

event-alhambra-took = { $player } takes { $cards }.
event-alhambra-bought =
    { $exact ->
        [yes] { $player } buys { $object } for { $payment }, the exact price.
       *[no] { $player } buys { $object } for { $payment }.
    }
event-alhambra-placed = { $player } builds { $object }, { $cell } of the fountain.
event-alhambra-reserved = { $player } puts { $object } into the reserve.
event-alhambra-given = { $player } gives { $object } to Dirk.
event-alhambra-withdrawn = { $player } moves { $object } from the palace to the reserve.
event-alhambra-swapped = { $player } replaces { $out } with { $object } from the reserve, { $cell } of the fountain.
event-alhambra-passed = { $player } can do nothing and passes.
event-alhambra-money-drawn = New money: { $cards }.
event-alhambra-money-reshuffled =
    { $cards ->
        [one] The discard pile, { $cards } card, becomes the new money deck.
       *[other] The discard pile, { $cards } cards, is shuffled into a new money deck.
    }
event-alhambra-market-filled = New on the market ({ $currency }): { $tile }.
event-alhambra-dirk-drew = Dirk draws { $tiles }.
event-alhambra-scoring-card =
    { $round ->
        [1] The first scoring card is drawn.
       *[2] The second scoring card is drawn.
    }
event-alhambra-scored =
    { $round ->
        [1] The first scoring takes place.
        [2] The second scoring takes place.
       *[3] The last scoring takes place.
    }
event-alhambra-last-tile-won = { $player } has the most { $currencies } and receives { $object }.
event-alhambra-last-tile-left = Nobody alone has the most { $currencies }, so this stays on the market: { $tile }.
event-alhambra-game-over = The game is over.

# Why a move is refused.

reason-alhambra-not-on-display = That money is not on display.
reason-alhambra-too-much-money = Several cards may have a total of 5 at most; otherwise take only one.
reason-alhambra-not-on-market = That tile is not on the market.
reason-alhambra-too-dear = You do not have enough money of that currency.
reason-alhambra-wrong-currency = That tile is paid in another currency.
reason-alhambra-not-in-hand = You do not have that card.
reason-alhambra-high-cards-first = Lay down the high cards first: no card may be higher than the one before it.
reason-alhambra-price-out-of-reach = This card is too low: the remaining cards would not reach the price.
reason-alhambra-price-not-paid = The price has not been paid in full yet.
reason-alhambra-not-in-palace = That tile is not in your palace.
reason-alhambra-not-in-reserve = That tile is not in your reserve.
reason-alhambra-not-bought = You have no such tile to place.
reason-alhambra-other-tile = You have taken up another tile from the reserve.
reason-alhambra-cuts-off = Without that tile, others could no longer be reached from the fountain.
reason-alhambra-leaves-hole = That would leave a hole in the palace.
reason-alhambra-fits-nowhere = That tile fits nowhere in your palace.
reason-alhambra-walls-do-not-match = The walls do not match: a wall must meet a wall, and an open side must meet an open side.
reason-alhambra-cell-taken = There is already a tile.
reason-alhambra-not-adjacent = A tile must have a tile of the palace on at least one side.
reason-alhambra-not-reachable = Nobody could walk there from the fountain.
reason-alhambra-no-dirk = You can give a tile to Dirk only in a game of two players, and only if you have just bought it.
reason-alhambra-can-act = You can pass only when nothing else is possible.
why-alhambra-too-dear = You cannot pay that. Still missing: { $missing }.

# The page.

alhambra-deck =
    { $cards ->
        [one] Money deck: { $cards } card
       *[other] Money deck: { $cards } cards
    }
alhambra-bag =
    { $tiles ->
        [one] Bag: { $tiles } tile
       *[other] Bag: { $tiles } tiles
    }
alhambra-next-scoring = Scoring { $round }: card { $soonest } to { $latest } from the top
alhambra-next-scoring-known = Scoring { $round }: card { $cards } from the top
alhambra-last-scoring-at-the-end = Last scoring: when the market cannot be filled
alhambra-scoring-title =
    { $round ->
        [1] First scoring
        [2] Second scoring
       *[3] Last scoring
    }
alhambra-scoring-now-title =
    { $round ->
        [1] If the first scoring came now
        [2] If the second scoring came now
       *[3] If the last scoring came now
    }
alhambra-column-points = points
alhambra-column-cards = cards
alhambra-column-wall = wall
alhambra-column-reserve = reserve
alhambra-column-total = total
alhambra-market = On the market:
alhambra-market-space = For { $price }: { $tile }.
alhambra-display = Money on display:
alhambra-bought = Bought, to be placed at the end of the turn:
alhambra-won = Received, to be placed now:
alhambra-paying = { $paid } of { $price } paid for { $object }.
alhambra-your-money = Your money:
alhambra-palace-of = Palace of { $player }: { $buildings }.
alhambra-tile-at = { $tile }: { $cell }.
alhambra-longest-wall = Longest wall: { $wall }.
alhambra-reserve-of = Reserve of { $player }: { $tiles }.
alhambra-dirk-has = Dirk has: { $buildings }.
alhambra-first-fewest-cards = { $player } begins with the fewest cards.
alhambra-first-lowest-sum = { $player } begins with the least money.
alhambra-first-lot = { $player } begins by lot.
phase-action = { $player } has to choose an action.
phase-payment = { $player } is paying.
phase-redesigning = { $player } is redesigning the palace.
phase-placing = { $player } is placing the bought tiles.
phase-last-tiles = { $player } is placing the last tiles.

# What can be chosen.

alhambra-ask-actions = Buy a tile, take money, or redesign: tap a tile of your palace or of your reserve.
alhambra-ask-buy-or-take = Buy a tile or take money.
alhambra-ask-only-money = You cannot pay for any tile now: take money.
alhambra-ask-money-or-redesign = You cannot pay for any tile now: take money or redesign.
alhambra-ask-cell = Choose a place for { $object }.

alhambra-group-buy = Buy { $object } for { $price }
alhambra-group-take = Take money
alhambra-group-redesign = Redesign
alhambra-group-pass = Nothing is possible
alhambra-group-settle = Paid
alhambra-group-pay = Pay
alhambra-group-pay-card-by-card = Card by card
alhambra-group-from-reserve = Take up from the reserve
alhambra-group-to-reserve = Move to the reserve
alhambra-group-which-tile = Which tile first
alhambra-group-place = Build { $object }
alhambra-group-swap = Swap { $object } for
alhambra-group-put-away = Or
alhambra-choose-pay =
    { $over ->
        [0] { $payment }, exactly
       *[other] { $payment }, { $over } over
    }
    .fit =
        { $over ->
            [0] exactly
           *[other] { $over } over
        }
    .then =
        { $over ->
            [0] Exactly: you act again.
           *[other] { $over } too much: no further action this turn.
        }
    .can =
        { $over ->
            [0] You can pay exactly: { $payment }.
           *[other] You can pay { $payment }, { $over } too much.
        }
alhambra-choose-other-payment = paid otherwise
alhambra-choose-redesign =
    { $count ->
        [one] change the palace: { $count } way
       *[other] change the palace: { $count } ways
    }
alhambra-choose-settle = that is the payment
alhambra-choose-reserve = put { $object } into the reserve
    .brief = put it into the reserve
alhambra-choose-give = give { $object } to Dirk
    .brief = give it to Dirk
alhambra-choose-pass = pass
alhambra-numbers-in-drawing =
    { $count ->
        [one] { $first }, the number in the drawing
       *[other] { $first } to { $last }, the numbers in the drawing
    }

# What a choice would change.

alhambra-change-wall = Longest wall: from { $before } to { $after }
alhambra-change-rank = { $building }: from { $before } to { $after }
alhambra-rank =
    { $rank ->
        [0] no place
        [1] first place
        [2] second place
        [3] third place
       *[other] place { $rank }
    }
alhambra-rank-shared = shared { $rank }
alhambra-change-points = { $now }: { $points }
alhambra-change-no-points = { $now }: no difference
alhambra-change-at-best = { $now }: { $points } at best
alhambra-change-fits-nowhere = It fits nowhere in your palace now.
alhambra-change-money = You keep: { $cards }
alhambra-change-no-money = You keep no money.

# What the coach says: one sentence each turn for beginners.

alhambra-coach-exact = You can pay exactly for { $object }: an exact payment gives you another action.
alhambra-coach-last = The bag is empty: tiles that stay on the market go to the player with the most money of their currency.
alhambra-coach-lead = A scoring is near, and with { $object } you would come to the first place of its kind.
alhambra-coach-one-short =
    A scoring comes { $cards ->
        [one] with the next card
       *[other] within the next { $cards } cards
    }, and one more of this kind would bring you to the first place: { $building }.
alhambra-coach-scoring =
    A scoring comes { $cards ->
        [one] with the next card
       *[other] within the next { $cards } cards
    }: buy now, and take money afterwards.
alhambra-coach-card = Take { $card }: then you can pay exactly for { $object } in your next turn, if it is still there.
alhambra-coach-several = You may take several cards if they are worth 5 or less together: { $cards }.
alhambra-coach-save = Collect money of one or two currencies: that makes exact payments likelier.
alhambra-coach-pay = Look for a payment without anything left over: there is no change, and an exact one gives you another action.
alhambra-coach-open = Without walls, { $object } fits almost everywhere: keep a way open for your next tiles.
alhambra-coach-wall =
    Place { $object } so that its walls extend your longest wall, which has { $sides ->
        [one] { $sides } side
       *[other] { $sides } sides
    } now.

# What brings points, in hints and on score sheets; ".because" says why a hint is good.

source-pavilion = { building-pavilion }
    .because = It makes you stronger in this kind of building: { building-pavilion }.
source-seraglio = { building-seraglio }
    .because = It makes you stronger in this kind of building: { building-seraglio }.
source-arcades = { building-arcades }
    .because = It makes you stronger in this kind of building: { building-arcades }.
source-chambers = { building-chambers }
    .because = It makes you stronger in this kind of building: { building-chambers }.
source-garden = { building-garden }
    .because = It makes you stronger in this kind of building: { building-garden }.
source-tower = { building-tower }
    .because = It makes you stronger in this kind of building: { building-tower }.
source-wall = { alhambra-column-wall }
    .because = It lengthens your longest wall, or keeps room for it to grow.
source-reserve = tiles in the reserve
    .because = It makes your reserve worth more.
source-market = what the market then offers you
    .because = It leaves tiles on the market that you can pay for next.

notation-alhambra =
    p: all palaces
    Moves can also be typed, with tiles named by their English building, price and walls (n, e, s, w), and cells by their steps east and north of the fountain:
    take dinar-3 florin-1
    buy tower-11n 9+2 (or buy tower-11n, pay dinar-9, pay dinar-2, settle)
    place tower-11n 2,-1; reserve tower-11n; give tower-11n
    withdraw tower-11n; use tower-11n; swap tower-11n garden-8ne

rules-alhambra =
    Build the finest palace in Granada. In your turn you do one of three things:
    - take money: any one card, or several cards with a total of 5 at most;
    - buy a tile from the market in its currency, without change; a player who pays the exact price acts again at once;
    - redesign: move a tile from the palace to the reserve, one from the reserve to the palace, or swap the two.
    Bought tiles are placed at the end of the turn, in the palace or in the reserve. Tiles are never turned. Wall must meet wall, and open side must meet open side; every tile must be reachable on foot from the fountain, and no hole may be left.
    There are three scorings: two when their cards appear among the money, the last one when the market can no longer be filled. The player with the most buildings of a kind scores. From the second scoring on, the second place scores, too; in the last one, the third place does as well. Everybody scores their longest outer wall, one point for each side.
    With two players there is also Dirk: he has no palace and no turns, but he draws tiles from the bag and is ranked in every scoring. Tiles just bought may be given to him.
    All the rules are in the documentation of the project Granada, on the page about the rules of Alhambra.
