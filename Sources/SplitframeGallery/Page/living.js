
// A figure that can be resized, turned and folded. A line of markup has a lifetime, and numbers that are functions of the
// width; `show` puts together those of one width.
const unit = 10000;
const units = text => Math.round(text * unit);
let functions, places, place;
let position = 0;
let edges = [];

function readFunction(text) {
  const [first, ...pieces] = text.split("/");
  return { first: +first, pieces: pieces.map(piece => {
    const [from, start, step = 0, grid = 0, rise = 0, run = 1, shift = 0] = piece.split(" ");
    return { from: +from, start: units(start), step: units(step), grid: units(grid), rise: +rise, run: +run, shift: +shift };
  }) };
}

function value(index, x) {
  const { first, pieces } = functions[index];
  const at = x - first;
  let [low, high] = [0, pieces.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (pieces[middle].from <= at) low = middle; else high = middle - 1;
  }
  const { from, start, step, grid, rise, run, shift } = pieces[low];
  return start + step * (at - from) + grid * Math.floor((rise * (at - from) + shift) / run);
}

function readLine(line, templates, count) {
  const [words, life] = line.split("@");
  const [template, ...holes] = words.split(" ");
  const [from, to] = life ? life.split(" ").map(Number) : [0, count - 1];
  return { parts: templates[template], from, to, holes: holes.map(hole => {
    const found = /^f(\d+)(.*)$/.exec(hole);
    return found ? { index: +found[1], offset: units(found[2] || 0) } : hole;
  }) };
}

// The texts and the markup at a position.
function frame(place, position) {
  const known = new Map();
  const texts = {};
  let markup = "";
  for (const { parts, from, to, holes } of place.lines) {
    if (position < from || position > to) continue;
    let line = parts[0];
    holes.forEach((hole, number) => {
      if (hole.offset !== undefined) {
        if (!known.has(hole.index)) known.set(hole.index, value(hole.index, place.first + position));
        line += (known.get(hole.index) + hole.offset) / unit;
      } else line += hole;
      line += parts[number + 1];
    });
    if (/^[A-Z] /.test(line)) texts[line[0]] = line.slice(2); else markup += line + "\n";
  }
  return { texts, markup };
}

const [picture, drawing, ruler, tools] = ["picture", "drawing", "ruler", "tools"].map(find);
const handle = make("div", { className: "handle" });
const knob = make("div", { className: "knob", role: "slider", tabIndex: 0, "aria-label": "Width of the window" });
const calm = matchMedia("(prefers-reduced-motion: reduce)");

function show(next) {
  position = Math.max(0, Math.min(place.count - 1, next));
  const { texts, markup } = frame(place, position);
  drawing.innerHTML = markup;
  for (const [id, letter] of [["width", "W"], ["mode", "M"], ["columns", "V"], ["reason", "R"]])
    if (find(id).textContent !== texts[letter]) find(id).textContent = texts[letter];
  knob.style.left = share(position);
  knob.setAttribute("aria-valuenow", texts.W);
  knob.setAttribute("aria-valuetext", texts.W + " points, " + texts.M + ": " + texts.V);
  setHandle(texts.E.split(" ").map(Number));
  clearTimeout(show.timer);
  show.timer = setTimeout(() => say(texts.R), 600);
}
const share = at => 100 * at / Math.max(1, place.count - 1) + "%";

// From points of the picture to pixels of its place on the page.
function ratio() {
  const { width, height } = drawing.firstElementChild.viewBox.baseVal;
  const zoom = Math.min(picture.clientWidth / width, picture.clientHeight / height);
  return { zoom, x: (picture.clientWidth - width * zoom) / 2, y: (picture.clientHeight - height * zoom) / 2 };
}

function setHandle([, right, top, bottom]) {
  const { zoom, x, y } = ratio();
  handle.style.left = right * zoom + x - 22 + "px";
  handle.style.top = top * zoom + y + "px";
  handle.style.height = (bottom - top) * zoom + "px";
}

// Goes to a position in a moment, or at once where motion is not wanted.
function go(target) {
  const [start, begin] = [position, performance.now()];
  cancelAnimationFrame(go.request);
  if (calm.matches || Math.abs(target - start) < 3) return show(target);
  const step = now => {
    const time = Math.min(1, (now - begin) / 180);
    picture.classList.toggle("moving", time < 1);
    show(Math.round(start + (target - start) * time * (2 - time)));
    if (time < 1) go.request = requestAnimationFrame(step);
  };
  go.request = requestAnimationFrame(step);
}

// Follows a pointer, one picture for each that the screen shows.
function follow(element, found) {
  let [wanted, request] = [0, 0];
  element.addEventListener("pointerdown", event => {
    if (event.button || event.target.closest("span")) return;
    event.preventDefault();
    knob.focus({ preventScroll: true });
    cancelAnimationFrame(go.request);
    element.setPointerCapture(event.pointerId);
    move(event);
  });
  const move = event => {
    if (!element.hasPointerCapture(event.pointerId)) return;
    wanted = found(event);
    picture.classList.add("moving");
    request ||= requestAnimationFrame(() => { request = 0; show(wanted); });
  };
  element.addEventListener("pointermove", move);
  element.addEventListener("lostpointercapture", () => picture.classList.remove("moving"));
}
follow(ruler, event => {
  const box = ruler.getBoundingClientRect();
  return Math.round((event.clientX - box.left) / box.width * (place.count - 1));
});
follow(handle, event => {
  const { zoom, x } = ratio();
  const at = (event.clientX - picture.getBoundingClientRect().left - x) / zoom;
  // The edge moves to the right with every width, so that the nearest one is found by halving.
  let [low, high] = [0, place.count - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (edges[middle] < at) low = middle + 1; else high = middle;
  }
  return low;
});

knob.addEventListener("keydown", event => {
  const way = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
  const ends = { Home: 0, End: place.count - 1 };
  if (!way && !(event.key in ends) || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const stops = way > 0 ? place.stops : [...place.stops].reverse();
  const target = event.key in ends ? ends[event.key]
    : event.shiftKey ? position + way : stops.find(stop => way * (stop - position) > 0) ?? position;
  go(Math.max(0, Math.min(place.count - 1, target)));
});

// Labels beneath the ticks, in two rows, as far as there is room.
function arrange() {
  const ends = [-Infinity, -Infinity];
  const width = ruler.clientWidth;
  for (const label of ruler.querySelectorAll("span")) {
    label.hidden = false;
    const left = Math.max(-10, Math.min(width + 10 - label.offsetWidth, label.at * width - label.offsetWidth / 2));
    const row = ends.findIndex(end => left > end + 8);
    label.hidden = row < 0;
    label.classList.toggle("second", row === 1);
    label.style.left = left + "px";
    if (row >= 0) ends[row] = left + label.offsetWidth;
  }
}

function enter(next, at) {
  place = next;
  ruler.hidden = place.count < 2;
  handle.hidden = place.count < 2;
  const frames = { ...place, lines: place.lines.filter(line => line.parts[0].startsWith("E ")) };
  edges = Array.from({ length: place.count }, (_, index) => +frame(frames, index).texts.E.split(" ")[1]);
  ruler.replaceChildren(...place.ticks.flatMap(([tick, beginning, title]) => {
    const mark = make("i", { className: beginning ? "begins" : "", title });
    mark.style.left = share(tick);
    if (!beginning) return [mark];
    const label = make("span", { title }, make("b", { textContent: parseFloat(title) }), " " + beginning);
    label.at = tick / (place.count - 1);
    label.addEventListener("click", () => go(tick));
    return [mark, label];
  }), knob);
  const [first, last] = [0, place.count - 1].map(index => frame(place, index).texts.W);
  knob.setAttribute("aria-valuemin", first);
  knob.setAttribute("aria-valuemax", last);
  setTools();
  show(at);
  const { width, height } = drawing.firstElementChild.viewBox.baseVal;
  picture.style.aspectRatio = width + "/" + height;
  arrange();
  show(at);
}

function setTools() {
  const button = (text, target, pressed) => {
    const element = make("button", { type: "button", className: "plain", textContent: text });
    if (pressed !== undefined) element.setAttribute("aria-pressed", pressed);
    element.addEventListener("click", () => {
      const isFull = position === place.count - 1;
      const index = [...tools.children].indexOf(element);
      enter(target, isFull ? target.count - 1 : target.first ? position + place.first - target.first : target.start);
      tools.children[index]?.focus();
    });
    return element;
  };
  const postures = [...new Set(places.map(place => place.posture).filter(Boolean))];
  const turned = places.find(other => other.posture === place.posture && other.orientation !== place.orientation);
  tools.replaceChildren(
    ...(turned ? [button("Turn to " + turned.orientation, turned)] : []),
    ...postures.map(posture => {
      const all = places.filter(place => place.posture === posture);
      return button(posture, all.find(other => other.orientation === place.orientation) || all[0], posture === place.posture);
    }));
  tools.hidden = !tools.children.length;
}

async function begin() {
  // What holds the pointer must stay where it is, whatever is drawn.
  picture.append(handle);
  const bytes = new Blob([Uint8Array.from(atob(data), letter => letter.charCodeAt(0))]);
  const all = await new Response(bytes.stream().pipeThrough(new DecompressionStream("deflate-raw"))).json();
  functions = all.functions.map(readFunction);
  places = all.places.map(place => ({
    ...place, lines: place.lines.split(";").map(line => readLine(line, all.templates, place.count)) }));
  enter(places[0], places[0].start);
  new ResizeObserver(() => { arrange(); show(position); }).observe(picture);
}
begin();
