"""A review that is served: decisions are carried out at once, and nobody else gets anything."""

import http.client
import json
import signal
import subprocess
from urllib.parse import urlsplit

import goldens
from browser import Watched


def check(browser, work, program):
    folder = work / "Served"
    names = goldens.make(folder, 40)
    server = subprocess.Popen(
        [program, "review", "--goldens", folder, "--serve"], stdout=subprocess.PIPE, text=True,
        env={"PATH": "/usr/bin:/bin"})
    try:
        address = server.stdout.readline().strip()
        where = urlsplit(address)
        context = browser.new_context()
        watched = Watched(context, folder, address)
        page = watched.page
        page.goto(address)
        page.wait_for_function(
            "() => [...document.querySelectorAll('.stage img')].every(image => image.complete && image.naturalWidth)")
        accepted = page.evaluate("() => visible[0].shown.map(item => item.name)")
        page.keyboard.press("a")
        page.wait_for_function("() => decisions.size > 0")
        waiting = {result["name"] for result in json.loads((folder / ".pending/pending.json").read_text())["pending"]}
        assert waiting == {name for list in names.values() for name in list} - set(accepted), "accepted at once"
        watched.expect_clean("the served review")
        watched.expect_accessible("the served review")
        context.close()

        def status(path, method="GET", body=None, **headers):
            connection = http.client.HTTPConnection(where.hostname, where.port)
            connection.putrequest(method, path, skip_host=True)
            for name, value in {"Host": where.netloc, **headers}.items():
                connection.putheader(name, value)
            connection.putheader("Content-Length", str(len(body or "")))
            connection.endheaders((body or "").encode())
            return connection.getresponse().status

        assert status(where.path) == 200
        assert status("/") == status("/index.html") == 404
        assert status(where.path, Host="evil.example") == 403
        assert status(where.path + "../" * 8 + "etc/passwd") == 404
        decision = json.dumps({"decisions": [{"name": names["paint"][0], "decision": "approve"}]})
        json_type = {"Content-Type": "application/json"}
        assert status(where.path + "decisions", "POST", decision, **json_type) == 403, "no origin"
        assert status(where.path + "decisions", "POST", decision, Origin="http://evil.example", **json_type) == 403
        waiting = json.loads((folder / ".pending/pending.json").read_text())["pending"]
        assert any(result["name"] == names["paint"][0] for result in waiting), "nobody else accepts"
    finally:
        server.send_signal(signal.SIGINT)
        try:
            ended = server.wait(10)
        finally:
            server.kill()
    assert ended == 130, "an interrupt ends it"
