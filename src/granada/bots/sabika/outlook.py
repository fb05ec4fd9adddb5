"""Outlook: what the seats of a position may expect until the end of the game, by source."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from granada.bots.sabika import worths as w
from granada.bots.sabika.holdings import all_holdings, scored
from granada.bots.sabika.prospects import Prospects
from granada.bots.sabika.worths import Worths
from granada.games.sabika import book as b
from granada.games.sabika import tasks as t
from granada.games.sabika.book import EMPTY, MATERIALS
from granada.games.sabika.building import WILD
from granada.games.sabika.packed import holds
from granada.games.sabika.phase import CHOOSING, OVER
from granada.games.sabika.player import (
    BOXED_AT,
    FROM_BONUSES,
    FROM_MAJOR_POEMS,
    FROM_POEMS,
    FROM_STOREHOUSES,
    FROM_TRADE,
    FROM_TRIBUTE,
    FROM_WISHES,
    FROM_YUSUF,
    GOODS_AT,
    IN_WORKSHOP,
    KINDS_OF_GOODS,
    NO_SHIP,
    SETTLED,
    SOURCES,
    STOREHOUSES,
    WORKER_COUNT,
    Player,
)
from granada.games.sabika.state import SabikaState
from granada.games.sabika.tasks import TASK

JUDGED_PARTS: Final = [*SOURCES, "materials", "goods", "money", "cities", "turns"]
"""Where points come from: PP by source, those that are still to come included, and what things may bring."""
FROM_MATERIALS: Final[i64] = 16
FROM_GOODS: Final[i64] = 17
FROM_MONEY: Final[i64] = 18
FROM_CITIES: Final[i64] = 19
FROM_TURNS: Final[i64] = 20
NO_PARTS: Final = vec[float]([0.0] * len(JUDGED_PARTS))


class Outlook:
    def __init__(self, state: SabikaState, worths: Worths) -> None:
        self.state = state
        self.worths = worths
        standing = standing_workers(state)
        moved = standing == 0 and narrator_has_moved(state)
        self.ahead: float = float(worths.rounds - 1 - state.round + (1 if moved else 0))
        """Rounds in which all workers will stand up again."""
        self.incomes: float = self.ahead + (0.0 if moved else 1.0)
        self.at_end_of_round: bool = standing == 0
        self.holdings = all_holdings(state, worths)

    def parts(self, seat: i64) -> vec[float]:
        parts = NO_PARTS[:]
        player = self.state.everyone[seat]
        for source in range(len(SOURCES)):
            parts[source] = float(player.points[source])
        if self.state.phase == OVER:
            return parts
        self._scorings(seat, parts)
        if self.state.is_yusuf(seat):
            self._yusuf(seat, parts)
        else:
            self._player(seat, parts)
        return parts

    def _scorings(self, seat: i64, parts: vec[float]) -> None:
        """Wishes as often as they will still be scored, major poems and the trade card."""
        state, worths, holdings = self.state, self.worths, self.holdings
        times: i64 = len(state.wishes)
        points = 0.0
        for wish in state.tower:
            for node in worths.book.wish[wish]:
                points += float(times) * scored(worths, holdings, seat, node, 0.0)
        for wish in state.wishes:
            for node in worths.book.wish[wish]:
                points += float(times) * scored(worths, holdings, seat, node, 0.0)
            times -= 1
        parts[FROM_WISHES] += points
        for poem in state.everyone[seat].grey:
            parts[FROM_MAJOR_POEMS] += scored(worths, holdings, seat, worths.book.major_poem[poem], self.ahead)
        parts[FROM_TRADE] += scored(worths, holdings, seat, worths.book.trade_card[state.trade_card], 0.0)

    def _missing(self, seat: i64) -> float:
        """Parias that a seat does not have yet for the tributes to come."""
        state = self.state
        due = self.worths.tribute_to_come(state, seat)
        if self.at_end_of_round:
            due += owed_now(state, self.worths, seat)
        return float(due - state.everyone[seat].parias)

    # Players.

    def _player(self, seat: i64, parts: vec[float]) -> None:
        state, worths, weights = self.state, self.worths, self.worths.weights
        player, holdings = state.everyone[seat], self.holdings[seat]
        builders = float(player.standing[b.BUILDER_1] + player.standing[b.BUILDER_2]) + 2 * self.ahead
        merchants = float(player.standing[b.MERCHANT]) + self.ahead
        poets = float(player.standing[b.POET]) + self.ahead
        turns = builders + merchants + poets
        time = min(1.0, turns / weights[w.HORIZON])
        parts[FROM_MATERIALS] += self._materials(player, builders, poets)
        parts[FROM_GOODS] += self._goods(player, merchants)
        parts[FROM_MONEY] += self._money(player, turns)
        parts[FROM_TRIBUTE] += self._tribute(seat, turns)
        room = float(max(0, holdings.boxes - player.stored()))
        parts[FROM_STOREHOUSES] += weights[w.ROOM] * room / (room + 1) * time
        parts[FROM_BONUSES] += self._bonuses(player, builders, time)
        parts[FROM_CITIES] += self._cities(player, merchants, time)
        parts[FROM_POEMS] += self._poems(player, poets, turns, time)
        parts[FROM_TURNS] += turns * (weights[w.TURN_WEIGHT] + weights[w.EARLY_TURN] * turns) + self._hopes(
            seat, player
        )
        parts[FROM_TURNS] += self._places(player) * min(1.0, self.ahead)
        if state.start == seat and self.ahead > 0:
            parts[FROM_TURNS] += weights[w.START]
        if state.phase == CHOOSING and state.chosen[seat] != EMPTY:
            parts[FROM_BONUSES] += worths.full(worths.book.starting[state.chosen[seat]])

    def _materials(self, player: Player, builders: float, poets: float) -> float:
        """The more constructions and poems are still to come, the more pieces of a kind will be used."""
        state, worths, weights = self.state, self.worths, self.worths.weights
        uses = weights[w.BUILDER_USES] * builders + weights[w.POET_USES] * poets
        value = 0.0
        for material in range(len(MATERIALS)):
            number = player.stock[material]
            if number > 0:
                left = worths.end_material[material]
                for piece in range(1, number + 1):
                    value += left + (worths.material[material] - left) * worths.used_share(uses, piece)
                value += worths.material_base[material] * uses / (uses + 1)
        if builders > 0:
            ready = player.stock[worths.major_base] > 0
            for card in state.minors:
                if card >= 0 and player.stock[worths.book.minor_base[card]] > 0:
                    ready = True
            if ready:
                value += weights[w.READY] * uses / (uses + 1)
        return value

    def _goods(self, player: Player, merchants: float) -> float:
        state, worths, weights = self.state, self.worths, self.worths.weights
        goods, raws = player.goods(), player.raws()
        if goods == 0 and raws == 0:
            return 0.0
        uses = weights[w.GOOD_USES] * merchants
        used = 0.0
        for piece in range(1, goods + 1):
            used += uses / (uses + float(piece))
        demanded = 0.0
        cities = 0.0
        for city in range(len(state.city_tiles)):
            if player.ships[city] == NO_SHIP:
                cities += 1
                demand = worths.demand[state.city_tiles[city]]
                for good in range(KINDS_OF_GOODS):
                    if holds(demand, good):
                        demanded += float(player.stock[GOODS_AT + good] + player.stock[BOXED_AT + good])
        wanted = weights[w.DEMAND] * demanded / (cities * float(goods)) if goods > 0 and cities > 0 else 0.0
        value = used * (worths.good + wanted) + (float(goods) - used) * worths.end_good
        for piece in range(goods + 1, goods + raws + 1):
            value += worths.raw * uses / (uses + float(piece))
        return value

    def _money(self, player: Player, turns: float) -> float:
        """The worth of money. In the end it is little; before that, as much as the turns that are left can use is worth
        more. A seal pays like a dinar, and what is left of it in the end is worth more."""
        worths, weights = self.worths, self.worths.weights
        used = weights[w.DINARS_USED] * turns
        means, seals = float(player.means()), float(player.seals)
        value = worths.end_dinar * means + (worths.end_seal - worths.end_dinar) * seals
        return (
            value + (weights[w.DINAR_WEIGHT] - worths.end_dinar) * means * used / (used + means) if means > 0 else value
        )

    def _tribute(self, seat: i64, turns: float) -> float:
        """What is missing costs PP in the end; before that, more may still be earned."""
        worths, weights = self.worths, self.worths.weights
        missing = self._missing(seat)
        if missing <= 0:
            return -missing * weights[w.SPARE_PARIA] * min(1.0, self.ahead)
        all_turns = float(WORKER_COUNT * (worths.rounds - 1))
        return -missing * (1 - (1 - weights[w.PARIA_WEIGHT]) * min(1.0, turns / all_turns))

    def _bonuses(self, player: Player, builders: float, time: float) -> float:
        """Steps of favour, the best storehouse, and artworks that the open halves of the row may become."""
        state, worths, weights = self.state, self.worths, self.worths.weights
        favour = worths.best_favour_sure[player.favour] + worths.best_favour_things[player.favour] * time
        best = 0.0
        for storehouse in range(STOREHOUSES):
            tile = player.visible_tile(storehouse)
            if tile >= 0:
                best = max(best, worths.worth(worths.book.store_bonus[tile], time))
        row = player.row
        left: i64 = (
            worths.book.minor_left[row[0]] if player.left_cards > 0 else worths.book.balance_left[player.balance_card]
        )
        right: i64 = worths.book.minor_right[row[-1]] if player.left_cards < len(row) else WILD
        left_worth = worths.worth(worths.book.balance_bonus[left], time)
        right_worth = (
            worths.any_balance * time if right == WILD else worths.worth(worths.book.balance_bonus[right], time)
        )
        meets = 0.0
        for card in state.minors:
            if card >= 0 and player.stock[worths.book.minor_base[card]] > 0:
                if worths.book.minor_right[card] == left:
                    meets = max(meets, left_worth)
                if right == WILD or worths.book.minor_left[card] == right:
                    meets = max(meets, right_worth)
        chances = weights[w.BALANCE] * (left_worth + (2.0 if right == WILD else 1.0) * right_worth)
        return builders * (weights[w.FAVOUR_WEIGHT] * favour + weights[w.ACTIVATE_WEIGHT] * best + chances) + weights[
            w.MATCH
        ] * meets * min(1.0, builders)

    def _cities(self, player: Player, merchants: float, time: float) -> float:
        """City Bonuses, income, and what consolidating would bring."""
        state, worths, weights = self.state, self.worths, self.worths.weights
        bonus, best, more, income = 0.0, 0.0, 0.0, 0.0
        for city in range(len(state.city_tiles)):
            ship = player.ships[city]
            if ship != NO_SHIP:
                tile = state.city_tiles[city]
                bonus = max(bonus, worths.worth(worths.book.city_bonus[tile], time))
                red = worths.is_red[tile]
                worth = worths.worth(worths.book.consolidation[tile], time)
                if ship == SETTLED:
                    if not red:
                        income += worth
                else:
                    if not red:
                        worth *= self.incomes * 0.7
                    more += worth
                    best = max(best, worth)
        settling = weights[w.SETTLE] * best + weights[w.SETTLE_MORE] * (more - best)
        return income * self.incomes + min(1.0, merchants) * settling + merchants * weights[w.PRODUCE_WEIGHT] * bonus

    def _poems(self, player: Player, poets: float, turns: float, time: float) -> float:
        """Blue ones in every round that is left, the best red one whenever it may be read again."""
        worths, weights = self.worths, self.worths.weights
        value = 0.0
        rounds = turns / float(WORKER_COUNT)
        for poem in player.blue:
            value += (worths.blue_sure[poem] + worths.blue_things[poem] * time) * rounds
            value += (worths.blue_income_sure[poem] + worths.blue_income_things[poem] * time) * self.incomes
        best = 0.0
        for poem in player.red:
            best = max(best, worths.worth(worths.book.red_poem[poem], time))
        return value + weights[w.REACTIVATE_WEIGHT] * poets * best

    def _hopes(self, seat: i64, player: Player) -> float:
        """What the next turn of each worker might bring."""
        weights = self.worths.weights
        prospects = Prospects(self.state, self.worths, seat, self.holdings)
        later = weights[w.HOPE_LATER] * min(1.0, self.ahead)
        value = 0.0
        share = weights[w.HOPE] if player.standing[b.BUILDER_1] or player.standing[b.BUILDER_2] else later
        if share > 0:
            value += share * prospects.action(b.CONSTRUCTION, b.ANY_PILE)
        share = weights[w.HOPE] if player.standing[b.MERCHANT] else later
        if share > 0:
            value += share * max(prospects.action(b.EXPORT, b.ANY_PILE), prospects.action(b.CONSOLIDATE, b.ANY_PILE))
        share = weights[w.HOPE] if player.standing[b.POET] else later
        if share > 0:
            value += share * max(prospects.action(b.CARVE, b.ANY_PILE), prospects.action(b.REACTIVATE, b.ANY_PILE))
        return value

    def _places(self, player: Player) -> float:
        worths = self.worths
        value = 0.0
        for worker in range(WORKER_COUNT):
            square = player.squares[worker]
            if square == IN_WORKSHOP:
                square = worths.workshops + b.RING_OF[worker]
            value += worths.place[square]
        return worths.weights[w.PLACE_WEIGHT] * value

    # Yusuf.

    def _yusuf(self, seat: i64, parts: vec[float]) -> None:
        """He has no things but his seals: what counts are the cards that he will still play."""
        state, worths = self.state, self.worths
        yusuf = state.everyone[seat]
        builders = float(yusuf.standing[b.BUILDER_1] + yusuf.standing[b.BUILDER_2]) + 2 * self.ahead
        merchants = float(yusuf.standing[b.MERCHANT]) + self.ahead
        poets = float(yusuf.standing[b.POET]) + self.ahead
        pp, parias = worths.yusuf_pp, worths.yusuf_parias
        parts[FROM_YUSUF] += builders * pp[b.OUTER] + merchants * pp[b.MIDDLE] + poets * pp[b.INNER]
        turns = builders + merchants + poets
        parts[FROM_TURNS] += turns * (worths.weights[w.YUSUF_TURN_WEIGHT] + worths.weights[w.YUSUF_EARLY_TURN] * turns)
        parts[FROM_MONEY] += worths.end_seal * float(yusuf.seals)
        coming = builders * parias[b.OUTER] + merchants * parias[b.MIDDLE] + poets * parias[b.INNER]
        parts[FROM_TRIBUTE] -= max(0.0, self._missing(seat) - coming)


def standing_workers(state: SabikaState) -> i64:
    standing: i64 = 0
    for player in state.everyone:
        for stands in player.standing:
            standing += stands
    return standing


def rounds_left(state: SabikaState, worths: Worths) -> float:
    """The rounds that are left, with the part of this one that is still to come."""
    everybody = float(WORKER_COUNT * len(state.everyone))
    return float(max(0, worths.rounds - 1 - state.round)) + float(standing_workers(state)) / everybody


def narrator_has_moved(state: SabikaState) -> bool:
    """Whether the narrator has moved at the end of this round, so that the round is counted already."""
    for place in range(0, state.top + TASK, TASK):
        if state.tasks[place] == t.NARRATOR:
            return False
    return state.phase != CHOOSING


def owed_now(state: SabikaState, worths: Worths, seat: i64) -> i64:
    """What is still to be paid of the tribute that is being paid."""
    owed: i64 = 0
    for place in range(0, state.top + TASK, TASK):
        if state.tasks[place + t.SEAT_AT] == seat:
            if state.tasks[place] == t.TRIBUTE and narrator_has_moved(state):
                owed += worths.tribute[state.round - 1]
            elif state.tasks[place] == t.TRIBUTE_PART:
                owed += state.tasks[place + t.FIGURE_AT]
    return owed
