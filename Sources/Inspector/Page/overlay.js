// Overlays on the screen: stops, frames, paths, activation points, containers, touch targets, contrast.

import { $, draw, make, remember, remembered, short } from "./dom.js";
import { on, send } from "./connection.js";
import { pointing } from "./touch.js";
import { model, select } from "./tree.js";

const svg = $("overlay");
const layer = draw("g", { id: "marks" });
const chosen = draw("g", { id: "chosen" });
svg.prepend(patterns(), layer);
svg.append(chosen);

const shown = new Set(remembered("overlays", []));
let contrasts = [];

for (const box of document.querySelectorAll("[data-overlay]")) {
  box.checked = shown.has(box.dataset.overlay);
  box.addEventListener("change", () => {
    if (box.checked) shown.add(box.dataset.overlay);
    else shown.delete(box.dataset.overlay);
    remember("overlays", [...shown]);
    if (box.checked && box.dataset.overlay === "contrast") send("measureContrast");
    redraw();
  });
}

on("tree", () => {
  redraw();
  highlight(model.selection);
  if (shown.has("contrast")) send("measureContrast");
});
on("elementContrast", ({ elements }) => {
  contrasts = elements;
  redraw();
});

/** Patterns mark small targets and low contrast as well, since not everybody can tell the colours apart. */
function patterns() {
  const pattern = (id, ...shapes) =>
    draw("pattern", { id, width: 6, height: 6, patternUnits: "userSpaceOnUse" }, ...shapes);
  return draw("defs", {},
    pattern("stripes", draw("path", { d: "M-1 7 7 -1M-1 1 1 -1M5 7 7 5", class: "stripe-warn" })),
    pattern("crosses", draw("path", { d: "M0 0 6 6M6 0 0 6", class: "stripe-fail" })));
}

const rect = ({ x, y, width, height }, attributes) => draw("rect", { x, y, width, height, ...attributes });

function redraw() {
  const { nodes, stops } = model;
  layer.replaceChildren();
  const marks = [];
  if (shown.has("containers")) {
    for (const node of nodes.values()) {
      if (!node.container) continue;
      marks.push(rect(node.frame, { class: "mark-container" }), text(node.container, node.frame.x + 4, node.frame.y + 11, "tag-container"));
    }
  }
  if (shown.has("frames")) for (const node of nodes.values()) marks.push(rect(node.frame, { class: "mark-frame" }));
  if (shown.has("targets")) marks.push(...[...nodes.values()].filter(({ isTarget }) => isTarget).flatMap(target));
  if (shown.has("contrast")) marks.push(...contrasts.flatMap(contrast));
  if (shown.has("paths")) {
    for (const node of nodes.values()) if (node.path) marks.push(draw("path", { d: node.path, class: "mark-path" }));
  }
  if (shown.has("stops")) {
    for (const id of stops) {
      const node = nodes.get(id);
      if (node) marks.push(node.path ? draw("path", { d: node.path, class: "mark-stop" }) : rect(node.frame, { class: "mark-stop", rx: 3 }));
    }
  }
  if (shown.has("points")) {
    for (const id of stops) {
      const point = nodes.get(id)?.activationPoint;
      if (!point) continue;
      marks.push(
        draw("circle", { cx: point.x, cy: point.y, r: 5, class: "mark-point" }),
        draw("path", { d: `M${point.x - 9} ${point.y}h18M${point.x} ${point.y - 9}v18`, class: "mark-point" }));
    }
  }
  // Numbers go last, so that nothing covers them.
  if (shown.has("stops")) stops.forEach((id, index) => nodes.has(id) && marks.push(...number(nodes.get(id), index + 1)));
  layer.append(...marks);
  legend();
}

function number(node, count) {
  const label = String(count);
  const width = 8 + 8 * label.length;
  // Beside the element, so that the number does not cover its text.
  const x = Math.max(0, node.frame.x - width);
  const y = Math.max(0, node.frame.y + Math.min(2, node.frame.height / 2 - 8));
  return [
    draw("rect", { x, y, width, height: 16, rx: 8, class: "badge" }),
    draw("text", { x: x + width / 2, y: y + 12, class: "badge-text" }, label),
  ];
}

/** How a target fares by Apple's guideline of 44 points, and WCAG's minimum of 24. */
export function sizeClass({ width, height }) {
  const least = Math.min(width, height);
  return least < 24 ? "fail" : least < 44 ? "warn" : "pass";
}

function target(node) {
  const { x, y, width, height } = node.target;
  const kind = sizeClass(node.target);
  return [
    rect(node.target, { class: `mark-target ${kind}`, fill: { fail: "url(#crosses)", warn: "url(#stripes)", pass: "none" }[kind] }),
    kind !== "pass" && text(`${short(width)} × ${short(height)}`, x + width / 2, y + height + 11, `tag-${kind}`, "middle"),
  ].filter(Boolean);
}

function contrast({ frame, ratio, passes }) {
  const kind = passes ? "pass" : "fail";
  return [
    rect(frame, { class: `mark-target ${kind}`, fill: passes ? "none" : "url(#crosses)" }),
    text(`${passes ? "✓" : "✗"} ${ratio.toFixed(1)}`, frame.x + frame.width, frame.y + 10, `tag-${kind}`, "end"),
  ];
}

function text(words, x, y, name, anchor = "start") {
  return draw("text", { x, y, class: `tag ${name}`, "text-anchor": anchor }, words);
}

function legend() {
  const rows = [];
  if (shown.has("targets")) {
    rows.push(["swatch crosses", "Smaller than 24 × 24: fails WCAG 2.5.8"], ["swatch stripes", "Smaller than 44 × 44: less than Apple asks for"]);
  }
  if (shown.has("contrast")) rows.push(["swatch crosses", "✗ Too little contrast"], ["swatch outline", "✓ Enough contrast"]);
  if (shown.has("points")) rows.push(["swatch point", "Where a double tap lands"]);
  $("legend").replaceChildren(...rows.map(([name, words]) =>
    make("li", {}, make("span", { className: name, "aria-hidden": "true" }), words)));
}

// MARK: The selected element, and selecting by pointing

/** Outlines an element of the tree, lightly if the pointer is only passing over it. */
export function highlight(id, isPassing = false) {
  chosen.replaceChildren();
  const node = model.nodes.get(id);
  if (!node) return;
  chosen.append(rect(node.frame, { class: isPassing ? "mark-passing" : "mark-chosen", rx: 2 }));
}

const pickListeners = [];

/** Calls a function with the point that is picked on the device; where it answers true, no element is selected. */
export const onPick = (listener) => pickListeners.push(listener);

const pick = $("pick");
pick.addEventListener("click", () => setPicking(pick.getAttribute("aria-pressed") !== "true"));

function setPicking(isOn) {
  pick.setAttribute("aria-pressed", String(isOn));
  $("device").classList.toggle("picking", isOn);
  pointing.handler = isOn ? pickAt : null;
  if (isOn) $("device").focus();
  highlight(model.selection);
}

function pickAt(kind, point, event) {
  if (kind === "key") {
    if (event.key !== "Escape") return false;
    setPicking(false);
    pick.focus();
    return true;
  }
  const id = elementAt(point);
  if (kind === "move") highlight(id, true);
  if (kind === "down") {
    setPicking(false);
    if (pickListeners.some((listener) => listener(point))) return true;
    if (id !== null) select(id, { shows: true });
  }
  return true;
}

/** The smallest node at a point; stops are preferred. */
function elementAt({ x, y }) {
  const hits = [...model.nodes.values()].filter(({ frame }) =>
    x >= frame.x && y >= frame.y && x < frame.x + frame.width && y < frame.y + frame.height);
  const area = ({ frame }) => frame.width * frame.height;
  hits.sort((a, b) => Boolean(b.stop) - Boolean(a.stop) || area(a) - area(b));
  return hits[0]?.id ?? null;
}

redraw();
