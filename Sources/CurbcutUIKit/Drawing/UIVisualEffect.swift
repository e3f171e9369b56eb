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
  public enum Style: Int, Hashable, Sendable {
    case extraLight = 0, light, dark
    case regular = 4, prominent
    case systemUltraThinMaterial = 6, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  package let style: Style

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
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill
  case separator
}

/// Lets content take colour from the blur behind it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uivibrancyeffect>.
open class UIVibrancyEffect: UIVisualEffect {
  package let blurEffect: UIBlurEffect
  package let style: UIVibrancyEffectStyle

  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    style = .label
    super.init()
  }

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }
}
