// The log of what happened, each entry with its cause; and recordings.

import { $, make, notify, plural, save } from "./dom.js";
import { on, send } from "./connection.js";
import { isShown as isTabShown, onShow } from "./tabs.js";

const list = $("log");
/** How many rows to keep: more than anybody reads would only slow the page down. */
const most = 2000;

const types = {
  event: "Input", utterance: "Said", action: "Action", notification: "Notification", sound: "Sound", haptic: "Haptic",
  setting: "Setting", screen: "Screen", braille: "Braille",
};
const hidden = new Set();
const boxes = new Map();
let entries = [];
let query = "";

on("log", (message) => {
  // Reading the scroll position forces a layout of the page, so read it only while the log is visible.
  const isAtEnd = isTabShown("speech") && list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  for (const entry of message.entries) {
    entries.push(entry);
    addType(entry.type);
    list.append(row(entry));
  }
  while (entries.length > most) {
    entries.shift();
    list.firstElementChild?.remove();
  }
  count();
  if (isAtEnd) list.scrollTop = list.scrollHeight;
});

onShow("speech", () => { list.scrollTop = list.scrollHeight; });

// A new connection sends the log again.
on("hello", clear);

function addType(type) {
  if (boxes.has(type)) return;
  const box = make("input", { type: "checkbox", checked: true });
  box.addEventListener("change", () => {
    if (box.checked) hidden.delete(type);
    else hidden.add(type);
    filter();
  });
  boxes.set(type, box);
  $("log-types").append(make("label", {}, box, ` ${types[type] ?? type}`));
}

function row(entry) {
  const { time, type, text, cause } = entry;
  return make("li", { "data-type": type, hidden: !isShown(entry) },
    make("time", {}, time.toFixed(2)),
    make("span", { className: "log-type" }, types[type] ?? type),
    make("span", { className: "log-text" }, text),
    cause ? make("span", { className: "cause" }, `after ${cause}`) : null);
}

const isShown = ({ type, text, cause }) =>
  !hidden.has(type) && (!query || `${text} ${cause ?? ""}`.toLowerCase().includes(query));

function filter() {
  entries.forEach((entry, index) => { list.children[index].hidden = !isShown(entry); });
  count();
}

function count() {
  const shown = entries.filter(isShown).length;
  $("log-count").textContent = shown === entries.length ? plural(shown, "entry", "entries") : `${shown} of ${plural(entries.length, "entry", "entries")}`;
}

function clear() {
  entries = [];
  list.replaceChildren();
  count();
}

$("log-search").addEventListener("input", (event) => {
  query = event.target.value.trim().toLowerCase();
  filter();
});

$("log-clear").addEventListener("click", clear);

$("log-copy").addEventListener("click", async () => {
  const text = entries.filter(isShown).map(({ time, type, text, cause }) =>
    `${time.toFixed(2)}\t${types[type] ?? type}\t${text}${cause ? `\t(after ${cause})` : ""}`).join("\n");
  try {
    await navigator.clipboard.writeText(text);
    notify("Copied.");
  } catch {
    save("log.txt", "text/plain", text);
  }
});

// MARK: Recordings and files

const record = $("record");
record.addEventListener("click", () => send("record", { isOn: record.getAttribute("aria-pressed") !== "true" }));

on("recording", ({ isRecording, count }) => {
  record.setAttribute("aria-pressed", String(isRecording));
  record.textContent = isRecording ? "Stop recording" : "Record";
  $("record-state").textContent = isRecording ? "Recording …" : count ? `${plural(count, "event")} recorded` : "";
});

$("replay").addEventListener("click", () => $("replay-file").click());
$("replay-file").addEventListener("change", async ({ target }) => {
  const [file] = target.files;
  if (file) send("replay", { text: await file.text() });
  target.value = "";
});

$("export-form").addEventListener("submit", (event) => {
  event.preventDefault();
  send("export", { form: $("export-form-select").value });
});

on("file", ({ name, type, text }) => {
  save(name, type, text);
  notify(`Saved ${name}.`);
});
