"""Kinds of tasks on the stack of the State.

A kind is declared once, by a subclass of Kind in the module of its action: what works on it, what can be decided, when
it is possible, its name and the words of its question. Everything else follows from that. docs/tasks.md explains how to
add one.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from granada.kernel.choice import Message

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

TASK: Final[i64] = 5
"""The numbers of a task: its kind, its seat, two figures, and the source of the PP that it may bring."""
SEAT_AT: Final[i64] = 1
FIGURE_AT: Final[i64] = 2
OTHER_AT: Final[i64] = 3
SOURCE_AT: Final[i64] = 4

# Where a task can lie on the stack while a decision is made.
NOWHERE: Final[i64] = 0
ON_TOP: Final[i64] = 1
UNDER_PAYMENT: Final[i64] = 2
"""It waits for a payment and for nothing else."""
UNDER_OTHERS: Final[i64] = 4
FRAME: Final[i64] = 8
"""Below all others: the course of a turn, or of the end of a round."""
WHEREVER: Final[i64] = ON_TOP | UNDER_PAYMENT | UNDER_OTHERS

# Parts of the board where a person looks for a decision.
RONDEL_PART: Final = "rondel"
MAP_PART: Final = "map"
DISPLAYS_PART: Final = "displays"
WORKSHOP_PART: Final = "workshop"
PLAYERS_PART: Final = "players"

# Forms of words.
AS_DINARS: Final = "say sabika-amount-dinar"
AS_PARIAS: Final = "say sabika-amount-paria"
NO_WORDS: Final[dict[str, str]] = {}
OF_COMPONENT: Final = {"component": "message"}


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """One kind of task. Its methods get the task's seat and its two figures, which are numbers; what these are called
    outside is said by its fields."""

    def __init__(
        self,
        name: str,
        *fields: str,
        lies: i64 = WHEREVER,
        is_yusufs: bool = False,
        words: dict[str, str] = NO_WORDS,
    ) -> None:
        self.number: i64 = -1
        """Given by `declare`."""
        self.part: str = WORKSHOP_PART
        """The part of the board where a person looks for the decision, given by `declare`."""
        self.rule: str = "resources"
        """The section of the rules that tells about the decision, given by `declare`."""
        self.name = name
        """The name in positions and views; its question is the text ``sabika-task-NAME`` of the catalogues."""
        self.fields = fields
        """The fields of `stack.Task` for the first and for the second figure."""
        self.lies = lies
        self.is_yusufs = is_yusufs
        """Whether it is a task of Yusuf, and never one of a player."""
        self.words = words
        """The arguments of the question, each with its form, as in wording/sabika/forms.py."""

    def work(self, state: "SabikaState", seat: i64, figure: i64, other: i64, source: i64) -> bool:
        """Do the task, which is on top: true if it is done, false if it needs a decision."""
        return False

    def moves(self, state: "SabikaState", seat: i64, figure: i64, other: i64, codes: vec[i64]) -> vec[i64]:
        """What can be decided about the task, added to the codes."""
        return codes

    def decide(self, state: "SabikaState", seat: i64, figure: i64, other: i64, source: i64, code: i64) -> None:
        """Carry out a decision; the task itself is gone already."""

    def tried(self, state: "SabikaState", seat: i64, figure: i64, other: i64, codes: vec[i64]) -> vec[i64]:
        """The decisions that a person would try on the board, legal or not, added to the codes."""
        return codes

    def why_not(self, state: "SabikaState", seat: i64, figure: i64, other: i64, code: i64) -> Message | None:
        """The reason why a decision about the task is not legal; None if there is nothing special to say."""
        return None

    def fits(self, state: "SabikaState", seat: i64, figure: i64, other: i64) -> bool:
        """Whether such a task is possible now: what it is about is there."""
        return True

    def title(self, state: "SabikaState", figure: i64, other: i64) -> tuple[object, ...]:
        """What the question says, an argument for each of the words."""
        return ()

    def fields_for(self, other: i64) -> tuple[str, ...]:
        """The fields, where the second figure decides which they are."""
        return self.fields


# Their numbers. Gains,
NODE: Final[i64] = 0
STORE: Final[i64] = 1
STORE_GOOD: Final[i64] = 2
PICK: Final[i64] = 3
MIXED: Final[i64] = 4
TAKE_RAW: Final[i64] = 5
TAKE_GOOD: Final[i64] = 6
PROCESSING: Final[i64] = 7
MAKE_ROOM: Final[i64] = 8
WHERE_TO: Final[i64] = 9
PART: Final[i64] = 10
OFFER: Final[i64] = 11
OFFER_FOR_PAY: Final[i64] = 12
CITY_BONUSES: Final[i64] = 13
STOREHOUSE_BONUSES: Final[i64] = 14
MAJOR_BONUSES: Final[i64] = 15
RED_CITY_ACTIONS: Final[i64] = 16
# a turn,
TURN: Final[i64] = 17
PAYMENT: Final[i64] = 18
ON_SQUARE: Final[i64] = 19
SECONDARY_OF: Final[i64] = 20
MAIN_ACTION: Final[i64] = 21
NEXT_TURN: Final[i64] = 22
# main actions,
WHICH_QUARRY: Final[i64] = 23
EXPANDING: Final[i64] = 24
TRANSACTION: Final[i64] = 25
BUILDING: Final[i64] = 26
MAJOR_MATERIALS: Final[i64] = 27
MINOR_MATERIALS: Final[i64] = 28
WHICH_SIDE: Final[i64] = 29
FAVOUR_STEP: Final[i64] = 30
FAVOUR_CHOICE: Final[i64] = 31
EXPORTING_TO: Final[i64] = 32
ARRIVING: Final[i64] = 33
EXPORTED_GOODS: Final[i64] = 34
FREE_SHIP: Final[i64] = 35
CONSOLIDATING: Final[i64] = 36
CONSOLIDATION: Final[i64] = 37
PRODUCING: Final[i64] = 38
CARVING: Final[i64] = 39
CARVING_MATERIALS: Final[i64] = 40
REACTIVATING: Final[i64] = 41
POEM_DONE: Final[i64] = 42
# the end of a round,
INCOME: Final[i64] = 43
NARRATOR: Final[i64] = 44
TRIBUTE: Final[i64] = 45
TRIBUTE_PART: Final[i64] = 46
FEE: Final[i64] = 47
EVENT_CHANGE: Final[i64] = 48
WAKING: Final[i64] = 49
MAINTENANCE: Final[i64] = 50
START_CHOICE: Final[i64] = 51
NEW_ROUND: Final[i64] = 52
FINAL_SCORING: Final[i64] = 53
# and Yusuf.
YUSUF_TURN: Final[i64] = 54
YUSUF_ACTION: Final[i64] = 55
YUSUF_CITY: Final[i64] = 56
YUSUF_SCORING: Final[i64] = 57
NO_TASK: Final[i64] = -1


UNDECLARED: Final = Kind("undeclared", lies=NOWHERE)
KINDS: Final[list[Kind]] = []
"""The kinds by number."""
NUMBERS: Final[dict[str, int]] = {}
"""The numbers of the kinds by name."""


def part_of(task: str) -> str:
    """The part of the board where a person looks for the decision of this task."""
    return KINDS[NUMBERS[task]].part


def declare(number: i64, kind: Kind, part: str = WORKSHOP_PART, rule: str = "resources") -> None:
    """Make a kind of task known, with the part of the board and the section of the rules that its decision is about."""
    if kind.name in NUMBERS or (number < len(KINDS) and KINDS[number] is not UNDECLARED):
        raise ValueError(f"the task {kind.name!r} is declared twice, or its number {number}")
    while len(KINDS) <= number:
        KINDS.append(UNDECLARED)
    kind.number, kind.part, kind.rule = number, part, rule
    KINDS[number] = kind
    NUMBERS[kind.name] = int(number)
