import Foundation

/// Keys for how an assistive technology speaks an attributed string.
///
/// Follows <https://developer.apple.com/documentation/uikit/speech-attributes-for-attributed-strings>.
extension NSAttributedString.Key {
  /// Bool: true speaks all punctuation, false none.
  public static let accessibilitySpeechPunctuation = Self("UIAccessibilitySpeechAttributePunctuation")
  /// String: a BCP-47 language tag.
  public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
  /// Double, 0 to 2; 1 is the voice's own pitch.
  public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
  /// Bool: true queues an announcement, false interrupts.
  public static let accessibilitySpeechQueueAnnouncement = Self(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// String: the pronunciation in the International Phonetic Alphabet.
  public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
  /// Bool: true speaks letter by letter.
  public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
  /// `UIAccessibilityPriority`.
  public static let accessibilitySpeechAnnouncementPriority = Self(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// Int: 0 for a heading without a level, else 1 to 6.
  public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
  /// [String]: annotations, localised.
  public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
  /// `UIAccessibilityTextualContext`. The Swift name keeps its prefix, as in Apple's SDK.
  public static let UIAccessibilityTextAttributeContext = Self("UIAccessibilityTextAttributeContext")
}
