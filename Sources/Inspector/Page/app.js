// What happened to the app: why it ended, or which parts of it are left out.

import { on, send } from "./connection.js";
import { $, make } from "./dom.js";

const section = $("app");

on("app", ({ problem, place, details = [], leftOut = [], isRunning }) => {
  section.hidden = !problem && leftOut.length === 0;
  // The alert is spoken when its text changes, not when the section is shown.
  $("app-problem").textContent = problem ?? "";
  $("app-place").textContent = place ?? "";
  $("app-place").hidden = !place;
  $("app-details").replaceChildren(...details.map((line) => make("li", {}, line)));
  $("app-details").hidden = details.length === 0;
  $("app-left-out-title").textContent =
    leftOut.length === 1 ? "1 part is left out" : `${leftOut.length} parts are left out`;
  $("app-left-out").replaceChildren(...leftOut.map((line) => make("li", {}, line)));
  $("app-left-out-part").hidden = leftOut.length === 0;
  $("app-start").hidden = isRunning;
});

// A message of “hello” begins a new state; what is wrong now follows it.
on("hello", () => {
  section.hidden = true;
  $("app-problem").textContent = "";
});

$("app-start").addEventListener("click", () => send("relaunch"));
$("app-dismiss").addEventListener("click", () => {
  section.hidden = true;
});
