import Foundation

extension AttributeScopes {
  /// How assistive technologies speak an attributed string (iOS 15).
  ///
  /// ```swift
  /// var message = AttributedString("Saved")
  /// message.accessibilitySpeechAnnouncementPriority = .high
  /// ```
  /// Follows <https://developer.apple.com/documentation/foundation/attributescopes/accessibilityattributes>.
  public struct AccessibilityAttributes: AttributeScope {
    /// The attribute for the level of a heading.
    public let accessibilityHeadingLevel: HeadingLevelAttribute
    /// The attribute for annotations.
    public let accessibilityTextCustom: TextCustomAttribute
    /// The attribute for the kind of content.
    public let accessibilityTextualContext: TextualContextAttribute
    /// The attribute for whether punctuation is spoken.
    public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
    /// The attribute for the pitch.
    public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
    /// The attribute for whether letters are spoken one by one.
    public let accessibilitySpeechSpellsOutCharacters: SpellsOutCharactersAttribute
    /// The attribute for whether an announcement waits.
    public let accessibilitySpeechAnnouncementsQueued: AnnouncementsQueuedAttribute
    /// The attribute for the pronunciation.
    public let accessibilitySpeechPhoneticNotation: PhoneticNotationAttribute
    /// The attribute for how an announcement competes with other speech.
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

    /// The level of a heading.
    public enum HeadingLevelAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public enum Value: Int, Hashable, Sendable, Codable {
        /// A heading without a level.
        case unspecified
        /// A heading of level 1.
        case h1
        /// A heading of level 2.
        case h2
        /// A heading of level 3.
        case h3
        /// A heading of level 4.
        case h4
        /// A heading of level 5.
        case h5
        /// A heading of level 6.
        case h6
      }
      /// The name of the attribute.
      public static let name = "AccessibilityHeadingLevel"
    }

    /// Annotations, in the user's language.
    public enum TextCustomAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = [String]
      /// The name of the attribute.
      public static let name = "AccessibilityTextCustom"
    }

    /// The kind of content of a text.
    public enum TextualContextAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public enum Value: String, Hashable, Sendable, Codable {
        /// Text of no particular kind.
        case plain
        /// Text in a terminal.
        case console
        /// File names and paths.
        case fileSystem
        /// Messages between people.
        case messaging
        /// Prose: a story, an article.
        case narrative
        /// Source code.
        case sourceCode
        /// Cells of a spreadsheet.
        case spreadsheet
        /// A document that is being written.
        case wordProcessing
      }
      /// The name of the attribute.
      public static let name = "AccessibilityTextualContext"
    }

    /// True speaks all punctuation, false none.
    public enum IncludesPunctuationAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Bool
      /// The name of the attribute.
      public static let name = "AccessibilitySpeechIncludesPunctuation"
    }

    /// The pitch, from 0 to 2; 1 is the voice's own.
    public enum AdjustedPitchAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Double
      /// The name of the attribute.
      public static let name = "AccessibilitySpeechAdjustedPitch"
    }

    /// True speaks letter by letter.
    public enum SpellsOutCharactersAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Bool
      /// The name of the attribute.
      public static let name = "AccessibilitySpeechSpellsOutCharacters"
    }

    /// True speaks an announcement after the current speech.
    public enum AnnouncementsQueuedAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Bool
      /// The name of the attribute.
      public static let name = "AccessibilitySpeechAnnouncementsQueued"
    }

    /// The pronunciation, in the International Phonetic Alphabet.
    public enum PhoneticNotationAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = String
      /// The name of the attribute.
      public static let name = "AccessibilitySpeechPhoneticNotation"
    }

    /// How an announcement competes with other speech (iOS 17).
    public enum AnnouncementPriorityAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public enum Value: String, Hashable, Sendable, Codable {
        /// Interrupts other speech and, once begun, is not interrupted.
        case high
        /// Interrupts other speech and can be interrupted.
        case `default`
        /// Waits until nothing else is being spoken, and may be dropped.
        case low
      }
      /// The name of the attribute.
      public static let name = "AccessibilitySpeechAnnouncementPriority"
    }
  }

  /// The scope of the accessibility attributes.
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T { self[T.self] }
}
