"""What follows from a move, where it is known without playing it: a question has many choices, and it would take long
to try each of them. What only the rules can tell, such as what poems bring, is not foretold here."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from granada.games.sabika import book as b
from granada.games.sabika import moves as m
from granada.games.sabika import tasks as t
from granada.games.sabika.gains import is_answered
from granada.games.sabika.packed import is_single, kind_of, other_of, thing_of
from granada.games.sabika.player import GOODS_AT, RAWS_AT, Player
from granada.games.sabika.rounds import next_with_worker
from granada.games.sabika.work import MAIN_DONE, MARBLE_SPACE, RAW_SPACE, RESTED, can_still
from granada.games.sabika.workshop import TRIGGER_OF_ACTION, beginning, buy_cost, sell_gain, trade_gain

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

NOT_KNOWN: Final[i64] = 0
DECIDES: Final[i64] = 1
"""The same player can choose between several things next, in the same turn. Payments may come before."""
TURN_OVER: Final[i64] = 2
"""The turn is over, and that of another person begins."""
PAID: Final = (m.RENEW, m.BUY, m.BUY_RAW, m.EXPORT_TO, m.CARVE_BLUE, m.CARVE_RED, m.CARVE_GREY)
"""Moves that are possible only with enough dinars."""


def after(state: "SabikaState", seat: i64, code: i64) -> i64:
    """What follows from a move about the task on top, which is one of this seat."""
    player, kind, task = state.everyone[seat], kind_of(code), state.tasks[state.top]
    figure = state.tasks[state.top + t.FIGURE_AT]
    if kind == m.REST:
        return NOT_KNOWN if is_answered(state, seat, RESTED) else over(state, seat)
    if kind == m.MAIN:
        action, pile = state.book.square_action[figure], state.book.square_pile[figure]
        return DECIDES if begins_with_choice(state, seat, action, pile, 0) else NOT_KNOWN
    if kind == m.END:
        return done(state, seat, player.means())
    if kind == m.BUILD_MAJOR:
        return _if_several(state, seat, t.MAJOR_MATERIALS, thing_of(code), 0)
    if kind == m.BUILD_MINOR:
        return _if_several(state, seat, t.MINOR_MATERIALS, thing_of(code), 0)
    if m.carves(kind):
        return _if_several(state, seat, t.CARVING_MATERIALS, thing_of(code), m.colour_of(kind))
    if task == t.TRANSACTION:
        return _after_transaction(state, seat, code, figure)
    if task == t.MAKE_ROOM and (kind == m.REFUSE or figure < GOODS_AT):
        return done(state, seat, player.means())
    return NOT_KNOWN


def after_taking(state: "SabikaState", seat: i64, left: i64) -> i64:
    """What follows when a material is taken, of which so many may be."""
    player = state.everyone[seat]
    if not state.has_room(seat):
        return DECIDES if player.stored() > 0 else NOT_KNOWN
    return done(state, seat, player.means()) if left == 1 else NOT_KNOWN


def _after_transaction(state: "SabikaState", seat: i64, code: i64, left: i64) -> i64:
    """What can be sold later is something to decide about."""
    player, kind, thing = state.everyone[seat], kind_of(code), thing_of(code)
    sold: i64 = 1 if kind == m.SELL or kind == m.TRADE else 0
    can_sell = _held(player) > sold
    if kind == m.STOP:
        return done(state, seat, player.means())
    if kind == m.BUY:
        if not state.has_room(seat):
            return DECIDES if player.stored() > 0 else NOT_KNOWN
        return DECIDES if left > 1 else done(state, seat, player.means() - buy_cost(state, seat, thing))
    if kind == m.TRADE:
        return DECIDES if left > 1 else done(state, seat, player.means() + trade_gain(state, thing, other_of(code)))
    if kind == m.SELL:
        if left > 1:
            return DECIDES if can_sell else NOT_KNOWN
        return done(state, seat, player.means() + sell_gain(state, seat, thing))
    is_new = player.stock[RAWS_AT + state.raws[thing]] == 0
    return DECIDES if is_new and left > 1 and can_sell else NOT_KNOWN


def _held(player: Player) -> i64:
    """How many things the player has that can be sold."""
    held: i64 = 0
    for item in range(RAWS_AT):
        held += player.stock[item]
    return held


def begins_with_choice(state: "SabikaState", seat: i64, action: i64, pile: i64, cost: i64) -> bool:
    """Whether a main action that is possible certainly begins with a choice, after so much has been paid."""
    answered = TRIGGER_OF_ACTION.get(int(action))
    if answered is not None and is_answered(state, seat, answered):
        return False
    task, figure = beginning(state, action, pile)
    other: i64 = 0
    if task == t.NODE:
        task, figure, other = _first_choice(state, figure)
        if task == t.NO_TASK:
            return False
    several: i64 = 0
    for code in t.KINDS[task].moves(state, seat, figure, other, vec[i64]([])):
        if cost == 0 or kind_of(code) not in PAID:
            several += 1
    return several > 1


def _first_choice(state: "SabikaState", node: i64) -> tuple[i64, i64, i64]:
    """The task with which an effect begins, and its figures; dinars may come before."""
    book = state.book
    kind, figure, number = book.kinds[node], book.figures[node], book.others[node]
    if kind == b.THEN:
        for part in book.inside[node]:
            if book.kinds[part] != b.GAIN or book.figures[part] != b.DINAR:
                return _first_choice(state, part)
    if kind == b.GAIN_CHOICE and number > 0:
        return t.PICK, figure, number
    if kind == b.TRANSACTIONS and figure > 0:
        return t.TRANSACTION, figure, 0
    return t.NO_TASK, 0, 0


def _if_several(state: "SabikaState", seat: i64, task: i64, figure: i64, other: i64) -> i64:
    return DECIDES if len(t.KINDS[task].moves(state, seat, figure, other, vec[i64]([]))) > 1 else NOT_KNOWN


def done(state: "SabikaState", seat: i64, means: i64) -> i64:
    """What follows when nothing is left of the task on top and the player has these means."""
    tasks = state.tasks
    for place in range(int(state.top - t.TASK), -1, -int(t.TASK)):
        task, figure, other = tasks[place], tasks[place + t.FIGURE_AT], tasks[place + t.OTHER_AT]
        if tasks[place + t.SEAT_AT] != seat:
            return NOT_KNOWN
        if task == t.NEXT_TURN:
            return over(state, seat)
        if task == t.ON_SQUARE:
            if not other & MAIN_DONE:
                return NOT_KNOWN
            for kind in (RAW_SPACE, MARBLE_SPACE):
                if can_still(state, seat, figure, other, kind, means):
                    return DECIDES
        elif task == t.PICK:
            if other > 0:
                return NOT_KNOWN if is_single(figure) else DECIDES
        elif task != t.TRANSACTION or figure > 0:
            return NOT_KNOWN
    return NOT_KNOWN


def over(state: "SabikaState", seat: i64) -> i64:
    """Whose turn comes after that of this seat. What Yusuf does, or the end of a round, is not known."""
    following = next_with_worker(state, seat)
    return NOT_KNOWN if following in (seat, -1) or state.is_yusuf(following) else TURN_OVER
