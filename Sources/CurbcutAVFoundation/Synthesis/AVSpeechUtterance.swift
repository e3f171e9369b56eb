import CurbcutFoundation

/// The slowest speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// Speech as people speak.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A text that is to be spoken.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avspeechutterance>.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The text.
  public let speechString: String
  /// The text, with its pronunciation.
  public let attributedSpeechString: NSAttributedString
  /// The voice; nil, the default, for that of the person's language.
  open var voice: AVSpeechSynthesisVoice?
  /// How fast it is, from ``AVSpeechUtteranceMinimumSpeechRate`` to ``AVSpeechUtteranceMaximumSpeechRate``.
  open var rate: Float {
    get { pace }
    set { pace = min(max(newValue, AVSpeechUtteranceMinimumSpeechRate), AVSpeechUtteranceMaximumSpeechRate) }
  }
  private var pace = AVSpeechUtteranceDefaultSpeechRate
  /// How high it is, from 0.5 to 2; 1 by default.
  @Unsupported("AVSpeechUtterance.pitchMultiplier: an app's speech is not heard")
  open var pitchMultiplier: Float = 1
  /// How loud it is, from 0 to 1, the default.
  @Unsupported("AVSpeechUtterance.volume: an app's speech is not heard")
  open var volume: Float = 1
  /// Whether a person's settings for VoiceOver count, where it is on; false by default.
  @Unsupported("AVSpeechUtterance.prefersAssistiveTechnologySettings: an app's speech is not heard")
  open var prefersAssistiveTechnologySettings = false
  /// Seconds of silence before it.
  open var preUtteranceDelay: TimeInterval = 0
  /// Seconds of silence after it, before the next.
  open var postUtteranceDelay: TimeInterval = 0

  /// Whether a synthesizer has it.
  var isEnqueued = false

  /// Creates an utterance of a text.
  public init(string: String) {
    speechString = string
    attributedSpeechString = NSAttributedString(string: string)
    super.init()
  }

  /// Creates an utterance of a text with its pronunciation.
  public init(attributedString string: NSAttributedString) {
    speechString = string.string
    attributedSpeechString = string
    super.init()
  }

  /// Creates an utterance of a text in the Speech Synthesis Markup Language; nil for something else.
  ///
  /// The text is spoken; what the tags say of it is not regarded.
  public convenience init?(ssmlRepresentation string: String) {
    let text = string.trimmingCharacters(in: .whitespacesAndNewlines)
    guard text.hasPrefix("<speak") || text.hasPrefix("<?xml"), text.hasSuffix("</speak>") else { return nil }
    var (spoken, isTag) = ("", false)
    for character in text {
      switch character {
      case "<": isTag = true
      case ">": isTag = false
      default: if !isTag { spoken.append(character) }
      }
    }
    guard !isTag else { return nil }
    for (name, letter) in [("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"), ("amp", "&")] {
      spoken = spoken.replacingOccurrences(of: "&\(name);", with: letter)
    }
    self.init(string: spoken)
  }

  open override func copy() -> Any {
    let copy = AVSpeechUtterance(attributedString: attributedSpeechString)
    (copy.voice, copy.rate) = (voice, rate)
    (copy.pitchMultiplier, copy.volume) = (pitchMultiplier, volume)
    (copy.preUtteranceDelay, copy.postUtteranceDelay) = (preUtteranceDelay, postUtteranceDelay)
    copy.prefersAssistiveTechnologySettings = prefersAssistiveTechnologySettings
    return copy
  }

  // MARK: Time

  /// Characters a second at a rate: from 80 words a minute, six characters each, over 175 to 450, as VoiceOver's here. Apple
  /// publishes no figures.
  private var charactersPerSecond: Double {
    let rate = Double(pace)
    let words = rate <= 0.5 ? 80 + (175 - 80) * rate * 2 : 175 + (450 - 175) * (rate - 0.5) * 2
    return words * 6 / 60
  }

  /// How long it is spoken, in seconds.
  var duration: TimeInterval { Double(speechString.utf16.count) / charactersPerSecond }

  /// A word, and when it is spoken, in seconds from the beginning.
  struct Word: Equatable {
    var range: NSRange
    var time: TimeInterval
  }

  /// The words, in their order. Signs of Chinese and Japanese are words by themselves.
  var words: [Word] {
    var result: [Word] = []
    var (offset, start): (Int, Int?) = (0, nil)
    func end(at place: Int) {
      guard let begin = start else { return }
      result.append(
        Word(
          range: NSRange(location: begin, length: place - begin), time: Double(begin) / charactersPerSecond))
      start = nil
    }
    for scalar in speechString.unicodeScalars {
      let width = UTF16.width(scalar)
      if scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value) {
        end(at: offset)
        start = offset
        end(at: offset + width)
      } else if CharacterSet.alphanumerics.contains(scalar)
        || (start != nil && "'’-".unicodeScalars.contains(scalar))
      {
        if start == nil { start = offset }
      } else {
        end(at: offset)
      }
      offset += width
    }
    end(at: offset)
    return result
  }
}
