// Plays what VoiceOver says, and its sounds.

import { $ } from "./dom.js";
import { on, send } from "./connection.js";

const rate = 22050;
const lead = 0.03;

let context = null;
let end = 0;
let isOn = false;
const playing = new Set();

$("sound").addEventListener("click", async () => {
  isOn = !isOn;
  // Browsers let a page play sound only after a user gesture, so the audio context is created here.
  if (isOn) {
    context ??= new AudioContext({ latencyHint: "interactive" });
    await context.resume();
  } else {
    silence();
  }
  tell();
});

on("open", () => send("sound", { isOn }));
on("silence", silence);

on("samples", (bytes) => {
  if (!isOn || context?.state !== "running") return;
  const count = (bytes.byteLength - 1) >> 1;
  if (count === 0) return;
  const view = new DataView(bytes.buffer, bytes.byteOffset + 1);
  const buffer = context.createBuffer(1, count, rate);
  const channel = buffer.getChannelData(0);
  for (let index = 0; index < count; index += 1) channel[index] = view.getInt16(index * 2, true) / 32768;
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(context.destination);
  end = Math.max(end, context.currentTime + lead);
  source.start(end);
  end += buffer.duration;
  playing.add(source);
  source.addEventListener("ended", () => playing.delete(source));
});

function silence() {
  for (const source of playing) source.stop();
  playing.clear();
  end = 0;
}

function tell() {
  const button = $("sound");
  button.setAttribute("aria-pressed", String(isOn));
  button.textContent = isOn ? "Sound is on" : "Turn sound on";
  send("sound", { isOn });
}
