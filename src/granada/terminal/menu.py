"""Menu: what a person can choose now, numbered through and grouped as the game sees fit."""

from dataclasses import dataclass, field

from granada.kernel import choice as kernel
from granada.kernel.state import Move

Cell = tuple[int, int]
CELL = "cell:"


@dataclass(frozen=True)
class Choice:
    """One thing to choose: it plays moves, or it leads to another menu."""

    label: str
    moves: tuple[Move, ...] = ()
    then: "Menu | None" = None
    choice: kernel.Choice | None = None
    """What is known of it, unless it leads on."""

    @property
    def cell(self) -> Cell | None:
        """Where on the board it happens, if it can be shown there."""
        places = self.choice.places if self.choice else ()
        cells = [place.removeprefix(CELL) for place in places if place.startswith(CELL)]
        if not cells:
            return None
        east, north = map(int, cells[0].split(","))
        return east, north


@dataclass(frozen=True)
class Group:
    title: str
    choices: list[Choice]


@dataclass(frozen=True)
class Menu:
    groups: list[Group] = field(default_factory=list)

    def numbered(self) -> dict[int, Choice]:
        choices = [choice for group in self.groups for choice in group.choices]
        return dict(enumerate(choices, 1))

    def marks(self) -> dict[Cell, int]:
        """The numbers to be shown on the board."""
        return {choice.cell: number for number, choice in self.numbered().items() if choice.cell is not None}
