import Foundation

extension Overlay {
  /// Something that a technology draws at a place on the screen, besides its cursor and panel.
  public struct Mark: Hashable, Sendable, Codable {
    /// What is drawn.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      /// The outline around one item.
      case itemCursor
      /// The outline around a group of items.
      case groupCursor
      /// The dashed outline around a group, which leads out of it.
      case leaveGroupCursor
      /// A text on a small coloured ground, over the middle of the frame: the number or name of an item.
      case badge
      /// A cell of a grid, with its number.
      case gridCell
      /// A thin line that fills the frame: an axis of a cursor that glides over the screen.
      case line
      /// A broad transparent band that fills the frame.
      case band
      /// Two crossing lines with the point in question in the middle of the frame.
      case crosshair
      /// A region that is darker than the rest, because it cannot be used.
      case dimmed
      /// The ring around what has the keyboard focus, or whose text is edited.
      case focusRing
      /// A word that is being spoken.
      case highlightedWord
      /// The sentence that is being spoken.
      case highlightedSentence
      /// A round button that floats over the screen and opens a menu.
      case menuButton
      /// The ground of a menu whose rows are marks.
      case menu
      /// An icon of such a menu, with its title below.
      case menuIcon
      /// A circle that stands for a finger.
      case touchPoint
      /// The pointer of a pointing device.
      case pointer
    }

    /// How a highlight or a ring looks, where the user has a choice.
    public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
      /// A line below the text.
      case underline
      /// A coloured ground behind the text.
      case ground
      /// A dark and a light line side by side (High Contrast).
      case doubleLine
    }

    /// What is drawn.
    public var kind: Kind
    /// Where, in screen coordinates.
    public var frame: CGRect
    /// The text of a badge, or the number of a cell.
    public var text: String?
    /// The name of the colour that the user chose (`blue`); nil for the technology's own.
    public var color: String?
    /// True for a thick line (Large Cursor).
    public var isLarge: Bool
    /// How much of it is seen, from 0 to 1; nil for all.
    public var opacity: Double?
    /// How it looks; nil for the only way or the usual one.
    public var style: Style?

    /// Creates a mark; by default without text, opaque, in the technology's own colour.
    public init(
      _ kind: Kind, _ frame: CGRect, text: String? = nil, color: String? = nil, isLarge: Bool = false,
      opacity: Double? = nil, style: Style? = nil
    ) {
      self.style = style
      self.kind = kind
      self.frame = frame
      self.text = text
      self.color = color
      self.isLarge = isLarge
      self.opacity = opacity
    }
  }
}

/// Overlays in recordings: one that was made before there were marks has none, and one without marks is written as before.
extension Overlay {
  private enum CodingKeys: String, CodingKey {
    case cursor, isCursorLarge, rotor, caption, isCurtained, panel, marks
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      cursor: try values.decodeIfPresent(CGRect.self, forKey: .cursor),
      rotor: try values.decodeIfPresent(String.self, forKey: .rotor),
      caption: try values.decodeIfPresent(String.self, forKey: .caption),
      isCurtained: try values.decode(Bool.self, forKey: .isCurtained),
      panel: try values.decodeIfPresent(Panel.self, forKey: .panel),
      isCursorLarge: try values.decode(Bool.self, forKey: .isCursorLarge),
      marks: try values.decodeIfPresent([Mark].self, forKey: .marks) ?? [])
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(cursor, forKey: .cursor)
    try values.encode(isCursorLarge, forKey: .isCursorLarge)
    try values.encodeIfPresent(rotor, forKey: .rotor)
    try values.encodeIfPresent(caption, forKey: .caption)
    try values.encode(isCurtained, forKey: .isCurtained)
    try values.encodeIfPresent(panel, forKey: .panel)
    if !marks.isEmpty { try values.encode(marks, forKey: .marks) }
  }
}
