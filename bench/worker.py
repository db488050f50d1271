"""One contender in a process of its own: answers every line on its standard input with one measured batch.

    python bench/worker.py GROUP NAME SECONDS

The first line out says that it is ready, with the size of its batches, or why it is missing. Every line after that is a
batch: what was done, and the seconds of this process's own time that it took.
"""

from __future__ import annotations

import gc
import json
import sys
from pathlib import Path
from time import process_time

sys.path.append(str(Path(__file__).resolve().parents[1]))


def main(group: str, name: str, seconds: float) -> None:
    """Make the contender, find the size of a batch, then serve."""
    try:
        if group == "own":
            from bench.contenders import OWN as KNOWN  # noqa: PLC0415 - the peers' Python has no Red Dog
        else:
            from bench.peers import PEERS as KNOWN  # noqa: PLC0415 - nor has Red Dog's the peers
        batch = KNOWN[name]()
        size, took = 1, 0.0
        while took < seconds / 2:
            size = max(2 * size, min(8 * size, int(size * seconds / max(took, 1e-6))))
            began = process_time()
            batch(size)
            took = process_time() - began
    except Exception as error:  # noqa: BLE001 - whatever is wrong with a contender, the others go on
        print(json.dumps({"missing": f"{type(error).__name__}: {error}"}), flush=True)
        return
    size = max(1, int(size * seconds / took))
    print(json.dumps({"size": size}), flush=True)
    for _ in sys.stdin:
        gc.collect()
        began = process_time()
        counts = batch(size)
        took = process_time() - began
        print(json.dumps({"seconds": took, "counts": counts}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], float(sys.argv[3]))
