"""An archive: the records of all games of a person, as files of one file."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import NamedTuple
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from granada.answers.records import record_without_rules, whole_record
from granada.answers.table import Table
from granada.table import Entry


class Played(NamedTuple):
    table: Table
    log: list[Entry]
    deciders: Mapping[int, int]
    """The seats that had to decide after each entry, as bits."""


class NamedFile(NamedTuple):
    name: str
    at: int
    text: str


def records_of(played: Iterable[Played], *, whole: bool = False) -> list[NamedFile]:
    """The records as everybody may see them now, or as they are, each with the edition that it was played with, if that
    is an own one."""
    found = list[NamedFile]()
    for table, log, deciders in played:
        name, at = f"{table.game}-{table.id}", table.ended or table.started or table.opened
        record = whole_record(table, log) if whole else record_without_rules(table, log, deciders)
        found.append(NamedFile(f"{name}.json", at, record.to_json()))
        if table.edition_text is not None:
            found.append(NamedFile(f"{name}.toml", at, table.edition_text))
    return found


def put(zipped: ZipFile, found: Sequence[NamedFile]) -> None:
    for name, at, text in found:
        info = ZipInfo(name, datetime.fromtimestamp(at / 1000, UTC).timetuple()[:6])
        info.compress_type = ZIP_DEFLATED
        zipped.writestr(info, text)
