
// A file's address: every part of its path may be anything.
const address = file => file.startsWith("data:") ? file : file.split("/").map(encodeURIComponent).join("/");
const counted = (number, noun) => number + " " + noun + (number === 1 ? "" : "s");
// Controls and marks of direction as the numbers that they are.
const plain = text => String(text).replace(
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
  mark => "\\u" + mark.codePointAt(0).toString(16).padStart(4, "0"));
// A path that breaks where its parts do.
const breakable = text => plain(text).split(/(?<=[/.])/).flatMap((part, index) => index ? [make("wbr"), part] : [part]);
const isPhone = matchMedia("(max-width: 820px)");
const parameters = () => Object.fromEntries(new URLSearchParams(location.hash.slice(1)));

async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
    say(what + " copied");
  } catch {
    say("The browser does not let the page copy: " + plain(text));
  }
}

// Filters and search. Items have `keys`, by which they are chosen, and `text`, in which words are searched.
class Filters {
  constructor(element, facets, items, shown, changed) {
    Object.assign(this, { element, items, changed, selects: new Map() });
    const asked = parameters();
    this.search = make("input", { type: "search", placeholder: "any words", value: asked.words || "", id: "search" });
    this.search.addEventListener("input", () => this.apply());
    const fields = make("div", { className: "fields" }, make("label", { textContent: "Search" }, this.search));
    // Four choices are in sight, the others behind one.
    this.rest = make("div", { className: "fields" });
    this.more = make("details", { className: "more" }, make("summary", { textContent: "More" }), this.rest);
    let inSight = 1;
    for (const [facet, title] of facets) {
      const values = [...new Set(items.map(item => item.keys[facet]).filter(value => value !== undefined))];
      const select = make("select", { name: facet }, make("option", { value: "", textContent: "all" }),
        ...values.map(value => make("option", { value, textContent: plain(shown(facet, value)) })));
      select.value = values.includes(asked[facet]) ? asked[facet] : "";
      select.addEventListener("change", () => this.apply());
      this.selects.set(facet, select);
      const isChoice = values.length > 1;
      (isChoice && inSight < 4 ? fields : this.rest).append(make("label", { textContent: title, hidden: !isChoice }, select));
      if (isChoice) inSight += 1;
      if (select.value && select.closest(".fields") === this.rest) this.more.open = true;
    }
    this.resetButton = make("button", { type: "button", className: "plain", textContent: "Reset filters", id: "reset" });
    this.resetButton.addEventListener("click", () => this.reset());
    fields.append(this.resetButton, this.more);
    this.summary = make("summary", { textContent: "Filters" });
    element.append(this.summary, fields);
    element.open = !isPhone.matches;
    isPhone.addEventListener("change", () => { element.open = !isPhone.matches; });
  }

  // What is chosen, as parameters of the address.
  get chosen() {
    const chosen = [...this.selects].filter(([, select]) => select.value).map(([facet, select]) => [facet, select.value]);
    return this.search.value ? [...chosen, ["words", this.search.value]] : chosen;
  }

  reset() {
    this.search.value = "";
    for (const select of this.selects.values()) select.value = "";
    this.apply();
  }

  read(asked) {
    this.search.value = asked.words || "";
    for (const [facet, select] of this.selects) select.value = asked[facet] || "";
    this.apply();
  }

  apply() {
    const words = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const wanted = [...this.selects].filter(([, select]) => select.value);
    for (const select of this.selects.values()) select.classList.toggle("chosen", select.value !== "");
    for (const item of this.items)
      item.fits = wanted.every(([facet, select]) => item.keys[facet] === select.value)
        && words.every(word => item.text.includes(word));
    const count = this.chosen.length;
    this.resetButton.disabled = count === 0;
    this.summary.textContent = count ? "Filters (" + count + ")" : "Filters";
    this.changed();
  }
}

// Pictures beside each other that are zoomed and moved together.
class Stage {
  constructor(element, told = () => {}) {
    Object.assign(this, { element, told, size: [1, 1], zoom: 1, x: 0, y: 0, isFit: true });
    element.addEventListener("wheel", event => {
      if (event.ctrlKey) this.zoomBy(Math.exp(-event.deltaY / 300), event);
      else if (!this.isFit) this.move(-event.deltaX, -event.deltaY);
      else return;
      event.preventDefault();
    }, { passive: false });
    element.addEventListener("dblclick", event => this.isFit ? this.zoomBy(2, event) : this.fit());
    const pointers = new Map();
    element.addEventListener("pointerdown", event => {
      if (event.target.closest("input, button")) return;
      pointers.set(event.pointerId, event);
      if (event.pointerType !== "touch" || !this.isFit) element.setPointerCapture(event.pointerId);
    });
    element.addEventListener("pointermove", event => {
      const last = pointers.get(event.pointerId);
      if (!last) return;
      const others = [...pointers.values()].filter(other => other.pointerId !== event.pointerId);
      if (others.length) {
        const apart = point => Math.hypot(point.clientX - others[0].clientX, point.clientY - others[0].clientY);
        this.zoomBy(apart(event) / Math.max(1, apart(last)), event);
      } else if (!this.isFit) this.move(event.clientX - last.clientX, event.clientY - last.clientY);
      pointers.set(event.pointerId, event);
    });
    for (const end of ["pointerup", "pointercancel"])
      element.addEventListener(end, event => pointers.delete(event.pointerId));
    element.addEventListener("keydown", event => {
      const moves = { ArrowLeft: [40, 0], ArrowRight: [-40, 0], ArrowUp: [0, 40], ArrowDown: [0, -40] };
      if (event.target !== element || this.isFit || !moves[event.key]) return;
      event.preventDefault();
      event.stopPropagation();
      this.move(...moves[event.key]);
    });
    new ResizeObserver(() => this.isFit ? this.fit() : this.apply()).observe(element);
  }

  // Shows panes, each with a name and layers of one size in points; zoom and place stay where the size does.
  show(panes, size) {
    const isSame = size[0] === this.size[0] && size[1] === this.size[1];
    this.size = size;
    this.element.replaceChildren(...panes.map(({ name, layers }) => {
      const sheet = make("div", { className: "sheet" }, ...layers);
      sheet.style.width = size[0] + "px";
      sheet.style.height = size[1] + "px";
      return make("div", { className: "pane" }, ...(name ? [make("b", { textContent: name })] : []), sheet);
    }));
    if (isSame && !this.isFit) this.apply(); else this.fit();
  }

  get room() {
    const pane = this.element.querySelector(".pane");
    return pane ? [pane.clientWidth, pane.clientHeight] : [1, 1];
  }

  fit() {
    const [width, height] = this.room;
    this.zoom = Math.max(.05, Math.min((width - 16) / this.size[0], (height - 16) / this.size[1], 2));
    this.isFit = true;
    this.apply();
  }

  actual() { this.zoomBy(1 / this.zoom); }

  zoomBy(factor, event) {
    const zoom = Math.max(.05, Math.min(32, this.zoom * factor));
    const pane = (event && event.target.closest && event.target.closest(".pane")) || this.element.querySelector(".pane");
    if (!pane) return;
    const box = pane.getBoundingClientRect();
    const at = event && event.clientX !== undefined ? [event.clientX - box.left, event.clientY - box.top]
      : [box.width / 2, box.height / 2];
    this.x = at[0] - (at[0] - this.x) * zoom / this.zoom;
    this.y = at[1] - (at[1] - this.y) * zoom / this.zoom;
    this.zoom = zoom;
    this.isFit = false;
    this.apply();
  }

  move(x, y) {
    this.x += x;
    this.y += y;
    this.apply();
  }

  apply() {
    const [width, height] = this.room;
    const place = (offset, length, room) => length <= room ? (room - length) / 2
      : Math.min(24, Math.max(room - length - 24, offset));
    this.x = place(this.x, this.size[0] * this.zoom, width);
    this.y = place(this.y, this.size[1] * this.zoom, height);
    for (const sheet of this.element.querySelectorAll(".sheet")) {
      sheet.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.zoom})`;
      sheet.style.setProperty("--inverse", 1 / this.zoom);
    }
    this.element.classList.toggle("zoomed", !this.isFit);
    this.element.classList.toggle("close", this.zoom > 2);
    this.told(this.zoom);
  }
}

// The buttons and keys of a stage.
function zoomButtons(stage) {
  const button = (label, text, act) => {
    const element = make("button", { type: "button", className: "plain", textContent: text, "aria-label": label });
    element.addEventListener("click", act);
    return element;
  };
  const share = make("output", { textContent: "100 %" });
  stage.told = zoom => { share.textContent = Math.round(zoom * 100) + " %"; };
  return [button("Zoom out", "−", () => stage.zoomBy(1 / 1.5)), share, button("Zoom in", "+", () => stage.zoomBy(1.5)),
    button("Fit the picture", "Fit", () => stage.fit()), button("One point a pixel", "1:1", () => stage.actual())];
}
const zoomKeys = stage => ({ "+": () => stage.zoomBy(1.5), "=": () => stage.zoomBy(1.5),
  "-": () => stage.zoomBy(1 / 1.5), "0": () => stage.fit() });

// Keys that act wherever nothing is written.
function listen(keys) {
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target;
    const isWriting = target.tagName === "SELECT" || target.tagName === "INPUT" && target.type !== "range";
    if (isWriting && event.key === "Escape") target.blur();
    if (isWriting || !keys[event.key]) return;
    if (keys[event.key](event) !== false) event.preventDefault();
  });
}

// The list of keys, on a sheet that `?` opens.
function keySheet(rows) {
  const close = make("button", { type: "button", className: "plain", textContent: "Close" });
  const sheet = make("dialog", { className: "keys", "aria-label": "Keys" }, make("h2", { textContent: "Keys" }),
    make("dl", {}, ...rows.flatMap(([keys, meaning]) => [
      make("dt", {}, ...keys.split(" ").flatMap(key => [make("kbd", { textContent: key }), " "])),
      make("dd", { textContent: meaning })])), close);
  close.addEventListener("click", () => sheet.close());
  document.body.append(sheet);
  return () => sheet.open ? sheet.close() : sheet.showModal();
}
