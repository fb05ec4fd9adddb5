"""Search: information-set Monte Carlo tree search, guided by a judge, which also estimates positions.

Each simulation deals anew what the seat cannot know, follows the tree as far as it goes, adds one decision to it,
finishes the turn quickly and asks the judge for the chances to win. Each player maximises their own chance. The nodes
of the tree are decisions, not positions: the same moves lead to the same node with any deal, and each node counts how
often a move was possible there."""

from math import exp, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from granada.bots.judge import Judge
from granada.bots.outlook import finish_turn, outlook
from granada.kernel.chance import RANGE, Chance
from granada.kernel.state import SEAT_BITS, State

NOTHING: Final = vec[i64]([])
NO_FIGURES: Final = vec[float]([])


class Node:
    """A decision, and what is known of the moves that were possible there at some time."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.visits: i64 = 0
        self.total: float = 0.0
        """The hopes of the seat, over all visits."""

        # For each move:
        self.codes: vec[i64] = NOTHING[:]
        self.tried: vec[i64] = NOTHING[:]
        self.possible: vec[i64] = NOTHING[:]
        """How often the move could have been tried."""
        self.hopes: vec[float] = NO_FIGURES[:]
        self.appeal: vec[float] = NO_FIGURES[:]
        """How promising it looked, as a weight."""

        self.places: dict[int, int] = {}
        """Where each code stands in these lists."""
        self.after: dict[int, Node] = {}
        """The decisions that follow, by the move and the seat that has to make them."""

    def knows_exactly(self, codes: vec[i64]) -> bool:
        """Whether these are the known moves in the known order, which saves looking up each of them."""
        if len(codes) != len(self.codes):
            return False
        for place in range(len(codes)):
            if codes[place] != self.codes[place]:
                return False
        return True

    def learn(self, state: State, codes: vec[i64], judge: Judge, temperature: float) -> None:
        """Take up moves that were not possible here before."""
        promise = judge.promise(state, self.seat, codes)
        best = promise[0]
        for figure in promise:
            best = max(best, figure)
        for index in range(len(codes)):
            code = codes[index]
            if code not in self.places:
                self.places[code] = len(self.codes)
                self.codes = append(self.codes, code)
                self.tried = append(self.tried, 0)
                self.possible = append(self.possible, 0)
                self.hopes = append(self.hopes, 0.0)
                self.appeal = append(self.appeal, exp((promise[index] - best) / temperature))


class Search:
    def __init__(
        self, state: State, seat: i64, judge: Judge, seed: int, exploration: float, temperature: float, urgency: float
    ) -> None:
        self.state = state
        self.judge = judge
        self.chance = Chance(seed)
        self.exploration: float = exploration
        self.temperature: float = temperature
        """The points that a move must promise less to be tried less than half as often at first."""
        self.urgency: float = urgency
        """How much worse than usual a move is thought to be before it has been tried."""
        self.root = Node(seat)
        self.choices: vec[i64] = judge.choices(state, seat)
        """The moves of the seat now: the same whatever is dealt to the others."""
        self.root.learn(state, self.choices, judge, temperature)

    def run(self, count: i64) -> None:
        for _ in range(count):
            self._simulate()

    def best(self) -> i64:
        """The move that was tried most often, which is the one that was best for longest."""
        root = self.root
        best: i64 = 0
        for place in range(1, len(root.codes)):
            if self._is_better(place, best):
                best = place
        return root.codes[best]

    def is_settled(self, rest: i64) -> bool:
        """Whether so many more simulations cannot change what is best."""
        first: i64 = 0
        second: i64 = 0
        for tried in self.root.tried:
            if tried > first:
                first, second = tried, first
            elif tried > second:
                second = tried
        return first - second > rest

    def _is_better(self, one: i64, other: i64) -> bool:
        root = self.root
        if root.tried[one] != root.tried[other]:
            return root.tried[one] > root.tried[other]
        if root.tried[one] == 0:
            return root.appeal[one] > root.appeal[other]
        return root.hopes[one] > root.hopes[other]

    def _simulate(self) -> None:
        state = self.state.sample_hidden(int(self.root.seat), int(self.chance.below(RANGE)))
        judge = self.judge
        node = self.root
        codes = self.choices
        nodes: list[Node] = []
        places = NOTHING[:]
        while True:
            turn = state.turn
            place = self._choose(node, state, codes)
            nodes.append(node)
            places = append(places, place)
            code = node.codes[place]
            state.advance(code, node.seat)
            seat = state.to_move
            if seat is None:
                break
            key = code << SEAT_BITS | seat
            following = node.after.get(int(key))
            if following is None:
                node.after[int(key)] = Node(seat)
                finish_turn(state, turn, judge, self.chance)
                break
            node = following
            codes = state.legal_codes(seat)
        hopes = outlook(state, judge)
        for depth in range(len(nodes)):
            node, place = nodes[depth], places[depth]
            hope = hopes[node.seat]
            node.visits += 1
            node.total += hope
            node.tried[place] += 1
            node.hopes[place] += hope

    def _choose(self, node: Node, state: State, codes: vec[i64]) -> i64:
        """The place of the move that looks best, or has not been looked at enough."""
        known = node.knows_exactly(codes)
        places = NOTHING[:]
        appeal = 0.0
        if not known:
            for code in codes:
                if int(code) not in node.places:
                    node.learn(state, codes, self.judge, self.temperature)
                    break
        for index in range(len(codes)):
            place: i64 = index if known else i64(node.places[codes[index]])
            places = append(places, place)
            appeal += node.appeal[place]
        usual = (node.total / float(node.visits) if node.visits else 0.5) - self.urgency
        best: i64 = -1
        most = 0.0
        for place in places:
            node.possible[place] += 1
            tried = node.tried[place]
            hope = node.hopes[place] / float(tried) if tried else usual
            share = node.appeal[place] / appeal
            hope += self.exploration * share * sqrt(float(node.possible[place])) / float(1 + tried)
            if best < 0 or hope > most:
                best, most = place, hope
        return best
