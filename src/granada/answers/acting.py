"""Acting: which person may act for a seat, and what a choice of theirs would change or begin."""

from granada.answers.faults import AnswerFault
from granada.answers.table import Table
from granada.kernel.errors import GranadaError
from granada.kernel.faults import KernelFault
from granada.protocol import live
from granada.table import Entry, Kind, LiveGame
from granada.table.faults import TableFault


def check_may_act(table: Table, game: LiveGame, person: str, action: live.AnyAction, at: int) -> None:
    seat = action.seat
    if seat >= len(table.seats):
        raise GranadaError(KernelFault.NO_SUCH_SEAT, seat=seat)
    if isinstance(action, live.TakeOver):
        if not any(not game.bot_for(own) for own in table.seats_of(person)):
            raise GranadaError(AnswerFault.NOT_AT_TABLE)
        if not game.bot_for(seat) and not game.clocks.has_run_out(seat, at):
            raise GranadaError(AnswerFault.TIME_LEFT, seat=seat)
    elif table.seats[seat].person != person:
        raise GranadaError(AnswerFault.NOT_YOUR_SEAT, seat=seat)
    elif not isinstance(action, live.Return) and game.bot_for(seat):
        raise GranadaError(TableFault.HAS_STAND_IN, seat=seat)


def agreement(table: Table, game: LiveGame, person: str, at: int) -> Entry | None:
    """The entry by which a person who has agreed for one of several seats agrees for the next one: they are asked only
    once."""
    own = set(table.seats_of(person))
    agreed = {game.proposal.seat, *game.proposal.agreed} if game.proposal else set()
    left = own.intersection(game.people) - agreed
    if not agreed & own or not left:
        return None
    return Entry(game.number + 1, Kind.AGREE, min(left), "", at)


def tried(
    table: Table, game: LiveGame, person: str, ask: live.Preview | live.Further
) -> live.Changes | live.FurtherQuestion:
    """The changes that some moves would make for this person, or the question that would come after them."""
    if ask.seat not in table.seats_of(person):
        raise GranadaError(AnswerFault.NOT_YOUR_SEAT, seat=ask.seat)
    game.check_seen(ask.seat, ask.n)
    if isinstance(ask, live.Further):
        return live.FurtherQuestion(ask.key, game.further(ask.seat, ask.moves))
    return live.Changes(ask.key, game.preview(ask.seat, ask.moves))
