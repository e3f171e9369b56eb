import Foundation

// What Button Shapes and Show Borders do to a button.

extension UIButton {
  /// Whether nothing but its text, or picture, shows that this is a button: it has no background and no border.
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

  /// Whether the button looks as the system makes it look. What a button of the type `custom` shows is the app's.
  private var isDrawnBySystem: Bool { configuration != nil || buttonType == .system }

  /// Button Shapes "underlines text you can tap", as the iPhone User Guide says: text that has no other shape.
  final var underlinesTitle: Bool {
    UIAccessibility.buttonShapesEnabled && isDrawnBySystem && hasNoShape
  }

  /// Draws the line around the button that Show Borders asks for, and Increase Contrast for one with a shape.
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
  /// True for a colour that lets everything through.
  fileprivate func isInvisible(with traits: UITraitCollection) -> Bool {
    resolvedColor(with: traits).cgColor.alpha <= 0
  }
}
