"""Whether a game can reach a position, part by part.

The census checks where components lie. The other checks are so strict that every position that passes can be played to
its end.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

from granada.games.sabika import book as b
from granada.games.sabika import tasks as t
from granada.games.sabika.book import EMPTY
from granada.games.sabika.packed import holds
from granada.games.sabika.phase import CHOOSING, OVER, PLAYING
from granada.games.sabika.player import IN_WORKSHOP, NO_SHIP, RAWS_AT, YUSUF, Player
from granada.games.sabika.stack import Numbers, numbers
from granada.games.sabika.turn import go_on

if TYPE_CHECKING:
    from granada.games.sabika.state import SabikaState


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
    """Whether nobody has anything before all have chosen."""
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
    book, player = state.book, state.everyone[YUSUF]
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

NEXT_ROUND = (t.NEW_ROUND, t.START_CHOICE, t.MAINTENANCE, t.WAKING, t.EVENT_CHANGE)


def _tasks(state: "SabikaState") -> bool:
    if state.phase != PLAYING:
        return True
    tasks = numbers(state)
    frame = list(takewhile(lambda task: t.KINDS[task.kind].lies == t.FRAME, tasks))
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
    """Whether the state lies between two rounds, when all workers have stood up."""
    kinds = [task.kind for task in numbers(state)]
    return t.NEW_ROUND in kinds and t.WAKING not in kinds


def _may_lie(tasks: list[Numbers], place: int) -> bool:
    """Whether such a task can be at this place of the stack."""
    lies, above = t.KINDS[tasks[place].kind].lies, [task.kind for task in tasks[place + 1 :]]
    where = t.UNDER_OTHERS if above else t.ON_TOP
    return bool(lies & where) or (above == [t.PAYMENT] and bool(lies & t.UNDER_PAYMENT))


def _fits(state: "SabikaState", task: Numbers) -> bool:
    """Whether what the task is about is there."""
    kind = t.KINDS[task.kind]
    whose = kind.is_yusufs == state.is_yusuf(task.seat)
    return whose and kind.fits(state, task.seat, task.figure, task.other)


def _waits(state: "SabikaState") -> bool:
    """The task on top needs a decision, and there is one."""
    after = state.clone()
    go_on(after)
    return list(after.pending()) == list(state.pending()) and len(state.legal_codes(state.doer)) > 0


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
"""The checks in this order: later ones rely on those before."""
