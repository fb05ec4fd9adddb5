"""Write the rules in docs/rules from the texts of the application and from the contents of the games, so that all say
the same.

python tools/rules_pages.py            write docs/rules/GAME.md anew, above the rulings, which are written by hand
python tools/rules_pages.py --check    say whether they are up to date

The texts are those of src/granada/locale/en/rules-GAME.ftl.
"""

import re
import sys
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.rules_tables import components, tables  # noqa: E402

CATALOGUES = ROOT / "src" / "granada" / "locale" / "en"
PAGES = ROOT / "docs" / "rules"
GAMES = ("alhambra", "sabika")
BY_HAND = "# Rulings\n"
"""What begins here is kept as it is."""

INTRODUCTION = """\
<!-- Made by tools/rules_pages.py from the texts of the application, src/granada/locale/en/rules-{game}.ftl. From
"Rulings" on it is written by hand. -->

The rules as they are [in the application](../index.md#play), which has them in four languages and with more pictures.
What we decided where the rulebook is silent is below the rules: the [rulings](#rulings) and the [notation](#notation).
What is printed on the components is in `src/granada/games/{game}/content.toml`; `tests/games/{game}` tests the rules.

![A game in the browser](../screens/{game}-desktop-light.jpg)"""


class RulesError(Exception):
    """What is not up to date."""


def main() -> None:
    for game in GAMES:
        file = PAGES / f"{game}.md"
        text = page(game)
        if "--check" not in sys.argv:
            file.write_text(text, encoding="utf-8")
        elif file.read_text(encoding="utf-8") != text:
            sys.exit(f"docs/rules/{game}.md is not up to date; python tools/rules_pages.py writes it anew")


def page(game: str) -> str:
    _, mark, by_hand = (PAGES / f"{game}.md").read_text(encoding="utf-8").partition(BY_HAND)
    return rules(game) + "\n" + mark + by_hand


def rules(game: str) -> str:
    source = (CATALOGUES / f"rules-{game}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(source))

    def text(name: str, form: str = "") -> str:
        message = bundle.get_message(name)
        pattern = message.attributes[form] if form else message.value
        assert pattern is not None
        return str(bundle.format_pattern(pattern)[0])

    parts = [f"# {text(f'rule-{game}-title')}", INTRODUCTION.format(game=game)]
    by_section = dict(tables(game, text))
    for name in re.findall(r"^([\w-]+) =", source, re.MULTILINE):
        forms = bundle.get_message(name).attributes
        if "title" not in forms:
            continue
        parts += [f"## {text(name, 'title')}", markdown(text(name))]
        if (table := by_section.pop(name.removeprefix(f"rule-{game}-"), None)) is not None:
            parts.append(table)
        if "example" in forms:
            parts.append("> " + markdown(text(name, "example")).replace("\n", "\n> "))
    if by_section:
        raise RulesError(f"no section of {game} has the tables {', '.join(by_section)}")
    parts.append("## Every component")
    for title, table in components(game).items():
        parts += [f"### {title}", table]
    return "\n\n".join(parts) + "\n"


def markdown(prose: str) -> str:
    """Lines are paragraphs, but those of a list stay together; words between underscores are strong."""
    lines = [re.sub(r"\b_|_\b", "**", line) for line in prose.splitlines()]
    text = "\n".join(line if re.match(r"- |\d+\. ", line) else f"\n{line}\n" for line in lines)
    return re.sub(r"\n{3,}", "\n\n", text).strip()


if __name__ == "__main__":
    main()
