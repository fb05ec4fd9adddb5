"""Put the compiled modules into wheels, or plain Python where they cannot be compiled.

GRANADA_COMPILE=0 leaves compilation out; GRANADA_COMPILE=require fails where it would fall back.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Build frontends do not put the project itself on the path.
sys.path.insert(0, str(Path(__file__).parent))

from tools.compile import CompileError, compile_package


class CompileHook(BuildHookInterface[BuilderConfig]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("GRANADA_COMPILE")
        # An editable install runs from src, where compiled modules never go.
        if version == "editable" or wish == "0":
            return
        compiled = Path(self.root, "build", "compiled")
        try:
            extensions = compile_package(compiled)
        except (CompileError, OSError) as error:
            if wish == "require":
                raise
            print(f"granada: built as plain Python, which is slower, because {error}.", file=sys.stderr)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in extensions:
            build_data["force_include"][str(path)] = path.relative_to(compiled).as_posix()
