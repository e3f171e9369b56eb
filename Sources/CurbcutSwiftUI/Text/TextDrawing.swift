import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// Draws a text.
final class TextDrawing: UIView {
  weak var node: TextNode?
  private var layout: ShownText?
  /// What the letters are drawn with; nil for their own colours.
  var paint: _Paint? { didSet { setNeedsDisplay() } }

  /// What draws the text; nil for the system.
  var renderer: (any TextRenderer)? { didSet { if renderer != nil || oldValue != nil { setNeedsDisplay() } } }

  /// How the text is hidden; nil to show it.
  var redaction: Redaction?
  /// Offers to copy the text.
  private var copying: TextCopying?

  var canBeCopied: Bool {
    get { copying != nil }
    set {
      guard newValue != canBeCopied else { return }
      isUserInteractionEnabled = newValue
      if let copying { removeInteraction(copying.interaction) }
      copying = newValue ? TextCopying { [weak self] in self?.node?.copiedString ?? "" } : nil
      if let copying { addInteraction(copying.interaction) }
    }
  }

  /// Draws anew what the node has to say now.
  func forget() {
    layout = nil
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let text = layout ?? node?.layoutToDraw() else {
      return
    }
    layout = text
    if let redaction { return redaction.draw(text.layout, in: context, bounds) }
    if let renderer { return node?.draw(renderer, text, in: context, bounds) ?? () }
    let width = bounds.width
    guard let paint else { return text.draw(in: context, at: .zero, width: width) }
    paint.draw(in: context, bounds) { text.draw(in: $0, at: .zero, width: width) }
  }
}

extension TextDrawing: TextShowing {
  var shownTextFacts: ShownTextFacts? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    return node?.shownFacts(in: bounds)
  }
}

extension TextDrawing: TextPlacing {
  var placedText: String? { shownTextFacts?.text }

  func rects(ofPlaced range: NSRange) -> [CGRect] {
    (layout ?? node?.layoutToDraw())?.layout.rects(of: range, width: bounds.width) ?? []
  }
}
