import UIKit

/// Colours to choose from, listed in the order in which they are to be read.
final class PaletteView: UIView {
  private let colors: [UIColor]
  private(set) var swatches: [UIAccessibilityElement] = []

  init(colors: [UIColor], frame: CGRect) {
    self.colors = colors
    super.init(frame: frame)
    backgroundColor = .clear
    swatches = colors.enumerated().map { index, color in
      let swatch = UIAccessibilityElement(accessibilityContainer: self)
      swatch.accessibilityLabel = color.accessibilityName
      swatch.accessibilityTraits = .button
      swatch.accessibilityFrameInContainerSpace = CGRect(x: index * 44, y: 0, width: 44, height: 44)
      return swatch
    }
    // Read from right to left, an order that the app chooses.
    accessibilityElements = swatches.reversed()
    accessibilityContainerType = .semanticGroup
    accessibilityLabel = "Palette"
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 44 * colors.count, height: 44) }

  override func draw(_ rect: CGRect) {
    for (index, color) in colors.enumerated() {
      color.setFill()
      UIBezierPath(ovalIn: CGRect(x: index * 44 + 4, y: 4, width: 36, height: 36)).fill()
    }
  }
}
