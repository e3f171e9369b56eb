import CurbcutAVFoundation
import CurbcutFoundation
import CurbcutSwiftUI
import Testing

@MainActor
@Suite("Recordings of a microphone that hears silence", .serialized)
struct AudioRecorderTests {
  private let screen = AppScreen(Text("App"))

  private final class Listener: NSObject, AVAudioRecorderDelegate {
    var ended: [Bool] = []
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {
      ended.append(flag)
    }
  }

  private static func url(_ ending: String) -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).\(ending)")
  }

  private func advance(_ seconds: Double) {
    UIKitHost.shared.advance(by: seconds)
  }

  private nonisolated static let kinds: [(ending: String, coding: AudioFormatID)] = [
    ("m4a", kAudioFormatMPEG4AAC), ("caf", kAudioFormatMPEG4AAC), ("caf", kAudioFormatAppleIMA4),
    ("caf", kAudioFormatULaw), ("caf", kAudioFormatLinearPCM), ("wav", kAudioFormatLinearPCM),
    ("aiff", kAudioFormatLinearPCM),
  ]

  @Test(arguments: kinds.indices, [1, 2])
  func theFileIsAsLongAsTheRecording(_ kind: Int, _ channels: Int) throws {
    let (ending, coding) = Self.kinds[kind]
    let (url, listener) = (Self.url(ending), Listener())
    defer { try? FileManager.default.removeItem(at: url) }
    let settings: [String: Any] = [
      AVFormatIDKey: Int(coding), AVSampleRateKey: 12_000, AVNumberOfChannelsKey: channels,
      AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue,
    ]
    let recorder = try AVAudioRecorder(url: url, settings: settings)
    recorder.delegate = listener
    recorder.isMeteringEnabled = true
    #expect(recorder.record() && recorder.isRecording && FileManager.default.fileExists(atPath: url.path))
    advance(1.5)
    recorder.updateMeters()
    #expect(abs(recorder.currentTime - 1.5) < 0.001 && recorder.averagePower(forChannel: 0) == -160)
    recorder.pause()
    advance(4)
    #expect(!recorder.isRecording && listener.ended.isEmpty)
    recorder.record()
    advance(0.5)
    recorder.stop()
    advance(0)
    #expect(listener.ended == [true] && !recorder.isRecording && recorder.currentTime == 0)
    let player = try AVAudioPlayer(contentsOf: url)
    // Up to the next packet.
    #expect(player.duration >= 2 && player.duration < 2.1 && player.numberOfChannels == channels)
    #expect(player.settings[AVSampleRateKey] as? Double == 12_000)
    if coding == kAudioFormatLinearPCM {
      let file = try AVAudioFile(forReading: url)
      let buffer = try #require(AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 30_000))
      try file.read(into: buffer)
      let samples = UnsafeBufferPointer(start: buffer.floatChannelData?[0], count: Int(buffer.frameLength))
      #expect(buffer.frameLength == 24_000 && samples.allSatisfy { $0 == 0 })
    }
    #expect(recorder.deleteRecording() && !FileManager.default.fileExists(atPath: url.path))
  }

  @Test func aRecordingEndsByItself() throws {
    let (url, listener) = (Self.url("wav"), Listener())
    defer { try? FileManager.default.removeItem(at: url) }
    let recorder = try AVAudioRecorder(url: url, settings: [:])
    recorder.delegate = listener
    recorder.record(forDuration: 2)
    advance(1.9)
    #expect(recorder.isRecording)
    advance(0.2)
    #expect(!recorder.isRecording && listener.ended == [true])
    #expect(try AVAudioPlayer(contentsOf: url).duration == 2)
  }

  @Test func whatCannotBeRecordedIsAnError() {
    let lossless: [String: Any] = [AVFormatIDKey: kAudioFormatAppleLossless, AVSampleRateKey: 44_100]
    var error = #expect(throws: NSError.self) {
      try AVAudioRecorder(url: Self.url("m4a"), settings: lossless)
    }
    #expect(error?.code == 1_718_449_215)
    error = #expect(throws: NSError.self) { try AVAudioRecorder(url: Self.url("txt"), settings: [:]) }
    #expect(error?.code == 1_954_115_647)
  }

  @Test func anAppThatAsksMayRecord() async throws {
    #expect(await AVAudioApplication.requestRecordPermission())
    #expect(AVAudioApplication.shared.recordPermission == .granted)
    #expect(AVAudioSession.sharedInstance().recordPermission == .granted)
    let answer = await withCheckedContinuation { done in
      AVAudioSession.sharedInstance().requestRecordPermission { done.resume(returning: $0) }
    }
    #expect(answer)
  }

  @Test func theWayOfSoundFollowsTheCategory() throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback)
    #expect(session.currentRoute.outputs.map(\.portType) == [.builtInSpeaker])
    #expect(session.currentRoute.inputs.isEmpty && session.availableInputs?.isEmpty == true)
    var reasons: [UInt] = []
    let token = NotificationCenter.default.addObserver(
      forName: AVAudioSession.routeChangeNotification, object: nil, queue: nil
    ) { note in
      let reason = note.userInfo?[AVAudioSessionRouteChangeReasonKey] as? UInt ?? 0
      MainActor.assumeIsolated { reasons.append(reason) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    try session.setCategory(.playAndRecord, mode: .voiceChat)
    #expect(session.currentRoute.outputs.map(\.portType) == [.builtInReceiver])
    #expect(session.availableInputs?.map(\.portType) == [.builtInMic])
    try session.overrideOutputAudioPort(.speaker)
    #expect(session.currentRoute.outputs.map(\.portType) == [.builtInSpeaker])
    advance(0)
    #expect(reasons == [3, 4])
    try session.overrideOutputAudioPort(.none)
    try session.setCategory(.soloAmbient)
  }
}
