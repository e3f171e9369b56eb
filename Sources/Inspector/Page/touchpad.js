// The gesture pad: gestures drawn with a pointer, buttons for the common ones, and a list of all of them.

import { $, icon, make } from "./dom.js";
import { on, send } from "./connection.js";
import { fingersOfMouse } from "./touch.js";

const pad = $("pad");
const words = ["", "two-finger ", "three-finger ", "four-finger "];
const strokes = new Map();
/** Taps that wait for another tap. */
let taps = { count: 0, fingers: 0, timer: null };
let mostFingers = 0;

const tapPause = 280;
const flickLength = 24;

function gesture(line) {
  $("pad-told").textContent = line;
  send("gesture", { line });
}

// MARK: Recognition

pad.addEventListener("pointerdown", (event) => {
  event.preventDefault();
  pad.setPointerCapture(event.pointerId);
  strokes.set(event.pointerId, { points: [spot(event)], time: event.timeStamp });
  mostFingers = Math.max(mostFingers, strokes.size);
});

pad.addEventListener("pointermove", (event) => {
  strokes.get(event.pointerId)?.points.push(spot(event));
});

const finished = [];

pad.addEventListener("pointerup", (event) => {
  const stroke = strokes.get(event.pointerId);
  if (!stroke) return;
  strokes.delete(event.pointerId);
  finished.push({ ...stroke, duration: event.timeStamp - stroke.time });
  if (strokes.size > 0) return;
  const fingers = Math.min(4, mostFingers > 1 ? mostFingers : fingersFrom(event));
  decide(finished.splice(0), fingers);
  mostFingers = 0;
});

pad.addEventListener("pointercancel", (event) => {
  strokes.delete(event.pointerId);
  finished.length = 0;
  mostFingers = 0;
});

/** Shift adds one finger and Alt two to the number that is chosen. */
function fingersFrom(event) {
  if (event.pointerType === "touch") return 1;
  return Math.min(4, fingersOfMouse() + (event.shiftKey ? 1 : 0) + (event.altKey ? 2 : 0));
}

const spot = (event) => ({ x: event.clientX, y: event.clientY });
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

function decide(all, fingers) {
  if (all.length === 2 && twoFingers(all)) return;
  const { points } = all[0];
  const [first, last] = [points[0], points.at(-1)];
  if (fingers === 2 && reversals(points) >= 2) {
    gesture("two-finger scrub");
    return;
  }
  const turned = all.length === 1 && fingers === 2 ? turn(points) : 0;
  if (Math.abs(turned) > 1.2) {
    gesture(turned > 0 ? "two-finger rotate clockwise" : "two-finger rotate counterclockwise");
    return;
  }
  if (distance(first, last) < flickLength) {
    tap(fingers);
    return;
  }
  const [dx, dy] = [last.x - first.x, last.y - first.y];
  const direction = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "right" : "left") : dy > 0 ? "down" : "up";
  gesture(`${words[fingers - 1]}swipe ${direction}`);
}

/** Recognises a twist or a pinch from where two real fingers began and ended. */
function twoFingers([a, b]) {
  const [a0, b0, a1, b1] = [a.points[0], b.points[0], a.points.at(-1), b.points.at(-1)];
  let angle = Math.atan2(b1.y - a1.y, b1.x - a1.x) - Math.atan2(b0.y - a0.y, b0.x - a0.x);
  if (angle > Math.PI) angle -= 2 * Math.PI;
  if (angle < -Math.PI) angle += 2 * Math.PI;
  if (Math.abs(angle) > 0.35) {
    gesture(angle > 0 ? "two-finger rotate clockwise" : "two-finger rotate counterclockwise");
    return true;
  }
  const [before, after] = [distance(a0, b0), distance(a1, b1)];
  if (Math.abs(after - before) < 40) return false;
  gesture(after > before ? "two-finger pinch out" : "two-finger pinch in");
  return true;
}

/** How far a stroke turns in all, in radians; clockwise is positive. */
function turn(points) {
  let [from, heading, sum] = [points[0], null, 0];
  for (const point of points) {
    // A move of a few pixels has no reliable direction.
    if (distance(from, point) < 10) continue;
    const next = Math.atan2(point.y - from.y, point.x - from.x);
    if (heading !== null) {
      let step = next - heading;
      if (step > Math.PI) step -= 2 * Math.PI;
      if (step < -Math.PI) step += 2 * Math.PI;
      sum += step;
    }
    [from, heading] = [point, next];
  }
  return sum;
}

/** How often a stroke reverses its horizontal direction: twice makes a Z. */
function reversals(points) {
  let [count, direction, from] = [0, 0, points[0].x];
  for (const { x } of points) {
    const step = x - from;
    if (Math.abs(step) < 14) continue;
    if (direction && Math.sign(step) !== direction) count += 1;
    direction = Math.sign(step);
    from = x;
  }
  return count;
}

function tap(fingers) {
  if (taps.fingers !== fingers) taps.count = 0;
  taps = { count: Math.min(4, taps.count + 1), fingers, timer: clearTimeout(taps.timer) };
  const { count } = taps;
  const finish = () => {
    taps.count = 0;
    gesture(words[fingers - 1] + ["tap", "double tap", "triple tap", "quadruple tap"][count - 1]);
  };
  if (count === 4) finish();
  else taps.timer = setTimeout(finish, tapPause);
}

// MARK: Buttons

const flicks = [
  ["up", "swipe up"], ["left", "swipe left"], ["tap", "double tap"], ["right", "swipe right"], ["down", "swipe down"],
];
const flickNames = {
  "swipe up": "Flick up", "swipe down": "Flick down", "swipe left": "Flick left", "swipe right": "Flick right",
  "double tap": "Double tap",
};

$("pad-flicks").append(...flicks.map(([picture, line]) =>
  make("button", { type: "button", className: `flick ${picture}`, "aria-label": flickNames[line], title: flickNames[line],
    onclick: () => gesture(words[fingersOfMouse() - 1] + line) }, icon(picture))));

$("pad-common").append(...[
  ["Scrub", "two-finger scrub"], ["Magic Tap", "two-finger double tap"], ["Item chooser", "two-finger triple tap"],
  ["Read on", "two-finger swipe down"], ["Scroll down", "three-finger swipe up"], ["Curtain", "three-finger triple tap"],
].map(([title, line]) => make("button", { type: "button", title: line, onclick: () => gesture(line) }, title)));

on("hello", ({ gestures = [] }) => {
  const select = $("gesture-select");
  const groups = Map.groupBy(gestures, (gesture) => gesture.fingers ?? 1);
  select.replaceChildren(...[...groups].map(([fingers, list]) =>
    make("optgroup", { label: fingers === 1 ? "1 finger" : `${fingers} fingers` },
      ...list.map(({ name, title }) => make("option", { value: name }, title || name)))));
});

$("gesture-form").addEventListener("submit", (event) => {
  event.preventDefault();
  if ($("gesture-select").value) gesture($("gesture-select").value);
});

// On a phone the device itself takes several fingers, so the pad starts collapsed.
if (matchMedia("(max-width: 47rem)").matches) $("pad-card").open = false;
