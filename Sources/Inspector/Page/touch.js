// Fingers on the device: real ones, and those simulated with a mouse.

import { $, make } from "./dom.js";
import { on, send } from "./connection.js";
import { place, put, screen } from "./screen.js";

const device = $("device");
/** The fingers that are down, by pointer: a mouse may simulate several. */
const pointers = new Map();
const fingerIDs = new Set();

/** Set while the pointer does something other than touch: picks an element, or reads a colour. */
export const pointing = { handler: null };

/** How many fingers the mouse simulates. */
export function fingersOfMouse() {
  return Number(document.querySelector("input[name=fingers]:checked").value);
}

device.addEventListener("pointerdown", (event) => {
  if (event.button > 0) return;
  device.focus({ preventScroll: true });
  if (pointing.handler) {
    event.preventDefault();
    pointing.handler("down", place(event), event);
    return;
  }
  event.preventDefault();
  device.setPointerCapture(event.pointerId);
  const spots = spread(event);
  const ids = spots.map(freeID);
  pointers.set(event.pointerId, { ids, spots, start: place(event), isMirrored: event.altKey && !event.shiftKey });
  ids.forEach((id, index) => touch(id, "began", spots[index]));
});

device.addEventListener("pointermove", (event) => {
  if (pointing.handler) {
    pointing.handler("move", place(event), event);
    return;
  }
  const pointer = pointers.get(event.pointerId);
  if (!pointer) return;
  // The recogniser measures speed, so it needs the latest position, even between two frames.
  const last = event.getCoalescedEvents?.().at(-1) ?? event;
  pointer.spots = spread(last, pointer);
  pointer.ids.forEach((id, index) => touch(id, "moved", pointer.spots[index]));
});

for (const [name, phase] of [["pointerup", "ended"], ["pointercancel", "cancelled"]]) {
  device.addEventListener(name, (event) => {
    const pointer = pointers.get(event.pointerId);
    if (!pointer) return;
    pointers.delete(event.pointerId);
    if (phase === "ended") pointer.spots = spread(event, pointer);
    pointer.ids.forEach((id, index) => touch(id, phase, pointer.spots[index]));
  });
}

device.addEventListener("contextmenu", (event) => event.preventDefault());
// A touch on the device must not scroll or zoom the page.
device.addEventListener("touchstart", (event) => event.preventDefault(), { passive: false });

// MARK: Wheel

let isVoiceOverRunning = true;
on("settings", ({ values }) => { isVoiceOverRunning = values["voiceOver.isRunning"] !== false; });

/** The finger that the wheel moves over the screen. */
let wheel = null;

// Without VoiceOver the wheel scrolls, as a finger that drags. VoiceOver would take it for a flick.
device.addEventListener("wheel", (event) => {
  if (isVoiceOverRunning || event.ctrlKey || pointing.handler) return;
  event.preventDefault();
  if (!wheel) {
    wheel = { id: freeID(), ...place(event) };
    touch(wheel.id, "began", wheel);
  }
  const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
  wheel.x -= event.deltaX * unit;
  wheel.y -= event.deltaY * unit;
  touch(wheel.id, "moved", wheel);
  clearTimeout(wheel.timer);
  wheel.timer = setTimeout(() => {
    touch(wheel.id, "ended", wheel);
    wheel = null;
  }, 120);
}, { passive: false });

/** The positions of the fingers that a pointer simulates. */
function spread(event, pointer) {
  const point = place(event);
  if (event.pointerType === "touch") return [point];
  const isMirrored = pointer ? pointer.isMirrored : event.altKey && !event.shiftKey;
  if (isMirrored) {
    // As in Apple's Simulator, the second finger mirrors the first through the middle of the screen.
    return [point, { x: screen.width - point.x, y: screen.height - point.y }];
  }
  const count = pointer ? pointer.ids.length : event.altKey ? 2 : fingersOfMouse();
  const gap = Math.min(64, screen.width / 6);
  const first = Math.min(Math.max(0, point.x), Math.max(0, screen.width - gap * (count - 1)));
  return Array.from({ length: count }, (_, index) => (count === 1 ? point : { x: first + gap * index, y: point.y }));
}

function freeID() {
  let id = 0;
  while (fingerIDs.has(id)) id += 1;
  fingerIDs.add(id);
  return id;
}

function touch(id, phase, { x, y }) {
  send("touch", { id, phase, x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 });
  showFinger(id, phase, x, y);
}

const marks = new Map();

function showFinger(id, phase, x, y) {
  if (phase === "ended" || phase === "cancelled") {
    fingerIDs.delete(id);
    marks.get(id)?.remove();
    marks.delete(id);
    return;
  }
  if (!marks.has(id)) {
    marks.set(id, make("span", { className: "finger" }));
    $("fingers").append(marks.get(id));
  }
  put(marks.get(id), x, y);
}
