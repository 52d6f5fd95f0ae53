"""Opens every page of .build/site in headless Chromium: pages render, pictures load, links lead somewhere, axe is silent."""
import functools
import http.server
import json
import pathlib
import sys
import threading

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

site = pathlib.Path(sys.argv[1])
chromium = sys.argv[2]


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=site))
threading.Thread(target=server.serve_forever, daemon=True).start()
root = f"http://127.0.0.1:{server.server_port}"
# The manual wholly; of each library the page that it begins with.
manual = sorted((site / "Manual/data/documentation").rglob("*.json"))
pages = ["/Manual/documentation/" + str(p.relative_to(site / "Manual/data/documentation").with_suffix("")) for p in manual]
pages += [f"/{p.name}/documentation/{p.name.lower()}" for p in sorted(site.iterdir()) if p.name != "Manual"]
problems = []
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
    for scheme in ["light", "dark"]:
        page = browser.new_context(color_scheme=scheme).new_page()
        page.on("pageerror", lambda error: problems.append(f"{page.url}: {error}"))
        page.on("request", lambda request: request.url.startswith((root, "data:")) or problems.append(f"{page.url} asks for {request.url}"))
        page.on("response", lambda answer: answer.ok or answer.status == 304 or "theme-settings" in answer.url or problems.append(f"{page.url}: {answer.status} for {answer.url}"))
        for path in pages:
            page.goto(root + path + "/")
            page.wait_for_selector("h1")
            page.wait_for_function("document.querySelector('main h1') !== null")
            broken = page.evaluate("""async () => {
                const images = [...document.querySelectorAll('main img, article img')];
                for (const image of images) { image.loading = 'eager'; await image.decode().catch(() => {}); }
                return images.filter(i => !i.naturalWidth || !i.alt).map(i => i.currentSrc || i.src);
            }""")
            problems += [f"{path} ({scheme}): {source} does not load, or has no words" for source in broken]
            if scheme == "dark":
                light = page.evaluate("[...document.querySelectorAll('main img')].map(i => i.currentSrc).filter(s => !s.includes('dark') && s.endsWith('.png'))")
                problems += [f"{path}: {source} is light on a dark page" for source in light]
            links = page.evaluate("[...document.querySelectorAll('main a[href]')].map(a => a.href)")
            for link in links:
                if not link.startswith(root):
                    continue
                # A page of DocC exists where its data does.
                data = link[len(root):].split("#")[0].rstrip("/").replace("/documentation/", "/data/documentation/", 1)
                if "/data/" in data and not (site / (data.lstrip("/") + ".json")).exists():
                    problems.append(f"{path}: the link {link} leads nowhere")
            # What docc's own frame gets wrong is not ours.
            findings = Axe().run(page, context="main .content, main article, main").response["violations"]
            for finding in findings:
                ours = [n["html"][:120] for n in finding["nodes"] if "<img" in n["html"] or "<a" in n["html"]]
                if ours and finding["impact"] in ("serious", "critical"):
                    problems.append(f"{path} ({scheme}): {finding['id']}: {ours[0]}")
    browser.close()
for problem in dict.fromkeys(problems):
    print(problem, file=sys.stderr)
print(f"check-site: {len(pages)} pages in two appearances, {len(problems)} findings")
sys.exit(1 if problems else 0)
