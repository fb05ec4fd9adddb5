"""Everything that an edition says, in one language, for programs that cannot put effects into words themselves."""

from collections.abc import Iterable, Iterator

import msgspec

from granada.games.sabika import Sabika
from granada.games.sabika import effects as e
from granada.games.sabika.book import ACTIONS, Book
from granada.games.sabika.content import Content
from granada.games.sabika.names import WORKSHOP, names_of
from granada.kernel.game import Game
from granada.locale import Texts
from granada.wording.sabika.words import ERA_NUMERALS, Words


class Dictionary(msgspec.Struct, frozen=True):
    things: dict[str, dict[str, str]]
    """The things by kind and by name, as messages and views name them. The kinds are those of `words.THINGS`; effects
    and all their parts are found by their texts in the effect language."""


def dictionary(texts: Texts, book: Book, players: int) -> Dictionary:
    """For games with so many players: majorities are worth less between two, and alone the trade card leads Yusuf."""
    words = Words(texts, [""] * players, book)
    return Dictionary(
        {kind: {name: words.thing(kind, name) for name in names} for kind, names in _names(words).items()}
        | {"effect": {str(node): words.wording.phrase(node) for node in _nodes(book.content)}}
        | {"brief": {str(node): _brief(words, node) for node in _nodes(book.content)}}
    )


def of_rules(texts: Texts, rules: Game, players: int) -> Dictionary:
    assert isinstance(rules, Sabika)
    return dictionary(texts, rules.book, players)


def _names(words: Words) -> dict[str, Iterable[str]]:
    rows, names = words.rows, names_of(words.book)
    side = "1-2" if len(words.names) <= 2 else "3-4"
    return {
        "blue": rows.poems,
        "city": rows.cities,
        "colour": rows.balance_bonuses,
        "doing": ACTIONS,
        "era": [str(number) for number in range(1, len(ERA_NUMERALS) + 1)],
        "event": rows.events,
        "grey": rows.greys,
        "in-city": rows.cities,
        "item": names.items,
        "major": rows.majors,
        "minor": rows.minors,
        "object": names.items,
        "red": rows.poems,
        "region": rows.cities,
        "space": [space.id for space in words.content.secondary_spaces if space.side == side],
        "square": rows.squares,
        "starting-tile": rows.starting_tiles,
        "store-tile": rows.store_tiles,
        "to-city": rows.cities,
        "trade-card": rows.trade_cards,
        "where": [WORKSHOP, *rows.squares],
        "wish": rows.wishes,
        "worker": names.workers,
        "yusuf-actions": rows.yusuf_cards,
        "yusuf-card": rows.yusuf_cards,
    }


def _nodes(content: Content) -> Iterator[e.Node]:
    """Everything with a text: all but counts and triggers."""
    for written in content.trees():
        for root in written.nodes:
            for node in e.walk(root):
                if not isinstance(node, e.Count | e.Trigger):
                    yield node


def _brief(words: Words, node: e.Node) -> str:
    return words.wording.brief(node) if isinstance(node, e.Effect) else words.wording.phrase(node)
