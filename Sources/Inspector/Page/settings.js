// Settings as on the phone: groups of rows whose changes apply at once.

import { $, make, notify, plural } from "./dom.js";
import { on, send } from "./connection.js";
import { isShown, onShow } from "./tabs.js";

const groups = $("settings-groups");

/** The settings: their definitions in order and by key, and their values. */
export const settings = { list: [], byKey: new Map(), values: {}, perAppKeys: [], app: null, shortcutItems: [] };

/** Functions that update a row, by key. A key may have several rows. */
const updates = new Map();

/** What the rows were built from, as JSON. */
let built = "";
let languages = [];

on("hello", (message) => {
  settings.list = message.settings ?? [];
  settings.byKey = new Map(settings.list.map((setting) => [setting.key, setting]));
  settings.perAppKeys = message.perAppKeys ?? [];
  settings.app = message.bundleIdentifier ?? null;
  settings.shortcutItems = message.shortcutItems ?? [];
  languages = message.languages ?? [];
  if (isShown("settings")) ready();
});

on("settings", (message) => {
  settings.values = message.values;
  fill();
  tellChange(message);
});

onShow("settings", ready);

/** Builds the rows when they are first shown: some hundred controls would delay the first picture. */
function ready() {
  // After a reconnection they are usually the same, and rebuilding them would lose the focus.
  const wanted = JSON.stringify([settings.list, settings.perAppKeys, settings.app, languages]);
  if (settings.list.length === 0 || wanted === built) return;
  built = wanted;
  build();
  fill();
}

function fill() {
  for (const [key, list] of updates) for (const update of list) update(settings.values[key]);
}

/** Whether a toggle of the settings, or an item of the shortcut, is on. */
export const isOn = (key) => settings.values[key] === true;

// MARK: Building

function build() {
  updates.clear();
  const tops = Map.groupBy(settings.list, ({ group }) => (group ?? "Other").split(" › ")[0]);
  groups.replaceChildren(
    make("datalist", { id: "languages" }, ...languages.map((tag) => make("option", { value: tag }))),
    // Per-App Settings have a section of their own.
    ...[...tops].filter(([, list]) => list.some(({ key }) => key !== "perApp")).map(([title, list]) => {
      const parts = Map.groupBy(list, ({ group }) => (group ?? "").split(" › ").slice(1).join(" › "));
      return make("div", { className: "settings-group", role: "group", "aria-label": title },
        make("h3", {}, title),
        ...[...parts].map(([name, list]) => (name
          ? make("details", { className: "subgroup" }, make("summary", {}, name), rows(list))
          : rows(list))));
    }),
    perApp());
  search();
}

const rows = (list) => make("ul", { className: "rows" }, ...list.filter(({ key }) => key !== "perApp").map(row));

function row(setting) {
  return make("li", { className: `setting ${setting.kind}`, "data-key": setting.key, "data-words": `${setting.title} ${setting.group} ${setting.key}`.toLowerCase() },
    ...control(setting, (value) => send("setting", { key: setting.key, value }), (update) => watch(setting.key, update)));
}

function watch(key, update) {
  if (!updates.has(key)) updates.set(key, []);
  updates.get(key).push(update);
}

let nextID = 0;

/** A label and the native control for a setting; `watch` is given a function that shows a value in it. */
export function control(setting, change, watch) {
  const id = `setting-${nextID += 1}`;
  const label = make("label", { for: id }, setting.title);
  if (setting.key === "contentSize") return sizes(setting, id, label, change, watch);
  switch (setting.kind) {
    case "toggle": {
      const input = make("input", { id, type: "checkbox", role: "switch", onchange: () => change(input.checked) });
      watch((value) => { input.checked = value === true; });
      return [label, input];
    }
    case "number": {
      const output = make("output", { for: id });
      const input = make("input", { id, type: "range", min: setting.minimum, max: setting.maximum, step: setting.step ?? "any" });
      const told = () => {
        output.textContent = setting.maximum <= 1 && setting.minimum >= 0 ? `${Math.round(input.value * 100)} %` : String(Math.round(input.value * 100) / 100);
        input.setAttribute("aria-valuetext", output.textContent);
      };
      input.addEventListener("input", () => { told(); change(Number(input.value)); });
      watch((value) => { if (typeof value === "number" && input !== document.activeElement) input.value = value; told(); });
      return [label, input, output];
    }
    case "choice": {
      const input = make("select", { id, onchange: () => change(input.value) },
        ...setting.choices.map(({ value, title }) => make("option", { value }, title)));
      watch((value) => { input.value = value; });
      return [label, input];
    }
    case "texts": {
      if (setting.key === "accessibilityShortcut") return shortcut(setting, change, watch);
      const input = make("textarea", { id, rows: 3, spellcheck: "false", onchange: () => change(input.value.split("\n").map((line) => line.trim()).filter(Boolean)) });
      watch((value) => { if (input !== document.activeElement) input.value = (value ?? []).join("\n"); });
      label.append(make("small", {}, " one per line"));
      return [label, input];
    }
    case "text":
    case "optionalText": {
      const input = make("input", {
        id, type: "text", autocomplete: "off", spellcheck: "false", list: /language/i.test(setting.key) ? "languages" : null,
        placeholder: setting.kind === "optionalText" ? "Same as the system" : null,
        onchange: () => change(input.value || (setting.kind === "optionalText" ? null : setting.value)),
      });
      watch((value) => { if (input !== document.activeElement) input.value = value ?? ""; });
      return [label, input];
    }
    default: {
      // Structured values are loaded with a settings file, and only shown here.
      const output = make("output", { id, className: "raw" });
      watch((value) => { output.textContent = isEmpty(value) ? "None" : JSON.stringify(value); });
      return [label, output];
    }
  }
}

const isEmpty = (value) => value === null || value === undefined || (typeof value === "object" && Object.keys(value).length === 0);

/** Larger Text is a slider with twelve stops, as on the phone. */
function sizes(setting, id, label, change, watch) {
  const output = make("output", { for: id });
  const input = make("input", { id, type: "range", min: 0, max: setting.choices.length - 1, step: 1 });
  const told = () => {
    output.textContent = setting.choices[input.value]?.title ?? "";
    input.setAttribute("aria-valuetext", output.textContent);
  };
  input.addEventListener("input", () => { told(); change(setting.choices[input.value].value); });
  watch((value) => { input.value = Math.max(0, setting.choices.findIndex((choice) => choice.value === value)); told(); });
  return [label, input, output];
}

/** A checkbox for each item of the Accessibility Shortcut. */
function shortcut(setting, change, watch) {
  const boxes = settings.shortcutItems.map(({ name, title }) => ({ name, title, input: make("input", { type: "checkbox" }) }));
  for (const { input } of boxes) {
    input.addEventListener("change", () => change(boxes.filter(({ input }) => input.checked).map(({ name }) => name)));
  }
  watch((value) => { for (const { name, input } of boxes) input.checked = (value ?? []).includes(name); });
  return [make("fieldset", { className: "shortcut-items" }, make("legend", {}, setting.title, make("small", {}, " triple-click the side button for")),
    ...boxes.map(({ title, input }) => make("label", {}, input, ` ${title}`)))];
}

/** Settings of this app only: as on the phone, each is Default, or a value of its own. */
function perApp() {
  if (!settings.app || settings.perAppKeys.length === 0) return null;
  const keys = settings.perAppKeys.map((key) => settings.byKey.get(key)).filter(Boolean);
  return make("div", { className: "settings-group", role: "group", "aria-label": "Per-App Settings" },
    make("h3", {}, "Per-App Settings"),
    make("p", { className: "hint" }, "For ", make("code", {}, settings.app), " only."),
    make("ul", { className: "rows" }, ...keys.map((setting) => {
      const id = `setting-${nextID += 1}`;
      const choices = setting.kind === "toggle" ? [{ value: "true", title: "On" }, { value: "false", title: "Off" }] : setting.choices ?? [];
      const input = make("select", { id, onchange: () => {
        const value = input.value === "" ? null : setting.kind === "toggle" ? input.value === "true" : input.value;
        send("appSetting", { key: setting.key, value });
      } }, make("option", { value: "" }, "Default"), ...choices.map(({ value, title }) => make("option", { value }, title)));
      watch("perApp", (value) => {
        const own = value?.[settings.app]?.[setting.key];
        input.value = own === undefined || own === null ? "" : String(own);
      });
      return make("li", { className: "setting choice", "data-key": `app.${setting.key}`, "data-words": `${setting.title} per-app settings`.toLowerCase() },
        make("label", { for: id }, setting.title), input);
    })));
}

// MARK: What a change did

function tellChange({ changed = [], notifications = [], flags = [], traits = [] }) {
  const box = $("settings-changed");
  if (changed.length + notifications.length === 0) return;
  box.hidden = false;
  const code = (text) => make("code", {}, text);
  const part = (title, items) => (items.length ? [make("dt", {}, title), ...items.map((item) => make("dd", {}, item))] : []);
  const pair = ({ name, value }) => make("span", {}, code(name), ` = ${value}`);
  $("settings-changed-list").replaceChildren(make("dl", { className: "changes" },
    ...part("Settings", changed.map((key) => make("span", {}, settings.byKey.get(key)?.title ?? key, " ", code(`${key} = ${JSON.stringify(settings.values[key])}`)))),
    ...part("Flags", flags.map(pair)),
    ...part("Traits", traits.map(pair)),
    ...part("Notifications", notifications.map(code))));
}

// MARK: Search, files

$("settings-search").addEventListener("input", search);

function search() {
  const query = $("settings-search").value.trim().toLowerCase();
  let found = 0;
  for (const row of groups.querySelectorAll(".setting")) {
    row.hidden = Boolean(query) && !row.dataset.words.includes(query);
    if (!row.hidden) found += 1;
  }
  for (const part of groups.querySelectorAll(".subgroup, .settings-group")) {
    part.hidden = !part.querySelector(".setting:not([hidden])");
    if (part.matches("details")) part.open = Boolean(query);
  }
  $("settings-count").textContent = query ? `${plural(found, "setting")} found` : "";
}

$("settings-reset").addEventListener("click", () => {
  if (send("resetSettings")) notify("All settings are back to their defaults.");
});
$("settings-save").addEventListener("click", () => send("export", { form: "settings" }));
$("settings-load").addEventListener("click", () => $("settings-file").click());
$("settings-file").addEventListener("change", async ({ target }) => {
  const [file] = target.files;
  if (file) send("settingsFile", { text: await file.text() });
  target.value = "";
});
