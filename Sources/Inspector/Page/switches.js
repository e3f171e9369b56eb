// Switch Control: buttons and keys that are switches, what they do, and the menu of the scanner.

import { $, make } from "./dom.js";
import { on, send } from "./connection.js";
import { settings } from "./settings.js";
import { button, card, commandButton, fillTab, isRunning, listCard, onTechnology } from "./technologies.js";

const name = "switchControl";
const setting = "switchControl.switches";

let tables = { switchActions: [], switchSources: [], standardSwitches: {} };
/** The switches by their sources, always in the same order. */
const assigned = () => Object.fromEntries(Object.entries(settings.values[setting] ?? {}).sort());

const titleOf = (source) => tables.switchSources.find((known) => known.name === source)?.title
  ?? `Key ${source.replace(/^external:/, "")}`;
const actionTitle = (action) => tables.switchActions.find((known) => known.name === action)?.title ?? action;
/** A long press is written behind the short one. */
const parts = (actions) => actions.split(" / ");

// MARK: Using them

const buttons = make("div", { className: "row wrap switches", role: "group", "aria-label": "Switches" });
const place = make("p", { className: "place-now" });
const state = make("p", { className: "hint" });

/** A switch is down for as long as its button is; what only clicks, such as a screen reader, presses and releases. */
function switchButton(source, actions) {
  const [short, long] = parts(actions).map(actionTitle);
  const element = make("button", { type: "button", "data-source": source, title: long ? `Long press: ${long}` : null },
    make("strong", {}, short), make("small", {}, ` ${titleOf(source)}`));
  let isDown = false;
  const press = (down) => {
    if (down === isDown) return;
    isDown = down;
    send("switch", { name: source, isDown: down, isUp: !down });
  };
  let wasPressed = false;
  element.addEventListener("pointerdown", () => { wasPressed = true; press(true); });
  for (const event of ["pointerup", "pointerleave", "pointercancel", "blur"]) element.addEventListener(event, () => press(false));
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    if (!event.repeat) press(true);
  });
  element.addEventListener("keyup", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    press(false);
  });
  element.addEventListener("click", () => {
    if (!wasPressed) send("switch", { name: source });
    wasPressed = false;
  });
  return element;
}

// MARK: Setting them up

const rows = make("ul", { className: "rows", "aria-label": "Switches that are set up" });
const newSource = make("select", { id: "switch-source" });
const newKey = make("input", { id: "switch-key", type: "text", autocomplete: "off", spellcheck: "false", placeholder: "space", size: 8 });
const newAction = make("select", { id: "switch-action" });

const change = (edit) => {
  const switches = { ...assigned() };
  edit(switches);
  send("setting", { key: setting, value: switches });
};

function options(chosen) {
  const known = tables.switchActions.map(({ name, title }) => make("option", { value: name, selected: name === chosen }, title));
  // An action with a point or a gesture comes from a settings file.
  if (chosen && !tables.switchActions.some(({ name }) => name === chosen)) known.push(make("option", { value: chosen, selected: true }, chosen));
  return known;
}

function row(source, actions) {
  const [short, long = ""] = parts(actions);
  const id = source.replace(/[^a-z0-9]/gi, "-");
  const select = (kind, chosen, extra) => make("select", { id: `switch-${kind}-${id}`, onchange: () => change((switches) => {
    const [a, b] = [`switch-short-${id}`, `switch-long-${id}`].map((name) => $(name).value);
    switches[source] = b ? `${a} / ${b}` : a;
  }) }, ...extra, ...options(chosen));
  return make("li", { className: "setting" },
    make("label", { for: `switch-short-${id}` }, titleOf(source)), select("short", short, []),
    make("label", { for: `switch-long-${id}` }, make("small", {}, `Long press of ${titleOf(source)}`)),
    select("long", long, [make("option", { value: "" }, "The same")]),
    button("Remove", () => change((switches) => { delete switches[source]; }), { "aria-label": `Remove ${titleOf(source)}` }));
}

let shown = "";
function fill() {
  const now = JSON.stringify([assigned(), tables.switchActions.length]);
  if (now === shown) return;
  shown = now;
  const focused = document.activeElement?.id || document.activeElement?.dataset.source;
  const list = Object.entries(assigned());
  buttons.replaceChildren(...list.map(([source, actions]) => switchButton(source, actions)));
  rows.replaceChildren(...list.map(([source, actions]) => row(source, actions)));
  if (focused) ($(focused) ?? buttons.querySelector(`[data-source="${CSS.escape(focused)}"]`))?.focus();
}

const form = make("form", { className: "row wrap" },
  make("label", { className: "field" }, make("span", {}, "New switch"), newSource),
  make("label", { className: "field" }, make("span", {}, "Key"), newKey),
  make("label", { className: "field grow" }, make("span", {}, "What it does"), newAction),
  make("button", { type: "submit" }, "Add"));
form.addEventListener("submit", (event) => {
  event.preventDefault();
  const key = newKey.value.trim().toLowerCase();
  const source = newSource.value === "external" ? `external:${key}` : newSource.value;
  if (source === "external:") {
    newKey.focus();
    return;
  }
  change((switches) => { switches[source] = newAction.value; });
});
newSource.addEventListener("change", () => { newKey.closest("label").hidden = newSource.value !== "external"; });

fillTab(name, {
  title: "Switch Control", key: "isSwitchControlRunning",
  intro: "The cursor scans the screen by itself or by a switch. The buttons are switches, and so are the keys while the device has the focus.",
  settings: [
    "switchControl.scanningStyle", "switchControl.autoScanningTime", "switchControl.loops", "switchControl.groupsItems",
    "switchControl.tapBehavior", "switchControl.pointSelection", "switchControl.speaks", "switchControl.playsSounds",
    "switchControl.cursorColor", "switchControl.isCursorLarge",
  ],
  // Without a switch nobody could get out again.
  switchOn: () => {
    if (Object.keys(assigned()).length === 0) send("setting", { key: setting, value: tables.standardSwitches });
  },
},
card("Switches", place, buttons, state, make("div", { className: "row wrap", role: "group", "aria-label": "Actions without a switch" },
  commandButton(name, "stopScanning", "Stop scanning"), commandButton(name, "resumeAutoScanning", "Go on scanning"))),
listCard(name),
make("details", { className: "card" }, make("summary", {}, make("h3", {}, "Set up switches")), rows, form));

on("hello", ({ technologies }) => {
  if (!technologies) return;
  tables = technologies;
  newSource.replaceChildren(make("option", { value: "external" }, "A key"),
    ...tables.switchSources.map(({ name, title }) => make("option", { value: name }, title)));
  newAction.replaceChildren(...options());
  newKey.closest("label").hidden = false;
});
on("settings", fill);

onTechnology(name, ({ switchControl }) => {
  if (!switchControl) return;
  const { words, isHidden, isStopped, recipe } = switchControl;
  place.textContent = isHidden ? "The cursor is hidden; a switch brings it back." : words.join(", ") || "–";
  state.textContent = [isStopped && "Scanning has stopped.", recipe && `Recipe: ${recipe}`].filter(Boolean).join(" ");
});

/** Whether a key of the device is a switch. */
export const isSwitch = (key) => isRunning(name) && `external:${key}` in assigned();
