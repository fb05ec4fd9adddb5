"""Tribute: what is due at the end of a round, in parias, dinars, seals or PP, and the fee of an event."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from granada.games.sabika import events
from granada.games.sabika import tasks as t
from granada.games.sabika.book import key, trigger
from granada.games.sabika.gains import fire
from granada.games.sabika.moves import DINAR_AMOUNT, PARIA_AMOUNT, SEAL_AMOUNT
from granada.games.sabika.packed import encode, thing_of
from granada.games.sabika.player import FROM_TRIBUTE
from granada.games.sabika.tasks import Kind, declare
from granada.games.sabika.work import pay

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

KEPT_ALL_PP: Final = trigger("tribute(no_pp_lost)")
TRIBUTE_DUE: Final = key("tribute")
TRIBUTE_FEE: Final = key("tribute_fee")

# What a tribute is paid with, in this order; whatever is left then costs PP.
IN_PARIAS: Final[i64] = 0
IN_DINARS: Final[i64] = 1
IN_SEALS: Final[i64] = 2
WAYS: Final = [PARIA_AMOUNT, DINAR_AMOUNT, SEAL_AMOUNT]
MEANS: Final[list[events.Means]] = ["parias", "dinars", "seals"]


class Tribute(Kind):
    """The tribute of one player."""

    def work(self, state: "SabikaState", seat: i64, figure: i64, other: i64, source: i64) -> bool:
        state.drop()
        player, due = state.everyone[seat], tribute_due(state, seat)
        if state.listener is not None:
            state.listener(events.TributeDue(seat, int(due)))
        if state.is_yusuf(seat):
            paid = min(due, player.parias)
            state.move_paria(seat, -paid)
            tell_tribute(state, seat, IN_PARIAS, paid, paid)
            miss_tribute(state, seat, due - paid, due - paid)
            return True
        state.add(t.TRIBUTE_PART, seat, due, IN_PARIAS)
        return True


declare(t.TRIBUTE, Tribute("tribute", lies=t.FRAME))


def tribute_due(state: "SabikaState", seat: i64) -> i64:
    """What the space of the narrator asks of a player. Nothing changes it for Yusuf."""
    tribute = state.book.tributes[state.round - 1]
    return tribute if state.is_yusuf(seat) else state.modified(seat, TRIBUTE_DUE, tribute)


class TributePart(Kind):
    """How much of the tribute is paid in parias, in dinars and in seals."""

    def work(self, state: "SabikaState", seat: i64, owed: i64, way: i64, source: i64) -> bool:
        """Go on to the next way to pay for as long as there is nothing to pay with."""
        while owed > 0 and way <= IN_SEALS:
            if most_payable(state, seat, owed, way) > 0:
                state.tasks[state.top + t.OTHER_AT] = way
                return False
            way += 1
        state.drop()
        miss_tribute(state, seat, owed, owed * state.book.content.tribute.pp)
        state.add(t.FEE, seat, state.modified(seat, TRIBUTE_FEE, 0), owed)
        return True

    def moves(self, state: "SabikaState", seat: i64, owed: i64, way: i64, codes: vec[i64]) -> vec[i64]:
        for paid in range(most_payable(state, seat, owed, way) + 1):
            codes = append(codes, encode(WAYS[way], paid))
        return codes

    def decide(self, state: "SabikaState", seat: i64, owed: i64, way: i64, source: i64, code: i64) -> None:
        player, paid = state.everyone[seat], thing_of(code)
        amount = paid
        if way == IN_PARIAS:
            state.move_paria(seat, -paid)
        elif way == IN_DINARS:
            amount = paid * state.book.tribute_dinars
            player.dinars -= amount
        else:
            amount = paid * state.book.tribute_seals
            player.seals -= amount
        tell_tribute(state, seat, way, amount, paid)
        state.add(t.TRIBUTE_PART, seat, owed - paid, way + 1)

    def fits(self, state: "SabikaState", seat: i64, owed: i64, way: i64) -> bool:
        return owed <= tribute_due(state, seat)

    def title(self, state: "SabikaState", owed: i64, way: i64) -> tuple[object, ...]:
        return (int(owed),)


declare(
    t.TRIBUTE_PART,
    TributePart("tribute-part", "parias", "means", lies=t.ON_TOP, words={"parias": t.AS_PARIAS}),
    rule="tribute",
)


def most_payable(state: "SabikaState", seat: i64, owed: i64, way: i64) -> i64:
    player = state.everyone[seat]
    if way == IN_PARIAS:
        return min(owed, player.parias)
    if way == IN_DINARS:
        return min(owed, player.dinars // state.book.tribute_dinars)
    return min(owed, player.seals // state.book.tribute_seals)


def tell_tribute(state: "SabikaState", seat: i64, way: i64, amount: i64, covered: i64) -> None:
    if covered > 0 and state.listener is not None:
        state.listener(events.TributePaid(seat, MEANS[way], int(amount), int(covered)))


def miss_tribute(state: "SabikaState", seat: i64, owed: i64, points: i64) -> None:
    state.gain_pp(seat, -points, FROM_TRIBUTE)
    if owed > 0 and state.listener is not None:
        state.listener(events.TributeMissed(seat, int(owed), int(points)))


class Fee(Kind):
    """Dinars that an event asks for on top of the tribute."""

    def work(self, state: "SabikaState", seat: i64, fee: i64, lost: i64, source: i64) -> bool:
        if fee > 0 and state.everyone[seat].seals > 0:
            return False
        state.drop()
        pay_fee(state, seat, fee, lost, 0)
        return True

    def moves(self, state: "SabikaState", seat: i64, fee: i64, lost: i64, codes: vec[i64]) -> vec[i64]:
        """A seal may be kept even where dinars are missing."""
        for seals in range(min(fee, state.everyone[seat].seals) + 1):
            codes = append(codes, encode(SEAL_AMOUNT, seals))
        return codes

    def decide(self, state: "SabikaState", seat: i64, fee: i64, lost: i64, source: i64, code: i64) -> None:
        pay_fee(state, seat, fee, lost, thing_of(code))

    def fits(self, state: "SabikaState", seat: i64, fee: i64, lost: i64) -> bool:
        return fee == state.modified(seat, TRIBUTE_FEE, 0) and lost <= tribute_due(state, seat)

    def title(self, state: "SabikaState", fee: i64, lost: i64) -> tuple[object, ...]:
        return (int(fee),)


declare(t.FEE, Fee("fee", "dinars", "lost", lies=t.ON_TOP, words={"price": t.AS_DINARS}), rule="tribute")


def pay_fee(state: "SabikaState", seat: i64, fee: i64, lost: i64, seals: i64) -> None:
    """Pay a number of seals, and the rest in dinars. Each dinar that is missing costs a PP."""
    paid = min(fee, seals + state.everyone[seat].dinars)
    state.gain_pp(seat, paid - fee, FROM_TRIBUTE)
    if fee > 0 and state.listener is not None:
        state.listener(events.FeePaid(seat, int(paid), int(fee - paid)))
    pay(state, seat, paid, seals)
    if lost == 0 and paid == fee:
        fire(state, seat, KEPT_ALL_PP)
