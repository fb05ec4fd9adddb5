"""The expected values of an edition file in words: authors of editions read these instead of the texts of msgspec."""

import re
from typing import Any

import msgspec
from msgspec.inspect import (
    BoolType,
    DictType,
    FloatType,
    IntType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
)

LONGEST_VALUE = 100
LINE_AND_COLUMN = re.compile(r"at line (\d+), column (\d+)")


def not_toml(error: Exception) -> str:
    """Where a file ceases to be TOML, as far as that is known."""
    place = LINE_AND_COLUMN.search(str(error))
    return f"line {place[1]}, column {place[2]}: this is not TOML" if place else "this is not TOML"


def not_expected(value: object, kind: Any) -> str:
    found = repr(value)
    shown = found if len(found) <= LONGEST_VALUE else found[:LONGEST_VALUE] + "…"
    return f"{_in_words(msgspec.inspect.type_info(kind))} is expected, not {shown}"


def _in_words(kind: Type) -> str:
    match kind:
        case BoolType():
            return "true or false"
        case IntType() | FloatType():
            return ("a whole number" if isinstance(kind, IntType) else "a number") + _range(kind)
        case StrType():
            return f"a text of the form {kind.pattern}" if kind.pattern else "a text"
        case LiteralType():
            return "one of " + ", ".join(map(str, kind.values))
        case UnionType():
            return " or ".join(_in_words(each) for each in kind.types if not isinstance(each, NoneType))
        case VarTupleType():
            return f"a list, and for each of its members {_in_words(kind.item_type)},"
        case TupleType():
            return f"a list of {len(kind.item_types)} ({', '.join(map(_in_words, kind.item_types))})"
        case DictType():
            return f"a table, and for each of its keys {_in_words(kind.value_type)},"
        case StructType():
            return f"a table with {', '.join(field.encode_name for field in kind.fields)}"
        case _:
            return "something else"


def _range(kind: IntType | FloatType) -> str:
    bounds = {"from": kind.ge, "above": kind.gt, "to": kind.le, "below": kind.lt}
    return "".join(f" {word} {bound:g}" for word, bound in bounds.items() if bound is not None)
