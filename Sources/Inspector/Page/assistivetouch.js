// AssistiveTouch: its button and menu, and the mouse as its pointer.

import { $, make, refill } from "./dom.js";
import { send } from "./connection.js";
import { place } from "./screen.js";
import { button, card, commandButton, fillTab, isRunning, onTechnology } from "./technologies.js";

const name = "assistiveTouch";
const list = make("ol", { className: "list", "aria-label": "What can be tapped" });
const state = make("p", { className: "hint" });
const usesPointer = make("input", { type: "checkbox", role: "switch", id: "uses-pointer" });
let shown = "";

fillTab(name, {
  title: "AssistiveTouch", key: "isAssistiveTouchRunning",
  intro: "A button floats over every app; a tap opens its menu, a drag moves it. A mouse that is connected to the device is a pointer.",
  settings: [
    "assistiveTouch.singleTap", "assistiveTouch.doubleTap", "assistiveTouch.longPress", "assistiveTouch.usesDwell", "assistiveTouch.dwellTime",
    "assistiveTouch.fallbackAction", "assistiveTouch.idleOpacity", "assistiveTouch.alwaysShowsMenu", "assistiveTouch.pointerSize",
    "assistiveTouch.pointerColor",
  ],
},
card("Button and menu", make("div", { className: "row wrap" }, commandButton(name, "openMenu", "Open the menu")), list),
card("Pointer", make("label", { className: "switch" }, usesPointer, make("span", {}, "The mouse is the pointer on the device")), state));

onTechnology(name, ({ assistiveTouch, isOn }) => {
  if (!isOn) usesPointer.checked = false;
  if (!assistiveTouch) return;
  const { choices, isDwellPaused } = assistiveTouch;
  state.textContent = isDwellPaused ? "Dwell Control is paused." : "";
  const names = choices.join("\n");
  if (names === shown) return;
  shown = names;
  refill(list, choices.map((title, row) => make("li", {}, button(title, () => send("choose", { technology: name, row })))));
});

// MARK: The pointer

const device = $("device");
let waiting = null;

const point = (event, phase) => {
  const { x, y } = place(event);
  send("pointer", { phase, x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100, button: Math.max(0, event.button === 2 ? 1 : event.button === 1 ? 2 : 0) });
};

/** Whether the mouse is the pointer, so that it is no finger. */
export const isPointer = (event) => event.pointerType === "mouse" && usesPointer.checked && isRunning(name);

// Before the listeners of fingers: what is taken here is not theirs.
for (const [type, phase] of [["pointerdown", "pressed"], ["pointerup", "released"]]) {
  device.addEventListener(type, (event) => {
    if (!isPointer(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (phase === "pressed") {
      device.focus({ preventScroll: true });
      device.setPointerCapture(event.pointerId);
    }
    point(event, phase);
  }, { capture: true });
}

device.addEventListener("pointermove", (event) => {
  if (!isPointer(event)) return;
  event.stopImmediatePropagation();
  // One message for each frame is enough.
  if (!waiting) {
    requestAnimationFrame(() => {
      point(waiting, "moved");
      waiting = null;
    });
  }
  waiting = event;
}, { capture: true });

device.addEventListener("pointerleave", (event) => { if (isPointer(event)) point(event, "left"); });
