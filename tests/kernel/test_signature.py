"""Search behaviour as one number: the cards tried over fixed deals are those that are stored."""

import subprocess

from tests.kernel.native import KERNEL, program, sources


def test_the_signature_is_the_stored_one(tmp_path):
    own = [KERNEL / "bench" / "bench.cpp", KERNEL / "tests" / "deck.cpp"]
    built = program(tmp_path / "bench", [*sources("sample", "rollout", "perft"), *own])
    done = subprocess.run(
        [built, "--check", KERNEL / "bench" / "signature.txt"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
