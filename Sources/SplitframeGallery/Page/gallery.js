
// Three columns and the wide orientation come first in a device.
const listed = [...new Set(data.pictures.map(picture => picture.device))];
const isWide = picture => picture.size[0] > picture.size[1];
const pictures = data.pictures.sort((one, other) => (other.style === "tripleColumn") - (one.style === "tripleColumn")
  || isWide(other) - isWide(one));
const facets = [
  ["device", "Device"], ["orientation", "Orientation"], ["shownMode", "Mode"], ["window", "Window"], ["posture", "Posture"],
  ["generation", "Generation"], ["style", "Style"], ["displayMode", "Mode asked"], ["splitBehavior", "Behavior asked"],
  ["theme", "Theme"],
];
const worded = name => name.replace(/[A-Z]/g, letter => " " + letter.toLowerCase());
const wordsOf = (facet, value) => facet === "device" ? deviceName(value)
  : ["shownMode", "style", "displayMode"].includes(facet) ? worded(value) : value;
const deviceName = id => data.devices[id] || id;
for (const [index, picture] of pictures.entries()) {
  picture.index = index;
  picture.keys = Object.fromEntries(facets.map(([facet]) => [facet, picture[facet]]));
  picture.text = [...Object.values(picture.keys), picture.title, picture.facts, picture.alt, picture.file,
    ...picture.rows.flat(), deviceName(picture.device)].join(" ").toLowerCase();
  picture.points = picture.size.map(side => side / picture.scale);
}
// The newest devices come first, then what the generation really ran, else as in the list.
const place = device => data.first.includes(device) ? data.first.indexOf(device) - data.first.length : isLater(device);
const order = listed.sort((one, other) => place(one) - place(other));
function isLater(device) { return pictures.some(picture => picture.device === device && picture.ran) ? 0 : 1; }

// Pictures that differ in light and dark only are one card, which shows what fits the page.
const isDark = matchMedia("(prefers-color-scheme: dark)");
const fitting = group => {
  const wanted = isDark.matches ? "dark" : "light";
  return group.find(picture => picture.theme === wanted) || group[0];
};

const filters = new Filters(find("filters"), facets, pictures, wordsOf, () => { show(); remember(); });
const size = make("input", { type: "range", min: 130, max: 520, value: 230 });
size.addEventListener("input", () => document.documentElement.style.setProperty("--thumb", size.value + "px"));
const fold = make("button", { type: "button", className: "plain", id: "fold", textContent: "Fold equal layouts" });
filters.rest.append(fold, make("label", { textContent: "Size" }, size));
if (data.configurations.length) {
  const sheets = make("select", {}, make("option", { value: "", textContent: "choose…" }),
    ...data.configurations.map(sheet => make("option", { value: sheet.file, textContent: sheet.name })));
  sheets.addEventListener("change", () => { if (sheets.value) location.href = address(sheets.value); });
  filters.rest.append(make("label", { textContent: "Contact sheet" }, sheets));
}

// One section a device, one card a layout; nothing is fetched before it comes near the window.
const main = find("pictures");
let isFolded = parameters().fold !== "no";
let isAll = parameters().all === "yes";
let cards = [];
const sections = order.map(device => {
  const heading = make("h2", {}, deviceName(device));
  const count = make("small");
  heading.append(count);
  for (const [number, sheet] of (data.sheets[device] || []).entries())
    heading.append(make("a", { href: address(sheet), textContent: number ? "sheet " + (number + 1) : "contact sheet" }));
  const grid = make("div");
  const element = make("section", {}, heading, grid);
  main.append(element);
  return { device, count, grid, element };
});

// What a card says: how its picture differs from the one before it.
const told = picture => [...["orientation", "posture", "window", "style", "shownMode"].map(facet => picture[facet]
  && !(facet === "window" && picture.window === "full") ? wordsOf(facet, picture[facet]) : ""), picture.facts.split(" · ")];
function card(group, before, isSmall) {
  const picture = fitting(group);
  const [facts, known] = [told(picture), before ? told(fitting(before)) : []];
  const rest = facts.pop(), knownRest = known.pop() || [];
  const differs = facts.filter((fact, index) => fact && fact !== known[index]);
  const others = group.filter(other => other.subject !== picture.subject);
  const newFacts = rest.filter(fact => !knownRest.includes(fact) && !differs.includes(fact));
  const words = differs.length ? differs : newFacts.splice(0, 2);
  const image = make("img", { loading: "lazy", decoding: "async", alt: plain(picture.alt), width: picture.points[0],
    height: picture.points[1], src: address(picture.file) });
  const crop = make("span", { className: "crop" }, image);
  crop.style.setProperty("--ratio", picture.points[0] / picture.bare);
  const element = make("button", { type: "button", className: "card " + (picture.theme === "dark" ? "dark" : "light") },
    make("span", { className: "well" }, crop), ...(isSmall ? []
      : [make("b", { textContent: plain(words.join(" · ") || "asked: " + worded(picture.displayMode)) }),
        make("span", { className: "facts", textContent: plain([...newFacts,
          ...(others.length ? ["and " + others.length + " with the same layout"] : [])].join(" · ")) })]));
  element.addEventListener("click", () => open(picture.index));
  element.classList.toggle("marked", marked.includes(picture.index));
  return { element, index: picture.index, group };
}

// Equal layouts of one device are one card; equal pictures in light and dark always are.
function grouped(list) {
  const groups = new Map();
  for (const picture of list) {
    const key = isFolded ? picture.layout : picture.subject;
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(picture);
  }
  return [...groups.values()];
}
// A device's modes as rows, its orientations and windows as columns, pictures without words.
function overview(list) {
  const column = picture => [picture.posture, picture.orientation, picture.window].filter(Boolean).map(worded).join(" · ");
  const columns = [...new Set(list.map(column))];
  const cells = new Map(), found = [];
  for (const picture of list) {
    if (!cells.has(picture.title)) cells.set(picture.title, new Map());
    const row = cells.get(picture.title);
    row.set(column(picture), [...(row.get(column(picture)) || []), picture]);
  }
  const head = (text, scope) => make("th", { scope, textContent: plain(text) });
  const rows = [...cells].map(([title, row]) => make("tr", {}, head(title, "row"), ...columns.map(name => {
    const cell = make("td");
    if (row.has(name)) {
      found.push(card(row.get(name), null, true));
      cell.append(found.at(-1).element);
    }
    return cell;
  })));
  const table = make("table", {}, make("thead", {}, make("tr", {}, make("td"), ...columns.map(name => head(name, "col")))),
    make("tbody", {}, ...rows));
  return [make("div", { className: "overview", tabindex: "0", role: "region", "aria-label": plain("Overview of " + deviceName(list[0].device)) }, table), found];
}
const marked = [];
function show() {
  const isOverview = !isAll && data.first.length > 0 && filters.chosen.length === 0;
  find("all").setAttribute("aria-pressed", String(!isOverview));
  cards = [];
  let count = 0;
  const byDevice = new Map(order.map(device => [device, []]));
  for (const picture of pictures) if (picture.fits) byDevice.get(picture.device).push(picture);
  for (const section of sections) {
    const list = isOverview && !data.first.includes(section.device) ? [] : byDevice.get(section.device);
    const layouts = isOverview ? [] : grouped(list);
    const [table, groups] = isOverview && list.length ? overview(list)
      : [null, layouts.map((group, index) => card(group, layouts[index - 1]))];
    section.grid.className = table ? "" : "grid";
    section.grid.replaceChildren(...(table ? [table] : groups.map(({ element }) => element)));
    section.element.hidden = list.length === 0;
    section.count.textContent = counted(list.length, "picture")
      + (groups.length < list.length ? ", " + counted(groups.length, "layout") : "");
    cards.push(...groups);
    count += list.length;
  }
  find("count").textContent = (count < pictures.length ? count + " of " : "") + counted(pictures.length, "picture");
  find("nothing").hidden = count > 0;
}
isDark.addEventListener("change", show);
find("all").addEventListener("click", () => {
  isAll = find("all").getAttribute("aria-pressed") !== "true";
  if (!isAll && filters.chosen.length) return filters.reset();
  show();
  remember();
});
fold.setAttribute("aria-pressed", String(isFolded));
fold.addEventListener("click", () => {
  isFolded = !isFolded;
  isAll = true;
  fold.setAttribute("aria-pressed", String(isFolded));
  show();
  remember();
});

// The enlarged view steps through what the filters leave; two marked pictures stand beside each other.
const viewer = find("viewer");
const stage = new Stage(find("stage"));
find("zoom").append(...zoomButtons(stage));
let current = null;
let isComparing = false;
const layer = picture => {
  const image = make("img", { alt: plain(picture.alt), src: address(picture.file), draggable: false,
    className: picture.theme === "dark" ? "" : "light" });
  image.style.width = picture.points[0] + "px";
  image.style.height = picture.points[1] + "px";
  return image;
};
const caption = picture => deviceName(picture.device) + ", " + picture.title;
function describe(picture) {
  const same = pictures.filter(other => other.device === picture.device && other.layout === picture.layout
    && other.subject !== picture.subject);
  const left = make("div", {}, make("h2", { textContent: plain(caption(picture)) }),
    make("p", { textContent: plain(picture.alt) }), make("code", { className: "line", textContent: plain(picture.command) }));
  if (same.length) left.append(make("p", { textContent: "The same layout: " + plain(same.map(other =>
    [other.orientation, other.window, other.title].join(" · ")).join("; ")) }));
  return [left, make("dl", { className: "facts" }, ...picture.rows.flatMap(([name, value]) =>
    [make("dt", { textContent: name }), make("dd", { textContent: plain(value) })]))];
}
function open(index, others = []) {
  const shown = [index, ...others].map(number => pictures[number]);
  current = index;
  isComparing = others.length > 0;
  stage.element.classList.toggle("several", isComparing);
  stage.show(shown.map(picture => ({ name: isComparing ? plain(caption(picture)) : "", layers: [layer(picture)] })),
    [0, 1].map(side => Math.max(...shown.map(picture => picture.points[side]))));
  find("told").replaceChildren(...shown.flatMap(describe));
  const at = cards.findIndex(card => card.index === index);
  find("previous").disabled = isComparing || at <= 0;
  find("next").disabled = isComparing || at < 0 || at >= cards.length - 1;
  find("mark").setAttribute("aria-pressed", String(marked.includes(index)));
  find("mark").hidden = find("copyPicture").hidden = find("copyPath").hidden = isComparing;
  if (!viewer.open) viewer.showModal();
  stage.fit();
  for (const near of [cards[at + 1], cards[at - 1]]) if (near) new Image().src = address(pictures[near.index].file);
  remember();
}
function step(by) {
  const at = cards.findIndex(card => card.index === current);
  const next = cards[Math.min(cards.length - 1, Math.max(0, at + by))];
  if (!next) return;
  if (viewer.open && !isComparing) open(next.index);
  else next.element.focus();
}
function mark() {
  const place = marked.indexOf(current);
  if (place >= 0) marked.splice(place, 1); else marked.push(current);
  if (marked.length > 2) marked.shift();
  find("mark").setAttribute("aria-pressed", String(marked.includes(current)));
  find("compare").hidden = marked.length === 0;
  find("compare").textContent = marked.length < 2 ? "Compare: choose another" : "Compare two";
  find("compare").disabled = marked.length < 2;
  for (const card of cards) card.element.classList.toggle("marked", marked.includes(card.index));
  say(marked.length === 2 ? "Two pictures to compare" : counted(marked.length, "picture") + " to compare");
  if (marked.length === 2) open(marked[0], [marked[1]]);
}
find("compare").addEventListener("click", () => open(marked[0], [marked[1]]));
find("mark").addEventListener("click", mark);
find("previous").addEventListener("click", () => step(-1));
find("next").addEventListener("click", () => step(1));
find("close").addEventListener("click", () => viewer.close());
find("copyPath").addEventListener("click", () => copy(pictures[current].file, "Path"));
find("copyLink").addEventListener("click", () => copy(location.href, "Link"));
find("copyPicture").addEventListener("click", async () => {
  const picture = pictures[current];
  try {
    const image = stage.element.querySelector("img");
    const canvas = make("canvas", { width: picture.size[0], height: picture.size[1] });
    canvas.getContext("2d").drawImage(image, 0, 0, ...picture.size);
    await navigator.clipboard.write([new ClipboardItem({ "image/png": new Promise((done, fail) =>
      canvas.toBlob(blob => blob ? done(blob) : fail(new Error("empty")), "image/png")) })]);
    say("Picture copied");
  } catch {
    // A page opened as a file may not read its own pictures.
    await copy(picture.file, "The browser does not let the page copy pictures; path");
  }
});
viewer.addEventListener("close", () => {
  const shown = current;
  current = null;
  isComparing = false;
  remember();
  cards.find(card => card.index === shown)?.element.focus();
});

function remember() {
  const words = new URLSearchParams(filters.chosen);
  if (!isFolded) words.set("fold", "no");
  if (isAll) words.set("all", "yes");
  if (current !== null) words.set("picture", [current, ...(isComparing ? [marked.find(index => index !== current)] : [])]
    .map(index => pictures[index].file).join("|"));
  history.replaceState(null, "", "#" + words);
}
function read(asked) {
  const shown = (asked.picture || "").split("|").map(file => pictures.findIndex(picture => picture.file === file))
    .filter(index => index >= 0);
  if (shown.length === 2) marked.splice(0, 2, ...shown);
  if (shown.length) open(shown[0], shown.slice(1, 2)); else if (viewer.open) viewer.close();
}
addEventListener("hashchange", () => {
  const asked = parameters();
  filters.read(asked);
  read(asked);
});

const showKeys = keySheet([["← → j k", "step"], ["Enter", "enlarge"], ["c", "mark to compare"], ["+ - 0", "zoom in, out, fit"], ["/", "search"],
  ["?", "these keys"], ["Escape", "back"]]);
find("keys").addEventListener("click", showKeys);
const moves = { ArrowRight: 1, ArrowLeft: -1, j: 1, k: -1, PageDown: 10, PageUp: -10, Home: -1e9, End: 1e9 };
listen({ ...zoomKeys(stage), "?": showKeys, c: () => { if (viewer.open && !isComparing) mark(); },
  "/": () => { if (viewer.open) return false; find("filters").open = true; filters.search.focus(); },
  ...Object.fromEntries(Object.entries(moves).map(([key, by]) => [key, () => {
    if (viewer.open) return step(by);
    if (!["ArrowRight", "ArrowLeft", "j", "k"].includes(key)) return false;
    const at = cards.findIndex(card => card.element === document.activeElement);
    cards[Math.max(0, Math.min(cards.length - 1, at + by))]?.element.focus();
  }])) });
const asked = parameters();
filters.apply();
read(asked);
