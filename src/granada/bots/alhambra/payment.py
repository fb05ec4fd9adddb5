"""What a hand can pay: sums of cards as sets of bits, bit n for the sum n."""

from librt.vecs import vec
from mypy_extensions import i64

from granada.games.alhambra.components import CARDS, VALUES


def sums_of(hands: vec[i64], seat: i64, first: i64, last: i64) -> i64:
    """Everything that can be paid exactly with cards from the first to the last of a currency."""
    sums: i64 = 1
    for card in range(first, last + 1):
        for _ in range(hands[seat * CARDS + card]):
            # Beyond 62 there is no price, and no bit.
            sums |= (sums << (card - first // VALUES * VALUES + 1)) & 0x3FFFFFFFFFFFFFFF
    return sums


def can_pay_exactly(hands: vec[i64], seat: i64, currency: i64, price: i64) -> bool:
    first = currency * VALUES
    return sums_of(hands, seat, first, first + VALUES - 1) >> price & 1 != 0


def least_sum(sums: i64, owed: i64) -> i64:
    """The lowest of these sums that is enough."""
    paid = owed
    rest = sums >> owed
    while rest & 1 == 0:
        rest >>= 1
        paid += 1
    return paid


def card_to_lay(hands: vec[i64], seat: i64, first: i64, highest: i64, owed: i64) -> i64:
    """The next card of a payment that wastes as little as possible, in as few cards as possible.

    None may be higher than the one before, so what is owed after a card must be within reach of it and lower ones."""
    target = least_sum(sums_of(hands, seat, first, highest), owed)
    for card in range(highest, first - 1, -1):
        if hands[seat * CARDS + card] > 0:
            rest = target - (card - first + 1)
            if rest == 0:
                return card
            if rest > 0:
                hands[seat * CARDS + card] -= 1
                within_reach = sums_of(hands, seat, first, card) >> rest & 1 != 0
                hands[seat * CARDS + card] += 1
                if within_reach:
                    return card
    return highest
