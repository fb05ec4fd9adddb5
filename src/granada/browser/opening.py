"""New tables, with their seats: for the one person who is here, others at the same screen, and bots."""

from collections.abc import Mapping, Sequence
from secrets import token_urlsafe

from granada.answers.colours import colours_from
from granada.answers.opening import (
    ANYBODY,
    ME,
    Beginning,
    NewSeat,
    beginning_again,
    beginning_of,
    check_somebody_plays,
    new_seats,
    nobody_else_plays,
    seats_again,
)
from granada.answers.records import Checked, seats_in, with_contributions
from granada.answers.table import Table, TableSeat
from granada.bots import kinds
from granada.bots.faults import BotFault
from granada.browser.store import HERE, Head, KeptEntry
from granada.browser.table import now
from granada.kernel.errors import BadOption, GranadaError
from granada.kernel.faults import KernelFault
from granada.protocol.records import Import
from granada.protocol.tables import OVER, PLAYING, NewTable, SeatRequest
from granada.table import Entry, Kind, NoClock, TimeControl

ID_BYTES = 12


def new_table(request: NewTable, name: str) -> Head:
    beginning = beginning_of(request)
    seats = _seats(request.game, request.seats, name)
    check_somebody_plays(seats)
    hints = nobody_else_plays(seats, HERE) if request.hints is None else request.hints
    return _head(beginning, seats, request.control, hints=hints, edition=request.edition)


def table_again(table: Table, bots: Mapping[int, str]) -> Head:
    """The same people and bots play again; some bots may be of other kinds."""
    beginning, seats = beginning_again(table), seats_again(table, HERE, bots)
    return _head(beginning, seats, table.control, hints=table.hints, edition=table.edition_text)


def imported(request: Import, checked: Checked, name: str) -> tuple[Head, list[KeptEntry]]:
    """A table with the game of a record."""
    header = checked.beginning.header
    if request.seats and len(request.seats) != header.players:
        raise GranadaError(KernelFault.SEAT_COUNT, seats=len(request.seats), players=header.players)
    seats = _seats(header.game, request.seats, name) if request.seats else seats_in(checked, HERE, name)
    if checked.result is None:
        check_somebody_plays(seats)
    at, hints = now(), nobody_else_plays(seats, HERE)
    seats = with_contributions(seats, checked)
    head = _head(checked.beginning, seats, NoClock(), hints=hints, edition=request.edition, imported=True)
    head.table.offline = request.offline
    entries = [
        KeptEntry(number, Entry(number, Kind.MOVE, seat, text, at), deciders)
        for number, ((seat, text), deciders) in enumerate(zip(checked.moves, checked.deciders, strict=True), 1)
    ]
    if checked.result is not None:
        scores, winners = checked.result
        head.table.status, head.table.ended = OVER, at
        head.table.scores, head.table.winners = list(scores), list(winners)
    if entries:
        head = Head(head.table, len(entries), entries[-1].deciders, at)
    return head, entries


def _seats(game: str, requests: Sequence[SeatRequest], name: str) -> list[NewSeat]:
    if any(request.kind == ANYBODY for request in requests):  # Nobody else can come.
        raise BadOption(BotFault.NO_SUCH_BOT, bot=ANYBODY, bots=(ME, *kinds(game)))
    return new_seats(game, requests, HERE, name)


def _head(
    beginning: Beginning,
    seats: Sequence[NewSeat],
    control: TimeControl,
    *,
    hints: bool,
    edition: str | None,
    imported: bool = False,
) -> Head:
    header, at = beginning.header, now()
    colours = colours_from([seat.colour for seat in seats])
    table = Table(
        id=f"{HERE}-{token_urlsafe(ID_BYTES)}",
        game=header.game,
        edition=header.edition,
        own_edition=edition is not None,
        edition_text=edition,
        rules=header.rules,
        options=header.options,
        seed_text=str(beginning.number),
        public=False,
        control=control,
        hints=hints,
        status=PLAYING,
        host=HERE,
        imported=imported,
        opened=at,
        started=at,
        seats=tuple(
            TableSeat(
                seat.seat,
                seat.name,
                seat.kind,
                seat.person,
                reserved=None,
                stand_in="",
                registered=False,
                colour=colour,
                chosen_colour=seat.colour,
                commitment=seat.commitment,
                nonce=seat.nonce,
            )
            for seat, colour in zip(seats, colours, strict=True)
        ),
    )
    return Head(table, 0, beginning.deciders, at)
