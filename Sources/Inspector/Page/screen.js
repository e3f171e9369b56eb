// The device's screen: pictures on the canvas, and what VoiceOver draws over them.

import { $, draw, make } from "./dom.js";
import { on, send } from "./connection.js";

const canvas = $("canvas");
// The eyedropper reads pixels back, which is fast only for a canvas in main memory.
const context = canvas.getContext("2d", { willReadFrequently: true, alpha: false });

/** The screen, as in the Inspector's last message. */
export const screen = { width: 393, height: 852, scale: 3, orientation: "portrait", cornerRadius: 55 };

/** What VoiceOver draws, as in the Inspector's last message. */
export const voiceOver = { cursor: null, rotor: null, rotorItems: [], isDialShown: false, panel: null, isCurtained: false };

let isCurtainLifted = false;
let dialTimer = null;
let lastSaid = "";
let decoding = Promise.resolve();

// MARK: Pictures

on("picture", (bytes) => {
  // Pictures are decoded asynchronously, but drawn in the order in which they arrived.
  decoding = decoding.then(() => show(bytes)).catch((error) => console.error(error));
});

async function show(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const length = view.getUint32(1);
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(5, 5 + length)));
  let start = 5 + length;
  const pictures = await Promise.all(head.tiles.map((tile) => {
    const part = bytes.subarray(start, start + tile.length);
    start += tile.length;
    return createImageBitmap(new Blob([part], { type: "image/png" }), { colorSpaceConversion: "none" });
  }));
  if (canvas.width !== head.width || canvas.height !== head.height) {
    canvas.width = head.width;
    canvas.height = head.height;
  }
  pictures.forEach((picture, index) => {
    context.drawImage(picture, head.tiles[index].x, head.tiles[index].y);
    picture.close();
  });
  canvas.dataset.frame = head.frame;
  send("shown", { frame: head.frame });
}

/** The colour of the pixel at a point of the screen, as `#rrggbb`. */
export function color(x, y) {
  const data = pixels(x, y, 1);
  return "#" + [...data.data.slice(0, 3)].map((part) => part.toString(16).padStart(2, "0")).join("");
}

/** A square of `count` × `count` pixels around a point of the screen. */
export function pixels(x, y, count) {
  const scale = canvas.width / screen.width;
  const half = Math.floor(count / 2);
  return context.getImageData(Math.floor(x * scale) - half, Math.floor(y * scale) - half, count, count);
}

/** The position of a pointer on the screen, in points. */
export function place(event) {
  const box = canvas.getBoundingClientRect();
  return {
    x: ((event.clientX - box.left) / box.width) * screen.width,
    y: ((event.clientY - box.top) / box.height) * screen.height,
  };
}

/** Positions an element of the page at a point of the screen. */
export function put(element, x, y) {
  element.style.left = `${(x / screen.width) * 100}%`;
  element.style.top = `${(y / screen.height) * 100}%`;
}

// MARK: The device

on("screen", (message) => {
  Object.assign(screen, message);
  const phone = $("phone");
  phone.style.setProperty("--screen-width", screen.width);
  phone.style.setProperty("--screen-height", screen.height);
  phone.style.setProperty("--corner-radius", screen.cornerRadius ?? 0);
  phone.dataset.orientation = screen.orientation;
  const isPad = Math.min(screen.width, screen.height) > 600;
  phone.dataset.idiom = isPad ? "pad" : "phone";
  $("island").hidden = isPad || !screen.cornerRadius;
  $("overlay").setAttribute("viewBox", `0 0 ${screen.width} ${screen.height}`);
  $("device").setAttribute("aria-label", `Screen of ${screen.device ?? "the device"}`);
});

// MARK: VoiceOver

on("said", ({ text }) => { lastSaid = text; });

on("overlay", (message) => {
  const { rotor, isDialShown } = voiceOver;
  Object.assign(voiceOver, message);
  drawCursor();
  drawPanel();
  showCurtain();
  // The rotor also changes with the item, but the dial shows only when it is turned.
  if (voiceOver.isDialShown && (!isDialShown || voiceOver.rotor !== rotor)) turnDial();
  if (!voiceOver.isDialShown) $("dial").hidden = true;
});

const cursorLayer = draw("g", { id: "cursor" });
$("overlay").append(cursorLayer);

/** iOS frames the item with a black line and a white one inside it. */
function drawCursor() {
  cursorLayer.replaceChildren();
  const { cursor, path, isCursorLarge } = voiceOver;
  if (!cursor) return;
  const line = isCursorLarge ? 5 : 2.5;
  for (const [name, width, inset] of [["cursor-outer", line, line / 2], ["cursor-inner", line, line * 1.5]]) {
    cursorLayer.append(path
      ? draw("path", { d: path, class: name, "stroke-width": name === "cursor-outer" ? line * 2.4 : line })
      : draw("rect", {
        x: cursor.x + inset - line, y: cursor.y + inset - line,
        width: Math.max(0, cursor.width - 2 * (inset - line)), height: Math.max(0, cursor.height - 2 * (inset - line)),
        rx: 6, class: name, "stroke-width": width,
      }));
  }
}

/** Shows the dial for a moment, as iOS does while two fingers turn it. */
function turnDial() {
  const names = voiceOver.rotorItems ?? [];
  const index = names.indexOf(voiceOver.rotor);
  const at = (step) => names[(index + step + names.length) % names.length];
  const dial = $("dial");
  dial.replaceChildren(
    draw("svg", { viewBox: "0 0 120 120" },
      draw("circle", { cx: 60, cy: 60, r: 52, class: "dial-ring" }),
      ...names.map((name, place) => {
        const angle = ((place - Math.max(0, index)) / names.length) * 2 * Math.PI - Math.PI / 2;
        return draw("circle", {
          cx: 60 + 44 * Math.cos(angle), cy: 60 + 44 * Math.sin(angle), r: place === index ? 6 : 3,
          class: place === index ? "dial-dot current" : "dial-dot",
        });
      })),
    make("div", { className: "dial-names" },
      names.length > 1 && make("span", { className: "dial-side" }, at(-1)),
      make("strong", {}, voiceOver.rotor),
      names.length > 2 && make("span", { className: "dial-side" }, at(1))));
  dial.hidden = false;
  clearTimeout(dialTimer);
  dialTimer = setTimeout(() => { dial.hidden = true; }, 1800);
}

/** Item Chooser, Quick Settings and the like. They belong to the system, so the app's picture does not show them. */
function drawPanel() {
  const { panel } = voiceOver;
  const box = $("panel");
  box.hidden = !panel;
  if (!panel) return;
  box.replaceChildren(
    make("p", { className: "device-panel-title" }, panel.title ?? ""),
    make("ol", {}, ...panel.rows.map((row, index) =>
      make("li", { className: index === panel.selection ? "current" : null, "data-row": index }, row))));
  const list = box.lastElementChild;
  const current = box.querySelector(".current");
  if (current) list.scrollTop = current.offsetTop - list.offsetTop - list.clientHeight / 2;
}

// The page draws the panel: a tap on it is not a touch on the app's screen.
$("panel").addEventListener("pointerdown", (event) => event.stopPropagation());
$("panel").addEventListener("click", (event) => {
  const row = event.target.closest("[data-row]")?.dataset.row;
  if (row !== undefined) send("panelRow", { row: Number(row) });
});

function showCurtain() {
  if (!voiceOver.isCurtained) isCurtainLifted = false;
  const isDark = voiceOver.isCurtained && !isCurtainLifted;
  $("phone").classList.toggle("curtained", isDark);
  $("curtain-note").hidden = !voiceOver.isCurtained;
  $("lift-curtain").textContent = isCurtainLifted ? "Lower it again" : "Lift it on this page";
}

$("lift-curtain").addEventListener("click", () => {
  isCurtainLifted = !isCurtainLifted;
  showCurtain();
});
