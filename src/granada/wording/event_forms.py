"""What a game declares about its events: the arguments of their sentences, mostly by the names of their fields."""

from collections.abc import Mapping
from types import ModuleType

from granada.kernel.event import Event


def tag_of(kind: type[Event]) -> str:
    return str(kind.__struct_config__.tag)


def event_forms(
    events: ModuleType,
    of_fields: Mapping[str, Mapping[str, str]],
    of_events: Mapping[type[Event], Mapping[str, tuple[str, ...]]],
) -> dict[str, dict[str, tuple[str, ...]]]:
    """For each event of the module the arguments that its fields give whatever the event is, and those of its own."""
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return {
        tag_of(kind): {
            name: (form, field) for field in kind.__struct_fields__ for name, form in of_fields.get(field, {}).items()
        }
        | dict(of_events.get(kind, {}))
        for kind in kinds
        if kind is not Event
    }
