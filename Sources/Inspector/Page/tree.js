// The accessibility tree: stops in reading order, or every node, as an ARIA tree.

import { $, make, plural, spaced } from "./dom.js";
import { on, send } from "./connection.js";
import { highlight } from "./overlay.js";
import { isShown, onShow, show } from "./tabs.js";

const tree = $("tree");

/** The tree, as in the Inspector's last message, and the selected element. */
export const model = { nodes: new Map(), stops: [], selection: null };

const closed = new Set();
let mode = "stops";
let query = "";
/** The listed rows: node, level, position among its siblings. */
let rows = [];
let typed = { text: "", time: 0 };
/** The list is built only while it is shown: a screen that moves sends many trees. */
let isStale = false;

on("tree", (message) => {
  const chosen = model.nodes.get(model.selection);
  model.nodes = new Map(message.nodes.map((node) => [node.id, node]));
  model.stops = message.stops;
  if (chosen && !model.nodes.has(chosen.id)) select(successor(chosen)?.id ?? null);
  list();
});

/** The node that corresponds to an old one in a screen that was rebuilt. */
function successor(old) {
  const same = (...names) => (node) => names.every((name) => node[name] === old[name]);
  const nodes = [...model.nodes.values()];
  return (old.identifier && nodes.find(same("identifier")))
    || nodes.find(same("className", "label", "stop"))
    || nodes.find(same("className", "label"))
    || nodes.find(same("className", "stop"));
}

// A new connection does not know the selection.
on("hello", () => model.selection !== null && send("select", { element: model.selection }));

for (const radio of document.querySelectorAll("input[name=tree-mode]")) {
  radio.addEventListener("change", () => {
    mode = radio.value;
    list();
  });
}

$("tree-search").addEventListener("input", (event) => {
  query = event.target.value.trim().toLowerCase();
  list();
});

const selectionListeners = [];

/** Calls a function with the id of each element that is selected from now on; null for none. */
export const onSelect = (listener) => selectionListeners.push(listener);

/** Selects an element: in the list, on the screen, and in the table of its attributes. */
export function select(id, { shows = false } = {}) {
  const isNew = id !== model.selection;
  model.selection = id;
  if (isNew) send("select", { element: id });
  highlight(id);
  if (shows) {
    show("elements");
    if (id !== null && !rows.some(({ node }) => node.id === id)) setMode("nodes", id);
  }
  mark();
  if (shows) row(id)?.scrollIntoView({ block: "nearest" });
  if (isNew) for (const listener of selectionListeners) listener(id);
}

function setMode(name, id) {
  mode = name;
  query = "";
  $("tree-search").value = "";
  document.querySelector(`input[name=tree-mode][value=${name}]`).checked = true;
  for (let node = model.nodes.get(id); node; node = model.nodes.get(node.parent)) closed.delete(node.id);
  list();
}

const row = (id) => tree.querySelector(`[data-id="${CSS.escape(String(id))}"]`);

// MARK: Listing

function list() {
  isStale = !isShown("elements");
  if (isStale) return;
  const children = Map.groupBy(model.nodes.values(), ({ parent }) => (model.nodes.has(parent) ? parent : null));
  rows = [];
  if (mode === "stops") {
    const stops = model.stops.map((id) => model.nodes.get(id)).filter((node) => node && matches(node));
    rows = stops.map((node, index) => ({ node, level: 1, place: index + 1, count: stops.length, hasChildren: false }));
  } else if (query) {
    const found = [...model.nodes.values()].filter(matches);
    rows = found.map((node, index) => ({ node, level: 1, place: index + 1, count: found.length, hasChildren: false }));
  } else {
    const add = (parent, level) => {
      const siblings = children.get(parent) ?? [];
      siblings.forEach((node, index) => {
        const hasChildren = children.has(node.id);
        rows.push({ node, level, place: index + 1, count: siblings.length, hasChildren });
        if (hasChildren && !closed.has(node.id)) add(node.id, level + 1);
      });
    };
    add(null, 1);
  }
  const hadFocus = tree.contains(document.activeElement);
  const focused = document.activeElement?.dataset?.id;
  tree.replaceChildren(...rows.map(item));
  $("tree-count").textContent = query
    ? `${rows.length} found`
    : mode === "stops" ? plural(model.stops.length, "stop") : plural(model.nodes.size, "node");
  mark();
  if (hadFocus) (row(focused) ?? tree.querySelector("[tabindex='0']"))?.focus();
}

function matches(node) {
  if (!query) return true;
  return [node.label, node.value, node.hint, node.role, node.className, node.identifier, ...(node.traits ?? [])]
    .some((text) => text?.toLowerCase().includes(query));
}

function item({ node, level, place, count, hasChildren }) {
  const name = node.label || node.value || node.identifier || node.className || "Element";
  const element = make("div", {
    role: "treeitem", className: `node${node.stop ? " stop" : ""}`, tabindex: -1, "data-id": node.id,
    "aria-level": level, "aria-posinset": place, "aria-setsize": count, "aria-selected": "false",
    "aria-expanded": hasChildren ? String(!closed.has(node.id)) : null,
  },
  mode === "nodes" ? make("span", { className: "twist", "aria-hidden": "true" }, hasChildren ? (closed.has(node.id) ? "▸" : "▾") : "") : null,
  node.stop ? make("span", { className: "stop-number" }, String(node.stop)) : null,
  make("span", { className: "node-body" }, make("span", { className: "node-name" }, name),
    node.value && node.label ? make("span", { className: "node-value" }, " ", node.value) : null),
  make("span", { className: "node-role" }, [node.container, node.role, node.heading ? `level ${node.heading}` : null].filter(Boolean).map(spaced).join(", ") || node.className || ""));
  element.style.setProperty("--level", level - 1);
  return element;
}

/** Marks the selected row, and makes one row reachable by Tab, as the ARIA tree pattern requires. */
function mark() {
  let reachable = null;
  for (const element of tree.children) {
    const isChosen = element.dataset.id === String(model.selection);
    element.setAttribute("aria-selected", String(isChosen));
    element.tabIndex = -1;
    if (isChosen) reachable = element;
  }
  (reachable ?? tree.firstElementChild)?.setAttribute("tabindex", "0");
}

onShow("elements", () => isStale && list());

// MARK: Interaction

tree.addEventListener("click", (event) => {
  const element = event.target.closest("[role=treeitem]");
  if (!element) return;
  const { node, hasChildren } = rows[[...tree.children].indexOf(element)];
  if (hasChildren && event.target.closest(".twist")) {
    fold(node.id, !closed.has(node.id));
    return;
  }
  select(node.id);
  element.focus();
});

tree.addEventListener("dblclick", (event) => {
  if (event.target.closest("[role=treeitem]") && model.selection !== null) send("focus", { element: model.selection });
});

tree.addEventListener("pointerover", (event) => {
  const element = event.target.closest("[role=treeitem]");
  if (element) highlight(rows[[...tree.children].indexOf(element)]?.node.id, true);
});
tree.addEventListener("pointerleave", () => highlight(model.selection));

function fold(id, isClosed) {
  if (isClosed) closed.add(id);
  else closed.delete(id);
  list();
  row(id)?.focus();
}

tree.addEventListener("keydown", (event) => {
  const elements = [...tree.children];
  const index = elements.indexOf(document.activeElement);
  if (index < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const { node, level, hasChildren } = rows[index];
  const move = (to) => elements[Math.max(0, Math.min(elements.length - 1, to))];
  let next = null;
  switch (event.key) {
    case "ArrowDown": next = move(index + 1); break;
    case "ArrowUp": next = move(index - 1); break;
    case "Home": next = elements[0]; break;
    case "End": next = elements.at(-1); break;
    case "PageDown": next = move(index + 10); break;
    case "PageUp": next = move(index - 10); break;
    case "ArrowRight":
      if (hasChildren && closed.has(node.id)) { event.preventDefault(); fold(node.id, false); return; }
      if (hasChildren) next = move(index + 1);
      break;
    case "ArrowLeft":
      if (hasChildren && !closed.has(node.id)) { event.preventDefault(); fold(node.id, true); return; }
      next = elements[rows.findLastIndex((row, place) => place < index && row.level < level)];
      break;
    case "Enter":
      event.preventDefault();
      send("focus", { element: node.id });
      return;
    case " ": next = elements[index]; break;
    default:
      if (event.key.length !== 1) return;
      next = elements[search(event.key, index)];
  }
  event.preventDefault();
  if (!next) return;
  select(rows[elements.indexOf(next)].node.id);
  next.focus();
});

/** The next row whose name begins with what was typed without a pause. */
function search(letter, from) {
  const now = performance.now();
  typed = { text: (now - typed.time < 600 ? typed.text : "") + letter.toLowerCase(), time: now };
  const start = typed.text.length > 1 ? from : from + 1;
  for (let step = 0; step < rows.length; step += 1) {
    const index = (start + step) % rows.length;
    const { label, value, className } = rows[index].node;
    if ((label || value || className || "").toLowerCase().startsWith(typed.text)) return index;
  }
  return -1;
}
