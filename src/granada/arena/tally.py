"""What is counted in many games of one kind: what all games have, and the details that each game adds."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Self

import msgspec

from granada.arena.numbers import Rate, Spread, Summary, wilson
from granada.kernel.event import Event
from granada.kernel.state import State


class SeatReport(msgspec.Struct, frozen=True):
    score: Summary
    wins: Rate


class Report(msgspec.Struct, frozen=True):
    """What the games came to, in figures."""

    games: int
    turns: Summary
    moves: Summary
    seats: tuple[SeatReport, ...]
    turn_order: tuple[Rate, ...]
    """How often the start player has won, the player after that one, and so on, wherever they sat."""
    shared_victory_share: float
    details: msgspec.Struct


class Details(ABC):
    """What is counted in one particular game."""

    @abstractmethod
    def hear(self, event: Event) -> None:
        """Something happened in the game that is being played."""

    def start_player(self, first: int) -> int:
        """The seat with the first turn, if it was not the first to decide."""
        return first

    @abstractmethod
    def close(self, state: State) -> None:
        """That game is over."""

    @abstractmethod
    def turns(self, state: State) -> int:
        """How many turns the players had until the game was over."""

    @abstractmethod
    def absorb(self, other: Self) -> None:
        """Count what the other has counted."""

    @abstractmethod
    def report(self) -> msgspec.Struct: ...


class NoDetails(msgspec.Struct, frozen=True):
    """The details of a game that counts nothing of its own."""


class PlainDetails(Details):
    """For games that count nothing of their own."""

    def __init__(self, players: int) -> None:
        """However many they are."""

    def hear(self, event: Event) -> None: ...

    def close(self, state: State) -> None: ...

    def turns(self, state: State) -> int:
        return state.turn

    def absorb(self, other: Self) -> None: ...

    def report(self) -> NoDetails:
        return NoDetails()


@dataclass
class Tally:
    """The count of the games played so far. Victories are shared out exactly, hence the fractions."""

    players: int
    details: Details
    games: int = 0
    shared_victories: int = 0
    turns: Spread = field(default_factory=Spread)
    moves: Spread = field(default_factory=Spread)
    scores: list[Spread] = field(init=False)
    wins: list[Fraction] = field(init=False)
    """The wins by seat."""
    wins_in_order: list[Fraction] = field(init=False)
    """The wins by place in the order of turns."""

    def __post_init__(self) -> None:
        self.scores = [Spread() for _ in range(self.players)]
        self.wins = [Fraction()] * self.players
        self.wins_in_order = [Fraction()] * self.players

    def add(self, state: State, first: int) -> None:
        """Count a game that is over and that this seat began."""
        self.games += 1
        self.turns.add(self.details.turns(state))
        self.moves.add(state.played)
        for spread, score in zip(self.scores, state.scores, strict=True):
            spread.add(score)
        winners = state.winners
        for seat in winners:
            self.wins[seat] += Fraction(1, len(winners))
            self.wins_in_order[(seat - first) % self.players] += Fraction(1, len(winners))
        if len(winners) > 1:
            self.shared_victories += 1
        self.details.close(state)

    def absorb(self, other: "Tally") -> None:
        """Count what the other has counted."""
        self.games += other.games
        self.shared_victories += other.shared_victories
        self.turns += other.turns
        self.moves += other.moves
        for seat in range(self.players):
            self.scores[seat] += other.scores[seat]
            self.wins[seat] += other.wins[seat]
            self.wins_in_order[seat] += other.wins_in_order[seat]
        self.details.absorb(other.details)

    def report(self) -> Report:
        return Report(
            games=self.games,
            turns=self.turns.summary(),
            moves=self.moves.summary(),
            seats=tuple(
                SeatReport(score.summary(), wilson(wins, self.games))
                for score, wins in zip(self.scores, self.wins, strict=True)
            ),
            turn_order=tuple(wilson(wins, self.games) for wins in self.wins_in_order),
            shared_victory_share=self.shared_victories / self.games,
            details=self.details.report(),
        )
