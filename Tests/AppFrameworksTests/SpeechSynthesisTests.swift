import CurbcutAVFoundation
import CurbcutFoundation
import CurbcutSwiftUI
import Testing

@MainActor
@Suite("Texts that an app speaks", .serialized)
struct SpeechSynthesisTests {
  private let screen = AppScreen(Text("App"))

  private final class Listener: NSObject, AVSpeechSynthesizerDelegate {
    var events: [String] = []
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
      events.append("start")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
      events.append("finish \(synthesizer.isSpeaking)")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {
      events.append("pause")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {
      events.append("continue")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
      events.append("cancel")
    }
    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
      utterance: AVSpeechUtterance
    ) {
      events.append((utterance.speechString as NSString).substring(with: characterRange))
    }
  }

  private func advance(_ seconds: Double) {
    UIKitHost.shared.advance(by: seconds)
  }

  @Test func wordsComeOneAfterTheOther() {
    let (synthesizer, listener) = (AVSpeechSynthesizer(), Listener())
    synthesizer.delegate = listener
    let first = AVSpeechUtterance(string: "Grüße, don’t 👋 stop!")
    first.preUtteranceDelay = 1
    synthesizer.speak(first)
    synthesizer.speak(AVSpeechUtterance(string: "東京"))
    #expect(synthesizer.isSpeaking && !synthesizer.isPaused)
    advance(0.9)
    #expect(listener.events.isEmpty)
    advance(5)
    #expect(
      listener.events == [
        "start", "Grüße", "don’t", "stop", "finish true", "start", "東", "京", "finish false",
      ])
    #expect(!synthesizer.isSpeaking)
  }

  @Test func aFasterSpeechIsShorter() {
    let (synthesizer, listener) = (AVSpeechSynthesizer(), Listener())
    synthesizer.delegate = listener
    let utterance = AVSpeechUtterance(string: String(repeating: "a", count: 175))
    #expect(utterance.rate == AVSpeechUtteranceDefaultSpeechRate)
    synthesizer.speak(utterance)
    advance(9.9)
    #expect(listener.events == ["start", utterance.speechString])
    advance(0.2)
    #expect(listener.events.last == "finish false")
    utterance.rate = 3
    #expect(utterance.rate == AVSpeechUtteranceMaximumSpeechRate)
    synthesizer.speak(utterance)
    advance(4)
    #expect(listener.events.count == 6)
  }

  @Test func speechPausesAndStops() {
    let (synthesizer, listener) = (AVSpeechSynthesizer(), Listener())
    synthesizer.delegate = listener
    #expect(!synthesizer.stopSpeaking(at: .immediate) && !synthesizer.continueSpeaking())
    synthesizer.speak(AVSpeechUtterance(string: "One two three four"))
    advance(0.1)
    #expect(synthesizer.pauseSpeaking(at: .word) && !synthesizer.isPaused)
    advance(5)
    #expect(listener.events == ["start", "One", "pause"] && synthesizer.isPaused && synthesizer.isSpeaking)
    #expect(synthesizer.continueSpeaking())
    advance(0.05)
    #expect(listener.events.suffix(2) == ["continue", "two"])
    synthesizer.pauseSpeaking(at: .immediate)
    advance(5)
    synthesizer.continueSpeaking()
    advance(0.3)
    #expect(listener.events.suffix(3) == ["pause", "continue", "three"])
    synthesizer.stopSpeaking(at: .immediate)
    advance(5)
    #expect(listener.events.suffix(2) == ["three", "cancel"] && !synthesizer.isSpeaking)
  }

  @Test func anUtteranceIsSpokenOnceAtATime() {
    let (synthesizer, utterance) = (AVSpeechSynthesizer(), AVSpeechUtterance(string: "Hello"))
    synthesizer.speak(utterance)
    let exceptions = NSException.trapping { synthesizer.speak(utterance) }
    #expect(exceptions.map(\.name) == [.invalidArgumentException])
    synthesizer.stopSpeaking(at: .immediate)
    #expect(NSException.trapping { synthesizer.speak(utterance) }.isEmpty)
    synthesizer.stopSpeaking(at: .immediate)
  }

  @Test func aDeviceHasItsVoices() throws {
    let voices = AVSpeechSynthesisVoice.speechVoices()
    #expect(Set(voices.map(\.identifier)).count == voices.count && voices.count > 40)
    #expect(AVSpeechSynthesisVoice(language: "en-GB")?.name == "Daniel")
    #expect(AVSpeechSynthesisVoice(language: "es-ES")?.name == "Mónica")
    #expect(AVSpeechSynthesisVoice(language: "en")?.language == "en-US")
    #expect(AVSpeechSynthesisVoice(language: "xx-XX") == nil)
    #expect(AVSpeechSynthesisVoice(language: nil)?.language == AVSpeechSynthesisVoice.currentLanguageCode())
    let samantha = try #require(AVSpeechSynthesisVoice(identifier: "com.apple.voice.compact.en-US.Samantha"))
    #expect(samantha.gender == .female && samantha.quality == .default && voices.contains(samantha))
    #expect(AVSpeechSynthesisVoice(identifier: AVSpeechSynthesisVoiceIdentifierAlex) == nil)
  }

  @Test func theSoundIsAsLongAsTheSpeech() throws {
    let synthesizer = AVSpeechSynthesizer()
    let utterance = AVSpeechUtterance(string: String(repeating: "abcd ", count: 7))
    var (frames, ends, marks): ([AVAudioFrameCount], Int, [NSRange]) = ([], 0, [])
    synthesizer.write(
      utterance,
      toBufferCallback: { buffer in
        guard let buffer = buffer as? AVAudioPCMBuffer else { return }
        if buffer.frameLength == 0 { ends += 1 } else { frames.append(buffer.frameLength) }
      }, toMarkerCallback: { marks += $0.map(\.textRange) })
    advance(0)
    #expect(ends == 1 && frames.reduce(0, +) == 44_100 && marks.count == 7)
    #expect(marks.last == NSRange(location: 30, length: 4))
  }

  @Test func aMarkedTextIsSpokenWithoutItsMarks() {
    let utterance = AVSpeechUtterance(
      ssmlRepresentation: "<speak>Say <emphasis>this</emphasis> &amp; that</speak>")
    #expect(utterance?.speechString == "Say this & that")
    #expect(AVSpeechUtterance(ssmlRepresentation: "Say this") == nil)
  }
}
