import Foundation

/// The values of one system colour, by appearance, contrast, and, in dark mode, level.
struct SystemColor: Sendable {
  private let light, dark, highLight, highDark, elevatedDark, elevatedHighDark: CGColor

  /// Creates a colour from values as 0xRRGGBB, each with an alpha.
  init(
    _ light: UInt32, _ dark: UInt32, high highLight: UInt32? = nil, _ highDark: UInt32? = nil,
    elevated: UInt32? = nil, elevatedHigh: UInt32? = nil,
    alpha: (light: CGFloat, dark: CGFloat, highLight: CGFloat, highDark: CGFloat) = (1, 1, 1, 1)
  ) {
    self.light = Self.color(light, alpha.light)
    self.dark = Self.color(dark, alpha.dark)
    self.highLight = Self.color(highLight ?? light, alpha.highLight)
    self.highDark = Self.color(highDark ?? dark, alpha.highDark)
    elevatedDark = Self.color(elevated ?? dark, alpha.dark)
    elevatedHighDark = Self.color(elevatedHigh ?? highDark ?? dark, alpha.highDark)
  }

  private static func color(_ value: UInt32, _ alpha: CGFloat) -> CGColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((value >> shift) & 0xFF) / 255 }
    return CGColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  func value(for traits: UITraitCollection) -> CGColor {
    let isHigh = traits.accessibilityContrast == .high
    guard traits.userInterfaceStyle == .dark else { return isHigh ? highLight : light }
    if traits.userInterfaceLevel == .elevated { return isHigh ? elevatedHighDark : elevatedDark }
    return isHigh ? highDark : dark
  }
}

/// The standard system colours.
///
/// Values follow the tables of the Human Interface Guidelines,
/// <https://developer.apple.com/design/human-interface-guidelines/color>, for systems before the redesign of 2025.
extension UIColor {
  private convenience init(_ name: String, _ color: SystemColor) {
    self.init(storage: .system(name, color))
  }

  // MARK: Adaptive colours

  /// Red that adapts to appearance and contrast; for errors and destructive actions.
  public static let systemRed = UIColor(
    "systemRedColor", SystemColor(0xFF3B30, 0xFF453A, high: 0xD70015, 0xFF6961))
  /// Orange that adapts to appearance and contrast.
  public static let systemOrange = UIColor(
    "systemOrangeColor", SystemColor(0xFF9500, 0xFF9F0A, high: 0xC93400, 0xFFB340))
  /// Yellow that adapts to appearance and contrast.
  public static let systemYellow = UIColor(
    "systemYellowColor", SystemColor(0xFFCC00, 0xFFD60A, high: 0xB25000, 0xFFD426))
  /// Green that adapts to appearance and contrast; for what is on or has succeeded.
  public static let systemGreen = UIColor(
    "systemGreenColor", SystemColor(0x34C759, 0x30D158, high: 0x248A3D, 0x30DB5B))
  /// Mint that adapts to appearance and contrast.
  public static let systemMint = UIColor(
    "systemMintColor", SystemColor(0x00C7BE, 0x63E6E2, high: 0x0C817B, 0x66D4CF))
  /// Teal that adapts to appearance and contrast.
  public static let systemTeal = UIColor(
    "systemTealColor", SystemColor(0x30B0C7, 0x40C8E0, high: 0x008299, 0x5DE6FF))
  /// Cyan that adapts to appearance and contrast.
  public static let systemCyan = UIColor(
    "systemCyanColor", SystemColor(0x32ADE6, 0x64D2FF, high: 0x0071A4, 0x70D7FF))
  /// Blue that adapts to appearance and contrast; the default tint.
  public static let systemBlue = UIColor(
    "systemBlueColor", SystemColor(0x007AFF, 0x0A84FF, high: 0x0040DD, 0x409CFF))
  /// Indigo that adapts to appearance and contrast.
  public static let systemIndigo = UIColor(
    "systemIndigoColor", SystemColor(0x5856D6, 0x5E5CE6, high: 0x3634A3, 0x7D7AFF))
  /// Purple that adapts to appearance and contrast.
  public static let systemPurple = UIColor(
    "systemPurpleColor", SystemColor(0xAF52DE, 0xBF5AF2, high: 0x8944AB, 0xDA8FFF))
  /// Pink that adapts to appearance and contrast.
  public static let systemPink = UIColor(
    "systemPinkColor", SystemColor(0xFF2D55, 0xFF375F, high: 0xD30F45, 0xFF6482))
  /// Brown that adapts to appearance and contrast.
  public static let systemBrown = UIColor(
    "systemBrownColor", SystemColor(0xA2845E, 0xAC8E68, high: 0x7F6545, 0xB59469))
  /// The strongest of six greys, nearly the same in light and dark.
  public static let systemGray = UIColor(
    "systemGrayColor", SystemColor(0x8E8E93, 0x8E8E93, high: 0x6C6C70, 0xAEAEB2))
  /// The second of six greys; nearer to the background than the one before.
  public static let systemGray2 = UIColor(
    "systemGray2Color", SystemColor(0xAEAEB2, 0x636366, high: 0x8E8E93, 0x7C7C80))
  /// The third of six greys.
  public static let systemGray3 = UIColor(
    "systemGray3Color", SystemColor(0xC7C7CC, 0x48484A, high: 0xAEAEB2, 0x545456))
  /// The fourth of six greys.
  public static let systemGray4 = UIColor(
    "systemGray4Color", SystemColor(0xD1D1D6, 0x3A3A3C, high: 0xBCBCC0, 0x444446))
  /// The fifth of six greys.
  public static let systemGray5 = UIColor(
    "systemGray5Color", SystemColor(0xE5E5EA, 0x2C2C2E, high: 0xD8D8DC, 0x363638))
  /// The last of six greys, the nearest to the background.
  public static let systemGray6 = UIColor(
    "systemGray6Color", SystemColor(0xF2F2F7, 0x1C1C1E, high: 0xEBEBF0, 0x242426))

  /// The tint colour of the view it is drawn in; blue, unless an app sets another.
  public static let tintColor = UIColor(
    "tintColor", SystemColor(0x007AFF, 0x0A84FF, high: 0x0040DD, 0x409CFF))

  // MARK: Text and lines

  /// Primary text.
  public static let label = UIColor("labelColor", SystemColor(0x000000, 0xFFFFFF))
  /// Secondary text, such as a subtitle.
  public static let secondaryLabel = UIColor(
    "secondaryLabelColor", SystemColor(0x3C3C43, 0xEBEBF5, alpha: (0.6, 0.6, 0.8, 0.7)))
  /// Tertiary text.
  public static let tertiaryLabel = UIColor(
    "tertiaryLabelColor", SystemColor(0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3, 0.7, 0.55)))
  /// Quaternary text, such as a watermark.
  public static let quaternaryLabel = UIColor(
    "quaternaryLabelColor", SystemColor(0x3C3C43, 0xEBEBF5, alpha: (0.18, 0.16, 0.55, 0.4)))
  /// Placeholder text in a text field.
  public static let placeholderText = UIColor(
    "placeholderTextColor", SystemColor(0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3, 0.7, 0.55)))
  /// Links.
  public static let link = UIColor(
    "linkColor", SystemColor(0x007AFF, 0x0984FF, high: 0x0040DD, 0x409CFF))
  /// Thin separator lines; translucent.
  public static let separator = UIColor(
    "separatorColor", SystemColor(0x3C3C43, 0x545458, alpha: (0.29, 0.6, 0.37, 0.7)))
  /// Thin separator lines; opaque.
  public static let opaqueSeparator = UIColor("opaqueSeparatorColor", SystemColor(0xC6C6C8, 0x38383A))

  // MARK: Backgrounds

  /// The main background of a screen.
  public static let systemBackground = UIColor(
    "systemBackgroundColor", SystemColor(0xFFFFFF, 0x000000, elevated: 0x1C1C1E, elevatedHigh: 0x242426))
  /// Content on top of the main background, such as a group.
  public static let secondarySystemBackground = UIColor(
    "secondarySystemBackgroundColor",
    SystemColor(0xF2F2F7, 0x1C1C1E, high: 0xEBEBF0, 0x242426, elevated: 0x2C2C2E, elevatedHigh: 0x363638))
  /// Content on top of the secondary background.
  public static let tertiarySystemBackground = UIColor(
    "tertiarySystemBackgroundColor",
    SystemColor(0xFFFFFF, 0x2C2C2E, high: 0xFFFFFF, 0x363638, elevated: 0x3A3A3C, elevatedHigh: 0x444446))
  /// The main background of a screen with grouped content.
  public static let systemGroupedBackground = UIColor(
    "systemGroupedBackgroundColor",
    SystemColor(0xF2F2F7, 0x000000, high: 0xEBEBF0, 0x000000, elevated: 0x1C1C1E, elevatedHigh: 0x242426))
  /// Content on top of the grouped background, such as a row.
  public static let secondarySystemGroupedBackground = UIColor(
    "secondarySystemGroupedBackgroundColor",
    SystemColor(0xFFFFFF, 0x1C1C1E, high: 0xFFFFFF, 0x242426, elevated: 0x2C2C2E, elevatedHigh: 0x363638))
  /// Content on top of the secondary grouped background.
  public static let tertiarySystemGroupedBackground = UIColor(
    "tertiarySystemGroupedBackgroundColor",
    SystemColor(0xF2F2F7, 0x2C2C2E, high: 0xEBEBF0, 0x363638, elevated: 0x3A3A3C, elevatedHigh: 0x444446))

  // MARK: Fills

  /// Fills thin and small shapes, such as the track of a slider.
  public static let systemFill = UIColor(
    "systemFillColor", SystemColor(0x787880, 0x787880, alpha: (0.2, 0.36, 0.28, 0.44)))
  /// Fills medium-size shapes, such as the background of a switch.
  public static let secondarySystemFill = UIColor(
    "secondarySystemFillColor", SystemColor(0x787880, 0x787880, alpha: (0.16, 0.32, 0.24, 0.4)))
  /// Fills large shapes, such as a text field or a button.
  public static let tertiarySystemFill = UIColor(
    "tertiarySystemFillColor", SystemColor(0x767680, 0x767680, alpha: (0.12, 0.24, 0.2, 0.32)))
  /// Fills large areas with complex content.
  public static let quaternarySystemFill = UIColor(
    "quaternarySystemFillColor", SystemColor(0x747480, 0x767680, alpha: (0.08, 0.18, 0.16, 0.26)))

  // MARK: Fixed colours

  /// Text on a dark background, regardless of the appearance.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Text on a light background, regardless of the appearance.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Black, regardless of the appearance.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A grey of one third white.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// A grey of two thirds white.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White, regardless of the appearance.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A grey of half white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Pure red, regardless of the appearance.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green, regardless of the appearance.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue, regardless of the appearance.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Full green and blue.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Full red and green.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Full red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Full red and half green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half red and half blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// 0.6 red, 0.4 green and 0.2 blue.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Transparent: black with an alpha of 0.
  public static let clear = UIColor(white: 0, alpha: 0)

  /// The background of grouped lists before iOS 13, which is now the system's grouped background.
  public static let groupTableViewBackground = systemGroupedBackground
}
