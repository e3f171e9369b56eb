// What the technologies draw over the screen: scan boxes, badges, grids, rings, highlights, menus. Kinds differ in form, not
// only in colour, and every line has a light edge, so that it shows on any ground.

import { $, draw, make } from "./dom.js";
import { on, send } from "./connection.js";
import { put, screen } from "./screen.js";
import { technologies } from "./technologies.js";

const layer = draw("g", { id: "technology-marks" });
$("overlay").append(layer);

/** Dark enough for white letters. */
const colors = { blue: "#005cd9", red: "#c21717", green: "#0d7329", yellow: "#806100", orange: "#ad4a00", white: "#4b5563", grey: "#4b5563", gray: "#4b5563", pink: "#c71a6b", purple: "#7a2e9e" };
/** Light, since text is read through them. */
const grounds = { blue: "#59a6ff", yellow: "#ffd933", green: "#4dd966", pink: "#ff73b3", purple: "#b373ff" };
const ground = "#212121";

on("technology", () => {
  layer.replaceChildren(...[...technologies.values()].filter(({ isOn }) => isOn).flatMap(({ name, marks }) =>
    // The text of badges lies over every line.
    [...marks].sort((a, b) => (a.kind === "badge") - (b.kind === "badge")).map((mark) => {
      const shape = shapes[mark.kind]?.(mark) ?? [];
      return draw("g", { class: `mark-${mark.kind}`, "data-technology": name, opacity: mark.opacity ?? null }, ...shape);
    })));
  drawPanels();
});

const colorOf = ({ color }, otherwise = colors.blue) => colors[color] ?? otherwise;

function outline({ x, y, width, height }, color, line, { radius = 4, dash = null, outset = 0, edge = "#fff" } = {}) {
  const box = { x: x - outset, y: y - outset, width: Math.max(0, width + 2 * outset), height: Math.max(0, height + 2 * outset), rx: radius, fill: "none" };
  return [
    draw("rect", { ...box, stroke: edge, "stroke-width": line + 2.5 }),
    draw("rect", { ...box, stroke: color, "stroke-width": line, "stroke-dasharray": dash }),
  ];
}

const thick = ({ isLarge }) => (isLarge ? 6 : 3);

/** A text on a ground, in the middle of a frame and inside the screen. */
function badge({ frame, text, color, isLarge }) {
  if (!text) return [];
  const size = isLarge ? 18 : 13;
  const width = Math.max(size + 8, text.length * size * 0.58 + 12);
  const height = size + 8;
  const x = Math.max(2, Math.min(frame.x + (frame.width - width) / 2, screen.width - width - 2));
  const y = Math.max(2, Math.min(frame.y + (frame.height - height) / 2, screen.height - height - 2));
  return [
    draw("rect", { x, y, width, height, rx: 7, fill: colors[color] ?? ground, stroke: "#fff", "stroke-width": 1.5 }),
    draw("text", { x: x + width / 2, y: y + height / 2 + size * 0.35, "text-anchor": "middle", fill: "#fff", "font-size": size, "font-weight": 600 }, text),
  ];
}

function floating({ frame, color, text }, isRound) {
  const fill = colors[color] ?? ground;
  const { x, y, width, height } = frame;
  const radius = isRound ? Math.min(width, height) / 2 : 16;
  return [
    draw("rect", { x, y, width, height, rx: radius, fill, "fill-opacity": isRound ? 0.6 : 0.85, stroke: "#fff", "stroke-width": 1.5 }),
    ...(isRound && !text ? [draw("circle", { cx: x + width / 2, cy: y + height / 2, r: width / 4, fill: "#fff", "fill-opacity": 0.85 })] : []),
  ];
}

/** The title of an icon, a line for each of its words. */
function title({ frame, text }) {
  const words = (text ?? "").split(" ");
  const size = Math.min(11, (frame.width * 1.5) / Math.max(...words.map(({ length }) => length), 1));
  const middle = frame.y + frame.height / 2 + size * 0.35;
  return words.map((word, index) => draw("text", {
    x: frame.x + frame.width / 2, y: middle + (index - (words.length - 1) / 2) * size * 1.15,
    "text-anchor": "middle", fill: "#fff", "font-size": size, "font-weight": 600,
  }, word));
}

/** The ring of the keyboard; with High Contrast a dark and a light line. */
function ring(mark) {
  const color = mark.color === "white" ? "#fff" : colorOf(mark);
  const edge = mark.color === "white" ? "#000" : "#fff";
  const line = thick(mark);
  if (mark.style !== "doubleLine") return outline(mark.frame, color, line, { radius: 8, edge });
  return [...outline(mark.frame, color, line, { radius: 8 + line, outset: line, edge }), ...outline(mark.frame, edge, line, { radius: 8, edge })];
}

/** A line of what is spoken: a ground behind it, which is denser and has an edge for a word, or a line below it. */
function highlight({ frame: { x, y, width, height }, color, style }, isWord) {
  if (style === "ground") {
    const edge = isWord ? { stroke: "#000", "stroke-opacity": 0.7, "stroke-width": 1 } : {};
    return [draw("rect", { x, y, width, height, fill: grounds[color] ?? grounds.yellow, "fill-opacity": isWord ? 0.5 : 0.3, ...edge })];
  }
  return [
    draw("rect", { x, y: y + height - 4, width, height: 4, fill: "#fff" }),
    draw("rect", { x, y: y + height - 3, width, height: 2, fill: colors[color] ?? "#000" }),
  ];
}

const shapes = {
  itemCursor: (mark) => outline(mark.frame, colorOf(mark), thick(mark), { outset: 2 }),
  groupCursor: (mark) => [
    ...outline(mark.frame, colorOf(mark), thick(mark), { outset: 2 }),
    ...outline(mark.frame, colorOf(mark), 1.5, { outset: -thick(mark) - 3, radius: 2 }),
  ],
  leaveGroupCursor: (mark) => outline(mark.frame, colorOf(mark), thick(mark), { outset: 2, dash: "9 6" }),
  focusRing: ring,
  badge,
  gridCell: (mark) => [...outline(mark.frame, ground, 1, { radius: 0 }), ...badge(mark)],
  line: ({ frame, ...mark }) => [
    draw("rect", { ...grown(frame, 1), fill: "#fff" }), draw("rect", { ...frame, fill: colorOf(mark) }),
  ],
  band: ({ frame, ...mark }) => [draw("rect", { ...frame, fill: colorOf(mark), "fill-opacity": 0.3, stroke: "#fff", "stroke-width": 1 })],
  crosshair: (mark) => {
    const [x, y] = [mark.frame.x + mark.frame.width / 2, mark.frame.y + mark.frame.height / 2];
    const d = `M0 ${y}H${screen.width}M${x} 0V${screen.height}`;
    return [draw("path", { d, stroke: "#fff", "stroke-width": thick(mark) + 2 }), draw("path", { d, stroke: colorOf(mark), "stroke-width": thick(mark) })];
  },
  dimmed: ({ frame }) => [draw("rect", { ...frame, fill: "#4d4d4d", "fill-opacity": 0.6 }), draw("rect", { ...frame, fill: "url(#stripes)" })],
  highlightedSentence: (mark) => highlight(mark, false),
  highlightedWord: (mark) => highlight(mark, true),
  menuButton: (mark) => floating(mark, true),
  menu: (mark) => floating(mark, false),
  menuIcon: (mark) => [...floating(mark, false), ...title(mark)],
  touchPoint: (mark) => floating({ ...mark, color: mark.color ?? "blue" }, true),
  pointer: (mark) => floating(mark, true),
};

const grown = ({ x, y, width, height }, by) => ({ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by });

// MARK: Lists and captions

const box = $("technology-panels");
let drawn = "";

/** The lists and captions of the technologies over the screen. They belong to the system, so the app's picture does not show them. */
function drawPanels() {
  const shown = [...technologies.values()].filter(({ isOn, panel, caption }) => isOn && (panel || caption));
  const state = JSON.stringify(shown.map(({ name, panel, caption }) => [name, panel, caption]));
  if (state === drawn) return;
  drawn = state;
  box.replaceChildren(...shown.flatMap(({ name, panel, caption }) => [
    panel && make("div", { className: `technology-panel${panel.frame ? " placed" : ""}`, "data-technology": name },
      make("p", { className: "device-panel-title" }, panel.title),
      make("ol", {}, ...panel.rows.map((row, index) =>
        make("li", { className: index === panel.selection ? "current" : null, "data-row": index }, row)))),
    caption && make("p", { className: "technology-caption" }, caption),
  ].filter(Boolean)));
  for (const { name, panel } of shown) {
    if (!panel) continue;
    const element = box.querySelector(`[data-technology=${name}]`);
    if (panel.frame) {
      put(element, panel.frame.x, panel.frame.y);
      element.style.width = `${(panel.frame.width / screen.width) * 100}%`;
      element.style.minHeight = `${(panel.frame.height / screen.height) * 100}%`;
    }
    const list = element.querySelector("ol");
    const current = element.querySelector(".current");
    if (current) list.scrollTop = current.offsetTop - list.offsetTop - list.clientHeight / 2;
  }
}

// The page draws the lists: a tap on one is not a touch on the app's screen.
box.addEventListener("pointerdown", (event) => {
  if (event.target.closest("[data-technology]")) event.stopPropagation();
});
box.addEventListener("click", (event) => {
  const row = event.target.closest("[data-row]")?.dataset.row;
  const technology = event.target.closest("[data-technology]")?.dataset.technology;
  if (row !== undefined) send("choose", { technology, row: Number(row) });
});
