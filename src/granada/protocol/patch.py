"""What has changed between two views, so that only this has to be sent.

A patch of an object or of an array has an entry for each member that is different: ``[value]`` puts a new value there,
``[]`` takes it away, and an object is the patch of what is there. Members of arrays are named by their places;
``length`` cuts an array off, and places after its end make it longer, in order."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

Patch: TypeAlias = "dict[str, list[Any] | Patch]"
Change: TypeAlias = "list[Any] | Patch | None"

SHARE = 2
"""Where more than one in so many members is different, all are sent: that is shorter."""


def difference(before: object, after: object) -> Change:
    """The patch, or the new value in brackets; None if nothing is different."""
    if before is after or before == after:
        return None
    if type(before) is not type(after):
        return [after]
    if isinstance(after, msgspec.Struct):
        if _leaves_out(after):
            return difference(msgspec.to_builtins(before), msgspec.to_builtins(after))
        return {
            name: change
            for name in after.__struct_fields__
            if (change := difference(getattr(before, name), getattr(after, name))) is not None
        }
    if isinstance(before, tuple | list) and isinstance(after, tuple | list):
        return _of_arrays(before, after)
    if isinstance(before, dict) and isinstance(after, dict):
        return _of_objects(before, after)
    return [after]


def with_own(change: "Patch | None", before: dict[str, object], after: dict[str, object]) -> Change:
    """The same change of a view, for eyes that have seen these fields otherwise than everybody else, and now see them
    so."""
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


def _leaves_out(value: msgspec.Struct) -> bool:
    """Whether fields with their usual values are not sent."""
    return value.__struct_config__.omit_defaults


def _of_objects(before: dict[str, object], after: dict[str, object]) -> Patch:
    changes: Patch = {str(name): [] for name in before if name not in after}
    for name, value in after.items():
        change = [value] if name not in before else difference(before[name], value)
        if change is not None:
            changes[str(name)] = change
    return changes


def _of_arrays(before: Sequence[object], after: Sequence[object]) -> "list[Any] | Patch":
    common = min(len(before), len(after))
    changes: Patch = {}
    for place in range(common):
        if before[place] != after[place]:
            change = difference(before[place], after[place])
            assert change is not None
            changes[str(place)] = change
    replaced = sum(isinstance(change, list) for change in changes.values())
    if replaced * SHARE > common or not common:
        return [after]
    if len(after) < len(before):
        changes["length"] = [len(after)]
    for place in range(common, len(after)):
        changes[str(place)] = [after[place]]
    return changes
