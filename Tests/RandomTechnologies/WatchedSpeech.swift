import AssistiveTechnology
import DeviceSettings

/// A voice without sound, of which some words are never said, and that notes who speaks while it speaks.
@MainActor
final class WatchedSpeech: SpeechOutput {
  private let silent = SilentSpeech()
  private var current: Int?
  private var count = 0
  private var fails = false
  /// What it was asked for and cannot do.
  var problem: String?

  func speak(_ request: SpeechRequest, settings: Settings, at time: Double) {
    if current != nil { problem = problem ?? "“\(request.utterance.text())” is said while something else is" }
    current = request.id
    count += 1
    // As where no voice knows the language.
    fails = count % 23 == 0
    silent.speak(request, settings: settings, at: time)
  }

  func stop(at time: Double) {
    current = nil
    silent.stop(at: time)
  }

  func pause(at time: Double) { silent.pause(at: time) }
  func resume(at time: Double) { silent.resume(at: time) }
  var nextProgress: Double? { silent.nextProgress }

  func takeProgress(until time: Double) -> [SpeechProgress] {
    var all: [SpeechProgress] = []
    for progress in silent.takeProgress(until: time) {
      guard case .finished(let id) = progress else {
        all.append(progress)
        continue
      }
      current = nil
      all += fails ? [.failed(id)] : [.reached(id, part: 0, offset: 0), .finished(id)]
    }
    return all
  }
}
