"""A learned count of tricks for long hands: what a hand is worth in each strain and role.

A small network, trained by ``scripts/double_train.py`` on played-out deals, of which it knows one hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from io import BytesIO

import numpy as np
from numpy.typing import NDArray

from euchre.bots.double_features import Hands, Numbers, features
from euchre.rules import Rules

HEADS = ("maker", "log_spread", "helper", "defender", "lone", "lone_helped")
"""Tricks of the makers' side seen from the maker's hand, and the log of their spread; what the partner's hand
adds to the average, and an opponent's (mostly less than nothing); log odds of all tricks alone without an
exchange, and with three cards exchanged."""

CHUNK = 256
"""Hands at a time: products so small are not spread over threads, which would cost more than it saves."""


@dataclass(frozen=True)
class Network:
    """Inputs scaled by ``mean`` and ``scale``, one hidden layer, one output for each of `HEADS`."""

    mean: Numbers
    scale: Numbers
    inner: Numbers
    inner_bias: Numbers
    outer: Numbers
    outer_bias: Numbers

    def of(self, inputs: Numbers) -> Numbers:
        """Outputs: float32 (hands, heads)."""
        scaled = (inputs - self.mean) / self.scale
        outputs = np.empty((len(inputs), self.outer.shape[1]), np.float32)
        for first in range(0, len(inputs), CHUNK):
            rows = slice(first, first + CHUNK)
            hidden = np.maximum(scaled[rows] @ self.inner + self.inner_bias, 0)
            outputs[rows] = hidden @ self.outer + self.outer_bias
        return outputs


@dataclass(frozen=True)
class Counts:
    """What hands are worth, each float32 (hands, strains); units as in `HEADS`.

    ``spread`` is a standard deviation in tricks; ``lone``, ``lone_helped`` are chances.
    """

    maker: Numbers
    spread: Numbers
    helper: Numbers
    defender: Numbers
    lone: Numbers
    lone_helped: Numbers


def counts(rules: Rules, hands: Hands) -> Counts:
    """What hands are worth in each of ``rules.strains``."""
    outputs = np.stack(
        [network(strain.has_trump).of(features(rules, hands, strain)) for strain in rules.strains], axis=1
    )
    chance = np.asarray(1 / (1 + np.exp(-outputs[..., 4:])), np.float32)
    return Counts(
        maker=outputs[..., 0],
        spread=np.exp(outputs[..., 1]),
        helper=outputs[..., 2],
        defender=outputs[..., 3],
        lone=chance[..., 0],
        lone_helped=chance[..., 1],
    )


@cache
def network(trump: bool) -> Network:
    """The network for suits, or for no-trump (high or low)."""
    kind = "trump" if trump else "plain"
    stored = weights()
    return Network(*(stored[f"{kind}_{name}"] for name in Network.__dataclass_fields__))


@cache
def weights() -> dict[str, NDArray[np.float32]]:
    """All that was learned, by name, from the package's file."""
    raw = (files("euchre.bots") / "weights" / "double.npz").read_bytes()
    with np.load(BytesIO(raw)) as stored:
        return {name: stored[name].astype(np.float32) for name in stored.files}
