"""Write docs/encodings.md from the encodings themselves.

python tools/encodings_page.py
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

import granada  # noqa: E402
from granada.research.card import described, fields_table  # noqa: E402
from granada.research.encoding import encoding_of  # noqa: E402

PAGE = ROOT / "docs" / "encodings.md"
SHOWN = (("alhambra", "Alhambra", 2), ("sabika", "Sabika", 2))

HEAD = """\
<!-- Made by tools/encodings_page.py from the encodings. -->

# Encodings

Each number of an observation and each action of the two games, with two players. [For research](research.md) says
how to use them. With more players the fields that speak of each seat are longer, and the fields after them begin later;
`encoding_of(rules, players)` gives the exact places.
"""


def page() -> str:
    parts = [HEAD]
    for game, title, players in SHOWN:
        encoding = encoding_of(granada.load(game), players)
        parts.append(f"\n## {title}, version {int(encoding.version)}\n")
        for what, layout in (("The observation", encoding.observations), ("The actions", encoding.actions)):
            parts.append(f"\n### {what} of {title}\n\n{layout.size} numbers.\n\n{fields_table(described(layout))}")
    return "".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
