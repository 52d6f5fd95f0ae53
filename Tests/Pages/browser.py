"""A page in headless Chromium that fails on whatever a page of ours must not do."""

import time
from contextlib import contextmanager
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe

# What axe tells of rules that ask for a person is no finding.
axe = Axe()


class Watched:
    """A page with everything that it did wrong."""

    def __init__(self, context, folder, *addresses):
        self.faults = []
        self.page = context.new_page()
        allowed = (Path(folder).resolve().as_uri() + "/", "data:", "blob:", *addresses)
        self.page.on("console", lambda message: message.type in ("error", "warning") and self.faults.append(message.text))
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("dialog", lambda dialog: (self.faults.append("dialog: " + dialog.message), dialog.dismiss()))
        self.page.on(
            "request", lambda request: request.url.startswith(allowed) or self.faults.append("request: " + request.url))
        # A page that is left gives up what it has asked for.
        self.page.on("requestfailed", lambda request: request.failure == "net::ERR_ABORTED"
                     or self.faults.append("failed: " + request.url))

    def expect_clean(self, what):
        assert not self.faults, f"{what}: {self.faults[:5]}"

    def expect_accessible(self, what, scope=None):
        # A colour on its way to another has the contrast of neither.
        self.page.evaluate(
            "() => Promise.allSettled(document.getAnimations().map(animation => animation.finished)).then(() => null)")
        found = axe.run(self.page, context=scope, options={"resultTypes": ["violations"]})
        findings = [
            f"{violation['id']}: {violation['nodes'][0]['html'][:200]} {violation['nodes'][0].get('failureSummary', '')[:200]}"
            for violation in found.response["violations"]
        ]
        assert not findings, f"axe on {what}: {findings}"

    def text(self, selector):
        return self.page.locator(selector).first.text_content()

    def timed(self, action):
        """How long an action takes until the next frame is drawn, in milliseconds."""
        return self.page.evaluate(
            "async action => { const start = performance.now(); eval(action);"
            " await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));"
            " return performance.now() - start; }", action)


@contextmanager
def step(name):
    # The name comes first: it tells where a browser hangs.
    print(f"  {name}:", flush=True)
    start = time.monotonic()
    yield
    print(f"    {time.monotonic() - start:.1f} s", flush=True)
