"""Pearls: the smallest game that uses everything the kernel offers.

Pearls worth 1 to 5 lie face down in a row. For each pearl all divers bid 1 to 3 breaths in secret and at the same time;
then the pearl is turned over and goes to the highest bidder, to nobody if several bid most. Breaths are kept behind a
screen. The diver with the most valuable pearls wins. With the option `air=thin` everybody begins with fewer breaths.
"""

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from granada.kernel.chance import Chance
from granada.kernel.choice import Choice, Group, Message, Question
from granada.kernel.errors import IllegalMove, Reason
from granada.kernel.event import Event
from granada.kernel.game import Game, Option
from granada.kernel.record import Header
from granada.kernel.state import Move, State
from granada.kernel.view import View

PEARLS = 5
HIGHEST_BID = 3
NO_BID = 0


class PearlFound(Event, frozen=True, tag="pearl-found"):
    pearl: int
    bids: tuple[int, ...]


class PearlsView(View, frozen=True, kw_only=True):
    row: int
    own_bid: int | None
    own_breaths: int | None
    pearls: tuple[tuple[int, ...], ...]


class Bid(Move):
    def __str__(self) -> str:
        return f"bid {self.code}"


class PearlsState(State):
    def __init__(self, header: Header, chance: Chance) -> None:
        super().__init__(header, chance)
        self.row: list[int] = []
        self.bids = [NO_BID] * self.players
        self.breaths: list[int] = []
        self.pearls: list[list[int]] = [[] for _ in range(self.players)]
        self.lost: list[int] = []
        self.spent = 0

    @property
    def deciders(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.players) if self.row and self.bids[seat] == NO_BID)

    @property
    def to_move(self) -> int | None:
        return self.deciders[0] if self.row else None

    @property
    def secret_moves(self) -> int:
        return sum(bid != NO_BID for bid in self.bids)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(map(sum, self.pearls))

    @property
    def winners(self) -> tuple[int, ...]:
        best = max(self.scores)
        return () if self.row else tuple(seat for seat, score in enumerate(self.scores) if score == best)

    def legal_codes(self, seat: i64) -> vec[i64]:
        return vec[i64](range(1, max(1, min(HIGHEST_BID, self.breaths[seat])) + 1))

    def apply(self, code: i64, seat: i64) -> None:
        self.bids[seat] = code
        if NO_BID in self.bids:
            return
        pearl, bids = self.row.pop(), tuple(self.bids)
        takers = [seat for seat, bid in enumerate(bids) if bid == max(bids)]
        (self.pearls[takers[0]] if len(takers) == 1 else self.lost).append(pearl)
        for diver, bid in enumerate(bids):
            breaths = min(bid, self.breaths[diver])
            self.breaths[diver] -= breaths
            self.spent += breaths
        self.bids = [NO_BID] * self.players
        self.revealed = True
        self.turn += 1
        if self.listener is not None:
            self.listener(PearlFound(pearl, bids))

    def move(self, code: i64) -> Move:
        return Bid(code)

    def ask(self, seat: i64, codes: vec[i64]) -> Question:
        """Only the last one to bid turns the pearl over."""
        is_last = self.secret_moves == self.players - 1
        choices = [
            Choice((f"bid {code}",), Message(":number", (int(code),)), ends_turn=is_last, final=is_last)
            for code in codes
        ]
        title = Message(":word", ("bid",))
        return Question(title, (Group(title, tuple(choices)),))

    def explain(self, code: i64, seat: i64) -> str:
        return "out-of-breath"

    def public_view(self) -> PearlsView:
        return PearlsView(
            game="pearls",
            players=self.players,
            seat=None,
            turn=self.turn,
            over=self.over,
            to_move=self.to_move,
            deciders=self.deciders,
            undoable=self.undoable,
            scores=self.scores,
            winners=self.winners,
            row=len(self.row),
            own_bid=None,
            own_breaths=None,
            pearls=tuple(map(tuple, self.pearls)),
        )

    def secrets(self, seat: int) -> dict[str, object]:
        return {"own_bid": self.bids[seat], "own_breaths": self.breaths[seat]}

    def clone(self) -> "PearlsState":
        twin = PearlsState(self.header, self.chance.clone())
        self.copy_common_to(twin)
        twin.row, twin.bids, twin.breaths = self.row[:], self.bids[:], self.breaths[:]
        twin.pearls, twin.lost, twin.spent = [pearls[:] for pearls in self.pearls], self.lost[:], self.spent
        return twin

    def sample_hidden(self, seat: int | None, seed: int) -> "PearlsState":
        self.check_viewer(seat)
        twin = self.clone()
        twin.forget_past()
        twin.chance = Chance(seed)
        twin.row.sort()
        twin.chance.shuffle(twin.row)
        others = [other for other in range(self.players) if other != seat]
        breaths = sum(self.breaths[other] for other in others)
        for number, other in enumerate(others):
            twin.breaths[other] = breaths // len(others) + (number < breaths % len(others))
            if self.bids[other] != NO_BID:
                twin.bids[other] = 1 + twin.chance.below(HIGHEST_BID)
        return twin

    def dump_position(self) -> dict[str, object]:
        return {
            "row": self.row[:],
            "bids": self.bids[:],
            "breaths": self.breaths[:],
            "pearls": [pearls[:] for pearls in self.pearls],
            "lost": self.lost[:],
            "spent": self.spent,
        }

    def census(self) -> dict[str, int]:
        found = sum(map(len, self.pearls))
        return {"pearls": len(self.row) + found + len(self.lost), "breaths": sum(self.breaths) + self.spent}


class Position(msgspec.Struct, forbid_unknown_fields=True):
    row: list[int]
    bids: list[int]
    breaths: list[int]
    pearls: list[list[int]]
    lost: list[int]
    spent: int


class Pearls(Game):
    id = "pearls"
    edition = "shore"
    rules = 1
    player_counts = (2, 3)
    options = (Option("air", ("fresh", "thin")), Option("shark", ("none", "white"), player_counts=(3,)))

    def set_up(self, header: Header, chance: Chance) -> State:
        state = PearlsState(header, chance)
        state.row = list(range(1, PEARLS + 1))
        chance.shuffle(state.row)
        state.breaths = [9 if header.options["air"] == "fresh" else 5] * header.players
        return state

    def restore_position(self, header: Header, chance: Chance, position: dict[str, object]) -> State:
        data = msgspec.convert(position, Position)
        state = PearlsState(header, chance)
        state.row, state.bids, state.breaths = data.row, data.bids, data.breaths
        state.pearls, state.lost, state.spent = data.pearls, data.lost, data.spent
        return state

    def check_position(self, state: State) -> None:
        """Whatever can be written down can come about."""

    def parse(self, state: State, text: str) -> Move:
        if text not in ("bid 1", "bid 2", "bid 3"):
            raise IllegalMove(Reason.NOT_UNDERSTOOD, text)
        return Bid(int(text[-1]))


GAME = Pearls()
