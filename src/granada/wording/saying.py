"""Messages and events in the words of a language: one renderer for all games, made from what each game declares.

An argument of a message takes a form. These are all forms there are; web/src/lib/saying.ts knows the same ones:

    number, word      as it is
    known             yes, or no for what is missing or false
    seat              the name of a player
    message           a further message
    say ID            a number, by the message ID and its argument n
    name ID           a name, by the message ID, in which it stands for the star
    KIND              a component by its name in the game's dictionary
    of                two values: what the component belongs to, which tells its kind, and its name
    each              the same with several names
    amount            two values: what, and how many of it
    list F, sum F     several in the form F, with commas or plus signs between them
    joined ID F       several in the form F, the last one after an "and": the message ID
    together KIND     several components that are said as one: their names with plus signs between them
    pairs ID F G      of a table, each by the message ID: the value in the form F and its key in the form G
    scores            what each seat has, by its name; of a table the sum
    amounts           numbers of several things, those that are not 0: the form ends with their units
    open F            without the full stop at its end
    signed F          with its sign

Where a message stands in the place of a name, it is said instead; what is missing is empty.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

import msgspec

from granada.kernel.choice import Choice, Message
from granada.kernel.event import Event
from granada.locale import Texts

MINUS = "\N{MINUS SIGN}"


class Forms(msgspec.Struct, frozen=True):
    """The forms of the messages and events of a game."""

    messages: dict[str, dict[str, str]] = {}
    """For each message that has arguments these in order, each with its form."""
    events: dict[str, dict[str, tuple[str, ...]]] = {}
    """For each event the arguments of its sentence, each with its form and the fields that it is made from. An event
    that is not declared gives all of its fields as they are, and the player whose seat it names."""
    changes: dict[str, str] = {}
    """Events that say what has changed for one seat, and the message of each, or nothing where it is its only argument.
    Those that follow each other become one sentence."""
    changed: str = ""
    """The message of that sentence; its arguments are the player and the changes."""
    silent: tuple[str, ...] = ()
    """Events that can be seen on the board, or that the changes tell as well."""
    kinds: dict[str, str] = {}
    """The kinds of components, by what they belong to."""
    amounts: dict[str, str] = {}
    """The messages of amounts that have one, by what they are amounts of."""
    pieces: str = ""
    """The message of all other amounts."""
    joined: str = ""


class Saying:
    def __init__(
        self, texts: Texts, forms: Forms, name: Callable[[int], str], thing: Callable[[str, str], str]
    ) -> None:
        self.texts = texts
        self.forms = forms
        self.name = name
        self.thing = thing
        """A component by its kind and its name."""

    def message(self, message: Message) -> str:
        if message.id.startswith(":"):
            return str(self._said(message.id[1:], message.args))
        forms = self.forms.messages.get(message.id, {})
        args = {
            name: self._said(form, (value,)) for (name, form), value in zip(forms.items(), message.args, strict=True)
        }
        return self.texts.text(message.id, **args)

    def label(self, choice: Choice) -> str:
        """The label of a choice with what its cost is made of, and the sum if there are several parts."""
        label = self.message(choice.label)
        if not choice.parts:
            return label
        *parts, last = map(self.message, choice.parts)
        return f"{label}: {' + '.join(parts)} = {last}" if parts else f"{label}: {last}"

    def label_as(self, choice: Choice, attribute: str) -> str:
        """The label in another form: an attribute of its message."""
        return self.message(Message(f"{choice.label.id}.{attribute}", choice.label.args))

    # Events.

    def sentences(self, events: Iterable[Event]) -> list[str]:
        """Everything, what has changed for one player in one sentence."""
        sentences = []
        for seat, group in groupby(events, self._changed_seat):
            if seat is None:
                sentences += [self.sentence(event) for event in group]
            else:
                changes = ", ".join(self._change(event) for event in group)
                sentences.append(self.texts.text(self.forms.changed, player=self.name(seat), changes=changes))
        return sentences

    def sentence(self, event: Event) -> str:
        return self.texts.text(f"event-{event.id}", **self._details(event))

    def has_sentence(self, event: Event) -> bool:
        return event.id not in self.forms.silent

    def _changed_seat(self, event: Event) -> int | None:
        return int(getattr(event, "seat")) if event.id in self.forms.changes else None  # noqa: B009

    def _change(self, event: Event) -> str:
        message, details = self.forms.changes[event.id], self._details(event)
        return self.texts.text(message, **details) if message else str(details["change"])

    def _details(self, event: Event) -> dict[str, str | int]:
        specs = self.forms.events.get(event.id) or plain_form(event.__struct_fields__)
        return {
            name: self._said(form, tuple(getattr(event, field) for field in fields))
            for name, (form, *fields) in specs.items()
        }

    # Forms.

    def _said(self, form: str, values: Sequence[Any]) -> str | int:
        """What the values are in this form. Most forms take one."""
        word, _, rest = form.partition(" ")
        value = values[0]
        if word == "known":
            return "yes" if value else "no"
        if value is None:
            return ""
        if isinstance(value, Message):
            return self.message(value)
        if word in ONE_VALUE:
            return ONE_VALUE[word](self, rest, value)
        if word in SEVERAL_VALUES:
            return SEVERAL_VALUES[word](self, rest, values)
        return self.thing(word, str(value))

    def _plain(self, _: str, value: Any) -> str | int:
        return value if isinstance(value, int) else str(value)

    def _seat(self, _: str, value: Any) -> str:
        return self.name(value)

    def _say(self, message: str, value: Any) -> str:
        return self.texts.text(message, n=value)

    def _name(self, message: str, value: Any) -> str:
        return self.texts.text(message.replace("*", str(value)))

    def _list(self, form: str, value: Any) -> str:
        return ", ".join(self._each(form, value)) or self.texts.text("nothing")

    def _sum(self, form: str, value: Any) -> str:
        return " + ".join(self._each(form, value)) or self.texts.text("nothing")

    def _joined(self, rest: str, value: Any) -> str:
        message, _, form = rest.partition(" ")
        return self._join(message, self._each(form, value))

    def _together(self, kind: str, value: Any) -> str:
        return self.thing(kind, "+".join(value))

    def _join(self, message: str, parts: Sequence[str]) -> str:
        if len(parts) < 2:
            return parts[0] if parts else self.texts.text("nothing")
        return self.texts.text(message, first=", ".join(parts[:-1]), last=parts[-1])

    def _each(self, form: str, value: Any) -> list[str]:
        return [str(self._said(form, (part,))) for part in (value.values() if isinstance(value, Mapping) else value)]

    def _pairs(self, rest: str, value: Any) -> str:
        message, form, key_form = rest.split()
        places = [
            self.texts.text(message, what=self._said(form, (what,)), space=self._said(key_form, (key,)))
            for key, what in value.items()
        ]
        return ", ".join(places) or self.texts.text("nothing")

    def _scores(self, _: str, value: Any) -> str:
        sums = [sum(each.values()) if isinstance(each, Mapping) else each for each in value]
        return ", ".join(f"{self.name(seat)}: {number}" for seat, number in enumerate(sums))

    def _open(self, form: str, value: Any) -> str:
        return str(self._said(form, (value,))).removesuffix(".")

    def _of(self, _: str, values: Sequence[Any]) -> str:
        owner, name = values
        kind = self.forms.kinds.get(owner)
        return str(name) if kind is None else self.thing(kind, name)

    def _each_of(self, _: str, values: Sequence[Any]) -> str:
        owner, names = values
        return ", ".join(self._of("", (owner, name)) for name in names.values())

    def _amount(self, _: str, values: Sequence[Any]) -> str:
        what, n = values
        message = self.forms.amounts.get(what)
        if message is None:
            return self.texts.text(self.forms.pieces, n=n, item=self.thing("item", what))
        return self.texts.text(message, n=n)

    def _amounts(self, units: str, values: Sequence[Any]) -> str:
        numbers = values[0] if isinstance(values[0], tuple) else values
        phrases = [self._say(unit, n) for unit, n in zip(units.split(), numbers, strict=True) if n]
        return self._join(self.forms.joined, phrases)

    def _signed(self, form: str, values: Sequence[Any]) -> str:
        """The number is the last of the values."""
        *others, n = values
        return f"{'+' if n > 0 else MINUS}{self._said(form, (*others, abs(n)))}"


def plain_form(fields: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """The form of an event for which none was declared."""
    plain: dict[str, tuple[str, ...]] = {field: ("word", field) for field in fields}
    return plain | ({"player": ("seat", "seat")} if "seat" in fields else {})


ONE_VALUE: dict[str, Callable[[Saying, str, Any], str | int]] = {
    "number": Saying._plain,
    "word": Saying._plain,
    "seat": Saying._seat,
    "say": Saying._say,
    "name": Saying._name,
    "list": Saying._list,
    "sum": Saying._sum,
    "joined": Saying._joined,
    "together": Saying._together,
    "pairs": Saying._pairs,
    "scores": Saying._scores,
    "open": Saying._open,
}
SEVERAL_VALUES: dict[str, Callable[[Saying, str, Sequence[Any]], str]] = {
    "of": Saying._of,
    "each": Saying._each_of,
    "amount": Saying._amount,
    "amounts": Saying._amounts,
    "signed": Saying._signed,
}
