"""What can lie on the stack of tasks. The two figures of each are named behind it."""

from typing import Final

from mypy_extensions import i64

TASK: Final[i64] = 5
"""The numbers of a task: what is to be done, by whom, two figures, and the source of the PP that it may bring."""
SEAT_AT: Final[i64] = 1
FIGURE_AT: Final[i64] = 2
OTHER_AT: Final[i64] = 3
SOURCE_AT: Final[i64] = 4

# Gains.
NODE: Final[i64] = 0  # the node of an effect
STORE: Final[i64] = 1  # a material, how many
STORE_GOOD: Final[i64] = 2  # a kind of good, where its token comes from
PICK: Final[i64] = 3  # a set of materials, how many to take
MIXED: Final[i64] = 4  # how many dinars or parias
TAKE_RAW: Final[i64] = 5  # how many
TAKE_GOOD: Final[i64] = 6  # how many
PROCESSING: Final[i64] = 7  # how many at most, whether one must be
MAKE_ROOM: Final[i64] = 8  # an item, where its token comes from
WHERE_TO: Final[i64] = 9  # a kind of good, where its token comes from
PART: Final[i64] = 10  # a node with parts of which one is chosen
OFFER: Final[i64] = 11  # a node that may be declined
OFFER_FOR_PAY: Final[i64] = 12  # a node that must be paid for
CITY_BONUSES: Final[i64] = 13  # how many, the cities already chosen
STOREHOUSE_BONUSES: Final[i64] = 14  # how many, the storehouses already chosen
MAJOR_BONUSES: Final[i64] = 15  # how many, the tiles already chosen
RED_CITY_ACTIONS: Final[i64] = 16  # how many, the cities already chosen
# A turn.
TURN: Final[i64] = 17
PAYMENT: Final[i64] = 18  # how many dinars
ON_SQUARE: Final[i64] = 19  # the square, what has been done there
SECONDARY_OF: Final[i64] = 20  # the square, raw or marble
MAIN_ACTION: Final[i64] = 21  # the action, the pile of a storehouse square
NEXT_TURN: Final[i64] = 22
# Main actions.
WHICH_QUARRY: Final[i64] = 23
EXPANDING: Final[i64] = 24  # the pile, -1 for any
TRANSACTION: Final[i64] = 25  # how many
BUILDING: Final[i64] = 26  # any, major or minor
MAJOR_MATERIALS: Final[i64] = 27  # the tile
MINOR_MATERIALS: Final[i64] = 28  # the card
WHICH_SIDE: Final[i64] = 29  # the card
FAVOUR_STEP: Final[i64] = 30  # how many
FAVOUR_CHOICE: Final[i64] = 31  # the last space to choose from
EXPORTING_TO: Final[i64] = 32
ARRIVING: Final[i64] = 33  # the city
EXPORTED_GOODS: Final[i64] = 34  # the city, how many at most and at least
FREE_SHIP: Final[i64] = 35  # how many goods
CONSOLIDATING: Final[i64] = 36
CONSOLIDATION: Final[i64] = 37  # the city
PRODUCING: Final[i64] = 38  # what has been done
CARVING: Final[i64] = 39
CARVING_MATERIALS: Final[i64] = 40  # the poem, its colour
REACTIVATING: Final[i64] = 41
POEM_DONE: Final[i64] = 42  # the red poem
# The end of a round.
INCOME: Final[i64] = 43
NARRATOR: Final[i64] = 44
TRIBUTE: Final[i64] = 45
TRIBUTE_PART: Final[i64] = 46  # parias still owed, what they are paid with now
FEE: Final[i64] = 47  # how many dinars, PP lost in the tribute before
EVENT_CHANGE: Final[i64] = 48
WAKING: Final[i64] = 49
MAINTENANCE: Final[i64] = 50
START_CHOICE: Final[i64] = 51
NEW_ROUND: Final[i64] = 52
FINAL_SCORING: Final[i64] = 53
# Yusuf.
YUSUF_TURN: Final[i64] = 54
YUSUF_ACTION: Final[i64] = 55  # the action, his square
YUSUF_CITY: Final[i64] = 56  # the cities to choose from, for which action
YUSUF_SCORING: Final[i64] = 57
TASKS: Final[i64] = 58
