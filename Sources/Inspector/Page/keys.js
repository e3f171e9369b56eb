// The keys that the device takes, and the table that lists them.

import { $, make, notify } from "./dom.js";
import { on, send } from "./connection.js";
import { isHoverKey } from "./speakscreen.js";
import { isSwitch } from "./switches.js";
import { isRunning } from "./technologies.js";
import { pointing } from "./touch.js";

const device = $("device");
let isVoiceOverRunning = true;

let takesAllKeys = false;

const usualHelp = $("device-help").textContent;

on("settings", ({ values }) => {
  isVoiceOverRunning = values["voiceOver.isRunning"] !== false;
  takesAllKeys = values.isFullKeyboardAccessEnabled === true && !isVoiceOverRunning;
  const help = takesAllKeys ? "With the focus here, all keys go to the device, Tab and Escape, too. F6 leaves it."
    : isVoiceOverRunning ? usualHelp
    : values.isSwitchControlRunning === true
      ? "With the focus here, the keys named beside are switches, and others are the device's keyboard. Escape leaves."
      : "With the focus here, keys are the device's keyboard. Escape leaves.";
  if ($("device-help").textContent !== help) $("device-help").textContent = help;
});

/** The keys, as `event.key` with its modifiers, in the groups that the table shows. */
const groups = [
  ["Moving", [
    ["→", ["ArrowRight"], "swipe right", "Next item"],
    ["←", ["ArrowLeft"], "swipe left", "Previous item"],
    ["↓", ["ArrowDown"], "swipe down", "Next item of the rotor's setting; lowers a value"],
    ["↑", ["ArrowUp"], "swipe up", "Previous item of the rotor's setting; raises a value"],
    ["Home", ["Home"], "four-finger tap top half", "First item"],
    ["End", ["End"], "four-finger tap bottom half", "Last item"],
  ]],
  ["Acting", [
    ["Return or Space", ["Enter", " "], "double tap", "Activate"],
    ["Shift Return", ["shift+Enter"], "triple tap", "Long press"],
    ["M", ["m"], "two-finger double tap", "Magic Tap"],
    ["Z or Backspace", ["z", "Backspace"], "two-finger scrub", "Back, close (Escape)"],
  ]],
  ["Rotor", [
    ["R", ["r"], "two-finger rotate clockwise", "Next rotor setting"],
    ["Shift R", ["shift+r"], "two-finger rotate counterclockwise", "Previous rotor setting"],
  ]],
  ["Scrolling", [
    ["Page Down or Shift ↑", ["PageDown", "shift+ArrowUp"], "three-finger swipe up", "Scroll down"],
    ["Page Up or Shift ↓", ["PageUp", "shift+ArrowDown"], "three-finger swipe down", "Scroll up"],
    ["Shift ←", ["shift+ArrowLeft"], "three-finger swipe left", "Next page"],
    ["Shift →", ["shift+ArrowRight"], "three-finger swipe right", "Previous page"],
  ]],
  ["Reading", [
    ["A or Alt ↓", ["a", "alt+ArrowDown"], "two-finger swipe down", "Read on from here"],
    ["B or Alt ↑", ["b", "alt+ArrowUp"], "two-finger swipe up", "Read from the top"],
    ["P", ["p"], "two-finger tap", "Pause or resume"],
    ["S", ["s"], "three-finger tap", "Summary of the item"],
  ]],
  ["VoiceOver", [
    ["I", ["i"], "two-finger triple tap", "Item chooser"],
    ["Q", ["q"], "two-finger quadruple tap", "Quick settings"],
    ["U", ["u"], "three-finger double tap", "Speech on or off"],
    ["C", ["c"], "three-finger triple tap", "Screen curtain"],
    ["Y", ["y"], "three-finger quadruple tap", "Copy what was said"],
    ["H", ["h"], "four-finger double tap", "Help: gestures are named, not performed"],
    ["L", ["l"], "two-finger double tap and hold", "Label the item"],
  ]],
];

const lines = new Map(groups.flatMap(([, rows]) => rows.flatMap(([, keys, line]) => keys.map((key) => [key, line]))));

/** The names of keys in gesture scripts. */
const scriptNames = {
  ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down", Home: "home", End: "end",
  PageUp: "pageup", PageDown: "pagedown", Enter: "return", " ": "space", Backspace: "delete",
  Delete: "forwarddelete", ...Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`F${i + 1}`, `f${i + 1}`])),
};

device.addEventListener("keydown", (event) => {
  if (pointing.handler) {
    if (pointing.handler("key", null, event)) event.preventDefault();
    return;
  }
  if (event.isComposing) return;
  if (isHoverKey(event)) {
    // The browser repeats it while it is held.
    if (!event.repeat) {
      held.set(event.code, "control");
      send("key", { line: "control", isDown: true });
    }
    return;
  }
  // Full Keyboard Access needs Tab and Escape for itself.
  if (takesAllKeys) {
    if (event.key === "F6") leave();
    else if (!pressDown(event)) return;
    event.preventDefault();
    return;
  }
  // Tab and Escape always leave the device, so that it is no keyboard trap; the form beside it presses them.
  if (event.key === "Tab") return;
  if (isSwitch(scriptName(event)) || (isRunning("zoom") && event.altKey && event.metaKey)) {
    if (pressDown(event)) event.preventDefault();
    return;
  }
  if (event.key === "Escape") {
    event.preventDefault();
    leave();
    return;
  }
  if (event.key === "?") {
    event.preventDefault();
    showTable();
    return;
  }
  if (event.metaKey) return;
  if (event.ctrlKey && event.altKey) {
    if (pressOnDevice(event, "vo+")) event.preventDefault();
    return;
  }
  if ($("key-mode").value === "typing" || !isVoiceOverRunning) {
    if (typeOnDevice(event)) event.preventDefault();
    return;
  }
  if (event.ctrlKey) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const name = (event.altKey ? "alt+" : "") + (event.shiftKey ? "shift+" : "") + key;
  const line = lines.get(name);
  if (!line) return;
  event.preventDefault();
  if (event.repeat && !event.key.startsWith("Arrow")) return;
  send("gesture", { line });
});

// MARK: Keys that are held

/** The keys that are down on the device, by the key of the browser. */
const held = new Map();

/** The name of a key in scripts; nothing for one that has none, and for a modifier. */
function scriptName(event) {
  const names = { ...scriptNames, Tab: "tab", Escape: "escape" };
  if (names[event.key]) return names[event.key];
  // With Option a keyboard writes other characters.
  if ((event.altKey || event.ctrlKey) && /^(Key|Digit)./.test(event.code)) return event.code.slice(-1).toLowerCase();
  return event.key.length === 1 ? event.key.toLowerCase() : null;
}

/** Presses a key of the device's keyboard until it is let go; returns false for a key without a name. */
function pressDown(event) {
  const key = scriptName(event);
  if (!key) return false;
  // A key that is held is pressed once: the technologies repeat by themselves.
  if (event.repeat && (key === "tab" || isSwitch(key))) return true;
  const prefix = [["ctrlKey", "control+"], ["altKey", "option+"], ["shiftKey", "shift+"], ["metaKey", "command+"]]
    .filter(([name]) => event[name]).map(([, word]) => word).join("");
  held.set(event.code, prefix + key);
  send("key", { line: prefix + key, isDown: true });
  return true;
}

function letGo(code) {
  const line = held.get(code);
  if (line === undefined) return false;
  held.delete(code);
  send("key", { line, isUp: true });
  return true;
}

device.addEventListener("keyup", (event) => { if (letGo(event.code)) event.preventDefault(); });
device.addEventListener("blur", () => { for (const code of [...held.keys()]) letGo(code); });

/** Presses a key of the device's keyboard with its modifiers; returns false for a key that scripts have no name for. */
function pressOnDevice(event, prefix) {
  const key = scriptNames[event.key] ?? (event.code.startsWith("Key") ? event.code.slice(3).toLowerCase() : event.key);
  if (key.length !== 1 && !Object.values(scriptNames).includes(key)) return false;
  send("key", { line: prefix + (event.shiftKey && prefix ? "shift+" : "") + key.toLowerCase() });
  return true;
}

function typeOnDevice(event) {
  if (event.key.length === 1 && !event.ctrlKey && !event.altKey) {
    send("type", { text: event.key });
    return true;
  }
  const prefix = (event.ctrlKey ? "control+" : "") + (event.altKey ? "option+" : "") + (event.shiftKey ? "shift+" : "");
  const key = scriptNames[event.key];
  if (!key) return false;
  send("key", { line: prefix + key });
  return true;
}

/** Moves the focus to the first control after the device. */
function leave() {
  const next = [...document.querySelectorAll(".voice input, .voice button")].find((element) => element.checkVisibility());
  next?.focus();
}

// MARK: The table

function showTable() {
  const tables = $("keys-tables");
  if (!tables.firstChild) {
    tables.append(...groups.map(([title, rows]) => table(title, rows.map(([keys, , line, what]) => [keys, what, line]))));
    tables.append(table("With another technology", [
      ["Any key", "With Full Keyboard Access on and VoiceOver off: a key of the device's keyboard", ""],
      ["F6", "Leaves the device then", ""],
      ["The keys that are switches", "With Switch Control on", ""],
      ["Option Command and =, −, 8, arrows", "With Zoom on: magnify, and move the lens", ""],
    ]));
    tables.append(table("Any time", [
      ["Control Option and any key", "VoiceOver's own keyboard commands", "key vo+…"],
      ["Escape or Tab", "Leave the device", ""],
      ["?", "This table, while the device has the focus", ""],
    ]));
    tables.append(table("With a mouse", [
      ["Click, drag", "A finger: touch, flick, double tap", ""],
      ["Alt drag", "Two fingers, mirrored in the middle: twist and pinch", ""],
      ["Alt Shift drag", "Two fingers side by side", ""],
      ["Fingers 1 to 4 beside the pad", "That many fingers side by side", ""],
    ]));
  }
  $("keys-dialog").showModal();
}

function table(title, rows) {
  return make("table", {},
    make("caption", {}, title),
    make("thead", {}, make("tr", {}, ...["Keys", "What it does", "Gesture"].map((text) => make("th", { scope: "col" }, text)))),
    make("tbody", {}, ...rows.map(([keys, what, line]) =>
      make("tr", {}, make("th", { scope: "row" }, keys), make("td", {}, what), make("td", {}, line && make("code", {}, line))))));
}

$("show-keys").addEventListener("click", showTable);

// MARK: The keyboard of the device

$("type-form").addEventListener("submit", (event) => {
  event.preventDefault();
  if (!$("type-text").value) return;
  send("type", { text: $("type-text").value });
  $("type-text").value = "";
});

$("key-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const line = $("key-name").value.trim();
  if (line) send("key", { line });
});

$("special-keys").addEventListener("click", (event) => {
  const line = event.target.closest("button")?.dataset.key;
  if (line && send("key", { line })) notify(`Pressed ${line}`);
});
