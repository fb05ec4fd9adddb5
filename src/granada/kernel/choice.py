"""What a seat can choose, told once as data: every way to play it, show it or say it is made from this.

A Question is what a seat has to decide now. Its Choices are the legal moves, each with what it costs, what it brings as
far as that is certain, and the places of the board that it points at. What a person would try and cannot do is among
the Obstacles, with the reason. Nothing here is in any language: a Message names a message of the catalogues and holds
its arguments as names and numbers. Which form each argument takes is declared in the room `wording`.
"""

from typing import Any, TypeAlias

import msgspec


class Message(msgspec.Struct, frozen=True, array_like=True):
    id: str
    """Of the catalogues; or a colon and a form, for what is said without a sentence around it: ``:city``."""
    args: tuple[Any, ...] = ()
    """In the order in which they are declared: numbers, names, further Messages, or tuples of these."""


Amounts: TypeAlias = dict[str, int]
"""How many of what, by names that the game's view and catalogues know."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing to choose, and all that is known about it."""

    moves: tuple[str, ...]
    """In notation: one, or several that are played together or not at all."""
    label: Message
    """What it is, within its group."""
    places: tuple[str, ...] = ()
    """Of the board, as in ``city:fez``: whoever clicks all of them means this choice. Those of the group count too."""
    cost: Amounts = {}
    """In all."""
    parts: tuple[Message, ...] = ()
    """What the cost is made of, where the label does not tell."""
    brings: Amounts = {}
    """As far as it is certain. Whatever the cards and tiles of the game add is not here."""
    ends_turn: bool = False
    """Whether it ends the seat's own turn for certain."""
    final: bool = False
    """Whether it cannot be taken back."""


class Group(msgspec.Struct, frozen=True, omit_defaults=True):
    title: Message
    choices: tuple[Choice, ...]
    place: str = ""
    """The place that all of its choices share. If it is among the first steps, the group comes after that step."""
    is_idle: bool = False
    """Whether the labels of the choices say all, so that the title adds nothing to them."""


class FirstStep(msgspec.Struct, frozen=True, array_like=True):
    """The first half of a choice, such as which worker, before one asks where to."""

    place: str
    label: Message


class Obstacle(msgspec.Struct, frozen=True, array_like=True):
    """Why nothing can be chosen at some places where a person would try."""

    reason: Message
    """``reason-CODE``, or with details ``why-CODE``; `play` refuses such moves with the same code."""
    places: tuple[str, ...]
    step: str = ""
    """Only said of whoever has taken this first step."""


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    title: Message
    groups: tuple[Group, ...]
    step_title: Message | None = None
    steps: tuple[FirstStep, ...] = ()
    """To be chosen first; empty where choices are made at once."""
    obstacles: tuple[Obstacle, ...] = ()

    def choices(self) -> list[Choice]:
        return [choice for group in self.groups for choice in group.choices]

    def moves(self) -> list[str]:
        """The legal moves: each begins one choice or several."""
        return list(dict.fromkeys(choice.moves[0] for choice in self.choices()))
