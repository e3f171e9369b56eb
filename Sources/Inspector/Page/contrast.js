// The contrast of two colours and of every text, and the sizes of touch targets.

import { $, make, plural, sample, short } from "./dom.js";
import { on, send } from "./connection.js";
import { color, pixels, put, screen } from "./screen.js";
import { pointing } from "./touch.js";
import { model, select } from "./tree.js";
import { sizeClass } from "./overlay.js";
import { onShow } from "./tabs.js";

const names = ["foreground", "background"];

for (const name of names) {
  $(name).addEventListener("change", () => set(name, $(name).value));
  $(`${name}-swatch`).addEventListener("input", () => set(name, $(`${name}-swatch`).value));
}
$("contrast-form").addEventListener("submit", (event) => event.preventDefault());

/** Sets the foreground or the background colour, and asks for the ratio. */
function set(name, value) {
  const written = value.trim().toLowerCase().replace(/^#?/, "#").replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
  if (!/^#[0-9a-f]{6}$/.test(written)) return;
  $(name).value = written;
  $(`${name}-swatch`).value = written;
  ask();
}

const ask = () => send("contrast", { foreground: $("foreground").value, background: $("background").value });
on("open", () => setTimeout(ask));

const levels = [
  ["normalText", "Text", "4.5", "WCAG 1.4.3, AA"], ["largeText", "Large text", "3", "WCAG 1.4.3, AA"],
  ["nonText", "Controls and graphics", "3", "WCAG 1.4.11, AA"], ["enhancedNormalText", "Text, enhanced", "7", "WCAG 1.4.6, AAA"],
  ["enhancedLargeText", "Large text, enhanced", "4.5", "WCAG 1.4.6, AAA"],
];

on("contrast", ({ foreground, background, ratio, passes, suggestions = [] }) => {
  for (const [name, value] of [["foreground", foreground], ["background", background]]) {
    if (document.activeElement !== $(name)) $(name).value = value;
    $(`${name}-swatch`).value = value;
  }
  $("contrast-result").replaceChildren(
    make("p", { className: "ratio" }, sample(foreground, background, 60), make("strong", {}, ratio.toFixed(2)), " : 1"),
    make("ul", { className: "passes" }, ...levels.filter(([key]) => key in passes).map(([key, title, least, rule]) =>
      make("li", { className: passes[key] ? "pass" : "fail" },
        make("span", { className: "verdict" }, passes[key] ? "✓ Passes" : "✗ Fails"),
        ` ${title}, ${least} : 1 `, make("small", {}, rule)))),
    suggestions.length ? make("div", {}, make("h3", {}, "Nearest colours that pass"),
      make("div", { className: "chips" }, ...suggestions.map(suggestion))) : "");
});

function suggestion({ color, ratio, for: what }) {
  const swatch = make("span", { className: "color-swatch", "aria-hidden": "true" });
  swatch.style.backgroundColor = color;
  const isBackground = /background/i.test(what ?? "");
  return make("button", { type: "button", onclick: () => set(isBackground ? "background" : "foreground", color) },
    swatch, ` ${color}, ${ratio.toFixed(2)} : 1`, what ? ` (${what})` : "");
}

// MARK: Eyedropper

const magnifier = $("magnifier");
const device = $("device");
let dropper = null;

for (const button of document.querySelectorAll("[data-eyedropper]")) {
  button.addEventListener("click", () => begin(button));
}

function begin(button) {
  dropper = { button, x: screen.width / 2, y: screen.height / 2 };
  pointing.handler = point;
  device.classList.add("picking");
  magnifier.hidden = false;
  show();
  device.focus();
  $("dropper-help").textContent = "Click a pixel, or move with the arrow keys (Shift: ten times as far) and press Return. Escape cancels.";
}

function end() {
  pointing.handler = null;
  device.classList.remove("picking");
  magnifier.hidden = true;
  $("dropper-help").textContent = "";
  dropper.button.focus();
  dropper = null;
}

function point(kind, spot, event) {
  if (kind === "move") {
    [dropper.x, dropper.y] = [spot.x, spot.y];
    show();
    return true;
  }
  if (kind === "down") {
    [dropper.x, dropper.y] = [spot.x, spot.y];
    take();
    return true;
  }
  const step = event.shiftKey ? 10 : screen.width / $("canvas").width;
  switch (event.key) {
    case "ArrowLeft": dropper.x -= step; break;
    case "ArrowRight": dropper.x += step; break;
    case "ArrowUp": dropper.y -= step; break;
    case "ArrowDown": dropper.y += step; break;
    case "Enter": case " ": take(); return true;
    case "Escape": case "Tab": end(); return true;
    default: return false;
  }
  dropper.x = Math.max(0, Math.min(screen.width - 0.01, dropper.x));
  dropper.y = Math.max(0, Math.min(screen.height - 0.01, dropper.y));
  show();
  return true;
}

function take() {
  const { button, x, y } = dropper;
  const name = button.dataset.eyedropper;
  const value = color(x, y);
  end();
  if (name === "both") send("contrast", { x, y });
  else set(name, value);
}

/** Draws the eleven by eleven pixels around the place at ten times their size, and names the colour. */
function show() {
  put(magnifier, dropper.x, dropper.y);
  magnifier.classList.toggle("leftward", dropper.x > screen.width / 2);
  magnifier.classList.toggle("upward", dropper.y > screen.height / 2);
  const context = magnifier.firstElementChild.getContext("2d");
  const data = pixels(dropper.x, dropper.y, 11);
  for (let index = 0; index < 121; index += 1) {
    const [r, g, b] = data.data.slice(index * 4, index * 4 + 3);
    context.fillStyle = `rgb(${r} ${g} ${b})`;
    context.fillRect((index % 11) * 10, Math.floor(index / 11) * 10, 10, 10);
  }
  context.lineWidth = 2;
  context.strokeStyle = "#000";
  context.strokeRect(49, 49, 12, 12);
  context.strokeStyle = "#fff";
  context.strokeRect(51, 51, 8, 8);
  const name = color(dropper.x, dropper.y);
  magnifier.lastElementChild.textContent = name;
  $("dropper-color").textContent = name;
}

// MARK: Every text

$("measure").addEventListener("click", () => send("measureContrast"));

on("elementContrast", ({ elements }) => {
  const failing = elements.filter(({ passes }) => !passes).length;
  const sorted = [...elements].sort((a, b) => a.passes - b.passes || a.ratio - b.ratio);
  $("text-contrasts").replaceChildren(
    make("p", { role: "status" }, failing ? `${plural(failing, "text")} of ${elements.length} with too little contrast.` : `All ${plural(elements.length, "text")} have enough contrast.`),
    make("ul", { className: "findings" }, ...sorted.map(({ id, text, foreground, background, ratio, isLargeText, passes }) =>
      finding(id, text, passes ? "pass" : "fail", sample(foreground, background), `${ratio.toFixed(2)} : 1${isLargeText ? ", large text" : ""}`))));
});

const signs = { pass: "✓ Passes", warn: "△ Small", fail: "✗ Fails" };

function finding(id, name, kind, picture, text) {
  const parts = [make("span", { className: `verdict ${kind}` }, signs[kind]), picture, make("span", { className: "node-name" }, name),
    make("span", { className: "node-role" }, text)];
  // A text that VoiceOver does not read has no element to be chosen.
  return make("li", {}, id
    ? make("button", { type: "button", className: "finding", onclick: () => select(id, { shows: true }) }, ...parts)
    : make("div", { className: "finding" }, ...parts));
}

// MARK: Touch targets

function listTargets() {
  const targets = [...model.nodes.values()].filter(({ isTarget }) => isTarget);
  const small = targets.filter(({ target }) => sizeClass(target) !== "pass");
  small.sort((a, b) => Math.min(a.target.width, a.target.height) - Math.min(b.target.width, b.target.height));
  $("target-list").replaceChildren(
    make("p", {}, small.length ? `${small.length} of ${plural(targets.length, "target")} smaller than 44 × 44 points.` : targets.length === 1 ? "The only target is at least 44 × 44 points." : `All ${targets.length} targets are at least 44 × 44 points.`),
    make("ul", { className: "findings" }, ...small.map(({ id, label, value, className, target }) =>
      finding(id, label || value || className || "Element", sizeClass(target), null, `${short(target.width)} × ${short(target.height)} points`))));
}

on("tree", listTargets);
onShow("checks", listTargets);
