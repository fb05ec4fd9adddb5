"""The examples of docs/research.md run."""

import re
from pathlib import Path

import pytest
from tools import encodings_page

PAGE = (Path(__file__).parent.parent.parent / "docs" / "research.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.filterwarnings("ignore::UserWarning")  # Minari asks for more facts about a dataset.
@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_runs(example: str) -> None:
    exec(compile(example, "research.md", "exec"), {})


def test_the_page_of_encodings_is_up_to_date() -> None:
    """`python tools/encodings_page.py` writes it again."""
    assert encodings_page.PAGE.read_text(encoding="utf-8") == encodings_page.page()
