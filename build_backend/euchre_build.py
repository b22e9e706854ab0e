"""Build backend: scikit-build-core, with Node.js from PyPI where the machine has none.

An editable install builds the native kernel into the source tree.
"""

from __future__ import annotations

import sys
from pathlib import Path

from scikit_build_core import build as _base

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "scripts"))
import native as _native
import node as _node

build_sdist = _base.build_sdist
build_wheel = _base.build_wheel
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


def get_requires_for_build_editable(config_settings: Settings | None = None) -> list[str]:
    """Return what an editable install needs: tools to build the kernel where the machine has none."""
    return [*_base.get_requires_for_build_editable(config_settings), *_native.requirements()]


def build_editable(
    wheel_directory: str,
    config_settings: Settings | None = None,
    metadata_directory: str | None = None,
) -> str:
    """Build the kernel into the source tree, then the wheel that leads there."""
    _native.build()
    built: str = _base.build_editable(wheel_directory, config_settings, metadata_directory)
    return built
