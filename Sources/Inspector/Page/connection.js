// The WebSocket to the Inspector: dispatches messages by kind, pictures and sound as bytes, and reconnects by itself.

import { $ } from "./dom.js";

const firstPause = 400;
const longestPause = 8000;

const listeners = new Map();
let socket = null;
let pause = firstPause;
let timer = null;
let wasConnected = false;

/** Calls a function with each message of a kind. `open` and `close` are events of the connection itself. */
export function on(kind, listener) {
  if (!listeners.has(kind)) listeners.set(kind, []);
  listeners.get(kind).push(listener);
}

/** Sends a message. Without a connection it is dropped: a touch that arrives late would mean nothing. */
export function send(kind, members = {}) {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify({ kind, ...members }));
  return true;
}

/** Sends what the microphone recorded, as samples of 16 bits. */
export function sendSamples(samples) {
  if (socket?.readyState !== WebSocket.OPEN) return;
  const message = new Uint8Array(1 + samples.byteLength);
  message[0] = 1;
  message.set(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength), 1);
  socket.send(message);
}

/** Connects, and reconnects whenever the connection is lost. */
export function connect() {
  clearTimeout(timer);
  const address = new URL("session", location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  address.search = location.search;
  tell("connecting", wasConnected ? "Reconnecting …" : "Connecting …");
  socket = new WebSocket(address);
  socket.binaryType = "arraybuffer";
  const mine = socket;
  socket.addEventListener("open", () => {
    pause = firstPause;
    wasConnected = true;
    tell("open", "Connected");
    emit("open");
  });
  socket.addEventListener("message", ({ data }) => receive(data));
  socket.addEventListener("close", () => {
    if (mine !== socket) return;
    emit("close");
    tell("closed", `No connection. Trying again in ${Math.ceil(pause / 1000)} s.`);
    // Jitter keeps several pages from reconnecting at the same moment.
    timer = setTimeout(connect, pause * (0.8 + 0.4 * Math.random()));
    pause = Math.min(pause * 2, longestPause);
  });
}

function receive(data) {
  if (typeof data === "string") {
    const message = JSON.parse(data);
    emit(message.kind, message);
    return;
  }
  const bytes = new Uint8Array(data);
  if (bytes[0] === 1) emit("picture", bytes);
  else if (bytes[0] === 2) emit("samples", bytes);
  else if (bytes[0] === 3) emit("silence");
}

function emit(kind, message) {
  for (const listener of listeners.get(kind) ?? []) listener(message);
}

function tell(state, text) {
  $("connection").dataset.state = state;
  $("connection-text").textContent = text;
  $("reconnect").hidden = state !== "closed";
}

$("reconnect").addEventListener("click", connect);
addEventListener("online", () => socket?.readyState === WebSocket.CLOSED && connect());
