"""How well the components of an edition are known: from a rulebook, inferred, or made up ("house")."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

PROVENANCES = ("rulebook", "inferred", "house")
"""The provenances from the most to the least certain."""


def rows_by_provenance(content: Mapping[str, Any]) -> Counter[str]:
    """How many rows and tables are known how well. Each counts by its least certain part."""
    counts = Counter(dict.fromkeys(PROVENANCES, 0))
    for value in content.values():
        for row in value if isinstance(value, list | tuple) else (value,):
            if (provenance := provenance_of(row)) is not None:
                counts[provenance] += 1
    return counts


def provenance_of(row: object) -> str | None:
    """The provenance of the least certain part; None where no part says any."""
    parts = row.items() if isinstance(row, Mapping) else ()
    labels = [label for field, label in parts if str(field).endswith("provenance") and label in PROVENANCES]
    return max(labels, key=PROVENANCES.index, default=None)
