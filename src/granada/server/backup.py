"""Backups of an SQLite database, made while the server runs, and brought back while it does not."""

import os
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

from sqlalchemy import make_url

from granada.kernel.errors import GranadaError
from granada.server.database import known_revisions
from granada.server.faults import ServerFault

BESIDE = ("-wal", "-shm")
"""How the names of the files end that SQLite keeps beside its file."""


def back_up(address: str, target: Path) -> None:
    """Copy the database as it is at one moment. Players do not have to wait."""
    source = _file_of(address)
    if not source.exists():
        raise GranadaError(ServerFault.NO_DATABASE, file=str(source))
    _copy(source, target)


def restore(address: str, backup: Path) -> Path | None:
    """Put a backup in the place of the database. Returns where the old one is now, if there was one."""
    file = _file_of(address)
    if not backup.exists() or not _is_whole(backup):
        raise GranadaError(ServerFault.NO_BACKUP, file=str(backup))
    old = file.with_name(f"{file.name}-{datetime.now():%Y%m%d-%H%M%S}") if file.exists() else None
    if old is not None:
        _check_unused(file)
    fresh = file.with_name(f"{file.name}-restored")
    fresh.unlink(missing_ok=True)
    file.parent.mkdir(parents=True, exist_ok=True)
    _copy(backup, fresh)
    if old is not None:
        for end in ("", *BESIDE):
            if (part := file.with_name(file.name + end)).exists():
                part.rename(old.with_name(old.name + end))
    fresh.rename(file)
    return old


def _file_of(address: str) -> Path:
    url = make_url(address)
    if not url.drivername.startswith("sqlite") or url.database is None:
        raise GranadaError(ServerFault.ONLY_SQLITE)
    return Path(url.database)


def _copy(source: Path, target: Path) -> None:
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        raise GranadaError(ServerFault.FILE_EXISTS, file=str(target)) from None
    try:
        with closing(sqlite3.connect(source)) as reading, closing(sqlite3.connect(target)) as writing:
            reading.backup(writing)
            writing.execute("PRAGMA journal_mode = DELETE")  # One file, with nothing beside it.
    except BaseException:
        target.unlink()
        raise


def _is_whole(file: Path) -> bool:
    try:
        with closing(sqlite3.connect(file)) as connection:
            healthy = connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            revisions = {revision for (revision,) in connection.execute("SELECT version_num FROM alembic_version")}
    except sqlite3.DatabaseError:
        return False
    return healthy and revisions <= known_revisions()


def _check_unused(file: Path) -> None:
    """SQLite gives up its log only for a connection that is alone."""
    try:
        with closing(sqlite3.connect(file, timeout=0)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise GranadaError(ServerFault.IN_USE) from None
    except sqlite3.DatabaseError:
        pass  # It is damaged, which is a reason to restore it.
