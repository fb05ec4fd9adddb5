# The tutorial of Alhambra. A step has its text, ".title", and where there is something to do ".tasks", one line each,
# ".hint" after a wrong move and ".done" when all is done. The moves are in web/src/learn/lessons/alhambra.txt.

learn-alhambra-title = Learn Alhambra

learn-alhambra-welcome =
    Welcome to Granada. You are going to play a whole game against Leila: only the turns that teach you something, and the rest passes by itself.
    This is your palace. So far it has only a fountain. On the _market_ lie four building tiles, each under its currency: florins, dirhams, dinars and ducats. The _display_ shows four money cards, and your _hand_ holds your own.
    Have a look around, then go on.
    .title = Your palace

learn-alhambra-money =
    In your turn you do one of three things: take money, buy a tile, or redesign your palace. You begin with money.
    You may take any one card, or several that are worth 5 together at most. The tower for 9 ducats would be nice. You have 5 ducats, and on display lie 4 more. And 1 florin comes along with them, as 4 + 1 makes 5.
    .title = Take money
    .tasks = Take 4 ducats and 1 florin, both together.
    .hint = Mark the card with 4 ducats and the one with 1 florin, and take both at once.
    .done = You have taken two cards in one turn. Leila has taken 9 ducats. It is your turn again.

learn-alhambra-buying =
    Now buy the tower. It costs 9 ducats, and you have 5 + 4: _exactly_ the price.
    Whoever pays exactly acts again at once. That is the heart of this game.
    .title = Buy, and pay exactly
    .tasks = Buy the tower with 5 + 4 ducats.
    .hint = The tower lies under the ducats. Pay with both of your ducats.
    .done = Paid to the last coin: you have another action. The tower waits, as tiles are placed at the end of the turn.

learn-alhambra-exact =
    With your other action you could take money. But look at the arcades: they cost 4 dinars, and you have one card, 6 dinars. There is no change: you pay 2 too much. That is allowed, but it ends your turn.
    .title = No change
    .tasks = Buy the arcades with your 6 dinars.
    .hint = The arcades lie under the dinars, and your card for 6 dinars pays for them.
    .done = Two tiles in one turn. As you have paid too much this time, you place them now.

learn-alhambra-walls =
    Tiles are never turned. Your tower has walls in the north and in the west. Where two tiles meet, wall must meet wall and open side open side; and one must be able to walk to it from the fountain.
    That is why it may only go to the north or to the west of the fountain. The board shows you where.
    .title = Wall to wall
    .tasks = Build the tower to the north of the fountain.
    .hint = Build the tower on the cell right above the fountain.
    .done = The first tower stands, and its two walls look outside. In a scoring the longest unbroken wall counts.

learn-alhambra-reserve =
    The arcades have walls on three sides. You need not build at once: every tile that you have bought may also go into your _reserve_. What lies there scores nothing, but it is yours.
    We shall do that here, to see how it comes back.
    .title = The reserve
    .tasks = Put the arcades into your reserve.
    .hint = Choose the reserve for the arcades this time.
    .done = That was your turn. Leila has bought chambers with her 9 ducats and built them.

learn-alhambra-redesign =
    The third kind of action is _redesigning_: build a tile from your reserve, take one from the palace into the reserve, or swap the two. It takes your whole action, so good builders avoid it.
    The arcades are open to the west only. To the east of the fountain they fit.
    .title = Redesign
    .tasks = Build the arcades from your reserve, to the east of the fountain.
    .hint = Take up the arcades from your reserve and build them to the right of the fountain.
    .done = Now your palace has two buildings. Leila has paid 8 florins exactly and so had another action as well.

learn-alhambra-waiting =
    Some turns have passed. You have built a second tower, and you have saved money.
    In the money deck there are two _scoring cards_. The board tells when the next one can come: it may be the very next card, and the twelfth at the latest.
    Look at the table of what a scoring would bring now: you lead in towers and arcades. In gardens Dirk is ahead of you. You will meet him soon.
    .title = A scoring is near

learn-alhambra-garden =
    A garden lies under the ducats for 8, and you have 7 + 1. Buy it exactly, and with the action that you win take the 5 dirhams: before a scoring, buy first and take money afterwards.
    .title = In time for the scoring
    .tasks =
        Buy the garden with 7 + 1 ducats.
        Take 5 dirhams.
    .hint = First the garden, with both of your ducats; then the single card with 5 dirhams.
    .done = Now the garden has to be built before the scoring comes.

learn-alhambra-scoring =
    The garden has walls in the north and in the west. The cell to the left of your new tower suits it: its wall prolongs nothing there yet, but it can be reached, and it counts as a garden.
    .title = Build the garden
    .tasks = Build the garden to the left of the left tower.
    .hint = The tower stands to the left of the fountain; the garden goes to the left of that tower.
    .done = Display and market are filled up, and there it is: the first scoring card.

learn-alhambra-sheet =
    In the _first scoring_ only the first place of each kind of building scores: 1 point for pavilions, up to 6 for towers.
    You have the most arcades, 3 points, and the most towers, 6 points. In gardens you and Dirk have one each: you share the 5 points, rounded down, 2 each. Your longest wall has three sides: 3 points. That makes 14.
    In the second scoring the second place scores as well, in the last one also the third, and there is much more to win.
    .title = The first scoring

learn-alhambra-dirk =
    _Dirk_ is the third at the table when two play. He has no palace and no turns, but his tiles count in each scoring. He began with six tiles and has just drawn six more.
    When you place a tile that you have just bought, you may give it to Dirk. That is no present: it pushes your opponent down by a place.
    .title = Who is Dirk?

learn-alhambra-practice =
    Some turns later. You have saved well: with the right cards you can buy two tiles exactly, and then still take money. Try it.
    .title = Three actions in a turn
    .tasks =
        Buy the pavilion with 7 dirhams.
        Buy the garden for 10 with 7 + 3 florins.
        Take 9 florins.
        Build the pavilion below the fountain.
        Build the garden below the left tower.
    .hint = Take the tasks in their order. Pay exactly each time, or the turn ends too early.
    .done = Three actions in one turn. The wall of the garden now stands back to back with the wall of the tower: inside, so neither counts any more. Still, you have one more garden.

learn-alhambra-last =
    We leap to your last turn. The second scoring is over and the bag is empty: as soon as somebody buys a tile, the market cannot be filled any more, and the game ends.
    The tower for 13 ducats can be paid exactly: 9 + 3 + 1. Then comes the trick. Each tile that stays on the market goes to whoever has most money of its currency. Under the florins lie arcades, and you have no florins. So take 9 of them!
    .title = The last turn
    .tasks =
        Buy the tower with 9 + 3 + 1 ducats.
        Take 9 florins.
        Build the tower at the top of your palace.
    .hint = Pay 9 + 3 + 1 ducats, then take the 9 florins, then build the tower on the topmost cell.
    .done = The market cannot be filled. You have most dirhams and most florins: chambers and arcades are yours, free of charge. Leila gets the garden.

learn-alhambra-won =
    What you have won is placed now, by the usual rules.
    .title = Free of charge
    .tasks =
        Build the chambers on top of the new tower.
        Build the arcades on top of the chambers.
    .hint = The chambers first, and then the arcades, each on the topmost cell.
    .done = Everything is built, and the last scoring has taken place.

learn-alhambra-end =
    139 to 131: you have won. Look at the last score sheet: the most seraglios, the most arcades and a wall of 19 sides have made the difference.
    Remember four things: _exact payments_ give you more turns; _more of a kind_ counts, not the price; _one long wall_ is worth as much as a building; and watch when the _scorings_ come.
    Now it is up to you.
    .title = Well built
