"""docs/kernel.md shows the stored figures, and its example runs."""

import re
import subprocess
import sys
from typing import Any

from euchre.game import Observation, apply, legal, seen, shuffle, start, to_act
from euchre.game.actions import PlayCard
from euchre.game.state import Play, State
from euchre.rules import variant
from tests.kernel.games import cards_of, rng_of
from tests.kernel.native import ROOT


def test_the_figures_are_those_of_the_last_measurement():
    command = [sys.executable, "scripts/kernel_docs.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_example_runs():
    rng, rules = rng_of("docs"), variant("euchre")
    state: State = start(rules, 0)
    views = [Observation.start(rules, seat, 0) for seat in range(4)]
    while not isinstance(state, Play):
        action = rng.choice(legal(state)) if legal(state) else shuffle(rules, rng)
        views = [view.after(*seen(state, action, seat)) for seat, view in enumerate(views)]
        state = apply(state, action)
    actor = to_act(state)
    assert actor is not None
    text = (ROOT / "docs" / "kernel.md").read_text("utf-8")
    example = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert example
    names: dict[str, Any] = {"observation": views[actor]}
    exec(example[1], names)
    assert names["best"] in cards_of(state)
    assert {action.card for action in legal(state) if isinstance(action, PlayCard)} == set(names["means"])
