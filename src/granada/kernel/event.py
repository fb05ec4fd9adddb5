"""Event: one thing that happened because of a move, as data.

Events hold nothing that any seat may not know, so they can be sent to everybody as they are. The tag of an event
class is its message id: the log sentence of ``alhambra-took`` is the message ``event-alhambra-took`` of the catalogues.
"""

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Base of all events."""

    @property
    def id(self) -> str:
        return str(self.__struct_config__.tag)
