"""Times Splitframe and its peers by turns; see scripts/bench."""

import argparse
import glob
import json
import os
import pathlib
import re
import shlex
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from playwright.sync_api import sync_playwright

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../Tests/Pages"))
import living_page
from waiting import Waiting

# Ratios at revision f997156, alone on two cores; --quick fails 40 % below them.
REACHED = {"rsvg": 17.8, "page": 11, "capture": 8.9, "cold": 5.5}
SLACK = 0.6
# The largest device, so that all pictures are equally large.
PLACES = ["--device", "ipad-pro-13-inch-m4", "--orientation", "all", "--window", "full", "--style", "all", "--display-mode", "all"]

parser = argparse.ArgumentParser()
parser.add_argument("root")
parser.add_argument("--quick", action="store_true")
options = parser.parse_args()
# What people install, where it was made, else what a build leaves: Swift's libraries are inside the former.
command = next(
    glob.iglob(f"{options.root}/.build/release-work/tree/*/bin/splitframe"), f"{options.root}/.build/release/splitframe")
bench = f"{options.root}/.build/release/splitframe-bench"
peers = f"{options.root}/.build/bench/peers"
rounds, few, usual = (3, 8, min) if options.quick else (5, 24, statistics.median)
environment = {**os.environ, "LC_ALL": "C"}


def run(words, **more):
    subprocess.run(words, check=True, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **more)


def output(words):
    return subprocess.run(words, check=True, env=environment, stdout=subprocess.PIPE, text=True).stdout


def timed(work):
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def usage(words, most=1):
    """Processor time in seconds, and the most memory in megabytes; pictures that differ give 1, failures more."""
    with tempfile.TemporaryFile("w+") as log:
        process = subprocess.Popen(words, env=environment, stdout=log, stderr=subprocess.STDOUT)
        _, status, used = os.wait4(process.pid, 0)
        if not 0 <= os.waitstatus_to_exitcode(status) <= most:
            log.seek(0)
            end = "".join(log.readlines()[-20:])
            raise RuntimeError(f"{words[0]} failed: what it did in that time is no measurement. It ended with:\n{end}")
    return used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


def by_turns(works):
    """What each takes in seconds, one round after the other."""
    seconds = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            seconds[name].append(timed(work))
    return {name: usual(values) for name, values in seconds.items()}


class Browsers:
    """Two warm browsers in processes of their own, each with half of the pictures."""

    def __init__(self, files, size, way):
        code = os.path.join(options.root, "scripts/Peers/browser.py")
        self.processes = [
            subprocess.Popen(
                [sys.executable, code, str(size[0]), str(size[1]), way, *files[number::2]],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            for number in range(2)
        ]
        for process in self.processes:
            process.stdout.readline()

    def shoot(self):
        for process in self.processes:
            process.stdin.write("go\n")
            process.stdin.flush()
        for process in self.processes:
            process.stdout.readline()

    def close(self):
        for process in self.processes:
            process.stdin.close()
            process.wait()


rows = []


def report(work, ours, peer, ratio, goal, key=None, least=True):
    """A row; `least` where a larger ratio is better."""
    met = ratio >= goal if least else ratio <= goal
    lost = key in REACHED and ratio < REACHED[key] * SLACK
    verdict = "met" if met else "LOST" if lost else "short"
    rows.append(dict(work=work, ours=ours, peer=peer, ratio=round(ratio, 2), goal=goal, verdict=verdict, least=least))


def milliseconds(value):
    return f"{value:.1f} ms"


def faster(work, ours, peer, goal, key=None):
    """A row of how much faster we are, from milliseconds."""
    report(work, milliseconds(ours), milliseconds(peer), peer / ours, goal, key)


def within(work, ours, peer, goal, unit=" ms"):
    """A row of how many times a peer's amount is the most that we may take."""
    report(work, f"{ours:.1f}{unit}", f"{peer:.1f}{unit}", ours / peer, goal, least=False)


with tempfile.TemporaryDirectory(dir="/dev/shm" if os.path.isdir("/dev/shm") else None) as work:
    places = PLACES + ([] if options.quick else ["--split-behavior", "all"])
    gallery = [command, "gallery", *places, "--scale", "2", "-o", f"{work}/gallery"]
    run([*gallery, "--jobs", "2"])
    with open(f"{work}/gallery/index.html") as page:
        found = re.findall(r'"command":"((?:[^"\\]|\\.)*)"', page.read())
    commands = [shlex.split(json.loads(f'"{text}"')) for text in found]
    count = len(commands)
    sample = [words[1:words.index("-o")] for words in commands[:: max(1, count // few)][:few]]
    svgs = [f"{work}/{number}.svg" for number in range(len(sample))]
    for words, path in zip(sample, svgs):
        run([command, *words, "-o", path])
    with open(svgs[0]) as svg:
        width, height = (round(float(side)) for side in re.search(r'width="([\d.]+)" height="([\d.]+)"', svg.read()).groups())

    def rsvg():
        run(["xargs", "-P2", "-I{}", "rsvg-convert", "-z", "2", "-o", "{}.png", "{}"], input="\n".join(svgs).encode())

    def ours():
        shutil.rmtree(f"{work}/gallery", True)
        run([*gallery, "--jobs", "2"])

    browsers = {way: Browsers(svgs, (width, height), way) for way in ["page", "capture"]}
    seconds = by_turns({"ours": ours, "rsvg": rsvg, **{way: both.shoot for way, both in browsers.items()}})
    for both in browsers.values():
        both.close()
    for key, name, goal in [
        ("rsvg", "rsvg-convert, xargs -P2", 40), ("page", "Chromium, two warm, Playwright", 20),
        ("capture", "Chromium, two warm, fastest capture", 16),
    ]:
        name = f"{count} pictures at 2x with sheets: {name}"
        faster(name, seconds["ours"] / count * 1e3, seconds[key] / len(svgs) * 1e3, goal, key)

    one = f"{work}/one.png"
    cold = by_turns({
        "ours": lambda: run([command, *sample[0], "-o", one]),
        "peer": lambda: run(["rsvg-convert", "-z", "2", "-o", f"{work}/peer.png", svgs[0]]),
    })
    faster("one picture, cold process: rsvg-convert", cold["ours"] * 1e3, cold["peer"] * 1e3, 10, "cold")

    starts = {"peer": [peers], "--version": [command, "--version"], "devices": [command, "devices"]}
    starts["explain"] = [command, "explain", "--device", "ipad-mini-6"]
    # Of what takes milliseconds there can be more turns.
    turns = [by_turns({name: lambda words=words: run(words) for name, words in starts.items()}) for _ in range(4)]
    start = {name: usual([turn[name] for turn in turns]) * 1e3 for name in starts}
    for name in list(starts)[1:]:
        within(f"{name}: start of a C program with Cairo and Pango", start[name], start["peer"], 3)

    used = {jobs: [] for jobs in [1, 2]}
    for _ in range(rounds):
        for jobs in used:
            used[jobs].append(usage([*gallery, "--jobs", str(jobs)])[0])
    alone, both = (usual(used[jobs]) / count * 1e3 for jobs in [1, 2])
    within("processor time a picture, two jobs: one job", both, alone, 1.05)

    # From an event to the next picture on screen, which a person who drags has to take for immediate.
    figure = f"{work}/figure.html"
    run([command, "render", *living_page.IPAD, "--interactive", "-o", figure])
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        drags = living_page.latency(browser, pathlib.Path(figure))
        browser.close()
    within("a figure that is dragged, 95 % of its pictures", drags[1][1], 50, 1)
    within("a figure that is dragged at a quarter of the speed, half of its pictures", drags[4][0], 50, 1)

    turns = [
        (json.loads(output([bench, "ratios", one])), [float(number) for number in output([peers, "encode", one]).split()])
        for _ in range(rounds)
    ]
    measured, encoded = zip(*turns)
    size = encoded[0][1]

    def value(key):
        return usual([facts[key] for facts in measured])

    faster("PNG encoding: cairo_surface_write_to_png", value("encoding"), usual([turn[0] for turn in encoded]), 25)
    within("PNG encoding, bytes: the same", measured[0]["encodedBytes"] / 1024, size / 1024, 1.25, " KiB")
    within("an SVG, warm: a millisecond", value("svg"), 1, 1.5)
    waiting = Waiting(options.root, command, work, usage, timed, run, rounds)
    waiting.comparing(within)
    waiting.documents(within)
    waiting.motion(within)
    waiting.goldens(within)
    if not options.quick:
        waiting.memory(within)
        waiting.builds(within)
    # Other work of the machine can only lower these numbers.
    if not options.quick:
        programs = {"ours": bench, "peer": f"{options.root}/.build/bench/f997156/.build/release/splitframe-bench"}
        layouts = {name: [] for name in programs}
        for _ in range(rounds):
            for name, program in programs.items():
                layouts[name].append(float(output([program, "layouts"])))
        ours, peer = (max(layouts[name]) / 1e6 for name in ["ours", "peer"])
        report("layouts a second on one core: revision f997156", f"{ours:.2f} M", f"{peer:.2f} M", ours / peer, 1.5)

load = os.getloadavg()[0]
revision = output(["git", "-C", options.root, "rev-parse", "--short", "HEAD"]).strip()
facts = dict(schema=1, revision=revision, rounds=rounds, cores=os.cpu_count(), load=round(load, 1), rows=rows)
with open(f"{options.root}/.build/bench/bench.json", "w") as file:
    json.dump(facts, file, indent=2)
    file.write("\n")
run([bench, "chart", file.name, file.name.removesuffix(".json"), time.strftime("%Y-%m-%d")])
table = [["work: peer", "ours", "peer", "ratio", "goal", "verdict"]] + [[str(value) for value in row.values()][:6] for row in rows]
widths = [max(len(row[column]) for row in table) for column in range(6)]
for row in table:
    print("  ".join(value.ljust(width) for value, width in zip(row, widths)).rstrip())
print(f"revision {revision}, {os.cpu_count()} cores, load {load:.1f}")
if options.quick and any(row["verdict"] == "LOST" for row in rows):
    sys.exit(1)
