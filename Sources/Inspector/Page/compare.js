// Side by side: the current screen, and the same screen with other settings or from another revision.

import { $, make } from "./dom.js";
import { on, send } from "./connection.js";
import { control, settings } from "./settings.js";

/** The settings of the other side, by key. */
const chosen = new Map();

const presets = [
  ["Text size AX3", { contentSize: "AX3" }], ["Dark", { appearance: "dark" }], ["Bold text", { boldText: true }],
  ["Increase contrast", { increaseContrast: true }], ["Smart Invert", { smartInvert: true }],
  ["Right to left", { forceRightToLeft: true }], ["Button shapes", { buttonShapes: true }], ["German", { language: "de" }],
];

on("hello", ({ canCompareRevisions }) => {
  $("compare-revision-mode").hidden = !canCompareRevisions;
  $("compare-presets").replaceChildren(...presets
    .filter(([, values]) => Object.keys(values).every((key) => settings.byKey.has(key)))
    .map(([title, values]) => make("button", { type: "button", onclick: () => {
      for (const [key, value] of Object.entries(values)) chosen.set(key, value);
      list();
    } }, title)));
  $("compare-add").replaceChildren(make("option", { value: "" }, "Choose …"),
    ...settings.list.filter(({ kind }) => ["toggle", "number", "choice", "text"].includes(kind))
      .map(({ key, title }) => make("option", { value: key }, title)));
  list();
});

$("compare-add").addEventListener("change", ({ target }) => {
  const setting = settings.byKey.get(target.value);
  if (!setting) return;
  const value = settings.values[setting.key];
  chosen.set(setting.key, setting.kind === "toggle" ? !value : value);
  target.value = "";
  list();
});

function list() {
  $("compare-rows").replaceChildren(...[...chosen].map(([key, value]) => {
    const setting = settings.byKey.get(key);
    if (!setting) return "";
    const row = make("li", { className: `setting ${setting.kind}` },
      ...control(setting, (value) => chosen.set(key, value), (update) => update(value)),
      make("button", { type: "button", "aria-label": `Remove ${setting.title}`, className: "quiet", onclick: () => {
        chosen.delete(key);
        list();
        $("compare-add").focus();
      } }, "✕"));
    return row;
  }));
}

for (const radio of document.querySelectorAll("input[name=compare-mode]")) {
  radio.addEventListener("change", () => {
    $("compare-settings").hidden = radio.value !== "settings";
    $("compare-revision").hidden = radio.value !== "revision";
  });
}

$("compare-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const isRevision = document.querySelector("input[name=compare-mode]:checked").value === "revision";
  const isSent = isRevision
    ? send("compare", { revision: $("compare-revision-name").value.trim() })
    : send("compare", { settings: Object.fromEntries(chosen) });
  if (isSent) $("comparison").replaceChildren(make("p", { className: "empty" }, "Comparing …"));
});

on("failure", () => {
  if ($("comparison").textContent === "Comparing …") $("comparison").replaceChildren();
});

// MARK: The result

const kinds = { added: "Added", removed: "Removed", changed: "Changed", moved: "Moved" };

on("comparison", ({ before, after, changes }) => {
  $("comparison").replaceChildren(
    make("div", { className: "sides" }, side("Before", before), side("After", after)),
    changesTable(changes),
    words(before, after));
});

function side(title, { title: name, picture, width, height }) {
  return make("figure", {},
    make("figcaption", {}, make("strong", {}, title), name ? ` ${name}` : ""),
    make("img", { src: picture, alt: `The screen ${title.toLowerCase()}: ${name ?? ""}`, width, height }));
}

function changesTable(changes = []) {
  if (changes.length === 0) return make("p", { className: "card" }, "The accessibility trees are the same.");
  return make("section", { className: "card" }, make("h3", {}, "What changed for VoiceOver"),
    make("div", { className: "scroll-x", tabindex: 0, role: "region", "aria-label": "What changed for VoiceOver" },
      make("table", {},
        make("thead", {}, make("tr", {}, ...["Change", "Element", "Attribute", "Before", "After"].map((text) => make("th", { scope: "col" }, text)))),
        make("tbody", {}, ...changes.map((change) => make("tr", {},
          make("td", {}, make("span", { className: `change ${change.type}` }, kinds[change.type] ?? change.type)),
          make("th", { scope: "row" }, change.element ?? ""),
          ...["attribute", "before", "after"].map((name) => make("td", {}, text(change[name])))))))));
}

const text = (value) => (value === null || value === undefined ? "" : typeof value === "object" ? JSON.stringify(value) : String(value));

/** What VoiceOver reads on each side, line by line, with the differences marked. */
function words(before, after) {
  const [a, b] = [before.words ?? [], after.words ?? []];
  const rows = align(a, b).map(([left, right]) => make("tr", {},
    make("td", { className: left !== right ? "differs" : null }, left ?? ""),
    make("td", { className: "sign", }, left === right ? "" : left === null ? "+" : right === null ? "−" : "≠"),
    make("td", { className: left !== right ? "differs" : null }, right ?? "")));
  return make("section", { className: "card" }, make("h3", {}, "What VoiceOver reads"),
    make("div", { className: "scroll-x", tabindex: 0, role: "region", "aria-label": "What VoiceOver reads" },
      make("table", { className: "words" },
        make("thead", {}, make("tr", {}, make("th", { scope: "col" }, "Before"), make("th", { scope: "col" }, make("span", { className: "sr" }, "Difference")), make("th", { scope: "col" }, "After"))),
        make("tbody", {}, ...rows))));
}

/** Puts equal lines of two lists beside each other, by their longest common subsequence. */
function align(a, b) {
  const length = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      length[i][j] = a[i] === b[j] ? length[i + 1][j + 1] + 1 : Math.max(length[i + 1][j], length[i][j + 1]);
    }
  }
  const rows = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) rows.push([a[i++], b[j++]]);
    else if (i < a.length && (j === b.length || length[i + 1][j] >= length[i][j + 1])) rows.push([a[i++], null]);
    else rows.push([null, b[j++]]);
  }
  // A line removed and a line added at the same place are one line that changed.
  for (let index = 0; index + 1 < rows.length; index += 1) {
    const [first, second] = [rows[index], rows[index + 1]];
    if (first[1] === null && second[0] === null && second[1] !== null) rows.splice(index, 2, [first[0], second[1]]);
  }
  return rows;
}
