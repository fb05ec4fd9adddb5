"""Telling what happened: decisions as events, and what they have brought, by comparing before and after."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from granada.games.sabika import events
from granada.games.sabika import moves as m
from granada.games.sabika import tasks as t
from granada.games.sabika.book import ACTIONS, MATERIALS
from granada.games.sabika.building import WILD, halves
from granada.games.sabika.player import Player
from granada.games.sabika.possible import ROUTE_COST
from granada.games.sabika.work import move_cost
from granada.kernel.event import Event

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

COLOURS = ("blue", "red", "grey")

PLAIN: dict[int, Callable[..., Event]] = {
    m.REST: events.Rested,
    m.SECONDARY: events.SecondaryActed,
    m.BUY: events.Bought,
    m.SELL: events.Sold,
    m.TRADE: events.Exchanged,
    m.DISCARD: events.Discarded,
    m.REFUSE: events.Refused,
    m.RENEW: events.Renewed,
    m.SHIP_TO: events.ShipPlaced,
    m.CONSOLIDATE_IN: events.Consolidated,
    m.CITY: events.CityBonusChosen,
    m.REACTIVATE_POEM: events.Reactivated,
}
"""Events that have the words of their move."""


def holdings(state: "SabikaState") -> list[dict[str, int]]:
    return [_holdings(state, player) for player in state.everyone]


def _holdings(state: "SabikaState", player: Player) -> dict[str, int]:
    book = state.book
    stock = list(player.stock)
    held = {
        "pp": int(player.pp),
        "dinars": int(player.dinars),
        "parias": int(player.parias),
        "seals": int(player.seals),
        "favour": int(player.favour),
    }
    held |= dict(zip(MATERIALS, stock, strict=False))
    held |= {good: stock[4 + kind] + stock[7 + kind] for kind, good in enumerate(book.good_names)}
    return held | dict(zip(book.raw_names, stock[10:], strict=True))


def changes(state: "SabikaState", before: list[dict[str, int]]) -> list[Event]:
    """For each player what has become more or less."""
    after = holdings(state)
    return [
        events.Changed(seat, what, after[seat][what] - number)
        for seat, held in enumerate(before)
        for what, number in held.items()
        if after[seat][what] != number
    ]


def decision(state: "SabikaState", code: int, seat: int) -> Event | None:
    """The event of a move that is about to be played; small steps on the way to something larger have none."""
    kind = m.kind_of(code)
    words = str(state.move(code)).split()[1:]
    if kind in PLAIN:
        return PLAIN[kind](seat, *words)
    if kind == m.WORK:
        worker, square = m.thing_of(code), m.other_of(code)
        return events.Worked(seat, words[0], words[1], int(move_cost(state, seat, worker, square)))
    if kind == m.MAIN:
        return events.Acted(seat, ACTIONS[state.book.square_action[state.tasks[state.top + 2]]])
    if kind == m.EXPAND:
        return events.Expanded(seat, words[0], int(words[1]))
    if kind == m.ACTIVATE:
        tile = state.everyone[seat].visible_tile(m.thing_of(code))
        return events.Activated(seat, state.book.content.storehouse_tiles[tile].id)
    if kind == m.WITH:
        return _built_or_carved(state, seat, tuple(word for word in words if word != m.NOTHING))
    if kind in (m.LEFT, m.RIGHT):
        return _minor_built(state, seat, kind)
    if kind == m.EXPORT_TO:
        cost = state.route_cost(seat, m.thing_of(code), state.change(seat, ROUTE_COST))
        return events.Exported(seat, words[0], int(cost))
    if kind == m.GOODS and words != [m.NOTHING]:
        return events.GoodsExported(seat, state.book.city_names[state.tasks[state.top + 2]], tuple(words))
    if kind == m.FAVOUR_OF:
        return events.FavourChosen(seat, int(words[0]))
    if kind == m.START_PLAYER:
        return events.StartPlayerNamed(int(words[0]))
    return None


def _built_or_carved(state: "SabikaState", seat: int, materials: tuple[str, ...]) -> Event | None:
    task, _, figure, colour, _ = state.tasks[state.top : state.top + 5]
    content = state.book.content
    if task == t.MAJOR_MATERIALS:
        base = content.construction.base
        return events.MajorBuilt(seat, str(content.major_tiles[figure].number), (base, *materials))
    if task == t.CARVING_MATERIALS:
        grey = COLOURS[colour] == "grey"
        poem = content.major_poems[figure].id if grey else str(content.minor_poems[figure].number)
        return events.Carved(seat, COLOURS[colour], poem, materials)
    return None


def _minor_built(state: "SabikaState", seat: int, kind: int) -> Event:
    card = state.tasks[state.top + 2]
    half, at_end = halves(state, seat, card, kind)
    number = str(state.book.content.minor_cards[card].number)
    return events.MinorBuilt(seat, number, "left" if kind == m.LEFT else "right", at_end in (half, WILD))
