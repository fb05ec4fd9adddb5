"""The words of Sabika: components, places and what happened, in the language of the texts."""

from collections.abc import Sequence

from granada.games.sabika import effects as e
from granada.games.sabika.book import ACTIONS, MATERIALS, RINGS, Book
from granada.games.sabika.player import BOXED_AT, GOODS_AT, IN_WORKSHOP, KINDS_OF_GOODS
from granada.games.sabika.view import SabikaView
from granada.locale import Texts
from granada.terminal.sabika.wording import Wording

WORKER_KINDS = ("builder", "builder", "merchant", "poet")
BALANCE_CARD = -1
"""In the row of minor cards, the place of the balance card."""
ERAS = ("I", "II")
SHORT = 5
"""Letters of names that no catalogue shortens."""


class Words:
    def __init__(self, texts: Texts, names: Sequence[str], book: Book) -> None:
        self.texts = texts
        self.names = tuple(names)
        self.book = book
        self.content = book.content
        self.wording = Wording(texts, book.content, two=len(names) <= 2)

    def name(self, seat: int) -> str:
        """Yusuf comes after the only seat."""
        return self.names[seat] if seat < len(self.names) else self.texts.text("sabika-yusuf")

    # Names. Those that only an edition knows are written as the edition writes them.

    def _named(self, message: str, otherwise: str) -> str:
        return self.texts.text(message) if self.texts.has(message) else otherwise

    def material(self, material: int) -> str:
        return self.texts.text(f"sabika-material-{MATERIALS[material]}")

    def good(self, kind: int) -> str:
        name = self.content.goods[kind].id
        return self._named(f"sabika-good-{name}", name.replace("_", " "))

    def raw(self, kind: int) -> str:
        name = self.content.goods[kind].raw
        return self._named(f"sabika-raw-{name}", name.replace("_", " "))

    def raw_short(self, kind: int) -> str:
        return self._short("raw", self.content.goods[kind].raw)

    def item_short(self, item: int) -> str:
        """A material, or a good, in a word as short as it can be."""
        if item < GOODS_AT:
            return self._short("material", MATERIALS[item])
        return self._short("good", self.content.goods[item - GOODS_AT].id)

    def _short(self, kind: str, name: str) -> str:
        known = self.texts.has(f"sabika-{kind}-{name}")
        return self.texts.text(f"sabika-{kind}-{name}.short") if known else name[:SHORT]

    def item(self, item: int) -> str:
        """A material, or a good in a storehouse or in the boxes of a poem."""
        if item < GOODS_AT:
            return self.material(item)
        good = self.good((item - GOODS_AT) % KINDS_OF_GOODS)
        return self.texts.text("sabika-boxed", good=good) if item >= BOXED_AT else good

    def city(self, city: int) -> str:
        row = self.content.cities[city]
        return self._named(f"sabika-city-{row.id}", row.name)

    def region(self, city: int) -> str:
        region = self.content.cities[city].region
        return self._named(f"sabika-region-{region}", region.replace("_", " "))

    def colour(self, colour: int) -> str:
        name = self.content.balance_bonuses[colour].colour
        return self._named(f"sabika-colour-{name}", name.replace("_", " "))

    def building(self, building: str) -> str:
        return self.texts.text(f"sabika-building-{building}")

    def action(self, action: int) -> str:
        return self.texts.text(f"sabika-action-{ACTIONS[action]}")

    def worker(self, worker: int) -> str:
        return self.texts.text(f"sabika-worker-{WORKER_KINDS[worker]}")

    def square(self, square: int) -> str:
        """What one does there, and where it is: "construction, outer 3"."""
        row = self.content.squares[square]
        ring = self.texts.text(f"sabika-ring-{row.ring}")
        return self.texts.text("sabika-square", action=self.action(ACTIONS.index(row.action)), ring=ring, n=row.index)

    def place(self, square: int) -> str:
        """Where it is: "outer 3"."""
        row = self.content.squares[square]
        return f"{self.texts.text(f'sabika-ring-{row.ring}')} {row.index}"

    def where(self, square: int) -> str:
        if square == IN_WORKSHOP:
            return self.texts.text("sabika-in-workshop")
        return self.texts.text("sabika-at-square", square=self.square(square))

    def ring(self, ring: int) -> str:
        return self.texts.text(f"sabika-ring-{RINGS[ring]}")

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

    def listed(self, parts: Sequence[str]) -> str:
        return ", ".join(parts) or self.texts.text("nothing")

    # Components and what they do.

    def effect(self, node: e.Node) -> str:
        return self.wording.effect(node)

    def told(self, *nodes: e.Node) -> str:
        return self.wording.sentences(nodes)

    def starting_tile(self, tile: int) -> str:
        row = self.content.starting_tiles[tile]
        return self.texts.text("sabika-starting-tile", n=row.number, bonus=self.effect(row.bonus))

    def store_tile(self, tile: int) -> str:
        row = self.content.storehouse_tiles[tile]
        return self.texts.text("sabika-store-tile", tile=row.id, n=row.boxes, bonus=self.wording.brief(row.bonus))

    def major(self, tile: int) -> str:
        row = self.content.major_tiles[tile]
        bonus = self.wording.brief(row.bonus)
        return self.texts.text("sabika-major", n=row.number, building=self.building(row.building), bonus=bonus)

    def minor(self, card: int) -> str:
        row, book = self.content.minor_cards[card], self.book
        return self.texts.text(
            "sabika-minor",
            n=row.number,
            building=self.building(row.building),
            base=self.material(book.minor_base[card]),
            left=self.colour(book.minor_left[card]),
            right=self.colour(book.minor_right[card]),
        )

    def balance_card(self, card: int) -> str:
        return self.texts.text("sabika-balance-card", left=self.colour(self.book.balance_left[card]))

    def blue(self, poem: int) -> str:
        return self.told(*self.content.minor_poems[poem].blue)

    def red(self, poem: int) -> str:
        return self.told(self.content.minor_poems[poem].red)

    def grey(self, poem: int) -> str:
        return self.told(self.content.major_poems[poem].scoring)

    def yusufs_poems(self, minors: Sequence[int], greys: Sequence[int]) -> str:
        """His have no colour, and do nothing."""
        names = [*(str(self.poem_number(poem)) for poem in minors), *map(self.grey_id, greys)]
        return self.texts.text("sabika-yusufs-poems", poems=self.listed(names))

    def poem_number(self, poem: int) -> int:
        return self.content.minor_poems[poem].number

    def grey_id(self, poem: int) -> str:
        return self.content.major_poems[poem].id

    def wish(self, wish: int) -> str:
        return "; ".join(self.wording.scoring(node) for node in self.content.wishes[wish].scorings)

    def wish_named(self, name: str) -> str:
        return self.wish([row.id for row in self.content.wishes].index(name))

    def event(self, event: int) -> str:
        return self.told(*self.content.events[event].effect)

    def trade_card(self, card: int, view: SabikaView) -> str:
        """Alone one also wants to know where Yusuf sails."""
        row = self.content.trade_cards[card]
        return self.told(row.scoring, row.match) if view.players == 1 else self.told(row.scoring)

    def demand(self, city_tile: int) -> str:
        wanted = [self.good(kind) for kind, wants in enumerate(self.book.demands[city_tile]) if wants]
        return self.listed(wanted)

    def bonuses(self) -> dict[str, list[str]]:
        """What the favour track and the balances bring, by label."""
        track = [f"{space.space}: {self.wording.brief(space.bonus)}" for space in self.content.favour_track]
        balances = [
            f"{self.colour(colour)}: {self.wording.brief(row.bonus)}"
            for colour, row in enumerate(self.content.balance_bonuses)
        ]
        return {"favour-track": track, "balances": balances}

    def row(self, view: SabikaView, seat: int) -> list[int]:
        """The minor cards of a player from left to right, with the balance card in its place."""
        player = view.everyone[seat]
        if player.balance_card < 0:
            return list(player.row)
        return [*player.row[: player.left_cards], BALANCE_CARD, *player.row[player.left_cards :]]

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
        if view.event >= 0:
            lines.append(self.texts.text("sabika-event-now", event=self.event(view.event)))
        if view.coming_event >= 0:
            spaces = [space.space for space in self.content.round_track if space.event_change]
            coming = [space - 1 for space in spaces if space > view.round]
            event = self.event(view.coming_event)
            lines.append(self.texts.text("sabika-event-coming", round=coming[0] if coming else 0, event=event))
        return lines

    def headline(self, view: SabikaView) -> list[str]:
        rounds = len(self.content.round_track) - 1
        parts = [
            self.texts.text("sabika-round", round=min(view.round, rounds), rounds=rounds),
            self.texts.text("sabika-era", era=ERAS[view.era - 1]),
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
