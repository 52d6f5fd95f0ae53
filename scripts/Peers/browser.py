"""A warm Chromium that shoots some SVG files whenever a line comes in: WIDTH HEIGHT page|capture FILE …"""

import base64
import shutil
import sys

from playwright.sync_api import sync_playwright

width, height, way, *files = sys.argv[1:]
size = {"width": int(width), "height": int(height)}
drawings = [open(file).read() for file in files]
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
    page = browser.new_context(viewport=size, device_scale_factor=2).new_page()
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setDeviceMetricsOverride", {**size, "deviceScaleFactor": 2, "mobile": False})

    def shoot():
        for file, drawing in zip(files, drawings):
            page.set_content(f"<style>body{{margin:0}}</style>{drawing}")
            if way == "page":
                page.screenshot(path=f"{file}.{way}.png")
                continue
            shot = session.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
            with open(f"{file}.{way}.png", "wb") as picture:
                picture.write(base64.b64decode(shot["data"]))

    shoot()
    print("warm", flush=True)
    for _ in sys.stdin:
        shoot()
        print("done", flush=True)
