"""Sabika, by Germán P. Millán: three rondels, constructions, poems, trade by ship and tribute."""

from granada.games.sabika import moves, position
from granada.games.sabika.book import Book
from granada.games.sabika.content import CONTENT
from granada.games.sabika.setup import set_up
from granada.games.sabika.state import SabikaState
from granada.kernel.chance import Chance
from granada.kernel.errors import BadPosition, Fault
from granada.kernel.game import Game, Option
from granada.kernel.record import Header
from granada.kernel.state import Move, State

BOOK = Book(CONTENT)


class Sabika(Game):
    id = "sabika"
    edition = CONTENT.edition
    rules = 1
    player_counts = (1, 2, 3, 4)
    options = (
        Option("events", ("none", "random", "0-3", "1-2", "2-1", "3-0")),
        Option("yusuf", ("usual", "hard")),
    )

    def set_up(self, header: Header, chance: Chance) -> State:
        state = SabikaState(header, chance, BOOK)
        set_up(state)
        return state

    def restore_position(self, header: Header, chance: Chance, data: dict[str, object]) -> State:
        state = SabikaState(header, chance, BOOK)
        position.restore_position(state, data)
        if state.census() != self.set_up(header, Chance(0)).census():
            raise BadPosition(Fault.COMPONENTS_ASTRAY)
        return state

    def parse(self, state: State, text: str) -> Move:
        assert isinstance(state, SabikaState)
        return moves.parse(text, BOOK, state.board)


GAME = Sabika()
