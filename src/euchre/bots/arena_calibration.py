"""Whether predictions come true: tenths of them, against what came."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

Row = list[float]
"""[number of the hand or match, predicted, found]"""


def tenths(rows: Iterable[Row]) -> dict[str, Any]:
    """Predictions against what came of them, by tenths of the predictions."""
    table = np.array(list(rows), dtype=np.float64)
    table = table[np.argsort(table[:, 1], kind="stable")]
    parts = [part for part in np.array_split(table, 10) if len(part)]
    predicted, found = table[:, 1], table[:, 2]
    spread = float(np.var(predicted))
    return {
        "number": len(table),
        "slope": round(float(np.cov(predicted, found, bias=True)[0, 1]) / spread, 3) if spread else None,
        "bias": round(float(np.mean(found - predicted)), 4),
        "bias_standard_error": round(clustered(table[:, 0], found - predicted), 4),
        "tenths": [
            {
                "number": len(part),
                "predicted": round(float(part[:, 1].mean()), 4),
                "found": round(float(part[:, 2].mean()), 4),
                "standard_error": round(clustered(part[:, 0], part[:, 2]), 4),
            }
            for part in parts
        ],
    }


def clustered(units: NDArray[Any], values: NDArray[np.float64]) -> float:
    """The standard error of the mean of values that come in units, alike within one."""
    _, at = np.unique(units, return_inverse=True)
    sums = np.bincount(at, values - values.mean())
    count = len(sums)
    return float(np.sqrt((sums**2).sum() * count / max(1, count - 1)) / len(values))
