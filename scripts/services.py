"""Get what the tests need from the machine: Debian's chromium and postgresql, and a running PostgreSQL.

python scripts/services.py install          install what is missing (as root, or with passwordless sudo)
python scripts/services.py run COMMAND…     run a command with EUCHRE_TEST_POSTGRES and EUCHRE_CHROMIUM set
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome")
POSTGRES_ROOT = Path("/usr/lib/postgresql")


class Missing(Exception):
    """Something the tests need is not there and cannot be had; the message says why and what helps."""


def chromium() -> Path | None:
    """Return the browser for the tests: the one EUCHRE_CHROMIUM names, or one on PATH."""
    named = os.environ.get("EUCHRE_CHROMIUM")
    if named and not os.access(named, os.X_OK):
        raise Missing(f"EUCHRE_CHROMIUM names {named}, which is no program; correct it or leave it out")
    if named:
        return Path(named)
    found = (shutil.which(name) for name in CHROMIUM_NAMES)
    return next((Path(path) for path in found if path), None)


def postgres_bin() -> Path | None:
    """Return the folder with initdb and pg_ctl: the newest of Debian's, or the one on PATH."""
    versions = [path for path in POSTGRES_ROOT.glob("*/bin") if (path / "initdb").exists()]
    if versions:
        return max(versions, key=lambda path: int(path.parent.name.split(".")[0]))
    found = shutil.which("initdb")
    return Path(found).parent if found else None


PACKAGES = {"chromium": chromium, "postgresql": postgres_bin}


def install(*packages: str) -> None:
    """Install those of Debian's packages that are missing; raise Missing where that is not possible."""
    wanted = [name for name in packages if PACKAGES[name]() is None]
    if not wanted:
        return
    advice = f"install it by hand: apt-get install {' '.join(wanted)}"
    if shutil.which("apt-get") is None:
        raise Missing(
            f"{' and '.join(wanted)} not found, and there is no apt-get here; install by other means"
        )
    prefix = _as_root()
    if prefix is None:
        raise Missing(f"{' and '.join(wanted)} not found, and this user may not install packages; {advice}")
    print(f"Installing {', '.join(wanted)} …", flush=True)
    for arguments in (["update", "-q"], ["install", "-q", "-y", "--no-install-recommends", *wanted]):
        command = [
            *prefix,
            "env",
            "DEBIAN_FRONTEND=noninteractive",
            "apt-get",
            "-o",
            "DPkg::Lock::Timeout=300",
        ]
        done = subprocess.run([*command, *arguments], capture_output=True, text=True)
        if done.returncode:
            reason = (done.stderr.strip() or done.stdout.strip()).splitlines()[-1:]
            raise Missing(f"apt-get {arguments[0]} failed: {''.join(reason)}; {advice}")
    still = [name for name in wanted if PACKAGES[name]() is None]
    if still:
        raise Missing(f"apt-get installed {', '.join(still)}, but its programs are not where they should be")


def _as_root() -> list[str] | None:
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") and subprocess.run(["sudo", "-n", "true"], capture_output=True).returncode == 0:
        return ["sudo", "-n"]
    return None


def _run(command: list[str]) -> None:
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd="/")
    except OSError as error:
        raise Missing(f"`{command[0]}` cannot be started: {error.strerror}") from error
    if done.returncode:
        last = "".join(done.stdout.strip().splitlines()[-1:])
        raise Missing(f"`{' '.join(command)}` ended with exit code {done.returncode}: {last}")


def _give_to_postgres(folder: Path) -> None:
    try:
        shutil.chown(folder, "postgres", "postgres")
    except LookupError as error:
        raise Missing("PostgreSQL will not run as root, and this machine has no user postgres") from error


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def postgres() -> Iterator[str]:
    """Run a PostgreSQL of our own on a free port, in a temporary folder; give its address, then stop it.

    It keeps no promise about power cuts (fsync=off): it lives for one test run.
    """
    programs = postgres_bin()
    if programs is None:
        raise Missing("postgresql is not installed")
    # PostgreSQL refuses to run as root, so root hands the folder over to the package's own user.
    runuser = shutil.which("runuser") or "/usr/sbin/runuser"
    other_user = [runuser, "-u", "postgres", "--"] if os.geteuid() == 0 else []
    folder = Path(tempfile.mkdtemp(prefix="euchre-postgres-"))
    try:
        if other_user:
            _give_to_postgres(folder)
        data = str(folder / "data")
        initdb = [str(programs / "initdb"), "-D", data, "-A", "trust", "-U", "postgres", "-E", "UTF8", "-N"]
        pg_ctl = [str(programs / "pg_ctl"), "-D", data, "-w"]
        _run([*other_user, *initdb])
        port = _free_port()
        options = f"-h 127.0.0.1 -p {port} -k {folder} -c fsync=off -c max_connections=200"
        _run([*other_user, *pg_ctl, "-l", str(folder / "log"), "-o", options, "start"])
        try:
            yield f"postgresql+asyncpg://postgres@127.0.0.1:{port}/postgres"
        finally:
            _run([*other_user, *pg_ctl, "-m", "immediate", "stop"])
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def main(arguments: list[str]) -> int:
    """Run one of the two commands; return its exit code."""
    match arguments:
        case ["install"]:
            install(*PACKAGES)
            print(f"chromium: {chromium()}\npostgresql: {postgres_bin()}")
            return 0
        case ["run", *command] if command:
            install(*PACKAGES)
            with postgres() as address:
                env = os.environ | {"EUCHRE_TEST_POSTGRES": address, "EUCHRE_CHROMIUM": str(chromium())}
                return subprocess.run(command, env=env).returncode
        case _:
            print(__doc__, file=sys.stderr)
            return 2


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Missing as missing:
        sys.exit(f"services: {missing}")
