"""Sabika's editions as trees, for forms: effects are structures instead of lines of text."""

from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any, NamedTuple

import msgspec

from granada.games.sabika.content import CONTENT, PARSERS, Content
from granada.games.sabika.effects import Node, line
from granada.games.sabika.parser import BadEffect
from granada.locale import Texts
from granada.wording.editor import Said, Tree
from granada.wording.sabika.wording import Wording


class Written(NamedTuple):
    """A field in the effect language."""

    place: str
    row: dict[str, Any]
    field: str
    kind: Any


class SabikaEditor:
    def schema(self) -> Tree:
        return msgspec.json.schema(Content)

    def tree(self, data: Mapping[str, Any]) -> Tree:
        tree = deepcopy(dict(data))
        for _, row, field, kind in _written(tree):
            try:
                row[field] = msgspec.to_builtins(PARSERS[kind](msgspec.convert(row[field], str)))
            except (BadEffect, msgspec.ValidationError):
                continue
        return tree

    def data(self, tree: Mapping[str, Any]) -> Tree:
        data = deepcopy(dict(tree))
        for _, row, field, kind in _written(data):
            if not isinstance(row[field], str):
                row[field] = line(_nodes(row[field], kind))
        return data

    def said(self, texts: Texts, tree: Mapping[str, Any]) -> Said:
        wording = Wording(texts, _readable(tree), two=False)
        nodes = {place: _accepted(row[field], kind) for place, row, field, kind in _written(dict(tree))}
        return {place: wording.sentences(found) for place, found in nodes.items() if found}


def _written(data: Tree) -> Iterator[Written]:
    for table in msgspec.structs.fields(Content):
        value, kind = data.get(table.name), table.type
        if not isinstance(value, list):
            continue
        row_type = kind.__args__[0]
        fields = [field for field in msgspec.structs.fields(row_type) if field.type in PARSERS]
        for index, row in enumerate(value):
            for field in fields if isinstance(row, dict) else ():
                if field.name in row:
                    yield Written(f"{table.name}.{index}.{field.name}", row, field.name, field.type)


def _readable(tree: Mapping[str, Any]) -> Content:
    """The content of a draft, with our own table for each one that cannot be read."""
    tables: dict[str, Any] = {}
    for table in msgspec.structs.fields(Content):
        try:
            tables[table.name] = msgspec.convert(tree.get(table.name), table.type)
        except msgspec.ValidationError:
            continue
    return msgspec.structs.replace(CONTENT, **tables)


def _nodes(value: object, kind: Any) -> tuple[Node, ...]:
    """The structures that the value stands for; none if it stands for none."""
    try:
        found = msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return ()
    return found if isinstance(found, tuple) else (found,)


def _accepted(value: object, kind: Any) -> tuple[Node, ...]:
    """The structures that the value stands for; none if the language refuses them, as it does a choice of nothing."""
    nodes = _nodes(value, kind)
    try:
        PARSERS[kind](line(nodes))
    except BadEffect:
        return ()
    return nodes


EDITOR = SabikaEditor()
