import AssistiveTechnology
import Foundation
import VoiceControl

/// Listens to a stream of sound, such as a pipe from a program that records, and hears one phrase after the other.
///
/// ```
/// arecord -q -t raw -f S16_LE -r 16000 -c 1 | program
/// ```
public struct Listener: Sendable {
  private let recognizer: Recognizer
  private let sampleRate: Int

  /// Creates a listener to samples of 16 bits, the lower byte first, of one channel.
  public init(_ recognizer: Recognizer, sampleRate: Int = 16_000) {
    self.recognizer = recognizer
    self.sampleRate = sampleRate
  }

  /// Hears what comes until the stream ends, on this thread.
  ///
  /// - Parameters:
  ///   - stream: where the samples come from.
  ///   - grammar: what can be said; asked for each phrase, since the screen changes with each.
  ///   - heard: called for each phrase; returns false to stop listening.
  public func listen(
    to stream: FileHandle, grammar: () -> SpokenGrammar, heard: (Phrase) -> Bool
  ) throws(HearingError) {
    var splitter = UtteranceSplitter(sampleRate: sampleRate)
    var left: UInt8?
    while true {
      let data: Data
      do {
        data = try stream.read(upToCount: 3_200) ?? Data()
      } catch {
        throw .cannotRead(file: "the stream of sound", reason: error.localizedDescription)
      }
      guard !data.isEmpty else { break }
      // A pipe may divide a sample.
      let bytes = (left.map { [$0] } ?? []) + data
      left = bytes.count % 2 == 1 ? bytes.last : nil
      let samples = stride(from: 0, to: bytes.count - 1, by: 2).map {
        Float(Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)) / 32_768
      }
      for sound in splitter.take(samples) {
        if let phrase = try recognizer.hear(sound, grammar: grammar()), !heard(phrase) { return }
      }
    }
    if let sound = splitter.finish(), let phrase = try recognizer.hear(sound, grammar: grammar()) {
      _ = heard(phrase)
    }
  }
}
