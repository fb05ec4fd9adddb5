"""The image of the server: built by the container file, and started read-only and not as root.

It takes minutes and a machine where one is root, so it is no part of ``make test``: ``make container`` runs it."""

import json
import os
import platform
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import urlopen

import pytest
from packaging.requirements import Requirement

from tests.limits import HANG_S
from tests.server.process import free_port, is_open

ROOT = Path(__file__).parents[2]
BASE = os.environ.get("BASE", "")
"""The image that it is made of. Without a name it is made of Debian's packages."""
PACKAGES = "python3-venv"
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
WHEELS = "/wheels"
PIP = f"[global]\nno-index = true\nfind-links = {WHEELS}\n"
READ_ONLY = """
set -e
mount --bind "$1" "$1"
mount -o remount,bind,ro "$1"
mount --bind "$2" "$1/data"
mount -t tmpfs tmpfs "$1/tmp"
mount --rbind /dev "$1/dev"
mount --rbind /proc "$1/proc"
shift 2
exec "$@"
"""

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux" or os.geteuid() != 0, reason="only root can build images here"),
    pytest.mark.skipif(shutil.which("buildah") is None, reason="there is no buildah on this machine"),
    pytest.mark.skipif(
        not BASE and shutil.which("debootstrap") is None,
        reason="no image to begin with is named (BASE), and there is no debootstrap to make one",
    ),
]


def run(*command: str | Path, **variables: str) -> str:
    """What it prints."""
    done = subprocess.run(command, cwd=ROOT, env=os.environ | variables, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


def test_it_is_ready_although_it_is_not_root_and_may_write_nothing_but_its_data() -> None:
    with TemporaryDirectory(prefix="granada-container-") as place:
        folder = Path(place)
        image = built(folder)
        root = Path(buildah(folder, "mount", buildah(folder, "from", "--pull-never", image)))
        config = json.loads(buildah(folder, "inspect", "--type", "image", image))["Docker"]["config"]
        port = int(free_port())
        inside = ["chroot", f"--userspec={config['User']}", str(root), "env", "-i", *config["Env"]]
        inside.append(f"GRANADA_PORT={port}")
        with started(root, folder, [*inside, *config["Entrypoint"], *config["Cmd"]], port) as server:
            assert uid_of(server.pid) == int(config["User"]) != 0
            assert "ro" in options_of_root(server.pid)
            with urlopen(f"http://127.0.0.1:{port}/readyz", timeout=HANG_S) as answer:
                assert json.load(answer) == {"database": "ok"}
            kind, *check = config["Healthcheck"]["Test"]
            assert kind == "CMD"
            run(*inside, *(word.replace(":8000", f":{port}") for word in check))
            server.terminate()
            assert server.wait(HANG_S) == 0
        assert [file.name for file in (folder / "data").iterdir()] == ["granada.sqlite"]
        print(f"{size_of(root)} MB, {size_of(root / 'opt' / 'granada')} MB of them Granada and its libraries")


def built(folder: Path) -> str:
    """The image, with a wheel in plain Python, which any base can run."""
    base, context = BASE or made_base(folder), folder / "context"
    wheels, settings = folder / "wheels", folder / "pip.conf"
    settings.write_text(PIP)
    python = ("run", "--isolation", "chroot", buildah(folder, "from", base), "--", "python3")
    fetch_libraries(buildah(folder, *python, "-c", "import platform; print(platform.python_version())"), wheels)
    run(
        *(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", context / "dist"),
        GRANADA_COMPILE="0",
    )
    (context / "requirements").mkdir()
    shutil.copy(ROOT / "requirements" / "runtime.txt", context / "requirements")
    volumes = ("--volume", f"{wheels}:{WHEELS}:ro", "--volume", f"{settings}:/etc/pip.conf:ro")
    file = ("--file", str(ROOT / "containers" / "Containerfile"), "--build-arg", f"BASE={base}")
    buildah(
        folder, "build", "--isolation", "chroot", "--format", "docker", *volumes, *file, "--tag", "tried", str(context)
    )
    return "localhost/tried"


def made_base(folder: Path) -> str:
    """A small Debian with Python, from the place where this machine has its packages from."""
    release = platform.freedesktop_os_release()["VERSION_CODENAME"]
    found = run("apt-get", "indextargets", "--format", "$(CODENAME) $(REPO_URI)", "Created-By: Packages").splitlines()
    mirror = next(line.split()[1] for line in found if line.split()[0] == release)
    system = folder / "system"
    run("debootstrap", "--variant=minbase", f"--include={PACKAGES}", release, system, mirror)
    for archive in (system / "var" / "cache" / "apt" / "archives").glob("*.deb"):
        archive.unlink()
    container = buildah(folder, "from", "scratch")
    buildah(folder, "add", "--quiet", container, str(system), "/")
    buildah(folder, "config", "--env", f"PATH={PATH}", container)
    buildah(folder, "commit", "--quiet", "--rm", container, "base")
    shutil.rmtree(system)
    return "localhost/base"


def fetch_libraries(python: str, folder: Path) -> None:
    """For this version of Python, from where this machine gets its own: a container knows nothing of that place."""
    target = {"python_full_version": python, "python_version": python.rpartition(".")[0]}
    listed = (ROOT / "requirements" / "runtime.txt").read_text("utf-8").splitlines()
    wanted = [each for each in map(Requirement, listed) if each.marker is None or each.marker.evaluate(target)]
    exact = [f"{each.name}{each.specifier}" for each in wanted]
    only = ("--no-deps", "--only-binary", ":all:", "--python-version", python)
    run(sys.executable, "-m", "pip", "download", "--quiet", *only, "--dest", folder, *exact)


def buildah(folder: Path, *words: str) -> str:
    places = ("--root", folder / "images", "--runroot", folder / "running", "--storage-driver", "vfs")
    return run("buildah", *places, *words)


@contextmanager
def started(root: Path, folder: Path, command: Sequence[str], port: int) -> "Iterator[subprocess.Popen[bytes]]":
    """The command, for which the whole system is read-only. It takes connections."""
    data = folder / "data"
    data.mkdir()
    owner = (root / "data").stat()
    os.chown(data, owner.st_uid, owner.st_gid)
    folder.chmod(0o755)
    whole = ["unshare", "--mount", "sh", "-c", READ_ONLY, "sh", str(root), str(data), *command]
    with subprocess.Popen(whole) as process:
        try:
            while not is_open(port):
                assert process.poll() is None, "it has ended"
                time.sleep(0.1)
            yield process
        finally:
            process.kill()


def uid_of(process: int) -> int:
    status = Path(f"/proc/{process}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("Uid:")).split()[1])


def options_of_root(process: int) -> Sequence[str]:
    """How the root of its file system is mounted."""
    mounts = [line.split() for line in Path(f"/proc/{process}/mountinfo").read_text().splitlines()]
    return next(mount[5] for mount in mounts if mount[4] == "/").split(",")


def size_of(folder: Path) -> int:
    """Megabytes."""
    return sum(file.lstat().st_size for file in folder.rglob("*")) // 1_000_000
