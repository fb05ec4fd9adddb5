# The tutorial of Sabika. A step has its text, ".title", and where there is something to do ".tasks", one line each,
# ".hint" after a wrong move and ".done" when all is done. The moves are in web/src/learn/lessons/sabika.txt.

learn-sabika-title = Learn Sabika

learn-sabika-welcome =
    Welcome to the court of the Nasrids. You are going to play the first two rounds of a game against Leila; the whole game has five.
    In the middle lies the _rondel_ with three rings, where your four workers walk. Below is the map with the cities overseas. Beside it you see what can be built and carved, the wishes of the Sultan, and the tribute that is due at the end of each round. Your own workshop holds your stores.
    All that you do is for _prestige points_, PP. Have a look around, then go on.
    .title = The hill called Sabika

learn-sabika-tile =
    Everybody keeps one of two starting tiles. Tile 3 gives a good, a wood and a dinar. A good can be exported at once: that is a fine beginning.
    A good is any token of the rondel, turned over. Silk becomes clothes, and the city of Fez, close by, asks for clothes.
    .title = The starting tile
    .tasks =
        Choose starting tile 3.
        Take silk from the rondel as a good: clothes.
    .hint = Tile 3 it is, and then the silk, which becomes clothes.
    .done = Your clothes and your wood lie in store boxes. You have four boxes. Leila had the higher tile, so she began: her poet has carved a poem.

learn-sabika-rondel =
    Your two _builders_ walk on the outer ring, your _merchant_ on the middle one, your _poet_ on the inner one. Each works once a round, and you decide in which order.
    At first all are in your workshop. From there they may go to any square of their ring, and the steps are free. Only other workers on the square cost something: on one of the two export squares stands a merchant of the Sultan. The other one is free.
    .title = Three rings
    .tasks = Send your merchant to the export square where nobody stands.
    .hint = Choose the merchant, and the export square at the bottom of the middle ring.
    .done = Your merchant has arrived and has lain down: that was his work for this round.

learn-sabika-export =
    Now for the main action of the square: _export_. You pay the way, 1 dinar to Fez, and put a ship there. You are first, so you get the seal. Each good brings 1 PP and 1 paria, and the same again because Fez asks for clothes.
    Then comes the City Bonus: here any one material. Ceramic is the most precious one.
    .title = Overseas
    .tasks =
        Export your clothes to Fez.
        Take a ceramic as City Bonus.
    .hint = Carry out the main action, choose Fez and your clothes, and then take a ceramic.
    .done = 2 PP, 2 parias, a seal and a ceramic. You will need the parias soon. Leila has sent a builder to the quarry.

learn-sabika-costs =
    Your poet is going to carve a poem. There are two squares for that. On one of them stands a poet of the Sultan, on the other one lies Leila's poet. Each foreign worker costs 1 dinar, whether it stands or lies.
    The square at the top is connected with a space for marble, so it is better. When you pay, you are asked whether you want to use a _seal_ in place of a dinar. Keep it: in the end it is worth 1 PP.
    .title = What a way costs
    .tasks =
        Send your poet to Leila's poet, at the top of the inner ring.
        Pay with a dinar, not with the seal.
    .hint = Choose the poet and the topmost square of the inner ring; then pay without a seal.
    .done = 1 dinar for Leila's poet. The steps were free, as your poet came from the workshop.

learn-sabika-secondary =
    On a square you may carry out the main action, a _secondary action_ beside it, or both, in any order. Here the secondary action is marble. But Leila has taken the marble already: an empty space gives gypsum or wood instead. For a poet that costs 1 dinar.
    .title = A secondary action
    .tasks =
        Carry out the secondary action and pay 1 dinar.
        Take a gypsum.
    .hint = Choose the secondary action, pay with a dinar, and take gypsum.
    .done = The gypsum will be the base of a building. Now for the main action.

learn-sabika-poems =
    A poem is carved either _blue_, for the rest of the game, or _red_, at once. The first blue one costs 1 dinar. Blue poem 5 brings 1 PP and 1 paria after each construction with wood.
    You carve into material: a base and one more. Each scores: gypsum 1, wood 2, marble 3, ceramic 4. Also, the Sultan's first wish pays for blue poems.
    .title = Carve a poem
    .tasks =
        Carve poem 5 in blue and pay 1 dinar.
        Use wood and ceramic.
    .hint = Main action, the blue half of poem 5, pay with a dinar, and then wood together with ceramic.
    .done = 2 + 4 = 6 PP, and a poem that will serve you for the whole game. Leila has built a palace.

learn-sabika-quarry =
    Your stores are nearly empty. In the _minor quarry_ a builder takes three materials, each gypsum or wood. Everything needs a box, and you have four.
    .title = The quarry
    .tasks =
        Send a builder to the minor quarry, at the top of the outer ring, and carry out the main action.
        Take one gypsum and two wood.
    .hint = The minor quarry is at the top of the outer ring. Take gypsum first, and then wood twice.
    .done = All four boxes are full. Leila lets a worker rest: 3 dinars for 1 PP.

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
    .hint = Clay, then the sugar cane as a good, then the secondary action, paid with a dinar.
    .done = Your poem about wood has answered as well: 1 PP and 1 paria. All workers have worked: the round is over.

learn-sabika-tribute =
    At the end of the round there is income first, and you have none yet. Then the Sultan's first wish: 3 PP for each blue poem, 3 for you and 3 for Leila.
    Then Castile demands the _tribute_: 2 parias this time. For each one you do not have you would pay 2 dinars, a seal or 1 PP. You have 3 parias.
    Afterwards whoever leads on the paria track names the start player.
    .title = Wishes and tribute
    .tasks =
        Pay the tribute with 2 parias.
        Name yourself as the start player.
    .hint = Two parias are enough for the whole tribute. Then choose yourself.
    .done = Leila had no parias and had to pay 4 dinars. All workers stand up where they are, the Sultan's go one step clockwise, and the rondel is filled again.

learn-sabika-artisanal =
    From now on your workers walk from where they stand: clockwise, _two steps free_, each further one 1 dinar.
    You have only 1 dinar. One step further your poet can do _artisanal labour_, which brings 3 dinars.
    .title = A little money
    .tasks = Let your poet do artisanal labour on the next square.
    .hint = Choose the poet and the square right after its own, and carry out the main action.
    .done = 4 dinars now. Leila has been to the market.

learn-sabika-consolidate =
    Your merchant goes one step, to _consolidate_. First the secondary action: silk, free of charge for a merchant. But you have silk already. So yours is _processed_ and becomes clothes, and the other silk stays on the rondel.
    Then move your ship in Fez from the left to the right. Fez has a blue tile: from now on it pays 2 dinars at the end of each round.
    .title = Consolidate
    .tasks =
        Send your merchant to the next square.
        Carry out the secondary action: your silk becomes clothes.
        Consolidate in Fez.
    .hint = The merchant goes one step; first the secondary action, then the main action in Fez.
    .done = A steady income, and clothes to export. Who consolidates in Fez after you will make you a present of 1 PP and 1 dinar.

learn-sabika-storehouse =
    Your boxes are full, so expand a _storehouse_. From the construction square it is three steps to the storehouses on the right: the third one costs 1 dinar. And a builder of the Sultan stands there: 1 more. 2 dinars in all.
    Storehouse tile S11 adds two boxes and gives a raw material and a dinar.
    .title = More room
    .tasks =
        Send the builder from the construction square to the storehouse square on the right and pay 2 dinars.
        Put tile S11 on your first storehouse.
        Take sugar cane as a raw material.
    .hint = It is the builder on the construction square who goes to the storehouse on the right. Pay with dinars, choose S11 and then sugar cane.
    .done = 1 PP for the first tile, two more boxes, and the bonus. You can use it again with later storehouse actions.

learn-sabika-major =
    Your last worker builds a _major construction_: gypsum, and up to two of wood, marble and ceramic. In this first era there are nine of them; what is not built in two rounds is gone.
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
    Then comes the bonus of the fountain: a good and a dinar. The secondary action is left out this time.
    .title = In the Sultan's favour
    .tasks =
        Take 2 parias and no dinars.
        Take sugar as a good.
        End your turn without a secondary action.
    .hint = No dinars, so that both are parias; then the sugar cane as a good; then end the turn.
    .done = Your blue poem has brought 1 PP and 1 paria again. The second round is over.

learn-sabika-income =
    This time you have an income: 2 dinars from Fez. There is no wish after round 2. The tribute is 3 parias, and you have 4.
    .title = The second tribute
    .tasks =
        Pay the tribute with 3 parias.
        Name yourself as the start player again.
    .hint = Three parias pay for everything. Then choose yourself.
    .done = You still lead on the paria track. The second era begins, with new major constructions.

learn-sabika-end =
    25 PP to 18. But that is not all: wishes are scored again after rounds 3 and 5, and then your blue poem, your fountain and your window bring 9 PP each time.
    The tutorial stops here, and the game goes on for _three more rounds_, just like the two that you have played: each worker works once, then come income, wishes, tribute and the new start player. The tribute rises to 4, 5 and 6 parias, the second era lasts until the end, and after round 5 comes the final scoring.
    _At the end of the game_ come the grey poems, the trade card, and the leftovers: 1 PP for each seal, good, marble and ceramic, and for every two dinars. The board always shows what you would have if the game ended now.
    Remember: _pay the tribute with parias_; _look at the wishes_ before you build or carve; _use expensive materials_, for each one scores; and _short ways_ save dinars.
    Now it is up to you.
    .title = Your turn
