
// What living figures are made of. A line of markup has a lifetime, and numbers that are functions of the width; `frame`
// puts together those of one width.
const unit = 10000;
const units = text => Math.round(text * unit);
function readFunction(text) {
  const [first, ...pieces] = text.split("/");
  return { first: +first, pieces: pieces.map(piece => {
    const [from, start, step = 0, grid = 0, rise = 0, run = 1, shift = 0] = piece.split(" ");
    return { from: +from, start: units(start), step: units(step), grid: units(grid), rise: +rise, run: +run, shift: +shift };
  }) };
}

function value({ first, pieces }, x) {
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
        if (!known.has(hole.index)) known.set(hole.index, value(place.functions[hole.index], place.first + position));
        line += (known.get(hole.index) + hole.offset) / unit;
      } else line += hole;
      line += parts[number + 1];
    });
    if (/^[A-Z] /.test(line)) texts[line[0]] = line.slice(2); else markup += line + "\n";
  }
  return { texts, markup };
}

function readFigure(all) {
  const functions = all.functions.map(readFunction);
  return all.places.map(place => ({
    ...place, functions, lines: place.lines.split(";").map(line => readLine(line, all.templates, place.count)) }));
}

const share = (place, at) => 100 * at / Math.max(1, place.count - 1) + "%";

// The stop that comes next on a way to the right, 1, or to the left, -1.
function nextStop(place, position, way) {
  const stops = way > 0 ? place.stops : [...place.stops].reverse();
  return stops.find(stop => way * (stop - position) > 0) ?? position;
}

// The ticks of a ruler with labels that go there.
function marks(place, go) {
  return place.ticks.flatMap(([tick, beginning, title]) => {
    const mark = make("i", { className: beginning ? "begins" : "", title });
    mark.style.left = share(place, tick);
    if (!beginning) return [mark];
    const label = make("span", { title }, make("b", { textContent: parseFloat(title) }), " " + beginning);
    label.at = tick / (place.count - 1);
    label.addEventListener("click", () => go(tick));
    return [mark, label];
  });
}

// Labels beneath the ticks, in two rows, as far as there is room.
function arrange(ruler) {
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
