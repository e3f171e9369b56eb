import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Testing

@testable import Speech

@MainActor
@Suite("A session as a WAV file")
struct WAVRecordingTests {
  private func request(_ id: Int, _ text: String) -> SpeechRequest {
    SpeechRequest(id: id, utterance: Utterance(announcement: .init(text)), cause: Cause(.start))
  }

  /// The loudest sample between two times, in seconds.
  private func peak(_ audio: SpeechAudio, _ from: Double, _ to: Double) -> Int {
    let rate = Double(audio.sampleRate)
    let range = Int(from * rate)..<min(Int(to * rate), audio.samples.count)
    return range.isEmpty ? 0 : audio.samples[range].map { abs(Int($0)) }.max() ?? 0
  }

  /// Lets the recording's own time pass until nothing is due.
  private func settle(_ recording: WAVRecording) -> [(time: Double, progress: SpeechProgress)] {
    var result: [(Double, SpeechProgress)] = []
    while let due = recording.nextProgress, result.count < 1_000 {
      result += recording.takeProgress(until: due).map { (due, $0) }
    }
    return result
  }

  @Test("Speech stands at its time and lasts as long as it really does")
  func place() throws {
    let recording = try WAVRecording()
    recording.speak(request(1, "Favourite dogs"), settings: Settings(), at: 2)
    let progress = settle(recording)
    #expect(progress.first?.progress == .began(1) && progress.first?.time == 2)
    #expect(progress.last?.progress == .finished(1))
    #expect(progress.map(\.progress).contains(.reached(1, part: 0, offset: 10)))
    let audio = recording.audio
    #expect(peak(audio, 0, 2) == 0)
    #expect(peak(audio, 2, 3) > 3_000)
    #expect(abs(audio.duration - (progress.last?.time ?? 0)) < 0.01)
  }

  @Test("What was cut is cut there, without a click")
  func cut() throws {
    let recording = try WAVRecording()
    recording.speak(request(1, "A long story about very many dogs"), settings: Settings(), at: 0)
    _ = recording.takeProgress(until: 0.4)
    recording.stop(at: 0.4)
    recording.speak(request(2, "Short"), settings: Settings(), at: 1)
    _ = settle(recording)
    let audio = recording.audio
    #expect(peak(audio, 0.1, 0.4) > 3_000)
    #expect(peak(audio, 0.4, 1) == 0)
    #expect(peak(audio, 1, 1.5) > 3_000)
    #expect(abs(Int(audio.samples[Int(0.4 * 22_050) - 1])) < 400)
  }

  @Test("What is held leaves a silence and goes on")
  func held() throws {
    let recording = try WAVRecording()
    recording.speak(request(1, "One two three four five"), settings: Settings(), at: 0)
    _ = recording.takeProgress(until: 0.3)
    recording.pause(at: 0.3)
    #expect(recording.nextProgress == nil)
    recording.resume(at: 5)
    let end = settle(recording).last
    let whole = try EspeakSynthesizer().synthesize(
      SpeechScript([.init("One two three four five")]), settings: SpeechSettings(Settings()))
    #expect(end?.progress == .finished(1))
    #expect(abs((end?.time ?? 0) - (whole.duration + 4.7)) < 0.1)
    #expect(peak(recording.audio, 0.31, 5) == 0)
    #expect(peak(recording.audio, 5, 6) > 3_000)
  }

  @Test("Sounds are heard beside speech")
  func sounds() throws {
    let recording = try WAVRecording()
    recording.show(.play(.screenChanged), of: "VoiceOver", at: 0.5)
    recording.show(.copy("nothing"), of: "VoiceOver", at: 3)
    let sound = EarconSound.samples(of: .screenChanged)
    #expect(Array(recording.audio.samples.suffix(sound.count)) == sound)
    #expect(recording.audio.samples.count == sound.count + 11_025)
  }

  @Test("What cannot be said is reported, and nothing waits for it")
  func failure() throws {
    let recording = try WAVRecording(synthesizer: MemorySynthesizer())
    recording.speak(request(1, "Hello"), settings: Settings(), at: 0)
    #expect(settle(recording).map(\.progress) == [.failed(1)])
    #expect(recording.errors == [.unsuitableSampleRate(8_000)])
  }
}
