"""A turn: moving a worker and paying for it, the actions of the square, or a rest."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from granada.games.sabika import book as b
from granada.games.sabika import events
from granada.games.sabika import tasks as t
from granada.games.sabika.book import BUILDER_1, BUILDER_2, EMPTY, GYPSUM_OR_WOOD, MARBLE, RING_OF, key, trigger
from granada.games.sabika.gains import fire
from granada.games.sabika.goods import MUST, take_raw
from granada.games.sabika.moves import END, MAIN, REST, SEAL_AMOUNT, SECONDARY, WORK
from granada.games.sabika.packed import encode, kind_of, other_of, thing_of
from granada.games.sabika.player import FROM_REST, IN_WORKSHOP, WORKER_COUNT, Player
from granada.games.sabika.possible import IMPOSSIBLE, need
from granada.games.sabika.reasons import SabikaReason, plain, too_dear
from granada.games.sabika.tasks import Kind, declare
from granada.kernel.choice import Message

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

FREE_STEPS: Final = key("free_steps")
FOREIGN_COST: Final = key("foreign_cost")
SECONDARY_COST: Final = key("secondary_cost")
REST_PP: Final = key("rest_pp")
ENTER_OCCUPIED: Final = trigger("enter_occupied")
RESTED: Final = trigger("rest")
ANY_SECONDARY: Final = trigger("secondary(any)")
SECONDARY_BY_KIND: Final = [trigger("secondary(raw)"), trigger("secondary(marble)")]

BUILDERS: Final[i64] = 2
MAIN_DONE: Final[i64] = 1
SECONDARY_DONE: Final[i64] = 2
RAW_SPACE: Final[i64] = 0
MARBLE_SPACE: Final[i64] = 1
UNKNOWN: Final[i64] = -2
UNKNOWN_NEEDS: Final = vec[i64]([UNKNOWN] * len(b.ACTIONS))


# Which worker, and where to.


class Turn(Kind):
    """Which worker works or rests."""

    def moves(self, state: "SabikaState", seat: i64, figure: i64, other: i64, codes: vec[i64]) -> vec[i64]:
        player, book = state.everyone[seat], state.book
        means = player.means()
        free_steps = state.modified(seat, FREE_STEPS, book.free_steps)
        foreign = state.modified(seat, FOREIGN_COST, book.foreign_cost)
        crowd = state.foreign_workers(seat)
        needs = UNKNOWN_NEEDS[:]
        for worker in range(WORKER_COUNT):
            if not player.standing[worker] or is_twin(state, seat, worker):
                continue
            here = player.squares[worker]
            taken = player.squares[other_builder(worker)] if worker < BUILDERS else IN_WORKSHOP
            first, size = book.ring_first[RING_OF[worker]], book.ring_size[RING_OF[worker]]
            for square in range(first, first + size):
                if square in (here, taken):
                    continue
                cost = foreign * crowd[square] + cost_of_steps(book, steps_between(here, square, size), free_steps)
                if cost <= means and has_action(state, seat, square, means - cost, needs):
                    codes = append(codes, encode(WORK, worker, square))
            codes = append(codes, encode(REST, worker))
        return codes

    def decide(self, state: "SabikaState", seat: i64, figure: i64, other: i64, source: i64, code: i64) -> None:
        player, worker = state.everyone[seat], thing_of(code)
        if kind_of(code) == REST:
            player.squares[worker] = IN_WORKSHOP
            player.standing[worker] = 0
            player.dinars += state.book.rest_dinars
            state.gain_pp(seat, -state.modified(seat, REST_PP, state.book.rest_pp), FROM_REST)
            fire(state, seat, RESTED)
            return
        square = other_of(code)
        crowd = state.foreign_workers(seat)[square]
        cost = cost_among(state, seat, worker, square, crowd)
        player.squares[worker] = square
        player.standing[worker] = 0
        state.add(t.ON_SQUARE, seat, square, 0)
        if crowd > 0:
            fire(state, seat, ENTER_OCCUPIED)
        state.charge(seat, cost)

    def why_not(self, state: "SabikaState", seat: i64, figure: i64, other: i64, code: i64) -> Message | None:
        player, worker, kind = state.everyone[seat], thing_of(code), kind_of(code)
        if kind != WORK and kind != REST:
            return None
        if not player.standing[worker]:
            return plain(SabikaReason.NOT_STANDING)
        if is_twin(state, seat, worker):
            return plain(SabikaReason.TWIN_IN_WORKSHOP)
        square = other_of(code)
        if state.book.square_ring[square] != RING_OF[worker]:
            return plain(SabikaReason.OTHER_RING)
        return why_not_there(state, seat, worker, square, state.foreign_workers(seat))


declare(t.TURN, Turn("turn", lies=t.FRAME), part=t.RONDEL_PART, rule="rondel")


def why_not_there(state: "SabikaState", seat: i64, worker: i64, square: i64, crowd: vec[i64]) -> Message:
    """Why a standing worker cannot go to a square of its ring, with the foreign workers on each square."""
    player = state.everyone[seat]
    if player.squares[worker] == square:
        return plain(SabikaReason.SAME_SQUARE)
    if worker < BUILDERS and player.squares[other_builder(worker)] == square:
        return plain(SabikaReason.OWN_BUILDER_THERE)
    cost = cost_among(state, seat, worker, square, crowd[square])
    return too_dear(state, seat, cost) if cost > player.means() else plain(SabikaReason.NOTHING_TO_DO)


def other_builder(builder: i64) -> i64:
    return BUILDER_2 if builder == BUILDER_1 else BUILDER_1


def is_twin(state: "SabikaState", seat: i64, worker: i64) -> bool:
    """The second builder, while both stand in the workshop: there is nothing to choose between them."""
    player = state.everyone[seat]
    return (
        worker == BUILDER_2
        and player.standing[BUILDER_1] == 1
        and player.squares[BUILDER_1] == IN_WORKSHOP
        and player.squares[BUILDER_2] == IN_WORKSHOP
    )


def steps_between(here: i64, square: i64, size: i64) -> i64:
    """Clockwise on a ring of this size; from the workshop to any square at once."""
    if here == IN_WORKSHOP:
        return 0
    return square - here if square >= here else square - here + size


def steps_to(state: "SabikaState", seat: i64, worker: i64, square: i64) -> i64:
    return steps_between(state.everyone[seat].squares[worker], square, state.book.ring_size[RING_OF[worker]])


def cost_of_steps(book: b.Book, steps: i64, free_steps: i64) -> i64:
    """The first steps are free."""
    return (steps - free_steps) * book.step_cost if steps > free_steps else 0


def move_cost(state: "SabikaState", seat: i64, worker: i64, square: i64) -> i64:
    return cost_among(state, seat, worker, square, state.foreign_workers(seat)[square])


def cost_among(state: "SabikaState", seat: i64, worker: i64, square: i64, crowd: i64) -> i64:
    """What it costs to go to a square with so many foreign workers."""
    free_steps = state.modified(seat, FREE_STEPS, state.book.free_steps)
    foreign = state.modified(seat, FOREIGN_COST, state.book.foreign_cost)
    return cost_of_steps(state.book, steps_to(state, seat, worker, square), free_steps) + foreign * crowd


def has_action(state: "SabikaState", seat: i64, square: i64, means: i64, needs: vec[i64]) -> bool:
    """A worker may only go where at least one action is possible with what is left after the move."""
    action = state.book.square_action[square]
    pile = state.book.square_pile[square]
    if pile != b.ANY_PILE:
        needed = need(state, seat, action, pile)
    else:
        if needs[action] == UNKNOWN:
            needs[action] = need(state, seat, action, pile)
        needed = needs[action]
    if needed != IMPOSSIBLE and needed <= means:
        return True
    return can_secondary(state, seat, square, RAW_SPACE, means) or can_secondary(
        state, seat, square, MARBLE_SPACE, means
    )


# Payments: a seal pays like a dinar.


class Payment(Kind):
    """Dinars that are due; a seal pays like a dinar."""

    def work(self, state: "SabikaState", seat: i64, cost: i64, other: i64, source: i64) -> bool:
        player = state.everyone[seat]
        if asks_for_seals(player):
            return False
        state.drop()
        pay(state, seat, cost, least_seals(player, cost))
        return True

    def moves(self, state: "SabikaState", seat: i64, cost: i64, other: i64, codes: vec[i64]) -> vec[i64]:
        player = state.everyone[seat]
        for seals in range(least_seals(player, cost), min(cost, player.seals) + 1):
            codes = append(codes, encode(SEAL_AMOUNT, seals))
        return codes

    def decide(self, state: "SabikaState", seat: i64, cost: i64, other: i64, source: i64, code: i64) -> None:
        pay(state, seat, cost, thing_of(code))

    def title(self, state: "SabikaState", figure: i64, other: i64) -> tuple[object, ...]:
        return (int(figure),)


declare(t.PAYMENT, Payment("payment", "dinars", lies=t.ON_TOP, words={"price": t.AS_DINARS}), rule="costs")


def asks_for_seals(player: Player) -> bool:
    """Whether a player who has to pay says how many seals."""
    return player.seals > 0 and player.dinars > 0


def least_seals(player: Player, cost: i64) -> i64:
    return max(0, cost - player.dinars)


def pay(state: "SabikaState", seat: i64, cost: i64, seals: i64) -> None:
    player = state.everyone[seat]
    player.seals -= seals
    player.dinars -= cost - seals
    if cost > 0 and state.listener is not None:
        state.listener(events.Paid(seat, int(cost - seals), int(seals)))


# On the square.


class OnSquare(Kind):
    """The actions of a square."""

    def work(self, state: "SabikaState", seat: i64, square: i64, done: i64, source: i64) -> bool:
        means = state.everyone[seat].means()
        if can_main(state, seat, square, done, means) or can_still(state, seat, square, done, RAW_SPACE, means):
            return False
        if can_still(state, seat, square, done, MARBLE_SPACE, means):
            return False
        state.drop()
        return True

    def moves(self, state: "SabikaState", seat: i64, square: i64, done: i64, codes: vec[i64]) -> vec[i64]:
        """The main action and one secondary action, in any order; one of them at least."""
        codes = options(state, seat, square, done, state.everyone[seat].means(), codes)
        return append(codes, encode(END)) if done else codes

    def decide(self, state: "SabikaState", seat: i64, square: i64, done: i64, source: i64, code: i64) -> None:
        kind = kind_of(code)
        if kind == MAIN:
            state.add(t.ON_SQUARE, seat, square, done | MAIN_DONE)
            state.add(t.MAIN_ACTION, seat, state.book.square_action[square], state.book.square_pile[square])
        elif kind == SECONDARY:
            state.add(t.ON_SQUARE, seat, square, done | SECONDARY_DONE)
            state.add(t.SECONDARY_OF, seat, square, thing_of(code))
            state.charge(seat, secondary_cost(state, seat, square, thing_of(code)))

    def tried(self, state: "SabikaState", seat: i64, square: i64, done: i64, codes: vec[i64]) -> vec[i64]:
        for kind in (RAW_SPACE, MARBLE_SPACE):
            if not done & SECONDARY_DONE and space_of(state, square, kind) != EMPTY:
                codes = append(codes, encode(SECONDARY, kind))
        return codes

    def why_not(self, state: "SabikaState", seat: i64, square: i64, done: i64, code: i64) -> Message | None:
        if kind_of(code) != SECONDARY or done & SECONDARY_DONE:
            return None
        kind = thing_of(code)
        cost = secondary_cost(state, seat, square, kind)
        dear = space_of(state, square, kind) != EMPTY and cost > state.everyone[seat].means()
        return too_dear(state, seat, cost) if dear else plain(SabikaReason.NOTHING_TO_DO)

    def fits(self, state: "SabikaState", seat: i64, square: i64, done: i64) -> bool:
        player = state.everyone[seat]
        for worker in range(WORKER_COUNT):
            if player.squares[worker] == square and not player.standing[worker]:
                return seat == state.active
        return False

    def title(self, state: "SabikaState", square: i64, done: i64) -> tuple[object, ...]:
        return (state.book.square_names[square],)


declare(
    t.ON_SQUARE,
    OnSquare("on-square", "square", "done", words={"square": "square"}),
    part=t.RONDEL_PART,
    rule="secondary",
)


def options(state: "SabikaState", seat: i64, square: i64, done: i64, means: i64, codes: vec[i64]) -> vec[i64]:
    """The actions of the square that a player with these means could still take, added to the codes."""
    if can_main(state, seat, square, done, means):
        codes = append(codes, encode(MAIN))
    for kind in (RAW_SPACE, MARBLE_SPACE):
        if can_still(state, seat, square, done, kind, means):
            codes = append(codes, encode(SECONDARY, kind))
    return codes


def can_main(state: "SabikaState", seat: i64, square: i64, done: i64, means: i64) -> bool:
    """Whether the main action of the square is possible with these means and not done."""
    if done & MAIN_DONE:
        return False
    needed = need(state, seat, state.book.square_action[square], state.book.square_pile[square])
    return needed != IMPOSSIBLE and needed <= means


def can_still(state: "SabikaState", seat: i64, square: i64, done: i64, kind: i64, means: i64) -> bool:
    """Whether a secondary action of this kind is possible with these means, and none is done."""
    return not done & SECONDARY_DONE and can_secondary(state, seat, square, kind, means)


# Secondary actions.


def space_of(state: "SabikaState", square: i64, kind: i64) -> i64:
    return state.board.raw_at[square] if kind == RAW_SPACE else state.board.marble_at[square]


def secondary_cost(state: "SabikaState", seat: i64, square: i64, kind: i64) -> i64:
    book = state.book
    costs = book.raw_costs if kind == RAW_SPACE else book.marble_costs
    return state.modified(seat, SECONDARY_COST, costs[book.square_ring[square]])


def can_secondary(state: "SabikaState", seat: i64, square: i64, kind: i64, means: i64) -> bool:
    space = space_of(state, square, kind)
    if space == EMPTY or secondary_cost(state, seat, square, kind) > means:
        return False
    return kind == MARBLE_SPACE or state.raws[space] != EMPTY or state.everyone[seat].raws() > 0


class SecondaryAction(Kind):
    """What a secondary space gives to a worker who has paid for it."""

    def work(self, state: "SabikaState", seat: i64, square: i64, kind: i64, source: i64) -> bool:
        """What lies on the space; if it is empty, process a raw material, or take gypsum or wood."""
        state.drop()
        fire(state, seat, ANY_SECONDARY)
        fire(state, seat, SECONDARY_BY_KIND[kind])
        space = space_of(state, square, kind)
        if kind == RAW_SPACE:
            if state.raws[space] != EMPTY:
                take_raw(state, seat, space)
            else:
                state.add(t.PROCESSING, seat, 1, MUST)
        elif state.marbles[space]:
            state.marbles[space] = 0
            state.add(t.STORE, seat, MARBLE, 1)
            if state.listener is not None:
                state.listener(events.MarbleTaken(seat, state.board.marble_names[space]))
        else:
            state.add(t.PICK, seat, GYPSUM_OR_WOOD, 1)
        return True

    def fits(self, state: "SabikaState", seat: i64, square: i64, kind: i64) -> bool:
        return space_of(state, square, kind) != EMPTY


declare(t.SECONDARY_OF, SecondaryAction("secondary", "square", "secondary", lies=t.UNDER_PAYMENT))
