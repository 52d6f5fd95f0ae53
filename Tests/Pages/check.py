"""Drives the pages of `splitframe review` and `splitframe gallery` as a person would."""

import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

import accessible_svg
import explore_page
import gallery_page
import goldens
import living_page
import review_page
import served_page
from browser import step

program = sys.argv[1]
count = int(sys.argv[2]) if len(sys.argv) > 2 else 2000


def run(*words, status=(0,)):
    done = subprocess.run([program, *map(str, words)], capture_output=True, text=True, env={"PATH": "/usr/bin:/bin"})
    assert done.returncode in status, f"{words}: {done.returncode}: {done.stderr[:500]}"
    return done.stdout


start = time.monotonic()
with tempfile.TemporaryDirectory(prefix="splitframe-pages-") as work, sync_playwright() as playwright:
    work = Path(work)
    with step(f"goldens of which {count} wait"):
        names = goldens.make(work / "Snapshots", count)
    with step("review"):
        run("review", "--goldens", work / "Snapshots", "-o", work / "Review", status=(1,))
    with step("gallery"):
        run("gallery", "--device", "iphone-se-1,ipad-mini-6", "--style", "doubleColumn", "--display-mode", "all",
            "--theme", "light,dark", "--title", "primary=<b>R&D</b>\"'", "-o", work / "Gallery")
    browser = playwright.chromium.launch(
        executable_path="/usr/bin/chromium", args=["--no-sandbox", "--allow-file-access-from-files=false"])
    review_page.check(browser, work, names, run)
    with step("served"):
        served_page.check(browser, work, program)
    gallery_page.check(browser, work / "Gallery")
    # A review of many pictures is the long form.
    living_page.check(browser, work, run, *((1000, 100) if count >= 2000 else (30, 6)))
    explore_page.check(browser, work, run, program)
    with step("the parts of an SVG"):
        accessible_svg.check(browser, work, run)
    browser.close()
print(f"pages: all holds ({time.monotonic() - start:.0f} s)")
