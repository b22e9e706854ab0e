"""The presets' fingerprints stay what they were: records and tables written long ago depend on it.

When a preset is changed on purpose, ``python -m tests.rules.test_fingerprints`` shows old and new, and writes
the new ones with ``--write``.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

import pytest

from euchre.rules import variant, variant_ids

GOLDEN = Path(__file__).with_name("fingerprints.json")


def stored() -> dict[str, str]:
    data: dict[str, str] = json.loads(GOLDEN.read_text(encoding="utf-8"))
    return data


def present() -> dict[str, str]:
    return {variant_id: variant(variant_id).fingerprint for variant_id in variant_ids()}


@pytest.mark.parametrize("variant_id", variant_ids())
def test_a_presets_fingerprint_is_stable(variant_id):
    rules = variant(variant_id)
    assert rules.fingerprint == stored().get(variant_id), (
        f"{variant_id} is no longer what it was: records made under it will be refused"
    )


def test_the_fingerprint_is_what_the_page_says():
    """SHA-256 of the complete rules as JSON: keys sorted, no spaces, ASCII, the settings left out."""
    for variant_id in variant_ids():
        tree = variant(variant_id).to_json()
        del tree["settings"]
        text = json.dumps(tree, sort_keys=True, separators=(",", ":"))
        assert variant(variant_id).fingerprint == hashlib.sha256(text.encode("ascii")).hexdigest()


def main(arguments: list[str]) -> int:
    """Show what differs; write it only when told to."""
    old = stored() if GOLDEN.exists() else {}
    new = present()
    for variant_id in sorted(old.keys() | new.keys()):
        if old.get(variant_id) != new.get(variant_id):
            print(f"{variant_id}: {old.get(variant_id)} -> {new.get(variant_id)}")
    if "--write" in arguments:
        GOLDEN.write_text(json.dumps(new, indent=1) + "\n", encoding="utf-8")
    return 0 if old == new or "--write" in arguments else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
