"""Write web/src/lib/schema.ts: what the server says and hears, views, events and moves, as TypeScript.
And for each game forms.json: how its messages and events are said; and tasks.json: where on Sabika's board and in its
rules a person finds what each task is about.

python tools/web_types.py            write it anew
python tools/web_types.py --check    say whether it is up to date
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

import granada.games.alhambra.content
import granada.games.alhambra.events
import granada.games.alhambra.moves
import granada.games.alhambra.view
import granada.games.sabika.events
import granada.games.sabika.moves
import granada.games.sabika.rows
import granada.games.sabika.state
import granada.games.sabika.tables
import granada.games.sabika.view
import granada.wording.sabika.dictionary
import granada.wording.saying
from granada.games.sabika import effects
from granada.games.sabika.player import SOURCES
from granada.games.sabika.tasks import KINDS, NOWHERE
from granada.kernel import choice
from granada.kernel.event import Event
from granada.protocol import common, editions, hints, live, moderation, notices, people, records, statistics, tables
from granada.wording.alhambra.forms import FORMS as ALHAMBRA_FORMS
from granada.wording.sabika.forms import FORMS as SABIKA_FORMS

WEB = Path(__file__).resolve().parent.parent / "web" / "src"
PROTOCOL = (choice, common, people, tables, live, records, statistics, hints, notices, editions, moderation)
GAMES = {
    "Alhambra": (granada.games.alhambra.view, granada.games.alhambra.events, granada.games.alhambra.moves),
    "Sabika": (granada.games.sabika.view, granada.games.sabika.events, granada.games.sabika.moves),
}
"""The modules of each game, and what their names begin with in TypeScript."""
FORMS = {"alhambra": ALHAMBRA_FORMS, "sabika": SABIKA_FORMS}
PRINTED = {
    "AlhambraPrinted": (granada.games.alhambra.content,),
    "SabikaPrinted": (granada.games.sabika.rows, granada.games.sabika.tables),
}
"""What is printed on components, which have names that the views use as well."""
BASES = (
    common.Request,
    live.Ask,
    live.Action,
    live.Tell,
    granada.games.alhambra.content.Row,
    granada.games.sabika.rows.Row,
    granada.games.sabika.rows.Printed,
)
LIMITS = {
    "MOST_SEATS": common.MOST_SEATS,
    "LONGEST_NAME": common.LONGEST_NAME,
    "LONGEST_CHAT": common.LONGEST_CHAT,
    "SHORTEST_PASSWORD": people.SHORTEST_PASSWORD,
    "LONGEST_PASSWORD": people.LONGEST_PASSWORD,
    "LONGEST_LABEL": people.LONGEST_LABEL,
    "LONGEST_REPORT": people.LONGEST_REPORT,
}
"""How many may play, and how long what people type may be, in characters."""
REF = "#/$defs/"
GIVEN = {"events": "GameEvent[]", "change": "Change | null", "forms": "Required<Forms>"}
"""Fields that hold whatever a game tells, and what they hold."""
DECLARED = {("SabikaTask", "task"): "SabikaTaskName"}
"""Fields whose values the rules declare one by one."""
WORDS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def main() -> None:
    texts = {WEB / "lib" / "schema.ts": "\n".join(schema())}
    texts |= {WEB / "games" / game / "forms.json": _json(forms) for game, forms in FORMS.items()}
    texts[WEB / "games" / "sabika" / "tasks.json"] = _json(tasks())
    for file, text in texts.items():
        if "--check" not in sys.argv:
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            sys.exit(f"{file.name} is not up to date; python tools/web_types.py writes it anew")


def tasks() -> dict[str, dict[str, str]]:
    """For each kind of task that a view can show, the part of the board and the section of the rules."""
    return {kind.name: {"part": kind.part, "rule": kind.rule} for kind in KINDS if kind.lies != NOWHERE}


def _json(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=4).decode() + "\n"


def schema() -> Iterator[str]:
    yield "// Made by tools/web_types.py from the types of the server. Do not change it by hand."
    yield 'import type { Change } from "./patch";'
    yield ""
    for limit, length in LIMITS.items():
        yield f"export const {limit} = {length};"
    yield ""
    protocol = [kind for module in PROTOCOL for kind in _structs(module)]
    yield from _declarations(protocol, "")
    for name, members in _unions():
        yield f"export type {name} = {' | '.join(members)};"
        yield ""
    for game, (view, events, moves) in GAMES.items():
        yield from _declarations(_structs(view, events), game)
        events_of_game = sorted(_named(kind, game) for kind in _structs(events))
        yield f"export type {game}Event = {' | '.join(events_of_game)};"
        yield ""
        verbs = [verb if isinstance(verb, str) else verb[0] for verb in moves.VERBS]
        yield f"export type {game}Verb = {' | '.join(_quoted(verb) for verb in verbs)};"
        yield ""
    yield f"export type GameEvent = {' | '.join(f'{game}Event' for game in GAMES)};"
    yield ""
    yield f"export type SabikaTaskName = {' | '.join(map(_quoted, tasks()))};"
    yield ""
    yield "/** Where PP come from, in the order of score sheets. */"
    yield f"export const SABIKA_SOURCES: readonly string[] = [{', '.join(map(_quoted, SOURCES))}];"
    yield ""
    for prefix, modules in PRINTED.items():
        yield from _declarations(_structs(*modules), prefix)
    yield from _declarations(_structs(granada.wording.sabika.dictionary), "Sabika")
    yield from _declarations(_structs(granada.wording.saying), "")


def _unions() -> Iterator[tuple[str, list[str]]]:
    for name in ("AnyAction", "AnyAsk", "AnyTell"):
        yield name, [_named(kind, "") for kind in getattr(live, name).__args__]


def _structs(*modules: Any) -> list[type[msgspec.Struct]]:
    """The structures that are defined in these modules, without those that others only inherit from."""
    found = [value for module in modules for value in vars(module).values() if isinstance(value, type)]
    own = {module.__name__ for module in modules}
    return [kind for kind in found if issubclass(kind, msgspec.Struct) and kind.__module__ in own and kind not in BASES]


def _named(kind: type, prefix: str) -> str:
    """Messages of the live protocol have short names, which other types have too."""
    if kind.__module__ == live.__name__ and issubclass(kind, (live.Ask, live.Tell)):
        return f"{'Ask' if issubclass(kind, live.Ask) else 'Tell'}{kind.__name__}"
    if prefix and issubclass(kind, Event):
        return f"{prefix}{kind.__name__}"
    return kind.__name__ if kind.__name__.startswith(prefix) else f"{prefix}{kind.__name__}"


def _declarations(kinds: Iterable[type[msgspec.Struct]], prefix: str) -> Iterator[str]:
    """Effects are sent as their texts."""
    kinds = list(kinds)
    nodes = _structs(effects)
    schemas, definitions = msgspec.json.schema_components([*kinds, *nodes], ref_template=REF + "{name}")
    refs = [str(ref["$ref"]).removeprefix(REF) for ref in schemas]
    names: dict[str, str] = {ref: _named(kind, prefix) for ref, kind in zip(refs, kinds, strict=False)}
    names |= dict.fromkeys(refs[len(kinds) :], "string")
    told = {name: definition for name, definition in definitions.items() if names.get(name) != "string"}
    for name, definition in sorted(told.items(), key=lambda item: names.get(item[0], prefix + item[0])):
        if definition["type"] == "array":
            yield f"export type {names.get(name, prefix + name)} = {_array(definition, names, prefix)};"
            yield ""
            continue
        yield f"export interface {names.get(name, prefix + name)} {{"
        required = set(definition.get("required", ()))
        for field, value in definition["properties"].items():
            kind = _type(value, names, prefix)
            kind = GIVEN[field] if kind == "unknown" and field in GIVEN else kind
            kind = DECLARED.get((names.get(name, prefix + name), field), kind)
            yield f"  {_key(field)}{'' if field in required else '?'}: {kind};"
        yield "}"
        yield ""


def _type(value: dict[str, Any], names: dict[str, str], prefix: str) -> str:
    if "$ref" in value:
        name = str(value["$ref"]).removeprefix(REF)
        return names.get(name, prefix + name)
    if "enum" in value:
        return " | ".join(_quoted(choice) for choice in value["enum"])
    if "const" in value:
        return _quoted(value["const"])
    if "anyOf" in value:
        return " | ".join(dict.fromkeys(_type(part, names, prefix) for part in value["anyOf"]))
    match value.get("type"):
        case "array":
            return _array(value, names, prefix)
        case "object":
            inside = value.get("additionalProperties")
            return f"Record<string, {_type(inside, names, prefix) if isinstance(inside, dict) else 'unknown'}>"
        case str(word):
            return WORDS[word]
    return "unknown"


def _array(value: dict[str, Any], names: dict[str, str], prefix: str) -> str:
    if "prefixItems" in value:
        return f"[{', '.join(_type(item, names, prefix) for item in value['prefixItems'])}]"
    inside = _type(value.get("items") or {}, names, prefix)
    return f"({inside})[]" if "|" in inside else f"{inside}[]"


def _key(field: str) -> str:
    return field if field.isidentifier() else _quoted(field)


def _quoted(value: object) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    main()
