"""Pages of which a script writes a part: put the part in its place, and write or check the files."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def between(page: str, name: str, part: str) -> str:
    """The page with another part between its marks, ``<!-- name -->`` and ``<!-- /name -->``."""
    before, _, rest = page.partition(f"<!-- {name} -->")
    _, _, after = rest.partition(f"<!-- /{name} -->")
    return f"{before}<!-- {name} -->\n\n{part}\n\n<!-- /{name} -->{after}"


def settle(pages: dict[Path, str], script: str) -> int:
    """Write what each file should hold or, with ``--check``, name those that do not; the exit status."""
    stale = [path for path, text in pages.items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is not current: run python scripts/{script}.py")
        return 1 if stale else 0
    for path in stale:
        path.write_text(pages[path], "utf-8")
    print(f"{len(stale)} files changed")
    return 0
