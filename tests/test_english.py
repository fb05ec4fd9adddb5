"""Plain English: sentences have a subject, and things have their usual technical names.

These checks find only the worst: a relative clause as a subject ("Who pays is told …"), a docstring that goes on in the
next one, and homely names that had to be learnt."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
MODULES = sorted((ROOT / "src/granada").rglob("*.py"))
OTHER_MODULES = sorted(
    path for place in ("tests", "tools", "benchmarks", "examples") for path in (ROOT / place).rglob("*.py")
)
CATALOGUES = sorted((ROOT / "src/granada/locale/en").glob("*.ftl"))
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
WEB = sorted(path for end in ("ts", "svelte") for path in (ROOT / "web/src").rglob(f"*.{end}"))

WITHOUT_SUBJECT = re.compile(r"\b[Ww]ho(m|se)?ever\b|\b(for|to|by|from|with|than|[Oo]nly|[Tt]hose) who\b")
"""Questions ("Who plays?") and clauses with a noun before them ("a player who pays") are plain."""
BEGINS_WITH_WHO = re.compile(r"((^|[.;:] )W|[;:] w)ho (?![^.;]*\?)")
COMMENT_WITH_WHO = re.compile(r"(#|//|/\*\*|<!--) Who (?![^.]*\?)")
HOMELY = re.compile(
    r"(?<![a-z])(eyes|chores?|hall|patience|thinkers?|clerk|out_?of_?order|letterbox|farewell|goodbye|hang_up|household"
    r"|bury|glimpse|overtaken|stumbled?|shelf|aloud|watchers?)(?![a-z])",
    re.IGNORECASE,
)
GOES_ON = re.compile(
    r",$|^(and|or|but|of|by|before|after|with|without|from|between|until|also|as|to|up to) "
    r"|^(in|on|at|if|while|when)\b[^,.:;]*([.:;]|$)"
    r"|^(those|so many|so much)\b|^that (?!game)|^the same( (in|to|for|of|as|until|however|once)\b|[,.])",
    re.IGNORECASE,
)
"""A docstring without a subject ("Of all players."), or one that goes on with another one ("The same in steps.")."""
COMMENT_GOES_ON = re.compile(
    r"(/\*\*?|<!--) ((And|Or|But|Of|So|By|With|From|Between|Until|Those) |The same( (of|for|in|to)\b|[,.]))"
)
LABEL = re.compile(r"^[\w.-]+ = |^ +(\.[\w-]+ = |- |\d\. )?")
"""What comes before the text of a message."""


def docstrings(module: Path) -> Iterator[tuple[int, str]]:
    """The docstrings of the module, its classes and functions, and of attributes, as one line each."""
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, " ".join(node.value.value.split())


def is_mannered(sentence: str) -> bool:
    return bool(WITHOUT_SUBJECT.search(sentence) or BEGINS_WITH_WHO.search(sentence))


def test_docstrings_are_plain_and_complete() -> None:
    faults = [
        f"{module.relative_to(ROOT)}:{line}: {text}"
        for module in [*MODULES, *OTHER_MODULES]
        if module != Path(__file__)
        for line, text in docstrings(module)
        if is_mannered(text) or GOES_ON.search(text)
    ]
    assert not faults, "\n".join(faults)


def test_messages_are_plain() -> None:
    faults = [
        f"{catalogue.name}: {line.strip()}"
        for catalogue in CATALOGUES
        for line in catalogue.read_text("utf-8").splitlines()
        if is_mannered(LABEL.sub("", line).replace("_", ""))
    ]
    assert not faults, "\n".join(faults)


def test_pages_are_plain() -> None:
    faults = [
        f"{page.relative_to(ROOT)}: {text}"
        for page in PAGES
        for paragraph in re.split(r"\n\n|\n- ", page.read_text("utf-8"))
        if is_mannered(text := " ".join(paragraph.split()).replace("| ", ". "))
    ]
    assert not faults, "\n".join(faults)


def test_comments_are_plain() -> None:
    faults = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in [*MODULES, *WEB]
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if WITHOUT_SUBJECT.search(line) or COMMENT_WITH_WHO.search(line)
    ]
    assert not faults, "\n".join(faults)


def test_comments_of_the_web_application_are_complete() -> None:
    faults = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in [*WEB, *(ROOT / "web/src").rglob("*.css")]
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if COMMENT_GOES_ON.search(line)
    ]
    assert not faults, "\n".join(faults)


def test_things_have_their_usual_names() -> None:
    faults = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in [*MODULES, *OTHER_MODULES, *WEB]
        if path != Path(__file__)
        for match in HOMELY.finditer(path.read_text("utf-8"))
    ]
    assert not faults


def test_no_constant_ends_with_an_underscore() -> None:
    faults = [
        f"{module.relative_to(ROOT)}: {name}"
        for module in MODULES
        for name in re.findall(r"^ *([A-Z][A-Z0-9_]*_)\b", module.read_text("utf-8"), re.MULTILINE)
    ]
    assert not faults
