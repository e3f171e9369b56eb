import DeviceSettings
import Foundation

/// The user's settings for speech.
public struct SpeechSettings: Hashable, Sendable {
  /// Which punctuation is spoken when the text does not specify it.
  public enum Punctuation: String, Hashable, Sendable, CaseIterable {
    /// Every mark.
    case all
    /// Marks that carry meaning.
    case some
    /// No mark.
    case none
  }

  /// 0 (slow) to 1 (fast); 0.5 is the rate of a new device. See ``wordsPerMinute(rate:)``.
  public var rate: Double
  /// 0 (low) to 1 (high); 0.5 is the voice's own pitch.
  public var pitch: Double
  /// 0 (silent) to 1.
  public var volume: Double
  /// The BCP-47 tag of the language for text without a language.
  public var language: String
  /// The name of a voice, used for all text in the user's language; nil chooses one by language.
  public var voice: String?
  /// Which punctuation is spoken by name.
  public var punctuation: Punctuation

  /// Creates settings; by default those of a new device.
  public init(
    rate: Double = 0.5, pitch: Double = 0.5, volume: Double = 1, language: String = "en-US",
    voice: String? = nil, punctuation: Punctuation = .some
  ) {
    self.rate = rate
    self.pitch = pitch
    self.volume = volume
    self.language = language
    self.voice = voice
    self.punctuation = punctuation
  }

  /// Creates settings from those of VoiceOver. The voice speaks no punctuation, because ``SpokenText`` has
  /// already replaced it by names.
  public init(_ settings: Settings) {
    self.init(
      rate: settings.voiceOver.speakingRate, pitch: settings.voiceOver.pitch,
      volume: settings.voiceOver.volume, language: settings.language, voice: settings.voiceOver.voice,
      punctuation: .none)
  }

  /// The words per minute for a position of the rate slider.
  ///
  /// Apple publishes no figures. Here 0 is 80 words per minute, 0.5 is 175 (espeak-ng's normal rate, close to
  /// that of a new iPhone) and 1 is 450 (the fastest that espeak-ng speaks well). In between, equal steps
  /// multiply the rate by equal factors, so that each step sounds equally large. Positions outside 0 to 1 are
  /// clamped, and NaN counts as 0.5.
  public static func wordsPerMinute(rate: Double) -> Int {
    let (slowest, normal, fastest) = (80.0, 175.0, 450.0)
    let position = rate.isNaN ? 0.5 : min(max(rate, 0), 1)
    let words =
      position <= 0.5
      ? slowest * pow(normal / slowest, position * 2)
      : normal * pow(fastest / normal, position * 2 - 1)
    return Int(words.rounded())
  }
}
