import AssistiveTechnology
import Foundation
import Hearing
import Synchronization
import VoiceControl

/// Hears what the microphones of pages record, one phrase after the other.
///
/// Sound is divided into phrases as it comes; which phrase it is, is found aside, since that takes a part of the time in
/// which it was said.
@MainActor
final class Ears {
  /// What was heard of a page's sound; nil for nothing that can be said.
  struct Heard: Sendable {
    var page: Int
    var result: Result<Phrase?, HearingError>
  }

  /// Does work aside, piece by piece; at once by default.
  var perform: (@escaping @Sendable () -> Void) -> Void = { $0() }
  /// Called, on any thread, when something was heard.
  var onResults: (@Sendable () -> Void)?

  /// The rate at which pages record, in samples a second.
  static let sampleRate = 16_000

  private var splitters: [Int: UtteranceSplitter] = [:]
  private let finder = PhraseFinder()

  /// Whether a page's sound is heard.
  func isOpen(to page: Int) -> Bool { splitters[page] != nil }

  /// Begins to hear a page.
  func open(to page: Int) { splitters[page] = UtteranceSplitter(sampleRate: Self.sampleRate) }

  /// Hears a page no longer.
  /// - Returns: the phrase that was being said.
  func close(to page: Int) -> RecordedSound? {
    var splitter = splitters.removeValue(forKey: page)
    return splitter?.finish()
  }

  /// Takes samples of 16 bits, the lower byte first.
  /// - Returns: the phrases that have ended.
  func take(_ samples: Data, of page: Int) -> [RecordedSound] {
    let bytes = Array(samples)
    return splitters[page]?.take(
      stride(from: 0, to: bytes.count - 1, by: 2).lazy.map {
        Float(Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)) / 32_768
      }) ?? []
  }

  /// Finds which phrase a sound is.
  func find(_ sound: RecordedSound, in grammar: SpokenGrammar, for page: Int) {
    let onResults = onResults
    perform { [finder] in
      finder.find(sound, in: grammar, for: page)
      onResults?()
    }
  }

  /// Removes and returns what was heard since the last call.
  func results() -> [Heard] { finder.takeResults() }
}

/// Finds phrases with a recogniser that is made when the first is sought.
private final class PhraseFinder: Sendable {
  private let recognizer = Mutex<Recognizer?>(nil)
  private let results = Mutex<[Ears.Heard]>([])

  func find(_ sound: RecordedSound, in grammar: SpokenGrammar, for page: Int) {
    let result = Result { () throws(HearingError) in
      try made().hear(sound, grammar: grammar)
    }
    results.withLock { $0.append(Ears.Heard(page: page, result: result)) }
  }

  private func made() throws(HearingError) -> Recognizer {
    if let made = recognizer.withLock({ $0 }) { return made }
    let made = try Recognizer()
    recognizer.withLock { $0 = made }
    return made
  }

  func takeResults() -> [Ears.Heard] {
    results.withLock { results in
      defer { results = [] }
      return results
    }
  }
}
