import DeviceSettings
import Foundation

/// A Dynamic Type text size.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontentsizecategory>.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No size is specified; sorts before all others.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest of the seven standard sizes.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// The second of the seven standard sizes.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// The third of the seven standard sizes.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The default size.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// The fifth of the seven standard sizes.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// The sixth of the seven standard sizes.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest of the seven standard sizes.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest of the five accessibility sizes.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of the five accessibility sizes.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of the five accessibility sizes.
  public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth of the five accessibility sizes.
  public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest size of all.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Posted when the user chooses another size.
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The key of the new size's raw value in the `userInfo` of ``didChangeNotification``.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  private static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  package init(_ size: ContentSize) { self = Self.ordered[size.rawValue] }

  /// The corresponding one of the twelve sizes; nil for `unspecified`.
  package var contentSize: ContentSize? {
    Self.ordered.firstIndex(of: self).flatMap(ContentSize.init(rawValue:))
  }

  /// True for the five sizes beyond the standard ones.
  public var isAccessibilityCategory: Bool { contentSize?.isAccessibilitySize ?? false }

  /// Whether one size is smaller than another; `unspecified` is smaller than all.
  public static func < (a: Self, b: Self) -> Bool {
    (a.contentSize?.rawValue ?? -1) < (b.contentSize?.rawValue ?? -1)
  }
  /// Whether one size is larger than another.
  public static func > (a: Self, b: Self) -> Bool { b < a }
  /// Whether one size is at most as large as another.
  public static func <= (a: Self, b: Self) -> Bool { !(b < a) }
  /// Whether one size is at least as large as another.
  public static func >= (a: Self, b: Self) -> Bool { !(a < b) }
}
