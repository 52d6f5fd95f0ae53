"""The page of a gallery."""

import json

from browser import Watched, step


def check(browser, folder):
    pictures = json.loads((folder / "gallery.json").read_text())["pictures"]
    address = (folder / "index.html").as_uri()
    for scheme, width in (("light", 1280), ("dark", 1280), ("light", 390)):
        with step(f"gallery, {scheme}, {width} wide"):
            context = browser.new_context(
                color_scheme=scheme, viewport={"width": width, "height": 800},
                permissions=["clipboard-read", "clipboard-write"])
            watched = Watched(context, folder)
            page = watched.page
            page.goto(address)
            # iOS 26 never ran on the first iPhone SE.
            assert "iPad mini" in watched.text("section h2"), "what ran the system comes first"
            shown = page.evaluate("() => cards.map(card => pictures[card.index].theme)")
            assert set(shown) == {scheme}, "a dark page shows dark pictures"
            if width == 390:
                assert not page.is_visible("#search"), "filters are folded on a phone"
                page.click("#filters summary")
            assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
            check_overview(watched, f"the overview, {scheme}, {width} wide")
            check_folding(page, pictures)
            check_filters(page, pictures)
            watched.expect_accessible(f"gallery, {scheme}, {width} wide")
            check_viewer(watched, address)
            watched.expect_clean(f"gallery, {scheme}, {width} wide")
            context.close()


def fitting(page):
    return page.evaluate("() => pictures.filter(picture => picture.fits).length")


def check_overview(watched, what):
    page = watched.page
    in_sight = [field for field in page.locator("#filters label").all() if field.is_visible()]
    assert len(in_sight) == 4, "four choices are in sight"
    assert page.locator(".overview").count() == 2, "an iPad and an iPhone"
    rows = page.locator(".overview").first.locator("tbody tr")
    assert rows.count() == page.evaluate(
        "() => new Set(pictures.filter(picture => picture.device === 'ipad-mini-6').map(picture => picture.title)).size")
    assert page.locator(".overview .card b").count() == 0, "small pictures without words"
    assert page.evaluate("() => [...document.querySelectorAll('.overview .crop')].every(crop =>"
                         " crop.clientHeight < crop.firstChild.clientHeight - 1)"), "no captions"
    watched.expect_accessible(what)
    page.click("#all")
    assert page.locator(".overview").count() == 0 and "all=yes" in page.url
    words = page.locator("section").first.locator(".card b").all_text_contents()
    assert len(set(words)) > 1 and "double column" in words[0] and "double column" not in words[1], words[:3]
    page.locator("#filters .more > summary").click()


def check_folding(page, pictures):
    folded = page.locator(".card").count()
    page.click("#fold")
    single = page.locator(".card").count()
    assert folded < single == len(pictures) / 2, (folded, single)
    assert "fold=no" in page.url
    page.click("#fold")
    assert page.locator(".card").count() == folded


def check_filters(page, pictures):
    for facet in ("device", "displayMode", "theme"):
        for value in page.eval_on_selector_all(f"select[name={facet}] option", "all => all.map(one => one.value)"):
            if value:
                page.select_option(f"select[name={facet}]", value)
                assert fitting(page) == sum(picture["selection"][facet] == value for picture in pictures), value
                page.click("#reset")
    page.fill("#search", "iphone-se-1")
    assert fitting(page) == sum(picture["selection"]["device"] == "iphone-se-1" for picture in pictures)
    page.click("#reset")
    assert fitting(page) == len(pictures) and page.is_disabled("#reset")


def check_viewer(watched, address):
    page = watched.page
    page.locator(".card").nth(0).click()
    assert page.is_visible("#viewer")
    assert page.evaluate("() => document.activeElement.id") == "stage", "the picture comes first"
    watched.expect_accessible("the enlarged picture")
    page.wait_for_function("() => { const image = document.querySelector('.stage img'); return image.complete && image.naturalWidth; }")
    first = watched.text("#told h2")
    before = page.evaluate("() => stage.zoom")
    page.keyboard.press("+")
    assert page.evaluate("() => stage.zoom") > before
    page.keyboard.press("0")
    page.keyboard.press("j")
    page.keyboard.press("k")
    assert watched.text("#told h2") == first
    page.click("#copyPath")
    page.wait_for_function("() => document.getElementById('said').textContent !== ''")
    link = page.url
    page.click("#copyPicture")
    page.keyboard.press("c")
    page.keyboard.press("j")
    page.keyboard.press("c")
    assert page.locator(".pane").count() == 2, "two pictures beside each other"
    compared = page.url
    page.keyboard.press("Escape")
    assert not page.is_visible("#viewer")
    page.goto("about:blank")
    page.goto(link)
    assert page.is_visible("#viewer") and watched.text("#told h2") == first
    page.goto("about:blank")
    page.goto(compared)
    assert page.locator(".pane").count() == 2
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    assert page.is_visible("dialog.keys")
    page.keyboard.press("Escape")
