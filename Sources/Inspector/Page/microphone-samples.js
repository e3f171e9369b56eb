// Runs beside the page: hands on what the microphone records, a tenth of a second at a time, as samples of 16 bits.

class Samples extends AudioWorkletProcessor {
  block = new Int16Array(1600);
  count = 0;

  process([channels]) {
    for (const sample of channels[0] ?? []) {
      this.block[this.count] = Math.max(-1, Math.min(1, sample)) * 32767;
      this.count += 1;
      if (this.count < this.block.length) continue;
      this.port.postMessage(this.block.slice());
      this.count = 0;
    }
    return true;
  }
}

registerProcessor("samples", Samples);
