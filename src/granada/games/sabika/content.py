"""The components of Sabika, read from content.toml or from an edition of somebody's own, typed and checked.

The form of every row is checked first: its fields, their types and ranges, and its effects, which must be in the effect
language. If all rows can be read, checks.py checks that they fit together; its docstring lists the checks. All faults
are listed at once, one a line, each with its row: `minor_poems 7 blue: position 4: ...`.
"""

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any, TypeVar, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo, fields

from granada.games.sabika.checks import check
from granada.games.sabika.content_faults import SabikaFault
from granada.games.sabika.effects import Clauses, Effect, Effects, Match, Scoring, Scorings
from granada.games.sabika.expected import not_expected, not_toml
from granada.games.sabika.parser import (
    BadEffect,
    parse_clauses,
    parse_effect,
    parse_effects,
    parse_match,
    parse_scoring,
    parse_scorings,
)
from granada.games.sabika.rows import Row, label
from granada.games.sabika.tables import Content
from granada.kernel.content_faults import PlacedFault, fault
from granada.kernel.errors import BadContent

__all__ = ["CONTENT", "Content", "check", "read"]

TableType = TypeVar("TableType", bound=msgspec.Struct)

PARSERS: dict[object, Callable[[str], object]] = {
    Effect: parse_effect,
    Effects: parse_effects,
    Clauses: parse_clauses,
    Scoring: parse_scoring,
    Scorings: parse_scorings,
    Match: parse_match,
}


RETIRED: dict[tuple[str, ...], object] = {
    ("colours",): [
        {"id": "blue", "provenance": "rulebook"},
        {"id": "yellow", "provenance": "rulebook"},
        {"id": "pink", "provenance": "rulebook"},
        {"id": "green", "provenance": "house"},
    ],
    ("tracks",): {"parias": 20, "pp_lap": 100, "provenance": "house"},
    ("coins",): {"values": [1, 3, 5], "pieces": [28, 10, 5], "provenance": "inferred"},
    ("granada", "name"): "Kingdom of Granada",
    ("seal", "dinars"): 1,
    ("produce", "city_bonuses"): 1,
    ("yusuf", "consolidated_ships"): 1,
}
"""Fields of earlier edition files, with the values that the built-in file had: games played with such files go on."""


def read(text: str) -> Content:
    """The content of a file, or BadContent with everything that is wrong with it."""
    try:
        data = msgspec.toml.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadContent(PlacedFault("", not_toml(error))) from None
    return from_data(data)


def from_data(data: dict[str, Any]) -> Content:
    """The content of a file that was decoded, or BadContent with everything that is wrong with it."""
    faults: list[PlacedFault] = []
    content = read_table("", without_retired(data, faults), Content, faults)
    if content is not None:
        faults += check(content)
    if content is None or faults:
        raise BadContent(*faults)
    return content


def without_retired(data: dict[str, Any], faults: list[PlacedFault]) -> dict[str, Any]:
    """The data without fields of earlier versions. Those had no effect: only those of the built-in file are taken."""
    kept = {key: dict(value) if isinstance(value, dict) else value for key, value in data.items()}
    for (*tables, field), value in RETIRED.items():
        table = kept.get(tables[0]) if tables else kept
        if isinstance(table, dict) and table.pop(field, value) != value:
            faults.append(fault(" ".join((*tables, field)), SabikaFault.RETIRED))
    return kept


def read_table(where: str, data: object, table: type[TableType], faults: list[PlacedFault]) -> TableType | None:
    """A table as a value of this type, or None when faults were found in it."""
    if not isinstance(data, dict):
        faults.append(fault(where, SabikaFault.NO_TABLE, found=repr(data)))
        return None
    known = known_fields(table)
    before = len(faults)
    faults += [fault(f"{where} {key}".strip(), SabikaFault.NO_SUCH_FIELD) for key in data if key not in known]
    values = {}
    for key, field in known.items():
        if key in data:
            values[key] = read_value(f"{where} {key}".strip(), data[key], field.type, faults)
        elif field.required:
            faults.append(fault(f"{where} {key}".strip(), SabikaFault.MISSING))
    return None if len(faults) > before else table(**values)


@cache
def known_fields(table: type[msgspec.Struct]) -> dict[str, FieldInfo]:
    return {field.name: field for field in fields(table)}


def read_value(where: str, value: Any, kind: Any, faults: list[PlacedFault]) -> object:
    if is_row(kind):
        return read_table(where, value, kind, faults)
    if get_origin(kind) is tuple and is_row(row := get_args(kind)[0]) and isinstance(value, list):
        return tuple(read_table(named(where, index, data, row), data, row, faults) for index, data in enumerate(value))
    try:
        return PARSERS[kind](msgspec.convert(value, str)) if kind in PARSERS else msgspec.convert(value, kind)
    except BadEffect as error:
        faults.append(PlacedFault(where, error.what))
    except msgspec.ValidationError:
        faults.append(PlacedFault(where, not_expected(value, str if kind in PARSERS else kind)))
    return None


def is_row(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Row)


def named(table: str, index: int, data: object, row: type[Row]) -> str:
    """The row by its name, or at least where it stands."""
    if isinstance(data, dict) and all(key in data for key in row.named_by()):
        return f"{table} {label(data[key] for key in row.named_by())}"
    return f"{table} row {index + 1}"


CONTENT = read(files(__package__).joinpath("content.toml").read_text(encoding="utf-8"))
