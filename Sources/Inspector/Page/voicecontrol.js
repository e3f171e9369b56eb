// Voice Control: what is said, and what can be said.

import { make } from "./dom.js";
import { on, send } from "./connection.js";
import { record } from "./microphone.js";
import { button, card, fillTab, isRunning, listCard, onTechnology } from "./technologies.js";

const name = "voiceControl";
const words = make("input", { id: "say-text", type: "text", autocomplete: "off", placeholder: "tap Gallery" });
const form = make("form", { id: "say-form", className: "row" },
  make("label", { className: "field grow" }, make("span", {}, "What you say"), words), make("button", { type: "submit" }, "Say"));
const state = make("p", { className: "hint" });

const say = (text) => send("say", { text });

form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (!words.value.trim()) return;
  say(words.value.trim());
  words.value = "";
});

// MARK: The microphone

const listen = button("Listen", () => (stopRecording ? hush() : hear()), { id: "listen", "aria-pressed": "false" });
const heard = make("p", { className: "hint", id: "heard", role: "status" });
let stopRecording = null;

async function hear() {
  listen.disabled = true;
  try {
    stopRecording = await record();
    send("listen", { isOn: true });
    listen.setAttribute("aria-pressed", "true");
    heard.textContent = "Listening. Say a command in English.";
  } catch (error) {
    heard.textContent = error.name === "NotAllowedError"
      ? "The microphone may not be used: allow it in the browser's settings of this page."
      : error.name === "NotFoundError" ? "There is no microphone." : `Nothing can be recorded: ${error.message}`;
  }
  listen.disabled = false;
}

function hush() {
  stopRecording?.();
  stopRecording = null;
  send("listen", { isOn: false });
  listen.setAttribute("aria-pressed", "false");
  heard.textContent = "";
}

on("heard", ({ text }) => { heard.textContent = text ? `Heard: ${text}` : "That is nothing that can be said here."; });
on("close", () => stopRecording && hush());

// MARK: What can be said

const filter = make("input", { id: "sayable-search", type: "search", autocomplete: "off", placeholder: "Search" });
const count = make("p", { className: "count", role: "status" });
const names = make("ul", { className: "chips", "aria-label": "Names on the screen" });
const commands = make("ul", { className: "list sayable", "aria-label": "Commands", tabindex: 0 });
const details = make("details", { className: "card", id: "sayable" },
  make("summary", {}, make("h3", {}, "What can I say")),
  make("label", { className: "field" }, make("span", {}, "Search what can be said"), filter), count, names, commands);
let sayable = { commands: [], names: [] };

details.addEventListener("toggle", ask);
filter.addEventListener("input", fill);

function ask() {
  if (details.open && isRunning(name)) send("sayable");
}

/** What is said in place of what a command leaves open stands in the field, for the person to replace. */
function take(text) {
  if (!text.includes("‹")) {
    say(text);
    return;
  }
  words.value = text;
  words.focus();
  words.setSelectionRange(text.indexOf("‹"), text.indexOf("›") + 1);
}

function fill() {
  const query = filter.value.trim().toLowerCase();
  const fits = (text) => !query || text.toLowerCase().includes(query);
  const found = sayable.commands.filter(fits);
  names.replaceChildren(...sayable.names.filter(fits).slice(0, 60).map((text) => make("li", {}, button(text, () => take(`tap ${text}`)))));
  commands.replaceChildren(...found.map((text) => make("li", {}, button(text, () => take(text)))));
  count.textContent = `${found.length} commands`;
}

on("sayable", (message) => {
  sayable = message;
  fill();
});
on("tree", ask);

fillTab(name, {
  title: "Voice Control", key: "isVoiceControlRunning",
  intro: "Type what you would say, or say it. Names, numbers and the grid are drawn on the device.",
  settings: [
    "voiceControl.overlay", "voiceControl.gridColumns", "voiceControl.gridRows", "voiceControl.showsConfirmation", "voiceControl.showsHints",
    "voiceControl.language",
  ],
},
card("Say", form, make("div", { className: "row" }, listen, heard), state, make("div", { className: "row wrap", role: "group", "aria-label": "Often said" },
  ...["show names", "show numbers", "show grid", "hide names", "hide numbers", "hide grid", "go back", "scroll down", "show commands", "go to sleep", "wake up"]
    .map((text) => button(text, () => say(text), { "data-say": text })))),
listCard(name, (row, text) => {
  // A numbered row is chosen by its number.
  const number = /^(\d+)\. /.exec(text)?.[1];
  take(number ?? text.replace(/<([^>]*)>/g, "‹$1›"));
}),
details);

onTechnology(name, ({ voiceControl, isOn }) => {
  if (voiceControl) state.textContent = voiceControl.isAwake ? `Awake. Mode: ${voiceControl.mode}.` : "Asleep: only “wake up” is heard.";
  if (!isOn && stopRecording) hush();
  if (isOn && details.open && sayable.commands.length === 0) ask();
});
