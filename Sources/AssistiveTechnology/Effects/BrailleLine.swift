import AccessibilityTree

/// What a braille display shows, before it is translated into cells.
public struct BrailleLine: Hashable, Sendable, Codable {
  /// The parts, in order; their abbreviated roles among them.
  public var text: String
  /// The element that the line is of; nil for a line that is only a message. A line of the same element as
  /// before leaves the display panned to where it was.
  public var element: AccessibilityElement.ID?
  /// The part of ``text`` that is the element's own: its label and value, without the containers before it
  /// and the role behind it; the text itself while it is edited, where routing keys put the insertion
  /// point. UTF-16 offsets; nil for a line without such a part.
  public var content: Range<Int>?
  /// The insertion point or selection, in UTF-16 units of ``text``: shown with dots 7 and 8.
  public var cursor: Range<Int>?
  /// The BCP-47 language of the text; nil for the user's.
  public var language: String?
  /// The parts of the text that are in another language, in order, without overlap.
  public var languages: [LanguageRun]
  /// True for an announcement, which is shown for a moment and then gives way.
  public var isMessage: Bool
  /// True for a line that the user came to by panning back from the line after it: its end shows first.
  public var showsEnd: Bool
  /// What the status cells show.
  public var status: [Status]

  /// A line; by default a text in the user's language without cursor, content or status.
  public init(
    text: String, element: AccessibilityElement.ID? = nil, content: Range<Int>? = nil,
    cursor: Range<Int>? = nil, language: String? = nil, languages: [LanguageRun] = [],
    isMessage: Bool = false, showsEnd: Bool = false, status: [Status] = []
  ) {
    self.text = text
    self.element = element
    self.content = content
    self.cursor = cursor
    self.language = language
    self.languages = languages
    self.isMessage = isMessage
    self.showsEnd = showsEnd
    self.status = status
  }

  /// A part of a line that is in a language of its own.
  public struct LanguageRun: Hashable, Sendable, Codable {
    /// UTF-16 offsets into the line's text.
    public var range: Range<Int>
    /// A BCP-47 tag.
    public var language: String

    /// A part of the line in the language of that BCP-47 tag.
    public init(range: Range<Int>, language: String) {
      self.range = range
      self.language = language
    }
  }

  /// What a status cell tells.
  public enum Status: String, Hashable, Sendable, Codable, CaseIterable {
    /// There is more to the left or the right of what the display shows; the display knows by itself.
    case panning
    /// Text is being edited.
    case editing
    /// There are messages that were not read.
    case message
  }
}
