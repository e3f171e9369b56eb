import AssistiveTechnology
import DeviceSettings
import Dispatch
import Foundation
import Synchronization

/// Turns scripts into sound for a mixer, on a thread of its own: only the most recent one, and only while it
/// is wanted.
final class SpeechWorker: Sendable {
  /// A request to be spoken.
  struct Job: Sendable {
    var generation: Int
    var request: SpeechRequest
    var settings: Settings
  }

  /// How much synthesized speech may wait to be played, in seconds.
  private static let longestWait = 20.0

  private let mixer: Mixer
  private let mailbox = Mutex(Mailbox())
  private let wake = DispatchSemaphore(value: 0)

  private struct Mailbox: Sendable {
    var job: Job?
    var isClosed = false
  }

  init(mixer: Mixer) { self.mixer = mixer }

  /// - Parameters:
  ///   - warn: called once with each error that does not end the session.
  ///   - report: called with requests that cannot be spoken.
  func start(
    settings: Settings, warn: @escaping @Sendable (String) -> Void,
    report: @escaping @Sendable (SpeechProgress) -> Void
  ) {
    let thread = Thread { [self] in
      var told: Set<String> = []
      func tell(_ error: SpeechError) {
        let text = error.description
        if told.insert(text).inserted { warn(text) }
      }
      // Loads the engine and the voice before they are needed.
      do throws(SpeechError) { try warmUp(settings) } catch { tell(error) }
      while let job = next() {
        do throws(SpeechError) { try speak(job) } catch {
          tell(error)
          speakWithoutVoice(job, error, report)
        }
      }
    }
    thread.name = "curbcut speech"
    thread.start()
  }

  func speak(_ request: SpeechRequest, settings: Settings, generation: Int) {
    mailbox.withLock { $0.job = Job(generation: generation, request: request, settings: settings) }
    wake.signal()
  }

  func close() {
    mailbox.withLock { $0.isClosed = true }
    wake.signal()
  }

  // MARK: On the worker's thread

  private func next() -> Job? {
    while true {
      let (job, isClosed) = mailbox.withLock { box in
        defer { box.job = nil }
        return (box.job, box.isClosed)
      }
      if isClosed { return nil }
      if let job { return job }
      wake.wait()
    }
  }

  private func warmUp(_ settings: Settings) throws(SpeechError) {
    var stream = try SpeechStream(SpeechScript([.init("a")]), settings: SpeechSettings(settings))
    while !stream.isAtEnd { try stream.next { _ in false } }
  }

  private func speak(_ job: Job) throws(SpeechError) {
    let script = SpokenText(settings: job.settings).script(for: job.request.utterance)
    do {
      try speak(script, SpeechSettings(job.settings), job)
    } catch .unknownVoice(let name, let suggestions) {
      // A voice that is not installed must not silence speech: the default voice is used.
      var settings = SpeechSettings(job.settings)
      guard settings.voice != nil else {
        throw .unknownVoice(name, suggestions: suggestions)
      }
      settings.voice = nil
      try speak(script, settings, job)
    }
  }

  private func speak(
    _ script: SpeechScript, _ settings: SpeechSettings, _ job: Job
  ) throws(SpeechError) {
    var stream = try SpeechStream(script, settings: settings)
    let (mixer, generation) = (mixer, job.generation)
    while !stream.isAtEnd {
      while let waiting = mixer.waiting(generation: generation), waiting > Self.longestWait {
        Thread.sleep(forTimeInterval: 0.05)
      }
      try stream.next { mixer.append($0, generation: generation) }
    }
    mixer.complete(generation: generation)
  }

  /// Plays silence that lasts as long as the words would, so that the session continues.
  private func speakWithoutVoice(
    _ job: Job, _ error: SpeechError, _ report: @Sendable (SpeechProgress) -> Void
  ) {
    guard case .engineUnavailable = error else {
      if mixer.fail(generation: job.generation) { report(.failed(job.request.id)) }
      return
    }
    let rate = job.settings.voiceOver.speakingRate
    let duration = SilentSpeech.duration(of: job.request.utterance, rate: rate)
    let silence = [Int16](repeating: 0, count: Int(duration * Double(SpeechAudio.liveRate)))
    _ = mixer.append(SpeechChunk(samples: silence), generation: job.generation)
    mixer.complete(generation: job.generation)
  }
}
