"""The columns, bars, buttons and measures of an SVG, as a screen reader walks through them."""


def check(browser, work, run):
    file = work / "columns.svg"
    run("render", "--device", "ipad-mini-6", "--orientation", "landscape", "--style", "tripleColumn", "--display-mode",
        "twoBesideSecondary", "--title", "primary=Mailboxes", "--annotate", "widths", "-o", file)
    page = browser.new_page()
    page.goto(file.as_uri())
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    page.close()
    told = {node["nodeId"]: node for node in nodes}
    (root,) = [node for node in nodes if role(node) == "graphics-document"]
    assert name(root).startswith("iPad mini (6th generation)"), name(root)
    assert len(name(root)) <= 250
    walked = list(objects(root, told))
    assert len(walked) == len(set(walked)), walked
    for column in ("primary", "supplementary", "secondary"):
        (start,) = [index for index, text in enumerate(walked) if text.startswith(f"{column} column, ")]
        assert walked[start + 1].startswith("bar"), walked
    primary = walked.index("bar, Mailboxes")
    assert walked[primary + 1] == "sidebar button", walked
    # The measures follow what they measure.
    assert [text for text in walked if text.endswith(" pt")] == walked[-3:], walked


def objects(node, told):
    for child in (told[key] for key in node.get("childIds", []) if key in told):
        if role(child) == "graphics-object":
            yield name(child)
        yield from objects(child, told)


def role(node):
    return node.get("role", {}).get("value", "")


def name(node):
    return node.get("name", {}).get("value", "")
