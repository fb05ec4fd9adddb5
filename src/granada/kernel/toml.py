"""Data as a TOML file in the form of our content files: single values, then lists with one row a line, then tables."""

import json
from typing import Any

from granada.kernel.content_faults import FileFault, fault
from granada.kernel.errors import BadContent


def write(data: dict[str, Any]) -> str:
    """The text of a file. Comments of the file that the data came from are lost: they are no part of the data."""
    parts = [f"{_key(key)} = {_value(value)}" for key, value in data.items() if not isinstance(value, list | dict)]
    for key, rows in data.items():
        if isinstance(rows, list):
            parts.append("\n".join([f"\n{_key(key)} = [", *(f"  {_value(row)}," for row in rows), "]"]))
    for key, table in data.items():
        if isinstance(table, dict):
            parts.append("\n".join([f"\n[{_key(key)}]", *_pairs(table)]))
    return "\n".join([*parts, ""])


def _value(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int() | float():
            return str(value)
        case str():
            return _text(value)
        case list() | tuple():
            return f"[{', '.join(map(_value, value))}]"
        case dict():
            return f"{{ {', '.join(_pairs(value))} }}"
    raise BadContent(fault("", FileFault.NOT_WRITABLE, found=repr(value)))


def _pairs(table: dict[str, Any]) -> list[str]:
    """What is None is left out: TOML has no word for it."""
    return [f"{_key(key)} = {_value(value)}" for key, value in table.items() if value is not None]


def _key(key: str) -> str:
    return key if key.isascii() and key.replace("_", "a").replace("-", "a").isalnum() else _text(key)


def _text(text: str) -> str:
    """JSON writes strings as TOML does, but for the letter DEL."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
