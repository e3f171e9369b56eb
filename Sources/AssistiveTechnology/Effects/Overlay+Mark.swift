import Foundation

extension Overlay {
  /// Something drawn at a place of the screen.
  public struct Mark: Hashable, Sendable, Codable {
    /// Where, in screen coordinates, in points.
    public var frame: CGRect
    /// What is drawn there.
    public var kind: Kind

    /// Creates a mark at a place in screen coordinates.
    public init(frame: CGRect, kind: Kind) {
      self.frame = frame
      self.kind = kind
    }

    /// What a mark looks like.
    public enum Kind: Hashable, Sendable, Codable {
      /// A badge with a name or number, at the item with that frame.
      case badge(String)
      /// A cell of a grid with its number.
      case gridCell(Int)
    }
  }

  enum CodingKeys: String, CodingKey {
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
      // Older recordings have none.
      marks: try values.decodeIfPresent([Mark].self, forKey: .marks) ?? [])
  }
}
