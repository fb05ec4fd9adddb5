# The tutorial of Sabika. A step has its text, ".title", and where there is something to do ".tasks", one line each,
# ".hint" after a wrong move and ".done" when all is done. The moves are in web/src/learn/lessons/sabika.txt.

learn-sabika-title = Learn Sabika

learn-sabika-chapter-voyage = The first voyage
    .about = Chapter 1: the board, your workers, and trade by ship.

learn-sabika-chapter-poem = Carve a poem
    .about = Chapter 2: what a way costs, secondary actions, poems and materials. Your merchant has already exported to Fez.

learn-sabika-chapter-window = Build and pay
    .about = Chapter 3: constructions, balances, and the end of a round. Your boxes are full of materials.

learn-sabika-chapter-fountain = Grow
    .about = Chapter 4: the second round. You win an income, more room and the Sultan's favour.

learn-sabika-chapter-court = At court
    .about = Chapter 5: the third round, with all that is still missing: produce, the market, a grey poem, and rest.

learn-sabika-welcome =
    Welcome to the court of the Nasrids. In five short chapters you play the first three rounds of a game against Leila; the whole game has five. You play for _prestige points_, PP.
    This is the _rondel_ with its three rings. Your four workers walk on it, and each square is an action.
    .title = The hill called Sabika

learn-sabika-overseas =
    This is the _map_ with the cities overseas. You send ships there, first from Granada, later from any city where you have one. The number at a route is its price in dinars.
    .title = The map

learn-sabika-workshop =
    This is your own _workshop_: your workers, the boxes for materials and goods, the Sultan's favour, and your _parias_. At the end of each round Castile demands some of them as a tribute.
    .title = Your workshop

learn-sabika-tile =
    Everybody keeps one of two starting tiles. Tile 3 gives a good, a wood and a dinar. You can export a good at once: that is a good start.
    A good is any token of the rondel, turned over. Silk becomes clothes, and the nearby city of Fez asks for clothes.
    .title = The starting tile
    .tasks =
        Choose starting tile 3.
        Take silk from the rondel as a good: clothes.
    .hint = Choose tile 3, and then the silk, which becomes clothes.
    .done = Your clothes and your wood lie in store boxes. You have four boxes. Leila had the higher tile, so she had the first turn: her poet has carved a poem.

learn-sabika-rondel =
    Your two _builders_ walk on the outer ring, your _merchant_ on the middle one, your _poet_ on the inner one. Each of them works once a round, and you choose the order.
    At first all are in your workshop. From there they may go to any square of their ring, and the steps are free. Only other workers on the square cost something: a merchant of the Sultan stands on one of the two export squares. The other one is free.
    .title = Three rings
    .tasks = Send your merchant to the export square where nobody stands.
    .hint = Choose the merchant, and the export square at the bottom of the middle ring.
    .done = Your merchant has arrived and lies down: he cannot move again in this round. He begins the main action of the square at once, because nothing else is possible there.

learn-sabika-export =
    The main action of the square is _export_. You pay for the way, 1 dinar to Fez, and put a ship there. You are the first one there, so you get the seal. Each good brings 1 PP and 1 paria, and the same again because Fez asks for clothes.
    Then you take the City Bonus: here it is any one material. Ceramic is the most valuable one.
    .title = Overseas
    .tasks =
        Export your clothes to Fez.
        Take a ceramic as City Bonus.
    .hint = Choose Fez on the map, and then take a ceramic.
    .done = You have gained 2 PP, 2 parias, a seal and a ceramic. You will need the parias soon. Leila has sent a builder to the quarry.

learn-sabika-costs =
    Your poet is going to carve a poem. There are two squares for that. A poet of the Sultan stands on one of them, and Leila's poet lies on the other one. Each foreign worker costs 1 dinar, whether it stands or lies.
    The square at the top is connected with a space for marble, so it is better. You pay in dinars unless you switch to _seals_. Keep your seal: it is worth 1 PP at the end of the game.
    .title = The cost of a way
    .tasks = Send your poet to Leila's poet, at the top of the inner ring, for 1 dinar.
    .hint = Choose the poet and the topmost square of the inner ring.
    .done = You have paid 1 dinar for Leila's poet. The steps were free, because your poet came from the workshop.

learn-sabika-secondary =
    On a square you may carry out the main action, a _secondary action_ beside it, or both, in any order. Here the secondary action is marble. But Leila has already taken the marble: an empty space gives gypsum or wood instead. A poet pays 1 dinar for that.
    .title = A secondary action
    .tasks =
        Carry out the secondary action and pay 1 dinar.
        Take a gypsum.
    .hint = Choose the secondary action, pay with a dinar, and take gypsum.
    .done = The gypsum will be the base of a building. Now carry out the main action.

learn-sabika-poems =
    You carve a poem either in _blue_ or in _red_. A blue poem works for the rest of the game, a red poem works once, at once. The first blue one costs 1 dinar. Blue poem 5 brings 1 PP and 1 paria after each construction with wood.
    You carve with materials: a base and one more. Each of them scores: gypsum 1, wood 2, marble 3, ceramic 4. Also, the Sultan's first wish pays for blue poems.
    .title = Carve a poem
    .tasks =
        Carve poem 5 in blue and pay 1 dinar.
        Use wood and ceramic.
    .hint = Carry out the main action, choose the blue half of poem 5, pay with a dinar, and then use wood together with ceramic.
    .done = 2 + 4 = 6 PP, and a poem that helps you for the rest of the game. Leila has built a palace.

learn-sabika-quarry =
    Your stores are nearly empty. In the _minor quarry_ a builder takes three materials, each gypsum or wood. Everything needs a box, and you have four.
    .title = The quarry
    .tasks =
        Send a builder to the minor quarry, at the top of the outer ring, and carry out the main action.
        Take one gypsum and two wood.
    .hint = The minor quarry is at the top of the outer ring. Take gypsum first, and then wood twice.
    .done = All four boxes are full. Leila lets a worker rest: she gains 3 dinars and loses 1 PP.

learn-sabika-minor =
    Your second builder builds. A _minor construction_ needs its base, here gypsum for the window, and takes up to two more materials, all different.
    The card goes to the left or right end of your row. Where two half artworks of the same colour meet, there is a _balance_ with a bonus. The right half of your balance card is wild: it matches everything.
    .title = Build a window
    .tasks =
        Send your other builder to the construction square where nobody stands, and begin to build.
        Build window 26 with gypsum and wood.
        Put it to the right of your balance card.
    .hint = Go to the construction square on the upper left, choose window 26, add wood, and put the card on the right.
    .done = 1 + 2 = 3 PP, and a balance in azure.

learn-sabika-balance =
    Azure gives a raw material and a good. A _raw material_ lies in your workshop until it is processed; a _good_ goes straight into a box.
    And the square has a secondary action: for 1 dinar the builder takes the silk beside it.
    .title = The balance
    .tasks =
        Take clay as a raw material.
        Take sugar as a good, from the sugar cane.
        Carry out the secondary action: silk for 1 dinar.
    .hint = Take clay, then the sugar cane as a good, then carry out the secondary action and pay with a dinar.
    .done = Your poem about wood has worked as well: 1 PP and 1 paria. All workers have worked: the round is over.

learn-sabika-tribute =
    At the end of the round, income comes first, and you have none yet. Then the Sultan's first wish is scored: 3 PP for each blue poem, 3 for you and 3 for Leila.
    Then Castile demands the _tribute_: 2 parias this time. For each missing paria you would pay 2 dinars, a seal or 1 PP. You have 3 parias.
    Afterwards the leader on the paria track names the start player.
    .title = Wishes and tribute
    .tasks =
        Pay the tribute with 2 parias.
        Name yourself as the start player.
    .hint = Two parias are enough for the whole tribute. Then choose yourself.
    .done = Leila had no parias and had to pay 4 dinars. All workers stand up where they are, the Sultan's go one step clockwise, and the rondel is filled again.

learn-sabika-artisanal =
    From now on your workers walk from where they stand: clockwise, _two steps are free_, and each further step costs 1 dinar.
    You have only 1 dinar. One step further your poet can do _artisanal labour_, which brings 3 dinars.
    .title = A little money
    .tasks = Let your poet do artisanal labour on the next square.
    .hint = Choose the poet and the square right after its own, and carry out the main action.
    .done = You have 4 dinars now. Leila has been to the market.

learn-sabika-consolidate =
    Your merchant goes one step, to _consolidate_. First carry out the secondary action: silk, free of charge for a merchant. But you already have silk. So yours is _processed_ and becomes clothes, and the other silk stays on the rondel.
    Then move your ship in Fez from the left to the right. Fez has a blue tile: from now on it pays 2 dinars at the end of each round.
    .title = Consolidate
    .tasks =
        Send your merchant to the next square.
        Carry out the secondary action: your silk becomes clothes.
        Consolidate in Fez.
    .hint = The merchant goes one step. Carry out the secondary action first, then the main action in Fez.
    .done = You have an income, and clothes to export. Each player who consolidates in Fez after you gives you 1 PP and 1 dinar.

learn-sabika-storehouse =
    Your boxes are full, so expand a _storehouse_. From the construction square it is three steps to the storehouses on the right: the third one costs 1 dinar. A builder of the Sultan stands there and costs 1 more. That is 2 dinars in all.
    One of the _storehouse tiles_ there adds two boxes and gives a raw material and a dinar.
    .title = More room
    .tasks =
        Send the builder from the construction square to the storehouse square on the right, for 2 dinars.
        Put the tile with the raw material and the dinar on your first storehouse.
        Take sugar cane as a raw material.
    .hint = Send the builder on the construction square to the storehouse on the right. Choose the tile with the raw material and the dinar and your first storehouse, and then sugar cane.
    .done = You have gained 1 PP for the first tile, two more boxes, and the bonus. You can use the bonus again with later storehouse actions.

learn-sabika-major =
    Your last worker builds a _major construction_: gypsum, and up to two of wood, marble and ceramic. There are nine of them in this first era. After two rounds, the remaining ones are removed.
    Which one? The Sultan's next wish is for fountains and windows. You have a window. So build a fountain.
    .title = A fountain for the Sultan
    .tasks =
        Send your other builder to the construction square and pay 1 dinar for the third step.
        Build fountain 5.
        Use gypsum and wood.
    .hint = Go to the construction square on the lower right, choose the fountain with the number 5, and add wood.
    .done = 1 + 2 = 3 PP. With each major construction you also rise in the Sultan's favour.

learn-sabika-favour =
    The _favour track_: each step gives the bonus of the new space or of any earlier one. The first space gives 2 dinars or parias. The tribute is near, so take parias.
    Then comes the bonus of the fountain: a good and a dinar. Leave out the secondary action this time.
    .title = In the Sultan's favour
    .tasks =
        Take 2 parias and no dinars.
        Take sugar as a good.
        End your turn without a secondary action.
    .hint = Take no dinars, so that both are parias. Then take the sugar cane as a good, and end the turn.
    .done = Your blue poem has brought 1 PP and 1 paria again. The second round is over.

learn-sabika-income =
    This time you have an income: 2 dinars from Fez. There is no wish after round 2. The tribute is 3 parias, and you have 4.
    .title = The second tribute
    .tasks =
        Pay the tribute with 3 parias.
        Name yourself as the start player again.
    .hint = Three parias pay for everything. Then choose yourself.
    .done = You still lead on the paria track. The second era begins, with new major constructions.

learn-sabika-produce =
    The third round begins. Your merchant can _produce_: that brings the City Bonus of a city where you have a ship, and turns up to two of your raw materials into goods. You have sugar cane and clay.
    Fez gives any one material again. Afterwards the clay beside the square is free of charge for a merchant.
    .title = Produce
    .tasks =
        Send your merchant one step further, to produce.
        Begin with the City Bonus of Fez.
        Take a ceramic.
        Process the sugar cane and the clay.
        Carry out the secondary action: clay.
    .hint = The merchant goes one step. Choose Fez, take a ceramic, process both raw materials, and take the clay beside the square.
    .done = A ceramic, sugar and pottery in one turn. Leila has built another palace.

learn-sabika-market =
    At the _market_ you get 2 dinars and may make two transactions: buy, sell, or trade a material for its neighbour in the table. A good sells for 3 dinars.
    Your poet will soon need money and marble. So sell a sugar and buy a marble. The way costs 1 dinar, for the Sultan's builder.
    .title = The market
    .tasks =
        Send your builder from the construction square to the market, two steps further.
        Carry out the main action.
        Sell a sugar.
        Buy a marble.
        End your turn without a secondary action.
    .hint = The market is at the bottom left of the outer ring. Sell sugar, buy marble, and end the turn.
    .done = You have 7 dinars, a marble and a ceramic: enough for a great poem. Leila's poet does artisanal labour.

learn-sabika-grey =
    _Grey poems_ score at the end of the game. They cost 4 dinars, and nobody may have more than two. Grey poem E2 brings 4 PP for each pair of a major and a minor construction. You have a fountain and a window: that is one pair already.
    The other square for carving is two steps away. A poet of the Sultan stands there: 1 dinar.
    .title = A grey poem
    .tasks =
        Send your poet to the carving square at the bottom of the inner ring.
        Carve grey poem E2.
        Use marble and ceramic.
    .hint = Choose the poet and the bottom square of the inner ring, then grey poem E2, and then marble together with ceramic.
    .done = 3 + 4 = 7 PP now, and 4 PP or more at the end. Leila's merchant has taken clay.

learn-sabika-rest =
    One builder is left. But the tribute of this round is 4 parias, and you have only 1. A missing paria costs 2 dinars, and you have 2 dinars.
    A worker who has nothing good to do can _rest_: he goes back to the workshop, you gain 3 dinars and lose 1 PP. From the workshop he may go anywhere in the next round. Fez adds 2 dinars of income.
    .title = Rest
    .tasks = Let your last builder rest.
    .hint = Choose the builder that still stands, and let him rest.
    .done = 2 + 3 + 2 = 7 dinars, enough for the tribute. Leila rests as well, and the round is over.

learn-sabika-wishes =
    After round 3, all the Sultan's wishes in the tower are scored: your blue poem, your fountain and your window have brought 3 PP each.
    The tribute is 4 parias. You pay 1 paria, and 6 dinars for the other three.
    .title = Wishes again
    .tasks =
        Pay 1 paria, and dinars for the other three.
        Name yourself as the start player.
    .hint = Pay 1 paria and 3 times 2 dinars. Then choose yourself.
    .done = You have kept your seal and all of your points. Two rounds are left.

learn-sabika-end =
    40 PP to 26, and your grey poem is still to come. Here the tutorial stops. The game goes on for _two more rounds_ like those that you have played. The tribute rises to 5 and 6 parias, and after round 5 there are wishes once more and the final scoring.
    _At the end of the game_ you score the grey poems, the trade card, and the leftovers: 1 PP for each seal, good, marble and ceramic, and for every two dinars. The board always shows what you would have if the game ended now.
    Remember: _pay the tribute with parias_; _look at the wishes_ before you build or carve; _use expensive materials_, because each one scores; and _short ways_ save dinars.
    Now play a whole game. A coach tells you in each turn what matters, until you switch it off.
    .title = Your turn
