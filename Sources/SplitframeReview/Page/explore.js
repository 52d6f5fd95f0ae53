
// The page on which a split view is explored. The address holds one or two places in words; the server says what they
// look like; while a window's edge is dragged, pictures come from the data of a living figure.
let places = [];
let active = 0;
let linked = false;
const letters = ["A", "B"];
const post = (question, body) => fetch(question, {
  method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }).then(answer => answer.json());
const word = (words, key) => words.find(([name]) => name === key)?.[1];
const without = (words, ...keys) => words.filter(([name]) => !keys.includes(name));

function tell(fault) {
  find("fault").textContent = fault;
  find("fault").hidden = !fault;
}

// The address.
const written = () => "#" + places.map(place => new URLSearchParams(place.words)).join("|") + (linked ? "|linked" : "");
function keep() {
  const address = written();
  if (address === location.hash) return;
  const depth = (history.state?.depth || 0) + 1;
  history.pushState({ depth }, "", address);
  find("undo").disabled = false;
}
async function load() {
  const parts = location.hash.slice(1).split("|").filter(Boolean);
  linked = parts.at(-1) === "linked";
  if (linked) parts.pop();
  const wanted = parts.slice(0, 2).map(part => [...new URLSearchParams(part)]);
  if (!wanted.length) wanted.push(data.start);
  tell("");
  setPlaces(wanted.length);
  find("undo").disabled = !history.state?.depth;
  await Promise.all(wanted.map(async (words, index) => {
    const place = places[index];
    await ask(place, words, false);
    // What the address asks for and there is not leaves the picture that there was, or the first one.
    if (!place.shown) await ask(place, data.start, false, true);
  }));
}
addEventListener("popstate", load);
find("undo").addEventListener("click", () => history.back());
addEventListener("keydown", event => {
  if (event.key === "z" && (event.ctrlKey || event.metaKey) && !event.target.matches("input:not([type=range])") && history.state?.depth) {
    event.preventDefault();
    history.back();
  }
});

function setPlaces(count) {
  while (places.length > count) places.pop().element.remove();
  while (places.length < count) places.push(makePlace(places.length));
  active = Math.min(active, count - 1);
  find("two").setAttribute("aria-pressed", count > 1);
  find("link").hidden = count < 2;
  find("linked").checked = linked;
  find("tabs").hidden = count < 2;
  find("tabs").replaceChildren(...places.map((_, index) => {
    const tab = make("button", { type: "button", className: "plain", textContent: letters[index], "aria-pressed": index === active });
    tab.addEventListener("click", () => choose(index));
    return tab;
  }));
}
function choose(index) {
  active = index;
  [...find("tabs").children].forEach((tab, at) => tab.setAttribute("aria-pressed", at === index));
  if (places[index].shown) { setControls(places[index]); showTexts(); }
}
find("two").addEventListener("click", () => {
  if (places.length > 1) { linked = false; setPlaces(1); choose(0); keep(); return; }
  const [first] = places;
  setPlaces(2);
  choose(1);
  ask(places[1], first.words);
});
find("linked").addEventListener("change", event => { linked = event.target.checked; keep(); });

// A place: its picture, its ruler, and what the server said of it.
function makePlace(index) {
  const place = { index, turn: 0, words: [] };
  const title = make("h2");
  place.drawing = make("div", { className: "drawing" });
  place.picture = make("div", { className: "picture" }, place.drawing);
  place.state = make("p", { className: "state" });
  place.range = make("input", { type: "range", min: 0, max: 1, disabled: true, "aria-label": "Width of the window" });
  place.rulerElement = make("div", { className: "ruler" }, place.range);
  place.reason = make("p", { className: "reason" });
  place.title = title;
  place.element = make("section", { className: "place", "aria-label": "Place " + letters[index] },
    title, place.picture, place.state, place.rulerElement, place.reason);
  find("stage").append(place.element);
  place.element.addEventListener("pointerdown", () => choose(index));
  place.range.addEventListener("focus", () => getFigure(place));
  place.rulerElement.addEventListener("pointerenter", () => getFigure(place));
  place.range.addEventListener("input", () => drag(place, +place.range.value));
  place.range.addEventListener("change", () => settle(place));
  place.range.addEventListener("keydown", event => {
    const way = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (!way || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const position = +place.range.value;
    go(place, event.shiftKey ? position + way : nextStop(place.ruler, position, way));
  });
  new ResizeObserver(() => arrange(place.rulerElement)).observe(place.rulerElement);
  return place;
}

// Asks the server for words, one question at a time; the last one counts.
async function ask(place, words, isKept = true, isQuiet = false) {
  const turn = ++place.turn;
  await place.asking;
  if (turn !== place.turn) return;
  place.asking = post("show", { words, before: place.shown?.words ?? [] }).catch(() => ({ error: "The server does not answer: is splitframe explore still running?" }));
  const answer = await place.asking;
  if (answer.error) {
    if (turn === place.turn) tell(answer.error);
    place.asked?.setAttribute("aria-invalid", true);
    return;
  }
  if (places[place.index] !== place) return;
  Object.assign(place, { shown: answer, words: answer.words });
  draw(place);
  if (turn !== place.turn) return;
  if (!isQuiet && isKept) tell("");
  if (isKept) keep();
  clearTimeout(place.timer);
  place.timer = setTimeout(() => getRuler(place, turn), 60);
}

function draw(place) {
  const { svg, title, mode, marks, size } = place.shown;
  place.drawing.innerHTML = svg;
  place.picture.classList.remove("moving");
  place.title.textContent = (places.length > 1 ? letters[place.index] + " · " : "") + title;
  place.state.replaceChildren(make("b", { textContent: size[0] + " pt " }), mode);
  // The same buttons stay, so that the focus does.
  const old = [...place.picture.querySelectorAll(".mark")];
  marks.forEach(([name, text, reason, [x, y, width, height]], index) => {
    const mark = old[index] || place.picture.appendChild(because(make("button", { type: "button" })));
    const share = number => number === undefined ? "" : 100 * number + "%";
    Object.assign(mark, { className: width ? "mark written" : "mark", textContent: width ? "" : text, reason });
    mark.setAttribute("aria-label", name + " " + text);
    Object.assign(mark.style, { left: share(x), top: share(y), width: share(width), height: share(height) });
  });
  old.slice(marks.length).forEach(mark => mark.remove());
  fitMarks(place);
  // The ruler of another place says nothing about this one.
  if (place.rulerKey !== JSON.stringify(base(place))) place.range.disabled = true;
  if (place.index === active) setControls(place);
  showTexts();
}
// A picture that is limited in height is narrower than its room.
function fitMarks(place) {
  const { width, height } = place.drawing.firstElementChild.viewBox.baseVal;
  place.picture.style.maxWidth = `calc(66vh * ${width / height})`;
}

// Numbers tell their reasons.
function because(button) {
  const explain = () => {
    if (find("why").textContent !== button.reason) find("why").textContent = button.reason;
  };
  for (const event of ["pointerenter", "focus", "click"]) button.addEventListener(event, explain);
  return button;
}

function showTexts() {
  const shown = places.filter(place => place.shown);
  const names = [...new Set(shown.flatMap(place => place.shown.facts.map(fact => fact[0])))];
  const rows = names.map(name => {
    const facts = shown.map(place => place.shown.facts.find(fact => fact[0] === name));
    const cells = shown.map((place, index) => make("td", {}, ...(facts[index] ? [
      because(Object.assign(make("button", { type: "button", textContent: facts[index][1] }), { fact: [place, name], reason: facts[index][2] }))] : ["–"])));
    const differs = new Set(facts.map(fact => fact?.[1])).size > 1;
    return make("tr", { className: differs ? "differs" : "" },
      make("th", { scope: "row" }, ...broken(name), ...(differs ? [make("span", { className: "unseen", textContent: ", differs" })] : [])), ...cells);
  });
  const focused = document.activeElement?.closest("#facts") ? document.activeElement.fact : null;
  const head = shown.length > 1
    ? [make("thead", {}, make("tr", {}, make("th", { textContent: "Name" }), ...shown.map(place => make("th", { scope: "col", textContent: letters[place.index] }))))] : [];
  find("facts").replaceChildren(...head, make("tbody", {}, ...rows));
  if (focused) [...find("facts").querySelectorAll("button")].find(button => button.fact[0] === focused[0] && button.fact[1] === focused[1])?.focus();
  const { occasion, calls, copies } = places[active].shown || shown[0].shown;
  find("occasion").textContent = calls.length ? occasion + ":" : "Nothing " + occasion + ".";
  find("calls").replaceChildren(...calls.map(call => make("li", { textContent: call })));
  showCopies(copies);
}

const copyNames = { command: "command", request: "request", test: "Swift test", scenario: "scenario step", figure: "figure in a document" };
let copied;
function showCopies(copies) {
  if (!find("copies").children.length) find("copies").append(...Object.entries(copyNames).map(([name, title]) => {
    const button = make("button", { type: "button", className: "plain", id: "copy-" + name, textContent: title });
    button.addEventListener("click", async () => {
      copied = name;
      const { copies } = places[active].shown;
      showCopies(copies);
      // Where the clipboard is closed, the text can still be chosen.
      const isCopied = await navigator.clipboard?.writeText(copies[name]).then(() => true, () => false);
      say(isCopied ? "Copied: " + title : "Not copied; the text stands below");
    });
    return button;
  }));
  find("copied").hidden = !copied;
  if (copied) find("copied").textContent = copies[copied];
}

// Rulers and figures. What they show does not depend on the window's width, only on its height.
function base(place) {
  const { size, screen, isFree } = place.shown;
  const words = without(place.words, "window");
  return isFree && size[1] !== screen[1] ? [...words, ["window", `${screen[0]}x${size[1]}`]] : words;
}
async function getRuler(place, turn) {
  const key = JSON.stringify(base(place));
  if (place.rulerKey !== key) {
    const ruler = await post("ruler", { words: base(place) });
    if (ruler.error) { say(ruler.error); return; }
    if (key !== JSON.stringify(base(place))) return;
    Object.assign(place, { ruler, rulerKey: key, figure: null });
    place.rulerElement.replaceChildren(...marks(ruler, at => go(place, at)), place.range);
    place.range.max = ruler.count - 1;
    arrange(place.rulerElement);
  }
  place.range.disabled = place.ruler.count < 2;
  // A newer question has moved the range already, and the next key counts from there.
  if (turn !== place.turn || place.picture.classList.contains("moving")) return;
  const { size, screen, scale, isFree } = place.shown;
  setRange(place, isFree ? Math.round(size[0] * scale) - place.ruler.first
    : Math.max(0, place.ruler.ticks.findIndex(tick => tick[1] === (word(place.words, "window") || "full"))));
  if (place.range.matches(":focus, :hover")) getFigure(place);
}
async function getFigure(place) {
  if (!place.rulerKey || place.figureKey === place.rulerKey) return;
  const key = place.figureKey = place.rulerKey;
  for (let count = 0; count < 200 && key === place.rulerKey; count++) {
    const { figure, error } = await post("figure", { words: JSON.parse(key) });
    // A picture that has no figure comes from the server at every width.
    if (error) return;
    if (figure && key === place.rulerKey) { [place.figure] = readFigure(figure); return; }
    await new Promise(done => setTimeout(done, 200));
  }
}
const width = (place, position) => {
  const { scale, screen, size, isFree } = place.shown;
  return isFree ? (place.ruler.first + position) / scale : parseFloat(place.ruler.ticks[position][2]);
};
function windowWords(place, position) {
  const { screen, size, isFree } = place.shown;
  const words = without(place.words, "window");
  if (!isFree) return [...words, ["window", place.ruler.ticks[position][1]]];
  return position === place.ruler.count - 1 && size[1] === screen[1] ? words : [...words, ["window", `${width(place, position)}x${size[1]}`]];
}
function setRange(place, position) {
  place.range.value = position;
  place.range.setAttribute("aria-valuetext", `${width(place, position)} points, ${place.shown.mode}`);
}
function go(place, position) {
  const at = Math.max(0, Math.min(place.ruler.count - 1, position));
  drag(place, at);
  settle(place);
}
function drag(place, position, isLed = false) {
  setRange(place, position);
  place.wanted = position;
  place.request ||= requestAnimationFrame(() => {
    place.request = 0;
    if (!place.figure) { ask(place, windowWords(place, place.wanted), false); return; }
    const { texts, markup } = frame(place.figure, place.wanted);
    place.picture.classList.add("moving");
    place.drawing.innerHTML = markup;
    place.state.replaceChildren(make("b", { textContent: texts.W + " pt " }), texts.M + " · " + texts.V);
    place.reason.textContent = texts.R;
    place.range.setAttribute("aria-valuetext", `${texts.W} points, ${texts.M}: ${texts.V}`);
  });
  const other = places[1 - place.index];
  if (linked && !isLed && other?.ruler && other.shown.isFree && place.shown.isFree)
    drag(other, Math.max(0, Math.min(other.ruler.count - 1, Math.round(width(place, position) * other.shown.scale) - other.ruler.first)), true);
}
async function settle(place) {
  const moved = linked ? places.filter(place => place.ruler && place.wanted !== undefined) : [place];
  await Promise.all(moved.map(async place => {
    cancelAnimationFrame(place.request);
    place.request = 0;
    await ask(place, windowWords(place, place.wanted), false);
    if (place.reason.textContent) say(place.reason.textContent);
  }));
  keep();
}

// Settings.
const controls = find("controls");
const fields = new Map();
const title = name => name.replace(/[A-Z]/g, letter => " " + letter.toLowerCase()).replace(/^./, letter => letter.toUpperCase());
function field(name, input, text = title(name), isWide = false) {
  fields.set(name, input);
  input.dataset.key = name;
  return make("label", { className: isWide ? "wide" : "" }, make("span", {}, ...broken(text)), input);
}
function setOptions(select, options, value) {
  const text = JSON.stringify(options);
  if (select.options.text !== text) {
    select.replaceChildren(...options.map(([value, text]) => make("option", { value, textContent: text })));
    select.options.text = text;
  }
  select.value = value;
}
// The words of a name, between which a line may end.
const broken = name => name.split(/(?<=[a-z.])(?=[A-Z])|(?<=\.)/).flatMap((word, index) => index ? [make("wbr", {}), word] : [word]);
const section = (name, ...children) => make("fieldset", {}, make("legend", { textContent: name }), ...children);
const choice = name => field(name, make("select"));
controls.append(
  section("Place", choice("device"), choice("orientation"), make("p", { id: "flat" }), choice("posture"),
    field("window", make("input", { placeholder: "full", autocomplete: "off" })), choice("generation"), choice("direction"), choice("theme")),
  section("Style and mode", choice("style"), choice("displayMode"), choice("splitBehavior"), choice("primaryEdge"),
    field("showInspector", make("input", { type: "checkbox" }))),
  section("Set before mounting", ...data.properties.filter(({ name }) => name !== "primaryEdge").map(({ name, choices }) =>
    field("set " + name, choices.length ? make("select") : make("input", { inputMode: "decimal", autocomplete: "off" }), name, true))),
  section("In the picture", choice("content"), choice("annotate")));
const tryDuo = make("a", { href: "#device=iphone-duo&posture=book", textContent: "Try iPhone Duo" });
find("flat").append("This device does not fold. ", tryDuo);
setOptions(fields.get("device"), data.devices, "");
tryDuo.addEventListener("click", event => {
  event.preventDefault();
  ask(places[active], [["device", "iphone-duo"], ["posture", "book"], ...without(places[active].words, "device", "posture", "sdk", "orientation", "window", "generation")]);
});

function setControls(place) {
  const { words, values, choices, automatic, folds } = place.shown;
  const device = word(words, "device");
  setOptions(fields.get("device"), data.devices, device);
  for (const name of Object.keys(choices)) if (name !== "window") {
    setOptions(fields.get(name), choices[name].map(text => [text, text]), values[name]);
    fields.get(name).disabled = choices[name].length < 2;
  }
  fields.get("posture").parentElement.hidden = !folds;
  find("flat").hidden = folds;
  const window = fields.get("window");
  if (document.activeElement !== window) window.value = word(words, "window") ?? "";
  window.title = choices.window.join(", ") + ", or a size such as 600x700";
  fields.get("showInspector").checked = word(words, "showInspector") === "true";
  const set = Object.fromEntries(words.filter(([key]) => key === "set").map(([, text]) => text.split(/=(.*)/s).slice(0, 2)));
  for (const { name, choices } of data.properties) {
    const input = fields.get("set " + name);
    if (!input) continue;
    if (choices.length) {
      setOptions(input, [["", automatic[name]], ...choices.map(text => [text, text])], set[name] ?? "");
      input.classList.toggle("automatic", !(name in set));
    } else {
      input.placeholder = automatic[name] === "automatic" ? "automatic" : "automatic: " + automatic[name];
      if (document.activeElement !== input) input.value = set[name] ?? "";
    }
  }
  const contents = new Set(words.filter(([key]) => key === "content").map(([, text]) => text.split("=")[1]));
  setOptions(fields.get("content"), [["", contents.size > 1 ? "several" : "list, list, text"], ...data.contents.map(text => [text, text])], contents.size === 1 ? [...contents][0] : "");
  setOptions(fields.get("annotate"), data.annotations.map(text => [text, text]), word(words, "annotate") ?? "none");
  for (const input of fields.values()) input.removeAttribute("aria-invalid");
}

// What no longer holds when a choice changes.
const dependents = { device: ["posture", "sdk", "orientation", "window", "generation"], posture: ["orientation", "window"], orientation: ["window"] };
controls.addEventListener("change", event => {
  const input = event.target;
  const place = places[active];
  const [key, property] = input.dataset.key.split(" ");
  const value = input.type === "checkbox" ? String(input.checked) : input.value.trim();
  let words = property ? place.words.filter(([name, text]) => name !== "set" || !text.startsWith(property + "="))
    : without(place.words, key, ...(dependents[key] || []));
  if (value) words = [...words, [key, property ? property + "=" + value : value]];
  place.asked = input;
  ask(place, words);
});
controls.addEventListener("submit", event => event.preventDefault());

// Pictures beside the page's own: steps of a scenario, figures of a package. They are read again when they change.
let shelf = "";
let item = "";
let begun = data.start;
async function readShelf() {
  const text = await fetch("shelf").then(answer => answer.text()).catch(() => shelf);
  if (text !== shelf) {
    showShelf(JSON.parse(shelf = text));
    follow(JSON.parse(text).start ?? begun);
  }
  if (JSON.parse(text).title) setTimeout(readShelf, 1000);
}
// The form follows a saved scenario as long as nobody has changed it.
function follow(start) {
  const [isUntouched, isOld] = [places[0].words, start].map(words => JSON.stringify(words) === JSON.stringify(begun));
  begun = start;
  if (isUntouched && !isOld) ask(places[0], start);
}
function showShelf({ title, fault, pictures }) {
  find("shelf").hidden = !title;
  find("shelfTitle").textContent = title;
  find("shelfFault").textContent = fault ?? "";
  find("shelfFault").hidden = !fault;
  if (!pictures.length) return;
  // Figures come and go: the one that is shown is known by its name.
  pictures.forEach((picture, index) => { picture.name ||= String(index + 1); });
  const show = ({ name, svg, lines }) => {
    item = name;
    find("item").innerHTML = svg;
    find("lines").replaceChildren(...lines.map(line => make("li", { textContent: line })));
    [...find("items").children].forEach(button => button.setAttribute("aria-pressed", button.textContent === name));
    say(name);
  };
  const focused = document.activeElement?.parentElement === find("items") ? document.activeElement.textContent : null;
  find("items").replaceChildren(...pictures.map(picture => {
    const button = make("button", { type: "button", className: "plain", textContent: picture.name });
    button.addEventListener("click", () => show(picture));
    return button;
  }));
  if (focused) [...find("items").children].find(button => button.textContent === focused)?.focus();
  show(pictures.find(({ name }) => name === item) ?? pictures[0]);
}
load().then(readShelf);
