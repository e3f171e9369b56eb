import CurbcutDrawing
import Foundation

/// A view that shows one text, which audits measure.
@MainActor
package protocol TextShowing: UIView {
  /// What it shows now; nil for no text.
  var shownTextFacts: ShownTextFacts? { get }
}

/// A text as a view shows it. Lengths are in points, in the view's own coordinates.
package struct ShownTextFacts {
  /// The words.
  package var text: String
  /// The font, as large as the text size has it.
  package var font: UIFont
  /// The colour; nil when there are several, or more than a colour.
  package var color: UIColor?
  /// The most lines that it may take; 0 for any number.
  package var numberOfLines: Int
  /// Where the letters stand.
  package var frame: CGRect
  /// The size that all of the text needs: in one line if it may have only one, else at the width of the view.
  package var needs: CGSize
  /// Whether it ends in an ellipsis, or not all of it is shown.
  package var isTruncated: Bool
  /// The part of its size to which the font was made smaller so that the text fits; 1 for none.
  package var scale: CGFloat
  /// Whether the font follows the text size by itself; nil where only a comparison tells.
  package var followsTextSize: Bool?
  /// The links.
  package var links: [Link] = []
  /// Whether the system chose the colour, as that of a placeholder or of the header of a list.
  package var hasSystemColor = false

  /// Creates what is known of a text.
  package init(
    text: String, font: UIFont, color: UIColor?, numberOfLines: Int, frame: CGRect, needs: CGSize,
    isTruncated: Bool, scale: CGFloat = 1, followsTextSize: Bool? = nil
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.numberOfLines = numberOfLines
    self.frame = frame
    self.needs = needs
    self.isTruncated = isTruncated
    self.scale = scale
    self.followsTextSize = followsTextSize
  }
}

extension ShownTextFacts {
  /// A link in a text.
  package struct Link {
    /// Its words.
    package var text: String
    /// Its colour, and that of the words around it.
    package var color, around: UIColor
    /// Whether more than the colour tells it from these: a line below it, another font.
    package var hasOtherCue: Bool
  }
}

extension NSAttributedString {
  /// The links of a text that is drawn, where the words around them have one colour.
  ///
  /// - Parameters:
  ///   - ranges: where the links are; nil for the parts with the attribute of a link.
  ///   - color: the colour of parts that say none.
  package func shownLinks(in ranges: [NSRange]? = nil, color: UIColor, tint: UIColor) -> [ShownTextFacts.Link]
  {
    var links: [(text: String, color: UIColor, font: UIFont?, isMarked: Bool)] = []
    var around: [(color: UIColor, font: UIFont?)] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let isLink =
        ranges.map { $0.contains { NSIntersectionRange($0, range).length > 0 } }
        ?? (attributes[.link] != nil)
      let own = attributes[.foregroundColor] as? UIColor
      let font = attributes[.font] as? UIFont
      guard isLink else {
        around.append((own ?? color, font))
        return
      }
      let isMarked = (attributes[.underlineStyle] as? Int ?? 0) != 0 || attributes[.backgroundColor] != nil
      links.append(((string as NSString).substring(with: range), own ?? tint, font, isMarked))
    }
    guard let first = around.first, Set(around.map(\.color)).count == 1 else { return [] }
    return links.map { link in
      ShownTextFacts.Link(
        text: link.text, color: link.color, around: first.color,
        hasOtherCue: link.isMarked || link.font?.fontName != first.font?.fontName)
    }
  }
}
