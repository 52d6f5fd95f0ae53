"""The rows of scripts/bench about what people wait for: reviews, documents, motions, first builds."""

import json
import os
import shutil
import subprocess
import sys

REQUESTS = ["ipad-pro-11-inch-m4", "ipad-pro-13-inch-m4", "ipad-mini-6", "ipad-10th", "iphone-se-3", "iphone-duo"]


def figure(number, **more):
    selection = dict(
        device=REQUESTS[number % 6], style=["doubleColumn", "tripleColumn"][number % 2],
        orientation=["portrait", "landscape"][number // 2 % 2], set={"preferredPrimaryColumnWidth": 260 + number % 97})
    return f"<!-- splitframe: {json.dumps(dict(name=f'f{number}', selection=selection, **more))} -->\n\n"


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)


class Waiting:
    """`usage` measures words as processor seconds and megabytes, `least` takes the best of some of its runs."""

    def __init__(self, root, command, work, usage, timed, run, rounds):
        self.root, self.command, self.work = root, command, work
        self.usage, self.timed, self.run, self.rounds = usage, timed, run, rounds
        self.start = self.least([command, "--version"])

    def least(self, words, before=lambda: None):
        times = []
        for _ in range(self.rounds):
            before()
            times.append(self.usage(words)[0])
        return min(times)

    def comparing(self, within):
        """Files of one picture, of one with a wider column, and in another theme; all in processor time."""
        base = [self.command, "render", "--device", "ipad-pro-13-inch-m4", "--orientation", "landscape", "--scale", "2"]
        files = [f"{self.work}/{name}.png" for name in ["first", "wider", "dark"]]
        for words, file in zip([[], ["--display-mode", "secondaryOnly"], ["--theme", "dark"]], files):
            self.run([*base, *words, "-o", file])
        pairs = [(files[0], files[1]), (files[0], files[2])]
        peer = subprocess.run(
            [sys.executable, f"{self.root}/scripts/Peers/differ.py", *sum(pairs, ())], check=True,
            stdout=subprocess.PIPE, text=True).stdout.split()
        for name, pair, theirs in zip(["another mode", "another theme"], pairs, peer):
            ours = (self.least([self.command, "diff", *pair]) - self.start) * 1e3
            within(f"two files, {name}: BlazeDiff, warm", ours, float(theirs), 0.8)
        for folder in ["before", "after"]:
            for number in range(200):
                os.makedirs(f"{self.work}/{folder}", exist_ok=True)
                shutil.copy(files[0], f"{self.work}/{folder}/{number}.png")
        reading = self.least(["cat", *(f"{self.work}/{folder}/{number}.png" for folder in ["before", "after"] for number in range(200))])
        ours = self.least([self.command, "diff", f"{self.work}/before", f"{self.work}/after"]) - self.start
        within("200 pairs of equal files: reading them", ours * 1e3, reading * 1e3, 1.5)

    def documents(self, within):
        folder = f"{self.work}/docs"
        for number in range(100):
            write(f"{folder}/{number}.md", "".join(figure(10 * number + place) for place in range(10)))
        self.run([self.command, "docs", folder])
        clock = min(self.timed(lambda: self.run([self.command, "docs", "--check", folder])) for _ in range(self.rounds))
        within("docs --check, 1,000 figures up to date: a second", clock, 1, 1, " s")
        folder = f"{self.work}/svg"
        write(f"{folder}/a.md", "".join(figure(number, format="svg") for number in range(400)))
        used = self.least([self.command, "docs", folder], lambda: shutil.rmtree(f"{folder}/images", True)) - self.start
        within("docs of 400 SVG figures, processor time each", used / 400 * 1e3, 1.5, 1)

    def motion(self, within):
        seconds = {}
        for count in [100, 200]:
            steps = [{"do": [{"mount": {}}]}] + [{"do": [{["show", "hide"][number % 2]: "primary"}]} for number in range(count - 1)]
            scenario = dict(environment={"device": "ipad-10th"}, splitView={"style": "doubleColumn"}, steps=steps)
            write(f"{self.work}/{count}.json", json.dumps(scenario))
            seconds[count] = self.least([self.command, "render", f"{self.work}/{count}.json", "--animate", "-o", f"{self.work}/motion.svg"])
        within("motion, 200 steps, SVG, processor time: three seconds", seconds[200], 3, 1, " s")
        within("motion, 200 steps: 100 steps", seconds[200], seconds[100], 2.5, " s")

    def goldens(self, within):
        """All of our goldens' list without pictures, in enough widths of the primary column to be ten thousand."""
        folder = f"{self.work}/Snapshots"
        widths = list(range(200, 500, 10))
        lists = [
            {"pictures": False, "selection": {"device": REQUESTS[:5], "orientation": "all", "style": "all", "displayMode": "all", "set": {"preferredPrimaryColumnWidth": width}}}
            for width in widths
        ]
        write(f"{folder}/goldens.json", json.dumps({"schema": 1, "goldens": lists}))
        self.run([self.command, "record", "--goldens", folder])
        found = subprocess.run([self.command, "verify", "--goldens", folder, "--json"], check=True, stdout=subprocess.PIPE, text=True).stdout
        count = len(json.loads(found)["results"])
        clock = min(self.timed(lambda: self.run([self.command, "verify", "--goldens", folder])) for _ in range(self.rounds))
        within("10,000 goldens verified, all equal: two seconds", clock / count * 1e4, 2, 1, " s")

    def memory(self, within):
        """A gallery of some 50,000 pictures, and one of a tenth of them."""
        most = {}
        for count in [52, 520]:
            windows = ",".join(f"{400 + 3 * number}x{700 + number}" for number in range(count))
            most[count] = self.usage([
                self.command, "gallery", "--device", "ipad-mini-6", "--window", windows, "--style", "all", "--display-mode", "all",
                "--split-behavior", "all", "--scale", "1", "--jobs", "2", "-o", f"{self.work}/many"])[1]
            shutil.rmtree(f"{self.work}/many", True)
        within("most memory, a gallery at two jobs: 120 MB", most[520], 120, 1, " MB")
        within("most memory, ten times as many pictures: once", most[520], most[52], 1.1, " MB")

    def builds(self, within):
        """Fresh clones: README's second command, and an app's tests, in minutes of processor time."""
        clone = f"{self.work}/clone"
        self.run(["git", "clone", "-q", self.root, clone])
        app = f"{clone}/Tests/Fixtures/MailExample"
        for name, words, unit, goal, mark in [
            ("an app's first build with tests, processor time", ["swift", "build", "--package-path", app, "--scratch-path", f"{self.work}/app", "--build-tests"], 1, 80, " s"),
            ("README's second command, processor time", [f"{clone}/scripts/test"], 60, 14, " min"),
        ]:
            try:
                within(name, self.usage(words, 0)[0] / unit, goal, 1, mark)
            except RuntimeError as failure:
                # The other rows are measured, whatever fails here.
                print(failure, file=sys.stderr)
