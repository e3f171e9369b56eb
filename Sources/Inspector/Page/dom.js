// Small DOM helpers, so that the other modules say what they show and not how.

/** The element with an id. */
export const $ = (id) => document.getElementById(id);

/**
 * Makes an element: `make("li", {className: "row", "aria-level": 2}, "text", child)`.
 * Names that begin with "on" are event listeners; a value of null or false omits the attribute.
 */
export function make(name, attributes = {}, ...children) {
  return fill(document.createElement(name), attributes, children);
}

const svgSpace = "http://www.w3.org/2000/svg";

/** Makes an SVG element. */
export function draw(name, attributes = {}, ...children) {
  return fill(document.createElementNS(svgSpace, name), attributes, children);
}

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "className") element.setAttribute("class", value);
    else if (name in element && ["checked", "value", "selected", "disabled", "hidden"].includes(name)) element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** An icon from the symbols at the end of index.html. */
export function icon(name) {
  return draw("svg", { viewBox: "0 0 20 20", class: "icon", "aria-hidden": "true" }, draw("use", { href: `#icon-${name}` }));
}

/** A sample of two colours. It is a drawing, hidden from assistive technologies, since its contrast may be too low. */
export function sample(foreground, background, width = 34) {
  const ground = draw("rect", { width, height: 22, rx: 5 });
  const letters = draw("text", { x: width / 2, y: 16.5, "text-anchor": "middle" }, "Aa");
  ground.style.fill = background;
  letters.style.fill = foreground;
  return draw("svg", { viewBox: `0 0 ${width} 22`, class: "sample", "aria-hidden": "true" }, ground, letters);
}

/**
 * Replaces the rows of a list. Where one of them had the focus, the first thing in the row that is now in its place gets it.
 * False where the focus is lost, because no row is left.
 */
export function refill(list, rows) {
  const index = [...list.children].findIndex((row) => row.contains(document.activeElement));
  list.replaceChildren(...rows);
  if (index < 0) return true;
  const next = list.children[Math.min(index, rows.length - 1)]?.firstElementChild;
  next?.focus();
  return Boolean(next);
}

/** "staticText" in words: "static text". */
export const spaced = (name) => name?.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase() ?? "";

/** Downloads a text as a file. */
export function save(name, type, text) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = make("a", { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The value stored in the browser under a name, or a default; the page works without storage, too. */
export function remembered(name, otherwise) {
  try {
    const text = localStorage.getItem(`curbcut.${name}`);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/** Stores a value for `remembered`. */
export function remember(name, value) {
  try {
    localStorage.setItem(`curbcut.${name}`, JSON.stringify(value));
  } catch {
    // Without storage only a preference is lost.
  }
}

/** Shows a message for a few seconds, without moving the focus. */
export function notify(text) {
  const notice = $("notice");
  notice.textContent = text;
  notice.classList.add("shown");
  clearTimeout(notify.timer);
  notify.timer = setTimeout(() => notice.classList.remove("shown"), 6000);
}

/** "12 points", "1 point". */
export const plural = (count, one, many = one + "s") => `${count} ${count === 1 ? one : many}`;

/** A number with at most one decimal place. */
export const short = (number) => String(Math.round(number * 10) / 10);
