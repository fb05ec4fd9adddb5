"""What the seat to move has to decide, and why the first player is first."""

from typing import Final

from mypy_extensions import i64

ACTION: Final[i64] = 0
PAYMENT: Final[i64] = 1
REDESIGNING: Final[i64] = 2
PLACING: Final[i64] = 3
LAST_TILES: Final[i64] = 4
OVER: Final[i64] = 5
PHASES: Final = ["action", "payment", "redesigning", "placing", "last-tiles", "over"]

FEWEST_CARDS: Final[i64] = 0
LOWEST_SUM: Final[i64] = 1
LOT: Final[i64] = 2
FIRST_BECAUSE: Final = ["fewest-cards", "lowest-sum", "lot"]
