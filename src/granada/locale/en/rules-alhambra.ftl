# The rules of Alhambra. A line is a paragraph, lines with "- " or "1. " are lists, and _words_ are strong.
# ".title" is the heading, ".example" is an example, ".caption" is the text below a picture or a table.

rule-alhambra-title = The rules of Alhambra

rule-alhambra-summary =
    You build a palace around your fountain. There are three scorings. In each, the player with the most buildings of a kind scores, and everybody scores their longest wall.
    _In your turn do one of three things:_
    - _Take money:_ any one card of the display, or several cards with a total of 5 at most.
    - _Buy a tile_ from the market, in the currency of its space. There is no change. If you pay exactly, you act again at once.
    - _Redesign:_ build a tile of your reserve, take one out of your palace, or swap the two.
    _Then_ place the tiles that you have bought: in your palace or in your reserve. Tiles are never turned, wall meets wall and open side meets open side, everything can be reached on foot from the fountain, and no hole is left.
    _Last_ the display and the market are filled up. If a scoring card turns up, there is a scoring. When the market can no longer be filled, the last tiles are handed out and the third scoring ends the game.
    The player with the most points wins.
    .title = On one page

rule-alhambra-goal =
    Each of you builds a palace of your own in Granada: pavilions, seraglios, arcades, chambers, gardens and towers. The tiles come from a common market and are paid for in four currencies, because the master builders come from all over the Mediterranean and want to be paid in the money they know.
    There are three scorings in the game. Players with the most buildings of a kind get points, and everybody gets points for the longest wall around their own palace. A more expensive tile is not worth more points: only the number of tiles of a kind counts.
    The player with the most points at the end wins. Players with the same number of points share the victory.
    .title = The aim of the game

rule-alhambra-setup =
    1. Everybody gets a fountain, the first tile of the palace. It has no walls.
    2. Everybody is dealt money cards, one at a time, until the hand is worth 20 or more. The currencies do not matter.
    3. The player with the fewest cards begins. If several have the fewest, the one with the least money begins. If that is also equal, the lot decides.
    4. Four money cards are laid out as the display.
    5. The rest of the money becomes the deck: it is divided into five piles of equal size. The first scoring card is shuffled into the second pile from the top, the second one into the fourth, and the piles are stacked again.
    6. The 54 building tiles go into the bag, and four of them onto the market.
    There are three money cards of each value from 1 to 9 in each currency, 108 in all. With two players there are only two of each, 72 in all, and Dirk joins in.
    Hands are secret. Everything else lies open: palaces, reserves, the market, the display and the discarded money. At a table the first hands are dealt face up, only to count them and to find the first player. The game does both for you, so nobody else sees them.
    .title = Setting up
    .caption = The five piles of the money deck: the scoring cards are somewhere in the second and in the fourth.

rule-alhambra-turn =
    Play goes round the table clockwise, from the player who begins. In your turn you carry out one action: _take money_, _buy a tile_ or _redesign_. If you pay exactly the price of a tile, another action follows, again any of the three, as often as you manage it. So a turn has five actions at most: four exact purchases, and one more.
    You must act, even after an exact payment. You pass only if you can do nothing at all.
    When your actions are over, you place the tiles that you have bought in this turn. Nothing is refilled before that: if you have bought three tiles, only one is left on the market for further purchases of this turn.
    .title = A turn

rule-alhambra-money =
    Take _one_ card of the display of any value, or take _several_ if together they are worth no more than 5. The currencies do not matter.
    You may hold as many cards as you like. Money is worth nothing in itself at the end, except for the last tiles.
    .title = Take money
    .caption = The florin for 1 and the ducats for 4 are worth 5 together: both may be taken at once.
    .example = The display shows 8 dinars, 1 florin, 4 ducats and 3 dirhams. You may take any one of the four; or 1 and 4; or 1 and 3. You may not take 3 and 4, because that is 7.

rule-alhambra-buying =
    Every tile on the market lies under a currency. Pay at least its price with cards of this one currency, as many cards as you like. You get no change, and the cards go to the discard pile.
    You may pay more than necessary, even with cards that are not needed.
    You place the tile at the end of your turn, not at once.
    .title = Buy a tile
    .caption = Each of the four spaces of the market has its currency: this tower costs 9 ducats.

rule-alhambra-exact =
    If you pay _exactly_ the price of a tile, you take another action at once. This is the most important thing in the game: small cards are worth more than they look.
    If you pay too much, you have finished acting and go on to place.
    .title = Paying exactly
    .example = You pay 5 + 4 ducats for a tower that costs 9: exactly, so you act again. With your dinar for 6 you now buy arcades that cost 4. That is 2 too much. Now you place both tiles, and your turn ends.

rule-alhambra-placing =
    At the end of your turn you place all tiles bought in it, in any order. Each goes into your palace or into your reserve, as you like.
    After each tile, all of this must be true in your palace:
    - Tiles are never turned: you can read the price of each of them the same way up.
    - Each tile is joined to another one by a side. Corners do not join.
    - Where two tiles meet, both have a wall there, or neither of them has one.
    - You can walk from the fountain to every tile, from tile to tile, without climbing a wall.
    - Tiles never enclose an empty cell on all sides. An opening at a corner does not count.
    The fountain always stays where it is.
    .title = Placing tiles

rule-alhambra-walls =
    A tile has walls on none to three of its sides. Two sides that meet must be alike: wall against wall, or open against open. Two walls back to back are allowed, but then they are inside the palace and score nothing.
    A wall is an obstacle for walkers. Each new tile needs at least one open way to the palace, and no tile may be cut off from the fountain.
    .title = Walls
    .caption = Where does the seraglio on the right, with its wall in the south, fit? Above the garden its wall would meet an open side. Below the chambers and beside the tower its open side would meet a wall. Above the tower, wall would meet wall, but nobody could walk there.

rule-alhambra-reserve =
    The reserve lies beside the palace, open for all to see and without limit. Tiles in the reserve score nothing. You can move a tile from the reserve to the palace only by redesigning.
    The reserve is good for tiles that do not fit yet, and for tiles that you do not want the others to have.
    .title = The reserve

rule-alhambra-redesign =
    To redesign is an action of its own. Do _one_ of these:
    - Build one tile of your reserve.
    - Take one tile out of your palace into the reserve.
    - Swap one tile of your reserve with one of your palace: the new one goes exactly where the old one was.
    Afterwards the palace must obey all rules of placing. A swap is judged by its result alone: you may swap out a tile that holds the palace together if the new one does so as well.
    You cannot redesign with a tile that you have bought in this turn, because it has not been placed yet.
    .title = Redesigning
    .example = A garden stands in the middle of your longest wall and has no wall itself. You swap it for a tower from your reserve that has a wall there: now the wall goes on without a gap.

rule-alhambra-refill =
    When you have placed everything, the display is filled up to four cards, and then the market, the space of florins first, then dirhams, dinars and ducats. If a card is needed and the deck is empty, the discarded money is shuffled and becomes the deck. It is not shuffled earlier, so that all money paid until then comes back.
    If a scoring card turns up, it is put aside and the next card takes its place. When display and market are full, the scoring takes place, before the next player's turn.
    The game shows how many cards from now the next scoring can come at the earliest and at the latest.
    .title = The end of a turn

rule-alhambra-scoring =
    There are three scorings: two when their cards turn up, and the third at the end of the game. Only tiles in the palace count, not those in the reserve.
    For each kind of building, the player who has the most of them scores. In the second scoring, the second place scores as well; in the third scoring, the third place does, too.
    _Ties._ Players with the same number share the points: add up the points of all the places that the tied players take, divide them by the number of players and round down. A place without points is worth 0 and is part of the sum, too. The next player takes the place after all of them. A player without a building of the kind takes no place.
    Then everybody scores the longest wall.
    .title = Scoring
    .caption = Points for first / second / third place.
    .example = Second scoring, towers: Ana and Ben have 3 each, Cem has 2. Ana and Ben take the first and second place and share 13 + 6 = 19, which is 9 each. Cem is third and gets nothing yet.

rule-alhambra-wall =
    In each of the three scorings you get one point for every side of your longest unbroken stretch of wall. It must be on the outside of the palace; walls between two tiles do not count. Shorter stretches count nothing.
    An open side that faces the outside interrupts the wall. So does the fountain, because it has no walls. If a wall goes all around the palace, all its sides count.
    .title = The longest wall
    .caption = The dotted stretch has six sides: six points. The wall of the tower on the left, two sides, is separate and counts nothing.

rule-alhambra-dirk =
    In a game of two players, a third one has tiles: Dirk. He has no palace, no money, no wall and no turns.
    - Before the first market is laid out, he draws six tiles from the bag. They lie open.
    - In each scoring he is ranked like a player and takes the points he earns. A player with fewer buildings than Dirk gets the lower place; a player with the same number shares with him.
    - Right after the first scoring he draws six more tiles, or all that are left. Right after the second scoring he draws a third of the tiles that are left in the bag, rounded down.
    - When you place a tile that you have just bought, you may give it to Dirk, so that your opponent falls behind him.
    - He gets none of the last tiles, and he cannot win.
    .title = Two players and Dirk

rule-alhambra-last-tiles =
    When the bag cannot fill the market at the end of a turn, the game is over. If a scoring card turned up in this last refill, that scoring comes first.
    Each tile that is left on the market goes to the player with the most money of its currency in hand. The price does not matter, and nobody pays. If two players have the same amount, or nobody has any, the tile is left over.
    Players who have won tiles place them, in the palace or in the reserve. Nobody redesigns any more.
    An empty bag alone does not end the game: it goes on until a space of the market stays empty.
    .title = The last tiles
    .example = A tower is left under the florins. You hold 9 florins, your opponents hold 7 and 4: the tower is yours.

rule-alhambra-end =
    The third scoring comes after the last tiles, and the game is over. The player with the most points wins; players with the same number share the victory. Dirk's points are shown, but he is not a player.
    If the second scoring card has not turned up by then, the second scoring is left out.
    .title = The end of the game
