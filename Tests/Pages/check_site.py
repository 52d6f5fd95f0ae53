"""Opens the built documentation in headless Chromium: pages render, pictures load, links lead somewhere, axe is silent.

    check_site.py SITE CHROMIUM GENERATED

The manual's pages and each library's first are opened on a desktop in light and on a phone in dark; some pages of
symbols, which docc writes, on the desktop alone and without axe. Of pages that other generators have built, with six
pictures each, only the pictures are looked at.
"""

import concurrent.futures
import functools
import http.server
import pathlib
import sys
import threading
from urllib.parse import unquote, urlsplit

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

# How many pages of symbols of each library are opened.
SAMPLE = 2

# What axe finds in what docc's renderer draws by itself, by rule and where; nothing of ours can mend it.
RENDERERS = {
    # The button that unfolds the path of parent pages on a narrow page has no name.
    ("button-name", "toggle"),
    # The box around a table that is wider than a phone scrolls and takes no keys.
    ("scrollable-region-focusable", "table-wrapper"),
}

# What docc's renderer asks for, where a site may bring its own colours; ours has none.
OPTIONAL = "/theme-settings.json"

IMAGES = """async () => {
    const images = [...document.querySelectorAll('main img')];
    for (const image of images) { image.loading = 'eager'; await image.decode().catch(() => {}); }
    return images.map(i => ({ source: i.currentSrc || i.src, words: i.alt, loaded: i.naturalWidth > 0 }));
}"""
LINKS = "[...new Set([...document.querySelectorAll('main a[href]')].map(a => a.href))]"
FRAGMENTS = "[...document.querySelectorAll('[id]')].map(e => e.id)"


def pages_of(site):
    """The pages to open, as their paths in the site, and whether a person wrote them."""
    for archive in sorted(p for p in site.iterdir() if p.is_dir()):
        pages = sorted(p.parent for p in (archive / "documentation").rglob("index.html"))
        assert pages, f"{archive} has no pages"
        first = [p for p in pages if p.parent.name == "documentation"]
        others = [p for p in pages if p not in first]
        is_prose = archive.name == "Manual"
        if not is_prose:
            others = others[:: max(1, len(others) // SAMPLE)][:SAMPLE]
        yield from ((f"/{p.relative_to(site)}/", is_prose or p in first) for p in first + others)


def check(page, axe, site, root, path, is_prose, scheme):
    """What is wrong with a page that has just been opened."""
    page.wait_for_selector("main h1")
    for image in page.evaluate(IMAGES):
        if not image["loaded"]:
            yield f"{image['source']} does not load"
        if not image["words"]:
            yield f"{image['source']} has no words"
        if image["source"].endswith(".png") and ("~dark" in image["source"]) != (scheme == "dark"):
            yield f"{image['source']} is shown"
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        yield "is wider than the window"
    fragments = page.evaluate(FRAGMENTS)
    for link in page.evaluate(LINKS):
        target = urlsplit(link)
        if not link.startswith(root):
            if target.scheme != "https":
                yield f"the link {link} leads nowhere"
        elif not (site / unquote(target.path).strip("/") / "index.html").is_file():
            yield f"the link {target.path} leads nowhere"
        elif target.path.strip("/") == path.strip("/") and target.fragment and unquote(target.fragment) not in fragments:
            yield f"the link #{target.fragment} leads nowhere"
    if not is_prose:
        return
    for finding in axe.run(page, context="main", options={"resultTypes": ["violations"]}).response["violations"]:
        for node in finding["nodes"]:
            if not any(rule == finding["id"] and f'class="{name}"' in node["html"] for rule, name in RENDERERS):
                yield f"axe: {finding['id']}: {node['html'][:160]}"


def pictures(page, folder):
    """What is wrong with the pictures of pages that other generators have built."""
    files = [f for f in sorted(folder.glob("[!s]*/site/**/*.html")) + sorted(folder.glob("sphinx/site/**/*.html")) if "data-generated" in f.read_text() or 'alt="' in f.read_text()]
    assert len(files) >= 16, f"{folder} has {len(files)} pages"
    page.route("http*://**", lambda route: route.abort())
    for file in files:
        page.goto(file.as_uri())
        images = page.evaluate(IMAGES.replace("main img", "img"))
        if len(images) != 6:
            yield f"{file} shows {len(images)} pictures"
        yield from (f"{file}: {image['source']} does not load" for image in images if not image["loaded"])


# The state of a page's own switch: Material's attribute, or Furo's.
SWITCH = r"""scheme => {
    document.body.setAttribute('data-md-color-scheme', scheme === 'dark' ? 'slate' : 'default');
    document.body.dataset.theme = scheme;
    return [...document.querySelectorAll('img')].filter(i => /\/_?images\//.test(i.src) && i.offsetParent !== null)
        .map(i => i.currentSrc || i.src);
}"""


def switched(page, folder):
    """What is wrong with the pictures of pages with a switch of their own, in both of its states."""
    files = [f for f in sorted(folder.glob("switch-*/site/**/*.html")) if "only-dark" in f.read_text()]
    assert len(files) >= 5, f"{folder} has {len(files)} pages with a switch"
    page.route("http*://**", lambda route: route.abort())
    for file in files:
        page.goto(file.as_uri())
        for scheme in ("light", "dark"):
            shown = page.evaluate(SWITCH, scheme)
            if len(shown) != 6:
                yield f"{file} shows {len(shown)} pictures in {scheme}"
            dark = [source for source in shown if "~dark" in source]
            if len(dark) != (2 if scheme == "dark" else 0):
                yield f"{file} shows {len(dark)} dark pictures in {scheme}"


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def look(site, chromium, pages, scheme, width, generated):
    """Opens pages in one browser; returns what is wrong with them."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=site))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    root = f"http://127.0.0.1:{server.server_port}"
    problems = []
    axe = Axe()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_context(color_scheme=scheme, viewport={"width": width, "height": 900}).new_page()
        path = ""

        def tell(problem):
            problems.append(f"{path} ({scheme}, {width} points wide): {problem}")

        def heard(message):
            if message.type in ("error", "warning") and not message.location["url"].endswith(OPTIONAL):
                tell(f"the console says {message.text}")

        page.on("console", heard)
        page.on("pageerror", lambda error: tell(str(error)))
        page.on("request", lambda request: request.url.startswith((root, "data:")) or tell(f"asks for {request.url}"))
        for path, is_prose in pages:
            page.goto(root + path)
            for problem in check(page, axe, site, root, path, is_prose, scheme):
                tell(problem)
        problems += pictures(browser.new_context(color_scheme=scheme).new_page(), generated)
        problems += switched(browser.new_context(color_scheme=scheme).new_page(), generated)
        browser.close()
    return problems


def main(site, chromium, generated):
    pages = list(pages_of(site))
    scenes = [("light", 1280, pages), ("dark", 390, [page for page in pages if page[1]])]
    with concurrent.futures.ProcessPoolExecutor(len(scenes)) as pool:
        looks = [pool.submit(look, site, chromium, shown, scheme, width, generated) for scheme, width, shown in scenes]
        problems = list(dict.fromkeys(problem for look in looks for problem in look.result()))
    for problem in problems:
        print(problem, file=sys.stderr)
    print(f"site: {len(pages)} pages: " + (f"{len(problems)} findings" if problems else "all holds"))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1]), sys.argv[2], pathlib.Path(sys.argv[3])))
