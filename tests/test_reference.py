"""The reference of the documentation has all that packages offer."""

import re
from importlib import import_module
from pathlib import Path

import pytest

PAGE = (Path(__file__).parent.parent / "docs" / "reference.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"^::: (\S+)", PAGE, re.MULTILINE)) | {
    f"{package}.{name.strip()}"
    for package, names in re.findall(
        r"^::: (\S+)\n    options:\n(?: .*\n)*?      members: \[(.*)\]", PAGE, re.MULTILINE
    )
    for name in names.split(",")
}
ELSEWHERE = {"granada.load": "granada.games.load", "granada.__version__": "granada"}


@pytest.mark.parametrize("package", ["granada", "granada.arena", "granada.bots", "granada.client"])
def test_every_public_name_is_in_the_reference(package: str) -> None:
    public = {f"{package}.{name}" for name in import_module(package).__all__}
    assert {name for name in public if ELSEWHERE.get(name, name) not in NAMED} == set()


def test_every_module_for_research_that_others_import_is_in_the_reference() -> None:
    research = (Path(__file__).parent.parent / "docs" / "research.md").read_text(encoding="utf-8")
    imported = set(re.findall(r"(?:import|from) (granada\.research\.\w+)", research))
    imported |= {
        f"granada.research.{name.strip()}"
        for names in re.findall(r"from granada\.research import (.*)", research)
        for name in names.split(",")
    }
    assert imported
    assert {module for module in imported if not any(name.startswith(module) for name in NAMED)} == set()
