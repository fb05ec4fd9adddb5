"""``granada admin``: what the host of a server does with people, tables and the database, while the server runs."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias, TypeVar

import typer

from granada.commands.folders import data_folder
from granada.commands.usage import as_typed
from granada.locale import Texts
from granada.terminal.errors import printable

# Most commands do without the server, and it takes a while to import.
if TYPE_CHECKING:
    from granada.server.administration import FoundPerson
    from granada.server.database import Database

T = TypeVar("T")

Address: TypeAlias = Annotated[str, typer.Option("--database", envvar="GRANADA_DATABASE", help="option-database")]
Who: TypeAlias = Annotated[str, typer.Argument(help="admin-option-who")]
TableId: TypeAlias = Annotated[str, typer.Argument(metavar="TABLE", help="admin-option-table")]

commands = typer.Typer(help="command-admin", no_args_is_help=True)
people = typer.Typer(help="command-admin-people", no_args_is_help=True)
tables = typer.Typer(help="command-admin-tables", no_args_is_help=True)
commands.add_typer(people, name="people")
commands.add_typer(tables, name="tables")


@people.command("find", help="command-admin-find")
def find_people(
    text: Annotated[str, typer.Argument(help="admin-option-text")] = "",
    address: Address = "",
) -> None:
    from granada.server import administration

    found = _with_database(address, lambda database: administration.find_people(database, text))
    _print_rows(
        (each.id, each.name, "registered" if each.registered else "guest", _day(each.since), _standing(each))
        for each in found
    )


@people.command(help="command-admin-rename")
def rename(
    context: typer.Context,
    who: Who,
    name: Annotated[str, typer.Argument(help="admin-option-name")],
    address: Address = "",
) -> None:
    from granada.server import administration

    _with_database(address, lambda database: administration.rename(database, who, name))
    _say_done(context)


@people.command(help="command-admin-disable")
def disable(context: typer.Context, who: Who, address: Address = "") -> None:
    from granada.server import administration

    _with_database(address, lambda database: administration.set_disabled(database, who, disabled=True))
    _say_done(context)


@people.command(help="command-admin-enable")
def enable(context: typer.Context, who: Who, address: Address = "") -> None:
    from granada.server import administration

    _with_database(address, lambda database: administration.set_disabled(database, who, disabled=False))
    _say_done(context)


@people.command(help="command-admin-silence")
def silence(context: typer.Context, who: Who, address: Address = "") -> None:
    from granada.server import administration

    _with_database(address, lambda database: administration.set_silenced(database, who, silenced=True))
    _say_done(context)


@people.command("let-speak", help="command-admin-let-speak")
def let_speak(context: typer.Context, who: Who, address: Address = "") -> None:
    from granada.server import administration

    _with_database(address, lambda database: administration.set_silenced(database, who, silenced=False))
    _say_done(context)


@people.command(help="command-admin-appoint")
def appoint(context: typer.Context, who: Who, address: Address = "") -> None:
    from granada.server import administration

    _with_database(address, lambda database: administration.set_moderator(database, who, moderator=True))
    _say_done(context)


@people.command(help="command-admin-dismiss")
def dismiss(context: typer.Context, who: Who, address: Address = "") -> None:
    from granada.server import administration

    _with_database(address, lambda database: administration.set_moderator(database, who, moderator=False))
    _say_done(context)


@people.command(help="command-admin-erase")
def erase(
    context: typer.Context,
    who: Who,
    yes: Annotated[bool, typer.Option("--yes", help="admin-option-yes")] = False,
    address: Address = "",
) -> None:
    from granada.server import administration

    texts: Texts = context.obj
    if not yes:
        typer.confirm(texts.text("admin-erase-question", who=printable(who)), abort=True)
    _with_database(address, lambda database: administration.erase(database, who))
    _say_done(context)


@people.command(help="command-admin-export")
def export(who: Who, address: Address = "") -> None:
    from granada.server import administration

    found = _with_database(address, lambda database: administration.export(database, who))
    print(json.dumps(found, ensure_ascii=False, indent=2))


@people.command(help="command-admin-password")
def password(
    who: Who,
    origin: Annotated[str, typer.Option(envvar="GRANADA_ORIGIN", help="option-origin")] = "",
    address: Address = "",
) -> None:
    from granada.server import administration
    from granada.server.resets import link_for

    secret = _with_database(address, lambda database: administration.new_link(database, who))
    print(link_for(origin.rstrip("/"), secret))


@people.command(help="command-admin-sessions")
def sessions(
    context: typer.Context,
    who: Who,
    end: Annotated[bool, typer.Option("--end", help="admin-option-end")] = False,
    address: Address = "",
) -> None:
    from granada.server import administration

    if end:
        _with_database(address, lambda database: administration.end_sessions(database, who))
        _say_done(context)
        return
    found = _with_database(address, lambda database: administration.sessions_of(database, who))
    _print_rows((_day(each.since), _day(each.until) if each.until else "", each.label) for each in found)


@tables.command("find", help="command-admin-find-tables")
def find_tables(
    what: Annotated[str, typer.Argument(help="admin-option-what")],
    address: Address = "",
) -> None:
    from granada.server import administration

    found = _with_database(address, lambda database: administration.find_tables(database, what))
    _print_rows((table.id, table.game, table.status, _day(table.opened), ", ".join(table.seats)) for table in found)


@tables.command(help="command-admin-close")
def close(context: typer.Context, table: TableId, address: Address = "") -> None:
    from granada.server import administration

    _with_database(address, lambda database: administration.close_table(database, table))
    _say_done(context)


@tables.command("hand-over", help="command-admin-hand-over")
def hand_over(
    context: typer.Context,
    table: TableId,
    seat: Annotated[int, typer.Argument(min=1, help="admin-option-seat")],
    who: Who,
    address: Address = "",
) -> None:
    from granada.server import administration

    _with_database(address, lambda database: administration.hand_over(database, table, seat - 1, who))
    _say_done(context)


@commands.command(help="command-admin-reports")
def reports(
    context: typer.Context,
    done: Annotated[int | None, typer.Option(help="admin-option-done")] = None,
    address: Address = "",
) -> None:
    from granada.protocol.moderation import OpenReport
    from granada.server.reports import close_report, open_reports

    async def read(database: "Database") -> list[OpenReport]:
        async with database.reading() as connection:
            return await open_reports(connection)

    async def close(database: "Database") -> None:
        async with database.writing() as connection:
            await close_report(connection, done or 0)

    if done is None:
        found = _with_database(address, read)
        _print_rows(
            (str(each.id), _moment(each.at), each.reporter.id, each.person.id, each.person.name, each.text)
            for each in found
        )
    else:
        _with_database(address, close)
        _say_done(context)


@commands.command(help="command-admin-log")
def log(address: Address = "") -> None:
    from granada.server.interventions import read_interventions

    async def read(database: "Database") -> list[tuple[str, ...]]:
        async with database.reading() as connection:
            return [
                (_moment(each.at), each.kind, each.person or "", each.table_id or "", each.detail, each.moderator or "")
                for each in await read_interventions(connection)
            ]

    _print_rows(_with_database(address, read))


@commands.command(help="command-admin-backup")
def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="admin-option-backup")],
    address: Address = "",
) -> None:
    from granada.server.backup import back_up

    with as_typed(context.obj):
        back_up(_or_usual(address), file)
    _say_done(context)


@commands.command(help="command-admin-restore")
def restore(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="admin-option-backup")],
    address: Address = "",
) -> None:
    from granada.server import backup

    with as_typed(context.obj):
        old = backup.restore(_or_usual(address), file)
    texts: Texts = context.obj
    print(texts.text("admin-restored", file=printable(str(old))) if old else texts.text("admin-done"))


@commands.command(help="command-admin-migrate")
def migrate(
    context: typer.Context,
    check: Annotated[bool, typer.Option("--check", help="admin-option-check")] = False,
    address: Address = "",
) -> None:
    from granada.server.database import Database

    async def upgrade() -> bool:
        database = Database(_or_usual(address), create=not check)
        try:
            if not check:
                await database.upgrade()
            return await database.is_upgraded()
        finally:
            await database.close()

    texts: Texts = context.obj
    if not asyncio.run(upgrade()):
        print(texts.text("error-database-too-old"))
        raise typer.Exit(1)
    print(texts.text("admin-upgraded"))


def _with_database(address: str, work: "Callable[[Database], Awaitable[T]]") -> T:
    from granada.server.administration import opened

    async def do() -> T:
        async with opened(_or_usual(address)) as database:
            return await work(database)

    return asyncio.run(do())


def _or_usual(address: str) -> str:
    return address or f"sqlite:///{data_folder() / 'granada.sqlite'}"


def _standing(person: "FoundPerson") -> str:
    standing = {"disabled": person.disabled, "silenced": person.silenced, "moderator": person.moderator}
    return ", ".join(word for word, applies in standing.items() if applies)


def _say_done(context: typer.Context) -> None:
    texts: Texts = context.obj
    print(texts.text("admin-done"))


def _print_rows(rows: Iterable[tuple[str, ...]]) -> None:
    """Tabs between the columns, for people and for programs."""
    for row in rows:
        print("\t".join(map(printable, row)).rstrip())


def _day(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000, UTC).date().isoformat()


def _moment(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000, UTC).isoformat(timespec="seconds")
