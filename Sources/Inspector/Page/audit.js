// The audit of what is shown: a list of findings, their outlines on the device, and what each is about.

import { $, draw, make, notify, plural, remember, remembered } from "./dom.js";
import { on, send } from "./connection.js";
import { onPick } from "./overlay.js";
import { model, onSelect, select } from "./tree.js";
import { isShown, onShow } from "./tabs.js";

const list = $("audit-list");
const outlines = draw("g", { id: "audit-outlines-layer" });
$("overlay").append(outlines);

/** What was found, as in the Inspector's last message; nothing before the first. */
let found = null;
/** The chosen finding, by its id, and those whose details are open. */
let chosen = null;
const open = new Set();
/** Whether the page has asked for audits: it does so when the panel is shown for the first time. */
let isAsked = false;

// MARK: Asking

for (const name of ["audit-on", "audit-settings", "audit-outlines"]) {
  const box = $(name);
  box.checked = remembered(name, true);
  box.addEventListener("change", () => {
    remember(name, box.checked);
    if (name === "audit-outlines") outline();
    else ask();
  });
}

function ask() {
  if (!isAsked) return;
  send("audit", { isOn: $("audit-on").checked, triesSettings: $("audit-settings").checked });
  $("audit-again").disabled = !$("audit-on").checked;
  if (!$("audit-on").checked) tell({ isMeasuring: false });
}

onShow("audit", () => {
  if (!isAsked) {
    isAsked = true;
    ask();
  }
  render();
});
// A new connection knows nothing of the wish.
on("hello", ask);
$("audit-again").addEventListener("click", () => send("audit", { isOn: true, again: true }));

// MARK: What was found

on("audit", (message) => {
  found = message;
  if (!found.findings.some(({ id }) => id === chosen)) chosen = null;
  count();
  fillRules();
  render();
  outline();
});

on("auditState", tell);

function tell({ isMeasuring, problem, place }) {
  const isOn = $("audit-on").checked;
  $("audit-state").textContent = !isOn ? "Switched off" : isMeasuring ? "Measuring …" : "Up to date";
  $("audit-problem").textContent = problem ? `${place ? `${place}: ` : ""}${problem}` : "";
  $("audit-problem").hidden = !problem;
}

function words({ failures, reviews }) {
  return [
    failures ? plural(failures, "failure") : "No failures",
    reviews ? `${reviews} to review` : "nothing to review",
  ].join(", ");
}

function count() {
  const { failures, passes, findings, notMeasured, isComplete } = found;
  const of = (state) => findings.filter((finding) => finding.state === state).length;
  const parts = [words(found), plural(passes, "pass", "passes")];
  if (of("known")) parts.push(`${of("known")} known`);
  if (of("excluded")) parts.push(`${of("excluded")} excluded`);
  write($("audit-count"), `${parts.join(", ")}.`);
  write($("audit-unmeasured"), notMeasured.length
    ? `Not measured, because nobody knows what elements look like: ${notMeasured.join(", ")}.` : "");
  $("audit-unmeasured").hidden = notMeasured.length === 0;
  // A half-done audit is not spoken: what it counts is about to change.
  if (isComplete) write($("audit-said"), words(found));
  $("audit-badge").hidden = failures === 0;
  $("audit-badge").replaceChildren(make("span", { "aria-hidden": "true" }, String(failures)),
    make("span", { className: "sr" }, `, ${plural(failures, "failure")}`));
}

/** Writes a text only where it is another one: a live region speaks whatever is written. */
function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

// MARK: Filters

$("audit-rule").addEventListener("change", refilter);
$("audit-verdict").addEventListener("change", refilter);

function refilter() {
  render();
  outline();
}

function fillRules() {
  const chosenRule = $("audit-rule").value;
  const titles = new Map(found.findings.map(({ rule, title }) => [rule, title]));
  $("audit-rule").replaceChildren(make("option", { value: "" }, "All rules"),
    ...[...titles.keys()].sort().map((rule) => make("option", { value: rule, title: titles.get(rule) }, rule)));
  $("audit-rule").value = titles.has(chosenRule) ? chosenRule : "";
}

const verdicts = {
  open: ({ state }) => state === "open", all: () => true,
  fail: ({ state, verdict }) => state === "open" && verdict === "fail",
  needsReview: ({ state, verdict }) => state === "open" && verdict !== "fail",
  known: ({ state }) => state === "known", excluded: ({ state }) => state === "excluded",
};

function shown() {
  const rule = $("audit-rule").value;
  const isWanted = verdicts[$("audit-verdict").value];
  return (found?.findings ?? []).filter((finding) => isWanted(finding) && (!rule || finding.rule === rule));
}

// MARK: The list

function render() {
  if (!found || !isShown("audit")) return;
  const findings = shown();
  const rows = [...list.children];
  const focused = rows.findIndex((row) => row.contains(document.activeElement));
  const key = document.activeElement?.dataset?.key;
  const focusedID = rows[focused]?.dataset.id;
  list.replaceChildren(...findings.map(item));
  write($("audit-shown"), findings.length === found.findings.length
    ? `${plural(findings.length, "finding")}` : `${findings.length} of ${plural(found.findings.length, "finding")}`);
  $("audit-decisions-part").hidden = found.decisions.length === 0;
  $("audit-decisions").replaceChildren(...found.decisions.map(({ what, reason, place }) =>
    make("li", {}, make("code", {}, what), `: ${reason} `, make("code", { className: "place" }, place))));
  if (focused < 0) return;
  // Whoever was on a finding stays on it, or comes to the one that took its place.
  const same = row(focusedID);
  const place = same ?? list.children[Math.min(focused, list.children.length - 1)];
  (same?.querySelector(`[data-key="${key}"]`) ?? place?.querySelector("button") ?? $("panel-audit")).focus();
}

const row = (id) => (id === undefined ? null : list.querySelector(`[data-id="${CSS.escape(id)}"]`));

const severities = { critical: "Critical", serious: "Serious", moderate: "Moderate", minor: "Minor" };

/** The verdict in words: no shape or colour says more. */
function verdict({ state, verdict, severity }) {
  const kind = verdict === "fail" ? "Failure" : "To review";
  const before = { open: "", known: "Known: ", excluded: "Excluded: " }[state];
  return `${before}${before ? kind.toLowerCase() : kind}, ${severities[severity].toLowerCase()}`;
}

const about = ({ label, role, path }) =>
  [role && role !== "element" ? role : null, label ? `“${label}”` : null].filter(Boolean).join(" ") || path.at(-1) || "the screen";

function item(finding) {
  const { id, number, state, title } = finding;
  const isOpen = open.has(id);
  const details = `audit-details-${number}`;
  return make("li", { className: `audit-finding ${state}`, "data-id": id, "aria-current": id === chosen ? "true" : null },
    make("h3", {}, make("button", {
      type: "button", className: "finding", "data-key": "finding", "aria-expanded": String(isOpen),
      "aria-controls": details, onclick: () => choose(id, { opens: !(open.has(id) && chosen === id) }),
    }, sign(finding, 26), make("span", { className: "sr" }, `${number}: `),
    make("span", { className: `verdict ${finding.verdict === "fail" ? "fail" : "warn"}` }, verdict(finding)),
    make("span", { className: "node-name" }, title),
    make("span", { className: "node-role" }, about(finding)))),
    isOpen ? make("div", { id: details, className: "audit-details" }, ...explained(finding)) : make("div", { id: details, hidden: true }));
}

function explained(finding) {
  const { why, measured, required, fix, criterion, page, rule, audit, source, alike, because, state, path, element } = finding;
  const link = (url, text) => make("a", { href: url, target: "_blank", rel: "noreferrer" }, text);
  const rows = [
    because || state !== "open" ? [state === "known" ? "Known because" : "Excluded because", because ?? "The baseline gives no reason."] : null,
    ["Why", why], ["Measured", measured], ["Required", required], ["How to mend it", fix],
    source ? ["Where", make("code", { className: "place", title: source }, source.replace(/^.*\/(?=[^/]*:\d)/, ""))] : null,
    criterion ? ["WCAG 2.2", link(criterion.url, `${criterion.number} ${criterion.name} (${criterion.level})`)] : null,
    ["Apple", link(page, "Apple's page on this")],
    ["Rule", make("span", {}, make("code", {}, rule), audit === "none" ? "" : `, in Xcode's audit ${audit}`)],
    ["Element", make("code", { className: "place" }, path.join(" › ") || "the screen")],
    alike.length ? ["Also on", make("ul", {}, ...alike.map(({ label, element: id }) =>
      make("li", {}, id ? make("button", { type: "button", onclick: () => select(id) }, label || "Element") : label || "An element")))] : null,
  ].filter((entry) => entry && entry[1]);
  return [
    make("dl", {}, ...rows.flatMap(([name, value]) => [make("dt", {}, name), make("dd", {}, value)])),
    make("div", { className: "row wrap" },
      element ? make("button", { type: "button", "data-key": "tree", onclick: () => select(element, { shows: true }) }, "Show in the tree") : null,
      make("button", { type: "button", "data-key": "text", onclick: () => copy(text(finding), "text") }, "Copy as text"),
      make("button", { type: "button", "data-key": "json", onclick: () => copy(json(finding), "JSON") }, "Copy as JSON")),
  ];
}

// MARK: Copying

function text(finding) {
  const { number, title, measured, required, why, fix, criterion, page, source, rule } = finding;
  return [
    `${number}. ${verdict(finding)}: ${title} (${rule})`,
    `   Element: ${about(finding)}`, `   Measured: ${measured}`, `   Required: ${required}`, `   Why: ${why}`, `   Fix: ${fix}`,
    source ? `   Where: ${source}` : null,
    criterion ? `   WCAG 2.2: ${criterion.number} ${criterion.name} (${criterion.level}), ${criterion.url}` : null,
    `   Apple: ${page}`,
  ].filter(Boolean).join("\n");
}

const json = (value) => JSON.stringify(value, null, 2);

async function copy(words, kind) {
  try {
    await navigator.clipboard.writeText(words);
    notify(`Copied as ${kind}.`);
  } catch {
    notify("The browser does not let this page copy.");
  }
}

$("audit-copy-text").addEventListener("click", () => copy(shown().map(text).join("\n\n"), "text"));
$("audit-copy-json").addEventListener("click", () => copy(json(shown()), "JSON"));

// MARK: Choosing

/** Chooses a finding: in the list, on the picture, and in the tree. */
function choose(id, { opens = true, scrolls = false } = {}) {
  chosen = id;
  if (opens) open.add(id);
  else open.delete(id);
  const finding = found.findings.find((one) => one.id === id);
  if (finding && model.selection !== (finding.element ?? null)) select(finding.element ?? null);
  render();
  outline();
  if (scrolls) row(id)?.scrollIntoView({ block: "nearest" });
}

const concerns = (finding, id) => finding.element === id || finding.alike.some(({ element }) => element === id);

// What is chosen in the tree chooses its first finding.
onSelect((id) => {
  if (!found) return;
  const current = found.findings.find((one) => one.id === chosen);
  if (current && (id === null ? !current.element : concerns(current, id))) return;
  const first = id === null ? null : shown().find((finding) => concerns(finding, id));
  if (first) {
    choose(first.id, { scrolls: true });
  } else if (chosen !== null) {
    chosen = null;
    render();
    outline();
  }
});

// Pointing at the picture while the panel is open chooses the smallest finding there.
onPick(({ x, y }) => {
  if (!found || !isShown("audit") || !$("audit-outlines").checked) return false;
  const area = ({ frame }) => frame.width * frame.height;
  const hits = shown().filter(({ frame }) => frame && x >= frame.x && y >= frame.y && x < frame.x + frame.width && y < frame.y + frame.height)
    .sort((a, b) => area(a) - area(b));
  if (hits.length === 0) return false;
  choose(hits[0].id, { scrolls: true });
  row(hits[0].id)?.querySelector("button").focus();
  return true;
});

// MARK: Outlines

/** The kind of a mark: failures are solid, doubts dashed, what is known or excluded dotted. */
const kind = ({ state, verdict }) => (state !== "open" ? "known" : verdict === "fail" ? "fail" : "review");

/** The shape of a severity around the origin, in a box of 20 by 20. */
const shapes = {
  critical: "M-4-10H4L10-4V4L4 10H-4L-10 4V-4Z", serious: "M-9-9H9V9H-9Z", moderate: "M0-12 12 0 0 12-12 0Z",
  minor: "M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z",
};

function badge(finding) {
  return [
    draw("path", { d: shapes[finding.severity], class: `audit-badge ${kind(finding)}` }),
    draw("text", { y: 4, class: `audit-badge-text ${kind(finding)}`, "text-anchor": "middle" }, String(finding.number)),
  ];
}

function sign(finding, size) {
  return draw("svg", { viewBox: "-13 -13 26 26", width: size, height: size, class: "audit-sign", "aria-hidden": "true" }, ...badge(finding));
}

function outline() {
  const findings = $("audit-outlines").checked && $("audit-on").checked ? shown() : [];
  const marks = [];
  const badges = [];
  const taken = new Map();
  for (const finding of findings) {
    for (const { frame } of [finding, ...finding.alike]) {
      if (!frame) continue;
      const { x, y, width, height } = frame;
      const isChosen = finding.id === chosen;
      marks.push(draw("rect", { x, y, width, height, class: "audit-halo" }),
        draw("rect", { x, y, width, height, class: `mark-audit ${kind(finding)}${isChosen ? " chosen" : ""}` }));
      // Several findings on one element stand in a row.
      const place = `${x},${y}`;
      const count = taken.get(place) ?? 0;
      taken.set(place, count + 1);
      badges.push(draw("g", { transform: `translate(${Math.max(12, x - 6) + count * 24} ${Math.max(12, y + 2)})` }, ...badge(finding)));
    }
  }
  outlines.replaceChildren(...marks, ...badges);
}
