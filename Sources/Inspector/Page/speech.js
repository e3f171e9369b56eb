// What VoiceOver says, in writing: captions, parts, braille, and the rotor.

import { $, make, remember, remembered } from "./dom.js";
import { on, send } from "./connection.js";
import { voiceOver } from "./screen.js";

const roles = {
  appName: "App", container: "Container", tableHeader: "Table header", label: "Label", value: "Value",
  content: "More content", state: "State", role: "Role", context: "Context", hint: "Hint", notice: "Notice",
  text: "Text", phonetic: "Phonetic", system: "VoiceOver", announcement: "Announcement",
};

/** The id of what is being said. */
let current = null;

on("said", (message) => {
  current = message.id;
  delete $("caption").dataset.state;
  $("caption").textContent = message.text;
  $("caption").lang = message.language ?? "";
  const cause = message.causeText ?? message.cause;
  $("caption-cause").textContent = cause ? `after ${cause}` : "";
  $("said").replaceChildren(
    make("p", { className: "caption", lang: message.language }, message.text),
    make("ol", { className: "parts", "aria-label": "Its parts" }, ...(message.parts ?? []).map(({ text, role }) =>
      make("li", { "data-role": role }, make("span", { className: "part-role" }, roles[role] ?? role ?? ""), make("span", {}, text)))),
    cause ? make("p", { className: "cause" }, `Cause: ${cause}`) : null);
});

// A page that opens late finds the last utterance in the log.
let isNew = false;
on("hello", () => { isNew = true; });
on("log", ({ entries }) => {
  const last = isNew ? entries.findLast(({ type }) => type === "utterance") : null;
  isNew = false;
  if (!last || $("caption").textContent) return;
  $("caption").textContent = last.text;
  $("caption-cause").textContent = last.cause ? `after ${last.cause}` : "";
});

on("saidEnd", ({ id, isFinished }) => {
  if (id === current) $("caption").dataset.state = isFinished ? "finished" : "cut";
});

on("overlay", ({ caption }) => {
  const box = $("device-caption");
  box.hidden = !caption;
  box.textContent = caption ?? "";
});

on("sound", ({ title, name }) => mark("♪", title ?? name));
on("haptic", ({ title, name }) => mark("◎", title ?? name));

/** Shows a sound or haptic for a moment, for people who cannot hear or feel it. */
function mark(sign, text) {
  const chip = make("span", { className: "effect" }, make("span", { "aria-hidden": "true" }, sign), ` ${text}`);
  const box = $("effects");
  box.append(chip);
  while (box.childElementCount > 3) box.firstElementChild.remove();
  setTimeout(() => chip.remove(), 2500);
}

on("braille", ({ cells, text, message }) => {
  $("braille").hidden = !cells;
  // Empty cells after the last word would only fill lines here.
  $("braille-cells").textContent = (cells ?? "").replace(/\u2800+$/, "");
  $("braille-text").textContent = `${message ? "Message: " : ""}${text ?? ""}`;
});

// MARK: Announcing captions

// The user's own screen reader reads captions aloud; with sound on, everything would be said twice.
const announce = $("announce");
announce.checked = remembered("announce", true);
const setLive = () => {
  $("caption").setAttribute("aria-live", announce.checked ? "polite" : "off");
  remember("announce", announce.checked);
};
announce.addEventListener("change", setLive);
setLive();

// MARK: Rotor

$("rotor-next").addEventListener("click", () => send("gesture", { line: "two-finger rotate clockwise" }));
$("rotor-previous").addEventListener("click", () => send("gesture", { line: "two-finger rotate counterclockwise" }));

$("rotor-items").addEventListener("click", (event) => {
  const name = event.target.closest("button")?.dataset.name;
  if (name) send("gesture", { line: `rotor ${name}` });
});

on("overlay", () => {
  const { rotor, rotorItems = [] } = voiceOver;
  if (rotor) $("rotor-current").textContent = rotor;
  const current = $("rotor-current").textContent;
  const list = $("rotor-items");
  const names = rotorItems.join("\n");
  if (list.dataset.names !== names) {
    list.dataset.names = names;
    const focused = list.contains(document.activeElement) ? document.activeElement.dataset.name : null;
    list.replaceChildren(...rotorItems.map((name) => make("li", {}, make("button", { type: "button", "data-name": name }, name))));
    if (focused) list.querySelector(`[data-name="${CSS.escape(focused)}"]`)?.focus();
  }
  for (const button of list.querySelectorAll("button")) button.setAttribute("aria-pressed", String(button.dataset.name === current));
});
