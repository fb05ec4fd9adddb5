"""The data card of a dataset: README.md with the front matter that the Hugging Face Hub reads."""

from collections.abc import Iterable, Mapping
from typing import Any

from granada.research.encoding.layout import Layout

FRONT = """\
---
license: mit
pretty_name: "{title}"
task_categories:
- reinforcement-learning
tags:
- board-games
- {game}
configs:
- config_name: decisions
  data_files: decisions/*.parquet
  default: true
- config_name: games
  data_files: games/*.parquet
---

# {title}

Games of the board game {game} with {players} players, played by bots of Granada, {games} in all:

    {command}

Options: {options}. Edition: {edition}, rules {rules}, encoding version {encoding}.

The games are those of programs: they say how these bots play, not how people do. An observation holds what the seat
may know and nothing that is hidden from it; `record` holds the whole game. The same command makes the same games,
unless bots think by the clock.
"""

READING = """
## Reading

```python
import pandas

games = pandas.read_parquet("games")
decisions = pandas.read_parquet("decisions", columns=["game", "seat", "action", "reward"])
```

polars reads them by `polars.read_parquet("decisions/*.parquet")`, and Hugging Face datasets by
`datasets.load_dataset(folder, "decisions")`. The schema of each file has the key `granada` with the same facts as JSON:
game, rules, encoding, and the fields of the encoding.
"""


def card_of(facts: Mapping[str, Any], tables: Mapping[str, Iterable[Any]], games: int, command: str) -> str:
    """`tables`: the fields of each table, as pyarrow describes them."""
    options = ", ".join(f"{name}={value}" for name, value in facts["options"].items()) or "none"
    title = f"Granada: {facts['game']} with {facts['players']} players"
    parts = [FRONT.format(**{**facts, "options": options}, title=title, games=games, command=command)]
    for name, fields in tables.items():
        parts.append(f"\n## Table `{name}`\n\n| column | type | meaning |\n| --- | --- | --- |\n")
        parts += [f"| {field.name} | {field.type} | {field.metadata[b'about'].decode()} |\n" for field in fields]
    parts += [f"\n## The numbers of `{name}`\n\n{fields_table(facts[name])}" for name in ("observation", "actions")]
    return "".join([*parts, READING])


def described(layout: Layout) -> list[dict[str, Any]]:
    """The fields of an encoding as JSON-able data."""
    return [
        {"name": field.name, "start": field.start, "shape": list(field.shape), "about": field.about}
        for field in layout.fields
    ]


def fields_table(fields: Iterable[Mapping[str, Any]]) -> str:
    """The described fields of an encoding, as a table in Markdown."""
    rows = ["| field | from | shape | meaning |\n| --- | --: | --- | --- |\n"]
    for field in fields:
        shape = ", ".join(map(str, field["shape"])) or "1"
        rows.append(f"| {field['name']} | {field['start']} | {shape} | {field['about']} |\n")
    return "".join(rows)
