# The tutorial of Alhambra. A step has its text, ".title", and where there is something to do ".tasks", one line each,
# ".hint" after a wrong move and ".done" when all is done. The moves are in web/src/learn/lessons/alhambra.txt.

learn-alhambra-title = Learn Alhambra

learn-alhambra-chapter-market = Money and tiles
    .about = Chapter 1: take money, buy, and pay exactly.

learn-alhambra-chapter-walls = Walls
    .about = Chapter 2: build, and use the reserve. You have bought a tower and arcades.

learn-alhambra-chapter-scoring = The scoring
    .about = Chapter 3: what scores and when. Some turns have passed.

learn-alhambra-chapter-rebuild = Rebuild
    .about = Chapter 4: take a tile out of the palace, and swap two tiles. This chapter shows the middle of the game.

learn-alhambra-chapter-end = The end
    .about = Chapter 5: the last turn of the game.

learn-alhambra-welcome =
    Welcome to Granada. In five short chapters you play a whole game against Leila. You play only the turns that teach you something; the other turns are played for you.
    This is your _palace_. So far it has only a fountain.
    .title = Your palace

learn-alhambra-offers =
    The _market_ has four building tiles, each under its currency: florins, dirhams, dinars and ducats. The _display_ shows four money cards, and your _hand_ holds your own.
    Have a look around, then go on.
    .title = Market and money

learn-alhambra-money =
    In your turn you do one of three things: take money, buy a tile, or redesign your palace. You begin with money.
    You may take any one card, or several cards with a total of 5 at most. The tower for 9 ducats would be nice. You have 5 ducats, and the display shows 4 more. You can take 1 florin as well, because 4 + 1 makes 5.
    .title = Take money
    .tasks = Take 4 ducats and 1 florin, both together.
    .hint = Mark the card with 4 ducats and the one with 1 florin, and take both at once.
    .done = You have taken two cards in one turn. Leila has taken 9 ducats. It is your turn again.

learn-alhambra-buying =
    Now buy the tower. It costs 9 ducats, and you have 5 + 4: _exactly_ the price.
    A player who pays exactly acts again at once. That is the heart of this game.
    .title = Buy, and pay exactly
    .tasks = Buy the tower with 5 + 4 ducats.
    .hint = The tower lies under the ducats. Pay with both of your ducats.
    .done = You have paid exactly, so you have another action. The tower waits, because tiles are placed at the end of the turn.

learn-alhambra-exact =
    With your other action you could take money. But look at the arcades: they cost 4 dinars, and you have one card, 6 dinars. There is no change: you pay 2 too much. That is allowed, but it ends your turn.
    .title = No change
    .tasks = Buy the arcades with your 6 dinars.
    .hint = The arcades lie under the dinars, and your card for 6 dinars pays for them.
    .done = You have bought two tiles in one turn. You have paid too much this time, so you place them now.

learn-alhambra-walls =
    Tiles are never turned. Your tower has walls in the north and in the west. Where two tiles meet, wall must meet wall, and open side must meet open side. It must also be possible to walk to the tile from the fountain.
    That is why it may only go to the north or to the west of the fountain. The board shows you where.
    .title = Wall to wall
    .tasks = Build the tower to the north of the fountain.
    .hint = Build the tower on the cell right above the fountain.
    .done = The first tower stands, and its two walls look outside. In a scoring the longest unbroken wall counts.

learn-alhambra-reserve =
    The arcades have walls on three sides. You need not build at once: every tile that you have bought may also go into your _reserve_. Tiles in the reserve score nothing, but they are yours.
    Do that now, to see how the tile comes back.
    .title = The reserve
    .tasks = Put the arcades into your reserve.
    .hint = Choose the reserve for the arcades this time.
    .done = That was your turn. Leila has bought chambers with her 9 ducats and built them.

learn-alhambra-redesign =
    The third kind of action is _redesigning_: build a tile from your reserve, take one from the palace into the reserve, or swap the two. It takes your whole action, so good builders avoid it.
    The arcades are open only to the west. They fit to the east of the fountain.
    .title = Redesign
    .tasks = Build the arcades from your reserve, to the east of the fountain.
    .hint = Take up the arcades from your reserve and build them to the right of the fountain.
    .done = Now your palace has two buildings. Leila has paid 8 florins exactly and so had another action as well.

learn-alhambra-waiting =
    Some turns have passed. You have built a second tower, and you have saved money.
    There are two _scoring cards_ in the money deck. The board shows when the next one can come: it may be the very next card, and the twelfth at the latest.
    Look at the table that shows the points of a scoring now: you lead in towers and arcades. Dirk is ahead of you in gardens. You will meet him soon.
    .title = A scoring is near

learn-alhambra-garden =
    A garden lies under the ducats for 8, and you have 7 + 1. Buy it exactly, and with the action that you win take the 5 dirhams: before a scoring, buy first and take money afterwards.
    .title = In time for the scoring
    .tasks =
        Buy the garden with 7 + 1 ducats.
        Take 5 dirhams.
    .hint = First the garden, with both of your ducats; then the single card with 5 dirhams.
    .done = Now you have to build the garden before the scoring comes.

learn-alhambra-scoring =
    The garden has walls in the north and in the west. The cell to the left of your new tower suits it: there its wall does not extend another wall yet, but you can walk to it, and it counts as a garden.
    .title = Build the garden
    .tasks = Build the garden to the left of the left tower.
    .hint = The tower stands to the left of the fountain; the garden goes to the left of that tower.
    .done = Display and market are filled up, and there it is: the first scoring card.

learn-alhambra-sheet =
    In the _first scoring_ only the first place of each kind of building scores: 1 point for pavilions, up to 6 for towers.
    You have the most arcades, 3 points, and the most towers, 6 points. You and Dirk have one garden each: you share the 5 points, rounded down, 2 each. Your longest wall has three sides: 3 points. That makes 14.
    In the second scoring, the second place scores as well; in the last one, the third place does, too. These scorings are worth many more points.
    .title = The first scoring

learn-alhambra-dirk =
    _Dirk_ is the third at the table in a game of two players. He has no palace and no turns, but his tiles count in each scoring. He began with six tiles and has just drawn six more.
    When you place a tile that you have just bought, you may give it to Dirk. That is not a gift: it can push your opponent down by a place.
    .title = Who is Dirk?

learn-alhambra-practice =
    Some turns have passed. You have saved well: with the right cards you can buy two tiles exactly, and then still take money. Try it.
    .title = Three actions in a turn
    .tasks =
        Buy the pavilion with 7 dirhams.
        Buy the garden for 10 with 7 + 3 florins.
        Take 9 florins.
        Build the pavilion below the fountain.
        Build the garden below the left tower.
    .hint = Do the tasks in this order. Pay exactly each time; otherwise the turn ends too early.
    .done = Three actions in one turn. The wall of the garden now stands back to back with the wall of the tower: both are inside the palace, so neither counts any more. But you have one more garden.

learn-alhambra-out =
    You have two tiles in your reserve. The garden is open only to the north, and it fits nowhere. So make room for it.
    The first way of redesigning is to _take a tile out_ of the palace: it goes into your reserve. The other tiles must still hang together, and there must be no hole. Take out the chambers in the lowest row: they keep the garden away.
    .title = Take a tile out
    .tasks = Take the chambers in the lowest row out of your palace.
    .hint = Choose the chambers at the bottom left of your palace, and confirm it.
    .done = The chambers are in your reserve, and your turn is over. Leila has taken money.

learn-alhambra-swap =
    The second way is to _swap_: a tile of the reserve takes the place of one in the palace, which goes into the reserve. The walls must match at this place. The garden has the same walls as the arcades at the bottom, and one more where the chambers were.
    .title = Swap two tiles
    .tasks =
        Take up the garden from your reserve.
        Swap it for the arcades at the bottom.
    .hint = Choose the garden in your reserve, and then the arcades in the lowest row.
    .done = You have a third garden: 8 points instead of 5 if there were a scoring now. But the two redesigns have taken two turns, in which Leila has taken money. In the next chapter the game goes on without them.

learn-alhambra-last =
    This is your last turn. The second scoring is over and the bag is empty: as soon as somebody buys a tile, the market cannot be filled any more, and the game ends.
    You can pay exactly for the tower for 13 ducats: 9 + 3 + 1. Then comes the trick. Each tile that stays on the market goes to the player with the most money of its currency. There are arcades under the florins, and you have no florins. So take 9 of them!
    .title = The last turn
    .tasks =
        Buy the tower with 9 + 3 + 1 ducats.
        Take 9 florins.
        Build the tower at the top of your palace.
    .hint = Pay 9 + 3 + 1 ducats, then take the 9 florins, then build the tower on the topmost cell.
    .done = The market cannot be filled. You have the most dirhams and the most florins: the chambers and the arcades are yours, free of charge. Leila gets the garden.

learn-alhambra-won =
    Now you place the tiles that you have won, by the usual rules.
    .title = Free of charge
    .tasks =
        Build the chambers on top of the new tower.
        Build the arcades on top of the chambers.
    .hint = The chambers first, and then the arcades, each on the topmost cell.
    .done = Everything is built, and the last scoring has taken place.

learn-alhambra-end =
    139 to 131: you have won. Look at the last score sheet: the most seraglios, the most arcades and a wall of 19 sides have made the difference.
    Remember four things: _exact payments_ give you more turns; _more of a kind_ counts, not the price; _one long wall_ is worth as much as a building; and watch when the _scorings_ come.
    Now play a whole game. A coach tells you in each turn what matters, until you switch it off.
    .title = Well built
