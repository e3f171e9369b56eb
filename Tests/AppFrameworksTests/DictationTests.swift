import CurbcutAVFoundation
import CurbcutFoundation
import CurbcutSpeech
import CurbcutSwiftUI
import Testing

/// A recogniser as apps have it: an engine's tap gives what the microphone hears to a request.
private actor Dictation {
  enum Failure: Error {
    case nilRecognizer, notAuthorizedToRecognize, notPermittedToRecord, recognizerIsUnavailable
  }

  @MainActor private(set) var transcript = ""
  private var audioEngine: AVAudioEngine?
  private var request: SFSpeechAudioBufferRecognitionRequest?
  private var task: SFSpeechRecognitionTask?
  private let recognizer: SFSpeechRecognizer?

  init() { recognizer = SFSpeechRecognizer() }

  func authorize() async throws {
    guard recognizer != nil else { throw Failure.nilRecognizer }
    guard await SFSpeechRecognizer.hasAuthorizationToRecognize() else {
      throw Failure.notAuthorizedToRecognize
    }
    guard await AVAudioSession.sharedInstance().hasPermissionToRecord() else {
      throw Failure.notPermittedToRecord
    }
  }

  func listen() throws {
    guard let recognizer, recognizer.isAvailable else { throw Failure.recognizerIsUnavailable }
    let (audioEngine, request) = try Self.prepareEngine()
    self.audioEngine = audioEngine
    self.request = request
    task = recognizer.recognitionTask(
      with: request,
      resultHandler: { [weak self] result, error in
        self?.recognitionHandler(audioEngine: audioEngine, result: result, error: error)
      })
  }

  static func prepareEngine() throws -> (AVAudioEngine, SFSpeechAudioBufferRecognitionRequest) {
    let audioEngine = AVAudioEngine()
    let request = SFSpeechAudioBufferRecognitionRequest()
    request.shouldReportPartialResults = true
    let audioSession = AVAudioSession.sharedInstance()
    try audioSession.setCategory(.playAndRecord, mode: .measurement, options: .duckOthers)
    try audioSession.setActive(true, options: .notifyOthersOnDeactivation)
    let inputNode = audioEngine.inputNode
    let recordingFormat = inputNode.outputFormat(forBus: 0)
    inputNode.installTap(onBus: 0, bufferSize: 1024, format: recordingFormat) {
      (buffer: AVAudioPCMBuffer, when: AVAudioTime) in
      request.append(buffer)
    }
    audioEngine.prepare()
    try audioEngine.start()
    return (audioEngine, request)
  }

  private nonisolated func recognitionHandler(
    audioEngine: AVAudioEngine, result: SFSpeechRecognitionResult?, error: (any Error)?
  ) {
    if result?.isFinal ?? false || error != nil {
      audioEngine.stop()
      audioEngine.inputNode.removeTap(onBus: 0)
    }
    if let result {
      let text = result.bestTranscription.formattedString
      Task { @MainActor in self.show(text) }
    }
  }

  @MainActor private func show(_ text: String) { transcript = text }
}

extension SFSpeechRecognizer {
  fileprivate static func hasAuthorizationToRecognize() async -> Bool {
    await withCheckedContinuation { continuation in
      requestAuthorization { status in continuation.resume(returning: status == .authorized) }
    }
  }
}

extension AVAudioSession {
  fileprivate func hasPermissionToRecord() async -> Bool {
    await withCheckedContinuation { continuation in
      AVAudioApplication.requestRecordPermission { authorized in continuation.resume(returning: authorized) }
    }
  }
}

@MainActor
@Suite("Dictation, as apps have it", .serialized)
struct DictationTests {
  private let screen = AppScreen(Text("App"))

  private final class Listener: NSObject, SFSpeechRecognitionTaskDelegate {
    var events: [String] = []
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {
      events.append("finished \(successfully)")
    }
    func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) { events.append("cancelled") }
  }

  @Test func anAppHearsThatNothingIsRecognised() async throws {
    let dictation = Dictation()
    try await dictation.authorize()
    await #expect(throws: Dictation.Failure.recognizerIsUnavailable) { try await dictation.listen() }
    let (engine, request) = try Dictation.prepareEngine()
    UIKitHost.shared.advance(by: 1)
    #expect(engine.isRunning && request.nativeAudioFormat.sampleRate == 16_000)
    let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "en-US")))
    recognizer.queue = OperationQueue()
    let error = await withCheckedContinuation { continuation in
      recognizer.recognitionTask(with: request) { result, error in
        engine.stop()
        engine.inputNode.removeTap(onBus: 0)
        continuation.resume(returning: error)
      }
    }
    #expect((error as? SFSpeechError)?.code == .internalServiceError && !engine.isRunning)
    try AVAudioSession.sharedInstance().setCategory(.soloAmbient)
  }

  @Test func aDelegateHearsOfTheEnd() throws {
    let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "en-US")))
    let (queue, listener) = (OperationQueue(), Listener())
    queue.maxConcurrentOperationCount = 1
    recognizer.queue = queue
    queue.isSuspended = true
    let request = SFSpeechAudioBufferRecognitionRequest()
    let ended = recognizer.recognitionTask(with: request, delegate: listener)
    let cancelled = recognizer.recognitionTask(with: request, delegate: listener)
    cancelled.cancel()
    cancelled.cancel()
    queue.isSuspended = false
    queue.waitUntilAllOperationsAreFinished()
    #expect(listener.events == ["finished false", "cancelled"])
    #expect(ended.state == .completed && cancelled.isCancelled)
  }
}
