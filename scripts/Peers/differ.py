"""The processor time that BlazeDiff takes for pairs of pictures in a warm process, in milliseconds: the least of nine."""

import sys
import time

import blazediff


def least(first, second):
    times = []
    for _ in range(9):
        start = time.process_time()
        blazediff.compare(first, second)
        times.append(time.process_time() - start)
    return min(times) * 1e3


print(*(least(*pair) for pair in zip(sys.argv[1::2], sys.argv[2::2])))
