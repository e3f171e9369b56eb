// The page. Its parts are imported in the order in which they appear.

import { $, make, notify, remember, remembered } from "./dom.js";
import { connect, on, send } from "./connection.js";
import "./screen.js";
import "./touch.js";
import "./keys.js";
import "./touchpad.js";
import "./overlay.js";
import "./tree.js";
import "./element.js";
import "./speech.js";
import "./sound.js";
import "./log.js";
import "./settings.js";
import "./device.js";
import "./marks.js";
import "./switches.js";
import "./voicecontrol.js";
import "./keyboardaccess.js";
import "./speakscreen.js";
import "./zoom.js";
import "./assistivetouch.js";
import "./guidedaccess.js";
import "./compare.js";
import "./contrast.js";
import "./audit.js";
import "./app.js";
import { restore } from "./tabs.js";

on("hello", ({ name, file, screens = [] }) => {
  $("file-name").textContent = name ?? file ?? "";
  document.title = name ? `${name} – Curbcut Inspector` : "Curbcut Inspector";
  $("screen-field").hidden = screens.length < 2;
  $("screen-select").replaceChildren(...screens.map(({ id, title, isCurrent }) =>
    make("option", { value: id, selected: Boolean(isCurrent) }, title || id)));
});

$("screen-select").addEventListener("change", (event) => send("screenOf", { id: event.target.value }));

on("reloaded", ({ files = [], milliseconds }) => {
  notify(`Reloaded ${files.join(", ") || "the screen"} in ${Math.round(milliseconds)} ms.`);
});

// A failure of the screen stands until the screen can be made again; one of a request, until such a request succeeds.
let standing = null;
let shown = null;
let failureTimer = null;

const showFailure = (failure) => {
  clearTimeout(failureTimer);
  shown = failure;
  $("failure").classList.toggle("shown", failure !== null);
  if (!failure) return;
  const { message, place, request } = failure;
  $("failure").textContent = place ? `${place}: ${message}` : message;
  if (request) failureTimer = setTimeout(() => showFailure(standing), 12_000);
};

on("failure", (failure) => {
  if (!failure.request) standing = failure;
  showFailure(failure);
});

on("mended", ({ request }) => {
  if (!request) standing = null;
  if (shown && shown.request === request) showFailure(standing);
});

// What stands is told again after the greeting.
on("hello", () => {
  standing = null;
  showFailure(null);
});

// MARK: Theme

const theme = $("theme");
theme.value = remembered("theme", "system");
const dress = () => {
  document.documentElement.dataset.theme = theme.value;
  remember("theme", theme.value);
};
theme.addEventListener("change", dress);
dress();

restore();
connect();
