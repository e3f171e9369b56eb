import CurbcutUIKit
import Foundation

/// The colour of a text in one look, which goes to its end over time.
@MainActor
final class TextInk {
  /// The colour on its way; nil for that of the text itself.
  private(set) var shown: UIColor?
  private var own: UIColor?
  private var paint: AnimatedPaint?

  /// - Parameter own: the colour before.
  init(_ own: UIColor?) { self.own = own }

  /// Changes the colour of a node's text.
  func change(to new: UIColor?, of node: ViewNode, _ redraw: @escaping @MainActor () -> Void) {
    defer { own = new }
    guard let new, let own, node.isPlaced, own != new || paint?.isAnimating == true else {
      return shown = nil
    }
    let paint = paint ?? AnimatedPaint()
    if self.paint == nil { paint.change(to: .color(own), of: node) { _ in } }
    self.paint = paint
    paint.change(to: .color(new), of: node) { [weak self, weak paint] now in
      self?.shown = paint?.isAnimating == true ? now.color : nil
      redraw()
    }
  }
}
