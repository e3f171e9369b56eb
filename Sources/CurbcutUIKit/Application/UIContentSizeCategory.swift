import DeviceSettings
import Foundation

/// A text size of Dynamic Type.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontentsizecategory>.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Posted when the person chooses another size.
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  private static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  package init(_ size: ContentSize) { self = Self.ordered[size.rawValue] }

  /// The size among the twelve; nil for `unspecified`.
  package var contentSize: ContentSize? {
    Self.ordered.firstIndex(of: self).flatMap(ContentSize.init(rawValue:))
  }

  /// True for the five sizes beyond the ordinary slider.
  public var isAccessibilityCategory: Bool { contentSize?.isAccessibilitySize ?? false }

  public static func < (a: Self, b: Self) -> Bool {
    (a.contentSize?.rawValue ?? -1) < (b.contentSize?.rawValue ?? -1)
  }
  public static func > (a: Self, b: Self) -> Bool { b < a }
  public static func <= (a: Self, b: Self) -> Bool { !(b < a) }
  public static func >= (a: Self, b: Self) -> Bool { !(a < b) }
}
