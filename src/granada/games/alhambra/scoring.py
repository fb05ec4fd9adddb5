"""Scoring: majorities of buildings, and the last tiles."""

from typing import Final

from granada.games.alhambra.content import CONTENT

ROUNDS: Final = 3
POINTS: Final = [[list(building.points[round]) for building in CONTENT.buildings] for round in range(ROUNDS)]
"""For each scoring and building, the points of the first places."""


def majority(counts: list[int], points: list[int]) -> list[int]:
    """What each owner of `counts[owner]` buildings of one kind gets.

    Owners with equally many share the points of all the places they take up, rounded down. Places beyond the last paid
    one are worth nothing, and an owner without such buildings takes no place.
    """
    shares = [0] * len(counts)
    for owner, count in enumerate(counts):
        if count > 0:
            ahead = tied = 0
            for other in counts:
                if other > count:
                    ahead += 1
                elif other == count:
                    tied += 1
            shares[owner] = sum(points[ahead : ahead + tied]) // tied
    return shares


def richest(sums: list[int]) -> int:
    """The only owner of the most; -1 if several have equally much, or nobody has anything."""
    most = max(sums)
    if most == 0 or sums.count(most) > 1:
        return -1
    return sums.index(most)
