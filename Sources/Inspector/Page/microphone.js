// The microphone, as samples at the rate that speech is recognised at.

import { sendSamples } from "./connection.js";

const rate = 16000;

/** Records until the function that it returns is called. Fails where there is no microphone, or it may not be used. */
export async function record() {
  if (!navigator.mediaDevices) throw new Error("This browser lets no page record that is not on this computer.");
  const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true } });
  const context = new AudioContext({ sampleRate: rate });
  try {
    await context.audioWorklet.addModule("microphone-samples.js");
  } catch (error) {
    for (const track of stream.getTracks()) track.stop();
    await context.close();
    throw error;
  }
  const samples = new AudioWorkletNode(context, "samples", { numberOfOutputs: 0 });
  samples.port.onmessage = ({ data }) => sendSamples(data);
  context.createMediaStreamSource(stream).connect(samples);
  await context.resume();
  return () => {
    for (const track of stream.getTracks()) track.stop();
    context.close();
  };
}
