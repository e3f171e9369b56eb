import Foundation
import Hearing
import Speech

/// What espeak-ng says, as a microphone records it.
struct SpokenSound {
  /// Of 16 bits.
  let samples: [Int16]
  let rate: Int

  /// - Parameter rate: samples a second.
  init(_ text: String, rate: Int) throws {
    let audio = try EspeakSynthesizer().synthesize(
      SpeechScript([.init(text)]), settings: SpeechSettings(rate: 0.45, voice: "en-us"))
    let sound = try RecordedSound(wav: audio.wavData, file: text).resampled(to: rate)
    samples = sound.samples.map { Int16(max(-1, min(1, $0)) * 32_767) }
    self.rate = rate
  }

  /// The sound with silence around it, as a file of sound.
  ///
  /// - Parameter silence: on either side, in seconds.
  func wave(silence: Double) -> Data {
    let still = [Int16](repeating: 0, count: Int(silence * Double(rate)))
    return SpeechAudio(sampleRate: rate, samples: still + samples + still).wavData
  }
}
