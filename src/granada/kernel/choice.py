"""What a seat can choose, as data: menus, boards, hints and texts are all made from this.

A Question is what a seat has to decide now. Its Choices are the legal moves, each with what it costs, what it brings
as far as that is certain, and the places of the board that it points at. Obstacles are things that a person would try
and cannot do, with the reason. Nothing here is in any language: a Message names a message of the catalogues and holds
its arguments as names and numbers. Which form each argument takes is declared in the package `wording`."""

from typing import Any, TypeAlias

import msgspec


class Message(msgspec.Struct, frozen=True, gc=False, array_like=True):
    id: str
    """The id of a text of the catalogues; or a colon and a form, for what is said without a sentence around it:
    ``:city``."""
    args: tuple[Any, ...] = ()
    """The arguments in the order in which they are declared: numbers, names, further Messages, or tuples of these."""


Amounts: TypeAlias = dict[str, int]
"""How many of what, by names that the game's view and catalogues know."""


class Choice(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing to choose, and all that is known about it."""

    moves: tuple[str, ...]
    """The moves in notation: one, or several that are played together or not at all."""
    label: Message
    """The words for the choice within its group."""
    places: tuple[str, ...] = ()
    """The places of the board, as in ``city:fez``: a click at each of them makes this choice. Those of the group count
    too."""
    cost: Amounts = {}
    """The cost in all."""
    parts: tuple[Message, ...] = ()
    """The parts of the cost, if the label does not tell them. If there are several, the last one is their sum."""
    brings: Amounts = {}
    """The gains as far as they are certain. Gains that come from cards and tiles of the game are not here."""
    ends_turn: bool = False
    """Whether the choice certainly ends the seat's own turn."""
    final: bool = False
    """Whether the choice cannot be taken back."""
    begins: bool = False
    """Whether it is only the beginning of an action, such as a purchase without its payment. The question that would
    come after it can be asked for, so that the whole action is made at once."""
    preferred: bool = False
    """Whether a click at its place makes this choice at once, although others with another first step share the place.
    """


class Assumption(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """An answer that most people would give, as in paying with dinars. Choices have it among their moves, so that
    nobody has to be asked."""

    verb: str
    """The verb of the move that answers so."""
    label: Message
    """How to say that one wants to be asked."""

    def taken_from(self, choice: Choice) -> Choice:
        """What is left of a choice that has it, for people who want to be asked."""
        answered = [place for place, move in enumerate(choice.moves) if place and self._is_in(move)]
        moves = choice.moves[: answered[0]]
        return msgspec.structs.replace(choice, moves=moves, ends_turn=False, final=False)

    def is_in(self, choice: Choice) -> bool:
        """Whether the choice goes on with it."""
        return any([self._is_in(move) for move in choice.moves[1:]])

    def _is_in(self, move: str) -> bool:
        return move.startswith(f"{self.verb} ")


class Group(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    title: Message
    choices: tuple[Choice, ...]
    place: str = ""
    """The place that all of its choices share. If it is among the first steps, the group comes after that step."""
    is_idle: bool = False
    """Whether the labels of the choices say all, so that the title adds nothing to them."""


class FirstStep(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """The first half of a choice, such as which worker, before one asks where to."""

    place: str
    label: Message


class Obstacle(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Why nothing can be chosen at some places where a person would try."""

    reason: Message
    """``reason-CODE``, or with details ``why-CODE``; `play` refuses such moves with the same code."""
    places: tuple[str, ...]
    step: str = ""
    """The obstacle exists only after this first step, such as picking a worker."""


class Question(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    title: Message
    groups: tuple[Group, ...]
    step_title: Message | None = None
    steps: tuple[FirstStep, ...] = ()
    """Steps to be chosen first; empty where choices are made at once."""
    obstacles: tuple[Obstacle, ...] = ()
    assumption: Assumption | None = None
    """The assumption that some of the choices share."""

    def choices(self) -> list[Choice]:
        return [choice for group in self.groups for choice in group.choices]

    def without_assumption(self, group: Group) -> list[Choice]:
        """What is left of the choices of a group for people who want to be asked; empty if they are asked anyway."""
        assumed = self.assumption
        if assumed is None:
            return []
        return [assumed.taken_from(choice) for choice in group.choices if assumed.is_in(choice)]

    def moves(self) -> list[str]:
        """The legal moves: each begins one choice or several."""
        return list(dict.fromkeys(choice.moves[0] for choice in self.choices()))
