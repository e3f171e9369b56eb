import CurbcutAVFoundation
import CurbcutFoundation

/// A wish to have speech recognised.
///
/// Follows <https://developer.apple.com/documentation/speech/sfspeechrecognitionrequest>.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  /// What speech is for; not said by default.
  @Unsupported("SFSpeechRecognitionRequest.taskHint: no speech is recognised")
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Whether results are told before the end; true by default.
  @Unsupported("SFSpeechRecognitionRequest.shouldReportPartialResults: no speech is recognised")
  open var shouldReportPartialResults = true
  /// Words that are expected; none by default.
  @Unsupported("SFSpeechRecognitionRequest.contextualStrings: no speech is recognised")
  open var contextualStrings: [String] = []
  /// Whether the sound must stay on the device; false by default.
  @Unsupported("SFSpeechRecognitionRequest.requiresOnDeviceRecognition: no speech is recognised")
  open var requiresOnDeviceRecognition = false
  /// Whether results have punctuation; false by default.
  @Unsupported("SFSpeechRecognitionRequest.addsPunctuation: no speech is recognised")
  open var addsPunctuation = false
  /// What the app itself knows of what is said; nil by default.
  @Unsupported("SFSpeechRecognitionRequest.customizedLanguageModel: no speech is recognised")
  open var customizedLanguageModel: SFSpeechLanguageModel.Configuration? = nil
}

/// A wish to have the speech of a file recognised.
///
/// Follows <https://developer.apple.com/documentation/speech/sfspeechurlrecognitionrequest>.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// Where the file is.
  public let url: URL

  /// Creates a wish.
  public init(url URL: URL) {
    url = URL
    super.init()
  }
}

/// A wish to have speech recognised while it is spoken.
///
/// Follows <https://developer.apple.com/documentation/speech/sfspeechaudiobufferrecognitionrequest>.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// Creates a wish.
  public override init() { super.init() }
  /// What sound is best like: as the system's own recogniser has it.
  open var nativeAudioFormat: AVAudioFormat { Self.format }
  private static let format = AVAudioFormat.speech
  /// Adds sound. No speech is recognised in it.
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  /// Adds sound. No speech is recognised in it.
  open func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer) {}
  /// Says that there is no more sound.
  open func endAudio() {}
}
