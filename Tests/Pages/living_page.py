"""A living figure, driven as a reader would: mouse, touch, keys, turning and folding; and compared with `render`."""

import gzip
import random
import re

from browser import Watched, step

IPAD = ("--device", "ipad-pro-13-inch-m4", "--orientation", "landscape", "--style", "tripleColumn")
LIMITS = {"one": (60_000, 30_000), "both": (90_000, 45_000)}

# From a pointer's event to the moment after the next picture is on screen, for each step of a drag.
DRAG = """async steps => {
  const box = ruler.getBoundingClientRect();
  const send = (kind, x) => ruler.dispatchEvent(new PointerEvent(kind,
    { bubbles: true, pointerId: 1, isPrimary: true, button: 0, buttons: 1, clientX: x, clientY: box.y + 12 }));
  const times = [];
  Element.prototype.setPointerCapture = () => {};
  Element.prototype.hasPointerCapture = () => true;
  send("pointerdown", box.x + box.width / 2);
  for (let index = 0; index < steps; index++) {
    const x = box.x + box.width * (.55 + .4 * Math.sin(index / 9));
    const start = performance.now();
    send("pointermove", x);
    await new Promise(done => requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel();
      port1.onmessage = done; port2.postMessage(0); }));
    times.push(performance.now() - start);
  }
  send("lostpointercapture", box.x);
  return times.sort((a, b) => a - b);
}"""


def check(browser, work, run, widths, pictures):
    folder = work / "Living"
    folder.mkdir()
    file = folder / "figure.html"
    run("render", *IPAD, "--window", "1000x1032", "--interactive", "-o", file)
    first = file.read_bytes()
    run("render", *IPAD, "--window", "1000x1032", "--interactive", "-o", file)
    assert file.read_bytes() == first, "the same bytes on every run"
    duo = folder / "duo.html"
    run("render", "--device", "iphone-duo", "--interactive", "-o", duo)
    with step("sizes"):
        for path, (raw, packed) in ((file, LIMITS["both"]), (duo, LIMITS["one"])):
            size = len(path.read_bytes()), len(gzip.compress(path.read_bytes(), 9, mtime=0))
            print(f"    {path.name}: {size[0]} bytes, {size[1]} gzipped")
            assert size[0] <= raw and size[1] <= packed, (path, size)
    with step("mouse, keys and touch"):
        drive(browser, folder, file)
    with step("turning and folding"):
        fold(browser, folder, file, duo)
    with step(f"{widths} widths, and pixels at {pictures}"):
        compare(browser, folder, file, run, widths, pictures)
    with step("frames, two on a page"):
        embed(browser, folder, file, duo)
    with step("how long a drag takes"):
        latency(browser, file)


def drive(browser, folder, file):
    context = browser.new_context(viewport={"width": 1000, "height": 900}, reduced_motion="reduce")
    watched = Watched(context, folder)
    page = watched.page
    page.goto(file.as_uri())
    width = lambda: float(watched.text("#width"))
    assert width() == 1000
    page.focus("[role=slider]")
    stops = []
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
        stops.append(width())
    assert stops == [994.5, 994, 954.5], stops
    assert "three columns" in watched.text("#columns"), watched.text("#columns")
    reason = watched.text("#reason")
    assert "954.5" in reason and "ThreeColumnFit" in reason and "240 + 240 + 464" in reason, reason
    assert "954.5 in all" in reason, reason
    page.keyboard.press("ArrowLeft")
    assert width() == 954 and "two columns" in watched.text("#columns")
    page.keyboard.press("Shift+ArrowRight")
    assert width() == 954.5
    page.keyboard.press("Home")
    assert width() == 320 and watched.text("#mode") == "collapsed"
    page.keyboard.press("End")
    assert width() == 1376
    slider = page.locator("[role=slider]")
    assert slider.get_attribute("aria-valuemin") == "320" and slider.get_attribute("aria-valuemax") == "1376"
    spoken = slider.get_attribute("aria-valuetext")
    assert "1376" in spoken and "twoBesideSecondary" in spoken and "primary 280" in spoken, spoken
    page.keyboard.press("ArrowLeft")
    assert width() == 1375.5, "the step to full screen has its stop"
    # The window's edge follows the pointer to a pixel of the picture.
    box = page.locator(".handle").bounding_box()
    start = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] - 120, start[1], steps=6)
    page.mouse.up()
    moved = page.locator(".handle").bounding_box()
    assert abs(moved["x"] - box["x"] + 120) < 3, (box, moved)
    assert width() < 1150
    page.locator("#ruler span", has_text="three columns").click()
    assert width() == 954.5
    page.wait_for_function("() => document.getElementById('said').textContent.includes('ThreeColumnFit')")
    watched.expect_clean("the figure")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        watched.expect_accessible("the figure, " + scheme)
    context.close()
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    watched = Watched(context, folder)
    page = watched.page
    page.goto(file.as_uri())
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "no sideways scrolling"
    session = context.new_cdp_session(page)
    box = page.locator("#ruler").bounding_box()
    touch = lambda kind, x: session.send("Input.dispatchTouchEvent", {
        "type": kind, "touchPoints": [] if x is None else [{"x": box["x"] + box["width"] * x, "y": box["y"] + 14}]})
    touch("touchStart", .5)
    for share in (.4, .2, .01):
        touch("touchMove", share)
    touch("touchEnd", None)
    page.wait_for_function("() => parseFloat(document.getElementById('width').textContent) < 360")
    watched.expect_clean("the figure on a phone")
    context.close()


def fold(browser, folder, file, duo):
    context = browser.new_context(viewport={"width": 900, "height": 900}, reduced_motion="reduce")
    watched = Watched(context, folder)
    page = watched.page
    page.goto(file.as_uri())
    page.get_by_role("button", name="Turn to portrait").click()
    assert float(watched.text("#width")) == 1000, "a window keeps its width"
    page.get_by_role("button", name="Turn to landscape").click()
    page.goto(duo.as_uri())
    postures = page.locator("#tools [aria-pressed]")
    assert postures.count() >= 3
    seen = set()
    for index in range(postures.count()):
        postures.nth(index).click()
        assert postures.nth(index).get_attribute("aria-pressed") == "true"
        seen.add(page.locator("#picture").inner_html())
    assert len(seen) == postures.count()
    watched.expect_clean("the figure that folds")
    watched.expect_accessible("the figure that folds")
    context.close()


def neutral(markup):
    markup = re.sub(r"<(desc|metadata|style)[^>]*>.*?</\1>\n?", "", markup, flags=re.S)
    return re.sub(r'(["#])s[0-9a-f]{1,8}([_/])', r"\1s\2", re.sub(r' aria-describedby="[^"]*"', "", markup))


# What the browser makes of a file, written out again.
READ = "text => new DOMParser().parseFromString(text, 'text/html').querySelector('svg').outerHTML"
SHOWN = "position => { show(position); return picture.querySelector('svg').outerHTML; }"


def compare(browser, folder, file, run, widths, pictures):
    chance = random.Random(7)
    context = browser.new_context(viewport={"width": 1000, "height": 900})
    watched = Watched(context, folder)
    page = watched.page
    page.goto(file.as_uri())
    still = context.new_page()
    page.wait_for_function("() => place")
    first, count = page.evaluate("() => [place.first, place.count]")
    for index, position in enumerate(chance.sample(range(count), min(widths, count))):
        width = (first + position) / 2
        other = folder / "other.svg"
        window = ("--window", f"{width:g}x1032") if width < 1376 else ()
        run("render", *IPAD, *window, "--scale", "2", "--light-and-dark", "-o", other)
        svg = other.read_text()
        # A page without a policy reads it: that of the figure reports styles even of what is only parsed.
        expected = neutral(still.evaluate(READ, svg))
        found = neutral(page.evaluate(SHOWN, position))
        assert found == expected, f"{width}: {next((pair for pair in zip(found.splitlines(), expected.splitlines()) if pair[0] != pair[1]), 'lines')}"
        if index >= pictures:
            continue
        # Each with its own style sheet, in the same place.
        sheet = page.evaluate("() => document.querySelector('style').textContent.match(/@media \\(prefers-color-scheme: ?dark\\)\\{\\.c.*/)[0]")
        shown = page.evaluate(SHOWN, position)
        for scheme in ("light", "dark"):
            still.emulate_media(color_scheme=scheme)
            shots = []
            for markup in (f"<style>{sheet}</style>{shown}", svg):
                still.set_content(f"<!DOCTYPE html><body style='margin:0;width:990px'>{markup}")
                still.evaluate("() => { document.querySelector('svg').style.cssText = 'display:block;width:100%;height:auto'; }")
                shots.append(still.screenshot())
            assert shots[0] == shots[1], f"{width}, {scheme}: pixels differ"
    watched.expect_clean("the figure")
    context.close()


def embed(browser, folder, file, duo):
    outer = folder / "outer.html"
    outer.write_text(
        "<!DOCTYPE html><title>Two</title>" + "".join(
            f"<iframe sandbox='allow-scripts' src='{name}' title='{name}' width='700' height='700'></iframe>"
            for name in (file.name, duo.name)))
    context = browser.new_context(viewport={"width": 1500, "height": 800}, reduced_motion="reduce")
    watched = Watched(context, folder)
    watched.page.goto(outer.as_uri())
    frames = watched.page.frames[1:]
    frames[0].locator("[role=slider]").focus()
    watched.page.keyboard.press("Home")
    assert frames[0].locator("#width").text_content() == "320"
    frames[1].locator("#tools [aria-pressed=false]").first.click()
    assert all(frame.evaluate("() => document.documentElement.scrollHeight <= innerHeight") for frame in frames)
    watched.expect_clean("two figures in frames")
    plain = browser.new_context(java_script_enabled=False).new_page()
    plain.goto(file.as_uri())
    assert plain.locator("#picture svg").is_visible() and not plain.locator("#ruler").is_visible()
    assert "three columns" in plain.locator("#columns").text_content()
    plain.context.close()
    context.close()


def latency(browser, file, steps=120):
    context = browser.new_context(viewport={"width": 1000, "height": 900})
    page = context.new_page()
    page.goto(file.as_uri())
    session = context.new_cdp_session(page)
    distributions = {}
    for throttle in (1, 4):
        session.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
        times = page.evaluate(DRAG, steps)
        distributions[throttle] = times[len(times) // 2], times[len(times) * 95 // 100]
        print("    at {}x: median {:.0f} ms, 95 % within {:.0f} ms".format(throttle, *distributions[throttle]))
    context.close()
    return distributions
