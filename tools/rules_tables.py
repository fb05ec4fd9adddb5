"""The tables of the pages of the rules, made from the contents of the games (tools/rules_pages.py)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from tools.lessons import said

from granada.games.alhambra.components import TILE_NAMES
from granada.games.alhambra.content import CONTENT as ALHAMBRA
from granada.games.sabika import GAME as SABIKA
from granada.locale import Texts
from granada.wording.sabika.dictionary import dictionary

PLAYERS = 3
"""Majorities are worded for so many."""
GRANADA = "granada"

RINGS = {"master_builder": "outer", "merchant": "middle", "poet": "inner"}

Row = Sequence[object]


def table(heads: Row, rows: Iterable[Row]) -> str:
    return "\n".join(f"| {' | '.join(map(str, row))} |" for row in [heads, ["---"] * len(heads), *rows])


def tables(game: str, text: Callable[[str], str]) -> Mapping[str, str]:
    """The tables by the id of the section of the rules that each belongs to; `text` says the other messages of the
    rules."""
    return {"alhambra": _alhambra, "sabika": _sabika}[game](text)


def components(game: str) -> Mapping[str, str]:
    """The components by title: all of them that are not among the rules."""
    return {"alhambra": _tiles, "sabika": _components}[game]()


def _alhambra(_: Callable[[str], str]) -> dict[str, str]:
    heads = ("", "first scoring: 1st", "second: 1st / 2nd", "third: 1st / 2nd / 3rd")
    rows = [
        (building.id, *(" / ".join(map(str, places)) for places in building.points)) for building in ALHAMBRA.buildings
    ]
    return {"scoring": table(heads, rows)}


def _tiles() -> dict[str, str]:
    """The tiles by their names in the notation, which say everything."""
    kinds = {
        building.id: [name for name in TILE_NAMES if name.startswith(building.id)] for building in ALHAMBRA.buildings
    }
    rows = [(kind, len(names), ", ".join(f"`{name}`" for name in names)) for kind, names in kinds.items()]
    return {"Building tiles: price, and sides with a wall": table(("building", "tiles", ""), rows)}


def _sabika(text: Callable[[str], str]) -> dict[str, str]:
    content, work = SABIKA.book.content, SABIKA.book.content.work
    components = said("en")
    names = {city.id: city.name for city in content.cities} | {GRANADA: "Granada"}
    up: dict[str, str] = {trade.give: trade.take for trade in content.trades if not trade.dinars}
    down: dict[str, str] = {
        trade.give: f"{trade.take} and {trade.dinars} dinar" for trade in content.trades if trade.dinars
    }
    workers = {"master_builder": "builder", "merchant": "merchant", "poet": "poet"}

    def poem(colour: str) -> Row:
        most = content.carve.most_grey if colour == "grey" else 3
        prices = [getattr(content.carve.cost, colour) + content.carve.cost_step * number for number in range(most)]
        return [colour, *prices, *["-"] * (3 - most)]

    after = [space for space in content.round_track if space.tribute]
    told = {
        kind: table(heads, [(row.name, row.text) for row in components[kind]])
        for kind, heads in {
            "balances": ("balance", "bonus"),
            "favour": ("favour space", "bonus"),
            "wishes": ("wish", "scores"),
            "events": ("event", "while it is active"),
        }.items()
    }
    return told | {
        "setup": table(
            ("in turn order", *(place.place for place in content.turn_order)),
            [("dinars", *(place.dinars for place in content.turn_order))],
        ),
        "resources": table(("material", "PP when it is used"), [(row.id, row.pp) for row in content.materials]),
        "secondary": table(
            ("a secondary action costs", *workers.values()),
            [
                (name, *(getattr(prices, worker, "-") for worker in workers))
                for name, prices in (("raw material", work.raw_cost), ("marble", work.marble_cost))
            ],
        ),
        "market": table(
            ("", "buy", "sell", "trade up", "trade down"),
            [
                (
                    "raw material" if row.item == "raw" else row.item,
                    *("-" if price is None else price for price in (row.buy, row.sell)),
                    up.get(row.item, "-"),
                    down.get(row.item, "-"),
                )
                for row in content.market
            ],
        ),
        "trade": table(
            ("route", "dinars"),
            [(" - ".join(names[end] for end in route.between), route.cost) for route in content.routes],
        ),
        "poems": table(("poem", "dinars", "with one of the colour", "with two"), map(poem, ("blue", "red", "grey"))),
        "tribute": table(
            ("after round", *range(1, len(after) + 1)), [("tribute", *(space.tribute for space in after))]
        ),
        "notes": table(
            ("card", "says", "and this is to be known"),
            [(_card(row.name), row.text, text(f"rule-sabika-note-{row.name}")) for row in components["notes"]],
        ),
    }


def _card(name: str) -> str:
    kind, number = name.split("-")
    return f"trade card {number}" if kind == "trade" else f"{kind} poem {number}"


def _components() -> dict[str, str]:
    book = SABIKA.book
    content, effects = book.content, dictionary(Texts("en"), book, PLAYERS).things["effect"]

    def says(thing: Any) -> str:
        if isinstance(thing, tuple):
            return "; ".join(map(says, thing))
        return str(thing) if isinstance(thing, str | int) else effects[str(thing)]

    def listed(rows: Iterable[Any], **columns: str) -> str:
        """Each column is a head and the field below it. What a component does is said in words."""
        found = [[getattr(row, field) for field in columns.values()] for row in rows]
        return table(
            [head.replace("_", " ") for head in columns],
            [[says(cell) for cell in row] for row in found],
        )

    cards = [
        (
            card.id,
            _words([card.worker]),
            f"`{RINGS[card.worker]}-{card.square}`",
            _words(card.discard),
            _words(card.actions),
            says(card.score),
        )
        for card in content.yusuf_cards
    ]
    return {
        "Trade cards": listed(content.trade_cards, card="number", scores="scoring"),
        "Starting tiles": listed(content.starting_tiles, tile="number", bonus="bonus"),
        "Storehouse tiles": listed(content.storehouse_tiles, tile="id", boxes="boxes", bonus="bonus"),
        "Major constructions": listed(
            content.major_tiles, tile="number", era="era", building="building", bonus="bonus"
        ),
        "Minor constructions": listed(
            content.minor_cards, card="number", building="building", base="base", left="left", right="right"
        ),
        "Minor poems": listed(content.minor_poems, poem="number", blue_half="blue", red_half="red"),
        "Grey poems": listed(content.major_poems, poem="id", scores="scoring"),
        "City tiles": listed(
            content.city_tiles,
            tile="id",
            colour="colour",
            asks_for="demand",
            bonus="bonus",
            consolidated="consolidation",
        ),
        "Yusuf's cards": table(("card", "worker", "square", "removes", "does", "gains"), cards),
    }


def _words(names: Iterable[str]) -> str:
    return ", ".join(name.replace("_", " ") for name in names) or "-"
