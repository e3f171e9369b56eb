import AccessibilityTree

/// What a braille display shows, before it is translated into cells.
public struct BrailleLine: Hashable, Sendable, Codable {
  /// The parts, in order; their abbreviated roles among them.
  public var text: String
  /// The part of the text that belongs to each cell's element: where routing keys act. UTF-16 offsets of
  /// the element's own text in ``text``; nil for a line that is only a message.
  public var content: Range<Int>?
  /// The insertion point or selection, in UTF-16 units of ``text``: shown with dots 7 and 8.
  public var cursor: Range<Int>?
  /// The BCP-47 language of the text; nil for the user's.
  public var language: String?
  /// True for an announcement, which is shown for a moment and then gives way.
  public var isMessage: Bool
  /// What the status cells show.
  public var status: [Status]

  public init(
    text: String, content: Range<Int>? = nil, cursor: Range<Int>? = nil, language: String? = nil,
    isMessage: Bool = false, status: [Status] = []
  ) {
    self.text = text
    self.content = content
    self.cursor = cursor
    self.language = language
    self.isMessage = isMessage
    self.status = status
  }

  public enum Status: String, Hashable, Sendable, Codable, CaseIterable {
    /// There is more to the left or the right of what the display shows.
    case panning
    /// Text is being edited.
    case editing
    /// There are messages that were not read.
    case message
  }
}
