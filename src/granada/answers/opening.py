"""Opening: what a table knows of its game before the first move, and its seats."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

import msgspec

from granada.answers.colours import check_colours_differ
from granada.answers.editions import checked_game
from granada.answers.faults import AnswerFault
from granada.answers.names import clean_name, free_name
from granada.answers.table import Table
from granada.bots import kinds
from granada.bots.faults import BotFault
from granada.kernel.chance import fresh_seed
from granada.kernel.errors import BadOption
from granada.kernel.faults import KernelFault
from granada.kernel.game import Game
from granada.kernel.record import Header
from granada.kernel.state import State
from granada.protocol.tables import Colour, NewTable, SeatRequest
from granada.table import PERSON

ME = "me"
ANYBODY = "open"


class Beginning(NamedTuple):
    """What a table knows of its game before the first move. To find it out, an edition has to be read."""

    header: Header
    number: int
    """The number of the host: the seed, as far as nobody has contributed to it."""
    deciders: int
    """One bit for each seat."""


class NewSeat(msgspec.Struct, frozen=True):
    """A seat of a new table. Without a person, it is a bot's or free."""

    seat: int
    kind: str
    name: str = ""
    person: str | None = None
    reserved: str | None = None
    """The person that the seat is kept for."""
    colour: Colour | None = None
    """None if it may be what the others leave."""
    commitment: str | None = None
    nonce: str | None = None


def beginning_of(request: NewTable) -> Beginning:
    game, seed = checked_game(request.game, request.edition), fresh_seed()
    state = game.new(len(request.seats), seed, **_checked(game, request.options))
    return Beginning(state.header, seed, deciders_of(state))


def beginning_again(table: Table) -> Beginning:
    """The beginning of another game of the same kind."""
    seed = fresh_seed()
    state = table.rules_of_game().new(len(table.seats), seed, **table.options)
    return Beginning(state.header, seed, deciders_of(state))


def deciders_of(state: State) -> int:
    return sum(1 << seat for seat in state.deciders)


def new_seats(game: str, requests: Sequence[SeatRequest], person: str, person_name: str) -> list[NewSeat]:
    """The seats that this person asks for."""
    new: list[NewSeat] = []
    taken: list[str] = []
    for seat, request in enumerate(requests):
        if request.kind == ME:
            name = free_name(clean_name(request.name) if request.name else person_name, taken)
            taken.append(name)
            new.append(NewSeat(seat, PERSON, name, person, colour=request.colour))
        elif request.kind == ANYBODY:
            new.append(NewSeat(seat, PERSON, colour=request.colour))
        else:
            new.append(NewSeat(seat, _checked_bot(game, request.kind), colour=request.colour))
    check_colours_differ([request.colour for request in requests])
    return new


def _checked_bot(game: str, kind: str) -> str:
    if kind not in kinds(game):
        raise BadOption(BotFault.NO_SUCH_BOT, bot=kind, bots=kinds(game))
    return kind


def seats_again(table: Table, person: str, bots: Mapping[int, str], apart: Collection[str] = ()) -> list[NewSeat]:
    """For another game with the same people: the others' seats are kept for them, unless they want to stay apart. Bots
    may be of other kinds."""
    own = table.seats_of(person)
    return [
        NewSeat(seat.seat, seat.kind, seat.name, person, colour=seat.chosen_colour)
        if seat.seat in own
        else NewSeat(
            seat.seat,
            _checked_bot(table.game, bots[seat.seat]) if seat.kind != PERSON and seat.seat in bots else seat.kind,
            reserved=None if seat.person in apart else seat.person,
            colour=seat.chosen_colour,
        )
        for seat in table.seats
    ]


def with_commitment(seats: Sequence[NewSeat], person: str, commitment: str | None) -> list[NewSeat]:
    """The same seats, of which the first one of this person contributes to the seed."""
    own = next((seat.seat for seat in seats if seat.person == person), None)
    return [msgspec.structs.replace(seat, commitment=commitment) if seat.seat == own else seat for seat in seats]


def check_somebody_plays(seats: Sequence[NewSeat]) -> None:
    """Bots alone would keep the host busy for nobody."""
    if all(seat.kind != PERSON for seat in seats):
        raise BadOption(AnswerFault.NOBODY_PLAYS)


def nobody_else_plays(seats: Sequence[NewSeat], person: str) -> bool:
    """Hints spoil the game of nobody."""
    return all(seat.person == person for seat in seats if seat.kind == PERSON)


def _checked(game: Game, options: dict[str, str]) -> dict[str, str]:
    """Options are passed by name, and these names are taken."""
    for name in ("players", "seed", "seats"):
        if name in options:
            known = tuple(sorted(option.name for option in game.options))
            raise BadOption(KernelFault.NO_SUCH_OPTION, game=game.id, option=name, options=known)
    return options
