// What the tabs of all assistive technologies share: their switch, their settings, their list, and what they tell.

import { $, make, refill } from "./dom.js";
import { on, send } from "./connection.js";
import { control, settings } from "./settings.js";

/** The technologies as in the Inspector's last message, by name. */
export const technologies = new Map();

/** Whether a technology is on. */
export const isRunning = (name) => technologies.get(name)?.isOn === true;

const listeners = new Map();

/** Calls a function with each message of a technology. */
export function onTechnology(name, listener) {
  if (!listeners.has(name)) listeners.set(name, []);
  listeners.get(name).push(listener);
}

on("technology", (message) => {
  technologies.set(message.name, message);
  $(`tab-${message.name}`).querySelector(".tab-on").hidden = !message.isOn;
  for (const listener of listeners.get(message.name) ?? []) listener(message);
});

on("settings", ({ values }) => {
  $("tab-voiceOver").querySelector(".tab-on").hidden = values["voiceOver.isRunning"] !== true;
});

// MARK: Building a tab

const most = 100;
const logs = new Map();

/**
 * Fills the tab of a technology: its switch, an introduction, what the technology has of its own, its settings, and what it tells.
 * `switchOn` is called in place of changing the setting, where more is needed.
 */
export function fillTab(name, { title, key, intro, settings: keys, switchOn = null }, ...content) {
  const input = make("input", { type: "checkbox", role: "switch", id: `on-${name}` });
  input.addEventListener("change", () => {
    if (input.checked && switchOn) switchOn();
    send("setting", { key, value: input.checked });
  });
  on("settings", ({ values }) => { input.checked = values[key] === true; });
  const log = make("ol", {});
  logs.set(name, log);
  const own = make("div", { className: "technology", hidden: true }, ...content);
  onTechnology(name, ({ isOn }) => { own.hidden = !isOn; });
  $(`panel-${name}`).append(
    make("label", { className: "switch" }, input, make("span", {}, title)),
    make("p", { className: "hint" }, intro),
    own,
    settingsCard(name, keys),
    make("section", { className: "card", "aria-label": `${title}: what it does` }, make("h3", {}, "What it does"),
      make("div", { className: "told", role: "log", "aria-label": `What ${title} does`, tabindex: 0 }, log)));
}

on("told", ({ technology, lines, isWhole }) => {
  const log = logs.get(technology);
  if (!log) return;
  if (isWhole) log.replaceChildren();
  const box = log.parentElement;
  const isAtEnd = log.offsetParent && box.scrollHeight - box.scrollTop - box.clientHeight < 40;
  log.append(...lines.map((line) => make("li", {}, line)));
  while (log.childElementCount > most) log.firstElementChild.remove();
  if (isAtEnd) box.scrollTop = box.scrollHeight;
});

/** The settings that matter most, as in the Settings panel; both show the same. */
function settingsCard(name, keys) {
  const rows = make("ul", { className: "rows" });
  const updates = [];
  let built = false;
  on("hello", () => {
    if (built) return;
    built = true;
    rows.append(...keys.map((key) => settings.byKey.get(key)).filter(Boolean).map((setting) =>
      make("li", { className: `setting ${setting.kind}` },
        ...control(setting, (value) => send("setting", { key: setting.key, value }),
          (update) => updates.push([setting.key, update])))));
  });
  on("settings", ({ values }) => { for (const [key, update] of updates) update(values[key]); });
  return make("details", { className: "card" }, make("summary", {}, make("h3", {}, "Settings")), rows);
}

/** A card with a heading. */
export const card = (title, ...content) => make("section", { className: "card", "aria-label": title }, make("h3", {}, title), ...content);

/** A button that does something. */
export const button = (title, act, attributes = {}) => make("button", { type: "button", onclick: act, ...attributes }, title);

/** A button that gives a technology one of its commands. */
export const commandButton = (technology, name, title) => button(title, () => send("command", { technology, name }), { "data-command": name });

/**
 * The list that a technology shows over the screen, as buttons. It keeps the focus when it is made anew.
 * `choose` is called with the row; by default the technology chooses it.
 */
export function listCard(name, choose = (row) => send("choose", { technology: name, row })) {
  const heading = make("h3", {});
  const list = make("ol", { className: "list" });
  const box = make("section", { className: "card", hidden: true, "aria-label": "What is shown to choose from" }, heading, list);
  let shown = "";
  onTechnology(name, ({ panel }) => {
    box.hidden = !panel;
    if (!panel) {
      shown = "";
      list.replaceChildren();
      return;
    }
    heading.textContent = panel.title || "List";
    const names = panel.rows.join("\n");
    if (names !== shown) {
      shown = names;
      refill(list, panel.rows.map((row, place) => make("li", {}, button(row, () => choose(place, row)))));
    }
    [...list.children].forEach((row, place) => {
      if (place === panel.selection) row.firstElementChild.setAttribute("aria-current", "true");
      else row.firstElementChild.removeAttribute("aria-current");
    });
  });
  return box;
}
