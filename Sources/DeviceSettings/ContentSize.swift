/// The twelve text sizes of Dynamic Type, smallest first.
///
/// Follows <https://developer.apple.com/design/human-interface-guidelines/typography>.
public enum ContentSize: Int, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// The smallest: body text of 14 points.
  case extraSmall
  /// Body text of 15 points.
  case small
  /// Body text of 16 points.
  case medium
  /// The default size: body text of 17 points.
  case large
  /// Body text of 19 points.
  case extraLarge
  /// Body text of 21 points.
  case extraExtraLarge
  /// The largest size of the ordinary slider: body text of 23 points.
  case extraExtraExtraLarge
  /// The smallest of the Larger Accessibility Sizes: body text of 28 points.
  case accessibilityMedium
  /// Body text of 33 points.
  case accessibilityLarge
  /// Body text of 40 points.
  case accessibilityExtraLarge
  /// Body text of 47 points.
  case accessibilityExtraExtraLarge
  /// The largest: body text of 53 points.
  case accessibilityExtraExtraExtraLarge

  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// True for the five sizes beyond the ordinary slider.
  public var isAccessibilitySize: Bool { self >= .accessibilityMedium }

  /// The short name used in the Human Interface Guidelines: `xSmall` to `xxxLarge`, `AX1` to `AX5`.
  public var name: String { Self.names[rawValue] }

  private static let names = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3",
    "AX4", "AX5",
  ]

  /// Creates the size with that short name, ignoring case; nil for an unknown name.
  public init?(named name: String) {
    guard let index = Self.names.firstIndex(where: { $0.lowercased() == name.lowercased() })
    else { return nil }
    self = Self.allCases[index]
  }
}
