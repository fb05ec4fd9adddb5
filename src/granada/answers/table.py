"""Tables as their hosts know them, and as they are shown."""

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Self

import msgspec

from granada.answers.faults import AnswerFault
from granada.games import game_ids, load
from granada.kernel.chance import commitment
from granada.kernel.contribution import Contribution, combined
from granada.kernel.errors import BadOption, GranadaError
from granada.kernel.faults import KernelFault
from granada.kernel.game import Game
from granada.kernel.record import Header, Record
from granada.protocol.tables import OPEN, OVER, PLAYING, Colour, MyTable, SeatInfo, Status, TableInfo
from granada.protocol.telling import MOST_RECENT
from granada.table import PERSON, Entry, EntryOutcome, LiveGame, Seat, TimeControl, walk


class TableSeat(msgspec.Struct, frozen=True):
    seat: int
    name: str
    """Empty where nobody sits, or where a person has closed their account."""
    kind: str
    """The kind of player when the game began: a person, or a kind of bot."""
    person: str | None
    reserved: str | None
    """The person that the seat is kept for."""
    stand_in: str
    """The bot that plays for the person, or empty."""
    registered: bool
    """Whether the person is registered and sits here under their own name, not for somebody else at the same screen."""
    colour: Colour
    chosen_colour: Colour | None
    """None if it is what the others have left."""
    left: bool = False
    """Whether the person has left, so that somebody else may take the seat."""
    former: tuple[str | None, ...] = ()
    """The people who have had the seat before, in order. None is somebody who has closed their account."""
    commitment: str | None = None
    """The SHA-256 of a nonce that the client of the seat adds to the seed."""
    nonce: str | None = None
    """None until it is revealed."""

    @property
    def is_open(self) -> bool:
        return self.kind == PERSON and self.person is None

    @property
    def owes_nonce(self) -> bool:
        return self.commitment is not None and self.nonce is None


class Table(msgspec.Struct, kw_only=True):
    id: str
    game: str
    edition: str
    own_edition: bool
    """Whether it is played with an edition file that somebody has brought."""
    edition_text: str | None = None
    """The text of this file, where a table is read to be played at."""
    rules: int
    options: dict[str, str]
    seed_text: str
    """The number of the host in digits: some stores cannot hold such large numbers. It is the seed, unless clients have
    contributed."""
    public: bool
    invitation: str | None = None
    """None where nobody else can come."""
    control: TimeControl
    hints: bool
    status: Status
    host: str | None
    imported: bool
    offline: bool = False
    """Whether an imported game was played in a browser without a server."""
    opened: int
    started: int | None = None
    ended: int | None = None
    scores: list[int] | None = None
    winners: list[int] | None = None
    rematch: str | None = None
    seats: tuple[TableSeat, ...]

    def __repr__(self) -> str:
        """The table without the seed, which is a secret."""
        return f"<table {self.id}>"

    @property
    def contributions(self) -> tuple[Contribution, ...]:
        return tuple(
            Contribution(seat.seat, seat.commitment, seat.nonce)
            for seat in self.seats
            if seat.commitment is not None and seat.nonce is not None
        )

    @property
    def seed(self) -> int:
        """The seed of the game. Before it begins, contributions may be missing."""
        return combined(int(self.seed_text), self.contributions)

    @property
    def commitment(self) -> str:
        """The SHA-256 of the number of the host."""
        return commitment(int(self.seed_text))

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        return tuple(seat.seat for seat in self.seats if person is not None and seat.person == person)

    def is_played_alone_by(self, person: str) -> bool:
        """Nobody else but bots has a seat."""
        return all(seat.person == person for seat in self.seats if seat.kind == PERSON)

    def after(self, game: LiveGame, at: int) -> Self:
        """The same table after an entry that has changed its players, or that was the last one."""
        twin = msgspec.structs.replace(
            self,
            seats=tuple(
                msgspec.structs.replace(seat, stand_in=stand_in, left=seat.left and bool(stand_in))
                for seat, stand_in in zip(self.seats, game.stand_ins, strict=True)
            ),
        )
        if game.state.over:
            twin.status, twin.ended = OVER, at
            twin.scores, twin.winners = list(game.state.scores), list(game.state.winners)
        return twin

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(seat.kind for seat in self.seats)

    @property
    def has_rules_of_today(self) -> bool:
        """Whether the game can go on. It cannot if its plug-in is gone."""
        return self.game in game_ids() and load(self.game).rules == self.rules

    def rules_of_game(self) -> Game:
        return load(self.game, self.edition_text)

    def header(self, names: Sequence[str] = ()) -> Header:
        return Header(
            self.game,
            self.edition,
            self.rules,
            len(self.seats),
            self.options,
            tuple(names),
            self.commitment,
            self.contributions,
        )

    def beginning(self) -> Record:
        """The record before the first move. Names may change, so they are not in it."""
        return Record.of(self.header(), self.seed, (), None)

    def beginning_of_game(self) -> LiveGame:
        """The game before its first entry."""
        return LiveGame.begin(self.rules_of_game(), self.beginning(), self.kinds, self.control, self.started or 0)

    def seat_names(self) -> list[str]:
        """The names of the seats, as the header of a record has them."""
        return [str(Seat(seat.name, seat.kind)) for seat in self.seats]


def info_for(table: Table, person: str | None) -> TableInfo:
    yours = table.seats_of(person)
    return TableInfo(
        id=table.id,
        game=table.game,
        edition=table.edition,
        own_edition=table.own_edition,
        options=table.options,
        public=table.public,
        control=table.control,
        hints=table.hints,
        status=table.status,
        host=table.host,
        imported=table.imported,
        offline=table.offline,
        commitment=table.commitment,
        opened=table.opened,
        started=table.started,
        ended=table.ended,
        scores=table.scores,
        winners=table.winners,
        rematch=table.rematch,
        seats=tuple(
            SeatInfo(
                seat.seat,
                seat.name,
                seat.kind,
                seat.person,
                reserved=seat.reserved is not None,
                stand_in=seat.stand_in,
                registered=seat.registered,
                colour=seat.colour,
                left=seat.left,
                commitment=seat.commitment,
            )
            for seat in table.seats
        ),
        yours=yours,
        invitation=table.invitation if yours or (person is not None and person == table.host) else None,
    )


def my_table(table: Table, person: str, bits: int, since: int | None) -> MyTable:
    """A table in the list of a person, from the seats that have to decide, as bits, and since when."""
    deciders = tuple(seat.seat for seat in table.seats if bits >> seat.seat & 1)
    own = [seat for seat in table.seats if seat.person == person and not seat.stand_in]
    your_turn = table.has_rules_of_today and any(seat.seat in deciders for seat in own)
    return MyTable(info_for(table, person), deciders, your_turn, since or table.ended or table.opened)


def in_order(mine: Iterable[MyTable]) -> list[MyTable]:
    """The tables at which one has to decide come first, then those where the game goes on; the latest ones first."""
    return sorted(mine, key=lambda each: (not each.your_turn, each.table.status != PLAYING, -each.since))


def played_again(table: Table, entries: Iterable[Entry]) -> tuple[LiveGame, list[EntryOutcome]]:
    """The game after these entries, and the outcomes of the last ones."""
    game = beginning = table.beginning_of_game()
    last: deque[EntryOutcome] = deque(maxlen=MOST_RECENT)
    for game in walk(beginning, entries):
        last += game.outcomes
    return game, list(last)


def check_viewer(table: Table, person: str | None, seat: int | None) -> None:
    """Whether this person may see what the seat sees. Once the game is over, everybody may."""
    if seat is None:
        return
    if seat >= len(table.seats):
        raise BadOption(KernelFault.NO_SUCH_SEAT, seat=seat)
    if table.status != OVER and seat not in table.seats_of(person):
        raise GranadaError(AnswerFault.NOT_YOUR_SEAT, seat=seat)


def check_may_clear(table: Table, person: str) -> None:
    if not table.seats_of(person):
        raise GranadaError(AnswerFault.NO_SUCH_TABLE)
    if table.status == OPEN:
        raise GranadaError(AnswerFault.NOT_STARTED)
    if table.status == PLAYING and not table.is_played_alone_by(person):
        raise GranadaError(AnswerFault.OTHERS_PLAY)


def check_may_play_again(table: Table, person: str) -> None:
    """Whether the person may open a game of the same kind with the same people."""
    if table.status != OVER:
        raise GranadaError(KernelFault.NOT_OVER)
    if not table.seats_of(person):
        raise GranadaError(AnswerFault.NOT_AT_TABLE)
