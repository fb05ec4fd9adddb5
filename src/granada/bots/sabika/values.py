"""Values: what things are worth to one seat in a position."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from granada.bots.sabika import worths as w
from granada.bots.sabika.extras import Extras
from granada.bots.sabika.worths import Worths
from granada.games.sabika import book as b
from granada.games.sabika.packed import count_in, holds
from granada.games.sabika.player import GOODS_AT, KINDS_OF_GOODS, RAWS_AT
from granada.games.sabika.state import SabikaState

UNKNOWN_WORTH: Final = -1000.0
UNKNOWN_GOODS: Final = vec[float]([UNKNOWN_WORTH] * KINDS_OF_GOODS)


class Values:
    """What things are worth to a seat in a position: dinars, materials, goods and effects."""

    def __init__(self, state: SabikaState, worths: Worths, seat: i64) -> None:
        self.state = state
        self.worths = worths
        self.seat = seat
        weights = worths.weights
        player = state.everyone[seat]
        self.player = player
        ahead = float(max(0, worths.rounds - 1 - state.round))
        self.rounds: float = ahead
        """Rounds that are left after this one."""
        builders = float(player.standing[b.BUILDER_1] + player.standing[b.BUILDER_2]) + 2 * ahead
        self.merchants: float = float(player.standing[b.MERCHANT]) + ahead
        poets = float(player.standing[b.POET]) + ahead
        turns = builders + self.merchants + poets
        self.time: float = min(1.0, turns / weights[w.HORIZON])
        self.uses: float = weights[w.BUILDER_USES] * builders + weights[w.POET_USES] * poets
        used, means = weights[w.DINARS_USED] * turns, float(player.means())
        share = used / (used + means) if used > 0 else 0.0
        self.dinar: float = worths.end_dinar + (weights[w.DINAR_WEIGHT] - worths.end_dinar) * share * share
        """The worth of one dinar more or less."""
        missing = worths.tribute_to_come(state, seat) - player.parias
        self.paria: float = weights[w.PARIA_WEIGHT] if missing > 0 else weights[w.SPARE_PARIA]
        self.room: i64 = state.boxes(seat) - player.stored()
        self.goods = UNKNOWN_GOODS
        self.extras = Extras(state, worths.book, player)

    def node(self, node: i64) -> float:
        return self.worths.worth(node, self.time)

    def piece(self, material: i64) -> float:
        """One more of a material."""
        worths = self.worths
        held = self.player.stock[material]
        left, uses = worths.end_material[material], self.uses
        base = worths.material_base[material] if held == 0 else 0.0
        share = worths.used_share(uses, held + 1)
        worth = left + (worths.material[material] - left + base) * share
        return worth if self.room > 0 else worth / 2

    def kept(self, item: i64) -> float:
        """The worth of one that is given away."""
        worths = self.worths
        if item >= GOODS_AT:
            return self.good((item - GOODS_AT) % KINDS_OF_GOODS)
        left, uses = worths.end_material[item], self.uses
        held = max(1, self.player.stock[item])
        return left + (worths.material[item] - left) * worths.used_share(uses, held)

    def good(self, kind: i64) -> float:
        if self.goods[kind] == UNKNOWN_WORTH:
            self.goods = self.goods[:]
            self.goods[kind] = self.one_good(kind)
        return self.goods[kind]

    def one_good(self, kind: i64) -> float:
        """Better if cities where one could still export to ask for it."""
        worths = self.worths
        uses = worths.weights[w.GOOD_USES] * self.merchants
        share = uses / (uses + float(self.player.goods() + 1))
        wanted = 0.0
        cities = 0.0
        for city in range(len(self.state.city_tiles)):
            if not self.player.is_present(city):
                cities += 1
                if holds(worths.demand[self.state.city_tiles[city]], kind):
                    wanted += 1
        more = worths.weights[w.DEMAND] * wanted / cities if cities > 0 else 0.0
        return worths.end_good + (worths.good + more - worths.end_good) * share

    def token(self, kind: i64) -> float:
        """A raw material; a second one of its kind turns into a good."""
        if self.player.stock[RAWS_AT + kind] > 0:
            return self.good(kind) if self.room > 0 else 0.3
        return self.worths.raw * self.time

    def seal(self) -> float:
        return self.dinar + self.worths.end_seal - self.worths.end_dinar + self.extras.tally(b.SEALS)

    def spending(self, chosen: i64) -> float:
        """The PP that materials earn, against what they would be worth later."""
        worth = 0.0
        for material in range(len(b.MATERIALS)):
            worth += float(count_in(chosen, material)) * self.spent(material)
        return worth

    def spent(self, material: i64) -> float:
        return float(self.worths.book.material_pp[material]) - self.kept(material)
