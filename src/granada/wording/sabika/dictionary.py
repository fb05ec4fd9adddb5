"""Everything that an edition says, in one language, for programs that cannot put effects into words themselves."""

from collections.abc import Iterator

import msgspec

from granada.games.sabika import effects as e
from granada.games.sabika.book import Book
from granada.games.sabika.content import Content
from granada.locale import Texts
from granada.wording.sabika.words import Words


class Phrase(msgspec.Struct, frozen=True):
    told: str
    """Without a capital letter and a full stop: "gain 2 dinars"."""
    brief: str
    """As it stands in a table: "2 dinars"."""


class Dictionary(msgspec.Struct, frozen=True, kw_only=True):
    """Components are found by their names in the view."""

    effects: dict[str, Phrase]
    """Every effect, clause and scoring of the edition, and every part of one, by its text in the effect language."""
    goods: dict[str, str]
    raws: dict[str, str]
    cities: dict[str, str]
    regions: dict[str, str]
    colours: dict[str, str]
    """Of half artworks."""
    majors: dict[str, str]
    minors: dict[str, str]
    blue: dict[str, str]
    red: dict[str, str]
    grey: dict[str, str]
    storehouse_tiles: dict[str, str]
    starting_tiles: dict[str, str]
    wishes: dict[str, str]
    events: dict[str, str]
    trade_cards: dict[str, str]
    yusuf_cards: dict[str, str]
    """What he does, in order."""


def dictionary(texts: Texts, book: Book, players: int) -> Dictionary:
    """For games with so many players: majorities are worth less between two, and alone the trade card leads Yusuf."""
    words = Words(texts, [""] * players, book)
    rows, content = words.rows, book.content
    return Dictionary(
        effects={str(node): Phrase(words.wording.phrase(node), _brief(words, node)) for node in _nodes(content)},
        goods={good.id: words.good(good.id) for good in content.goods},
        raws={good.raw: words.raw(good.raw) for good in content.goods},
        cities={city: words.city(city) for city in rows.cities},
        regions={row.region: words.region(city) for city, row in rows.cities.items()},
        colours={colour: words.colour(colour) for colour in rows.balance_bonuses},
        majors={tile: words.major(tile) for tile in rows.majors},
        minors={card: words.minor(card) for card in rows.minors},
        blue={poem: words.blue(poem) for poem in rows.poems},
        red={poem: words.red(poem) for poem in rows.poems},
        grey={poem: words.grey(poem) for poem in rows.greys},
        storehouse_tiles={tile: words.store_tile(tile) for tile in rows.store_tiles},
        starting_tiles={tile: words.starting_tile(tile) for tile in rows.starting_tiles},
        wishes={wish: words.wish(wish) for wish in rows.wishes},
        events={event: words.event(event) for event in rows.events},
        trade_cards={card: words.trade_card(card) for card in rows.trade_cards},
        yusuf_cards={card: words.yusuf_card(card) for card in rows.yusuf_cards},
    )


def _nodes(content: Content) -> Iterator[e.Node]:
    """Whatever can be told: all but what is only counted, and what sets something off."""
    for written in content.trees():
        for root in written.nodes:
            for node in e.walk(root):
                if not isinstance(node, e.Count | e.Trigger):
                    yield node


def _brief(words: Words, node: e.Node) -> str:
    return words.wording.brief(node) if isinstance(node, e.Effect) else words.wording.phrase(node)
