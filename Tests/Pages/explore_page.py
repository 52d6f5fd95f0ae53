"""`splitframe explore`, used as a person would: dragged, turned, folded, changed, copied and pasted back."""

import json
import re
import shlex
import signal
import subprocess

from browser import Watched, step

IPAD = "device=ipad-pro-13-inch-m4&orientation=landscape&style=tripleColumn"

# From a change of a property to the moment after the picture that shows it.
LATENCY = """async count => {
  const input = fields.get("set preferredPrimaryColumnWidth");
  const times = [];
  for (let index = 0; index < count; index++) {
    const start = performance.now();
    const drawn = new Promise(done => new MutationObserver((_, observer) => { observer.disconnect(); done(); })
      .observe(places[0].drawing, { childList: true }));
    input.value = 200 + index;
    input.dispatchEvent(new Event("change", { bubbles: true }));
    await drawn;
    await new Promise(done => requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel();
      port1.onmessage = done; port2.postMessage(0); }));
    times.push(performance.now() - start);
    await new Promise(done => setTimeout(done, 400));
  }
  return times.sort((a, b) => a - b);
}"""


def check(browser, work, run, program):
    folder = work / "Explored"
    folder.mkdir()
    scenario = folder / "turn.json"
    steps = [{"label": "upright", "do": [{"mount": {}}]}, {"label": "turned", "do": [{"rotate": "landscape"}]}]
    story = {"environment": {"device": "ipad-mini-6"}, "splitView": {
        "style": "doubleColumn", "columns": {"primary": "one", "secondary": "two"},
        "properties": {"preferredPrimaryColumnWidth": 300, "primaryEdge": "trailing"}}, "steps": steps}
    scenario.write_text(json.dumps(story))
    server = subprocess.Popen(
        [program, "explore", scenario], stdout=subprocess.PIPE, text=True, env={"PATH": "/usr/bin:/bin"})
    try:
        address = server.stdout.readline().strip()
        with step("mouse, keys, undo and reload"):
            drive(browser, folder, address)
        with step("settings, turning and folding"):
            settings(browser, folder, address)
        with step("two places"):
            two(browser, folder, address)
        with step("copied and pasted back"):
            copy(browser, folder, address, program)
        with step("a scenario"):
            play(browser, folder, address, scenario, story)
        with step("a package's figures"):
            figures(browser, folder, program)
        with step("touch, on a phone"):
            touch(browser, folder, address)
        with step("how long a change takes"):
            latency(browser, folder, address)
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(10)


def opened(browser, folder, address, words=IPAD, **options):
    context = browser.new_context(**{"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce", **options})
    watched = Watched(context, folder, address)
    watched.page.goto(address + "#" + words)
    watched.page.wait_for_function("() => places.every(place => place.ruler)")
    return context, watched


def settled(page, condition):
    # A figure of thousands of widths takes as long as the machine is slow.
    page.wait_for_function("() => " + condition, timeout=120_000)


WIDTH = "parseFloat(places[0].state.textContent)"


def drive(browser, folder, address):
    context, watched = opened(browser, folder, address)
    page = watched.page
    slider = page.get_by_role("slider", name="Width of the window")
    assert slider.input_value() == slider.get_attribute("max")
    slider.focus()
    for expected in (1375.5, 1074.5, 1074):
        page.keyboard.press("ArrowLeft")
        settled(page, f"{WIDTH} === {expected}")
    page.keyboard.press("Shift+ArrowLeft")
    settled(page, f"{WIDTH} === {expected - .5}")
    settled(page, "places[0].figure")
    # Now the edge follows the pointer without the server.
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    box = slider.bounding_box()
    page.mouse.move(box["x"] + box["width"] * .7, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * .5, box["y"] + box["height"] / 2, steps=8)
    settled(page, f"{WIDTH} < 900")
    assert not [url for url in asked if url.endswith("show")], "dragging asks nobody"
    assert page.evaluate("() => places[0].reason.textContent.length > 10")
    page.mouse.up()
    settled(page, f"location.hash.includes('window=' + {WIDTH} + 'x') && !document.querySelector('.moving')")
    width = page.evaluate("() => " + WIDTH)
    shown = page.locator(".drawing").inner_html()
    page.reload()
    settled(page, "places[0]?.ruler")
    assert page.evaluate("() => " + WIDTH) == width and page.locator(".drawing").inner_html() == shown
    page.get_by_role("button", name="Undo").click()
    settled(page, f"{WIDTH} === {expected - .5}")
    # A number tells its reason, to the pointer and to the keyboard.
    mark = page.locator(".mark").first
    mark.focus()
    first = watched.text("#why")
    assert re.search(r"\d = |\(.*: ", first), first
    page.keyboard.press("Tab")
    assert watched.text("#why") != first
    page.locator("#facts button", has_text=re.compile("^(one|two|secondary)")).first.hover()
    assert "display mode" in watched.text("#why"), watched.text("#why")
    # So does every number that annotations write.
    page.locator("[data-key=annotate]").select_option("all")
    settled(page, "document.querySelectorAll('.mark.written').length > 5")
    inset = page.locator(".mark[aria-label$='top 32']").first
    inset.focus()
    assert "top 32 = 32 (the window's inset)" in watched.text("#why"), watched.text("#why")
    page.locator(".mark[aria-label*='primary ·']").hover()
    assert "primary.height: " in watched.text("#why"), watched.text("#why")
    page.screenshot(path=folder / "annotated.png")
    watched.expect_accessible("numbers of annotations")
    watched.expect_clean("explore")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        watched.expect_accessible("explore, " + scheme)
        page.screenshot(path=folder / f"one-{scheme}.png")
    context.close()


def settings(browser, folder, address):
    context, watched = opened(browser, folder, address)
    page = watched.page
    width = page.get_by_label("preferredPrimaryColumnWidth", exact=True)
    assert width.get_attribute("placeholder") == "automatic: 280"
    assert page.get_by_label("minimumSecondaryColumnWidth", exact=True).get_attribute("placeholder") == "automatic: 464"
    width.fill("200")
    width.press("Enter")
    settled(page, "places[0].shown.marks.some(mark => mark[1] === '200')")
    good = page.evaluate("() => location.hash")
    width.fill("wide")
    width.press("Enter")
    settled(page, "!find('fault').hidden")
    assert "preferredPrimaryColumnWidth" in watched.text("#fault") and page.evaluate("() => location.hash") == good
    assert page.locator(".drawing svg").count() == 1, "nothing is lost"
    width.fill("")
    width.press("Enter")
    settled(page, "find('fault').hidden")
    page.locator("[data-key=orientation]").select_option("portrait")
    settled(page, "places[0].shown.screen[0] === 1032")
    page.locator("[data-key=direction]").select_option("rtl")
    settled(page, "location.hash.includes('direction=rtl')")
    page.screenshot(path=folder / "rtl.png")
    page.get_by_role("link", name="Try iPhone Duo").click()
    settled(page, "location.hash.includes('posture=book')")
    for posture in ("closed", "laptop", "open"):
        page.locator("[data-key=posture]").select_option(posture)
        settled(page, f"places[0].shown.values.posture === '{posture}'")
    page.screenshot(path=folder / "duo.png")
    # Words that mean nothing leave the picture that there was.
    page.evaluate("() => { location.hash = 'styl=tripleColumn'; }")
    settled(page, "find('fault').textContent.includes('styl')")
    assert "Did you mean" in watched.text("#fault") and page.locator(".drawing svg").count() == 1
    watched.expect_clean("the settings")
    watched.expect_accessible("the settings")
    context.close()


def two(browser, folder, address):
    context, watched = opened(browser, folder, address)
    page = watched.page
    page.get_by_role("button", name="Two places").click()
    settled(page, "places.length === 2 && places[1].ruler")
    assert page.locator("#facts tr.differs").count() == 0
    page.locator("[data-key=generation]").select_option("iOS14")
    settled(page, "document.querySelectorAll('#facts tr.differs').length > 0")
    page.locator("[data-key=device]").select_option("ipad-mini-6")
    settled(page, "places[1].title.textContent.includes('mini')")
    page.wait_for_timeout(300)
    settled(page, "places.every(place => place.ruler && place.range.max < 2200 && !place.range.disabled)")
    page.get_by_label("Link widths").check()
    slider = page.get_by_role("slider").first
    slider.focus()
    page.keyboard.press("Home")
    page.keyboard.press("Shift+ArrowRight")
    settled(page, "places.every(place => place.shown.size[0] === 320.5)")
    settled(page, "location.hash.endsWith('|linked')")
    heard = watched.text("#occasion")
    assert "window changes" in heard, heard
    page.screenshot(path=folder / "two.png")
    page.reload()
    settled(page, "places.length === 2 && places.every(place => place.shown?.size[0] === 320.5)")
    assert page.get_by_label("Link widths").is_checked()
    watched.expect_clean("two places")
    watched.expect_accessible("two places")
    context.close()


def copy(browser, folder, address, program):
    words = IPAD + "&window=900x1032&set=preferredPrimaryColumnWidth%3D200&title=primary%3DIt%27s%20here"
    context, watched = opened(browser, folder, address, words, permissions=["clipboard-read", "clipboard-write"])
    page = watched.page
    alternative = page.evaluate("() => document.querySelector('.drawing svg title').textContent")
    texts = {}
    for name in ("command", "request", "test", "scenario", "figure"):
        page.locator("#copy-" + name).click()
        settled(page, "find('said').textContent.startsWith('Copied')")
        texts[name] = page.evaluate("() => navigator.clipboard.readText()")
        assert texts[name] == watched.text("#copied") and texts[name]
        page.evaluate("() => say('')")
    command = shlex.split(texts["command"])
    subprocess.run([program, *command[1:-1], folder / "pasted.svg"], check=True)
    assert alternative.split(":")[1] in (folder / "pasted.svg").read_text().replace("&#39;", "'").replace("&apos;", "'"), alternative
    (folder / "pasted.md").write_text(texts["figure"] + "\n")
    subprocess.run([program, "docs", folder / "pasted.md"], check=True, capture_output=True)
    (folder / "pasted.json").write_text(texts["scenario"])
    subprocess.run([program, "render", folder / "pasted.json", "-o", folder / "scenario.svg"], check=True)
    page.screenshot(path=folder / "copied.png")
    watched.expect_clean("copies")
    context.close()


def recorded(width):
    """What an app's figure leaves: a sidebar of some width beside a secondary column."""
    tree = [
        "splitframe-twin 2",
        "window\twindow size=1133,744 scale=2 safeArea=24,0,20,0 horizontalSizeClass=regular verticalSizeClass=regular "
        "idiom=pad direction=leftToRight generation=iOS26",
        "split\tsplit frame=0,0,1133,744 style=doubleColumn displayMode=oneBesideSecondary splitBehavior=tile "
        "isCollapsed=false primaryEdge=leading",
        "split/secondary\tcolumn frame=0,0,1133,744 presentation=tiled safeArea=24,0,20,0 isInteractive=true",
        f"split/primary\tcolumn frame=10,24,{width},710 presentation=tiled safeArea=0,0,10,0 isInteractive=true"]
    place = {"device": "ipad-mini-6", "orientation": "landscape", "window": "full", "generation": "iOS26"}
    commentary = {"evidence": {}, "hiddenColumns": [], "notes": []}
    return json.dumps({"schema": 2, "figures": [
        {"name": name, "place": place, "tree": tree, "commentary": commentary} for name in ("compose", "settings")]})


def figures(browser, folder, program):
    package = folder / "App"
    built = package / ".build" / "debug"
    package.mkdir()
    (package / "Package.swift").write_text("// swift-tools-version: 6.1\n")
    missing = subprocess.run([program, "explore", "--figures", package], capture_output=True, text=True)
    assert missing.returncode != 0 and "swift build" in missing.stderr, missing.stderr
    built.mkdir(parents=True)

    def build(text):
        # Stands in for the build: a program that leaves the recording, put in its place as a linker does.
        (package / "recording").write_text(text)
        new = built / "new"
        new.write_text(f'#!/bin/sh\ncp "{package / "recording"}" "$2"\n')
        new.chmod(0o755)
        new.rename(built / "Figures")

    build(recorded(320))
    server = subprocess.Popen(
        [program, "explore", "--figures", package], stdout=subprocess.PIPE, text=True, env={"PATH": "/usr/bin:/bin"})
    try:
        context, watched = opened(browser, folder, server.stdout.readline().strip())
        page = watched.page
        page.get_by_role("button", name="settings").click()
        settled(page, "find('lines').textContent.includes('primary 320')")
        build(recorded(280))
        settled(page, "find('lines').textContent.includes('primary 280')")
        assert page.locator("#items [aria-pressed=true]").text_content() == "settings", "the same figure stays"
        build("damaged")
        settled(page, "!find('shelfFault').hidden")
        fault = page.locator("#shelfFault").text_content()
        assert "Figures" in fault and "--run" not in fault, fault
        assert page.locator("#item svg").count() == 1, "nothing is lost"
        page.screenshot(path=folder / "figures.png")
        watched.expect_clean("a package's figures")
        watched.expect_accessible("a package's figures")
        context.close()
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(10)


def play(browser, folder, address, scenario, story):
    # The form shows the scenario's own place and split view.
    context = browser.new_context()
    page = context.new_page()
    page.goto(address)
    settled(page, "places[0]?.ruler")
    for key, value in (("device", "ipad-mini-6"), ("orientation", "portrait"), ("style", "doubleColumn"),
                       ("set preferredPrimaryColumnWidth", "300"), ("primaryEdge", "trailing")):
        assert page.locator(f"[data-key='{key}']").input_value() == value, key
    context.close()
    context, watched = opened(browser, folder, address, words="")
    page = watched.page
    page.get_by_role("button", name="turned").click()
    settled(page, "find('lines').children.length > 0 && find('item').querySelector('svg')")
    story["steps"].append({"label": "again", "do": [{"rotate": "portrait"}]})
    story["splitView"]["properties"]["preferredPrimaryColumnWidth"] = 280
    scenario.write_text(json.dumps(story))
    page.get_by_role("button", name="again").click()
    settled(page, "fields.get('set preferredPrimaryColumnWidth').value === '280'")
    scenario.write_text("{")
    settled(page, "!find('shelfFault').hidden")
    assert page.locator("#item svg").count() == 1, "nothing is lost"
    # A form that a person has changed stays as it is.
    page.select_option("[data-key='theme']", "dark")
    settled(page, "word(places[0].words, 'theme') === 'dark'")
    story["splitView"]["properties"]["preferredPrimaryColumnWidth"] = 260
    scenario.write_text(json.dumps(story))
    settled(page, "find('shelfFault').hidden && shelf.includes('=260')")
    assert page.locator("[data-key='set preferredPrimaryColumnWidth']").input_value() == "280"
    watched.expect_clean("a scenario")
    watched.expect_accessible("a scenario")
    context.close()


def touch(browser, folder, address):
    context, watched = opened(
        browser, folder, address, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = watched.page
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "no sideways scrolling"
    page.screenshot(path=folder / "phone.png", full_page=True)
    session = context.new_cdp_session(page)
    slider = page.get_by_role("slider")
    slider.scroll_into_view_if_needed()
    box = slider.bounding_box()
    send = lambda kind, x: session.send("Input.dispatchTouchEvent", {
        "type": kind, "touchPoints": [] if x is None else [{"x": box["x"] + box["width"] * x, "y": box["y"] + 12}]})
    send("touchStart", .9)
    for share in (.7, .4, .02):
        send("touchMove", share)
    send("touchEnd", None)
    settled(page, "places[0].shown.size[0] < 400")
    watched.expect_clean("explore on a phone")
    watched.expect_accessible("explore on a phone")
    context.close()


def latency(browser, folder, address):
    context, watched = opened(browser, folder, address)
    times = watched.page.evaluate(LATENCY, 40)
    print(f"    from a property to its picture: median {times[20]:.0f} ms, p95 {times[37]:.0f} ms")
    context.close()
