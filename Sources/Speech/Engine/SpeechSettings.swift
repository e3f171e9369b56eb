import DeviceSettings
import Foundation

/// How a person wants to be spoken to.
public struct SpeechSettings: Hashable, Sendable {
  /// Which punctuation is spoken where the text does not say.
  public enum Punctuation: String, Hashable, Sendable, CaseIterable {
    /// Every mark.
    case all
    /// The marks that carry a meaning.
    case some
    /// No mark.
    case none
  }

  /// 0 (slow) to 1 (fast); 0.5 is the rate of a new device. See ``wordsPerMinute(rate:)``.
  public var rate: Double
  /// 0 (low) to 1 (high); 0.5 is the voice's own.
  public var pitch: Double
  /// 0 (silent) to 1.
  public var volume: Double
  /// The BCP-47 tag for text that carries none.
  public var language: String
  /// A voice by name, used for all text in its language; nil picks one by language.
  public var voice: String?
  /// Which punctuation is spoken by name.
  public var punctuation: Punctuation

  /// Settings; by default those of a new device.
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

  /// As VoiceOver is set. Punctuation is not the voice's business: ``SpokenText`` has named it.
  public init(_ settings: Settings) {
    self.init(
      rate: settings.voiceOver.speakingRate, pitch: settings.voiceOver.pitch,
      volume: settings.voiceOver.volume, language: settings.language, voice: settings.voiceOver.voice,
      punctuation: .none)
  }

  /// The words a minute that a position of the rate slider stands for.
  ///
  /// Apple publishes no figures. Here 0 is 80 words a minute, 0.5 is 175 (espeak-ng's normal rate, near
  /// that of a new iPhone) and 1 is 450 (the fastest that espeak-ng speaks well). Between them equal
  /// steps multiply the rate by equal factors, so that each step sounds like the one before.
  /// Positions outside 0 to 1, and NaN, count as the nearest that exists or as 0.5.
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
