// Guided Access: a session is set up over the app, held, and ended with its passcode.

import { $, draw, make, refill } from "./dom.js";
import { send } from "./connection.js";
import { place } from "./screen.js";
import { button, card, fillTab, onTechnology } from "./technologies.js";

const name = "guidedAccess";
const ask = (action, members = {}) => send("guidedAccess", { action, ...members });

const words = {
  off: "There is no session.",
  settingUp: "A session is being set up.",
  running: "A session is running: the app is fenced.",
  locked: "The passcode is asked for. The app stays fenced.",
  paused: "The session is paused: change it, resume it or end it.",
  timeIsOver: "The time is over: the app answers nothing.",
};

// MARK: The session

const state = make("p", { className: "place-now", role: "status" });
const digits = make("input", {
  type: "password", inputmode: "numeric", pattern: "[0-9]{6}", maxlength: 6, autocomplete: "off", id: "guided-passcode", "aria-describedby": "guided-passcode-hint",
});
const passcodeButton = button("", null, { type: "submit" });
const passcodeHint = make("p", { className: "hint", id: "guided-passcode-hint" }, "Six digits.");
const passcode = make("form", { className: "row wrap", hidden: true },
  make("label", { for: "guided-passcode" }, "Passcode"), digits, passcodeButton, passcodeHint);
passcode.addEventListener("submit", (event) => {
  event.preventDefault();
  ask("enter", { text: digits.value });
  digits.value = "";
});

const buttons = {
  tripleClick: button("Triple-click the side button", () => ask("tripleClick")),
  doubleClick: button("Double-click it, recognised by Face ID", () => ask("doubleClick")),
  start: button("Start", () => ask("start")),
  cancel: button("Cancel", () => ask("cancel")),
  end: button("End", () => ask("end")),
};
const shown = {
  off: ["tripleClick"], settingUp: ["start", "cancel"], running: ["tripleClick", "doubleClick"], locked: ["cancel"],
  paused: ["start", "end"], timeIsOver: ["tripleClick"],
};

// MARK: Regions

const regions = make("ol", { className: "list", "aria-label": "Disabled regions" });
const numbers = ["Left", "Top", "Width", "Height"].map((title) => ({
  title, input: make("input", { type: "number", min: title === "Width" || title === "Height" ? 1 : 0, max: 5000, step: 1, required: true, id: `guided-${title.toLowerCase()}` }),
}));
const draws = make("input", { type: "checkbox", role: "switch", id: "guided-draws" });
const form = make("form", { className: "row wrap" },
  ...numbers.flatMap(({ title, input }) => [make("label", { for: input.id }, title), input]),
  button("Disable this region", null, { type: "submit" }));
form.addEventListener("submit", (event) => {
  event.preventDefault();
  const [x, y, width, height] = numbers.map(({ input }) => Number(input.value));
  ask("fence", { x, y, width, height });
});
const regionCard = card("Regions that cannot be used", regions,
  make("label", { className: "switch" }, draws, make("span", {}, "Draw on the screen with the mouse or a finger")),
  make("p", { className: "hint" }, "Or in points of the screen:"), form);

const restrictions = make("ul", { className: "rows" });
const restrictionCard = card("What the app lets be switched off", restrictions);

fillTab(name, {
  title: "Guided Access", key: "guidedAccess.isAvailable",
  intro: "The device shows one app, without the parts, buttons and features that somebody fenced off. What is fenced off for a finger is fenced off for every assistive technology.",
  settings: [
    "guidedAccess.allowsTouch", "guidedAccess.allowsMotion", "guidedAccess.allowsKeyboards", "guidedAccess.allowsSideButton",
    "guidedAccess.allowsVolumeButtons", "guidedAccess.allowsDictionaryLookUp", "guidedAccess.allowsShortcut", "guidedAccess.usesBiometrics",
    "guidedAccess.hasTimeLimit", "guidedAccess.timeLimit",
  ],
},
card("Session", state, passcode, make("div", { className: "row wrap", role: "group", "aria-label": "Session" }, ...Object.values(buttons))),
regionCard, restrictionCard);

let now = "off";

onTechnology(name, ({ guidedAccess }) => {
  const before = now;
  now = guidedAccess?.state ?? "off";
  const { hasPasscode = false, minutesLeft = null } = guidedAccess ?? {};
  const left = minutesLeft === null ? "" : ` ${minutesLeft} ${minutesLeft === 1 ? "minute" : "minutes"} left.`;
  if (state.textContent !== words[now] + left) state.textContent = words[now] + left;
  const held = Object.values(buttons).find((one) => one === document.activeElement) || passcode.contains(document.activeElement);
  for (const [key, one] of Object.entries(buttons)) one.hidden = !shown[now].includes(key);
  buttons.start.textContent = now === "paused" ? "Resume" : "Start";
  const canChange = now === "settingUp" || now === "paused";
  passcode.hidden = !(now === "locked" || now === "settingUp");
  passcodeButton.textContent = now === "locked" ? "Enter" : hasPasscode ? "Change the passcode" : "Set the passcode";
  regionCard.hidden = !canChange;
  if (!canChange) draws.checked = false;
  showRegions(guidedAccess?.regions ?? []);
  showRestrictions(guidedAccess?.restrictions ?? [], canChange);
  // The button that was used may be gone: the focus goes to what comes next.
  if (held && before !== now) (passcode.hidden || hasPasscode && now === "settingUp" ? buttons[shown[now][0]] : digits).focus();
});

let listed = "";

function showRegions(list) {
  const names = JSON.stringify(list);
  if (names === listed) return;
  listed = names;
  const rows = list.map(({ id, frame: { x, y, width, height } }) => {
    const title = `${Math.round(width)} × ${Math.round(height)} at ${Math.round(x)}, ${Math.round(y)}`;
    return make("li", {}, button(`Free ${title}`, () => ask("free", { row: id })));
  });
  if (!refill(regions, rows)) numbers[0].input.focus();
}

let offered = "";

function showRestrictions(list, canChange) {
  restrictionCard.hidden = list.length === 0;
  const names = JSON.stringify([list, canChange]);
  if (names === offered) return;
  offered = names;
  const used = document.activeElement?.dataset.restriction;
  restrictions.replaceChildren(...list.map(({ identifier, title, detail, isAllowed }) => {
    const input = make("input", { type: "checkbox", role: "switch", checked: isAllowed, disabled: !canChange, "data-restriction": identifier });
    input.addEventListener("change", () => ask("restrict", { name: identifier, isOn: input.checked }));
    return make("li", {}, make("label", { className: "switch" }, input, make("span", {}, title, detail ? make("small", {}, ` ${detail}`) : null)));
  }));
  if (used) [...restrictions.querySelectorAll("input")].find(({ dataset }) => dataset.restriction === used)?.focus();
}

// MARK: Drawing

const device = $("device");
const line = draw("rect", { id: "guided-drawing", fill: "#4d4d4d", "fill-opacity": 0.4, stroke: "#fff", "stroke-width": 2, "stroke-dasharray": "8 5" });
let corner = null;

const box = (event) => {
  const { x, y } = place(event);
  return { x: Math.min(x, corner.x), y: Math.min(y, corner.y), width: Math.abs(x - corner.x), height: Math.abs(y - corner.y) };
};

const listen = (type, act) => device.addEventListener(type, (event) => {
  if (!draws.checked) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  act(event);
}, { capture: true });

listen("pointerdown", (event) => {
  device.setPointerCapture(event.pointerId);
  corner = place(event);
  $("overlay").append(line);
});
listen("pointermove", (event) => {
  if (!corner) return;
  for (const [key, value] of Object.entries(box(event))) line.setAttribute(key, value);
});
for (const type of ["pointerup", "pointercancel"]) {
  listen(type, (event) => {
    if (!corner) return;
    const { x, y, width, height } = box(event);
    corner = null;
    line.remove();
    if (type === "pointerup" && width >= 1 && height >= 1) {
      ask("fence", { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) });
    }
  });
}
