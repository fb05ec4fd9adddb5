"""Reads the effect language: a line of text becomes a tree of effects.py, or BadEffect says where it is wrong and why.

The arguments of a call are the fields of its class in order, and the type of a field says how it is read. Spaces may
stand between words. It checks everything that needs no board: numbers, signs, filters, choices of
one, and clauses that would trigger themselves for ever.
"""

import re
from collections.abc import Callable, Collection
from typing import Any, NoReturn, TypeVar, get_args

from msgspec.structs import fields

from granada.games.sabika.effects import (
    HIGHEST,
    Action,
    Clause,
    Clauses,
    Count,
    Effect,
    Effects,
    Favour,
    Half,
    Has,
    Match,
    Mod,
    Node,
    Number,
    On,
    Presence,
    Scoring,
    Scorings,
    Sets,
    Store,
    Tally,
    Trigger,
    name,
    walk,
)
from granada.games.sabika.vocabulary import (
    KEYS,
    TRIGGERS,
    ActionName,
    Building,
    Goal,
    Material,
    Resource,
    Sign,
    TallyName,
)
from granada.kernel.errors import BadContent

Tree = TypeVar("Tree")
Name = TypeVar("Name", bound=str)

DEEPEST = 20  # no printed effect is nested deeper
END_OF_TEXT = "the end"
TOKEN = re.compile(r"\w+|\S")
WORD = re.compile(r"[a-z_]+")
NUMERAL = re.compile(r"[0-9]+")


class BadEffect(BadContent):
    """A text that is not in the effect language."""


def parse_effect(text: str) -> Effect:
    return whole(text, Parser.effect)


def parse_effects(text: str) -> Effects:
    """Effects separated by semicolons; an empty text has none."""
    return whole(text, lambda parser: parser.listed(parser.effect)) if text.strip() else ()


def parse_clauses(text: str) -> Clauses:
    return whole(text, Parser.clauses)


def parse_scoring(text: str) -> Scoring:
    return whole(text, Parser.scoring)


def parse_scorings(text: str) -> Scorings:
    return whole(text, lambda parser: parser.listed(parser.scoring))


def parse_count(text: str) -> Count:
    return whole(text, Parser.count)


def parse_match(text: str) -> Match:
    return whole(text, Parser.match)


def whole(text: str, part: "Callable[[Parser], Tree]") -> Tree:
    parser = Parser(text)
    tree = part(parser)
    parser.expect(END_OF_TEXT)
    return tree


class Parser:
    """Recursive descent: each method reads what it is named after and leaves `next` on the token behind it."""

    def __init__(self, text: str) -> None:
        self.tokens = [(match.start(), match[0]) for match in TOKEN.finditer(text)] + [(len(text), END_OF_TEXT)]
        self.taken = 0
        self.depth = 0

    # Trees.

    def effect(self) -> Effect:
        effect: Effect = self.call(get_args(Effect), "an effect")
        return effect

    def count(self) -> Count:
        if self.next in ("set", "half"):
            count: Count = self.call((Sets, Half), "a count")
            return count
        match self.one_of((*get_args(TallyName), "has", "presence", "set", "half"), "a count"):
            case "has":
                return Has(self.bracketed(lambda: self.one_of(get_args(Building), "a building")))
            case "presence":
                return Presence(self.bracketed(self.where) if self.next == "[" else None)
            case tally:
                return Tally(tally)

    def clauses(self) -> Clauses:
        clauses = self.listed(self.clause)
        waiting = any(isinstance(clause, On) and clause.trigger.event == "store_here" for clause in clauses)
        if waiting and not any(isinstance(clause, Store) for clause in clauses):
            self.wrong("on(store_here,..) needs a store(..) in the same text")
        return clauses

    def clause(self) -> Clause:
        match self.one_of(("on", "mod", "store"), "a clause"):
            case "on":
                return self.on()
            case "mod":
                return self.mod()
            case _:
                return self.store()

    def on(self) -> On:
        self.expect("(")
        at = self.at
        trigger = self.trigger()
        self.comma("on", 1, 2)
        effect = self.effect()
        once_a_round = self.next == ","
        if once_a_round:
            for token in (",", "1", "/", "round"):
                self.expect(token)
        self.expect(")")
        if not once_a_round and repeats(trigger, effect):
            self.wrong(f"{trigger} would set itself off for ever: its effect repeats it without 1/round", at)
        return On(trigger, effect, once_a_round)

    def trigger(self) -> Trigger:
        event = self.one_of(TRIGGERS, "a trigger")
        filters = TRIGGERS[event]
        if not filters:
            if self.next == "(":
                self.wrong(f"{event} takes no filter")
            return Trigger(event, None)
        if self.next != "(":
            self.wrong(f"{event} needs a filter: {any_of(filters)}")
        self.take()
        at, chosen = self.at, self.take()
        if self.next == "=":
            chosen += self.take() + self.take()
        if chosen not in filters:
            self.unexpected(f"a filter of {event}: {any_of(filters)}", chosen, at)
        self.expect(")")
        return Trigger(event, chosen)

    def mod(self) -> Mod:
        self.expect("(")
        at, key = self.at, self.take()
        if self.next == "(":
            key += self.take() + self.take() + self.take()
        if key not in KEYS:
            self.unexpected(f"a number to change: {any_of(KEYS)}", key, at)
        self.comma("mod", 1, 2)
        at, sign = self.at, self.one_of(get_args(Sign), "a sign")
        if sign not in KEYS[key]:
            self.wrong(f"{key} cannot be changed with {sign}, only with {any_of(KEYS[key])}", at)
        n = self.number(lowest=0 if sign == "=" else 1)
        if key == "same_material" and n != 1:
            self.wrong("same_material can only become =1", at)
        self.close("mod", 2)
        return Mod(key, sign, n)

    def store(self) -> Store:
        self.expect("(")
        boxes = self.number()
        self.comma("store", 1, 2)
        self.expect("goods")
        self.close("store", 2)
        return Store(boxes)

    def scoring(self) -> Scoring:
        scoring: Scoring = self.call(get_args(Scoring), "a scoring")
        return scoring

    def match(self) -> Match:
        goal = self.one_of(get_args(Goal), "a kind of city")
        return Match(goal, self.bracketed(self.where) if goal == "city" else None)

    # Calls and their arguments.

    def call(self, kinds: Collection[type[Node]], what: str) -> Any:
        named = {name(kind): kind for kind in kinds}
        called = self.one_of(named, what)
        self.depth += 1
        if self.depth > DEEPEST:
            self.wrong(f"nested more than {DEEPEST} deep")
        self.expect("(")
        wanted = [field.type for field in fields(named[called])]
        values: list[object] = []
        for kind in wanted:
            if values:
                self.comma(called, len(values), len(wanted))
            values.append(ARGUMENTS[kind](self))
        self.close(called, len(wanted))
        self.depth -= 1
        return named[called](*values)

    def parts(self, part: Callable[[], Tree]) -> tuple[Tree, ...]:
        """Two arguments or more, up to the end of the call."""
        parts = [part()]
        if self.next == ")":
            self.wrong("one part is not enough here, there must be two or more")
        while self.next == ",":
            self.take()
            parts.append(part())
        return tuple(parts)

    def kinds(self) -> tuple[Material, ...]:
        at = self.at
        kinds = [self.one_of(get_args(Material), "a material")]
        while self.next == "/":
            self.take()
            kinds.append(self.one_of(get_args(Material), "a material"))
        if len(kinds) < 2 or len({*kinds}) < len(kinds):
            self.wrong("a choice needs two or more different materials", at)
        return tuple(kinds)

    def number(self, lowest: int = 1) -> int:
        at, token = self.at, self.take()
        if not NUMERAL.fullmatch(token) or len(token) > len(str(HIGHEST)) or int(token) < lowest:
            self.unexpected(f"a number from {lowest} to {HIGHEST}", token, at)
        return int(token)

    def limit(self) -> int | None:
        if self.next == "-":
            self.take()
            return None
        return self.number()

    def bracketed(self, part: Callable[[], Tree]) -> Tree:
        self.expect("[")
        inside = part()
        self.expect("]")
        return inside

    def where(self) -> str:
        """Any name: only the map knows the regions."""
        if not WORD.fullmatch(self.next):
            self.unexpected("a region, blue or red", self.next, self.at)
        return self.take()

    def listed(self, part: Callable[[], Tree]) -> tuple[Tree, ...]:
        parts = [part()]
        while self.next == ";":
            self.take()
            parts.append(part())
        return tuple(parts)

    # Tokens.

    @property
    def next(self) -> str:
        return self.tokens[self.taken][1]

    @property
    def at(self) -> int:
        return self.tokens[self.taken][0]

    def take(self) -> str:
        token = self.next
        self.taken = min(self.taken + 1, len(self.tokens) - 1)
        return token

    def expect(self, token: str) -> None:
        if self.next != token:
            self.unexpected(quoted(token), self.next, self.at)
        self.take()

    def one_of(self, names: Collection[Name], what: str) -> Name:
        chosen = next((candidate for candidate in names if candidate == self.next), None)
        if chosen is None:
            self.unexpected(f"{what}: {any_of(names)}", self.next, self.at)
        self.take()
        return chosen

    def comma(self, called: str, given: int, wanted: int) -> None:
        if self.next == ")":
            self.wrong(f"{called} takes {wanted} arguments, not {given}")
        self.expect(",")

    def close(self, called: str, wanted: int) -> None:
        if self.next == ",":
            self.wrong(f"{called} takes {wanted} {'argument' if wanted == 1 else 'arguments'}, not more")
        self.expect(")")

    def unexpected(self, wanted: str, found: str, at: int) -> NoReturn:
        self.wrong(f"found {quoted(found)}, expected {wanted}", at)

    def wrong(self, message: str, at: int | None = None) -> NoReturn:
        raise BadEffect(f"position {(self.at if at is None else at) + 1}: {message}")


ARGUMENTS: dict[object, Callable[[Parser], object]] = {
    Number: Parser.number,
    Number | None: Parser.limit,
    Resource: lambda parser: parser.one_of(get_args(Resource), "a resource"),
    ActionName: lambda parser: parser.one_of(get_args(ActionName), "an action"),
    tuple[Material, ...]: Parser.kinds,
    Effect: Parser.effect,
    Count: Parser.count,
    tuple[Effect, ...]: lambda parser: parser.parts(parser.effect),
    tuple[Count, ...]: lambda parser: parser.parts(parser.count),
}


def repeats(trigger: Trigger, effect: Effect) -> bool:
    """Whether the effect brings about by itself what triggered it."""
    for part in walk(effect):
        if isinstance(part, Action) and part.action.removeprefix("minor_").removeprefix("major_") == trigger.event:
            return True
        if isinstance(part, Favour) and trigger.event == "favour":
            return True
    return False


def any_of(names: Collection[str]) -> str:
    *most, last = names
    return f"{', '.join(most)} or {last}" if most else last


def quoted(token: str) -> str:
    return token if token == END_OF_TEXT else repr(token)
