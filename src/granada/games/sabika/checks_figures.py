"""Checks of figures and prices: how far the components and the rules go."""

from collections.abc import Iterator
from itertools import zip_longest

from granada.games.sabika.checks_printed import expect
from granada.games.sabika.content_faults import SabikaFault
from granada.games.sabika.tables import Content
from granada.kernel.content_faults import PlacedFault, fault

DISPLAYS = {"minor_cards": 4, "storehouse_tiles": 2, "events": 3}
"""What the places on the board are made for."""
MOST_PLAYERS = 4


def check_figures(content: Content) -> Iterator[PlacedFault]:
    yield from displays(content)
    yield from start(content)
    yield from market(content)
    bases = content.carve.bases
    if not bases or len({*bases}) < len(bases):
        materials = tuple(row.id for row in content.materials)
        yield fault("carve bases", SabikaFault.SOME_OF, found=list(bases), names=materials)


def displays(content: Content) -> Iterator[PlacedFault]:
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
                where = f"displays {name}"
                yield fault(where, SabikaFault.TOO_MANY_SHOWN, found=shown, players=players, most=cards)


def start(content: Content) -> Iterator[PlacedFault]:
    dealt, tiles = content.start.starting_tiles * MOST_PLAYERS, len(content.starting_tiles)
    if dealt > tiles:
        yield fault("start starting_tiles", SabikaFault.TOO_MANY_DEALT, found=dealt, most=tiles)
    if content.start.favour > len(content.favour_track):
        yield fault("start favour", SabikaFault.NO_SPACE, space=content.start.favour)


def market(content: Content) -> Iterator[PlacedFault]:
    for price in content.market:
        for side, missing, code in (("buy", "good", SabikaFault.NOT_BOUGHT), ("sell", "raw", SabikaFault.NOT_SOLD)):
            priced = getattr(price, side) is not None
            if priced and price.item == missing:
                yield fault(f"market {price.label} {side}", code)
            if not priced and price.item != missing:
                yield fault(f"market {price.label} {side}", SabikaFault.MISSING)
    for trade in content.trades:
        if trade.give == trade.take:
            yield fault(f"trades {trade.label}", SabikaFault.NO_EXCHANGE)
