import CurbcutFoundation
import CurbcutSpeech
import DeviceServices
import DeviceSettings
import Testing

@MainActor
@Suite("Speech on a device without a service for it", .serialized)
struct SpeechRecognitionTests {
  @Test func whatTheSettingsSayIsHeard() async throws {
    Services.set(.allowed { $0.speechRecognition.transcript = "hello there" })
    let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "en-US")))
    #expect(recognizer.isAvailable)
    recognizer.queue = OperationQueue()
    let heard: [String] = await withCheckedContinuation { done in
      recognizer.recognitionTask(with: SFSpeechAudioBufferRecognitionRequest()) { result, _ in
        let words = result?.bestTranscription.segments.map(\.substring) ?? []
        done.resume(returning: [result?.bestTranscription.formattedString ?? ""] + words)
      }
    }
    #expect(heard == ["hello there", "hello", "there"])
    Services.set(.allowed)
  }

  @Test func itIsNotRecognised() async throws {
    Services.set(.allowed)
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
