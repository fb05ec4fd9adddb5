"""Whether a game could have come to a position, part by part.

What lies where is judged by the census. What is left is judged so strictly that any position that passes can be
played to its end.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from granada.games.sabika import book as b
from granada.games.sabika import tasks as t
from granada.games.sabika.book import EMPTY
from granada.games.sabika.packed import holds, set_of
from granada.games.sabika.phase import CHOOSING, OVER, PLAYING
from granada.games.sabika.player import EXPORTING, GOODS_AT, IN_WORKSHOP, NO_SHIP, RAWS_AT, Player
from granada.games.sabika.poems import list_carving_materials
from granada.games.sabika.possible import GREY
from granada.games.sabika.rounds import TRIBUTE_DUE, TRIBUTE_FEE
from granada.games.sabika.stack import Numbers, numbers
from granada.games.sabika.turn import go_on
from granada.games.sabika.work import space_of
from granada.games.sabika.yusuf import FIRST_SHIP, cities_for_first_ship, cities_to_settle, cities_to_ship

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState

MOST_NAMED = 63
"""The highest number that has a text in the notation."""


def impossible_part(state: "SabikaState") -> str | None:
    """The first part of the position that no game could have brought about."""
    return next((part for part, is_possible in PARTS.items() if not is_possible(state)), None)


# The table.


def _phase(state: "SabikaState") -> bool:
    spaces = len(state.book.content.round_track)
    rounds = {CHOOSING: range(1, 2), PLAYING: range(1, spaces + 1), OVER: range(spaces, spaces + 1)}
    return state.round in rounds[int(state.phase)] and (state.phase == PLAYING) == (state.top >= 0)


def _seats(state: "SabikaState") -> bool:
    seats = range(len(state.everyone))
    return state.start in seats and state.active in seats


def _starting_tiles(state: "SabikaState") -> bool:
    each = state.book.content.start.starting_tiles
    all_dealt = [tile for tiles in state.dealt for tile in tiles]
    return (
        len(state.dealt) == len(state.chosen) == state.players
        and all(len(tiles) == each and tuple(sorted(tiles)) == tiles for tiles in state.dealt)
        and _differ(all_dealt)
        and EMPTY not in all_dealt
        and all(tile in (EMPTY, *dealt) for tile, dealt in zip(state.chosen, state.dealt, strict=True))
        and (EMPTY in state.chosen) == (state.phase == CHOOSING)
    )


def _paria_pile(state: "SabikaState") -> bool:
    return sorted(state.paria_pile) == list(range(len(state.everyone)))


def _sultan(state: "SabikaState") -> bool:
    """His workers keep to their rings."""
    rings = state.book.square_ring
    return sorted(rings[place] for place in state.sultan) == sorted(rings[place] for place in state.board.sultan)


def _minors(state: "SabikaState") -> bool:
    return len(state.minors) == state.book.content.displays.minor_cards


def _poems(state: "SabikaState") -> bool:
    return len(state.poems) == state.book.content.displays.minor_poems[state.players - 1]


def _greys(state: "SabikaState") -> bool:
    poems = state.book.content.major_poems
    in_play = [*state.greys, *(poem for player in state.everyone for poem in player.grey)]
    return _differ([poems[poem].letter for poem in in_play]) and (
        not state.has_yusuf or all(poems[poem].solo for poem in in_play)
    )


def _majors(state: "SabikaState") -> bool:
    tiles = state.book.content.major_tiles
    here = [*state.majors, *(tile for player in state.everyone for tile in player.majors)]
    return _differ(here) and (state.players > 2 or not any(tiles[tile].three_players_up for tile in here))


def _cities(state: "SabikaState") -> bool:
    return _differ(list(state.city_tiles)) and sum(state.seals) + sum(player.seals for player in state.everyone) <= len(
        state.seals
    )


def _wishes(state: "SabikaState") -> bool:
    """One of each letter, and as many in the tower as the narrator has passed."""
    rows, track = state.book.content.wishes, state.book.content.round_track
    letters = sorted(rows[wish].letter for wish in (*state.tower, *state.wishes))
    passed = sum(space.wish for space in track[: state.round])
    return letters == sorted({row.letter for row in rows}) and len(state.tower) == passed


def _events(state: "SabikaState") -> bool:
    if state.header.options["events"] == "none":
        return state.event == EMPTY and not state.coming_events
    drawn = [int(state.event), *state.coming_events]
    return EMPTY not in drawn and _differ(drawn) and len(drawn) <= state.book.content.displays.events


# Players.


def _everyone(state: "SabikaState") -> bool:
    cards = [int(player.balance_card) for player in state.everyone if player.balance_card != EMPTY]
    return len(cards) == state.players and _differ(cards)


def _owned(state: "SabikaState", is_possible: Callable[["SabikaState", int, Player], bool]) -> bool:
    return all(is_possible(state, seat, player) for seat, player in enumerate(state.everyone))


def _stock(state: "SabikaState", seat: int, player: Player) -> bool:
    """Everything has its box, and each processing space one raw material at most."""
    return (
        player.stored() <= state.boxes(seat)
        and player.boxed() <= state.poem_boxes(seat)
        and all(held <= 1 for held in player.stock[RAWS_AT:])
    )


def _storehouses(state: "SabikaState", seat: int, player: Player) -> bool:
    return not state.is_yusuf(seat) or all(tile == EMPTY for tile in player.stores)


def _workers(state: "SabikaState", seat: int, player: Player) -> bool:
    """Everybody keeps to their ring, and builders do not share a square."""
    first, second = player.squares[0], player.squares[1]
    return (first == IN_WORKSHOP or first != second) and all(
        square == IN_WORKSHOP or state.book.square_ring[square] == b.RING_OF[worker]
        for worker, square in enumerate(player.squares)
    )


def _cards(state: "SabikaState", seat: int, player: Player) -> bool:
    return (
        player.favour <= state.book.last_favour
        and len(player.grey) <= state.book.most_grey
        and all(poem in player.blue for poem in range(len(state.book.poem_mods)) if holds(player.used, poem))
        and not (state.is_yusuf(seat) and player.red)
        and (player.balance_card == EMPTY) == state.is_yusuf(seat)
        and (player.balance_card != EMPTY or player.left_cards == 0)
    )


def _beginners(state: "SabikaState", seat: int, player: Player) -> bool:
    """Before all have chosen, nobody has anything."""
    return state.phase != CHOOSING or not (
        player.means()
        or any(player.stock)
        or any(ship != NO_SHIP for ship in player.ships)
        or any(tile != EMPTY for tile in player.stores)
        or player.blue
        or player.red
        or player.grey
        or player.majors
        or player.row
        or any(square != IN_WORKSHOP for square in player.squares)
        or not all(player.standing)
    )


def _yusuf(state: "SabikaState") -> bool:
    """His cards lie in the decks of their workers, and he has a worker tile for each worker that stands."""
    if not state.has_yusuf:
        return True
    book, player = state.book, state.everyone[1]
    piles = zip(state.yusuf_decks, state.yusuf_discards, strict=True)
    decks = [sorted([*deck, *discard]) for deck, discard in piles]
    cards = range(len(book.yusuf_deck))
    standing = [int(b.RING_OF[worker]) for worker in range(len(player.standing)) if player.standing[worker]]
    drawn_up = sorted(int(book.yusuf_tile_deck[tile]) for tile in state.yusuf_tiles)
    played = [card for discard in state.yusuf_discards for card in discard]
    return (
        decks == [[card for card in cards if book.yusuf_deck[card] == deck] for deck in range(len(decks))]
        and _differ(state.yusuf_tiles)
        and (drawn_up == sorted(standing) or _all_awake(state))
        and state.yusuf_card in (EMPTY, *played)
    )


# The stack of tasks: at the bottom the frame of the turn or of the end of the round, above it what goes on now.

FRAME = (
    t.NEXT_TURN,
    t.TURN,
    t.YUSUF_TURN,
    t.INCOME,
    t.NARRATOR,
    t.TRIBUTE,
    t.EVENT_CHANGE,
    t.WAKING,
    t.MAINTENANCE,
    t.START_CHOICE,
    t.NEW_ROUND,
    t.FINAL_SCORING,
)
NEXT_ROUND = (t.NEW_ROUND, t.START_CHOICE, t.MAINTENANCE, t.WAKING, t.EVENT_CHANGE)
AFTER_PAYMENT = (t.STORE_GOOD, t.ARRIVING, t.CONSOLIDATION, t.CARVING_MATERIALS, t.SECONDARY_OF)
"""They wait for a payment and for nothing else."""
ON_TOP = (
    t.MIXED,
    t.MAKE_ROOM,
    t.WHERE_TO,
    t.PART,
    t.OFFER,
    t.OFFER_FOR_PAY,
    t.PAYMENT,
    t.WHICH_QUARRY,
    t.EXPANDING,
    t.MAJOR_MATERIALS,
    t.MINOR_MATERIALS,
    t.WHICH_SIDE,
    t.EXPORTING_TO,
    t.FREE_SHIP,
    t.CONSOLIDATING,
    t.CARVING,
    t.REACTIVATING,
    t.TRIBUTE_PART,
    t.FEE,
    t.YUSUF_CITY,
)
"""They are decided as soon as they come up."""
YUSUFS = (t.YUSUF_ACTION, t.YUSUF_CITY, t.YUSUF_SCORING)


def _tasks(state: "SabikaState") -> bool:
    if state.phase != PLAYING:
        return True
    tasks = numbers(state)
    frame = list(takewhile(lambda task: task.kind in FRAME, tasks))
    present = tasks[len(frame) :]
    return (
        all(task.seat in range(len(state.everyone)) for task in tasks)
        and _frame_fits(state, frame)
        and all(_may_lie(tasks, place) and _fits(state, tasks[place]) for place in range(len(frame), len(tasks)))
        and _differ([task.figure for task in present if task.kind == t.POEM_DONE])
        and sum(task.kind == t.ON_SQUARE for task in present) <= 1
        and _waits(state)
    )


def _frame_fits(state: "SabikaState", frame: list[Numbers]) -> bool:
    if not frame:
        return False
    kinds, spaces = [task.kind for task in frame], len(state.book.content.round_track)
    if kinds[0] == t.NEXT_TURN:
        turn = t.YUSUF_TURN if state.is_yusuf(state.active) else t.TURN
        return (
            kinds in ([t.NEXT_TURN], [t.NEXT_TURN, turn])
            and all(task.seat == state.active for task in frame)
            and (len(kinds) == 1 or state.everyone[state.active].has_standing_worker())
            and state.round < spaces
        )
    is_last = state.round == (spaces - 1 if t.NARRATOR in kinds else spaces)
    seats = state.turn_order()[::-1]
    base: tuple[int, ...] = (t.FINAL_SCORING,) if is_last else NEXT_ROUND
    whole = [*base, *[t.TRIBUTE] * len(seats), t.NARRATOR, *[t.INCOME] * len(seats)]
    return (
        kinds == whole[: len(kinds)]
        and (t.NARRATOR in kinds or state.round > 1)
        and all([task.seat for task in frame if task.kind == kind] == seats[: kinds.count(kind)] for kind in PER_SEAT)
        and all(
            list(map(bool, player.standing)) == [_all_awake(state)] * len(player.standing) for player in state.everyone
        )
    )


PER_SEAT = (t.INCOME, t.TRIBUTE)


def _all_awake(state: "SabikaState") -> bool:
    """Between two rounds, when all workers have stood up."""
    kinds = [task.kind for task in numbers(state)]
    return t.NEW_ROUND in kinds and t.WAKING not in kinds


def _may_lie(tasks: list[Numbers], place: int) -> bool:
    """Whether such a task can be at this place of the stack."""
    kind, above = tasks[place].kind, [task.kind for task in tasks[place + 1 :]]
    if kind in FRAME or kind == t.MAIN_ACTION:  # A main action never waits.
        return False
    if kind in AFTER_PAYMENT:
        return above == [t.PAYMENT] or (kind == t.CARVING_MATERIALS and not above)
    return kind not in ON_TOP or not above


def _fits(state: "SabikaState", task: Numbers) -> bool:
    """Whether what the task is about is there."""
    is_possible = FITS.get(task.kind)
    return (task.kind in YUSUFS) == state.is_yusuf(task.seat) and (is_possible is None or is_possible(state, task))


def _waits(state: "SabikaState") -> bool:
    """The task on top needs a decision, and there is one."""
    after = state.clone()
    go_on(after)
    return list(after.pending()) == list(state.pending()) and len(state.legal_codes(state.doer)) > 0


def _node(*kinds: int) -> Callable[["SabikaState", Numbers], bool]:
    return lambda state, task: state.book.kinds[task.figure] in kinds


def _make_room(state: "SabikaState", task: Numbers) -> bool:
    if state.has_room(task.seat):
        return False
    if task.figure < GOODS_AT:
        return task.other == EMPTY
    return not state.has_poem_room(task.seat) and _origin_fits(
        state, task.seat, task.figure - int(GOODS_AT), task.other
    )


def _where_to(state: "SabikaState", task: Numbers) -> bool:
    room = state.has_room(task.seat) and state.has_poem_room(task.seat)
    return room and _origin_fits(state, task.seat, task.figure, task.other)


def _store_good(state: "SabikaState", task: Numbers) -> bool:
    return task.other == EMPTY and _origin_fits(state, task.seat, task.figure, task.other)


def _origin_fits(state: "SabikaState", seat: int, kind: int, origin: int) -> bool:
    """The token that becomes a good lies in the workshop, or on the space that it comes from."""
    if origin == EMPTY:
        return bool(state.everyone[seat].stock[RAWS_AT + kind])
    return bool(state.raws[origin] == kind)


def _on_square(state: "SabikaState", task: Numbers) -> bool:
    player = state.everyone[task.seat]
    there = [n for n, square in enumerate(player.squares) if square == task.figure and not player.standing[n]]
    return task.seat == state.active and len(there) > 0


def _secondary(state: "SabikaState", task: Numbers) -> bool:
    return bool(space_of(state, task.figure, task.other) != EMPTY)


def _major_materials(state: "SabikaState", task: Numbers) -> bool:
    base = b.MATERIALS.index(state.book.content.construction.base)
    era = state.book.major_era[task.figure]
    return task.figure in state.majors and era == state.era and state.everyone[task.seat].stock[base] > 0


def _minor_materials(state: "SabikaState", task: Numbers) -> bool:
    return task.figure in state.minors and state.everyone[task.seat].stock[state.book.minor_base[task.figure]] > 0


def _carving_materials(state: "SabikaState", task: Numbers) -> bool:
    player = state.everyone[task.seat]
    on_display = task.figure in (state.greys if task.other == GREY else state.poems)
    room = task.other != GREY or len(player.grey) < state.book.most_grey
    return on_display and room and len(list_carving_materials(state, task.seat, task.figure, task.other, NO_CODES)) > 0


NO_CODES = vec[i64]([])


def _tribute_due(state: "SabikaState", seat: int) -> int:
    return int(state.modified(seat, TRIBUTE_DUE, state.book.content.round_track[state.round - 1].tribute))


def _tribute_part(state: "SabikaState", task: Numbers) -> bool:
    return task.figure <= _tribute_due(state, task.seat)


def _fee(state: "SabikaState", task: Numbers) -> bool:
    return bool(task.figure == state.modified(task.seat, TRIBUTE_FEE, 0)) and task.other <= _tribute_due(
        state, task.seat
    )


def _yusuf_city(state: "SabikaState", task: Numbers) -> bool:
    choose = {FIRST_SHIP: cities_for_first_ship, b.EXPORT: cities_to_ship, b.CONSOLIDATE: cities_to_settle}
    if task.other not in choose:
        return False
    return task.figure == set_of(choose[task.other](state))


def _yusuf_action(state: "SabikaState", task: Numbers) -> bool:
    card = int(state.yusuf_card)
    return (
        card != EMPTY and task.figure in state.book.yusuf_actions[card] and task.other == state.book.yusuf_square[card]
    )


FITS: dict[int, Callable[["SabikaState", Numbers], bool]] = {
    t.NODE: _node(*range(b.TALLY)),
    t.PART: _node(b.OR),
    t.OFFER: _node(b.OPTIONAL),
    t.OFFER_FOR_PAY: _node(b.PAY),
    t.PICK: lambda _, task: task.figure > 0,
    t.MIXED: lambda _, task: task.figure <= MOST_NAMED,
    t.MAKE_ROOM: _make_room,
    t.WHERE_TO: _where_to,
    t.STORE_GOOD: _store_good,
    t.ON_SQUARE: _on_square,
    t.SECONDARY_OF: _secondary,
    t.MAJOR_MATERIALS: _major_materials,
    t.MINOR_MATERIALS: _minor_materials,
    t.CARVING_MATERIALS: _carving_materials,
    t.FAVOUR_CHOICE: lambda state, task: task.figure < state.book.last_favour,
    t.ARRIVING: lambda state, task: not state.everyone[task.seat].is_present(task.figure),
    t.EXPORTED_GOODS: lambda state, task: state.everyone[task.seat].is_present(task.figure),
    t.CONSOLIDATION: lambda state, task: state.everyone[task.seat].ships[task.figure] == EXPORTING,
    t.POEM_DONE: lambda state, task: task.figure in state.everyone[task.seat].red,
    t.TRIBUTE_PART: _tribute_part,
    t.FEE: _fee,
    t.YUSUF_CITY: _yusuf_city,
    t.YUSUF_ACTION: _yusuf_action,
    t.YUSUF_SCORING: lambda state, task: task.figure == state.yusuf_card,
}
"""What has to be so while the task lies on the stack. The others fit whenever their turn comes."""


def _differ(items: Sequence[object]) -> bool:
    return max(Counter(items).values(), default=1) == 1


PARTS: dict[str, Callable[["SabikaState"], bool]] = {
    "phase": _phase,
    "seats": _seats,
    "dealt": _starting_tiles,
    "paria_pile": _paria_pile,
    "sultan": _sultan,
    "minors": _minors,
    "poems": _poems,
    "greys": _greys,
    "majors": _majors,
    "cities": _cities,
    "wishes": _wishes,
    "events": _events,
    "everyone": _everyone,
    "storehouses": lambda state: _owned(state, _storehouses),
    "stock": lambda state: _owned(state, _stock),
    "workers": lambda state: _owned(state, _workers),
    "cards": lambda state: _owned(state, _cards),
    "beginners": lambda state: _owned(state, _beginners),
    "yusuf": _yusuf,
    "tasks": _tasks,
}
"""In this order: later ones rely on those before."""
