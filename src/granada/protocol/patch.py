"""The difference between two views, as a patch.

A patch of an object or of an array has an entry for each member that is different: ``[value]`` puts a new value there,
``[]`` takes it away, and an object is the patch of what is there. Members of arrays are named by their places;
``length`` cuts an array off, and places after its end make it longer, in order."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import astuple

Patch: TypeAlias = "dict[str, list[Any] | Patch]"
Change: TypeAlias = "list[Any] | Patch | None"

SHARE = 2
"""Where more than one in so many members is different, all are sent: that is shorter."""


def difference(before: object, after: object) -> Change:
    """The patch, or the new value in brackets; None if nothing is different."""
    return None if before is after or before == after else _different(before, after)


def with_own(change: "Patch | None", before: dict[str, object], after: dict[str, object]) -> Change:
    """The same change of a view, for a viewer whose values of these fields differ from everybody else's."""
    own = _of_objects(before, after)
    shared = {name: part for name, part in (change or {}).items() if name not in after}
    return shared | own or None


def patched(before: Any, change: Any) -> Any:
    """The value after the change; the one before stays as it is."""
    if isinstance(change, list):
        return change[0]
    if isinstance(before, dict):
        changed = before | {name: patched(before.get(name), part) for name, part in change.items() if part != []}
        return {name: value for name, value in changed.items() if change.get(name) != []}
    after = list(before)
    if "length" in change:
        del after[change["length"][0] :]
    for place, part in change.items():
        if place == "length":
            continue
        if int(place) < len(after):
            after[int(place)] = patched(after[int(place)], part)
        else:
            after.append(part[0])
    return after


def _different(before: object, after: object) -> "list[Any] | Patch":
    """The change between two values that are known to differ."""
    if type(before) is not type(after) or isinstance(after, (int, str)):
        return [after]
    if isinstance(before, (tuple, list)) and isinstance(after, (tuple, list)):
        return _of_arrays(before, after)
    if isinstance(before, dict) and isinstance(after, dict):
        return _of_objects(before, after)
    if isinstance(before, msgspec.Struct) and isinstance(after, msgspec.Struct):
        if after.__struct_config__.omit_defaults:
            return _of_objects(msgspec.to_builtins(before), msgspec.to_builtins(after))
        return _of_structs(before, after)
    return [after]


# Whole values are compared first, which is quick; most of them have not changed, and many are the same object.


def _of_structs(before: msgspec.Struct, after: msgspec.Struct) -> Patch:
    changes: Patch = {}
    for name, old, new in zip(after.__struct_fields__, astuple(before), astuple(after), strict=True):
        if old is not new and old != new:
            changes[name] = _different(old, new)
    return changes


def _of_objects(before: dict[str, object], after: dict[str, object]) -> Patch:
    changes: Patch = {str(name): [] for name in before if name not in after}
    for name, new in after.items():
        if name not in before:
            changes[str(name)] = [new]
            continue
        old = before[name]
        if old is not new and old != new:
            changes[str(name)] = _different(old, new)
    return changes


def _of_arrays(before: Sequence[object], after: Sequence[object]) -> "list[Any] | Patch":
    common = min(len(before), len(after))
    changes: Patch = {}
    replaced = 0
    for place, (old, new) in enumerate(zip(before, after, strict=False)):
        if old is not new and old != new:
            change = _different(old, new)
            changes[str(place)] = change
            replaced += isinstance(change, list)
    if replaced * SHARE > common or not common:
        return [after]
    if len(after) < len(before):
        changes["length"] = [len(after)]
    for place in range(common, len(after)):
        changes[str(place)] = [after[place]]
    return changes
