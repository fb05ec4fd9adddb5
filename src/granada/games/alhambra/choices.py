"""What a seat has to decide, as a Question: the legal moves in groups, a purchase with its payment as one choice."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from granada.games.alhambra.components import (
    CARD_NAMES,
    COSTS,
    CURRENCY_NAMES,
    TILE_NAMES,
    card_names,
    value_of,
)
from granada.games.alhambra.explain import obstacles
from granada.games.alhambra.moves import (
    BUY,
    PAY,
    PLACE,
    SETTLE,
    SWAP,
    TAKE,
    USE,
    WITHDRAW,
    cards_of,
    cell_of,
    kind_of,
    thing_of,
    with_thing,
)
from granada.games.alhambra.palace import cell_name
from granada.games.alhambra.payment import ways_to_pay
from granada.games.alhambra.phase import ACTION, PAYMENT
from granada.games.alhambra.turn import outcome
from granada.kernel.choice import Choice, FirstStep, Group, Message, Obstacle, Question

if TYPE_CHECKING:
    from granada.games.alhambra.state import AlhambraState

MOST_EXACT_WAYS: Final = 3
"""The most ways to buy a tile in the question about a turn. A client asks for the others."""
MOST_WAYS: Final = 9
REDESIGN: Final = "redesign:"


def question(state: "AlhambraState", seat: i64, codes: vec[i64]) -> Question:
    asked = Asked(state, seat, codes)
    if state.phase == ACTION:
        return asked.about_actions()
    if state.phase == PAYMENT:
        return asked.about_payment()
    return asked.about_tiles()


def money(currency: i64, amount: i64) -> str:
    """An amount is named as if it were a card."""
    return f"{CURRENCY_NAMES[currency]}-{amount}"


def cell_place(cell: i64) -> str:
    return f"cell:{cell_name(cell)}"


class Asked:
    def __init__(self, state: "AlhambraState", seat: i64, codes: vec[i64]) -> None:
        self.state = state
        self.seat = seat
        self.codes = codes
        self.palace = state.palaces[seat]

    # What to do in a turn.

    def about_actions(self) -> Question:
        groups: list[Group] = []
        takes: list[Choice] = []
        uses: list[Choice] = []
        withdrawals: list[Choice] = []
        passes: list[Choice] = []
        for code in self.codes:
            kind = kind_of(code)
            if kind == TAKE:
                takes.append(self._take(code))
            elif kind == BUY:
                groups.append(self._purchase(code))
            elif kind == USE:
                name = TILE_NAMES[thing_of(code)]
                uses.append(self._choice(code, Message(":tile", (name,)), f"tile:{name}"))
            elif kind == WITHDRAW:
                tile = thing_of(code)
                place = cell_place(self.palace.cell_of(tile))
                withdrawals.append(self._choice(code, Message(":tile", (TILE_NAMES[tile],)), place))
            else:
                passes.append(self._choice(code, Message("alhambra-choose-pass")))
        if passes:
            title = Message("alhambra-group-pass")
            return Question(title, (Group(title, tuple(passes)),), obstacles=self._obstacles())
        title = _title_of_actions(len(groups) > 0, len(uses) + len(withdrawals) > 0)
        if takes:
            groups.append(Group(Message("alhambra-group-take"), tuple(takes)))
        if uses:
            groups.append(Group(Message("alhambra-group-from-reserve"), tuple(uses), REDESIGN))
        if withdrawals:
            groups.append(Group(Message("alhambra-group-to-reserve"), tuple(withdrawals), REDESIGN))
        if not uses and not withdrawals:
            return Question(title, tuple(groups), obstacles=self._obstacles())
        step = FirstStep(REDESIGN, Message("alhambra-choose-redesign", (len(uses) + len(withdrawals),)))
        return Question(title, tuple(groups), Message("alhambra-group-redesign"), (step,), self._obstacles())

    def _take(self, code: i64) -> Choice:
        names = card_names(cards_of(code))
        label = Message(":money", names) if len(names) == 1 else Message(":list money", (names,))
        ends_turn, final = outcome(self.state, code)
        places = tuple([f"display:{name}" for name in names])
        return Choice((self._text(code),), label, places, ends_turn=ends_turn, final=final)

    def _purchase(self, code: i64) -> Group:
        """The exact ways to pay or else the best one, and if there are more of them, the purchase alone."""
        tile = thing_of(code)
        name, currency = TILE_NAMES[tile], self.state.market.index(tile)
        ways = ways_to_pay(self.state, self.seat, currency, COSTS[tile])
        buy = self._text(code)
        exact = [way for way in ways if sum([value_of(card) for card in way]) == COSTS[tile]]
        best = exact[:MOST_EXACT_WAYS] or ways[:1]
        choices = [self._way([buy], currency, COSTS[tile], way) for way in best]
        if len(ways) > len(best):
            choices.append(Choice((buy,), Message("alhambra-choose-other-payment"), begins=True))
        title = Message("alhambra-group-buy", (name, money(currency, COSTS[tile])))
        return Group(title, tuple(choices), f"market:{name}")

    def _way(self, begun: list[str], currency: i64, owed: i64, way: list[int]) -> Choice:
        paid: i64 = 0
        moves = begun[:]
        for card in way:
            paid += value_of(card)
            moves.append(self._text(with_thing(PAY, card)))
        moves.append(self._text(SETTLE))
        names = card_names(way)
        label = Message("alhambra-choose-pay", (names, int(paid - owed)))
        places = tuple([f"hand:{name}" for name in names])
        return Choice(tuple(moves), label, places, {CURRENCY_NAMES[currency]: int(paid)})

    # How to go on with a payment.

    def about_payment(self) -> Question:
        """The best ways, and single cards for players who want to go on otherwise."""
        state = self.state
        tile, currency, paid = state.wanted, state.currency_asked(), state.amount_paid()
        name, owed = TILE_NAMES[tile], COSTS[tile] - paid
        ways = ways_to_pay(state, self.seat, currency, owed)[:MOST_WAYS]
        begun = [way[0] for way in ways]
        settles: list[Choice] = []
        cards: list[Choice] = []
        for code in self.codes:
            if kind_of(code) == SETTLE:
                settles.append(self._choice(code, Message("alhambra-choose-settle")))
            elif thing_of(code) not in begun:
                card = CARD_NAMES[thing_of(code)]
                cost = {CURRENCY_NAMES[currency]: int(value_of(thing_of(code)))}
                place = f"hand:{card}"
                cards.append(Choice((self._text(code),), Message(":money", (card,)), (place,), cost, begins=True))
        whole = [self._way([], currency, owed, way) for way in ways]
        groups: list[Group] = []
        for what, choices in (("settle", settles), ("pay", whole), ("pay-card-by-card", cards)):
            if choices:
                groups.append(Group(Message(f"alhambra-group-{what}"), tuple(choices), is_idle=what == "settle"))
        title = Message("alhambra-paying", (name, int(paid), money(currency, COSTS[tile])))
        return Question(title, tuple(groups))

    # Where to put tiles.

    def about_tiles(self) -> Question:
        """If there are several, first it is chosen which one."""
        tiles: list[int] = []
        groups: list[Group] = []
        for code in self.codes:
            if thing_of(code) not in tiles:
                tiles.append(int(thing_of(code)))
        for tile in tiles:
            self._add_groups_of(tile, groups)
        if len(tiles) == 1:
            title = Message("alhambra-ask-cell", (TILE_NAMES[tiles[0]],))
            return Question(title, tuple(groups), obstacles=self._obstacles())
        title = Message("alhambra-group-which-tile")
        names = [TILE_NAMES[tile] for tile in tiles]
        steps = tuple([FirstStep(f"tile:{name}", Message(":tile", (name,))) for name in names])
        return Question(title, tuple(groups), title, steps, self._obstacles())

    def _add_groups_of(self, tile: i64, groups: list[Group]) -> None:
        name = TILE_NAMES[tile]
        sites: list[Choice] = []
        swaps: list[Choice] = []
        others: list[Choice] = []
        for code in self.codes:
            if thing_of(code) != tile:
                continue
            kind = kind_of(code)
            if kind == PLACE:
                cell = cell_of(code)
                sites.append(self._choice(code, Message(":cell", (cell_name(cell),)), cell_place(cell)))
            elif kind == SWAP:
                out = thing_of(code, 1)
                place = cell_place(self.palace.cell_of(out))
                swaps.append(self._choice(code, Message(":tile", (TILE_NAMES[out],)), place))
            else:
                verb = self._text(code).split()[0]
                place = "reserve:" if verb == "reserve" else "dirk:"
                others.append(self._choice(code, Message(f"alhambra-choose-{verb}", (name,)), place))
        place = f"tile:{name}"
        if sites:
            groups.append(Group(Message("alhambra-group-place", (name,)), tuple(sites), place))
        if swaps:
            groups.append(Group(Message("alhambra-group-swap", (name,)), tuple(swaps), place))
        if others:
            groups.append(Group(Message("alhambra-group-put-away"), tuple(others), place, is_idle=True))

    # Details.

    def _choice(self, code: i64, label: Message, place: str = "") -> Choice:
        ends_turn, final = outcome(self.state, code)
        places = (place,) if place else ()
        return Choice((self._text(code),), label, places, ends_turn=ends_turn, final=final)

    def _text(self, code: i64) -> str:
        return str(self.state.move(code))

    def _obstacles(self) -> tuple[Obstacle, ...]:
        return obstacles(self.state, self.seat, self.codes)


def _title_of_actions(can_buy: bool, can_redesign: bool) -> Message:
    if can_buy:
        return Message("alhambra-ask-actions" if can_redesign else "alhambra-ask-buy-or-take")
    return Message("alhambra-ask-money-or-redesign" if can_redesign else "alhambra-ask-only-money")
