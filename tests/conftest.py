"""Settings that hold for every test."""

import os

from hypothesis import settings

# No deadline: on a busy machine a slow example is no fault. On a server the examples are the same in every run.
settings.register_profile("reddog", deadline=None, derandomize=bool(os.environ.get("CI")), print_blob=True)
settings.load_profile("reddog")
