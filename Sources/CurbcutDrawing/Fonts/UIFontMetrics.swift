import Foundation

/// Scales fonts and lengths with the user's text size.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifontmetrics>.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  /// The metrics of body text; the old name of ``default``.
  public class var defaultMetrics: UIFontMetrics { .default }

  // MARK: Fonts

  /// The font at the current text size. It must not have been scaled before.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// The font at the text size of traits; nil means the current ones. It must not have been scaled before.
  public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traits)
  }

  /// The font at the current text size, up to a size in points; 0 for no maximum.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font at the text size of traits, up to a size in points; 0 for no maximum. It must not have been scaled
  /// before.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    // UIKit raises an exception here, so no working app does this.
    precondition(
      font.scaling == .none,
      "a scaled font cannot be scaled again: give UIFontMetrics a font of a fixed size")
    let maximum = maximumPointSize > 0 ? maximumPointSize : nil
    var core = font.core
    core.size = fontSize(font.pointSize, maximum: maximum, traits: traits ?? .current)
    return UIFont(
      core: core, scaling: .metrics(style, baseSize: font.pointSize, maximum: maximum),
      requestedName: font.requestedName, isEmboldened: font.isEmboldened)
  }

  /// A font size for traits, rounded to whole points, as in UIKit; unchanged at the default text size.
  func fontSize(_ base: CGFloat, maximum: CGFloat?, traits: UITraitCollection) -> CGFloat {
    let factor = style.scaleFactor(at: traits.preferredContentSizeCategory)
    let size = factor == 1 ? base : (base * factor).rounded()
    return min(size, maximum ?? size)
  }

  // MARK: Lengths

  /// A length in points at the current text size, rounded to whole pixels.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// A length at the text size of traits, rounded to whole pixels; unchanged at the default text size.
  public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
    let traits = traits ?? .current
    let factor = style.scaleFactor(at: traits.preferredContentSizeCategory)
    guard factor != 1 else { return value }
    let scale =
      traits.displayScale > 0 ? traits.displayScale : UIGraphicsImageRendererFormat.screenScale
    return (value * factor).rounded(toScale: scale)
  }
}
