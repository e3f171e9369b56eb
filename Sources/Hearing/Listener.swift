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
  private let form: SoundStream.Form
  private let name: String

  /// Creates a listener.
  ///
  /// - Parameters:
  ///   - recognizer: hears the phrases.
  ///   - form: what comes; by default samples without a header.
  ///   - name: what the stream is called in errors.
  public init(
    _ recognizer: Recognizer, form: SoundStream.Form = .raw(sampleRate: 16_000),
    name: String = "the stream of sound"
  ) {
    self.recognizer = recognizer
    self.form = form
    self.name = name
  }

  /// Hears what comes until the stream ends, on this thread.
  ///
  /// - Parameters:
  ///   - read: reads the next bytes, and returns none at the end.
  ///   - passed: called with the length of each piece of sound, in seconds.
  ///   - grammar: what can be said; asked for each phrase, since the screen changes with each.
  ///   - heard: called for each phrase, nil for one that cannot be said; returns false to stop listening.
  public func listen(
    to read: () throws -> Data, passed: (Double) -> Void = { _ in }, grammar: () -> SpokenGrammar,
    heard: (Phrase?) -> Bool
  ) throws(HearingError) {
    var stream = SoundStream(form, name: name)
    var splitter: UtteranceSplitter?
    while true {
      let data: Data
      do {
        data = try read()
      } catch {
        throw .cannotRead(file: name, reason: error.localizedDescription)
      }
      guard !data.isEmpty else { break }
      let samples = try stream.take(data)
      guard let rate = stream.sampleRate else { continue }
      passed(Double(samples.count) / Double(rate))
      var next = splitter ?? UtteranceSplitter(sampleRate: rate)
      let sounds = next.take(samples)
      splitter = next
      for sound in sounds {
        let phrase = try recognizer.hear(sound, grammar: grammar())
        if !heard(phrase) { return }
      }
    }
    try stream.end()
    if let sound = splitter?.finish() { _ = heard(try recognizer.hear(sound, grammar: grammar())) }
  }
}
