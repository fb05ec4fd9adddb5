# The rules of Alhambra. A line is a paragraph, lines with "- " or "1. " are lists, and _words_ are strong.
# ".title" is the heading, ".example" an example, ".caption" what a picture or a table shows.

rule-alhambra-title = The rules of Alhambra

rule-alhambra-summary =
    You build a palace around your fountain. Whoever has most of a kind of building scores, three times in the game, and everybody scores the longest wall.
    _In your turn do one of three things:_
    - _Take money:_ any one card of the display, or several that are worth 5 together at most.
    - _Buy a tile_ from the market, in the currency of its space. There is no change. Pay exactly, and you act again at once.
    - _Redesign:_ build a tile of your reserve, take one out of your palace, or swap the two.
    _Then_ place what you have bought: in your palace or in your reserve. Tiles are never turned, wall meets wall and open side meets open side, everything can be reached on foot from the fountain, and no hole is left.
    _Last_ the display and the market are filled up. If a scoring card turns up, there is a scoring. When the market can no longer be filled, the last tiles are handed out and the third scoring ends the game.
    Most points win.
    .title = On one page

rule-alhambra-goal =
    Each of you builds a palace of your own in Granada: pavilions, seraglios, arcades, chambers, gardens and towers. The tiles come from a common market and are paid for in four currencies, because the master builders come from all over the Mediterranean and want to be paid in the money they know.
    Three times in the game points are given to those who have the most buildings of a kind, and to everybody for the longest wall around their own palace. A tile that is worth more money is not worth more points: only how many you have of a kind counts.
    Whoever has most points in the end wins. If several have equally many, they share the victory.
    .title = The aim of the game

rule-alhambra-setup =
    1. Everybody gets a fountain, the first tile of the palace. It has no walls.
    2. Everybody is dealt money cards, one at a time, until the hand is worth 20 or more, whatever the currencies.
    3. Whoever has the fewest cards begins; among those the one with the least money; if that is still equal, the lot decides.
    4. Four money cards are laid out as the display.
    5. The rest of the money becomes the deck: it is divided into five piles of equal size. The first scoring card is shuffled into the second pile from the top, the second one into the fourth, and the piles are stacked again.
    6. The 54 building tiles go into the bag, and four of them onto the market.
    There are three money cards of each value from 1 to 9 in each currency, 108 in all. With two players there are only two of each, 72 in all, and Dirk joins in.
    Hands are secret. Everything else lies open: palaces, reserves, the market, the display and the discarded money. At a table the first hands are dealt face up, only to count them and to find who begins. The game does both for you, so nobody else sees them.
    .title = Setting up
    .caption = The five piles of the money deck: the scoring cards are somewhere in the second and in the fourth.

rule-alhambra-turn =
    Play goes round the table clockwise, from the player who begins. In your turn you carry out one action: _take money_, _buy a tile_ or _redesign_. If you pay exactly the price of a tile, another action follows, again any of the three, as often as you manage it. So a turn has five actions at most: four exact purchases, and one more.
    You must act, also after an exact payment. Only who can do nothing at all passes.
    When your actions are over, you place the tiles that you have bought in this turn. Nothing is refilled before that: who has bought three tiles leaves only one on the market for further purchases of this turn.
    .title = A turn

rule-alhambra-money =
    Take _one_ card of the display, whatever its value, or take _several_ if together they are worth no more than 5. The currencies do not matter.
    You may hold as many cards as you like. Money is worth nothing in itself at the end, except for the last tiles.
    .title = Take money
    .caption = The florin for 1 and the ducats for 4 are worth 5 together: both may be taken at once.
    .example = In the display lie 8 dinars, 1 florin, 4 ducats and 3 dirhams. You may take any one of the four; or 1 and 4; or 1 and 3. You may not take 3 and 4, because that is 7.

rule-alhambra-buying =
    Every tile on the market lies under a currency. Pay at least its price with cards of this one currency, as many cards as you like. You get no change, and the cards go to the discard pile.
    Paying more than necessary is allowed, also with cards that would not have been needed.
    You do not place the tile at once but at the end of your turn.
    .title = Buy a tile
    .caption = Each of the four spaces of the market has its currency: this tower costs 9 ducats.

rule-alhambra-exact =
    Who pays _exactly_ the price of a tile takes another action at once. This is the most important thing in the game: small cards are worth more than they look.
    Who pays too much has finished acting and goes on to place.
    .title = Paying exactly
    .example = You pay 5 + 4 ducats for a tower that costs 9: exactly, so you act again. With your dinar for 6 you now buy arcades that cost 4. That is 2 too much, and your turn ends with placing both tiles.

rule-alhambra-placing =
    At the end of your turn you place all tiles bought in it, in any order. Each goes into your palace or into your reserve, as you like.
    In your palace all of this must be true, after each tile:
    - Tiles are never turned: you can read the price of each of them the same way up.
    - Each tile is joined to another one by a side. Corners do not join.
    - Where two tiles meet, either both have a wall there or neither has.
    - From the fountain one can walk to every tile, from tile to tile, without climbing a wall.
    - No empty cell is enclosed by tiles all around. An opening at a corner is no opening.
    The fountain always stays where it is.
    .title = Placing tiles

rule-alhambra-walls =
    A tile has walls on none to three of its sides. Two sides that meet must be alike: wall against wall, or open against open. Two walls back to back are allowed, but they are inside the palace then and score nothing.
    A wall is an obstacle for walkers. Each new tile needs at least one open way to the palace, and no tile may be cut off from the fountain.
    .title = Walls
    .caption = Where does the seraglio on the right, with its wall in the south, fit? Above the garden its wall would meet an open side. Below the chambers and beside the tower its open side would meet a wall. Above the tower wall meets wall, but nobody could walk there.

rule-alhambra-reserve =
    The reserve lies beside the palace, open for all to see and without limit. What lies there scores nothing. From there a tile comes into the palace only by redesigning.
    The reserve is good for tiles that do not fit yet, and for tiles that the others should not have.
    .title = The reserve

rule-alhambra-redesign =
    To redesign is an action of its own. Do _one_ of these:
    - Build one tile of your reserve.
    - Take one tile out of your palace into the reserve.
    - Swap one tile of your reserve with one of your palace: the new one goes exactly where the old one was.
    Afterwards the palace must obey all rules of placing. A swap is judged by its result alone: the tile that is swapped out may be one that holds the palace together, if the new one does as well.
    A tile that you have bought in this turn cannot take part, as it has not been placed yet.
    .title = Redesigning
    .example = A garden stands in the middle of your longest wall and has none itself. You swap it for a tower from your reserve that has a wall there: now the wall goes on without a gap.

rule-alhambra-refill =
    When you have placed everything, the display is filled up to four cards, and then the market, the space of florins first, then dirhams, dinars and ducats. If a card is needed and the deck is empty, the discarded money is shuffled and becomes the deck. This is not done before a card is needed, so that all money paid until then comes back.
    If a scoring card comes, it is put aside and the next card takes its place. When display and market are full, the scoring takes place, before the next player's turn.
    The game shows how many cards from now the next scoring can come at the earliest and at the latest.
    .title = The end of a turn

rule-alhambra-scoring =
    There are three scorings: two when their cards turn up, and the third at the end of the game. Only tiles in the palace count, not those in the reserve.
    For each kind of building, whoever has the most scores. In the second scoring the second place scores as well, in the third one also the third place.
    _Ties._ Who has equally many shares: add up the points of all the places that the tied players take, divide them by the number of players and round down. Places that are not paid are worth 0 and are divided all the same. The next player takes the place after all of them. Who has none of a building takes no place.
    Then everybody scores the longest wall.
    .title = Scoring
    .caption = Points for first / second / third place.
    .example = Second scoring, towers: Ana and Ben have 3 each, Cem has 2. Ana and Ben take the first and second place and share 13 + 6 = 19, which is 9 each. Cem is third and gets nothing yet.

rule-alhambra-wall =
    In each of the three scorings you get one point for every side of your longest unbroken stretch of wall. It must be on the outside of the palace; what stands between two tiles does not count. Shorter stretches count nothing.
    An open side that faces the outside interrupts the wall, and so does the fountain, which has no walls. A wall that goes all around the palace counts with all its sides.
    .title = The longest wall
    .caption = The dotted stretch has six sides: six points. The wall of the tower on the left, two sides, is separate and counts nothing.

rule-alhambra-dirk =
    When two play, a third one has tiles: Dirk. He has no palace, no money, no wall and no turns.
    - Before the first market is laid out, he draws six tiles from the bag. They lie open.
    - In each scoring he is ranked like a player and takes the points he earns. Who has fewer than Dirk gets the lower place; who has as many shares with him.
    - Right after the first scoring he draws six more tiles, or all that are left, right after the second a third of the tiles that are left in the bag, rounded down.
    - When you place a tile that you have just bought, you may give it to Dirk: so your opponent falls behind him.
    - He gets none of the last tiles, and he cannot win.
    .title = Two players and Dirk

rule-alhambra-last-tiles =
    When the bag cannot fill the market at the end of a turn, the game is over. If a scoring card turned up in this last refill, that scoring comes first.
    Each tile that is left on the market goes to whoever has most money of its currency in hand. The price does not matter, and nothing is paid. If two have equally much, or nobody has any, the tile is left over.
    All who have won tiles place them, in the palace or in the reserve. Nobody redesigns any more.
    An empty bag alone does not end the game: it goes on until a space of the market stays empty.
    .title = The last tiles
    .example = Under the florins a tower is left. You hold 9 florins, your opponents 7 and 4: the tower is yours.

rule-alhambra-end =
    After the last tiles comes the third scoring, and the game is over. Most points win; who has equally many shares the victory. Dirk's points are shown, but he is not a player.
    If the second scoring card has not turned up by then, the second scoring is left out.
    .title = The end of the game
