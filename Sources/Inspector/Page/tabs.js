// Tabs, following the ARIA Authoring Practices: arrow keys select a tab, Home and End the first and the last.

import { remember, remembered } from "./dom.js";

const list = document.querySelector("[role=tablist]");
const tabs = [...list.querySelectorAll("[role=tab]")];
const listeners = new Map();

/** Calls a function each time a panel is shown. */
export function onShow(name, listener) {
  listeners.set(name, listener);
}

/** Whether a panel is shown. */
export const isShown = (name) => !document.getElementById(`panel-${name}`).hidden;

/** Shows a panel by the name of its tab. */
export function show(name) {
  for (const tab of tabs) {
    const isChosen = tab.id === `tab-${name}`;
    tab.setAttribute("aria-selected", String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    document.getElementById(tab.getAttribute("aria-controls")).hidden = !isChosen;
  }
  remember("tab", name);
  listeners.get(name)?.();
}

const nameOf = (tab) => tab.id.replace("tab-", "");

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

const wanted = location.hash.slice(1) || remembered("tab", "elements");
/** Shows the panel that the address names, or the one seen last. */
export function restore() {
  show(tabs.some((tab) => tab.id === `tab-${wanted}`) ? wanted : "elements");
}
