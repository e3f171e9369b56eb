/// A string that an assistive technology speaks, with the speech attributes that the app gave it.
///
/// The value-model form of an attributed label, hint or value.
/// Follows <https://developer.apple.com/documentation/uikit/speech-attributes-for-attributed-strings>.
public struct AccessibilityText: Hashable, Sendable {
  /// What is said, without attributes.
  public var string: String
  /// The parts that carry attributes, in order and without overlap; empty for plain text.
  public var runs: [Run]

  /// Creates a text; without runs it is plain.
  public init(_ string: String, runs: [Run] = []) {
    self.string = string
    self.runs = runs
  }

  /// True when there is nothing to say.
  public var isEmpty: Bool { string.isEmpty }

  /// A part of the text and its speech attributes.
  public struct Run: Hashable, Sendable {
    /// UTF-16 offsets into the string, as `NSRange` counts.
    public var range: Range<Int>
    /// How this part is to be spoken.
    public var attributes: SpeechAttributes

    /// Creates a run over a range of UTF-16 offsets, as `NSRange` counts them.
    public init(range: Range<Int>, attributes: SpeechAttributes) {
      self.range = range
      self.attributes = attributes
    }
  }
}

extension AccessibilityText: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}

/// How a run of text is to be spoken.
public struct SpeechAttributes: Hashable, Sendable, Codable {
  /// A BCP-47 language tag.
  public var language: String?
  /// 0 (low) to 2 (high); 1 is the voice's own pitch.
  public var pitch: Double?
  /// True to speak all punctuation, false for none; nil leaves it to the user's setting.
  public var punctuation: Bool?
  /// True to spell the text letter by letter.
  public var spellsOut: Bool?
  /// The pronunciation in the International Phonetic Alphabet.
  public var ipaNotation: String?
  /// True to speak an announcement after the current speech, false to interrupt it.
  public var queuesAnnouncement: Bool?
  /// How an announcement competes with other speech.
  public var announcementPriority: AnnouncementPriority?
  /// 0 for a heading without a level, otherwise 1 to 6.
  public var headingLevel: Int?
  /// What kind of content the text is.
  public var textualContext: TextualContext?
  /// Annotations to the text that the app supplies, localised.
  public var custom: [String]?

  /// Creates attributes; nil leaves an attribute to the voice and the user's settings.
  public init(
    language: String? = nil, pitch: Double? = nil, punctuation: Bool? = nil,
    spellsOut: Bool? = nil, ipaNotation: String? = nil, queuesAnnouncement: Bool? = nil,
    announcementPriority: AnnouncementPriority? = nil, headingLevel: Int? = nil,
    textualContext: TextualContext? = nil, custom: [String]? = nil
  ) {
    self.language = language
    self.pitch = pitch
    self.punctuation = punctuation
    self.spellsOut = spellsOut
    self.ipaNotation = ipaNotation
    self.queuesAnnouncement = queuesAnnouncement
    self.announcementPriority = announcementPriority
    self.headingLevel = headingLevel
    self.textualContext = textualContext
    self.custom = custom
  }
}

/// How an announcement competes with other speech (`UIAccessibilityPriority`).
public enum AnnouncementPriority: String, Hashable, Sendable, Codable, CaseIterable {
  /// Interrupts other speech and cannot be interrupted itself.
  case high
  /// Interrupts other speech, and newer speech interrupts it.
  case `default`
  /// Waits until other speech has ended, and newer speech interrupts it.
  case low
}

/// The kind of content of a text (`UIAccessibilityTextualContext`).
public enum TextualContext: String, Hashable, Sendable, Codable, CaseIterable {
  /// A document that the user is writing.
  case wordProcessing
  /// A text to read from beginning to end, such as a book.
  case narrative
  /// A conversation.
  case messaging
  /// The cells of a spreadsheet.
  case spreadsheet
  /// Names of files and folders.
  case fileSystem
  /// Source code, where every punctuation mark matters.
  case sourceCode
  /// The output of commands.
  case console
}
