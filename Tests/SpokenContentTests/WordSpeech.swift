import AssistiveTechnology
import DeviceSettings

/// Speech without sound that tells of each word: a tenth of a second for each.
@MainActor
final class WordSpeech: SpeechOutput {
  private var waiting: [(time: Double, progress: SpeechProgress)] = []
  private var pausedAt: Double?
  /// What was spoken, with the settings of its voice.
  private(set) var spoken: [(request: SpeechRequest, settings: Settings)] = []

  static let wordTime = 0.1

  func speak(_ request: SpeechRequest, settings: Settings, at time: Double) {
    spoken.append((request, settings))
    pausedAt = nil
    waiting = [(time, .began(request.id))]
    var at = time
    for (number, part) in request.utterance.parts.enumerated() {
      var offset = 0
      var isInWord = false
      for character in part.text.string {
        if !character.isWhitespace, !isInWord {
          waiting.append((at, .reached(request.id, part: number, offset: offset)))
          at += Self.wordTime
        }
        isInWord = !character.isWhitespace
        offset += character.utf16.count
      }
    }
    waiting.append((at, .finished(request.id)))
  }

  func stop(at time: Double) {
    waiting = []
    pausedAt = nil
  }

  func pause(at time: Double) { if !waiting.isEmpty { pausedAt = time } }

  func resume(at time: Double) {
    guard let pausedAt else { return }
    waiting = waiting.map { ($0.time + time - pausedAt, $0.progress) }
    self.pausedAt = nil
  }

  var nextProgress: Double? { pausedAt == nil ? waiting.first?.time : nil }

  func takeProgress(until time: Double) -> [SpeechProgress] {
    guard pausedAt == nil else { return [] }
    let due = waiting.prefix { $0.time <= time + 1e-9 }
    waiting.removeFirst(due.count)
    return due.map(\.progress)
  }
}
