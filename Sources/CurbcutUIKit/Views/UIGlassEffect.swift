import Foundation

/// The Liquid Glass material of iOS 26, through which the content behind shows, blurred.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiglasseffect>.
open class UIGlassEffect: UIVisualEffect {
  /// How clear the glass is.
  public enum Style: Int, Hashable, Sendable {
    /// The system's own.
    case regular
    /// Clearer.
    case clear
  }

  package let style: Style
  /// The colour of the glass; nil for none.
  open var tintColor: UIColor?
  /// Whether the glass answers to touches, by light.
  open var isInteractive = false

  /// Creates glass of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates regular glass.
  public override convenience init() { self.init(style: .regular) }
}

/// Lets pieces of glass that are close to each other flow together.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiglasscontainereffect>.
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance at which they begin to flow together, in points.
  open var spacing: CGFloat = 0
}
