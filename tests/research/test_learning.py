"""The example that learns: docs/learn.md shows parts of it, and what it has learned beats random play."""

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "examples" / "learn.py"
PAGE = (ROOT / "docs" / "learn.md").read_text(encoding="utf-8")


def test_every_snippet_is_a_part_of_the_example() -> None:
    source = EXAMPLE.read_text(encoding="utf-8")
    snippets = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(snippets) > 4
    for snippet in snippets:
        assert laid_out_alike(snippet) in laid_out_alike(source), snippet


def laid_out_alike(text: str) -> str:
    """Ruff lays out a snippet on a page with other blank lines."""
    return "\n".join(line for line in text.splitlines() if line.strip())


LEARN = """
import runpy
learn = runpy.run_path({example!r})
print(learn["victories"]("sabika", learn["train"]("sabika", 8, 1), 200))
"""


@pytest.mark.slow
def test_a_few_iterations_beat_random_play() -> None:
    """Eight iterations win nine games of ten; without any it is one half."""
    if find_spec("jax") is None or find_spec("optax") is None:
        pytest.skip("JAX is not installed")
    # In a process of its own: JAX has threads, and complains when other tests start processes.
    command = [sys.executable, "-c", LEARN.format(example=str(EXAMPLE))]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    assert float(done.stdout) > 0.7
