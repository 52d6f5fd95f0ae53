"""Proves that `splitframe docs` answers nothing that a document shows as text or code.

    check_readers.py SPLITFRAME WORK DOCUMENTS SEED [FOLDER …]

Takes documents from folders, and random ones made of what is hard to read, and puts requests anywhere in them. What
cmark-gfm, Asciidoctor, docutils and an HTML5 parser show of a request is text or code, and must not be answered; what
they take for a comment must be answered, or told with a reason. Once it is answered, a document shows the same text as
before, and no byte of it has changed but for our own lines.
"""

import collections
import html
import json
import pathlib
import random
import re
import subprocess
import sys

import html5lib

sys.setrecursionlimit(10_000)

SUFFIXES = {".md": "markdown", ".html": "html", ".adoc": "asciidoc", ".rst": "rst"}
REQUEST = '{"selection": {"device": "iphone-x", "crop": "0,0,9,9"}, "name": "p", "alt": "q%dq"}'
COMMENT = {"markdown": "<!-- splitframe: %s -->", "html": "<!-- splitframe: %s -->", "asciidoc": "// splitframe: %s", "rst": ".. splitframe: %s"}
MARK = re.compile(rb"generated(?: |=\"|=)[0-9a-f]{8}")

# What random documents are made of.
PIECES = {
    "markdown": """Words.||||# Title|- item|  more|1. one|   more|    code|\tcode|> quote|>|>     code|```|~~~|````md|- ```|> ```|  ```
<div>|</div>|<pre>|</pre>|<script>|</script>|<textarea>|</textarea>|text <textarea> text|<div><title>|</title>|<!--|-->|<?php|?>|<![CDATA[|]]>
<a title="|">|<foo>|<foo bar="a">|`|``a`|Title|=====|-----|* * *|- - -|[x]: y|10) ten|+|+ a|-|- - a|\\`<script>|| a | b ||---|---||<x-y>|</p>|text
<svg>|<svg><style>|</style>|&lt;script>|`<script>`|    ```|      - a|- a|  - b|    - c|  > q|<p>|*|<noscript>|</noscript>|<plaintext>x""",
    "html": """<p>words</p>||<div>|</div>|<script>|</script>|<style>|</style>|<textarea>|</textarea>|<title>|</title>|<!--|-->|<!-->|--!>|<![CDATA[|]]>
<a title="|">|<a b='|'>|<a b=c"d>|<pre>|</pre>|<svg>|</svg>|<math>|<select>|</select>|<table>|</table>|<tr><td>|<!DOCTYPE html>|<!x|>|<?x|</x y="|<xmp>|</xmp>
<iframe>|</iframe>|<noscript>|</noscript>|<a =">|<script><!--|<script>|--></script>|<SCRIPT >|</SCRIPT x>|< p|<p/ a="|<template>|</template>|text <b|</|</>|<p title=a'b>""",
    "asciidoc": """Words.||||== Title|* item|+|----|....|====|****|____|--|++++|////|```|```ruby|[source]|[listing]|[verse]|[NOTE]|[quote]|[role=a]|.Title|.hidden
Title|-----|Title line|----------|=====|==========|+++++|~~~~~|\\|===|,===| a literal|  more|ifdef::x[]|ifndef::x[]|endif::[]|:a: b|// comment|a::|a:: b|. one|'''
[literal]|[pass]|[stem]|[comment]|[abstract]|[%header]|[[id]]|image::a.png[]|-------|!===|***|---|<1> a|[discrete]|= Title|toc::[]|include::x[]|[source,ruby]|//// x|/////""",
    "rst": """Words.||||Words::|::|Title|=====|-----|* item|  more|    more|  - b|.. note::|.. code::|.. code-block:: c|.. raw:: html|.. image:: a.png|   :alt: b|.. |.. comment|   words
> quote|> more|.. _a: b|__ c|\\| line|>>> 1|:field: a|-a  b|1. one|=====  =====|a      b|===== =====|+---+|\\| a \\||.. admonition:: A|.. table:: A|.. topic:: A|.. figure:: a.png|   words::|term|  definition|  ::|# x|.. [1] a|.. \\|s\\| replace:: x|====|..|.. class:: a|.. container::|   .. note::|-- me|.. list-table::|.. parsed-literal::""",
}


def pieces(kind):
    return [p.replace("\\|", "|") for p in re.split(r"(?<!\\)\||\n", PIECES[kind])]


def random_document(kind, numbers):
    end = numbers.choice(["\n", "\n", "\n", "\r\n"] + (["\r"] if kind != "asciidoc" else []))
    lines = [numbers.choice(pieces(kind)) for _ in range(numbers.randint(1, 22))]
    if numbers.random() < 0.3:
        lines = [numbers.choice(["", "", "", "  ", "> ", "- ", "   "]) + line for line in lines]
    return end.join(lines) + numbers.choice(["", end])


def inject(text, kind, numbers, chance):
    """The document with requests at some line breaks, and how many."""
    lines = re.split(r"(\r\n|\n|\r)", text)
    ends = [e for e in lines[1::2]]
    lines = lines[0::2]
    end = ends[0] if ends else "\n"
    made, count = [], 0
    for i, line in enumerate(lines):
        # A title right above is meant for the picture, and is shown with it.
        is_below_title = kind == "asciidoc" and i > 0 and re.match(r"\.[^. ]", lines[i - 1])
        if numbers.random() < chance and not is_below_title:
            blank = numbers.random() < 0.5
            lead = numbers.choice(["", "", "", "", "  ", "   ", "    ", "> ", "- ", "\t", re.match(r"[ \t>]*", line)[0]])
            request = lead + COMMENT[kind] % (REQUEST % count)
            made += ([end] if blank else []) + [request, end] + ([end] if numbers.random() < 0.5 else [])
            count += 1
        made.append(line + (ends[i] if i < len(ends) else ""))
    return "".join(made), count


def comments_and_text(source):
    """What an HTML5 parser takes for comments, text, pictures' texts, and what is on no page: attributes and scripts."""
    tree = html5lib.parse(source, treebuilder="etree", namespaceHTMLElements=False)
    comments, shown, pictures, others = [], [], [], []

    def read(node, text=shown):
        if callable(node.tag):
            comments.append(node.text or "")
        else:
            if node.tag in ("img", "image"):
                pictures.append(node.attrib.get("alt", ""))
            else:
                others.extend(map(str, node.attrib.values()))
            inside = others if node.tag in ("script", "style") else text
            inside.append(node.text or "")
            for child in node:
                read(child, inside)
        text.append(node.tail or "")

    read(tree)
    return comments, "".join(shown), pictures, "".join(others)


def rendered(kind, paths):
    """Each document as HTML: pairs of path and page."""
    if kind == "html":
        return {p: p.read_bytes().decode("utf-8", "replace") for p in paths}
    if kind == "markdown":
        import cmarkgfm
        from cmarkgfm.cmark import Options

        option = Options.CMARK_OPT_UNSAFE
        return {p: cmarkgfm.markdown_to_html_with_extensions(p.read_bytes().decode("utf-8-sig"), options=option, extensions=["table", "strikethrough", "autolink"]) for p in paths}
    if kind == "asciidoc":
        pages = {}
        for start in range(0, len(paths), 500):
            part = paths[start : start + 500]
            subprocess.run(["asciidoctor", "-q", "-s", "-S", "safe", "-a", "skip-front-matter!", *map(str, part)], check=True, stderr=subprocess.DEVNULL)
            for p in part:
                page = p.with_suffix(".html")
                pages[p] = page.read_text("utf-8", "replace")
                page.unlink()
        return pages
    import docutils.core

    settings = {"report_level": 5, "halt_level": 6, "file_insertion_enabled": False, "raw_enabled": True, "_disable_config": True, "warning_stream": False}
    pages = {}
    for p in paths:
        tree = docutils.core.publish_doctree(p.read_bytes().decode("utf-8-sig"), settings_overrides=settings)
        parts = []

        def walk(node):
            if node.tagname == "comment":
                parts.append("<!--" + node.astext().replace("--", "- -") + "-->")
            elif node.tagname == "image":
                parts.append(f'<img alt="{html.escape(node.get("alt", ""))}">')
            elif node.tagname == "system_message":
                # A message tells a place; below is what it complains of, in no order.
                below = " ".join(child.astext() for child in node.children[1:])
                parts.append(f'<i title="{html.escape(below)}"></i>')
            elif node.tagname == "#text":
                parts.append(html.escape(node.astext()))
            else:
                for child in node.children:
                    walk(child)

        walk(tree)
        pages[p] = "\n".join(parts)
    return pages


def answers(splitframe, work, check):
    """What was found, by document and line."""
    result = subprocess.run([splitframe, "docs", *(["--check"] if check else []), "--json", "."], cwd=work, capture_output=True, text=True)
    if result.returncode > 1:
        # Requests that are not closed, or with other text in them, are refused by name.
        refused = {m[1] for m in re.finditer(r"^(?:error: )?([rc]\d+\.\w+):\d+:", result.stderr, re.M)}
        if not refused:
            raise SystemExit(f"docs failed: {result.stderr[:3000]}")
        for name in refused:
            (work / name).unlink()
        return answers(splitframe, work, check)
    found = collections.defaultdict(dict)
    for finding in json.loads(result.stdout)["findings"]:
        if finding.get("document") and finding.get("line"):
            found[finding["document"]][finding["line"]] = finding
    return found


def run(splitframe, work, count, seed, folders):
    numbers = random.Random(seed)
    work.mkdir(parents=True, exist_ok=True)
    documents, limits = {}, collections.Counter()
    sources = []
    for folder in folders:
        sources += [p for p in sorted(pathlib.Path(folder).rglob("*")) if p.suffix in SUFFIXES and p.is_file() and p.stat().st_size < 100_000]
    numbers.shuffle(sources)
    for p in sources:
        kind = SUFFIXES[p.suffix]
        if limits[kind] >= count // 4:
            continue
        try:
            text = p.read_bytes().decode("utf-8")
        except UnicodeDecodeError:
            continue
        if "splitframe" in text or "\0" in text or len(text.splitlines()) > 1500 or "include::" in text:
            continue
        limits[kind] += 1
        documents[f"c{limits[kind]}{p.suffix}"] = (kind, text, min(0.2, 12 / max(1, text.count("\n"))))
    for kind, suffix in ((k, s) for s, k in SUFFIXES.items()):
        for i in range(count):
            documents[f"r{i}{suffix}"] = (kind, random_document(kind, numbers), 0.25)
    before, faults, total = {}, [], collections.Counter()
    for name, (kind, text, chance) in documents.items():
        made, requests = inject(text, kind, numbers, chance)
        if requests:
            (work / name).write_bytes((b"\xef\xbb\xbf" if numbers.random() < 0.05 and kind != "rst" else b"") + made.encode())
            before[name] = (kind, requests)
    kinds = collections.defaultdict(list)
    for name, (kind, _) in before.items():
        kinds[kind].append(work / name)
    pages = {k: v for kind, paths in kinds.items() for k, v in rendered(kind, paths).items()}
    found = answers(splitframe, work, True)
    before = {name: value for name, value in before.items() if (work / name).exists()}
    for kind in kinds:
        kinds[kind] = [p for p in kinds[kind] if p.exists()]
    originals = {name: (work / name).read_bytes() for name in before}
    answered = collections.defaultdict(set)
    for name, (kind, requests) in before.items():
        comments, text, _, others = comments_and_text(pages[work / name])
        lines = re.split(rb"\r\n|\n|\r", originals[name])
        where = {int(m[1]): i + 1 for i, line in enumerate(lines) for m in re.finditer(rb'"q(\d+)q"', line)}
        for number in range(requests):
            word = f"q{number}q"
            shown = word in text or word in others
            # A comment that holds more than the request is another one.
            own = [c for c in comments if word in c]
            is_comment = not shown and any(c.strip().startswith("splitframe:") and c.count("splitframe:") == 1 for c in own)
            if kind == "asciidoc":
                is_comment = not shown
            finding = found[name].get(where[number])
            state = finding["state"] if finding else None
            total[kind, "shown" if shown else "comment" if is_comment else "else", state] += 1
            if state not in (None, "unanswered", "kept"):
                answered[name].add(word)
            if shown and state not in (None, "unanswered"):
                faults.append(f"{name}:{where[number]}: is shown, and was answered")
            if is_comment and state is None and kind != "asciidoc":
                faults.append(f"{name}:{where[number]}: is a comment, and was neither answered nor told")
    answers(splitframe, work, False)
    again = answers(splitframe, work, True)
    pages_after = {k: v for kind, paths in kinds.items() for k, v in rendered(kind, paths).items()}
    for name, (kind, _) in before.items():
        _, text, _, _ = comments_and_text(pages[work / name])
        _, text_after, pictures_after, _ = comments_and_text(pages_after[work / name])
        text, text_after = (re.sub(r"\s", "", t) for t in (text, text_after))
        if text != text_after:
            at = next((i for i, (a, b) in enumerate(zip(text, text_after)) if a != b), min(len(text), len(text_after)))
            faults.append(f"{name}: shows other text: {text_after[at:at + 40]!r} for {text[at:at + 40]!r}")
        missing = answered[name] - set(pictures_after)
        # What stands in a condition is for other readers.
        if missing and b"def::" not in originals[name]:
            faults.append(f"{name}: {missing} shows no picture")
        if any(f["state"] not in ("unanswered", "kept") for f in again[name].values()):
            faults.append(f"{name}: is not done")
        if ours_removed((work / name).read_bytes()) != ours_removed(originals[name]):
            faults.append(f"{name}: other bytes have changed")
    return faults, total


def ours_removed(document):
    """The lines of a document without those that we write, and without empty ones."""
    lines = [l for l in re.split(rb"\r\n|\n|\r", document)]
    kept = []
    for line in lines:
        bare = line.strip(b" \t>")
        if not bare or MARK.search(line) or re.match(rb"\.\. image:: images/p\.png$|:alt: q\d+q$|:width: \d+px$", bare):
            continue
        kept.append(line)
    return kept


if __name__ == "__main__":
    splitframe, work, count, seed, *folders = sys.argv[1:]
    faults, total = run(str(pathlib.Path(splitframe).resolve()), pathlib.Path(work), int(count), int(seed), folders)
    for key, value in sorted(total.items(), key=str):
        print(f"readers: {value} in {key[0]}: {key[1]}, {key[2] or 'not answered'}")
    for fault in faults[:40]:
        print(f"readers: {fault}")
    sys.exit(f"readers: {len(faults)} faults" if faults else 0)
