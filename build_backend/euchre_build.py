"""Build backend: scikit-build-core, with Node.js from PyPI where the machine has none."""

from __future__ import annotations

import sys
from pathlib import Path

from scikit_build_core import build as _base

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "scripts"))
import node as _node

build_editable = _base.build_editable
build_sdist = _base.build_sdist
build_wheel = _base.build_wheel
get_requires_for_build_editable = _base.get_requires_for_build_editable
get_requires_for_build_sdist = _base.get_requires_for_build_sdist
prepare_metadata_for_build_editable = _base.prepare_metadata_for_build_editable
prepare_metadata_for_build_wheel = _base.prepare_metadata_for_build_wheel

Settings = dict[str, list[str] | str]


def get_requires_for_build_wheel(config_settings: Settings | None = None) -> list[str]:
    """Return what a wheel build needs; editable installs build no web client and need no Node.js."""
    requires: list[str] = list(_base.get_requires_for_build_wheel(config_settings))
    if _node.on_path() is None:
        requires.append(_node.WHEEL_REQUIREMENT)
    return requires
