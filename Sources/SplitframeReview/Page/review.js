
const cases = data.cases;
const draw = (tag, attributes = {}, ...children) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
};
// A sentence whose columns are marked as in the pictures.
const hued = text => plain(text).split(/\b(primary|supplementary|secondary|inspector|compact)\b/).map((part, index) =>
  index % 2 ? make("span", { className: "column " + part, textContent: part }) : part);
const verdictWords = { layout: "layout", text: "words", paint: "pixels", size: "size", missing: "new", orphan: "removed",
  unreadable: "unreadable" };
const worded = value => data.words[value] || value;
const isDark = matchMedia("(prefers-color-scheme: dark)");
// Of pictures in several themes that of the page.
const shownOf = group => group.shown.find(item => (item.theme === "dark") === isDark.matches)
  || group.shown[0] || group.members[0];
const themed = items => {
  const themes = [...new Set(items.map(item => item.theme).filter(Boolean))];
  return themes.length > 1 ? themes.join(" and ") : "";
};
const signs = { approve: "✓", reject: "✗" };

// Decisions, kept in the browser for this very review; a server carries them out at once.
const storage = "splitframe-review-" + data.id;
const decisions = new Map(cases.filter(item => item.decision).map(item => [item.name, item.decision]));
try {
  for (const [name, decision] of JSON.parse(localStorage.getItem(storage) || "[]")) decisions.set(name, decision);
} catch { /* What is no list, or may not be read, is nothing. */ }
const keep = () => {
  try { localStorage.setItem(storage, JSON.stringify([...decisions])); } catch { /* The page goes on without. */ }
};

const facets = [["verdict", "Verdict"], ...data.facets, ["decision", "Decision"]];
const decided = item => decisions.get(item.name) === "approve" ? "accepted"
  : decisions.get(item.name) === "reject" ? "rejected" : "open";
for (const [index, item] of cases.entries()) {
  item.index = index;
  item.keys = { ...item.keys, verdict: item.verdict };
  Object.defineProperty(item.keys, "decision", { get: () => decided(item), enumerable: true });
  item.text = [item.name, item.title, item.sentence, ...item.findings, ...Object.values(item.keys)].join(" ").toLowerCase();
  item.size = [0, 1].map(side => Math.max(1, ...[item.expected, item.actual].filter(Boolean)
    .map(picture => picture.size[side] / item.scale)));
}

// Chapters with a row for all pictures that look the same, before and after.
const list = find("list");
const groups = [];
for (const chapter of data.chapters) {
  const byLook = new Map();
  for (const index of chapter.cases) {
    const leader = cases[index].leader;
    if (!byLook.has(leader)) byLook.set(leader, []);
    byLook.get(leader).push(cases[index]);
  }
  const count = make("p");
  const act = (decision, text) => {
    const button = make("button", { type: "button", className: "plain", textContent: text,
      "aria-label": text + ": " + plain(chapter.sentence) });
    button.addEventListener("click", () => decideChapter(chapter, decision));
    return button;
  };
  const head = make("div", { className: "chapter" }, make("h2", {}, ...hued(chapter.sentence)), count,
    ...(chapter.why ? [make("p", { className: "why" }, ...hued(chapter.why))] : []),
    ...(chapter.cases.every(index => data.cases[index].fetch) ? []
      : [make("div", { className: "actions" }, act("approve", "Accept all"), act("reject", "Reject all"), act(null, "Undo"))]));
  if (chapter.explanation.length) head.append(make("details", {}, make("summary", { textContent: "Rules" }),
    make("dl", {}, ...chapter.explanation.flatMap(change => [
      make("dt", { textContent: plain(change.title) + " (" + plain(change.rule) + ")" }),
      ...(change.expected ? [make("dd", { className: "was" }, ...hued(change.expected))] : []),
      ...(change.actual ? [make("dd", { className: "is" }, ...hued(change.actual))] : [])]))));
  const rows = make("ul");
  const section = make("section", {}, head, rows);
  Object.assign(chapter, { section, count, groups: [], titles: new Map() });
  for (const members of byLook.values()) {
    const { actual, expected } = shownOf({ shown: members });
    const picture = actual || expected;
    const name = make("span", { className: "name" });
    const more = make("small");
    const state = make("span", { className: "state" });
    const row = make("button", { type: "button", className: "row" },
      picture && picture.file ? make("img", { loading: "lazy", decoding: "async", alt: "", src: address(picture.file) })
        : make("span", { className: "none" }), make("span", {}, name, more), state);
    const group = { chapter, members, row, name, more, state, shown: members, item: make("li", {}, row) };
    row.addEventListener("click", () => open(group));
    rows.append(group.item);
    chapter.groups.push(group);
    chapter.titles.set(members[0].title, (chapter.titles.get(members[0].title) || 0) + 1);
    groups.push(group);
  }
  list.append(section);
}

const filters = new Filters(find("filters"), facets, cases, (facet, value) =>
  facet === "verdict" ? verdictWords[value] || value : worded(value), () => { showRows(); remember(); });
if (!filters.selects.get("decision").children[2]) {
  const select = filters.selects.get("decision");
  select.replaceChildren(...["", "open", "accepted", "rejected"].map(value =>
    make("option", { value, textContent: value || "all" })));
  select.value = parameters().decision || "";
  select.parentElement.hidden = false;
}

let visible = [];
function showRows() {
  visible = [];
  for (const chapter of data.chapters) {
    let count = 0;
    for (const group of chapter.groups) {
      group.shown = group.members.filter(item => item.fits);
      group.item.hidden = group.shown.length === 0;
      if (group.shown.length === 0) continue;
      visible.push(group);
      count += group.shown.length;
      label(group);
    }
    chapter.section.hidden = count === 0;
    chapter.count.textContent = counted(count, "picture")
      + (chapter.groups.length < chapter.cases.length ? ", " + counted(chapter.groups.length, "look") : "");
  }
  const fitting = cases.filter(item => item.fits).length;
  const open = cases.filter(item => decided(item) === "open").length;
  find("count").textContent = data.title + ": " + counted(data.chapters.length, "cause") + ", "
    + (fitting < cases.length ? fitting + " of " : "") + counted(cases.length, "picture") + ", " + open + " open, "
    + data.passed + " equal";
  find("nothing").hidden = cases.length > 0 && fitting > 0;
  find("nothing").textContent = cases.length ? "No picture has all of that." : "Nothing differs.";
  find("export").disabled = decisions.size === 0;
}
function label(group) {
  const first = group.shown[0];
  // The name tells pictures of one title apart.
  const isNamed = first.title === first.name;
  const isAlone = group.chapter.titles.get(first.title) === 1;
  const more = group.shown.length - Math.max(1, new Set(group.shown.map(item => item.theme)).size);
  group.name.replaceChildren(...breakable(isNamed ? first.name.split("/").pop() : first.title));
  group.more.textContent = [verdictWords[first.verdict] || first.verdict, themed(group.shown),
    more > 0 ? "and " + more + " equal" : "", ...(isNamed ? first.name.split("/").slice(0, -1) : isAlone ? [] : [first.name.split("/").pop()])]
    .filter(Boolean).map(plain).join(" · ");
  const said = new Set(group.shown.map(item => decisions.get(item.name)));
  const decision = said.size === 1 ? [...said][0] : undefined;
  group.state.textContent = decision ? signs[decision] : "";
  group.state.className = "state " + (decision || "");
  group.state.title = decision ? decided(first) : "";
}

// The picture, in one of seven views.
const stage = new Stage(find("stage"));
find("zoom").append(...zoomButtons(stage));
const slider = find("slider");
const range = slider.querySelector("input");
let current = null;
let blinking = 0;

const picture = (item, side, words) => {
  const found = item[side];
  if (!found || !found.file) {
    const absent = make("div", { className: "absent", textContent: "no " + words + " picture" });
    absent.style.width = item.size[0] + "px";
    absent.style.height = item.size[1] + "px";
    return absent;
  }
  const image = make("img", { alt: words + ": " + plain(item.name), src: address(found.file), draggable: false });
  image.style.width = found.size[0] / item.scale + "px";
  image.style.height = found.size[1] / item.scale + "px";
  return image;
};
const before = item => picture(item, "expected", "expected");
const after = item => picture(item, "actual", "actual");
const difference = item => {
  if (item.difference) {
    const image = make("img", { alt: "difference: " + plain(item.name), src: address(item.difference), draggable: false });
    image.style.width = item.size[0] + "px";
    image.style.height = item.size[1] + "px";
    return image;
  }
  const both = make("div", { className: item.expected && item.actual ? "mixed" : "" }, before(item), after(item));
  if (!item.expected || !item.actual) return item.actual ? after(item) : before(item);
  both.style.width = item.size[0] + "px";
  both.style.height = item.size[1] + "px";
  return both;
};

// What moved, in points: old edges dashed, new ones above them, the change written at the edge.
function outlines(item) {
  const [width, height] = item.size;
  const box = (frame, kind) => draw("rect", { class: kind, x: frame[0] + x, y: frame[1] + y, width: frame[2], height: frame[3] });
  const [x, y] = item.origin || [0, 0];
  const marks = [];
  if (item.origin) for (const [index, moved] of item.moved.entries()) {
    const { before, after } = moved;
    if (before) marks.push(box(before, "old"));
    if (after) marks.push(box(after, "new"));
    const frame = after || before;
    const edge = side => side[0] + side[2];
    let from = null, to = x + frame[0] + frame[2] / 2;
    if (before && after && edge(before) !== edge(after)) [from, to] = [x + edge(before), x + edge(after)];
    else if (before && after && before[0] !== after[0]) [from, to] = [x + before[0], x + after[0]];
    const top = y + Math.max(24, Math.min(frame[3] * (.3 + .18 * index), height - y - 24));
    if (from !== null) {
      const back = Math.sign(to - from) * Math.min(6, Math.abs(to - from));
      marks.push(draw("path", { d: `M${from} ${top}H${to}M${to - back} ${top - 5}L${to} ${top}L${to - back} ${top + 5}` }));
    }
    const words = moved.name + (moved.words ? " " + moved.words : "");
    const length = words.length * 7.4 + 16;
    const isLeft = to > width / 2;
    marks.push(draw("g", { transform: `translate(${to} ${top})` }, draw("g", { class: "label" },
      draw("rect", { x: isLeft ? -length - 8 : 8, y: -13, width: length, height: 26, rx: 6 }),
      draw("text", { x: (isLeft ? -length : 16) , y: 5 }, plain(words)))));
  }
  if (!marks.length) for (const area of item.areas) {
    const [left, top, wide, high] = area.map(value => value / item.scale);
    marks.push(draw("rect", { class: "area", x: left - 2, y: top - 2, width: wide + 4, height: high + 4 }));
  }
  return draw("svg", { class: "outlines", width, height, viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" }, ...marks);
}

const views = [
  ["moved", "Moved edges", item => [{ name: "", layers: [item.actual ? after(item) : before(item), outlines(item)] }]],
  ["sides", "Side by side", item => [{ name: "expected", layers: [before(item)] }, { name: "actual", layers: [after(item)] }]],
  ["swipe", "Swipe", item => {
    const over = after(item);
    over.classList.add("over");
    return [{ name: "expected | actual", layers: [before(item), over, make("div", { className: "seam" })] }];
  }],
  ["onion", "Onion skin", item => {
    const over = after(item);
    over.id = "onion";
    return [{ name: "actual over expected", layers: [before(item), over] }];
  }],
  ["blink", "Blink", item => {
    const over = after(item);
    over.id = "blink";
    return [{ name: "actual", layers: [before(item), over] }];
  }],
  ["difference", "Difference", item => [{ name: "difference", layers: [difference(item)] }]],
  ["triptych", "Triptych", item => [{ name: "expected", layers: [before(item)] },
    { name: "difference", layers: [difference(item)] }, { name: "actual", layers: [after(item)] }]],
];
let view = views.some(([name]) => name === parameters().view) ? parameters().view : "moved";
for (const [index, [name, title]] of views.entries()) {
  const button = make("button", { type: "button", className: "plain", textContent: title, "aria-pressed": "false",
    title: "key " + (index + 1) });
  button.dataset.view = name;
  button.addEventListener("click", () => look(name));
  find("views").append(button);
}
function look(name) {
  view = name;
  render();
  remember();
}
function slide() {
  if (view === "swipe") stage.element.style.setProperty("--cut", range.value + "%");
  const onion = find("onion");
  if (onion) onion.style.opacity = range.value / 100;
}
range.addEventListener("input", slide);
function blink() {
  const over = find("blink");
  if (!over) return;
  const isOff = over.classList.toggle("off");
  stage.element.querySelector(".pane > b").textContent = isOff ? "expected" : "actual";
}
const isStill = matchMedia("(prefers-reduced-motion: reduce)");

function render() {
  clearInterval(blinking);
  for (const button of find("views").children)
    button.setAttribute("aria-pressed", String(button.dataset.view === view));
  if (!current) return;
  const item = shownOf(current);
  const panes = views.find(([name]) => name === view)[2](item);
  stage.element.classList.toggle("several", panes.length > 1);
  stage.show(panes, item.size);
  slider.hidden = !["swipe", "onion"].includes(view);
  slider.querySelector("span").textContent = view === "swipe" ? "Seam" : "Opacity";
  slide();
  if (view === "blink" && !isStill.matches) blinking = setInterval(blink, 700);
  tell(item);
}

// Words beside the picture.
function tell(item) {
  const button = (decision, text) => {
    const element = make("button", { type: "button", className: "plain " + (decision || ""), textContent: text + " " },
      make("kbd", { textContent: text[0].toLowerCase() }));
    if (decision) element.setAttribute("aria-pressed",
      String(current.shown.every(other => decisions.get(other.name) === decision)));
    element.addEventListener("click", () => decide(current.shown, decision));
    return element;
  };
  const facts = [...data.facets.filter(([key]) => item.keys[key]).map(([key, title]) => [title, worded(item.keys[key])]),
    ...[["Expected", item.expected], ["Actual", item.actual]].filter(([, side]) => side)
      .map(([title, side]) => [title, side.size.join(" × ") + " px"])];
  const list = texts => make("ul", {}, ...texts.map(text => make("li", {}, ...hued(text))));
  const folded = (title, texts) => make("details", {}, make("summary", { textContent: title }), list(texts));
  // What the sentence counts at its end is opened there.
  const more = "and " + item.unnamed.length + " more";
  const sentence = item.unnamed.length ? item.sentence.slice(0, -(", " + more).length) : item.sentence;
  const left = make("div", {}, make("h2", {}, ...breakable(item.title),
    ...(item.title === item.name ? [] : [make("small", {}, ...breakable(item.name))])),
    ...(current.chapter.why ? [make("p", { className: "why" }, ...hued(current.chapter.why))] : []),
    make("p", { className: "verdict" }, (verdictWords[item.verdict] || item.verdict) + ": ", ...hued(sentence)));
  if (item.unnamed.length) left.append(folded(more, item.unnamed));
  find("decide").replaceChildren(...(item.fetch ? []
    : [button("approve", "Accept"), button("reject", "Reject"), button(null, "Undo")]));
  const told = item.findings.filter(text => !item.sentence.includes(text));
  if (told.length) left.append(list(told));
  if (current.shown.length > 1)
    left.append(folded(themed(current.shown) || counted(current.shown.length, "equal picture"),
      current.shown.map(other => other.name)));
  const right = make("div", {}, make("dl", { className: "facts" }, ...facts.flatMap(([title, value]) =>
    [make("dt", { textContent: title }), make("dd", { textContent: plain(value) })])));
  if (data.waits && !data.server && !item.fetch) right.append(make("code", { className: "line",
    textContent: "splitframe approve --cause " + plain(item.cause) }));
  find("told").replaceChildren(left, right);
}

function open(group) {
  if (current) current.row.removeAttribute("aria-current");
  current = group;
  group.row.setAttribute("aria-current", "true");
  document.body.classList.add("viewing");
  group.item.scrollIntoView({ block: "nearest" });
  render();
  remember();
  const index = visible.indexOf(group);
  for (const near of [visible[index + 1], visible[index - 1]]) if (near)
    for (const side of ["expected", "actual"]) {
      const found = near.members[0][side];
      if (found && found.file) new Image().src = address(found.file);
    }
}
function step(by) {
  const index = visible.indexOf(current);
  const next = visible[Math.max(0, Math.min(visible.length - 1, index + by))];
  if (!next || next === current) return;
  open(next);
  say(plain(next.shown[0].name));
}

// Accepting and rejecting.
async function decide(shown, decision) {
  // A golden that is only to be fetched has nothing that could be accepted.
  const items = shown.filter(item => !item.fetch);
  if (!items.length) return false;
  if (data.server) {
    if (!decision) return false;
    try {
      const answer = await fetch("decisions", { method: "POST", headers: { "content-type": "application/json" },
        body: JSON.stringify({ decisions: items.map(item => ({ name: item.name, decision })) }) });
      if (!answer.ok) throw new Error(await answer.text());
    } catch (error) {
      say("Not done: " + plain(error.message));
      find("count").textContent = "Not done: " + plain(error.message);
      return false;
    }
  }
  for (const item of items) if (decision) decisions.set(item.name, decision); else decisions.delete(item.name);
  keep();
  filters.apply();
  if (current) tell(shownOf(current));
  say(counted(items.length, "picture") + " " + (decision === "approve" ? "accepted" : decision === "reject" ? "rejected" : "open again"));
  return true;
}
async function decideHere(decision) {
  if (!current) return;
  const index = visible.indexOf(current);
  if (!await decide(current.shown, decision) || !decision) return;
  const next = visible.slice(index + 1).find(group => group.shown.some(item => decided(item) === "open"));
  if (next) open(next);
}
const decideChapter = (chapter, decision) =>
  decide(chapter.groups.flatMap(group => group.shown), decision);

find("export").addEventListener("click", () => {
  const text = JSON.stringify({ decisions: [...decisions].map(([name, decision]) => ({ name, decision })) }, null, 2) + "\n";
  const link = make("a", { href: URL.createObjectURL(new Blob([text], { type: "application/json" })), download: "decisions.json" });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  say("decisions.json saved: splitframe approve --decisions decisions.json");
});
find("export").hidden = data.server;
find("back").addEventListener("click", back);
function back() {
  document.body.classList.remove("viewing");
  if (current) current.row.focus();
}

// The address says which picture is open, in which view, among which.
function remember() {
  const words = new URLSearchParams();
  if (current) words.set("case", (current.shown[0] || current.members[0]).name);
  if (view !== "moved") words.set("view", view);
  for (const [key, value] of filters.chosen) words.set(key, value);
  history.replaceState(null, "", "#" + words);
}
const find_case = name => groups.find(group => group.members.some(item => item.name === name));
addEventListener("hashchange", () => {
  const asked = parameters();
  if (views.some(([name]) => name === asked.view)) view = asked.view;
  const group = asked.case && find_case(asked.case);
  if (group) open(group);
  filters.read(asked);
});

const showKeys = keySheet([["j k", "next and previous picture"], ["1 2 3 4 5 6 7", "the views"], ["a r u", "accept, reject, undo"],
  ["A R", "accept or reject the whole cause"], ["+ - 0", "zoom in, out, fit"], ["Space", "blink by hand"], ["/", "search"],
  ["?", "these keys"], ["Escape", "back to the list"]]);
find("keys").addEventListener("click", showKeys);
listen({ ...zoomKeys(stage), j: () => step(1), k: () => step(-1), a: () => { decideHere("approve"); }, r: () => { decideHere("reject"); },
  u: () => { decideHere(null); }, A: () => { if (current) decideChapter(current.chapter, "approve"); },
  R: () => { if (current) decideChapter(current.chapter, "reject"); }, "?": showKeys,
  " ": event => { if (view !== "blink" || event.target.tagName === "BUTTON") return false; clearInterval(blinking); blink(); },
  "/": () => { find("filters").open = true; filters.search.focus(); },
  Escape: () => { if (!document.querySelector("dialog[open]") && isPhone.matches) back(); else return false; },
  ...Object.fromEntries(views.map(([name], index) => [String(index + 1), () => look(name)])) });

const asked = parameters();
const first = asked.case && find_case(asked.case);
filters.apply();
if (first) open(first);
else if (visible.length) open(visible[0]);
else { find("case").hidden = true; }
