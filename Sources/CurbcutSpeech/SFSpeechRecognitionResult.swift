import CurbcutFoundation

/// What was recognised. No speech is recognised here.
///
/// Follows <https://developer.apple.com/documentation/speech/sfspeechrecognitionresult>.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  /// What it most probably is.
  public let bestTranscription: SFTranscription
  /// What it may be, the most probable first.
  open var transcriptions: [SFTranscription] { [bestTranscription] }
  /// Whether nothing will change any more.
  public let isFinal: Bool
  /// How it was said; nil as long as more may come.
  public let speechRecognitionMetadata: SFSpeechRecognitionMetadata?

  init(_ transcription: SFTranscription, isFinal: Bool, metadata: SFSpeechRecognitionMetadata? = nil) {
    bestTranscription = transcription
    self.isFinal = isFinal
    speechRecognitionMetadata = metadata
    super.init()
  }
}

/// Speech as a text.
///
/// Follows <https://developer.apple.com/documentation/speech/sftranscription>.
open class SFTranscription: NSObject, @unchecked Sendable {
  /// The text.
  public let formattedString: String
  /// Its parts.
  public let segments: [SFTranscriptionSegment]
  /// Words a minute.
  open var speakingRate: Double {
    guard let last = segments.last, let first = segments.first else { return 0 }
    let seconds = last.timestamp + last.duration - first.timestamp
    return seconds > 0 ? Double(segments.count) * 60 / seconds : 0
  }
  /// The seconds between words.
  open var averagePauseDuration: TimeInterval {
    let pauses = zip(segments, segments.dropFirst()).map { max(0, $1.timestamp - $0.timestamp - $0.duration) }
    return pauses.isEmpty ? 0 : pauses.reduce(0, +) / Double(pauses.count)
  }

  init(_ text: String, segments: [SFTranscriptionSegment]) {
    formattedString = text
    self.segments = segments
    super.init()
  }
}

/// A part of speech as a text.
///
/// Follows <https://developer.apple.com/documentation/speech/sftranscriptionsegment>.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
  /// The text.
  public let substring: String
  /// Where it is in the whole text.
  public let substringRange: NSRange
  /// When it begins, in seconds.
  public let timestamp: TimeInterval
  /// How long it lasts, in seconds.
  public let duration: TimeInterval
  /// How probable it is, from 0 to 1.
  public let confidence: Float
  /// What it may be besides.
  open var alternativeSubstrings: [String] { [] }
  /// What the voice was like; nil where it was not measured.
  open var voiceAnalytics: SFVoiceAnalytics? { nil }

  init(_ text: String, range: NSRange, from time: TimeInterval, duration: TimeInterval, confidence: Float) {
    substring = text
    substringRange = range
    timestamp = time
    self.duration = duration
    self.confidence = confidence
    super.init()
  }
}

/// How something was said. No speech is recognised here.
///
/// Follows <https://developer.apple.com/documentation/speech/sfspeechrecognitionmetadata>.
open class SFSpeechRecognitionMetadata: NSObject, @unchecked Sendable {
  /// Words a minute.
  public let speakingRate: Double
  /// The seconds between words.
  public let averagePauseDuration: TimeInterval
  /// When speech began, in seconds.
  public let speechStartTimestamp: TimeInterval
  /// How long it lasted, in seconds.
  public let speechDuration: TimeInterval
  /// What the voice was like; nil where it was not measured.
  open var voiceAnalytics: SFVoiceAnalytics? { nil }

  init(_ transcription: SFTranscription) {
    speakingRate = transcription.speakingRate
    averagePauseDuration = transcription.averagePauseDuration
    speechStartTimestamp = transcription.segments.first?.timestamp ?? 0
    let end = transcription.segments.last.map { $0.timestamp + $0.duration } ?? 0
    speechDuration = end - speechStartTimestamp
    super.init()
  }
}

/// Something that was measured of a voice.
///
/// Follows <https://developer.apple.com/documentation/speech/sfacousticfeature>.
open class SFAcousticFeature: NSObject, @unchecked Sendable {
  /// A number for each stretch of sound.
  public let acousticFeatureValuePerFrame: [Double]
  /// How long such a stretch is, in seconds.
  public let frameDuration: TimeInterval

  init(_ values: [Double], every duration: TimeInterval) {
    acousticFeatureValuePerFrame = values
    frameDuration = duration
    super.init()
  }
}

/// What a voice was like. No voice is measured here.
///
/// Follows <https://developer.apple.com/documentation/speech/sfvoiceanalytics>.
open class SFVoiceAnalytics: NSObject, @unchecked Sendable {
  /// How much its pitch varies.
  public let jitter: SFAcousticFeature
  /// How much its loudness varies.
  public let shimmer: SFAcousticFeature
  /// Its pitch.
  public let pitch: SFAcousticFeature
  /// How probably it was a voice.
  public let voicing: SFAcousticFeature

  init(
    jitter: SFAcousticFeature, shimmer: SFAcousticFeature, pitch: SFAcousticFeature,
    voicing: SFAcousticFeature
  ) {
    self.jitter = jitter
    self.shimmer = shimmer
    self.pitch = pitch
    self.voicing = voicing
    super.init()
  }
}

extension SFTranscription {
  /// What was heard, word by word, each of a third of a second.
  convenience init(heard text: String) {
    var segments: [SFTranscriptionSegment] = []
    let length = 1.0 / 3
    var start = text.startIndex
    for word in text.split(whereSeparator: \.isWhitespace) {
      guard let range = text.range(of: word, range: start..<text.endIndex) else { continue }
      start = range.upperBound
      segments.append(
        SFTranscriptionSegment(
          String(word), range: NSRange(range, in: text), from: Double(segments.count) * length,
          duration: length,
          confidence: 1))
    }
    self.init(text, segments: segments)
  }
}
