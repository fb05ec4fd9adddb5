"""Why a move is not legal, and obstacles on the board.

`legal_codes` alone decides whether a move is legal; the reason is only found afterwards. The kind of the task that is
decided gives the special reasons.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from granada.games.sabika import tasks as t
from granada.games.sabika.book import BUILDER_1, BUILDER_2, OUTER, RING_OF, RINGS, WORKERS
from granada.games.sabika.moves import REST, WORK
from granada.games.sabika.packed import encode, kind_of
from granada.games.sabika.phase import CHOOSING
from granada.games.sabika.places import places_of
from granada.games.sabika.reasons import SabikaReason, plain
from granada.games.sabika.work import cost_among, is_twin, why_not_there
from granada.kernel.choice import Message, Obstacle
from granada.kernel.errors import Reason
from granada.kernel.obstacles import Refusals

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState


def explain(state: "SabikaState", code: i64, seat: i64) -> str:
    """The reason why this move of a seat that may decide now is not legal."""
    return why(state, code, seat).id.partition("-")[2]


def why(state: "SabikaState", code: i64, seat: i64) -> Message:
    """The reason as the message ``reason-CODE``, or as the message ``why-CODE`` with its details, where they help."""
    if state.phase == CHOOSING:
        return plain(Reason.NOT_NOW)
    figure, other = state.tasks[state.top + t.FIGURE_AT], state.tasks[state.top + t.OTHER_AT]
    special = t.KINDS[state.tasks[state.top]].why_not(state, seat, figure, other, code)
    if special is not None:
        return special
    kind = kind_of(code)
    for listed in state.legal_codes(seat):
        if kind_of(listed) == kind:
            return plain(SabikaReason.NOT_AVAILABLE)
    return plain(Reason.NOT_NOW)


# Where a person would try.


def obstacles(state: "SabikaState", seat: i64, codes: vec[i64]) -> tuple[Obstacle, ...]:
    """For the questions that are asked on the board: everything there that cannot be chosen, by reason."""
    task = state.tasks[state.top]
    if task == t.TURN:
        return _refused_squares(state, seat, codes)
    found = Refusals()
    figure, other = state.tasks[state.top + t.FIGURE_AT], state.tasks[state.top + t.OTHER_AT]
    for code in t.KINDS[task].tried(state, seat, figure, other, vec[i64]([])):
        if not is_among(codes, code):
            found.add(why(state, code, seat), places_of(state, code, str(state.move(code)).split())[0])
    return found.obstacles()


def _refused_squares(state: "SabikaState", seat: i64, codes: vec[i64]) -> tuple[Obstacle, ...]:
    """Squares that no worker can reach; and squares that one of two builders cannot reach, if that one is picked."""
    book, player, found = state.book, state.everyone[seat], Refusals()
    crowd = state.foreign_workers(seat)
    for ring in range(len(RINGS)):
        standing = [worker for worker in range(len(WORKERS)) if RING_OF[worker] == ring and player.standing[worker]]
        if not standing:
            found.add(Message(f"why-{SabikaReason.NOT_STANDING}"), f"ring:{RINGS[ring]}")
            continue
        for square in range(book.ring_first[ring], book.ring_first[ring] + book.ring_size[ring]):
            best = standing[0]
            reached = is_among(codes, encode(WORK, best, square))
            for other in standing[1:]:
                reached = reached or is_among(codes, encode(WORK, other, square))
                if _is_nearer(state, seat, other, best, square, crowd):
                    best = other
            if not reached:
                found.add(why_not_there(state, seat, best, square, crowd), f"square:{book.square_names[square]}")
    one_for_both = is_twin(state, seat, BUILDER_2)
    if one_for_both:
        found.add(why(state, encode(REST, BUILDER_2), seat), f"worker:{WORKERS[BUILDER_2]}")
    refused = found.obstacles()
    if player.standing[BUILDER_1] and player.standing[BUILDER_2] and not one_for_both:
        for builder in (BUILDER_1, BUILDER_2):
            of_one = Refusals()
            for square in range(book.ring_first[OUTER], book.ring_first[OUTER] + book.ring_size[OUTER]):
                if not is_among(codes, encode(WORK, builder, square)):
                    of_one.add(
                        why_not_there(state, seat, builder, square, crowd), f"square:{book.square_names[square]}"
                    )
            refused = (*refused, *of_one.obstacles(f"worker:{WORKERS[builder]}"))
    return refused


def _is_nearer(state: "SabikaState", seat: i64, worker: i64, other: i64, square: i64, crowd: vec[i64]) -> bool:
    """Whether this builder has better prospects to come to the square than the other one."""
    player = state.everyone[seat]
    if player.squares[other] == square:
        return False
    if player.squares[worker] == square:
        return True
    there = crowd[square]
    return cost_among(state, seat, worker, square, there) < cost_among(state, seat, other, square, there)


def is_among(codes: vec[i64], code: i64) -> bool:
    for listed in codes:
        if listed == code:
            return True
    return False
