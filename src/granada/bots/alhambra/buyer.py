"""Buyer: the plain way to play Alhambra. It buys what it can, with exact payments and expensive buildings first, keeps
its walls outside, and takes money if there is nothing to buy.

It is a yardstick for the other bots, and so shares nothing with the judge that they listen to."""

from granada.bots.bot import Budget
from granada.games.alhambra.components import COSTS, VALUES, WALLS, value_of
from granada.games.alhambra.moves import BUY, PAY, PLACE, SETTLE, TAKE, cards_of, cell_of, kind_of, thing_of
from granada.games.alhambra.palace import STEP
from granada.games.alhambra.state import AlhambraState
from granada.kernel.chance import Chance
from granada.kernel.state import Move, State


class Buyer:
    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, state: State, seat: int, budget: Budget | None = None) -> Move:
        assert isinstance(state, AlhambraState)
        codes = [int(code) for code in state.legal_codes(seat)]
        best = max(self._appeal(state, seat, code) for code in codes)
        equal = [code for code in codes if self._appeal(state, seat, code) == best]
        return state.move(equal[self.chance.below(len(equal))])

    def _appeal(self, state: AlhambraState, seat: int, code: int) -> tuple[int, ...]:
        """What makes a move better than another one: first the kind of move, then what counts for this kind."""
        kind, thing = kind_of(code), thing_of(code)
        if kind == BUY:
            price = int(COSTS[thing])
            return (4 if _waste(state, seat, thing) == 0 else 3, price)
        if kind == TAKE:
            cards = cards_of(code)
            return (2, sum(int(value_of(card)) for card in cards), len(cards))
        if kind == SETTLE:
            return (4,)
        if kind == PAY:
            return (3, -_waste(state, seat, int(state.wanted), int(thing)), int(value_of(thing)))
        if kind == PLACE:
            after = state.palaces[seat].placed(thing, cell_of(code))
            return (3, int(after.longest_wall()), _walls_outward(state, seat, code), len(after.open))
        return (1,)


def _waste(state: AlhambraState, seat: int, tile: int, card: int | None = None) -> int:
    """What is paid too much for a tile at best, if this card is laid down next."""
    currency = state.market.index(tile)
    owed = int(COSTS[tile] - state.amount_paid()) if state.wanted == tile else int(COSTS[tile])
    hand = [held for held in state.hand(seat) if held // VALUES == currency]
    if card is not None:
        hand.remove(card)
        hand = [held for held in hand if held <= card]
        owed -= int(value_of(card))
    if owed <= 0:
        return -owed
    sums = {0}
    for held in hand:
        sums |= {amount + int(value_of(held)) for amount in sums}
    return min(amount for amount in sums if amount >= owed) - owed


def _walls_outward(state: AlhambraState, seat: int, code: int) -> int:
    """How many walls of the tile look to the outside rather than at a neighbour."""
    palace, cell, walls = state.palaces[seat], cell_of(code), int(WALLS[thing_of(code)])
    return sum(walls >> side & 1 and palace.is_empty(cell + step) for side, step in enumerate(STEP))
