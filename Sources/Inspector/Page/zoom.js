// Zoom: what the lens shows, and its menu. The picture of the device shows the lens itself.

import { make, short } from "./dom.js";
import { card, commandButton, fillTab, listCard, onTechnology } from "./technologies.js";

const name = "zoom";
const state = make("p", { className: "place-now", id: "zoom-state" });

fillTab(name, {
  title: "Zoom", key: "isZoomEnabled",
  intro: "On the device three fingers zoom by a double tap, and move what is seen by a drag; three fingers of the mouse do as well. With Zoom on, Option Command with =, −, 8 and the arrows are its keys.",
  settings: [
    "zoom.isZoomedIn", "zoom.level", "zoom.maximumLevel", "zoom.region", "zoom.filter", "zoom.showsController", "zoom.followsFocus",
    "zoom.usesKeyboardShortcuts", "zoom.usesSmartTyping",
  ],
},
card("Lens", state,
  make("div", { className: "row wrap", role: "group", "aria-label": "Magnification" },
    commandButton(name, "toggleZoom", "Zoom in or out"), commandButton(name, "zoomIn", "Larger"), commandButton(name, "zoomOut", "Smaller")),
  make("div", { className: "row wrap", role: "group", "aria-label": "Move the lens" },
    commandButton(name, "panLeft", "Left"), commandButton(name, "panRight", "Right"), commandButton(name, "panUp", "Up"), commandButton(name, "panDown", "Down")),
  make("div", { className: "row wrap", role: "group", "aria-label": "Menu" },
    commandButton(name, "showMenu", "Zoom menu"), commandButton(name, "toggleController", "Controller"))),
listCard(name));

onTechnology(name, ({ zoom }) => {
  if (!zoom) return;
  const { x, y, width, height } = zoom.visible;
  state.textContent = zoom.isMagnified
    ? `Magnified ${short(zoom.scale)} times: ${Math.round(width)} × ${Math.round(height)} points at ${Math.round(x)}, ${Math.round(y)}`
    : "Not magnified";
});
