// Speak Screen: the controller, Speak Selection and Hover Text, and the text in which the sentence and the word are marked that are spoken.

import { $, make } from "./dom.js";
import { on, send } from "./connection.js";
import { place } from "./screen.js";
import { button, card, fillTab, onTechnology } from "./technologies.js";

const name = "spokenContent";
const command = (line) => () => send("command", { technology: name, name: line });
const play = button("Play", command("playPause"), { "data-command": "playPause" });
const touch = button("Speak on touch", command("speakOnTouch"), { "data-command": "speakOnTouch", "aria-pressed": "false" });
const speed = make("p", { className: "rotor-current", role: "status" });
const text = make("p", { className: "reading", id: "reading" });
const selection = button("Speak the selection", command("speakSelection"), { "data-command": "speakSelection" });

fillTab(name, {
  title: "Speak Screen", key: "isSpeakScreenEnabled",
  intro: "Reads the screen from the top, as two fingers do that swipe down from its upper edge. “Turn sound on” plays it.",
  settings: [
    "spokenContent.showsController", "spokenContent.highlight", "spokenContent.highlightStyle", "spokenContent.wordColor",
    "spokenContent.sentenceColor", "spokenContent.speakingRate", "isSpeakSelectionEnabled", "spokenContent.speaksCharacters", "spokenContent.isHoverTextEnabled",
  ],
},
card("Controller",
  make("div", { className: "row wrap", role: "group", "aria-label": "Reading" },
    button("Speak the screen", command("speakScreen"), { className: "primary", "data-command": "speakScreen" }), play,
    button("Sentence back", command("rewind"), { "data-command": "rewind" }),
    button("Sentence on", command("fastForward"), { "data-command": "fastForward" }), touch,
    selection,
    button("Stop", command("close"), { "data-command": "close" })),
  make("div", { className: "row", role: "group", "aria-label": "Speed" },
    button("Slower", command("slower"), { "data-command": "slower" }), speed,
    button("Faster", command("faster"), { "data-command": "faster" }))),
card("What is read", text));

onTechnology(name, ({ spokenContent }) => {
  if (!spokenContent) return;
  play.textContent = spokenContent.isPlaying ? "Pause" : "Play";
  touch.setAttribute("aria-pressed", String(spokenContent.speaksOnTouch));
  speed.textContent = `${spokenContent.speed}×`;
  show(spokenContent);
});

// MARK: Hover Text

const device = $("device");
let hovers = false;

on("settings", ({ values }) => {
  hovers = values["spokenContent.isHoverTextEnabled"] === true;
  selection.disabled = values.isSpeakSelectionEnabled !== true;
});

const point = (event, phase) => {
  const { x, y } = place(event);
  send("pointer", { phase, x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 });
};

let waiting = null;

// A mouse is over the screen before it touches anything; a finger only while it does.
device.addEventListener("pointermove", (event) => {
  if (!hovers) return;
  // One message for each frame is enough.
  if (!waiting) {
    requestAnimationFrame(() => {
      if (waiting) point(waiting, "moved");
      waiting = null;
    });
  }
  waiting = event;
});
device.addEventListener("pointerdown", (event) => { if (hovers && event.pointerType !== "mouse") point(event, "moved"); });
device.addEventListener("pointerleave", (event) => {
  waiting = null;
  if (hovers) point(event, "left");
});

/** Whether a key is told by itself, because something depends on its being held. */
export const isHoverKey = (event) => hovers && event.key === "Control";

/** The sentence has a line below it, the word a ground; without Highlight Content nothing tells where the reading is. */
function show({ text: whole, sentence, word }) {
  if (!whole) {
    text.replaceChildren();
    return;
  }
  const ends = [0, ...(sentence ?? []), ...(word ?? []), whole.length].sort((a, b) => a - b);
  const within = (range, start, end) => range && start >= range[0] && end <= range[1];
  const pieces = ends.slice(1).map((end, index) => [ends[index], end]).filter(([start, end]) => end > start);
  text.replaceChildren(...pieces.map(([start, end]) => {
    const piece = whole.slice(start, end);
    if (within(word, start, end)) return make("mark", { className: "word" }, piece);
    if (within(sentence, start, end)) return make("mark", { className: "sentence" }, piece);
    return piece;
  }));
}
