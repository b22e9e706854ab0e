"""What commands print for programs."""

from __future__ import annotations

import json
import sys
from typing import Any


def print_json(value: Any, *, indent: int | None = None) -> None:
    """Print a value as JSON; signs that the output cannot carry are written as escapes."""
    text = json.dumps(value, ensure_ascii=False, indent=indent)
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        text = json.dumps(value, indent=indent)
    print(text, flush=True)
