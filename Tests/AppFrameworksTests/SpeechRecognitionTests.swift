import CurbcutFoundation
import CurbcutSpeech
import Testing

@Suite("Speech on a device without a service for it")
struct SpeechRecognitionTests {
  @Test func itIsNotRecognised() async throws {
    let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "de-DE")))
    #expect(SFSpeechRecognizer(locale: Locale(identifier: "eo")) == nil)
    let own: SFSpeechRecognizer? = SFSpeechRecognizer()
    #expect(own?.locale == .current)
    #expect(!recognizer.isAvailable)
    recognizer.queue = OperationQueue()
    let error = await withCheckedContinuation { done in
      recognizer.recognitionTask(with: SFSpeechAudioBufferRecognitionRequest()) { _, error in
        done.resume(returning: error)
      }
    }
    #expect((error as? SFSpeechError)?.code == .internalServiceError)
    let status = await withCheckedContinuation { done in
      SFSpeechRecognizer.requestAuthorization { done.resume(returning: $0) }
    }
    #expect(status == .authorized && SFSpeechRecognizer.authorizationStatus() == .authorized)
  }
}
