"""Makes a folder of goldens of which thousands wait to be reviewed, with pictures of a few hundred bytes."""

import json
import struct
import zlib
from pathlib import Path

WIDTH, HEIGHT = 120, 80
DEVICES = ["iphone-16-pro", "ipad-mini-6", "ipad-pro-11-inch-m4", "ipad-pro-13-inch-m4"]
WINDOWS = ["full", "half", "one-third"]
STYLES = ["doubleColumn", "tripleColumn"]
HOSTILE = [
    "<img src=x onerror=alert(1)>",
    "</script><script>alert(2)<",
    "a\"b'c`d",
    "100%2e2e#part?query=1&amp;",
    "right\u202eto left\u2066",
    "javascript:alert(3)",
    "${alert(4)} {{data}}",
]


def png(columns, mark=b"splitframe:panel\0golden"):
    """A picture of one row of colours, repeated; `columns` are (width, colour)."""
    row = b"".join(bytes(colour) * width for width, colour in columns)
    assert len(row) == WIDTH * 3
    data = zlib.compress((b"\0" + row) * HEIGHT)

    def chunk(name, content):
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"tEXt", mark) + chunk(b"IDAT", data) + chunk(b"IEND", b"")
    )


def picture(primary, shade):
    return png([(primary, (242, 242, 247)), (1, (60, 60, 67)), (WIDTH - primary - 1, (255, shade, 255))])


def twin(primary, title, style):
    return (
        "splitframe-twin 2\n"
        f"window\twindow size={WIDTH},{HEIGHT} scale=1 safeArea=0,0,0,0 horizontalSizeClass=regular verticalSizeClass=regular "
        "idiom=pad direction=leftToRight generation=iOS26\n"
        f"split\tsplit frame=0,0,{WIDTH},{HEIGHT} style={style} displayMode=oneBesideSecondary splitBehavior=tile "
        "isCollapsed=false primaryEdge=leading\n"
        f"split/secondary\tcolumn frame={primary},0,{WIDTH - primary},{HEIGHT} presentation=tiled safeArea=0,0,0,0 "
        "isInteractive=true\n"
        f"split/secondary/bar\tnavigationBar frame={primary},0,{WIDTH - primary},12 title={json.dumps(title, ensure_ascii=False)} prefersLargeTitle=false\n"
        f"split/primary\tcolumn frame=0,0,{primary},{HEIGHT} presentation=tiled safeArea=0,0,0,0 isInteractive=true\n"
        + "".join(f"split/primary/view{row}\tview frame=0,{12 * row},{primary},10\n" for row in range(6))
    )


def make(folder, count):
    """`count` results wait in `folder`; returns their names by what happened to them."""
    folder = Path(folder)
    pending, files, waiting, names = [], {}, {}, {}

    def write(path, content):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())

    for index in range(count):
        style = STYLES[index % 2]
        place = f"iOS26/{DEVICES[index // 2 % 4]}/portrait/{WINDOWS[index // 8 % 3]}"
        hostile = HOSTILE[index // 7] if index % 7 == 0 and index // 7 < len(HOSTILE) else ""
        name = f"{place}/{style}.{index}{hostile.replace('/', '-')}"
        kind = "size" if index % 10 < 6 else "title" if index % 10 < 8 else "paint" if index % 10 < 9 else "new"
        title = "Inbox" if not hostile else hostile
        before = (40, 250, title)
        after = {
            "size": (30, 250, title),
            "title": (40, 250, title + " (2)"),
            "paint": (40, 200, title),
            "new": before,
        }[kind]
        actual = f".pending/actual/{name}"
        if kind != "new":
            write(folder / f"{name}.png", picture(before[0], before[1]))
            write(folder / f"{name}.txt", twin(before[0], before[2], style))
            for end in ("png", "txt"):
                files[f"{name}.{end}"] = {"owner": "test Suite/test"}
        write(folder / f"{actual}.png", picture(after[0], after[1]))
        write(folder / f"{actual}.txt", twin(after[0], after[2], style))
        for end in ("png", "txt"):
            waiting[f"actual/{name}.{end}"] = {"owner": "test Suite/test"}
        result = {
            "name": name,
            "verdict": {"size": "layout", "title": "text", "paint": "paint", "new": "missing"}[kind],
            "cause": {"size": "c1", "title": f"c2{hostile and index}", "paint": "c3", "new": "c4"}[kind],
            "sentence": f"{kind} {title}",
            "actual": f"{folder}/{actual}.png",
        }
        if kind != "new":
            result["expected"] = f"{folder}/{name}.png"
        pending.append(result)
        names.setdefault(kind, []).append(name)
    waiting["pending.json"] = waiting[".gitignore"] = {"owner": "test Suite/test"}
    write(folder / ".pending/pending.json", json.dumps({"schema": 1, "pending": pending}))
    write(folder / ".pending/.gitignore", "*\n")
    write(folder / ".pending/splitframe.json", json.dumps({"schema": 1, "files": waiting}))
    write(folder / "splitframe.json", json.dumps({"schema": 1, "files": files}))
    return names
