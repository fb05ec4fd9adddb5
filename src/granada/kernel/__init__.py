"""What any game is: State, Move, Event, View, Record, Chance. Knows no game."""
