"""The words of Sabika: components, places and events, in the language of the texts."""

from collections.abc import Callable, Sequence

from granada.games.sabika import effects as e
from granada.games.sabika.book import MATERIALS, Book
from granada.games.sabika.content import CONTENT
from granada.games.sabika.names import WORKSHOP, name_at
from granada.games.sabika.parser import parse_effect
from granada.games.sabika.view import WORKER_KINDS, PlayerView, SabikaView
from granada.games.sabika.vocabulary import GRANADA
from granada.locale import Texts
from granada.wording.sabika.forms import FORMS
from granada.wording.sabika.wording import Wording
from granada.wording.saying import Saying

BOXED = "boxed-"
"""The names of goods in the boxes of a poem begin so."""
ERA_NUMERALS = ("I", "II")
SHORT = 5
"""Letters of names that no catalogue shortens."""
TRANSLATED_CITIES = {city.id: city.name for city in CONTENT.cities}
DIRECTIONS = ("top", "upper-right", "right", "lower-right", "bottom", "lower-left", "left", "upper-left")


def direction_of(angle: float) -> str:
    """The nearest of eight, clockwise from the top in degrees."""
    return DIRECTIONS[round(angle / 45) % len(DIRECTIONS)]


class Rows:
    """What is printed on the components, by their names."""

    def __init__(self, book: Book) -> None:
        content = book.content
        self.squares = dict(zip(book.square_names, content.squares, strict=True))
        self.cities = {row.label: row for row in content.cities}
        self.city_tiles = {row.label: row for row in content.city_tiles}
        self.majors = {row.label: row for row in content.major_tiles}
        self.minors = {row.label: row for row in content.minor_cards}
        self.poems = {row.label: row for row in content.minor_poems}
        self.greys = {row.label: row for row in content.major_poems}
        self.store_tiles = {row.label: row for row in content.storehouse_tiles}
        self.starting_tiles = {row.label: row for row in content.starting_tiles}
        self.balance_cards = {row.label: row for row in content.balance_cards}
        self.balance_bonuses = {row.label: row for row in content.balance_bonuses}
        self.wishes = {row.label: row for row in content.wishes}
        self.trade_cards = {row.label: row for row in content.trade_cards}
        self.events = {row.label: row for row in content.events}
        self.yusuf_cards = {row.label: row for row in content.yusuf_cards}


class Words:
    def __init__(self, texts: Texts, names: Sequence[str], book: Book) -> None:
        self.texts = texts
        self.names = tuple(names)
        self.book = book
        self.content = book.content
        self.rows = Rows(book)
        self.wording = Wording(texts, book.content, two=len(names) <= 2)
        self.saying = Saying(texts, FORMS, self.name, self.thing)

    def thing(self, kind: str, name: str) -> str:
        """A component, or what it says, by its kind and its name in the view."""
        return THINGS[kind](self, name)

    def name(self, seat: int) -> str:
        """Yusuf comes after the only seat."""
        return self.names[seat] if seat < len(self.names) else self.texts.text("sabika-yusuf")

    # Names. Those that only an edition knows are written as the edition writes them.

    def _named(self, message: str, otherwise: str) -> str:
        return self.texts.text(message) if self.texts.has(message) else otherwise

    def material(self, name: str) -> str:
        return self.texts.text(f"sabika-material-{name}")

    def good(self, name: str) -> str:
        return self._named(f"sabika-good-{name}", name.replace("_", " "))

    def raw(self, name: str) -> str:
        return self._named(f"sabika-raw-{name}", name.replace("_", " "))

    def item(self, name: str) -> str:
        """A material, a raw material, or a good in a storehouse or in the boxes of a poem."""
        if name in MATERIALS:
            return self.material(name)
        if name in self.book.raw_names:
            return self.raw(name)
        good = name.removeprefix(BOXED)
        return self.good(good) if good == name else self.texts.text("sabika-boxed", good=self.good(good))

    def item_as_object(self, name: str) -> str:
        """The form after a verb, as in "Ana takes clay"."""
        good = name.removeprefix(BOXED)
        if good != name:
            return self.texts.text("sabika-boxed", good=self.item_as_object(good))
        return self._item_in_form("object", name) or self.item(name)

    def item_short(self, name: str) -> str:
        """The item in a word as short as it can be."""
        return self._item_in_form("short", name) or name[:SHORT]

    def _item_in_form(self, form: str, name: str) -> str | None:
        kind = "material" if name in MATERIALS else "raw" if name in self.book.raw_names else "good"
        known = self.texts.has(f"sabika-{kind}-{name}")
        return self.texts.text(f"sabika-{kind}-{name}.{form}") if known else None

    def good_of(self, raw: str) -> str:
        """What a raw material is processed into."""
        return self.good(self.book.good_names[self.book.raw_names.index(raw)])

    def city(self, name: str) -> str:
        return self.texts.text(f"sabika-city-{name}") if self._is_translated(name) else self.rows.cities[name].name

    def to_city(self, name: str) -> str:
        return self._city_as("to", name)

    def in_city(self, name: str) -> str:
        return self._city_as("in", name)

    def _city_as(self, form: str, name: str) -> str:
        """The city with its preposition: not even "to" and "in" are the same for all cities in all languages."""
        if self._is_translated(name):
            return self.texts.text(f"sabika-city-{name}.{form}")
        return self.texts.text(f"sabika-{form}-city", city=self.city(name))

    def _is_translated(self, city: str) -> bool:
        """Whether the city has the name that the catalogues translate, and not one that the edition gives it."""
        return TRANSLATED_CITIES.get(city) == self.rows.cities[city].name

    def region(self, city: str) -> str:
        region = self.rows.cities[city].region
        return self._named(f"sabika-region-{region}", region.replace("_", " "))

    def colour(self, name: str) -> str:
        return self._named(f"sabika-colour-{name}", name.replace("_", " "))

    def building(self, name: str) -> str:
        return self.texts.text(f"sabika-building-{name}")

    def action(self, name: str) -> str:
        return self.texts.text(f"sabika-action-{name}")

    def worker(self, name: str) -> str:
        return self.texts.text(f"sabika-worker-{WORKER_KINDS[name]}")

    def square(self, name: str) -> str:
        """What one does there, and where that is if there are several: "construction (upper left)"."""
        action = self.action(self.rows.squares[name].action)
        if [row.action for row in self.content.squares].count(self.rows.squares[name].action) == 1:
            return action
        return self.texts.text("sabika-square", action=action, where=self._side(self.direction(name)))

    def direction(self, square: str) -> str:
        """Where it lies on the rondel, seen from its centre."""
        row = self.rows.squares[square]
        return direction_of(row.index * 360 / len(self.squares_of(row.ring)))

    def space(self, name: str) -> str:
        """Where a space between the rings lies: "upper left"."""
        side = "1-2" if len(self.names) <= 2 else "3-4"
        angle = next(row.angle for row in self.content.secondary_spaces if (row.side, row.id) == (side, name))
        return self._side(direction_of(angle))

    def _side(self, direction: str) -> str:
        return self.texts.text(f"sabika-direction-{direction}")

    def where(self, square: str | None) -> str:
        if square is None or square == WORKSHOP:
            return self.texts.text("sabika-in-workshop")
        return self.texts.text("sabika-at-square", square=self.square(square))

    # Amounts.

    def dinars(self, n: int) -> str:
        return self.wording.amount("dinar", n)

    def parias(self, n: int) -> str:
        return self.wording.amount("paria", n)

    def seals(self, n: int) -> str:
        return self.wording.amount("seal", n)

    def pp(self, n: int) -> str:
        return self.wording.amount("pp", n)

    def price(self, n: int) -> str:
        return self.dinars(n) if n else self.texts.text("sabika-free")

    def pieces(self, name: str, n: int) -> str:
        """A number of items, as they stand in a list: "2 marble"."""
        if name in MATERIALS:
            return self.wording.alone(name, n)
        return self.texts.text("sabika-pieces", n=n, item=self.item(name))

    def listed(self, parts: Sequence[str]) -> str:
        return ", ".join(parts) or self.texts.text("nothing")

    # Components and what they do.

    def effect(self, node: e.Node) -> str:
        return self.wording.effect(node)

    def effects(self, *nodes: e.Node) -> str:
        return self.wording.sentences(nodes)

    def starting_tile(self, number: str) -> str:
        bonus = self.effect(self.rows.starting_tiles[number].bonus)
        return self.texts.text("sabika-starting-tile", n=number, bonus=bonus)

    def store_tile(self, name: str) -> str:
        row = self.rows.store_tiles[name]
        return self.texts.text("sabika-store-tile", n=row.boxes, bonus=self.wording.brief(row.bonus))

    def major(self, number: str) -> str:
        row = self.rows.majors[number]
        bonus = self.wording.brief(row.bonus)
        return self.texts.text("sabika-major", n=number, building=self.building(row.building), bonus=bonus)

    def minor(self, number: str) -> str:
        row = self.rows.minors[number]
        return self.texts.text(
            "sabika-minor",
            n=number,
            building=self.building(row.building),
            base=self.material(row.base),
            left=self.colour(row.left),
            right=self.colour(row.right),
        )

    def balance_card(self, number: str) -> str:
        return self.texts.text("sabika-balance-card", left=self.colour(self.rows.balance_cards[number].left))

    def blue(self, poem: str) -> str:
        return self.effects(*self.rows.poems[poem].blue)

    def red(self, poem: str) -> str:
        return self.effects(self.rows.poems[poem].red)

    def grey(self, poem: str) -> str:
        return self.effects(self.rows.greys[poem].scoring)

    def poem(self, colour: str, number: str) -> str:
        """Its colour, which not everybody can see, its number and its text."""
        return self.texts.text(f"sabika-poem-{colour}", n=number, text=self.poem_text(colour, number))

    def poem_text(self, colour: str, number: str) -> str:
        return {"blue": self.blue, "red": self.red, "grey": self.grey}[colour](number)

    def poems_on_display(self, view: SabikaView) -> list[tuple[str, str]]:
        """Colours and numbers: minor poems with both halves, then the major ones."""
        halves = [(colour, poem) for poem in view.poems if poem is not None for colour in ("blue", "red")]
        return halves + [("grey", poem) for poem in view.greys]

    def poems_of(self, player: PlayerView) -> list[tuple[str, str]]:
        """Colours and numbers of the poems that a player has carved."""
        carved = {"blue": player.blue, "red": player.red, "grey": player.grey}
        return [(colour, poem) for colour, poems in carved.items() for poem in poems]

    def yusufs_poems(self, minors: Sequence[str], greys: Sequence[str]) -> str:
        """His have no colour, and do nothing."""
        return self.texts.text("sabika-yusufs-poems", poems=self.listed([*minors, *greys]))

    def wish(self, name: str) -> str:
        return "; ".join(self.wording.scoring(node) for node in self.rows.wishes[name].scorings)

    def event(self, number: str) -> str:
        return self.effects(*self.rows.events[number].effect)

    def trade_card(self, number: str) -> str:
        """Alone one also wants to know where Yusuf sails."""
        row = self.rows.trade_cards[number]
        return self.effects(row.scoring, row.match) if len(self.names) == 1 else self.effects(row.scoring)

    def yusuf_card(self, name: str) -> str:
        """What he does there, from top to bottom."""
        row = self.rows.yusuf_cards[name]
        parts = [self.texts.text(f"sabika-yusuf-discards-{kind}") for kind in row.discard]
        parts += [self.action(action) for action in row.actions]
        parts += [self.effect(effect) for effect in row.score]
        return "; ".join(parts) or self.texts.text("sabika-no-action")

    def demand(self, city_tile: str) -> str:
        wanted = self.rows.city_tiles[city_tile].demand
        return self.listed([self.good(good) for good in self.book.good_names if good in wanted])

    def reference(self) -> dict[str, list[str]]:
        """What a printed board shows all the time, by label: the map, and what the favour track and balances bring."""
        regions: dict[str, list[str]] = {}
        for city in self.rows.cities:
            regions.setdefault(self.region(city), []).append(self.city(city))
        routes = [f"{'-'.join(map(self._port, route.between))} {route.cost}" for route in self.content.routes]
        track = [f"{space.space}: {self.wording.brief(space.bonus)}" for space in self.content.favour_track]
        balances = [
            f"{self.colour(row.colour)}: {self.wording.brief(row.bonus)}" for row in self.content.balance_bonuses
        ]
        return {
            "regions": [f"{region}: {', '.join(cities)}" for region, cities in regions.items()],
            "routes": routes,
            "favour-track": track,
            "balances": balances,
        }

    def doing(self, action: str) -> str:
        """The name of an action with what it does, if that is always the same."""
        does = [self.effect(row.effect) for row in self.content.plain_actions if row.id == action]
        return ": ".join([self.action(action), *does])

    def yusuf_actions(self, card: str) -> str:
        return ", ".join(map(self.action, self.rows.yusuf_cards[card].actions)) or self.texts.text("sabika-no-action")

    def _port(self, name: str) -> str:
        return self.texts.text("sabika-granada") if name == GRANADA else self.city(name)

    def squares_of(self, ring: str) -> list[str]:
        return [name for name, row in self.rows.squares.items() if row.ring == ring]

    def spaces_of(self, square: str, players: int) -> tuple[str | None, str | None]:
        """The spaces for a raw material and for marble beside a square, if there are any."""
        board, number = self.book.boards[players - 1], self.book.square_names.index(square)
        return name_at(board.raw_names, board.raw_at[number]), name_at(board.marble_names, board.marble_at[number])

    def majors_now(self, view: SabikaView) -> list[str]:
        """The major tiles that can be built in this era."""
        return [tile for tile in view.majors if self.rows.majors[tile].era == view.era]

    def store_tiles_on_display(self, view: SabikaView) -> list[str]:
        """Square by square: a worker reaches only the tiles beside it."""
        lines = []
        for square, row in self.rows.squares.items():
            if row.pile is not None:
                tiles = [tile for tile in view.storehouse_tiles[row.pile] if tile is not None]
                lines.append(
                    f"{self.square(square)}: {self.listed([f'{tile}: {self.store_tile(tile)}' for tile in tiles])}"
                )
        return lines

    def store_tiles_of(self, view: SabikaView, seat: int) -> list[str]:
        if seat >= view.players:
            return list(view.yusuf.storehouse_tiles) if view.yusuf else []
        return [tile for storehouse in view.everyone[seat].storehouses for tile in storehouse.tiles]

    # What is to come.

    def _end_of_round(self, view: SabikaView, seat: int) -> list[str]:
        """The tribute that is due, and what the wishes would pay."""
        player, track = view.everyone[seat], self.content.round_track
        due = self.parias(player.prices.tribute)
        if player.prices.tribute_fee:
            due = self.wording.all_of([due, self.dinars(player.prices.tribute_fee)])
        parts = [self.texts.text("sabika-tribute", due=due)]
        if view.round < len(track) and track[view.round].wish:
            parts.append(self.texts.text("sabika-wishes-now", pp=self.pp(player.if_wishes_now)))
        return parts

    def wishes(self, view: SabikaView) -> list[str]:
        """The wishes, those to come with the end of the round at which they come, each scored anew from then on."""
        track = self.content.round_track
        spaces = [space.space for space in track if space.wish and space.space > view.round]
        tower = [self.texts.text("sabika-wish-tower", wish=self.wish(wish)) for wish in view.tower]
        coming = [
            self.texts.text("sabika-wish-coming", round=space - 1, wish=self.wish(wish))
            for space, wish in zip(spaces, view.wishes, strict=False)
        ]
        return [*tower, *coming]

    def events(self, view: SabikaView) -> list[str]:
        lines = []
        if view.event is not None:
            lines.append(self.texts.text("sabika-event-now", event=self.event(view.event)))
        if view.coming_event is not None:
            spaces = [space.space for space in self.content.round_track if space.event_change]
            coming = [space - 1 for space in spaces if space > view.round]
            event = self.event(view.coming_event)
            lines.append(self.texts.text("sabika-event-coming", round=coming[0] if coming else 0, event=event))
        return lines

    def headline(self, view: SabikaView) -> list[str]:
        rounds = len(self.content.round_track) - 1
        parts = [
            self.texts.text("sabika-round", round=min(view.round, rounds), rounds=rounds),
            self.texts.text("sabika-era", era=ERA_NUMERALS[view.era - 1]),
        ]
        if all(view.has_chosen):
            parts.append(self.texts.text("sabika-start-player", player=self.name(view.start)))
        if not view.over:
            parts += self._end_of_round(view, view.seat or 0)
        return parts

    def winners(self, view: SabikaView) -> str:
        if not view.winners:
            return self.texts.text("sabika-yusuf-wins")
        names = ", ".join(self.names[seat] for seat in view.winners)
        return self.texts.text("winners", count=len(view.winners), names=names)


THINGS: dict[str, Callable[[Words, str], str]] = {
    "brief": lambda words, text: words.wording.brief(parse_effect(text)),
    "city": Words.city,
    "colour": Words.colour,
    "doing": Words.doing,
    "effect": lambda words, text: words.effect(parse_effect(text)),
    "era": lambda _, era: ERA_NUMERALS[int(era) - 1],
    "event": Words.event,
    "in-city": Words.in_city,
    "item": Words.item,
    "major": Words.major,
    "minor": Words.minor,
    "blue": Words.blue,
    "red": Words.red,
    "region": Words.region,
    "grey": Words.grey,
    "object": Words.item_as_object,
    "space": Words.space,
    "square": Words.square,
    "starting-tile": Words.starting_tile,
    "store-tile": Words.store_tile,
    "to-city": Words.to_city,
    "trade-card": Words.trade_card,
    "where": Words.where,
    "wish": Words.wish,
    "worker": Words.worker,
    "yusuf-actions": Words.yusuf_actions,
    "yusuf-card": Words.yusuf_card,
}
"""The kinds of what a message can name."""
