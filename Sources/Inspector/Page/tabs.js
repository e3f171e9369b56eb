// Tabs, following the ARIA Authoring Practices: arrow keys select a tab, Home and End the first and the last.

import { remember, remembered } from "./dom.js";

const listeners = new Map();
/** Each list with its tabs. */
const lists = [...document.querySelectorAll("[role=tablist]")].map((list) => ({
  list, tabs: [...list.querySelectorAll("[role=tab]")], memory: list.dataset.remember,
}));

const nameOf = (tab) => tab.id.replace("tab-", "");

/** Calls a function each time a panel is shown. */
export function onShow(name, listener) {
  listeners.set(name, listener);
}

/** Whether a panel is shown. */
export const isShown = (name) => !document.getElementById(`panel-${name}`).hidden;

/** Shows a panel by the name of its tab. */
export function show(name) {
  const own = lists.find(({ tabs }) => tabs.some((tab) => nameOf(tab) === name));
  if (!own) return;
  for (const tab of own.tabs) {
    const isChosen = nameOf(tab) === name;
    tab.setAttribute("aria-selected", String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    document.getElementById(tab.getAttribute("aria-controls")).hidden = !isChosen;
  }
  remember(own.memory, name);
  listeners.get(name)?.();
}

for (const { list, tabs } of lists) {
  list.addEventListener("click", (event) => {
    const tab = event.target.closest("[role=tab]");
    if (tab) show(nameOf(tab));
  });

  list.addEventListener("keydown", (event) => {
    const index = tabs.indexOf(event.target);
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (index < 0 || next === undefined) return;
    event.preventDefault();
    const tab = tabs[(next + tabs.length) % tabs.length];
    show(nameOf(tab));
    tab.focus();
    tab.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}

const wanted = location.hash.slice(1);
/** Shows the panels that the address names, or those seen last. */
export function restore() {
  for (const { tabs, memory } of lists) {
    const names = tabs.map(nameOf);
    show([wanted, remembered(memory, names[0])].find((name) => names.includes(name)) ?? names[0]);
  }
}
