"""The rules of every variant as typed data."""

from euchre.rules.levels import Level
from euchre.rules.load import (
    KeySpec,
    from_json,
    from_stored,
    key_spec,
    key_specs,
    sources,
    to_toml,
    variant,
    variant_ids,
)
from euchre.rules.model import Rules
from euchre.rules.tables import Tables

__all__ = [
    "KeySpec", "Level", "Rules", "Tables", "from_json", "from_stored", "key_spec", "key_specs", "sources",
    "to_toml", "variant", "variant_ids",
]  # fmt: skip
