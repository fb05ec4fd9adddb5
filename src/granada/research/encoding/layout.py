"""Layout: which numbers of an encoding mean what."""


class Field:
    """Some numbers of an observation, or some actions: ``size`` of them from ``start`` on, to be read in this shape."""

    def __init__(self, name: str, start: int, shape: tuple[int, ...], about: str) -> None:
        self.name = name
        self.start = start
        self.shape = shape
        self.about = about

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size


class Layout:
    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.size = 0

    def add(self, name: str, about: str, *shape: int) -> int:
        """Append a field; where it starts."""
        field = Field(name, self.size, shape, about)
        self.fields.append(field)
        self.size += field.size
        return field.start
