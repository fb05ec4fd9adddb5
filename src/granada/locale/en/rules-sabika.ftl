# The rules of Sabika. A line is a paragraph, lines with "- " or "1. " are lists, and _words_ are strong.
# ".title" is the heading, ".example" is an example, ".caption" is the text below a picture or a table.

rule-sabika-title = The rules of Sabika

rule-sabika-summary =
    The game has five rounds. In each round, everybody sends out each of their four workers once: two builders on the outer ring, a merchant on the middle one, a poet on the inner one.
    _In your turn take one standing worker and let it:_
    - _Work:_ go clockwise. Two steps are free; each further step costs 1 dinar, and so does each foreign worker on the square. Carry out the main action of the square, or a secondary action beside it, or both.
    - _Rest:_ go back to the workshop. Gain 3 dinars and lose 1 PP.
    _Builders_ quarry, build, trade at the market and expand storehouses. _Merchants_ export, consolidate and produce. _Poets_ carve poems, reactivate red ones, or earn dinars.
    Materials used for building and carving score: gypsum 1 PP, wood 2, marble 3, ceramic 4.
    _At the end of each round:_ income; after rounds 1, 3 and 5 the Sultan's wishes; then the tribute of 2, 3, 4, 5 and 6 parias. For each missing paria pay 2 dinars, a seal or 1 PP.
    _At the end of the game_ grey poems, the trade card and leftovers are scored. The player with the most PP wins.
    .title = On one page

rule-sabika-goal =
    You are a noble at the court of the Nasrids, the last Muslim dynasty of Granada. The Alhambra is being built on the hill called Sabika. You build palaces, gardens and towers, and poems are carved into their walls. You send your ships overseas, because Castile demands a tribute every year.
    After five rounds the player with the most _prestige points_ (PP) wins. If several players have the most PP, the one with more constructions wins. If these are also equal, the players share the victory.
    .title = The aim of the game

rule-sabika-setup =
    1. Each raw space of the rondel has a token with its raw side up, and each marble space has a marble. With three players two raw spaces and one marble space are not used.
    2. The Sultan has workers too. With one or two players there are 4 builders, 2 merchants and 2 poets; with three players 2, 1 and 1; with four players none.
    3. Three wishes of the Sultan are drawn, one of each letter. They come into force one after the other.
    4. The displays show all major constructions (with one or two players without three of the second era), four minor constructions, two storehouse tiles on each side, minor poems (3, 4 or 5 with two, three or four players), and two grey poems for each player (four when you play alone), all of different letters.
    5. Every city gets a city tile and a seal. One trade card is drawn, the same for everybody.
    6. You begin with 5 PP, no parias, four storehouses with one store box each, a balance card, and four workers standing in the workshop.
    7. Everybody is dealt two starting tiles and secretly keeps one. The highest number begins. In turn order everybody takes dinars and the bonus of their tile.
    .title = Setting up
    .caption = The dinars at the start of the game.

rule-sabika-resources =
    _Dinars_ are money. You may have any number of them.
    _Materials_ are gypsum, wood, marble and ceramic. _Goods_ are sugar, pottery and clothes. Each of them needs a _store box_. If there is no room for something new, you may give up something else, or do without the new piece. If there is room for a material, you cannot refuse it. Pieces do not move from box to box.
    _Raw materials_ are sugar cane, clay and silk. They always come from the rondel and lie on the processing spaces of your workshop, one of each kind at most. If you gain a raw material of a kind that you have already, yours is _processed_ instead: it becomes the good and goes into a box, and the token on the rondel stays there. Sugar cane becomes sugar, clay becomes pottery, silk becomes clothes.
    If something gives you a good directly, you take any token from the rondel and turn it over at once; you may refuse this good. You always take raw materials, dinars, parias and PP. If something is no longer on the rondel, nobody can take it before the next round.
    _Seals_ come from cities. A seal pays for 1 dinar of any price, without change, or for 1 paria of tribute. Each seal that you keep is worth 1 PP at the end of the game.
    .title = Dinars, materials and goods
    .caption = The PP that each material is worth when it is used.
    .example = You have silk in your workshop and gain silk again. Your own silk becomes clothes and goes into a store box. The silk on the rondel stays where it is.

rule-sabika-rondel =
    In turn order everybody takes one standing worker and lets it work or rest. This goes on until no worker is standing. A player without a standing worker is skipped.
    _Working._ Go clockwise on the worker's ring to another square and pay for the way. The worker lies down there. Then carry out the main action of the square, or a secondary action that is connected with it, or both, in any order, but one after the other.
    From the workshop a worker goes to any square of its ring, and the steps cost nothing. Your two builders never stand on the same square.
    You may only go where at least one action is possible with what you have left after paying.
    _Resting._ The worker lies down in the workshop. Gain 3 dinars and lose 1 PP. You can always rest.
    .title = The rondel
    .caption = Outer ring for builders, middle ring for merchants, inner ring for poets.

rule-sabika-costs =
    - Two steps are free. Each further step costs 1 dinar. The worker must end on a different square from the one it left.
    - Each foreign worker on the square that you go to costs 1 dinar, whether it stands or lies. The Sultan's workers count as foreign. Squares that you only pass do not cost extra.
    - A secondary action may also have a cost.
    .title = The price of the way
    .caption = Three steps: two are free, the third one costs 1 dinar.
    .example = Your builder goes three steps to a square where a worker of the Sultan and one of Leila stand. You pay 1 dinar for the third step and 2 for the workers: 3 dinars.

rule-sabika-secondary =
    There are spaces between the rings. Each is connected with a square on either side.
    - _Raw materials_, between the outer and the middle ring: take the token that lies there. If the space is empty, process one of your own raw materials instead.
    - _Marble_, between the middle and the inner ring: take the marble. If the space is empty, take a gypsum or a wood instead.
    If a square is connected with one of each, choose one of them. Empty spaces are filled again at the end of the round.
    .title = Secondary actions
    .caption = The costs of a secondary action.

rule-sabika-quarries =
    _Minor quarry:_ take three materials, each gypsum or wood as you like.
    _Major quarry:_ take three materials, each wood or marble as you like.
    .title = Quarries

rule-sabika-storehouses =
    Do one of these two:
    - _Expand:_ put one of the two tiles beside your square on one of your storehouses. It adds store boxes. For the first tile on a storehouse you gain 1 PP, for the second 2 PP; a third is not possible. Then take the bonus of the new tile.
    - _Use:_ take the bonus of one of your storehouse tiles. The bonus of a tile under another one is hidden and cannot be used any more; its boxes stay.
    .title = Storehouses
    .caption = A storehouse has one box of its own. Tiles add boxes; only the topmost tile can be used.

rule-sabika-market =
    Gain 2 dinars. Then you may make up to two transactions: buy a piece, sell a piece, or trade a material for the one above or below it in the table. Raw materials are bought from the rondel.
    .title = The market
    .caption = Prices in dinars. Trading up costs nothing, trading down brings a dinar.
    .buy = buy
    .sell = sell
    .up = trade up
    .down = trade down
    .example = You gain 2 dinars, sell a good for 3, and trade a marble for a ceramic.

rule-sabika-construction =
    Build a _major_ or a _minor_ construction.
    Before that, once a turn, you may pay 1 dinar to have the four minor cards replaced by new ones. You gain 1 PP for it. You may do that only if a construction is possible with the cards that are there now.
    Materials that are used for the same construction must be of different kinds. They go back to the supply and score: gypsum 1 PP, wood 2, marble 3, ceramic 4.
    .title = Construction

rule-sabika-major =
    Use one gypsum and, if you like, up to two more materials: wood, marble, ceramic, each of them once. Score them.
    Then take any tile of the current era: a palace, a fountain or a door. Go one step on the favour track, and take the bonus of the tile.
    The first era is rounds 1 and 2. After it, its remaining tiles are removed from the game.
    .title = Major constructions
    .example = With gypsum, marble and ceramic you score 1 + 3 + 4 = 8 PP.

rule-sabika-minor =
    Use the material printed on the card, its base, and, if you like, up to two more of other kinds. Score them.
    Then put the card, a garden, a tower or a window, at the left or at the right end of your row, which begins with your balance card. Each card has half an artwork on its left edge and on its right edge. If the two halves that meet have the same colour, they are a _balance_.
    The right half of the balance card takes any colour that meets it. So the first card that you put to the right of it is always a balance.
    .title = Minor constructions
    .caption = The balance card is framed. On the left azure meets azure, on the right the wild half takes the colour of its neighbour: two balances. Amber and violet do not match.

rule-sabika-balances =
    A balance gives you the bonus of its colour at once. If there is a choice and only one part is possible, you get that part.
    .title = Balances and their bonuses
    .caption = The bonus of each colour.

rule-sabika-favour =
    Your favour token begins at the fountain. Each step gives you the bonus of the space you come to _or_ of any space before it.
    If you reach the last space or are already on it, the step gives you 1 PP and the bonus of any earlier space.
    .title = The Sultan's favour
    .caption = The spaces of the favour track.

rule-sabika-trade =
    The map shows Granada and nine cities in three regions: the Maghreb, Europe and the Near East. Each city has a tile with three things:
    - the goods that it _asks for_;
    - its _City Bonus_;
    - its effect when you _consolidate_ there. A _blue_ tile gives an income at the end of every round, a _red_ one an action at once.
    You have nine ships, one for each city at most. Ships that have come to export are on the left of a city. Ships that have consolidated are on the right.
    The _trade card_ says which ships or cities score for everybody at the end of the game.
    .title = The map and the trade
    .caption = The routes with their prices. The price of a way is the sum of its routes.

rule-sabika-export =
    1. Choose a city where you have no ship, pay for the cheapest way there from Granada or from any city where you have a ship, and put a ship to its left.
    2. If the city still has a seal, take it.
    3. Export one or two goods. Each is worth 1 PP and 1 paria, and 1 PP and 1 paria more if the city asks for it.
    4. Take the City Bonus.
    .title = Export
    .example = You have a ship in Florence and export sugar and clothes to Ragusa, which asks for clothes. The way costs 2 dinars. Sugar brings 1 PP and 1 paria, clothes bring 2 PP and 2 parias.

rule-sabika-consolidate =
    Move one of your ships from the left of its city to the right. Everybody who has consolidated there before gains 1 PP and 1 dinar.
    If the tile of the city is red, carry out its action at once. If it is blue, you get its income at the end of every round from now on, the last one included.
    .title = Consolidate

rule-sabika-produce =
    Take the City Bonus of one city where you have a ship, and process up to two raw materials: either or both, in any order.
    .title = Produce

rule-sabika-poems =
    Pay for the poem, use a base of gypsum, wood or marble and, if you like, one more material of another kind, ceramic included. The materials score as usual.
    A minor poem has a blue and a red half: you carve one of them.
    - _Blue_ poems work for the rest of the game, from your next action on. If you carve one during another action, for instance as the bonus of a balance or of a red city, it pays nothing for that action.
    - _Red_ poems have their effect once, at once.
    - _Grey_ poems are scored at the end of the game. You may have two at most.
    .title = Carving poems
    .caption = Each poem of a colour makes the next one of this colour 1 dinar more expensive.
    .example = You have one blue poem. The next blue one costs 2 dinars. With wood and ceramic you score 2 + 4 = 6 PP.

rule-sabika-reactivate =
    _Reactivate:_ carry out the effect of one of your red poems again.
    _Artisanal labour:_ gain 3 dinars, and 1 more for every two poems that you have. The colours do not matter.
    .title = Reactivating and artisanal labour

rule-sabika-round-end =
    1. _Income_, in turn order: blue cities where you have consolidated, and blue poems that say so.
    2. _Wishes_, after rounds 1, 3 and 5.
    3. _Tribute_, in turn order.
    4. _Events_, only in the advanced game, after rounds 2 and 4.
    5. _Workers:_ all stand up where they are. The Sultan's workers go one step clockwise.
    6. _Refill:_ empty raw and marble spaces, minor constructions, minor poems and storehouse tiles.
    7. _Start player:_ the leader on the paria track names one.
    8. _New era_, after round 2: the remaining major constructions of the first era are removed from the game.
    .title = The end of a round

rule-sabika-wishes =
    The Sultan has three wishes. The first comes into force after round 1, the second after round 3, the third after round 5. Each time, everybody scores all wishes that are in force. So the first wish counts three times, the second twice, the third once.
    One wish has the letter A and is about buildings: each kind of building that you have scores once, even if you have several of it. One wish has the letter B and is about trade: cities with ships, consolidated cities, or seals. One wish has the letter C and is about poems: blue ones, red ones, or all.
    .title = The Sultan's wishes
    .caption = The nine wishes. Each game has one of each letter.
    .example = The first wish is 3 PP for each blue poem. With one blue poem in round 1 and two by round 3 and 5 you gain 3 + 6 + 6 = 15 PP.

rule-sabika-parias =
    Parias are steps on the paria track. You gain them by exporting and by many bonuses, and you pay the tribute with them.
    The leader on the track after the tribute names the next start player. If several players are on the same space, the last one to arrive leads.
    .title = Parias

rule-sabika-tribute =
    At the end of each round Castile demands parias, more from round to round. For each paria you either go one step back on the paria track, or pay 2 dinars, or a seal, or lose 1 PP. You may mix as you like.
    .title = The tribute
    .caption = The end of each of the five rounds.
    .example = After round 3 four parias are due. You go two steps back, pay 2 dinars for the third and lose 1 PP for the fourth.

rule-sabika-events =
    In the advanced game three events are drawn. One is active from the start, and you know the next one in advance. After rounds 2 and 4, the next one becomes active.
    There are 14 events: 1 to 5 are good, 6 to 14 are bad. Before the game you choose whether to play with events: random ones, a mix of good and bad ones, or three that you name.
    _Event 4:_ a major construction still needs gypsum as its base.
    _Event 14:_ the dinar is due after the parias. If you have a seal and no dinar, you choose: the seal or 1 PP.
    .title = Events
    .caption = The effect of each event while it is active.

rule-sabika-final =
    After round 5 there are income, wishes and tribute as usual. Then:
    1. Everybody scores their own grey poems. A poem about a _majority_ brings 14, 9 or 6 PP for first, second or third place. Tied players get the PP of the place below. With two players it brings 14 PP if you alone have the most, and otherwise 6.
    2. Everybody scores the trade card.
    3. Leftovers: 1 PP for each seal, good, marble and ceramic, and 1 PP for every two dinars.
    The player with the most PP wins. If several players have the most PP, the one with more constructions of both kinds wins. If these are also equal, the players share the victory.
    .title = The final scoring

rule-sabika-notes =
    Most cards need no explanation. These cards have notes. If a card gives you an action, the action has its usual price; if it is impossible, it is lost.
    .title = Notes on single cards
    .caption = The text of the card, and a note below it.

rule-sabika-note-blue-1 = The dinars also come at the end of the game; the PP do not, because no start player is named then. You also gain them if you were start player before.
rule-sabika-note-red-4 = The tile stays where it is, and you go no step on the favour track.
rule-sabika-note-blue-5 = Once for each construction. The amount of wood does not matter.
rule-sabika-note-blue-10 = The base counts as well.
rule-sabika-note-red-14 = You may also export nothing. The seal stays there for the next player who exports to this city. The ship may be consolidated later.
rule-sabika-note-blue-16 = A good goes there only when you gain it. The boxes count as store boxes for everything, also for the grey poems B1 and B2.
rule-sabika-note-red-17 = Your ship may be on the left or on the right of the city.
rule-sabika-note-blue-20 = For a good that the city asks for there is 1 PP and 1 paria more, as usual.
rule-sabika-note-grey-A1 = The poem itself counts. The same goes for A2 and A3.
rule-sabika-note-grey-F1 = Dinars are compared before they become PP. This poem is not in the game when you play alone.
rule-sabika-note-grey-H4 = The group need not be a single path. Ships in Florence, Venice, Ragusa, Constantinople and Cairo are one group of five, because Ragusa links all of them. A ship in Algiers belongs to the group only if there is another one in Tunis, because Granada links nothing.
rule-sabika-note-trade-6 = The note on the grey poem H4 applies here, too.

rule-sabika-yusuf =
    If you play alone, you play against Yusuf. Everything is set up as for two, without the grey poem F1, which compares dinars. Yusuf has no resources; he begins each game and has a consolidated ship in the city nearest to Granada that fits the trade card, and its seal. With the trade cards 6, 7 and 8, every city fits for this ship and for consolidating.
    _His turn._ A tile shows which of his workers goes. A card shows where the worker goes, what Yusuf does, and what he gains. He pays nothing. Some cards also remove the raw material or the marble beside the square.
    - _Major construction:_ in the current era, he takes the highest number of a kind that the Sultan wishes for, otherwise the highest number of all. He goes a step on the favour track but takes no bonus.
    - _Minor construction:_ he takes the first card of a kind that the Sultan wishes for, otherwise the first card of all. The order is the right column from the top, then the left one. In the display these are the third and the fourth card, then the first and the second.
    - _Storehouse:_ he takes the tile with more boxes of the two beside him. If both have the same number, he takes the nearer one, which is the first of the two in the display. If there is none, he takes one of the other side in the same way. The tile gives him boxes, but no bonus.
    - _Export:_ he exports to the nearest city that fits the trade card and still has its seal; if there is none, to the nearest that fits; else to the nearest with a seal; else to the nearest. He takes the seal but no bonus.
    - _Consolidate:_ he consolidates in a city that fits the trade card and where he has a ship on the left. If there is none, he leaves the action out. If you consolidate there after him, he gains 2 PP. He pays you as usual.
    - _Carve:_ by turns he takes the minor poem with the highest number and a grey one, the last by letter; two grey ones at most. His minor poems have no effect.
    If he finds nothing for an action, he leaves it out, but he still gains what the card gives. Where several cities are equally good for him, you decide. If both his builders are standing, the one with the shorter way goes. If his other builder is already on the square, he draws another card.
    _At the end of a round_ he has no income. He loses PP for the tribute that he cannot pay in parias. Each of his minor poems counts as blue and as red for wishes; for the grey poem A3 two of them and a grey one make a set. Each of his minor constructions counts as a balance. At the end of the game, only his seals count as leftovers. Events do not affect him. The leader on the paria track names the start player; Yusuf names himself.
    _How hard?_ Without events; with a good one and two bad ones; with three bad ones; or with 10 PP for Yusuf at the start instead of 5. You win if you have more PP than he has. If the PP are equal, more constructions of both kinds win. If these are also equal, you share the victory, and that counts as a win.
    .title = Alone against Yusuf

rule-sabika-walk-free = free
rule-sabika-walk-price = 1 din.
rule-sabika-raw = raw material
rule-sabika-good = good
rule-sabika-nth-poem =
    { $n ->
        [1] first
        [2] second
       *[other] third
    }
rule-sabika-poem-blue = blue
rule-sabika-poem-red = red
rule-sabika-poem-grey = grey
rule-sabika-trade-card = trade card { $n }
rule-sabika-turn-order = in turn order
rule-sabika-first-dinars = dinars
rule-sabika-after-round = after round
rule-sabika-track-tribute = tribute in parias
rule-sabika-track-wish = wishes are scored
rule-sabika-track-event = new event
rule-sabika-track-era = new era
