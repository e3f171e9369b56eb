import AccessibilityTree

/// What a braille display shows, before it is translated into cells.
public struct BrailleLine: Hashable, Sendable, Codable {
  /// The whole line, including abbreviated roles.
  public var text: String
  /// The element that the line describes; nil for a mere message. When the next line describes the same
  /// element, the display keeps its panning position.
  public var element: AccessibilityElement.ID?
  /// The part of ``text`` that belongs to the element itself: its label and value, without the containers
  /// before it and the role after it; while text is edited, the text itself, in which routing keys place the
  /// insertion point. In UTF-16 offsets; nil for a line without such a part.
  public var content: Range<Int>?
  /// The insertion point or selection, in UTF-16 units of ``text``: shown with dots 7 and 8.
  public var cursor: Range<Int>?
  /// The BCP-47 language of the text; nil for the user's.
  public var language: String?
  /// The parts of the text that are in another language, in order and without overlap.
  public var languages: [LanguageRun]
  /// True for an announcement, which is shown briefly and then replaced by the line before.
  public var isMessage: Bool
  /// True for a line that the user reached by panning back from the following line: its end is shown first.
  public var showsEnd: Bool
  /// What the status cells show.
  public var status: [Status]

  /// Creates a line; by default text in the user's language without cursor, content or status.
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

  /// A part of a line that is in another language.
  public struct LanguageRun: Hashable, Sendable, Codable {
    /// UTF-16 offsets into the line's text.
    public var range: Range<Int>
    /// A BCP-47 tag.
    public var language: String

    /// Creates a part of the line in the language with that BCP-47 tag.
    public init(range: Range<Int>, language: String) {
      self.range = range
      self.language = language
    }
  }

  /// What a status cell shows.
  public enum Status: String, Hashable, Sendable, Codable, CaseIterable {
    /// There is more to the left or right of what the display shows; the display determines this itself.
    case panning
    /// Text is being edited.
    case editing
    /// There are unread messages.
    case message
  }
}
