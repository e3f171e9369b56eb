/// The twelve text sizes of Dynamic Type, smallest first.
///
/// Follows <https://developer.apple.com/design/human-interface-guidelines/typography>.
public enum ContentSize: Int, Hashable, Sendable, Codable, CaseIterable, Comparable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// True for the five sizes beyond the ordinary slider.
  public var isAccessibilitySize: Bool { self >= .accessibilityMedium }

  /// The short names of the Human Interface Guidelines: `xSmall` to `xxxLarge`, `AX1` to `AX5`.
  public var name: String { Self.names[rawValue] }

  private static let names = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3",
    "AX4", "AX5",
  ]

  /// The size of that short name, ignoring case.
  public init?(named name: String) {
    guard let index = Self.names.firstIndex(where: { $0.lowercased() == name.lowercased() })
    else { return nil }
    self = Self.allCases[index]
  }
}
