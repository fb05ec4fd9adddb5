"""Collecting obstacles."""

from granada.kernel.choice import Message, Obstacle


class Refusals:
    """Reasons, each with the places that it is about."""

    def __init__(self) -> None:
        self.places: dict[Message, list[str]] = {}

    def add(self, reason: Message, place: str) -> None:
        self.places.setdefault(reason, []).append(place)

    def obstacles(self, step: str = "") -> tuple[Obstacle, ...]:
        return tuple([Obstacle(reason, tuple(places), step) for reason, places in self.places.items()])
