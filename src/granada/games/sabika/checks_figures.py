"""Checks of figures and prices: how far the components and the rules go."""

from collections.abc import Iterator
from itertools import zip_longest

from granada.games.sabika.checks_printed import expect
from granada.games.sabika.tables import Content

DISPLAYS = {"minor_cards": 4, "storehouse_tiles": 2, "events": 3}
"""What the places on the board are made for."""
MOST_PLAYERS = 4


def check_figures(content: Content) -> Iterator[str]:
    yield from displays(content)
    yield from start(content)
    yield from market(content)
    bases = content.carve.bases
    if not bases or len({*bases}) < len(bases):
        yield f"carve bases: {list(bases)} instead of some materials, each once"


def displays(content: Content) -> Iterator[str]:
    for name, count in DISPLAYS.items():
        yield from expect(f"displays {name}", getattr(content.displays, name), count)
    solo = sum(poem.solo for poem in content.major_poems)
    there = {
        "minor_poems": [len(content.minor_poems)] * MOST_PLAYERS,
        "major_poems": [solo, *[len(content.major_poems)] * (MOST_PLAYERS - 1)],
    }
    for name, most in there.items():
        for players, (shown, cards) in enumerate(zip_longest(getattr(content.displays, name), most), 1):
            if shown > cards:
                yield f"displays {name}: {shown} with {players} players, and there are {cards}"


def start(content: Content) -> Iterator[str]:
    dealt, tiles = content.start.starting_tiles * MOST_PLAYERS, len(content.starting_tiles)
    if dealt > tiles:
        yield f"start starting_tiles: {dealt} tiles for four players, and there are {tiles}"
    if content.start.favour > len(content.favour_track):
        yield f"start favour: there is no space {content.start.favour} on the favour track"


def market(content: Content) -> Iterator[str]:
    for price in content.market:
        for side, missing in (("buy", "good"), ("sell", "raw")):
            priced = getattr(price, side) is not None
            if priced and price.item == missing:
                yield f"market {price.label} {side}: the market does not {side} this"
            if not priced and price.item != missing:
                yield f"market {price.label} {side}: is missing"
    for trade in content.trades:
        if trade.give == trade.take:
            yield f"trades {trade.label}: nothing is exchanged"
