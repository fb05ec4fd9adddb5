"""The rules. The book leaves much open; how it is read here is told in README.md."""

import re

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from granada.kernel.chance import Chance
from granada.kernel.errors import BadPosition, IllegalMove, Reason
from granada.kernel.event import Event
from granada.kernel.faults import KernelFault
from granada.kernel.game import Game
from granada.kernel.record import Header
from granada.kernel.state import Move, OpenState, State
from granada.kernel.view import PicturedView

SIZE, POINTS, MEN = 5, 25, 12
LIGHT, DARK, EMPTY = 0, 1, -1
NOBODY = -1
MOST_QUIET = 40
"""The game ends after so many moves in a row without a capture."""
NAMES = [f"{column}{row}" for row in range(1, SIZE + 1) for column in "abcde"]
SYMBOLS = {LIGHT: "○", DARK: "●", EMPTY: "·"}
DIAGONALS = ("/│", "\\│")


def _neighbours(point: int, distance: int) -> dict[int, int]:
    """The points at this distance along a line, each with the point half-way. Diagonals leave every second point."""
    row, column = divmod(point, SIZE)
    directions = [(up, right) for up in (-1, 0, 1) for right in (-1, 0, 1) if (up, right) != (0, 0)]
    found = {}
    for up, right in directions:
        there, along = row + distance * up, column + distance * right
        if (up * right == 0 or point % 2 == 0) and 0 <= there < SIZE and 0 <= along < SIZE:
            found[there * SIZE + along] = (point + there * SIZE + along) // 2
    return found


STEPS = [_neighbours(point, 1) for point in range(POINTS)]
JUMPS = [_neighbours(point, 2) for point in range(POINTS)]


class AlquerqueMove(Move):
    """Its code is the point where it starts and the point where it ends."""

    def __str__(self) -> str:
        start, end = divmod(self.code, POINTS)
        return f"{NAMES[start]}{'x' if end in JUMPS[start] else '-'}{NAMES[end]}"


class Moved(Event, frozen=True, tag="alquerque-moved"):
    seat: int
    start: str
    end: str


class Captured(Event, frozen=True, tag="alquerque-captured"):
    seat: int
    start: str
    end: str
    taken: str


DEEDS = ("alquerque-captured",)


class AlquerqueView(PicturedView, frozen=True, kw_only=True):
    light: tuple[str, ...]
    dark: tuple[str, ...]
    quiet: int


class AlquerqueState(OpenState):
    def __init__(self, header: Header, chance: Chance) -> None:
        super().__init__(header, chance)
        self.men = [EMPTY] * POINTS
        self.mover = LIGHT
        self.jumper = NOBODY
        """The point of the man that has captured and must go on."""
        self.quiet = 0
        self.is_over = False

    @property
    def deciders(self) -> tuple[int, ...]:
        return () if self.is_over else (self.mover,)

    @property
    def to_move(self) -> int | None:
        return None if self.is_over else self.mover

    @property
    def scores(self) -> tuple[int, ...]:
        """A point for each man that was captured."""
        return MEN - self.men.count(DARK), MEN - self.men.count(LIGHT)

    @property
    def winners(self) -> tuple[int, ...]:
        if not self.is_over:
            return ()
        if self.quiet < MOST_QUIET:
            return (1 - self.mover,)  # A player who has to move and cannot has lost.
        return tuple(seat for seat, score in enumerate(self.scores) if score == max(self.scores))

    def legal_codes(self, seat: i64) -> vec[i64]:
        own = [self.jumper] if self.jumper != NOBODY else [p for p in range(POINTS) if self.men[p] == seat]
        captures = [start * POINTS + end for start in own for end in self.captures(start, seat)]
        steps = [start * POINTS + end for start in own for end in STEPS[start] if self.men[end] == EMPTY]
        return vec[i64](captures or steps)

    def captures(self, start: int, seat: int) -> list[int]:
        """Where a man at this point can jump to, over a man of the other side."""
        return [end for end, over in JUMPS[start].items() if self.men[end] == EMPTY and self.men[over] == 1 - seat]

    def apply(self, code: i64, seat: i64) -> None:
        start, end = divmod(code, POINTS)
        self.men[start], self.men[end] = EMPTY, int(seat)
        if end in JUMPS[start]:
            taken = JUMPS[start][end]
            self.men[taken], self.quiet = EMPTY, 0
            self.tell(Captured(int(seat), NAMES[start], NAMES[end], NAMES[taken]))
            if self.captures(end, seat):
                self.jumper = end
                return
        else:
            self.quiet += 1
            self.tell(Moved(int(seat), NAMES[start], NAMES[end]))
        self.jumper = NOBODY
        self.mover = 1 - int(seat)
        self.is_over = self.quiet == MOST_QUIET or not self.legal_codes(self.mover)
        self.turn += not self.is_over

    def move(self, code: i64) -> Move:
        return AlquerqueMove(code)

    def explain(self, code: i64, seat: i64) -> str:
        start, end = divmod(code, POINTS)
        if self.men[start] != seat:
            return "alquerque-not-yours"
        if self.jumper != NOBODY:
            return "alquerque-must-go-on"
        return "alquerque-must-capture" if end in STEPS[start] and self.men[end] == EMPTY else "alquerque-no-way"

    def public_view(self) -> AlquerqueView:
        return AlquerqueView(
            **self.common_view(),
            picture=self.picture(),
            light=self.names(LIGHT),
            dark=self.names(DARK),
            quiet=self.quiet,
        )

    def names(self, seat: int) -> tuple[str, ...]:
        return tuple(NAMES[point] for point in range(POINTS) if self.men[point] == seat)

    def picture(self) -> tuple[str, ...]:
        lines = ["  a b c d e"]
        for row in range(SIZE):
            first = row * SIZE
            lines.append(f"{row + 1} " + "─".join(SYMBOLS[man] for man in self.men[first : first + SIZE]))
            lines.append("  │" + "".join(DIAGONALS[(first + column) % 2] for column in range(SIZE - 1)))
        return tuple(reversed(lines[:-1]))

    def clone(self) -> "AlquerqueState":
        copy = AlquerqueState(self.header, self.chance.clone())
        self.copy_common_to(copy)
        copy.men, copy.mover, copy.jumper = self.men[:], self.mover, self.jumper
        copy.quiet, copy.is_over = self.quiet, self.is_over
        return copy

    def dump_position(self) -> dict[str, object]:
        return {"men": self.men[:], "mover": self.mover, "jumper": self.jumper, "quiet": self.quiet}

    def census(self) -> dict[str, int]:
        return {"men": sum(self.scores) + POINTS - self.men.count(EMPTY)}


class Position(msgspec.Struct, forbid_unknown_fields=True):
    men: list[int]
    mover: int
    jumper: int
    quiet: int


class Alquerque(Game[AlquerqueState]):
    id = "alquerque"
    edition = "libro-1283"
    rules = 1
    player_counts = (2,)

    def set_up(self, header: Header, chance: Chance) -> AlquerqueState:
        state = AlquerqueState(header, chance)
        state.men = [LIGHT] * MEN + [EMPTY] + [DARK] * MEN
        return state

    def restore_position(self, header: Header, chance: Chance, position: dict[str, object]) -> AlquerqueState:
        data = msgspec.convert(position, Position)
        state = AlquerqueState(header, chance)
        state.men, state.mover, state.jumper, state.quiet = data.men, data.mover, data.jumper, data.quiet
        state.is_over = state.quiet >= MOST_QUIET or not state.legal_codes(state.mover)
        return state

    def check_position(self, state: State) -> None:
        assert isinstance(state, AlquerqueState)
        men = [state.men.count(side) for side in (LIGHT, DARK, EMPTY)]
        goes_on = state.jumper == NOBODY or (
            state.men[state.jumper] == state.mover and state.captures(state.jumper, state.mover)
        )
        if sum(men) != len(state.men) or len(state.men) != POINTS or max(men[:2]) > MEN or min(men) == 0:
            raise BadPosition(KernelFault.IMPOSSIBLE_PART, part="men")
        if state.mover not in (LIGHT, DARK) or not goes_on or not 0 <= state.quiet <= MOST_QUIET:
            raise BadPosition(KernelFault.IMPOSSIBLE_PART, part="mover")

    def parse(self, state: State, text: str) -> Move:
        if not re.fullmatch(r"[a-e][1-5][-x][a-e][1-5]", text):
            raise IllegalMove(Reason.NOT_UNDERSTOOD, text)
        move = AlquerqueMove(NAMES.index(text[:2]) * POINTS + NAMES.index(text[3:]))
        if str(move) != text:
            raise IllegalMove(Reason.NOT_UNDERSTOOD, text)
        return move


GAME = Alquerque()
