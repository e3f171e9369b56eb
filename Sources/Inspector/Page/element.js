// The selected element: its attributes, where they come from, and its actions.

import { $, make, notify } from "./dom.js";
import { on, send } from "./connection.js";
import { model } from "./tree.js";

const box = $("element");
const sources = { default: "Class default", interfaceBuilder: "Interface Builder", code: "Code" };

on("element", (element) => {
  // Ignore an answer for an element that is no longer selected.
  if (element.id !== model.selection) return;
  const focused = box.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  box.replaceChildren(
    make("h3", {}, element.title || "Element"),
    said("VoiceOver says", element.spoken),
    said("Braille", element.braille),
    actions(element),
    attributes(element));
  if (focused) box.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
});

on("tree", () => {
  if (model.selection === null) empty();
});

function empty() {
  box.replaceChildren(make("p", { className: "empty" }, "Choose an element in the list, or use “Pick” and point at it on the device."));
}

function said(title, text) {
  return text ? make("p", { className: "said-line" }, make("span", { className: "said-title" }, title), " ", make("q", {}, text)) : null;
}

function actions({ id, actions = [] }) {
  const list = make("div", { className: "row wrap", role: "group", "aria-label": "Actions" },
    make("button", { type: "button", "data-key": "focus", onclick: () => send("focus", { element: id }) }, "Move VoiceOver here"),
    ...actions.map(({ name, title }) => make("button", {
      type: "button", "data-key": `action ${name}`,
      onclick: () => { if (send("perform", { element: id, action: name })) notify(`Performed ${title || name}.`); },
    }, title || name)));
  return list;
}

function attributes({ attributes = [] }) {
  return make("div", { className: "scroll-x", role: "region", "aria-label": "Attributes", tabindex: 0 },
    make("table", { className: "attributes" },
      make("caption", { className: "sr" }, "Attributes, their values, and where these come from"),
      make("thead", {}, make("tr", {}, ...["Attribute", "Value", "From"].map((text) => make("th", { scope: "col" }, text)))),
      make("tbody", {}, ...attributes.map(({ name, value, source, place }) =>
        make("tr", {},
          make("th", { scope: "row" }, ...breakable(name)),
          make("td", {}, written(value)),
          make("td", {}, make("span", { className: `source ${source ?? ""}` }, sources[source] ?? source ?? ""),
            place ? make("code", { className: "place", title: place }, shortPlace(place)) : null))))));
}

function written(value) {
  if (value === null || value === undefined || value === "") return make("span", { className: "none" }, "none");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** A name that may wrap before its capitals, as in "accessibility|Label". */
function breakable(name) {
  return name.split(/(?=[A-Z])/).flatMap((part, index) => (index ? [make("wbr"), part] : [part]));
}

/** The file's name and line; the title has the whole path. */
function shortPlace(place) {
  return place.slice(place.lastIndexOf("/") + 1);
}

empty();
