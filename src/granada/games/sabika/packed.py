"""Several numbers in one: codes of moves, sets, counts and limits. Only this module knows how they are packed."""

from typing import Final

from mypy_extensions import i64

# A move: its kind, and up to two things that it is about.
KIND_BITS: Final[i64] = 6
THING_BITS: Final[i64] = 12
KIND_MASK: Final[i64] = (1 << KIND_BITS) - 1
THING_MASK: Final[i64] = (1 << THING_BITS) - 1

# Counts: how many of each kind.
COUNT_BITS: Final[i64] = 2
MOST_OF_KIND: Final[i64] = (1 << COUNT_BITS) - 1

# Limits: how many at least and at most.
LIMIT_BITS: Final[i64] = 4
LIMIT_MASK: Final[i64] = (1 << LIMIT_BITS) - 1

MOST_EXPORTED: Final[i64] = 2
"""The goods that one ship exports at most: the rules list one good, and pairs of goods."""


def encode(kind: i64, thing: i64 = 0, other: i64 = 0) -> i64:
    return kind | thing << KIND_BITS | other << (KIND_BITS + THING_BITS)


def kind_of(code: i64) -> i64:
    return code & KIND_MASK


def thing_of(code: i64) -> i64:
    return code >> KIND_BITS & THING_MASK


def other_of(code: i64) -> i64:
    return code >> (KIND_BITS + THING_BITS) & THING_MASK


def only(member: i64) -> i64:
    """The set with one member; sets are united with ``|``."""
    return 1 << member


def set_of(members: list[int]) -> i64:
    found: i64 = 0
    for member in members:
        found |= only(member)
    return found


def holds(members: i64, member: i64) -> bool:
    """Whether a set has the member."""
    return (members >> member & 1) == 1


def first_of(members: i64) -> i64:
    """The lowest member of a set that has one."""
    member: i64 = 0
    while not holds(members, member):
        member += 1
    return member


def is_single(members: i64) -> bool:
    return members != 0 and members == only(first_of(members))


def counted(kind: i64, count: i64) -> i64:
    """A packed set of so many of one kind; counts of different kinds are joined with ``+``."""
    return count << (COUNT_BITS * kind)


def count_in(counts: i64, kind: i64) -> i64:
    return counts >> (COUNT_BITS * kind) & MOST_OF_KIND


def limits(least: i64, most: i64) -> i64:
    return least << LIMIT_BITS | most


def least_of(limits: i64) -> i64:
    return limits >> LIMIT_BITS


def most_of(limits: i64) -> i64:
    return limits & LIMIT_MASK
