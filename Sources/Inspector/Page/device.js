// The device itself: its model, orientation, side button and Control Center, and the VoiceOver switch.

import { $, make, notify } from "./dom.js";
import { on, send } from "./connection.js";
import { screen } from "./screen.js";
import { isOn, settings } from "./settings.js";
import { show } from "./tabs.js";

on("hello", ({ devices = [], languages = [], textSizes = [] }) => {
  const options = (names) => names.map((name) => make("option", { value: name }, name));
  $("device-language").replaceChildren(...options(languages));
  $("device-text-size").replaceChildren(...options(textSizes));
  $("device-select").replaceChildren(...devices.map(({ name }) => make("option", { value: name }, name)));
  $("device-select").value = screen.device ?? "";
});

on("screen", () => {
  $("device-select").value = screen.device ?? "";
  const turned = screen.orientation === "landscape" ? "Rotate to portrait" : "Rotate to landscape";
  $("rotate").setAttribute("aria-label", turned);
  $("rotate").title = turned;
});

on("screen", () => {
  const languages = $("device-language");
  if (![...languages.options].some(({ value }) => value === screen.language)) {
    languages.append(make("option", { value: screen.language }, screen.language));
  }
  languages.value = screen.language;
  $("device-direction").checked = screen.isRightToLeft;
});
on("settings", ({ values }) => { $("device-text-size").value = values.contentSize; });

$("device-language").addEventListener("change", (event) => send("device", { language: event.target.value }));
$("device-direction").addEventListener("change", (event) => send("device", { rightToLeft: event.target.checked }));
$("device-text-size").addEventListener("change", (event) => send("setting", { key: "contentSize", value: event.target.value }));
$("device-select").addEventListener("change", (event) => send("device", { name: event.target.value }));
$("rotate").addEventListener("click", () => {
  send("device", { orientation: screen.orientation === "landscape" ? "portrait" : "landscape" });
});
$("relaunch").addEventListener("click", () => {
  $("device-menu").hidePopover();
  if (send("relaunch")) notify("Relaunched.");
});

$("zoom").addEventListener("change", (event) => {
  const { value } = event.target;
  $("phone").classList.toggle("fixed", value !== "fit");
  if (value !== "fit") $("phone").style.setProperty("--device-zoom", value);
});

// MARK: VoiceOver

$("voiceover").addEventListener("change", (event) => send("setting", { key: "voiceOver.isRunning", value: event.target.checked }));
on("settings", () => {
  $("voiceover").checked = isOn("voiceOver.isRunning");
  for (const update of switches) update();
});

/** Functions that update the switches of the open dialogs. */
let switches = [];

const keys = {
  classicInvert: "invertColors", colorFilters: "colorFilters.isOn", reduceWhitePoint: "reduceWhitePoint.isOn",
  voiceOver: "voiceOver.isRunning", zoom: "isZoomEnabled", assistiveTouch: "isAssistiveTouchRunning",
  switchControl: "isSwitchControlRunning", voiceControl: "isVoiceControlRunning", speakScreen: "isSpeakScreenEnabled",
  fullKeyboardAccess: "isFullKeyboardAccessEnabled", guidedAccess: "isGuidedAccessEnabled",
};

const isItemOn = (name) => (name === "darkAppearance" ? settings.values.appearance === "dark" : isOn(keys[name] ?? name));

// MARK: Accessibility Shortcut

$("triple-click").addEventListener("click", () => {
  $("device-menu").hidePopover();
  send("tripleClick");
});

on("shortcutMenu", ({ items, alert, isGuidedAccess }) => {
  const dialog = $("shortcut-dialog");
  if (isGuidedAccess) {
    show("guidedAccess");
    $("tab-guidedAccess").focus();
    return;
  }
  const isOpen = items.length > 0 || Boolean(alert);
  $("shortcut-heading").textContent = alert?.title ?? "Accessibility Shortcuts";
  $("shortcut-message").textContent = alert?.message ?? "";
  $("shortcut-message").hidden = !alert;
  $("shortcut-cancel").textContent = alert?.buttons[0] ?? "Cancel";
  const answer = (kind, members) => () => {
    dialog.close();
    send(kind, members);
  };
  $("shortcut-list").replaceChildren(
    ...items.map(({ name, title, isOn }) => make("button", {
      type: "button", "aria-pressed": String(Boolean(isOn)), onclick: answer("shortcut", { item: name }),
    }, title)),
    ...(alert?.buttons ?? []).slice(1).map((title) =>
      make("button", { type: "button", onclick: answer("shortcutAnswer", { isOn: true }) }, title)));
  if (isOpen && !dialog.open) dialog.showModal();
  if (!isOpen) dialog.close();
});

const cancelShortcut = () => send("shortcutAnswer", { isOn: false });
$("shortcut-cancel").addEventListener("click", cancelShortcut);
$("shortcut-dialog").addEventListener("cancel", cancelShortcut);

// What a technology asks of the system, and this device has.
on("system", ({ request, title }) => {
  if (request === "controlCenter" && !$("control-center").open) openControlCenter();
  else notify(`Asked of the system: ${title}`);
});

// MARK: Control Center

let controlCenter = [];
on("hello", (message) => { controlCenter = message.controlCenter ?? []; });

$("open-control-center").addEventListener("click", () => {
  $("device-menu").hidePopover();
  openControlCenter();
});

function openControlCenter() {
  switches = [];
  const size = settings.byKey.get("contentSize");
  $("control-center-list").replaceChildren(
    size ? textSize(size) : "",
    make("div", { className: "tiles" }, ...controlCenter.map(({ name, title }) => {
      const button = make("button", { type: "button", onclick: () => toggle(name) }, title);
      switches.push(() => button.setAttribute("aria-pressed", String(isItemOn(name))));
      return button;
    })));
  for (const update of switches) update();
  $("control-center").showModal();
}

function toggle(name) {
  if (name === "darkAppearance") send("setting", { key: "appearance", value: isItemOn(name) ? "light" : "dark" });
  else send("setting", { key: keys[name] ?? name, value: !isItemOn(name) });
}

/** The text size slider of Control Center: for all apps, or for this one only. */
function textSize({ choices }) {
  const scope = make("select", { id: "size-scope" }, make("option", { value: "all" }, "All Apps"),
    settings.app ? make("option", { value: "app" }, "This app only") : null);
  const output = make("output", {});
  const input = make("input", { id: "size-slider", type: "range", min: 0, max: choices.length - 1, step: 1 });
  const read = () => {
    const own = scope.value === "app" ? settings.values.perApp?.[settings.app]?.contentSize : null;
    input.value = choices.findIndex(({ value }) => value === (own ?? settings.values.contentSize));
    tell();
  };
  const tell = () => {
    output.textContent = choices[input.value]?.title ?? "";
    input.setAttribute("aria-valuetext", output.textContent);
  };
  input.addEventListener("input", () => {
    tell();
    const value = choices[input.value].value;
    if (scope.value === "app") send("appSetting", { key: "contentSize", value });
    else send("setting", { key: "contentSize", value });
  });
  scope.addEventListener("change", read);
  switches.push(read);
  return make("div", { className: "text-size" },
    make("label", { for: "size-slider" }, "Text Size"), input, output,
    make("label", { for: "size-scope" }, "Where"), scope);
}
