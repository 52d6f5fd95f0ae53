let places, place;
let position = 0;
let edges = [];
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
  knob.style.left = share(place, position);
  knob.setAttribute("aria-valuenow", texts.W);
  knob.setAttribute("aria-valuetext", texts.W + " points, " + texts.M + ": " + texts.V);
  setHandle(texts.E.split(" ").map(Number));
  clearTimeout(show.timer);
  show.timer = setTimeout(() => say(texts.R), 600);
}

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
  const target = event.key in ends ? ends[event.key] : event.shiftKey ? position + way : nextStop(place, position, way);
  go(Math.max(0, Math.min(place.count - 1, target)));
});

function enter(next, at) {
  place = next;
  ruler.hidden = place.count < 2;
  handle.hidden = place.count < 2;
  const frames = { ...place, lines: place.lines.filter(line => line.parts[0].startsWith("E ")) };
  edges = Array.from({ length: place.count }, (_, index) => +frame(frames, index).texts.E.split(" ")[1]);
  ruler.replaceChildren(...marks(place, go), knob);
  const [first, last] = [0, place.count - 1].map(index => frame(place, index).texts.W);
  knob.setAttribute("aria-valuemin", first);
  knob.setAttribute("aria-valuemax", last);
  setTools();
  show(at);
  const { width, height } = drawing.firstElementChild.viewBox.baseVal;
  picture.style.aspectRatio = width + "/" + height;
  arrange(ruler);
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
  places = readFigure(await new Response(bytes.stream().pipeThrough(new DecompressionStream("deflate-raw"))).json());
  enter(places[0], places[0].start);
  new ResizeObserver(() => { arrange(ruler); show(position); }).observe(picture);
}
begin();
