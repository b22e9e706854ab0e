"""The native module, and one clear error where it is not built."""

from __future__ import annotations

try:
    from euchre.kernel import _kernel
except ImportError as error:
    raise ImportError(
        "the native kernel (euchre.kernel._kernel) is not built for this Python, or cannot be loaded: in a "
        "source tree run `make env` (it needs a C++20 compiler), elsewhere reinstall the package. "
        f"The reason: {error}"
    ) from error

InputError = _kernel.InputError
"""Input that cannot be (a ValueError); ``field`` names what is wrong, the text says what would be right."""


def refused(field: str, message: str) -> InputError:
    """The error that names a field."""
    error = InputError(f"{field}: {message}")
    error.field = field
    return error


__all__ = ["InputError", "_kernel", "refused"]
