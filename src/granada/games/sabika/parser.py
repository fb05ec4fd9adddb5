"""Reads the effect language: a line of text becomes a tree of effects.py, or BadEffect says where it is wrong and why.

The arguments of a call are the fields of its class in order, and the type of a field says how it is read. Spaces may
stand between words. It checks everything that needs no board: numbers, signs, filters, choices of
one, and clauses that would trigger themselves for ever.
"""

import re
from collections.abc import Callable, Collection
from typing import Any, NoReturn, TypeVar, get_args

from msgspec.structs import fields

from granada.games.sabika.content_faults import SabikaFault
from granada.games.sabika.effects import (
    HIGHEST,
    Action,
    Clause,
    Clauses,
    Count,
    Counts,
    Effect,
    Effects,
    Exported,
    Favour,
    Half,
    Has,
    Match,
    Materials,
    Mod,
    Node,
    Number,
    On,
    Parts,
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
from granada.games.sabika.packed import MOST_EXPORTED
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
from granada.kernel.content_faults import Phrase, PlacedFault
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

    def __init__(self, what: Phrase) -> None:
        super().__init__(PlacedFault("", what))
        self.what = what


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
        effect: Effect = self.call(get_args(Effect), SabikaFault.AN_EFFECT)
        return effect

    def count(self) -> Count:
        if self.next in ("set", "half"):
            count: Count = self.call((Sets, Half), SabikaFault.A_COUNT)
            return count
        match self.one_of((*get_args(TallyName), "has", "presence", "set", "half"), SabikaFault.A_COUNT):
            case "has":
                return Has(self.bracketed(lambda: self.one_of(get_args(Building), SabikaFault.A_BUILDING)))
            case "presence":
                return Presence(self.bracketed(self.where) if self.next == "[" else None)
            case tally:
                return Tally(tally)

    def clauses(self) -> Clauses:
        clauses = self.listed(self.clause)
        waiting = any(isinstance(clause, On) and clause.trigger.event == "store_here" for clause in clauses)
        if waiting and not any(isinstance(clause, Store) for clause in clauses):
            self.wrong(SabikaFault.NEEDS_STORE)
        return clauses

    def clause(self) -> Clause:
        match self.one_of(("on", "mod", "store"), SabikaFault.A_CLAUSE):
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
            self.wrong(SabikaFault.FOR_EVER, at, trigger=trigger)
        return On(trigger, effect, once_a_round)

    def trigger(self) -> Trigger:
        event = self.one_of(TRIGGERS, SabikaFault.A_TRIGGER)
        filters = TRIGGERS[event]
        if not filters:
            if self.next == "(":
                self.wrong(SabikaFault.NO_FILTER, event=event)
            return Trigger(event, None)
        if self.next != "(":
            self.wrong(SabikaFault.NEEDS_FILTER, event=event, names=tuple(filters))
        self.take()
        at, chosen = self.at, self.take()
        if self.next == "=":
            chosen += self.take() + self.take()
        if chosen not in filters:
            wanted = Phrase.of(SabikaFault.A_FILTER, event=event, names=tuple(filters))
            self.unexpected(wanted, chosen, at)
        self.expect(")")
        return Trigger(event, chosen)

    def mod(self) -> Mod:
        self.expect("(")
        at, key = self.at, self.take()
        if self.next == "(":
            key += self.take() + self.take() + self.take()
        if key not in KEYS:
            self.unexpected(Phrase.of(SabikaFault.A_KEY, names=tuple(KEYS)), key, at)
        self.comma("mod", 1, 2)
        at, sign = self.at, self.one_of(get_args(Sign), SabikaFault.A_SIGN)
        if sign not in KEYS[key]:
            self.wrong(SabikaFault.WRONG_SIGN, at, key=key, sign=sign, names=tuple(KEYS[key]))
        n = self.number(lowest=0 if sign == "=" else 1)
        if key == "same_material" and n != 1:
            self.wrong(SabikaFault.ONLY_ONE, at, key=key)
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
        scoring: Scoring = self.call(get_args(Scoring), SabikaFault.A_SCORING)
        return scoring

    def match(self) -> Match:
        goal = self.one_of(get_args(Goal), SabikaFault.A_GOAL)
        return Match(goal, self.bracketed(self.where) if goal == "city" else None)

    # Calls and their arguments.

    def call(self, kinds: Collection[type[Node]], what: SabikaFault) -> Any:
        named = {name(kind): kind for kind in kinds}
        called = self.one_of(named, what)
        self.depth += 1
        if self.depth > DEEPEST:
            self.wrong(SabikaFault.NESTED, most=DEEPEST)
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
        parts = [part()] if self.next != ")" else []
        if self.next == ")":
            self.wrong(SabikaFault.ONE_PART)
        while self.next == ",":
            self.take()
            parts.append(part())
        return tuple(parts)

    def kinds(self) -> tuple[Material, ...]:
        at = self.at
        kinds = [self.one_of(get_args(Material), SabikaFault.A_MATERIAL)]
        while self.next == "/":
            self.take()
            kinds.append(self.one_of(get_args(Material), SabikaFault.A_MATERIAL))
        if len(kinds) < 2 or len({*kinds}) < len(kinds):
            self.wrong(SabikaFault.NO_CHOICE, at)
        return tuple(kinds)

    def number(self, lowest: int = 1, highest: int = HIGHEST) -> int:
        at, token = self.at, self.take()
        is_short = NUMERAL.fullmatch(token) and len(token) <= len(str(HIGHEST))
        if not is_short or not lowest <= int(token) <= highest:
            self.unexpected(Phrase.of(SabikaFault.A_NUMBER, low=lowest, high=highest), token, at)
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
            self.unexpected(Phrase(SabikaFault.A_REGION), self.next, self.at)
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

    def one_of(self, names: Collection[Name], what: SabikaFault) -> Name:
        chosen = next((candidate for candidate in names if candidate == self.next), None)
        if chosen is None:
            self.unexpected(Phrase.of(what, names=tuple(names)), self.next, self.at)
        self.take()
        return chosen

    def comma(self, called: str, given: int, wanted: int) -> None:
        if self.next == ")":
            self.wrong(SabikaFault.TOO_FEW, name=called, wanted=wanted, given=given)
        self.expect(",")

    def close(self, called: str, wanted: int) -> None:
        if self.next == ",":
            self.wrong(SabikaFault.TOO_MANY, name=called, wanted=wanted)
        self.expect(")")

    def unexpected(self, wanted: Phrase | str, found: str, at: int) -> NoReturn:
        self.wrong(SabikaFault.UNEXPECTED, at, found=quoted(found), wanted=wanted)

    def wrong(self, code: SabikaFault, at: int | None = None, **details: object) -> NoReturn:
        position = (self.at if at is None else at) + 1
        raise BadEffect(Phrase.of(SabikaFault.AT_POSITION, position=position, what=Phrase.of(code, **details)))


ARGUMENTS: dict[object, Callable[[Parser], object]] = {
    Number: Parser.number,
    Number | None: Parser.limit,
    Exported: lambda parser: parser.number(highest=int(MOST_EXPORTED)),
    Resource: lambda parser: parser.one_of(get_args(Resource), SabikaFault.A_RESOURCE),
    ActionName: lambda parser: parser.one_of(get_args(ActionName), SabikaFault.AN_ACTION),
    Materials: Parser.kinds,
    Effect: Parser.effect,
    Count: Parser.count,
    Parts: lambda parser: parser.parts(parser.effect),
    Counts: lambda parser: parser.parts(parser.count),
}


def repeats(trigger: Trigger, effect: Effect) -> bool:
    """Whether the effect brings about by itself what triggered it."""
    for part in walk(effect):
        if isinstance(part, Action) and part.action.removeprefix("minor_").removeprefix("major_") == trigger.event:
            return True
        if isinstance(part, Favour) and trigger.event == "favour":
            return True
    return False


def quoted(token: str) -> Phrase | str:
    return Phrase(SabikaFault.THE_END) if token == END_OF_TEXT else repr(token)
