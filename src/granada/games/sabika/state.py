"""The state of a game of Sabika: what lies where, what is being decided, and what can be asked about it.

Everything that still has to happen lies on a stack of tasks. A task is five numbers: its kind, its seat, two figures,
and the source of the PP that it may bring. The task on top is worked on next; if it needs a decision, the game waits.

States are cloned all the time. Fields that change often are vecs or lists, which a clone copies; all others are tuples,
which clones share: a change makes a new tuple.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from granada.games.sabika import events, position, sight
from granada.games.sabika.book import AMOUNT_AT, CHEAPER, EMPTY, LOWERED, MOD, RAISED, SIGN_AT, Board, Book
from granada.games.sabika.choices import question
from granada.games.sabika.explain import explain
from granada.games.sabika.foresight import foresee
from granada.games.sabika.hidden import redeal
from granada.games.sabika.legal import legal_codes
from granada.games.sabika.moves import SabikaMove
from granada.games.sabika.phase import CHOOSING, OVER
from granada.games.sabika.player import GOODS_AT, KINDS_OF_GOODS, NO_SHIP, ONLY_PLAYER, SQUARE_COUNT, YUSUF, Player
from granada.games.sabika.tasks import FIGURE_AT, OTHER_AT, PAYMENT, SEAT_AT, SOURCE_AT, TASK
from granada.games.sabika.turn import apply
from granada.games.sabika.view import SabikaView
from granada.kernel.chance import Chance
from granada.kernel.choice import Message, Question
from granada.kernel.record import Header
from granada.kernel.state import Move, State

NO_NUMBERS: Final = vec[i64]([])
EMPTY_TASK: Final = vec[i64]([0] * TASK)
NO_CROWD: Final = vec[i64]([0] * SQUARE_COUNT)


class SabikaState(State):
    def __init__(self, header: Header, chance: Chance, book: Book) -> None:
        super().__init__(header, chance)
        self.book: Book = book
        self.board: Board = book.boards[header.players - 1]
        self.everyone: list[Player] = []
        """The players by seat, and Yusuf after a single one."""
        self.phase: i64 = CHOOSING
        self.tasks: vec[i64] = NO_NUMBERS
        self.top: i64 = -TASK
        """Where the task on top begins. What lies above it is done and will be overwritten."""

        # Before the first turn.
        self.dealt: tuple[tuple[int, ...], ...] = ()
        """The starting tiles that each seat may choose from."""
        self.chosen: tuple[int, ...] = ()

        # The round.
        self.round: i64 = 1
        self.start: i64 = 0
        """The seat with the start player token."""
        self.active: i64 = 0
        """The seat that has its turn."""
        self.renewed: bool = False
        """Whether the minor cards have been renewed in this turn."""
        self.resolving: i64 = 0
        """The red poems that are being resolved, one bit for each."""
        self.paria_pile: tuple[int, ...] = ()
        """The paria tokens, the one that arrived last at the end: it lies on top where several share a space."""

        # The main board.
        self.sultan: tuple[int, ...] = ()
        self.raws: vec[i64] = NO_NUMBERS
        self.marbles: vec[i64] = NO_NUMBERS
        self.bag: tuple[int, ...] = ()
        self.used_tokens: tuple[int, ...] = ()
        self.majors: tuple[int, ...] = ()
        self.minors: vec[i64] = NO_NUMBERS
        """The minor cards on display: left column, then right column, from the top."""
        self.minor_deck: tuple[int, ...] = ()
        self.minor_discard: tuple[int, ...] = ()
        self.poems: vec[i64] = NO_NUMBERS
        self.poem_deck: tuple[int, ...] = ()
        self.greys: tuple[int, ...] = ()
        self.store_tiles: vec[i64] = NO_NUMBERS
        """Two on the left, two on the right."""
        self.store_piles: tuple[tuple[int, ...], ...] = ()
        self.city_tiles: vec[i64] = NO_NUMBERS
        self.seals: tuple[int, ...] = ()
        self.trade_card: i64 = EMPTY
        self.wishes: tuple[int, ...] = ()
        self.tower: tuple[int, ...] = ()
        self.event: i64 = EMPTY
        self.coming_events: tuple[int, ...] = ()
        """The first one is known."""

        # Yusuf.
        self.yusuf_tiles: tuple[int, ...] = ()
        self.yusuf_decks: list[tuple[int, ...]] = []
        self.yusuf_discards: list[tuple[int, ...]] = []
        self.yusuf_card: i64 = EMPTY
        """The card that he has played last."""
        self.yusuf_stores: tuple[int, ...] = ()

    # Deciders.

    @property
    def deciders(self) -> tuple[int, ...]:
        if self.phase == OVER:
            return ()
        if self.phase == CHOOSING:
            return tuple([seat for seat in range(self.players) if self.chosen[seat] == EMPTY])
        return (self._decider(),)

    @property
    def to_move(self) -> int | None:
        if self.phase == OVER:
            return None
        if self.phase == CHOOSING:
            return self.chosen.index(int(EMPTY))
        return self._decider()

    def _decider(self) -> int:
        """A person decides for Yusuf where the rules leave it open."""
        return int(ONLY_PLAYER) if self.has_yusuf else int(self.tasks[self.top + SEAT_AT])

    @property
    def has_yusuf(self) -> bool:
        return self.players == 1

    @property
    def secret_moves(self) -> int:
        """Nobody knows what the others have chosen before all have."""
        return len(self.chosen) - self.chosen.count(int(EMPTY)) if self.phase == CHOOSING else 0

    def is_yusuf(self, seat: i64) -> bool:
        return seat == YUSUF and self.has_yusuf

    # Tasks.

    def add(self, task: i64, seat: i64, figure: i64 = 0, other: i64 = 0, source: i64 = 0) -> None:
        self.top += TASK
        if self.top == len(self.tasks):
            self.tasks = extend(self.tasks, EMPTY_TASK)
        tasks, top = self.tasks, self.top
        tasks[top] = task
        tasks[top + SEAT_AT] = seat
        tasks[top + FIGURE_AT] = figure
        tasks[top + OTHER_AT] = other
        tasks[top + SOURCE_AT] = source

    @property
    def doer(self) -> int:
        """The seat that has to do the task on top."""
        return int(self.tasks[self.top + SEAT_AT])

    def charge(self, seat: i64, cost: i64) -> None:
        """Something has to be paid before anything else happens."""
        if cost > 0:
            self.add(PAYMENT, seat, cost)

    def pending(self) -> vec[i64]:
        """All tasks, the one on top last."""
        return self.tasks[: self.top + TASK]

    def drop(self) -> None:
        """The task on top is done."""
        self.top -= TASK

    # What can be asked.

    @property
    def era(self) -> int:
        """The second one begins when the narrator has come to the era change."""
        return int(self.book.era_of_round[self.round - 1])

    def modified(self, seat: i64, key: i64, base: i64) -> i64:
        """A figure of the rules as it is for this player now."""
        return max(0, self._after_mods(seat, key, base))

    def modifier(self, seat: i64, key: i64) -> i64:
        """The number by which a figure without a base of its own is raised or lowered."""
        return self._after_mods(seat, key, 0)

    def _after_mods(self, seat: i64, key: i64, value: i64) -> i64:
        """The event changes a figure, then the player's blue poems do."""
        if self.event != EMPTY:
            value = _changed(value, self.book.event_mods[self.event], key)
        for poem in self.everyone[seat].blue:
            value = _changed(value, self.book.poem_mods[poem], key)
        return value

    def boxes(self, seat: i64) -> i64:
        """Store boxes of the storehouses."""
        player = self.everyone[seat]
        boxes: i64 = player.loose_boxes if self.is_yusuf(seat) else self.book.first_boxes
        for tile in player.stores:
            if tile >= 0:
                boxes += self.book.store_boxes[tile]
        return boxes

    def poem_boxes(self, seat: i64) -> i64:
        """Boxes for goods only, on blue poems. Yusuf's poems do nothing for him."""
        boxes: i64 = 0
        if self.is_yusuf(seat):
            return boxes
        for poem in self.everyone[seat].blue:
            boxes += self.book.poem_boxes[poem]
        return boxes

    def has_room(self, seat: i64) -> bool:
        return self.everyone[seat].stored() < self.boxes(seat)

    def has_poem_room(self, seat: i64) -> bool:
        return self.everyone[seat].boxed() < self.poem_boxes(seat)

    def route_costs(self, seat: i64, change: i64) -> vec[i64]:
        """The cheapest way to each city from Granada or from a city where the player is present."""
        ways = self.book.distances[max(-CHEAPER, min(CHEAPER, change)) + CHEAPER]
        ships = self.everyone[seat].ships
        costs = ways[len(ships)][:]
        for present in range(len(ships)):
            if ships[present] != NO_SHIP:
                from_here = ways[present]
                for city in range(len(ships)):
                    if from_here[city] < costs[city]:
                        costs[city] = from_here[city]
        return costs

    def foreign_workers(self, seat: i64) -> vec[i64]:
        """How many workers of others, and of the Sultan, are on each square."""
        crowd = NO_CROWD[:]
        for other in range(len(self.everyone)):
            if other != seat:
                for square in self.everyone[other].squares:
                    if square >= 0:
                        crowd[square] += 1
        for place in self.sultan:
            crowd[place] += 1
        return crowd

    def turn_order(self) -> list[int]:
        """All, from the start player on, clockwise."""
        count = len(self.everyone)
        return [(self.start + step) % count for step in range(count)]

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple([int(self.everyone[seat].pp) for seat in range(self.players)])

    @property
    def yusuf_score(self) -> int | None:
        return int(self.everyone[YUSUF].pp) if self.has_yusuf else None

    @property
    def winners(self) -> tuple[int, ...]:
        """Most PP, then most constructions; players still tied share the victory. Against Yusuf one can lose alone."""
        if self.phase != OVER:
            return ()
        ranks = [(int(p.pp), len(p.majors) + len(p.row)) for p in self.everyone]
        best = max(ranks)
        return tuple([seat for seat in range(self.players) if ranks[seat] == best])

    # The rules, each in a file of its own.

    def legal_codes(self, seat: i64) -> vec[i64]:
        return legal_codes(self, seat)

    def apply(self, code: i64, seat: i64) -> None:
        apply(self, code, seat)

    def move(self, code: i64) -> SabikaMove:
        return SabikaMove(code, self.book, self.board)

    def foresee(self, moves: Sequence[Move], seat: int) -> tuple[Message, ...]:
        return foresee(self, moves, seat)

    def explain(self, code: i64, seat: i64) -> str:
        return explain(self, code, seat)

    def ask(self, seat: i64, codes: vec[i64]) -> Question:
        return question(self, seat, codes)

    def public_view(self) -> SabikaView:
        return sight.public(self)

    @property
    def hides(self) -> bool:
        """Only the starting tiles, until all have chosen."""
        return self.phase == CHOOSING

    def secrets(self, seat: int) -> dict[str, object]:
        return sight.secrets(self, seat)

    def view(self, seat: int | None) -> SabikaView:
        self.check_viewer(seat)
        return self.seen_by(self.public_view(), seat)

    def dump_position(self) -> dict[str, object]:
        return position.dump_position(self)

    def census(self) -> dict[str, int]:
        return position.census(self)

    # Changes that are made in many places.

    def gain_pp(self, seat: i64, points: i64, source: i64) -> None:
        self.everyone[seat].points[source] += points

    def move_paria(self, seat: i64, steps: i64) -> None:
        """A token that moves comes to lie on top of those on its new space."""
        if steps != 0:
            player = self.everyone[seat]
            player.parias = max(0, player.parias + steps)
            if self.paria_pile[-1] != seat:
                self.paria_pile = (*[other for other in self.paria_pile if other != seat], int(seat))
            if self.listener is not None:
                self.listener(events.PariaMoved(int(seat), int(player.parias)))

    def take_seal(self, city: i64, seat: i64) -> bool:
        """The seal of a city goes to the player, if it is still there."""
        if not self.seals[city]:
            return False
        self.seals = tuple([0 if other == city else self.seals[other] for other in range(len(self.seals))])
        self.everyone[seat].seals += 1
        if self.listener is not None:
            self.listener(events.SealTaken(int(seat), self.book.city_names[city]))
        return True

    def use_up(self, seat: i64, item: i64, count: i64) -> None:
        """Materials go back to the reserve, tokens to the discard."""
        self.everyone[seat].stock[item] -= count
        if item >= GOODS_AT:
            kind = int((item - GOODS_AT) % KINDS_OF_GOODS)
            self.used_tokens = (*self.used_tokens, *[kind for _ in range(count)])

    # Copies.

    def clone(self) -> "SabikaState":
        twin = SabikaState(self.header, self.chance.clone(), self.book)
        self.copy_common_to(twin)
        twin.everyone = [player.clone() for player in self.everyone]
        twin.phase, twin.tasks, twin.top = self.phase, self.pending(), self.top
        twin.dealt, twin.chosen = self.dealt, self.chosen
        twin.round, twin.start, twin.active = self.round, self.start, self.active
        twin.renewed, twin.resolving, twin.paria_pile = self.renewed, self.resolving, self.paria_pile
        twin.sultan, twin.raws, twin.marbles = self.sultan, self.raws[:], self.marbles[:]
        twin.bag, twin.used_tokens = self.bag, self.used_tokens
        twin.majors, twin.minors = self.majors, self.minors[:]
        twin.minor_deck, twin.minor_discard = self.minor_deck, self.minor_discard
        twin.poems, twin.poem_deck, twin.greys = self.poems[:], self.poem_deck, self.greys
        twin.store_tiles, twin.store_piles = self.store_tiles[:], self.store_piles
        twin.city_tiles, twin.seals, twin.trade_card = self.city_tiles, self.seals, self.trade_card
        twin.wishes, twin.tower = self.wishes, self.tower
        twin.event, twin.coming_events = self.event, self.coming_events
        if self.has_yusuf:
            twin.yusuf_tiles, twin.yusuf_stores = self.yusuf_tiles, self.yusuf_stores
            twin.yusuf_decks, twin.yusuf_discards = self.yusuf_decks[:], self.yusuf_discards[:]
            twin.yusuf_card = self.yusuf_card
        return twin

    def sample_hidden(self, seat: int | None, seed: int) -> "SabikaState":
        self.check_viewer(seat)
        twin = self.clone()
        twin.forget_past()
        twin.chance = Chance(seed)
        redeal(twin, -1 if seat is None else seat)
        return twin


def _changed(value: i64, mods: vec[i64], key: i64) -> i64:
    for at in range(0, len(mods), MOD):
        if mods[at] == key:
            if mods[at + SIGN_AT] == RAISED:
                value += mods[at + AMOUNT_AT]
            elif mods[at + SIGN_AT] == LOWERED:
                value -= mods[at + AMOUNT_AT]
            else:
                value = mods[at + AMOUNT_AT]
    return value
