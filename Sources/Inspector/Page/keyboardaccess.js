// Full Keyboard Access: the keys go to the device, the ring shows where they act.

import { $, make } from "./dom.js";
import { on, send } from "./connection.js";
import { button, card, fillTab, listCard, onTechnology } from "./technologies.js";

const name = "fullKeyboardAccess";
const place = make("p", { className: "place-now" });
const state = make("p", { className: "hint" });
const commands = make("div", { className: "scroll", tabindex: 0, role: "group", "aria-label": "Commands and their keys" });
const press = (line) => send("key", { line });

fillTab(name, {
  title: "Full Keyboard Access", key: "isFullKeyboardAccessEnabled",
  intro: "While the device has the focus all keys go to it, Tab and Escape, too; F6 leaves it. Tab H shows the help, Tab F finds, Tab Z the actions.",
  settings: [
    "fullKeyboardAccess.autoHides", "fullKeyboardAccess.autoHideDelay", "fullKeyboardAccess.increasesSize", "fullKeyboardAccess.usesHighContrast",
    "fullKeyboardAccess.color",
  ],
},
card("Keyboard", place, state,
  make("div", { className: "row wrap", role: "group", "aria-label": "Keys" },
    ...[["tab", "Tab"], ["shift+tab", "Shift Tab"], ["up", "Up"], ["down", "Down"], ["left", "Left"], ["right", "Right"], ["space", "Space"], ["escape", "Escape"]]
      .map(([line, title]) => button(title, () => press(line), { "data-press": line }))),
  button("Put the keyboard on the device", () => $("device").focus())),
listCard(name),
make("details", { className: "card" }, make("summary", {}, make("h3", {}, "All commands")), commands));

on("hello", ({ technologies }) => {
  commands.replaceChildren(...(technologies?.keyboardCommands ?? []).map(({ title, commands }) => make("table", {},
    make("caption", {}, title),
    make("thead", {}, make("tr", {}, make("th", { scope: "col" }, "Command"), make("th", { scope: "col" }, "Keys"))),
    make("tbody", {}, ...commands.map(({ name: command, title, keys }) => make("tr", {},
      make("th", { scope: "row" }, button(title, () => send("command", { technology: name, name: command }))),
      make("td", {}, keys || "–")))))));
});

onTechnology(name, ({ fullKeyboardAccess }) => {
  if (!fullKeyboardAccess) return;
  place.textContent = fullKeyboardAccess.words.join(", ") || "–";
  state.textContent = fullKeyboardAccess.isPassingThrough ? "Pass-Through Mode: every key goes to the app." : "";
});
