"""What a host in the browser answers to requests: as the server does, for one person without an account."""

from http import HTTPMethod
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from granada.answers.components import content_of
from granada.answers.editions import built_in_edition
from granada.answers.faults import AnswerFault
from granada.answers.hints import advice_for, check_may_be_advised, hint_of
from granada.answers.offer import offer
from granada.answers.profiles import profile_of, results_of
from granada.answers.records import (
    checked,
    log_for,
    named_record,
    position,
    position_now,
    proof,
    record_without_rules,
    replay,
    sheet_of,
    whole_record,
)
from granada.answers.statistics import table_statistics
from granada.answers.table import Table, check_may_clear, check_may_play_again, check_viewer, in_order, info_for
from granada.bots.asking import sample_for, seed_for
from granada.browser.opening import imported, new_table, table_again
from granada.browser.request import Request, Routes
from granada.browser.store import HERE
from granada.browser.table import now
from granada.games import load
from granada.games.faults import GamesFault
from granada.kernel.errors import BadOption, GranadaError
from granada.kernel.faults import KernelFault
from granada.plugins import MOST_PLAYERS
from granada.protocol import live
from granada.protocol.common import LARGEST_NUMBER, MOST_SEATS, Language
from granada.protocol.editions import CheckedDraft, Draft
from granada.protocol.hints import Hint, HintRequest
from granada.protocol.people import Guest, Me, Profile, Rename
from granada.protocol.records import Import, Position, Proof
from granada.protocol.statistics import Sheet, TableStatistics
from granada.protocol.tables import OVER, Clearing, MyTable, NewTable, Offer, Rematch, TableInfo
from granada.table import Entry

if TYPE_CHECKING:
    from granada.browser.host import Host

GET, POST, PATCH, DELETE = HTTPMethod.GET, HTTPMethod.POST, HTTPMethod.PATCH, HTTPMethod.DELETE

Number = Annotated[int, msgspec.Meta(ge=0, lt=LARGEST_NUMBER)]

LONGEST_HINT = 1.0
"""Seconds after which no more moves of the turn are foreseen: nothing else is answered meanwhile."""

ROUTES = Routes()


class OfTable(msgspec.Struct):
    """The components of the built-in edition, or of the edition of a table."""

    table: Annotated[str, msgspec.Meta(max_length=40, pattern="^[A-Za-z0-9_-]+$")] | None = None
    players: Annotated[int, msgspec.Meta(ge=1, le=MOST_PLAYERS)] = 2


class Viewed(msgspec.Struct):
    """The viewer, and the entry from which on they see the game."""

    seat: Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)] | None = None
    after: Number = 0


class Spoken(msgspec.Struct):
    game: str
    language: Language


class Past(msgspec.Struct):
    moves: Number


class Form(msgspec.Struct):
    form: Literal["json", "text"] = "json"
    whole: bool = False
    """The record includes the seed even while the game goes on: only so can the game be handed over."""


# Games and their components.


@ROUTES.add(GET, "/games")
async def games(_host: "Host", _request: Request) -> Offer:
    return offer()


@ROUTES.add(GET, "/games/{game}/content")
async def content(host: "Host", request: Request) -> bytes:
    game = request.place["game"]
    return content_of(game, await _edition(host, game, request.asked(OfTable)))


@ROUTES.add(GET, "/games/{game}/words/{language}")
async def words(host: "Host", request: Request) -> bytes:
    from granada.answers.words import words_of

    said, asked = request.at(Spoken), request.asked(OfTable)
    edition = await _edition(host, said.game, asked)
    load(said.game).check_players(asked.players)
    return words_of(said.game, said.language, asked.players, edition)


@ROUTES.add(GET, "/games/{game}/catalogue/{language}")
async def catalogue(_host: "Host", request: Request) -> bytes:
    from granada.answers.words import catalogue_of

    said = request.at(Spoken)
    return catalogue_of(said.game, said.language)


@ROUTES.add(GET, "/games/{game}/edition")
async def form(_host: "Host", request: Request) -> bytes:
    from granada.answers.drafts import form_of

    return form_of(request.place["game"])


@ROUTES.add(POST, "/games/{game}/edition/{language}")
async def check_draft(_host: "Host", request: Request) -> CheckedDraft:
    from granada.answers.drafts import checked_draft

    said = request.at(Spoken)
    return checked_draft(said.game, said.language, request.data(Draft))


async def _edition(host: "Host", game: str, asked: OfTable) -> str | None:
    """The edition of the table, or None if that is the built-in one."""
    if asked.table is None:
        return None
    table = (await host.head(asked.table)).table
    if table.game != game:
        raise BadOption(GamesFault.NO_SUCH_GAME, game=game, games=(table.game,))
    return table.edition_text


# The person.


@ROUTES.add(POST, "/people/guest", 201)
async def come(host: "Host", request: Request) -> Me:
    return _me(await host.call(request.data(Guest).name))


@ROUTES.add(GET, "/people/{person}")
async def profile(host: "Host", request: Request) -> Profile:
    """What the person has done in all games that are kept here."""
    if request.place["person"] != HERE:
        raise GranadaError(AnswerFault.NO_SUCH_PERSON)
    tables = [head.table for head in (await host.store.heads()).values()]
    finished = [each for table in tables for each in results_of(table, HERE)]
    since = min((table.opened for table in tables), default=now())
    return profile_of(HERE, await host.name(), finished, registered=False, since=since)


@ROUTES.add(GET, "/me")
async def who_am_i(host: "Host", _request: Request) -> Me | None:
    """Null as long as the person has not said their name."""
    name = await host.store.name()
    return _me(name) if name else None


@ROUTES.add(PATCH, "/me")
async def rename(host: "Host", request: Request) -> Me:
    await host.name()
    return _me(await host.call(request.data(Rename).name))


@ROUTES.add(DELETE, "/me", 204)
async def forget_me(host: "Host", _request: Request) -> None:
    """Forget the person and all games that were played here."""
    await host.name()
    await host.forget(await host.store.heads())
    await host.store.keep_name("")


@ROUTES.add(GET, "/me/tables")
async def my_tables(host: "Host", _request: Request) -> list[MyTable]:
    await host.name()
    return in_order(head.listed() for head in reversed((await host.store.heads()).values()))


@ROUTES.add(POST, "/me/tables/clear", 204)
async def clear(host: "Host", request: Request) -> None:
    """Nobody else has these games: they are forgotten."""
    await host.name()
    ids = set(request.data(Clearing).tables)
    for table in sorted(ids):
        check_may_clear((await host.head(table)).table, HERE)
    await host.forget(ids)


@ROUTES.add(GET, "/me/records")
async def my_records(host: "Host", _request: Request) -> str:
    """The records of all games in one file (ZIP), in Base64. They are nowhere else, so they are whole."""
    from base64 import b64encode
    from io import BytesIO
    from zipfile import ZIP_DEFLATED, ZipFile

    from granada.answers.archive import Played, put, records_of

    await host.name()
    made = BytesIO()
    with ZipFile(made, "w", ZIP_DEFLATED) as zipped:
        for head in (await host.store.heads()).values():
            log = await host.store.log(head.table.id)
            deciders = {kept.number: kept.deciders for kept in log}
            played = Played(head.table, [kept.entry for kept in log], deciders)
            put(zipped, records_of([played], whole=True))
    return b64encode(made.getvalue()).decode()


def _me(name: str) -> Me:
    return Me(HERE, name, registered=False, muted=())


# Tables.


@ROUTES.add(GET, "/tables")
async def public_tables(_host: "Host", _request: Request) -> list[TableInfo]:
    """Nobody else can come here."""
    return []


@ROUTES.add(POST, "/tables", 201)
async def open_table(host: "Host", request: Request) -> TableInfo:
    head = new_table(request.data(NewTable), await host.name())
    return _info(await host.open(head))


@ROUTES.add(GET, "/tables/{table}")
async def table_info(host: "Host", request: Request) -> TableInfo:
    return _info((await host.head(request.place["table"])).table)


@ROUTES.add(DELETE, "/tables/{table}", 204)
async def close(host: "Host", request: Request) -> None:
    """Refuse to close a table: that is possible only before a game, and here each game has begun at once."""
    await host.head(request.place["table"])
    raise GranadaError(AnswerFault.ALREADY_STARTED)


@ROUTES.add(POST, "/tables/{table}/leave", 204)
async def leave(host: "Host", request: Request) -> None:
    """Bots play on."""
    table = await host.table(request.place["table"])
    if table.head.table.status != OVER:
        await table.leave()


@ROUTES.add(POST, "/tables/{table}/rematch")
async def rematch(host: "Host", request: Request) -> TableInfo:
    asked = request.data(Rematch) if request.body else Rematch()
    before = await host.table(request.place["table"])
    table = before.head.table
    check_may_play_again(table, HERE)
    before.check_may_change()
    if table.rematch is not None:
        return _info((await host.head(table.rematch)).table)
    again = await host.open(table_again(table, asked.bots))
    await before.change(lambda table: msgspec.structs.replace(table, rematch=again.id))
    return _info(again)


@ROUTES.add(POST, "/tables/{table}/actions")
async def act(host: "Host", request: Request) -> live.Done:
    action: live.AnyAction = request.data(live.AnyAction)  # type: ignore[arg-type]
    table = await host.table(request.place["table"])
    return live.Done(action.key, (await table.act(action))[0])


@ROUTES.add(POST, "/tables/{table}/hint")
async def hint(host: "Host", request: Request) -> Hint:
    asked = request.data(HintRequest)
    table = await host.table(request.place["table"])
    game = table.started_game()
    check_may_be_advised(table.head.table, game, HERE, asked)
    sample = sample_for(game.state, asked.seat)
    until = monotonic() + LONGEST_HINT
    advice = advice_for(sample, asked.seat, seed_for(game.state, "hint", asked.seat), lambda: monotonic() >= until)
    return hint_of(game, asked.seat, sample, advice)


# What was played.


@ROUTES.add(GET, "/tables/{table}/view")
async def view(host: "Host", request: Request) -> Position:
    seat = request.asked(Viewed).seat
    table = await host.table(request.place["table"])
    game = table.started_game()
    check_viewer(table.head.table, HERE, seat)
    return position_now(game, seat, now())


@ROUTES.add(GET, "/tables/{table}/positions/{#moves}")
async def past_position(host: "Host", request: Request) -> bytes:
    seat, moves = request.asked(Viewed).seat, request.at(Past).moves
    table, log = await _log(host, request, seat)
    return position(table, log, moves, seat)


@ROUTES.add(GET, "/tables/{table}/log")
async def whole_log(host: "Host", request: Request) -> bytes:
    seat = request.asked(Viewed).seat
    return log_for(*await _log(host, request, seat), seat)


@ROUTES.add(GET, "/tables/{table}/replay")
async def whole_replay(host: "Host", request: Request) -> bytes:
    seen = request.asked(Viewed)
    table, log = await _log(host, request, seen.seat)
    if seen.after > len(log):
        raise GranadaError(AnswerFault.NOT_FOUND)
    return replay(table, log, seen.seat, seen.after)


@ROUTES.add(GET, "/tables/{table}/sheet")
async def sheet(host: "Host", request: Request) -> Sheet:
    return sheet_of((await host.table(request.place["table"])).started_game())


@ROUTES.add(GET, "/tables/{table}/statistics")
async def statistics(host: "Host", request: Request) -> TableStatistics:
    return table_statistics(*await _finished_log(host, request))


@ROUTES.add(GET, "/tables/{table}/proof")
async def whole_proof(host: "Host", request: Request) -> Proof:
    return proof(*await _finished_log(host, request))


@ROUTES.add(GET, "/tables/{table}/record")
async def record(host: "Host", request: Request) -> str:
    asked = request.asked(Form)
    table_here = await host.table(request.place["table"])
    table = table_here.head.table
    if table_here.unplayable is None:
        state = table_here.started_game().state
        found = named_record(table, state)
        if asked.whole:
            found = msgspec.structs.replace(state.record(), header=found.header)
    else:
        log = await host.store.log(table.id)
        entries, deciders = [kept.entry for kept in log], {kept.number: kept.deciders for kept in log}
        found = whole_record(table, entries) if asked.whole else record_without_rules(table, entries, deciders)
    return found.to_json() if asked.form == "json" else found.to_text()


@ROUTES.add(GET, "/tables/{table}/edition")
async def edition(host: "Host", request: Request) -> str:
    table = (await host.head(request.place["table"])).table
    return table.edition_text or built_in_edition(table.game)


@ROUTES.add(POST, "/records", 201)
async def bring_in(host: "Host", request: Request) -> TableInfo:
    data = request.data(Import)
    name = await host.name()
    head, entries = imported(data, checked(data.record, data.edition), name)
    return _info(await host.open(head, entries))


async def _log(host: "Host", request: Request, seat: int | None) -> tuple[Table, list[Entry]]:
    table = (await host.head(request.place["table"])).table
    check_viewer(table, HERE, seat)
    return table, [kept.entry for kept in await host.store.log(table.id)]


async def _finished_log(host: "Host", request: Request) -> tuple[Table, list[Entry]]:
    table, log = await _log(host, request, None)
    if table.status != OVER:
        raise GranadaError(KernelFault.NOT_OVER)
    return table, log


def _info(table: Table) -> TableInfo:
    return info_for(table, HERE)
