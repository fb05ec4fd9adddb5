game-alquerque = Alquerque
about-alquerque = The game of twelve men that King Alfonso X had written down in 1283. Jump over all men of the other side. For 2 players.
rules-alquerque =
    Each side has twelve men on the points of the board. Light begins.
    A man moves along a line to the next point if it is free, in any direction. A man captures by jumping along a line over a man of the other side to the free point behind it; it goes on jumping as long as it can. A player who can capture must.
    A player who cannot move has lost. After 40 moves in a row without a capture the game is over, and the player who has captured more has won.
notation-alquerque = Moves are written as from-to (c2-c3), captures with an x (c2xc4).
event-alquerque-moved = { $player } moves from { $start } to { $end }.
event-alquerque-captured = { $player } jumps from { $start } to { $end } and captures the man on { $taken }.
reason-alquerque-not-yours = None of your men is there.
reason-alquerque-must-go-on = The man that has captured has to go on.
reason-alquerque-must-capture = You can capture, so you must.
reason-alquerque-no-way = A man cannot go there.
deed-alquerque-captured = Men captured
alquerque-view-light = Light men (○)
alquerque-view-dark = Dark men (●)
alquerque-view-quiet = Moves without a capture
