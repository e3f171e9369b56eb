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

  /// Whether the material is a dark one with those traits.
  package func isDark(for traits: UITraitCollection) -> Bool {
    switch style {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      false
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      true
    default: traits.userInterfaceStyle == .dark
    }
  }

  /// The colour laid over the blurred backdrop.
  package func tint(for traits: UITraitCollection) -> UIColor {
    isDark(for: traits)
      ? UIColor(white: 0.145, alpha: opacity.dark) : UIColor(white: 0.97, alpha: opacity.light)
  }

  /// The colour that stands in when the person asks for less transparency.
  package func opaqueColor(for traits: UITraitCollection) -> UIColor {
    tint(for: traits).withAlphaComponent(1)
  }

  /// What the material makes of its backdrop. Apple publishes no numbers: these give what the materials of Apple's
  /// design resources look like over the same pictures.
  package var backdrop: BackdropBlur {
    let isThinnest =
      switch thickness {
      case .ultraThin: true
      default: false
      }
    return BackdropBlur(sigma: isThinnest ? 15 : 20, saturation: 1.8)
  }

  private enum Thickness {
    case ultraThin, thin, regular, thick, chrome
  }

  private var thickness: Thickness {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark, .regular, .light, .dark: .regular
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent,
      .extraLight:
      .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .chrome
    }
  }

  private var opacity: (light: CGFloat, dark: CGFloat) {
    switch thickness {
    case .ultraThin: (0.44, 0.55)
    case .thin: (0.60, 0.70)
    case .regular: (0.74, 0.82)
    case .thick: (0.88, 0.90)
    case .chrome: (0.82, 0.86)
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
