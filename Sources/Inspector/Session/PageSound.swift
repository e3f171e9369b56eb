import AssistiveTechnology
import DeviceSettings
import Foundation
import Speech
import Synchronization

/// Sends sound to the pages that want it, in real time.
final class PageAudioDevice: AudioDevice {
  /// How many samples are sent at a time: 20 ms.
  private static let block = 441

  private let pace = TimedDevice()
  private let state = Mutex(State())

  private struct State: Sendable {
    var outboxes: [Int: PageOutbox] = [:]
    var waiting: [Int16] = []
  }

  /// Whether a page plays sound.
  var isHeard: Bool { state.withLock { !$0.outboxes.isEmpty } }

  /// Sends sound to a page from now on; nil stops that.
  func setOutbox(_ outbox: PageOutbox?, of page: Int) { state.withLock { $0.outboxes[page] = outbox } }

  /// Makes the pages discard the sound that they have not played yet.
  func silence() {
    let outboxes = state.withLock { state in
      state.waiting = []
      return Array(state.outboxes.values)
    }
    for outbox in outboxes {
      outbox.discard(.sound)
      outbox.send(Data([3]))
    }
  }

  func play(_ samples: [Int16]) {
    let (ready, outboxes) = state.withLock { state -> ([Int16], [PageOutbox]) in
      state.waiting += samples
      let isSilent = samples.allSatisfy { $0 == 0 }
      guard state.waiting.count >= Self.block || isSilent else { return ([], []) }
      defer { state.waiting = [] }
      return (state.waiting, Array(state.outboxes.values))
    }
    if !ready.isEmpty, ready.contains(where: { $0 != 0 }) {
      var message = Data([2])
      for sample in ready {
        message.append(UInt8(truncatingIfNeeded: sample))
        message.append(UInt8(truncatingIfNeeded: sample >> 8))
      }
      for outbox in outboxes { outbox.send(message, .sound) }
    }
    pace.play(samples)
  }

  func close() {}
}

/// Speech that is synthesised while a page plays sound, and otherwise only takes about as long.
///
/// The synthesizer is loaded only when a page first plays sound.
@MainActor
final class SwitchedSpeech: SpeechOutput, SessionOutput {
  let device = PageAudioDevice()
  /// Called, on any thread, whenever there is progress to take.
  var onProgress: (@Sendable () -> Void)? { didSet { spoken?.onProgress = onProgress } }

  private let silent = SilentSpeech()
  private var spoken: SpokenOutput?
  /// Whether the current utterance is synthesised.
  private var isSpoken = false

  private var current: any SpeechOutput {
    if isSpoken, let spoken { return spoken }
    return silent
  }

  func speak(_ request: SpeechRequest, settings: Settings, at time: Double) {
    isSpoken = device.isHeard
    if isSpoken, spoken == nil {
      let output = SpokenOutput(device: device, settings: settings)
      output.onProgress = onProgress
      spoken = output
    }
    current.speak(request, settings: settings, at: time)
  }

  func stop(at time: Double) {
    current.stop(at: time)
    if isSpoken { device.silence() }
  }

  func pause(at time: Double) { current.pause(at: time) }
  func resume(at time: Double) { current.resume(at: time) }
  var nextProgress: Double? { current.nextProgress }
  func takeProgress(until time: Double) -> [SpeechProgress] { current.takeProgress(until: time) }

  func show(_ effect: Effect, of technology: String, at time: Double) {
    guard device.isHeard, case .play = effect else { return }
    if spoken == nil {
      let output = SpokenOutput(device: device)
      output.onProgress = onProgress
      spoken = output
    }
    spoken?.show(effect, of: technology, at: time)
  }
}
