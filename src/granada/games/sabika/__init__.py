"""Sabika, by Germán P. Millán: three rondels, constructions, poems, trade by ship and tribute."""

from functools import lru_cache
from hashlib import sha256

import msgspec

from granada.games.sabika import moves, position
from granada.games.sabika.book import Book
from granada.games.sabika.content import CONTENT, Content, read
from granada.games.sabika.effects import Node
from granada.games.sabika.impossible import impossible_part
from granada.games.sabika.setup import set_up
from granada.games.sabika.state import SabikaState
from granada.kernel.chance import Chance
from granada.kernel.errors import BadPosition
from granada.kernel.faults import KernelFault
from granada.kernel.game import Game, Option
from granada.kernel.record import Header
from granada.kernel.state import Move, State

DIGITS = 12
"""The digits of the SHA-256 of an edition file that a record names it by."""
EDITIONS_KEPT = 8


class Sabika(Game[SabikaState]):
    id = "sabika"
    rules = 2
    player_counts = (1, 2, 3, 4)
    options = (
        # None, any, so many good and bad ones, or three by their numbers in the order in which they come.
        Option(
            "events",
            ("none", "random", "0-3", "1-2", "2-1", "3-0"),
            pattern=r"\d{1,2},\d{1,2},\d{1,2}",
            example="3,7,12",
        ),
        Option("yusuf", ("usual", "hard"), player_counts=(1,)),
    )

    def __init__(self, content: Content, edition: str) -> None:
        self.book = Book(content)
        self.content = content
        self.edition = edition
        self._full_sets: dict[int, dict[str, int]] = {}

    def with_edition(self, text: str) -> Game:
        return edition(text)

    def printed(self) -> object:
        return _written(self.content)

    def set_up(self, header: Header, chance: Chance) -> SabikaState:
        state = SabikaState(header, chance, self.book)
        set_up(state)
        return state

    def restore_position(self, header: Header, chance: Chance, data: dict[str, object]) -> SabikaState:
        state = SabikaState(header, chance, self.book)
        position.restore_position(state, data)
        return state

    def check_position(self, state: State) -> None:
        assert isinstance(state, SabikaState)
        if state.census() != self._full_set(state.header):
            raise BadPosition(KernelFault.COMPONENTS_ASTRAY)
        if part := impossible_part(state):
            raise BadPosition(KernelFault.IMPOSSIBLE_PART, part=part)

    def _full_set(self, header: Header) -> dict[str, int]:
        """The components of a game with so many players."""
        if header.players not in self._full_sets:
            self._full_sets[header.players] = self.set_up(header, Chance(0)).census()
        return self._full_sets[header.players]

    def parse(self, state: State, text: str) -> Move:
        assert isinstance(state, SabikaState)
        return moves.parse(text, self.book, state.board)


def _written(value: object) -> object:
    """Effects as their texts. They are structures of their own, which nothing but a hand can tell from the others."""
    match value:
        case Node():
            return str(value)
        case msgspec.Struct():
            return {field: _written(getattr(value, field)) for field in value.__struct_fields__}
        case tuple():
            return [_written(part) for part in value]
    return value


@lru_cache(EDITIONS_KEPT)
def edition(text: str) -> Sabika:
    """The game with the components of an edition file, or BadContent with everything that is wrong with the file."""
    content = read(text)
    return Sabika(content, f"{content.edition}+{sha256(text.encode()).hexdigest()[:DIGITS]}")


GAME = Sabika(CONTENT, CONTENT.edition)
