"""The expected values of an edition file in words: authors of editions read these instead of the texts of msgspec."""

import re
from functools import reduce
from typing import Any

import msgspec
from msgspec.inspect import (
    BoolType,
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

from granada.games.sabika.content_faults import SabikaFault
from granada.kernel.content_faults import FileFault, Phrase

LONGEST_VALUE = 100
LINE_AND_COLUMN = re.compile(r"at line (\d+), column (\d+)")


def not_toml(error: Exception) -> Phrase:
    """Where a file ceases to be TOML, as far as that is known."""
    place = LINE_AND_COLUMN.search(str(error))
    if not place:
        return Phrase(FileFault.NOT_TOML)
    return Phrase.of(FileFault.NOT_TOML_AT, line=int(place[1]), column=int(place[2]))


def not_expected(value: object, kind: Any) -> Phrase:
    found = repr(value)
    shown = found if len(found) <= LONGEST_VALUE else found[:LONGEST_VALUE] + "…"
    return Phrase.of(SabikaFault.NOT_EXPECTED, wanted=_in_words(msgspec.inspect.type_info(kind)), found=shown)


def _in_words(kind: Type) -> Phrase:
    match kind:
        case BoolType():
            return Phrase(SabikaFault.TRUTH)
        case IntType(ge=int(low), le=int(high)):
            return Phrase.of(SabikaFault.NUMBER_TO, low=low, high=high)
        case IntType(ge=int(low), lt=int(high)):
            return Phrase.of(SabikaFault.NUMBER_BELOW, low=low, high=high)
        case IntType():
            return Phrase(SabikaFault.NUMBER)
        case StrType(pattern=str(pattern)):
            return Phrase.of(SabikaFault.TEXT_OF_FORM, pattern=pattern)
        case StrType():
            return Phrase(SabikaFault.TEXT)
        case LiteralType():
            return Phrase.of(SabikaFault.ONE_OF, names=kind.values)
        case UnionType():
            return reduce(_either, (_in_words(each) for each in kind.types if not isinstance(each, NoneType)))
        case VarTupleType():
            return Phrase.of(SabikaFault.LIST, member=_in_words(kind.item_type))
        case TupleType():
            return Phrase.of(SabikaFault.LIST_OF, count=len(kind.item_types), member=_in_words(kind.item_types[0]))
        case StructType():
            return Phrase.of(SabikaFault.TABLE_WITH, names=tuple(field.encode_name for field in kind.fields))
    raise TypeError(f"no content file has a {kind}")


def _either(one: Phrase, other: Phrase) -> Phrase:
    return Phrase.of(SabikaFault.EITHER, one=one, other=other)
