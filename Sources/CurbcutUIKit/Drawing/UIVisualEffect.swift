import Foundation

/// A look that a visual effect view gives to what lies behind it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uivisualeffect>.
open class UIVisualEffect: NSObject {
  public override init() { super.init() }
}

/// Blurs what lies behind.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiblureffect>.
open class UIBlurEffect: UIVisualEffect {
  /// How much a blur lets through, and whether it is light or dark.
  public enum Style: Int, Hashable, Sendable {
    /// Much lighter than what lies behind.
    case extraLight = 0
    /// Lighter than what lies behind.
    case light
    /// Darker than what lies behind.
    case dark
    /// Follows the appearance.
    case regular = 4
    /// Follows the appearance, and stands out more.
    case prominent
    /// Follows the appearance; lets the most through.
    case systemUltraThinMaterial = 6
    /// Follows the appearance; lets much through.
    case systemThinMaterial
    /// Follows the appearance; lets a middling part through.
    case systemMaterial
    /// Follows the appearance; lets little through.
    case systemThickMaterial
    /// Follows the appearance; as bars of the system.
    case systemChromeMaterial
    /// Light; lets the most through.
    case systemUltraThinMaterialLight
    /// Light; lets much through.
    case systemThinMaterialLight
    /// Light; lets a middling part through.
    case systemMaterialLight
    /// Light; lets little through.
    case systemThickMaterialLight
    /// Light; as bars of the system.
    case systemChromeMaterialLight
    /// Dark; lets the most through.
    case systemUltraThinMaterialDark
    /// Dark; lets much through.
    case systemThinMaterialDark
    /// Dark; lets a middling part through.
    case systemMaterialDark
    /// Dark; lets little through.
    case systemThickMaterialDark
    /// Dark; as bars of the system.
    case systemChromeMaterialDark
  }

  package let style: Style

  /// A blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The colour laid over the blurred backdrop.
  package func tint(for traits: UITraitCollection) -> UIColor {
    let isDark =
      switch style {
      case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
        .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
        false
      case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
        .systemThickMaterialDark, .systemChromeMaterialDark:
        true
      default: traits.userInterfaceStyle == .dark
      }
    let white: CGFloat = isDark ? 0.12 : 0.97
    return UIColor(white: white, alpha: opacity)
  }

  /// The colour that stands in when the person asks for less transparency.
  package func opaqueColor(for traits: UITraitCollection) -> UIColor {
    tint(for: traits).withAlphaComponent(1)
  }

  /// In points.
  package var blurRadius: CGFloat { 20 }

  private var opacity: CGFloat {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.45
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.6
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark, .regular, .light, .dark: 0.75
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent,
      .extraLight:
      0.88
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.85
    }
  }
}

/// How strongly content stands out of the blur behind it.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  /// Text of the first importance.
  case label
  /// Text of the second importance.
  case secondaryLabel
  /// Text of the third importance.
  case tertiaryLabel
  /// Text of the least importance.
  case quaternaryLabel
  /// Areas.
  case fill
  /// Areas of the second importance.
  case secondaryFill
  /// Areas of the third importance.
  case tertiaryFill
  /// Lines between things.
  case separator
}

/// Lets content take colour from the blur behind it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uivibrancyeffect>.
open class UIVibrancyEffect: UIVisualEffect {
  package let blurEffect: UIBlurEffect
  package let style: UIVibrancyEffectStyle

  /// Content in the colours of a blur, as text of the first importance.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    style = .label
    super.init()
  }

  /// Content in the colours of a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }
}
