"""The page of a review: every view, filter, key and link, and decisions all the way to `approve`."""

import json
import re

from browser import Watched, step

VIEWS = {"moved": 1, "sides": 2, "swipe": 1, "onion": 1, "blink": 1, "difference": 1, "triptych": 3}


def check(browser, work, names, run):
    folder = work / "Review"
    report = json.loads((folder / "report.json").read_text())
    cases = report["cases"]
    address = (folder / "index.html").as_uri()
    with step("first paint"):
        paints = []
        for _ in range(3):
            context = browser.new_context()
            watched = Watched(context, folder)
            watched.page.goto(address)
            # Chromium tells of the paint when it is done, which may be after the page has loaded.
            painted = watched.page.wait_for_function(
                "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime")
            paints.append(painted.json_value())
            context.close()
        assert min(paints) < 1000, f"first paint after {paints} ms"
        print(f"    {min(paints):.0f} ms")

    context = browser.new_context(viewport={"width": 1280, "height": 860}, accept_downloads=True)
    watched = Watched(context, folder)
    page = watched.page
    page.goto(address)
    with step("views"):
        check_views(watched)
    with step("filters"):
        check_filters(watched, cases)
    with step("keys"):
        check_keys(watched)
    with step("rest of a sentence"):
        check_rest(watched)
    with step("links"):
        check_links(watched, address, names)
    watched.expect_clean("the review")
    with step("axe"):
        watched.expect_accessible("the review, light")
        for scheme, width in (("dark", 1280), ("light", 390), ("dark", 390)):
            small = browser.new_context(color_scheme=scheme, viewport={"width": width, "height": 800})
            other = Watched(small, folder)
            # Among few pictures none has such a name.
            has_words = any(".7" in name for some in names.values() for name in some)
            other.page.goto(address + ("#words=.7" if has_words else ""))
            if width == 390:
                check_phone(other)
            other.expect_accessible(f"the review, {scheme}, {width} wide", {"exclude": [["#list li:nth-child(n+20)"]]})
            other.expect_clean(f"the review, {scheme}, {width} wide")
            small.close()
    with step("decisions"):
        check_decisions(watched, work, names, run)
    context.close()
    with step("single file"):
        check_single_file(browser, work, run)


def visible_names(page):
    return page.evaluate("() => visible.flatMap(group => group.shown.map(item => item.name))")


def check_views(watched):
    page = watched.page
    for number, (view, panes) in enumerate(VIEWS.items(), 1):
        for act in (lambda: page.keyboard.press(str(number)), lambda: page.click(f"[data-view={view}]")):
            page.keyboard.press("1" if number != 1 else "2")
            act()
            assert page.get_attribute(f"[data-view={view}]", "aria-pressed") == "true", view
            assert page.locator(".pane").count() == panes, view
        page.wait_for_function(
            "() => [...document.querySelectorAll('.stage img')].every(image => image.complete && image.naturalWidth)")
    page.keyboard.press("1")
    assert "40 → 30, −10" in (page.locator("svg.outlines").text_content() or ""), "moved edges say points"
    page.keyboard.press("3")
    page.locator("#slider input").fill("20")
    assert page.evaluate("() => document.getElementById('stage').style.getPropertyValue('--cut')") == "20%"
    page.keyboard.press("4")
    page.locator("#slider input").fill("30")
    assert page.evaluate("() => document.getElementById('onion').style.opacity") == "0.3"
    page.locator("#slider input").evaluate("input => input.blur()")
    page.keyboard.press("5")
    page.wait_for_function("() => document.querySelector('.pane > b').textContent === 'expected'", timeout=3000)
    # Zoom and place are one for all panes.
    page.keyboard.press("2")
    page.keyboard.press("+")
    page.mouse.move(700, 400)
    page.mouse.wheel(0, 60)
    places = page.evaluate("() => [...document.querySelectorAll('.sheet')].map(sheet => sheet.style.transform)")
    assert len(places) == 2 and places[0] == places[1], places
    page.keyboard.press("0")
    page.keyboard.press("1")


def check_filters(watched, cases):
    page = watched.page
    page.locator("#filters .more > summary").click()
    slowest = 0
    for facet in ("verdict", "device", "window", "style", "mode", "orientation", "posture", "generation", "test"):
        for value in page.eval_on_selector_all(f"select[name={facet}] option", "all => all.map(one => one.value)"):
            if not value:
                continue
            slowest = max(slowest, watched.timed(
                f"const select = document.querySelector('select[name={facet}]'); select.value = {json.dumps(value)};"
                "select.dispatchEvent(new Event('change'))"))
            wanted = [case["name"] for case in cases
                      if (case["verdict"] if facet == "verdict" else case["keys"].get(facet)) == value]
            assert sorted(visible_names(page)) == sorted(wanted), (facet, value)
            assert f"{facet}=" in page.url
            page.click("#reset")
    assert slowest < 250, f"filtering takes {slowest:.0f} ms"
    print(f"    at most {slowest:.0f} ms")
    page.fill("#search", "ipad-mini-6 half")
    assert all("ipad-mini-6" in name and "half" in name for name in visible_names(page))
    assert 0 < len(visible_names(page)) < len(cases)
    page.fill("#search", "no picture has these words")
    assert page.is_visible("#nothing")
    page.click("#reset")
    assert len(visible_names(page)) == len(cases)


def check_keys(watched):
    page = watched.page
    shown = lambda: watched.text("#told h2")
    page.evaluate("() => open(visible[0])")
    first = shown()
    page.keyboard.press("j")
    assert shown() != first
    page.keyboard.press("k")
    assert shown() == first
    for key, sign in (("a", "✓"), ("r", "✗")):
        page.evaluate("() => open(visible[0])")
        page.keyboard.press(key)
        assert page.locator(".row .state").first.text_content() == sign, key
    page.evaluate("() => open(visible[0])")
    page.keyboard.press("u")
    assert page.locator(".row .state").first.text_content() == ""
    page.keyboard.press("?")
    assert page.is_visible("dialog.keys")
    page.keyboard.press("Escape")
    assert not page.is_visible("dialog.keys")
    page.keyboard.press("/")
    page.keyboard.type("j7a")
    assert page.input_value("#search") == "j7a", "keys are letters where somebody writes"
    page.click("#reset")


def check_rest(watched):
    page = watched.page
    page.select_option("select[name=verdict]", "layout")
    page.evaluate("() => open(visible[0])")
    assert "more" not in watched.text("#told .verdict")
    rest = page.locator("#told details").filter(has_text=re.compile("^and 5 more"))
    assert not rest.locator("li").first.is_visible(), "folded"
    rest.locator("summary").focus()
    page.keyboard.press("Enter")
    assert rest.locator("li").first.is_visible() and rest.locator("li").count() == 5, "a key opens it"
    rest.locator("summary").click()
    assert not rest.locator("li").first.is_visible(), "a click folds it"
    page.click("#reset")


def check_links(watched, address, names):
    page = watched.page
    from urllib.parse import quote

    for name in (names["size"][3], names["title"][0], names["size"][0]):
        page.goto("about:blank")
        page.goto(f"{address}#case={quote(name, safe='')}&view=swipe")
        assert page.get_attribute("[data-view=swipe]", "aria-pressed") == "true"
        assert page.evaluate("() => current.shown.concat(current.members).some(item => item.name === "
                             f"{json.dumps(name)})"), name
    page.goto("about:blank")
    page.goto(f"{address}#verdict=missing&device=ipad-mini-6")
    assert set(visible_names(page)) == {name for name in names["new"] if "ipad-mini-6" in name}
    page.click("#reset")
    # Marks that turn writing round are told by their numbers.
    page.fill("#search", "right")
    assert "\\u202e" in page.evaluate("() => visible[0].row.textContent")
    page.click("#reset")


def check_phone(watched):
    page = watched.page
    assert page.is_visible("#stage") and not page.is_visible("#list"), "the picture comes first"
    assert page.evaluate("() => document.getElementById('stage').getBoundingClientRect().top < 60")
    page.click("#back")
    assert not page.is_visible("#search"), "filters are folded on a phone"
    page.click("#filters summary")
    assert page.is_visible("#search")
    page.click("#filters summary")
    page.locator(".row:visible").first.click()
    assert page.is_visible("#stage") and not page.is_visible("#list")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the phone"
    page.click("#back")
    assert page.is_visible("#list")


def check_decisions(watched, work, names, run):
    page = watched.page
    page.evaluate("() => { localStorage.clear(); decisions.clear(); filters.reset(); }")
    chapter = page.locator("#list section").filter(has_text="width −10 pt").first
    chapter.get_by_role("button", name=re.compile("^Accept all")).click()
    page.select_option("select[name=verdict]", "paint")
    page.evaluate("() => open(visible[0])")
    page.keyboard.press("R")
    page.click("#reset")
    page.reload()
    page.locator("#filters .more > summary").click()
    assert page.evaluate("() => decisions.size") == len(names["size"]) + len(names["paint"]), "kept by the browser"
    page.select_option("select[name=decision]", "accepted")
    assert sorted(visible_names(page)) == sorted(names["size"])
    with page.expect_download() as download:
        page.click("#export")
    path = work / "decisions.json"
    download.value.save_as(path)
    watched.expect_clean("saving")
    goldens = work / "Snapshots"
    run("review", "--goldens", goldens, "--decisions", path, "-o", work / "Again", status=(1,))
    assert json.loads((work / "Again/report.json").read_text())["open"] == sum(map(len, names.values())) - len(names["size"])
    name = names["size"][5]
    wanted = (goldens / f".pending/actual/{name}.txt").read_text()
    run("approve", "--decisions", path, "--goldens", goldens)
    left = {result["name"] for result in json.loads((goldens / ".pending/pending.json").read_text())["pending"]}
    assert left == {name for kind, list in names.items() if kind != "size" for name in list}
    assert (goldens / f"{name}.txt").read_text() == wanted


def check_single_file(browser, work, run):
    run("review", "--goldens", work / "Snapshots", "--single-file", "-o", work / "Single", status=(1,))
    alone = work / "alone"
    alone.mkdir()
    (work / "Single/index.html").rename(alone / "page.html")
    context = browser.new_context()
    watched = Watched(context, alone)
    watched.page.goto((alone / "page.html").as_uri())
    watched.page.wait_for_function(
        "() => [...document.querySelectorAll('.stage img')].every(image => image.complete && image.naturalWidth)")
    assert watched.page.locator(".row").count() > 0
    watched.expect_clean("the single file")
    context.close()
