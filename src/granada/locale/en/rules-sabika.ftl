# The rules of Sabika. A line is a paragraph, lines with "- " or "1. " are lists, and _words_ are strong.
# ".title" is the heading, ".example" an example, ".caption" what a picture or a table shows.

rule-sabika-title = The rules of Sabika

rule-sabika-summary =
    Five rounds. In each of them everybody sends out each of four workers once: two builders on the outer ring, a merchant on the middle one, a poet on the inner one.
    _In your turn take one standing worker and let it:_
    - _Work:_ go clockwise, two steps free, each further one 1 dinar, and 1 dinar for each foreign worker on the square. Carry out the main action of the square, or a secondary action beside it, or both.
    - _Rest:_ back to the workshop. Gain 3 dinars and lose 1 PP.
    _Builders_ quarry, build, trade at the market and expand storehouses. _Merchants_ export, consolidate and produce. _Poets_ carve poems, reactivate red ones, or earn dinars.
    Materials used for building and carving score: gypsum 1 PP, wood 2, marble 3, ceramic 4.
    _At the end of each round:_ income; after rounds 1, 3 and 5 the Sultan's wishes; then the tribute of 2, 3, 4, 5 and 6 parias. For each missing paria pay 2 dinars, a seal or 1 PP.
    _In the end_ grey poems, the trade card and leftovers are scored. Most PP win.
    .title = On one page

rule-sabika-goal =
    You are a noble at the court of the Nasrids, the last Muslim dynasty of Granada. On the hill called Sabika the Alhambra is being built: you erect palaces, gardens and towers, have poems carved into their walls, and send your ships overseas, for Castile demands a tribute every year.
    After five rounds whoever has the most _prestige points_ (PP) wins. If PP are equal, the one with more constructions wins; who is still equal shares the victory.
    .title = The aim of the game

rule-sabika-setup =
    1. On each raw space of the rondel lies a token with its raw side up, on each marble space a marble. With three players two raw spaces and one marble space are not used.
    2. The Sultan has workers too. With one or two players there are 4 builders, 2 merchants and 2 poets; with three players 2, 1 and 1; with four players none.
    3. Three wishes of the Sultan are drawn, one of each letter. They will come into force one after the other.
    4. On display lie all major constructions (with one or two players without three of the second era), four minor constructions, two storehouse tiles on each side, minor poems (3, 4 or 5 with two, three or four players), and two grey poems for each player (four when you play alone), all of different letters.
    5. Every city gets a city tile and a seal. One trade card is drawn, the same for everybody.
    6. You begin with 5 PP, no parias, four storehouses with one store box each, a balance card, and four workers standing in the workshop.
    7. Everybody is dealt two starting tiles and secretly keeps one. The highest number begins. In turn order everybody takes dinars and what the tile gives.
    .title = Setting up
    .caption = The dinars with which everybody begins.

rule-sabika-resources =
    _Dinars_ are money. You may have as many as you like.
    _Materials_ are gypsum, wood, marble and ceramic. _Goods_ are sugar, pottery and clothes. Each of them needs a _store box_. If there is no room for something new, you may give up something else, or do without the new piece. A material for which there is room cannot be refused. Nothing is moved from box to box.
    _Raw materials_ are sugar cane, clay and silk. They always come from the rondel and lie on the processing spaces of your workshop, one of each kind at most. If you gain a raw material of a kind that you have already, yours is _processed_ instead: it becomes the good and goes into a box, and the token on the rondel stays there. Sugar cane becomes sugar, clay becomes pottery, silk becomes clothes.
    If something gives you a good directly, you take any token from the rondel and turn it over at once; this good you may refuse. Raw materials, dinars, parias and PP are always taken. What does not lie on the rondel cannot be taken before the next round.
    _Seals_ come from cities. A seal pays for 1 dinar of any price, without change, or for 1 paria of tribute. What you keep is worth 1 PP in the end.
    .title = Dinars, materials and goods
    .caption = What each material is worth when it is used, in PP.
    .example = You have silk in your workshop and gain silk again. Your own silk becomes clothes and goes into a store box. The silk on the rondel stays where it is.

rule-sabika-rondel =
    In turn order everybody takes one standing worker and lets it work or rest. This goes on until nobody has a worker standing. Who has none is passed over.
    _Working._ Go clockwise on the worker's ring to another square and pay for the way. The worker lies down there. Then carry out the main action of the square, or a secondary action that is connected with it, or both, in any order, but one after the other.
    From the workshop a worker goes to any square of its ring, and the steps cost nothing. Your two builders never stand on the same square.
    You may only go where at least one action is possible with what you have left after paying.
    _Resting._ The worker lies down in the workshop. Gain 3 dinars and lose 1 PP. That is always possible.
    .title = The rondel
    .caption = Outer ring for builders, middle ring for merchants, inner ring for poets.

rule-sabika-costs =
    - Two steps are free. Each further step costs 1 dinar. The worker must end on another square than the one it left.
    - Each foreign worker on the square that you go to costs 1 dinar, whether it stands or lies. The Sultan's workers count as foreign. Squares that you only pass cost nothing extra.
    - Then a secondary action may cost something, too.
    .title = The price of the way
    .caption = Three steps: two are free, the third one costs 1 dinar.
    .example = Your builder goes three steps to a square where a worker of the Sultan and one of Leila stand. You pay 1 dinar for the third step and 2 for the workers: 3 dinars.

rule-sabika-secondary =
    Between the rings lie spaces that are connected with a square on either side.
    - _Raw materials_, between the outer and the middle ring: take the token that lies there. If the space is empty, process one of your own raw materials instead.
    - _Marble_, between the middle and the inner ring: take the marble. If the space is empty, take a gypsum or a wood instead.
    If a square is connected with one of each, choose one of them. Empty spaces are filled again at the end of the round.
    .title = Secondary actions
    .caption = What a secondary action costs.

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
    Before that, once a turn, you may pay 1 dinar to have the four minor cards replaced by new ones. You gain 1 PP for it. You may only do that if a construction is possible with the cards that lie there now.
    Materials that are used for the same construction must be of different kinds. They go back to the supply and score: gypsum 1 PP, wood 2, marble 3, ceramic 4.
    .title = Construction

rule-sabika-major =
    Use one gypsum and, if you like, up to two more materials: wood, marble, ceramic, each of them once. Score them.
    Then take any tile of the current era: a palace, a fountain or a door. Go one step on the favour track, and take the bonus of the tile.
    The first era is rounds 1 and 2. What is left of it then goes out of the game.
    .title = Major constructions
    .example = With gypsum, marble and ceramic you score 1 + 3 + 4 = 8 PP.

rule-sabika-minor =
    Use the material printed on the card, its base, and, if you like, up to two more of other kinds. Score them.
    Then put the card, a garden, a tower or a window, at the left or at the right end of your row, which begins with your balance card. On the left and right edge of each card is half an artwork. If the two halves that meet have the same colour, that is a _balance_.
    The right half of the balance card takes whatever colour meets it. So the first card that you put to the right of it is always a balance.
    .title = Minor constructions
    .caption = The balance card is framed. On the left azure meets azure, on the right the wild half takes the colour of its neighbour: two balances. Amber and violet do not match.

rule-sabika-balances =
    A balance gives you the bonus of its colour at once. Where there is a choice and only one part is possible, you get that part.
    .title = Balances and their bonuses
    .caption = The bonus of each colour.

rule-sabika-favour =
    Your favour token begins at the fountain. Each step gives you the bonus of the space you come to _or_ of any space before it.
    If you reach the last space, or are on it already, the step gives you 1 PP and the bonus of any earlier space.
    .title = The Sultan's favour
    .caption = The spaces of the favour track.

rule-sabika-trade =
    The map shows Granada and nine cities in three regions: the Maghreb, Europe and the Near East. Each city has a tile with three things:
    - the goods that it _asks for_;
    - its _City Bonus_;
    - what it gives when you _consolidate_ there. A _blue_ tile gives an income at the end of every round, a _red_ one an action at once.
    You have nine ships, one for each city at most. On the left of a city lie ships that have come to export, on the right those that have consolidated.
    The _trade card_ says which ships or cities score for everybody at the end of the game.
    .title = The map and the trade
    .caption = The routes with their prices. Way by way they are added up.

rule-sabika-export =
    1. Choose a city where you have no ship, pay the cheapest way there from Granada or from any city where you have a ship, and put a ship to its left.
    2. If there is still a seal, take it.
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
    - _Blue_ poems work for the rest of the game, from your next action on. One that you carve inside an action, as the bonus of a balance or of a red city for instance, pays nothing for that action.
    - _Red_ poems have their effect once, at once.
    - _Grey_ poems are scored at the end of the game. You may have two at most.
    .title = Carving poems
    .caption = Each poem of a colour makes the next one of this colour 1 dinar dearer.
    .example = You have one blue poem. The next blue one costs 2 dinars. With wood and ceramic you score 2 + 4 = 6 PP.

rule-sabika-reactivate =
    _Reactivate:_ carry out the effect of one of your red poems again.
    _Artisanal labour:_ gain 3 dinars, and 1 more for every two poems that you have, whatever their colours.
    .title = Reactivating and artisanal labour

rule-sabika-round-end =
    1. _Income_, in turn order: blue cities where you have consolidated, and blue poems that say so.
    2. _Wishes_, after rounds 1, 3 and 5.
    3. _Tribute_, in turn order.
    4. _Events_, only in the advanced game, after rounds 2 and 4.
    5. _Workers:_ all stand up where they are. The Sultan's workers go one step clockwise.
    6. _Refill:_ empty raw and marble spaces, minor constructions, minor poems and storehouse tiles.
    7. _Start player:_ whoever leads on the paria track names one.
    8. _New era_, after round 2: what is left of the major constructions of the first era goes out of the game.
    .title = The end of a round

rule-sabika-wishes =
    The Sultan has three wishes. The first comes into force after round 1, the second after round 3, the third after round 5. Each time all wishes that are in force are scored for everybody: so the first one counts three times, the second twice, the third once.
    One wish is of the letter A and about buildings: a kind of building that you have scores once, however many you have of it. One is of the letter B and about trade: cities with ships, consolidated cities, or seals. One is of the letter C and about poems: blue ones, red ones, or all.
    .title = The Sultan's wishes
    .caption = The nine wishes, of which each game has one of each letter.
    .example = The first wish is 3 PP for each blue poem. With one blue poem in round 1 and two by round 3 and 5 you gain 3 + 6 + 6 = 15 PP.

rule-sabika-parias =
    Parias are steps on the paria track. You gain them by exporting and by many bonuses, and you pay the tribute with them.
    Whoever is in front on the track after the tribute names the next start player. If several are on the same space, the one who came there last leads.
    .title = Parias

rule-sabika-tribute =
    At the end of each round Castile demands parias, more from round to round. For each paria you either go one step back on the paria track, or pay 2 dinars, or a seal, or lose 1 PP. You may mix as you like.
    .title = The tribute
    .caption = What happens at the end of the five rounds.
    .example = After round 3 four parias are due. You go two steps back, pay 2 dinars for the third and lose 1 PP for the fourth.

rule-sabika-events =
    In the advanced game three events are drawn. One is active from the start, the next one is known in advance; after rounds 2 and 4 the next one becomes active.
    There are 14 events: 1 to 5 are good, 6 to 14 are bad. Before the game you choose whether to play with events: random ones, a mix of good and bad ones, or three that you name.
    _Event 4:_ a major construction still needs gypsum as its base.
    _Event 14:_ the dinar is due after the parias. If you have a seal and no dinar, you choose: the seal or 1 PP.
    .title = Events
    .caption = What holds while an event is active.

rule-sabika-final =
    After round 5 there are income, wishes and tribute as usual. Then:
    1. Everybody scores their own grey poems. A poem about a _majority_ brings 14, 9 or 6 PP for first, second or third place. Who ties is paid for the place below. With two players it is 14 PP if you are alone in front, and otherwise 6.
    2. Everybody scores the trade card.
    3. Leftovers: 1 PP for each seal, good, marble and ceramic, and 1 PP for every two dinars.
    Most PP win. Among equals more constructions of both kinds decide; who is still equal shares the victory.
    .title = The final scoring

rule-sabika-notes =
    Most cards say all that there is to know. Of these there is more to say. If a card gives you an action, the action has its usual price; if it is impossible, it is lost.
    .title = Notes on single cards
    .caption = What the card says, and below it what else is to be known.

rule-sabika-note-blue-1 = The dinars also come at the end of the game; the PP do not, as no start player is named then. You also gain them if you were start player before.
rule-sabika-note-red-4 = The tile stays where it is, and you go no step on the favour track.
rule-sabika-note-blue-5 = Once for each construction, however much wood it uses.
rule-sabika-note-blue-10 = The base counts as well.
rule-sabika-note-red-14 = You may also export nothing. The seal stays there for the next player who exports to this city. The ship may be consolidated later.
rule-sabika-note-blue-16 = A good goes there only when you gain it. The boxes count as store boxes for everything, also for the grey poems B1 and B2.
rule-sabika-note-red-17 = Your ship may be on the left or on the right of the city.
rule-sabika-note-blue-20 = For a good that the city asks for there is 1 PP and 1 paria more, as usual.
rule-sabika-note-grey-A1 = The poem itself counts, as also with A2 and A3.
rule-sabika-note-grey-F1 = Dinars are compared before they become PP. This poem is not in the game when you play alone.
rule-sabika-note-grey-H4 = The group need not be a single path. Ships in Florence, Venice, Ragusa, Constantinople and Cairo are one group of five, as all of them are linked by way of Ragusa. A ship in Algiers belongs to it only with another one in Tunis, as Granada links nothing.
rule-sabika-note-trade-6 = The same holds as for the grey poem H4.

rule-sabika-yusuf =
    Alone you play against Yusuf. Everything is set up as for two, without the grey poem F1, which compares dinars. Yusuf has no resources; he begins each game and has a consolidated ship in the city nearest to Granada that fits the trade card, and its seal. With the trade cards 6, 7 and 8 every city fits for this ship, and also where he consolidates.
    _His turn._ A tile says which of his workers goes, a card says where, what he does, and what he gains. He pays nothing. Some cards also remove the raw material or the marble beside the square.
    - _Major construction:_ of the current era, the highest number of a kind that the Sultan wishes for, otherwise the highest number of all. He goes a step on the favour track but takes no bonus.
    - _Minor construction:_ the first card of a kind that the Sultan wishes for, otherwise the first card of all; the right column from the top, then the left one. In the display these are the third and the fourth card, then the first and the second.
    - _Storehouse:_ of the two tiles beside him the one with more boxes; of two with equally many the nearer one, which is the first of the two in the display. If there is none, one of the other side in the same way. It gives him boxes, no bonus.
    - _Export:_ to the nearest city that fits the trade card and still has its seal; if there is none, to the nearest that fits; else to the nearest with a seal; else to the nearest. He takes the seal but no bonus.
    - _Consolidate:_ in a city that fits the trade card and where he has a ship on the left; if there is none, he leaves it out. If you consolidate there after him, he gains 2 PP. He pays you as usual.
    - _Carve:_ by turns the minor poem with the highest number and a grey one, the last by letter, two grey ones at most. His minor poems have no effect.
    If he finds nothing for an action, he leaves it out, and still gains what the card gives. Where several cities are equally good for him, you decide. Of two standing builders the one with the shorter way goes. If his other builder is already on the square, he draws another card.
    _At the end of a round_ he has no income. What he cannot pay of the tribute in parias costs him PP. Each of his minor poems counts as blue and as red for wishes; for the grey poem A3 two of them and a grey one make a set. Each of his minor constructions counts as a balance. At the end of the game only his seals are left over. Events do not concern him. Whoever leads on the paria track decides who begins; Yusuf names himself.
    _How hard?_ Without events; with a good one and two bad ones; with three bad ones; or with 10 PP for Yusuf at the start instead of 5. You win if you have more PP than he. If you have equally many, more constructions of both kinds decide; if these are equal, too, you share the victory, and that counts as won.
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
