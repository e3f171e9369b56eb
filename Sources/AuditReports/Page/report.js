"use strict";
// Filters and highlights; the page is whole without them.
const form = document.getElementById("filters");
if (form) {
  const findings = [...document.querySelectorAll(".finding")];
  const screens = [...document.querySelectorAll(".screen")];
  const count = document.getElementById("count");
  const keys = ["severity", "rule", "wcag", "screen", "state"];
  const show = () => {
    const wanted = keys.map((key) => [key, document.getElementById(`f-${key}`)?.value ?? ""]).filter(([, value]) => value);
    let shown = 0;
    for (const finding of findings) {
      const fits = wanted.every(([key, value]) => finding.dataset[key] === value);
      finding.classList.toggle("filtered", !fits);
      document.getElementById(finding.dataset.box)?.classList.toggle("filtered", !fits);
      if (fits) shown += 1;
    }
    for (const screen of screens) {
      const isEmpty = wanted.length > 0 && !screen.querySelector(".finding:not(.filtered)");
      screen.classList.toggle("filtered", isEmpty);
    }
    count.textContent = wanted.length === 0 ? "" : `${shown} of ${findings.length} findings are shown.`;
  };
  form.hidden = false;
  form.addEventListener("change", show);
  form.addEventListener("reset", () => setTimeout(show));
  form.addEventListener("submit", (event) => event.preventDefault());
  // Some browsers keep what was chosen when a page is loaded again.
  show();
  for (const finding of findings) {
    const light = (isLit) => document.getElementById(finding.dataset.box)?.classList.toggle("lit", isLit);
    finding.addEventListener("pointerenter", () => light(true));
    finding.addEventListener("pointerleave", () => light(false));
    finding.addEventListener("focusin", () => light(true));
    finding.addEventListener("focusout", () => light(false));
  }
}
