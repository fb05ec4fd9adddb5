"""Why a move is not legal, and obstacles on the board.

`legal_codes` alone decides whether a move is legal; this module only finds the reason afterwards.
"""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from granada.games.sabika import tasks as t
from granada.games.sabika.book import BUILDER_1, BUILDER_2, EMPTY, MATERIALS, OUTER, RING_OF, RINGS, WORKERS
from granada.games.sabika.building import ONLY_MAJOR, ONLY_MINOR
from granada.games.sabika.moves import (
    BUILD_MAJOR,
    BUILD_MINOR,
    CARVE_BLUE,
    CARVE_GREY,
    CARVE_RED,
    CONSOLIDATE_IN,
    EXPORT_TO,
    REST,
    SECONDARY,
    WORK,
    carves,
    colour_of,
)
from granada.games.sabika.names import names_of
from granada.games.sabika.packed import encode, kind_of, other_of, thing_of
from granada.games.sabika.phase import CHOOSING
from granada.games.sabika.places import places_of
from granada.games.sabika.player import EXPORTING
from granada.games.sabika.possible import GREY, ROUTE_COST, carve_cost
from granada.games.sabika.reasons import SabikaReason
from granada.games.sabika.work import (
    BUILDERS,
    MARBLE_SPACE,
    RAW_SPACE,
    SECONDARY_DONE,
    cost_among,
    is_twin,
    other_builder,
    secondary_cost,
    space_of,
)
from granada.kernel.choice import Message, Obstacle
from granada.kernel.errors import Reason
from granada.kernel.obstacles import Refusals

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState


def explain(state: "SabikaState", code: i64, seat: i64) -> str:
    """The reason why this move of a seat that may decide now is not legal."""
    return why(state, code, seat).id.partition("-")[2]


def why(state: "SabikaState", code: i64, seat: i64) -> Message:
    """The same as the message ``reason-CODE``, or with its details, where they help, as the message ``why-CODE``."""
    if state.phase == CHOOSING:
        return _plain(Reason.NOT_NOW)
    kind, thing = kind_of(code), thing_of(code)
    task, figure = state.tasks[state.top], state.tasks[state.top + t.FIGURE_AT]
    if task == t.TURN and kind in (WORK, REST):
        return _work(state, code, seat)
    if task == t.ON_SQUARE and kind == SECONDARY and not _has_acted_aside(state):
        return _secondary(state, seat, figure, thing)
    if task == t.EXPORTING_TO and kind == EXPORT_TO:
        return _export(state, seat, thing)
    if task == t.CONSOLIDATING and kind == CONSOLIDATE_IN:
        waiting = state.everyone[seat].ships[thing] == EXPORTING
        return _plain(SabikaReason.NOT_AVAILABLE if waiting else SabikaReason.NO_SHIP_WAITING)
    if task == t.BUILDING and kind == BUILD_MAJOR and figure != ONLY_MINOR:
        return _build(state, seat, state.book.major_base)
    if task == t.BUILDING and kind == BUILD_MINOR and figure != ONLY_MAJOR:
        return _build(state, seat, state.book.minor_base[thing])
    if task == t.CARVING and carves(kind):
        return _carve(state, seat, colour_of(kind))
    for listed in state.legal_codes(seat):
        if kind_of(listed) == kind:
            return _plain(SabikaReason.NOT_AVAILABLE)
    return _plain(Reason.NOT_NOW)


def _plain(reason: str) -> Message:
    return Message(f"reason-{reason}")


def _work(state: "SabikaState", code: i64, seat: i64) -> Message:
    player, worker = state.everyone[seat], thing_of(code)
    if not player.standing[worker]:
        return _plain(SabikaReason.NOT_STANDING)
    if is_twin(state, seat, worker):
        return _plain(SabikaReason.TWIN_IN_WORKSHOP)
    square = other_of(code)
    if state.book.square_ring[square] != RING_OF[worker]:
        return _plain(SabikaReason.OTHER_RING)
    return _on_ring(state, seat, worker, square, state.foreign_workers(seat))


def _on_ring(state: "SabikaState", seat: i64, worker: i64, square: i64, crowd: vec[i64]) -> Message:
    """Why a standing worker cannot go to a square of its ring, with the foreign workers on each square."""
    player = state.everyone[seat]
    if player.squares[worker] == square:
        return _plain(SabikaReason.SAME_SQUARE)
    if worker < BUILDERS and player.squares[other_builder(worker)] == square:
        return _plain(SabikaReason.OWN_BUILDER_THERE)
    cost = cost_among(state, seat, worker, square, crowd[square])
    return _too_dear(state, seat, cost) if cost > player.means() else _plain(SabikaReason.NOTHING_TO_DO)


def _has_acted_aside(state: "SabikaState") -> bool:
    return bool(state.tasks[state.top + t.OTHER_AT] & SECONDARY_DONE)


def _secondary(state: "SabikaState", seat: i64, square: i64, kind: i64) -> Message:
    cost = secondary_cost(state, seat, square, kind)
    dear = space_of(state, square, kind) != EMPTY and cost > state.everyone[seat].means()
    return _too_dear(state, seat, cost) if dear else _plain(SabikaReason.NOTHING_TO_DO)


def _export(state: "SabikaState", seat: i64, city: i64) -> Message:
    if state.everyone[seat].is_present(city):
        return _plain(SabikaReason.SHIP_THERE)
    return _too_dear(state, seat, state.route_costs(seat, state.modifier(seat, ROUTE_COST))[city])


def _build(state: "SabikaState", seat: i64, base: i64) -> Message:
    if state.everyone[seat].stock[base] > 0:
        return _plain(SabikaReason.NOT_AVAILABLE)
    return Message(f"why-{SabikaReason.MISSING}", (MATERIALS[base],))


def _carve(state: "SabikaState", seat: i64, colour: i64) -> Message:
    if colour == GREY and len(state.everyone[seat].grey) >= state.book.most_grey:
        return _plain(SabikaReason.ENOUGH_GREYS)
    cost = carve_cost(state, seat, colour)
    dear = cost > state.everyone[seat].means()
    return _too_dear(state, seat, cost) if dear else _plain(SabikaReason.NOT_AVAILABLE)


def _too_dear(state: "SabikaState", seat: i64, cost: i64) -> Message:
    player = state.everyone[seat]
    return Message(f"why-{SabikaReason.TOO_DEAR}", (int(cost), (int(player.dinars), int(player.seals))))


# Where a person would try.


def obstacles(state: "SabikaState", seat: i64, codes: vec[i64]) -> tuple[Obstacle, ...]:
    """For the questions that are asked on the board: everything there that cannot be chosen, by reason."""
    task = state.tasks[state.top]
    if task == t.TURN:
        return _refused_squares(state, seat, codes)
    names, found = names_of(state.book), Refusals()
    tried = vec[i64]([])
    if task == t.EXPORTING_TO or task == t.CONSOLIDATING:
        for city in range(len(names.cities)):
            tried = append(tried, encode(EXPORT_TO if task == t.EXPORTING_TO else CONSOLIDATE_IN, city))
    elif task == t.ON_SQUARE and not _has_acted_aside(state):
        for kind in (RAW_SPACE, MARBLE_SPACE):
            if space_of(state, state.tasks[state.top + t.FIGURE_AT], kind) != EMPTY:
                tried = append(tried, encode(SECONDARY, kind))
    elif task == t.BUILDING:
        for tile in state.majors:
            if state.book.major_era[tile] == state.era:
                tried = append(tried, encode(BUILD_MAJOR, tile))
        for card in state.minors:
            if card >= 0:
                tried = append(tried, encode(BUILD_MINOR, card))
    elif task == t.CARVING:
        for poem in state.poems:
            if poem >= 0:
                tried = append(append(tried, encode(CARVE_BLUE, poem)), encode(CARVE_RED, poem))
        for grey in state.greys:
            tried = append(tried, encode(CARVE_GREY, grey))
    for code in tried:
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
                found.add(_on_ring(state, seat, best, square, crowd), f"square:{book.square_names[square]}")
    one_for_both = is_twin(state, seat, BUILDER_2)
    if one_for_both:
        found.add(why(state, encode(REST, BUILDER_2), seat), f"worker:{WORKERS[BUILDER_2]}")
    refused = found.obstacles()
    if player.standing[BUILDER_1] and player.standing[BUILDER_2] and not one_for_both:
        for builder in (BUILDER_1, BUILDER_2):
            of_one = Refusals()
            for square in range(book.ring_first[OUTER], book.ring_first[OUTER] + book.ring_size[OUTER]):
                if not is_among(codes, encode(WORK, builder, square)):
                    of_one.add(_on_ring(state, seat, builder, square, crowd), f"square:{book.square_names[square]}")
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
