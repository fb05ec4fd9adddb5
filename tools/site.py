"""Build dist/site: both games against bots, as files that any web host can serve (docs/anywhere.md).

PYTHONPATH=src:. python tools/site.py
"""

import sys

import msgspec
from tools import web
from tools.compile import ROOT, CompileError
from tools.engine import build

from granada.answers.offer import offer

SITE = ROOT / "dist" / "site"
"""The folder of the site, as in web/vite.config.ts."""


def main() -> None:
    web.run("site")
    # The front page shows it before there is any reason to load the engine.
    (SITE / "games.json").write_bytes(msgspec.json.encode(offer()))
    build(SITE / "engine")


if __name__ == "__main__":
    try:
        main()
    except (CompileError, web.WebError) as error:
        sys.exit(f"The site cannot be built, because {error}.")
