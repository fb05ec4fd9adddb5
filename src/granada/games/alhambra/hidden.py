"""Samples of Alhambra: everything that a seat cannot know is dealt anew, for bots that plan ahead."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from granada.games.alhambra.components import COSTS, SCORING_CARD, VALUES, value_of
from granada.games.alhambra.payment import highest_payable
from granada.games.alhambra.phase import PAYMENT
from granada.kernel.chance import Dice

if TYPE_CHECKING:
    from granada.games.alhambra.state import AlhambraState


def redeal(state: "AlhambraState", seat: i64) -> None:
    """Deal anew what this seat cannot know: the other hands, the deck and the bag.

    Cards that were taken openly stay where they are known to be, and a scoring card stays in its part of the deck.
    Everything else is sorted first, so that the result depends on nothing hidden.
    """
    dice = Dice(state.chance.seed)
    state.bag = list(dice.shuffled(sorted(state.bag)))
    others = [other for other in range(state.players) if other != seat]
    hidden = [card for card in state.deck if card < SCORING_CARD]
    for other in others:
        hidden += state.hand(other)
    missing = [0 if other == seat else state.hand_size(other) for other in range(state.players)]
    for other in others:
        state.empty_hand(other)
        for card in state.seen_cards(other):
            hidden.remove(card)
            state.take_card(other, card)
            missing[other] -= 1
    hidden = list(dice.shuffled(sorted(hidden)))
    if state.phase == PAYMENT and state.seat != seat:
        missing[state.seat] -= deal_what_is_owed(state, hidden)
    for other in others:
        for _ in range(missing[other]):
            state.take_card(other, hidden.pop())
    for number in (1, 0):
        if SCORING_CARD + number in state.deck:
            lowest, highest = state.window(number)
            hidden.insert(lowest + dice.below(highest - lowest + 1), SCORING_CARD + number)
    state.deck = hidden


def deal_what_is_owed(state: "AlhambraState", hidden: list[int]) -> int:
    """A seat that is about to pay has enough money: deal what is missing in as few cards as possible; their number."""
    currency = state.currency_asked()
    first, highest = currency * VALUES, highest_payable(state, currency)
    owed = COSTS[state.wanted] - state.amount_paid()
    for card in state.seen_cards(state.seat):
        if first <= card <= highest:
            owed -= value_of(card)
    dealt = 0
    for card in range(highest, first - 1, -1):
        while owed > 0 and card in hidden:
            hidden.remove(card)
            state.take_card(state.seat, card)
            owed -= value_of(card)
            dealt += 1
    return dealt
