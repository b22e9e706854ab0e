"""Settings that every test shares."""

import os

from hypothesis import settings

# The same examples every time, so that a run can be repeated; `make soak` draws new ones.
settings.register_profile("repeatable", deadline=None, derandomize=True)
settings.register_profile("soak", deadline=None, max_examples=2000, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "repeatable"))
