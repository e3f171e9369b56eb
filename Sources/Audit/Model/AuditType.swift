/// The audits of Xcode, under their own names.
///
/// Follows <https://developer.apple.com/documentation/xctest/xcuiaccessibilityaudittype>.
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Contrast of text and graphics with what is behind them.
  public static let contrast = Self(rawValue: 1 << 0)
  /// What is seen but is no accessibility element.
  public static let elementDetection = Self(rawValue: 1 << 1)
  /// The size of what is touched.
  public static let hitRegion = Self(rawValue: 1 << 2)
  /// Labels and hints.
  public static let sufficientElementDescription = Self(rawValue: 1 << 3)
  /// Text that follows the text size setting.
  public static let dynamicType = Self(rawValue: 1 << 16)
  /// Text that is cut off.
  public static let textClipped = Self(rawValue: 1 << 17)
  /// Traits that are missing, or exclude one another.
  public static let trait = Self(rawValue: 1 << 18)
  /// The hierarchy of elements. Xcode has this audit for macOS only.
  public static let parentChild = Self(rawValue: 1 << 33)
  /// No audit of Xcode: what its audits do not look at.
  public static let none: Self = []
  /// Every audit.
  public static let all = Self(rawValue: ~0)

  /// Each audit with its name.
  public static let names: [(type: Self, name: String)] = [
    (.contrast, "contrast"), (.elementDetection, "elementDetection"), (.hitRegion, "hitRegion"),
    (.sufficientElementDescription, "sufficientElementDescription"), (.dynamicType, "dynamicType"),
    (.textClipped, "textClipped"), (.trait, "trait"), (.parentChild, "parentChild"),
  ]

  /// The audit with a name; nil when there is none.
  public init?(name: String) {
    if name == "all" {
      self = .all
    } else if let known = Self.names.first(where: { $0.name == name }) {
      self = known.type
    } else {
      return nil
    }
  }

  /// The name of a single audit; `none` for none.
  public var name: String { isEmpty ? "none" : Self.names.first { $0.type == self }?.name ?? "all" }
}
