import Foundation

/// An effect that a visual effect view applies to the content behind it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uivisualeffect>.
open class UIVisualEffect: NSObject {
  public override init() { super.init() }
}

/// Blurs the content behind.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiblureffect>.
open class UIBlurEffect: UIVisualEffect {
  /// The thickness of a blur, and whether it is light or dark.
  public enum Style: Int, Hashable, Sendable {
    /// Much lighter than the content behind.
    case extraLight = 0
    /// Lighter than the content behind.
    case light
    /// Darker than the content behind.
    case dark
    /// Follows the appearance.
    case regular = 4
    /// Follows the appearance, and stands out more.
    case prominent
    /// Follows the appearance; the most translucent.
    case systemUltraThinMaterial = 6
    /// Follows the appearance; very translucent.
    case systemThinMaterial
    /// Follows the appearance; moderately translucent.
    case systemMaterial
    /// Follows the appearance; slightly translucent.
    case systemThickMaterial
    /// Follows the appearance; like the system's bars.
    case systemChromeMaterial
    /// Light; the most translucent.
    case systemUltraThinMaterialLight
    /// Light; very translucent.
    case systemThinMaterialLight
    /// Light; moderately translucent.
    case systemMaterialLight
    /// Light; slightly translucent.
    case systemThickMaterialLight
    /// Light; like the system's bars.
    case systemChromeMaterialLight
    /// Dark; the most translucent.
    case systemUltraThinMaterialDark
    /// Dark; very translucent.
    case systemThinMaterialDark
    /// Dark; moderately translucent.
    case systemMaterialDark
    /// Dark; slightly translucent.
    case systemThickMaterialDark
    /// Dark; like the system's bars.
    case systemChromeMaterialDark
  }

  package let style: Style

  /// Creates a blur with a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Whether the material is dark with those traits.
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

  /// The colour that replaces the blur when the person asks for less transparency.
  package func opaqueColor(for traits: UITraitCollection) -> UIColor {
    tint(for: traits).withAlphaComponent(1)
  }

  /// The blur and saturation that the material applies to its backdrop. Apple publishes no numbers: these reproduce
  /// the look of the materials in Apple's design resources over the same pictures.
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

/// How strongly content stands out from the blur behind it.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  /// Primary text.
  case label
  /// Secondary text.
  case secondaryLabel
  /// Tertiary text.
  case tertiaryLabel
  /// Quaternary text.
  case quaternaryLabel
  /// Filled areas.
  case fill
  /// Secondary filled areas.
  case secondaryFill
  /// Tertiary filled areas.
  case tertiaryFill
  /// Separator lines.
  case separator
}

/// Lets content take on colour from the blur behind it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uivibrancyeffect>.
open class UIVibrancyEffect: UIVisualEffect {
  package let blurEffect: UIBlurEffect
  package let style: UIVibrancyEffectStyle

  /// Creates a vibrancy effect over a blur, for primary text.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    style = .label
    super.init()
  }

  /// Creates a vibrancy effect over a blur, with a style.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }
}
