"""For the Python reference (zensical.toml): examples in docstrings are code, as in ``>>> 1 + 1``."""

import re
from typing import Any

from griffe import Extension, Object

EXAMPLE = re.compile(r"(?:^>>> .*\n?(?:^(?!$).*\n?)*)+", re.MULTILINE)


class Doctests(Extension):
    def on_object(self, *, obj: Object, **kwargs: Any) -> None:
        if obj.docstring is not None:
            text = obj.docstring.value
            obj.docstring.value = EXAMPLE.sub(lambda found: f"```python\n{found[0].rstrip()}\n```\n", text)
