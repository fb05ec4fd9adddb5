"""Event: one thing that happened because of a move, as data.

Events contain only public information, so they can be sent to everybody as they are. The tag of an event
class is its message id: the log sentence of ``alhambra-took`` is the message ``event-alhambra-took`` of the catalogues.
"""

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event"):
    """Base of all events.

    >>> heard = []
    >>> state = granada.load("alhambra").new(players=2, seed=1)
    >>> state.listen(heard.append)
    >>> state.play(state.legal_moves()[-1])
    >>> all(isinstance(event, Event) for event in heard)
    True
    """

    @property
    def id(self) -> str:
        """The id of its sentence in the catalogues."""
        return str(self.__struct_config__.tag)
