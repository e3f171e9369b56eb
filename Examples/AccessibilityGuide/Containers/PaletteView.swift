import CurbcutUIKit

/// Colours to choose from, listed in the order in which they are to be read.
public final class PaletteView: UIView {
  public private(set) var swatches: [UIAccessibilityElement] = []

  public init(colors: [UIColor], frame: CGRect) {
    super.init(frame: frame)
    swatches = colors.enumerated().map { index, color in
      let swatch = UIAccessibilityElement(accessibilityContainer: self)
      swatch.accessibilityLabel = color.accessibilityName
      swatch.accessibilityTraits = .button
      swatch.accessibilityFrameInContainerSpace = CGRect(x: index * 44, y: 0, width: 44, height: 44)
      return swatch
    }
    // Right to left, as the palette is dealt.
    accessibilityElements = swatches.reversed()
    accessibilityContainerType = .semanticGroup
    accessibilityLabel = "Palette"
  }

  public required init?(coder: NSCoder) { nil }
}
