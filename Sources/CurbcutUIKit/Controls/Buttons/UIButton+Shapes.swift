import Foundation

// The effects of Button Shapes and Show Borders on a button.

extension UIButton {
  /// Whether the button has neither a background nor a border: only its title or image shows that it is a button.
  private var hasNoShape: Bool {
    if let configuration {
      let background = configuration.automaticUpdate(for: self).background
      guard background.image == nil, background.strokeWidth <= 0 else { return false }
      guard background.resolvedBackgroundColor(for: tintColor).isInvisible(with: traitCollection) else {
        return false
      }
    } else if currentBackgroundImage != nil || (buttonType == .system && isSelected) {
      return false
    }
    if backgroundColor?.isInvisible(with: traitCollection) == false { return false }
    return (storedLayer?.borderWidth ?? 0) == 0
  }

  /// Whether the system decides how the button looks; the app decides for a button of type `custom`.
  private var isDrawnBySystem: Bool { configuration != nil || buttonType == .system }

  /// Whether Button Shapes underlines the title. It "underlines text you can tap" (iPhone User Guide) that has no
  /// other shape.
  final var underlinesTitle: Bool {
    UIAccessibility.buttonShapesEnabled && isDrawnBySystem && hasNoShape
  }

  /// Draws the border that Show Borders gives to every button, and Increase Contrast to a button with a shape.
  final func drawEdges(around shape: CGRect, cornerRadius: CGFloat) {
    guard isDrawnBySystem, currentBackgroundImage == nil else { return }
    if hasNoShape {
      guard UIKitHost.shared.settings.showBorders else { return }
      ControlEdges.strokeAlways(bounds, cornerRadius: bounds.height / 2)
    } else if configuration != nil {
      ControlEdges.stroke(shape, cornerRadius: cornerRadius)
    }
  }
}

extension UIColor {
  /// Whether the colour is fully transparent.
  fileprivate func isInvisible(with traits: UITraitCollection) -> Bool {
    resolvedColor(with: traits).cgColor.alpha <= 0
  }
}
