import CurbcutDrawing
import CurbcutUIKit
import Foundation

/// The traits that the hosting controller gives, from which fonts, colours and controls take theirs.
private enum TraitsKey: EnvironmentKey {
  static let defaultValue = UITraitCollection()
}

extension EnvironmentValues {
  /// The traits of the device and the hosting controller, with what views have set.
  var traits: UITraitCollection {
    get { self[TraitsKey.self] }
    set { self[TraitsKey.self] = newValue }
  }

  private mutating func setTrait(_ change: (inout TraitValues) -> Void) {
    var values = traits.values
    change(&values)
    traits = UITraitCollection(values)
  }

  /// The size of text that the person has chosen.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/dynamictypesize>.
  public var dynamicTypeSize: DynamicTypeSize {
    get { DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large }
    set { setTrait { $0.preferredContentSizeCategory = newValue.category } }
  }

  /// The size of text that the person has chosen, by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }

  /// Whether the screen is light or dark.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/colorscheme>.
  public var colorScheme: ColorScheme {
    get { traits.userInterfaceStyle == .dark ? .dark : .light }
    set { setTrait { $0.userInterfaceStyle = newValue == .dark ? .dark : .light } }
  }

  /// The direction of the language.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/layoutdirection>.
  public var layoutDirection: LayoutDirection {
    get { traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
    set { setTrait { $0.layoutDirection = newValue == .rightToLeft ? .rightToLeft : .leftToRight } }
  }

  /// The number of pixels in a point.
  public var displayScale: CGFloat {
    get { traits.displayScale > 0 ? traits.displayScale : 1 }
    set { setTrait { $0.displayScale = Double(newValue) } }
  }

  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The width class of the screen; nil where there is none.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { UserInterfaceSizeClass(traits.horizontalSizeClass) }
    set { setTrait { $0.horizontalSizeClass = UIUserInterfaceSizeClass(newValue) } }
  }

  /// The height class of the screen; nil where there is none.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { UserInterfaceSizeClass(traits.verticalSizeClass) }
    set { setTrait { $0.verticalSizeClass = UIUserInterfaceSizeClass(newValue) } }
  }
}

/// Light or dark.
///
/// Follows <https://developer.apple.com/documentation/swiftui/colorscheme>.
public enum ColorScheme: CaseIterable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background, as with Dark Mode.
  case dark
}

/// The contrast of colours that the person has chosen.
///
/// Follows <https://developer.apple.com/documentation/swiftui/colorschemecontrast>.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  /// The usual contrast.
  case standard
  /// More contrast, as with Increase Contrast.
  case increased
}

/// The weight of text that the person has chosen.
///
/// Follows <https://developer.apple.com/documentation/swiftui/legibilityweight>.
public enum LegibilityWeight: Hashable, Sendable {
  /// Text in the weight of its font.
  case regular
  /// Heavier text, as with Bold Text.
  case bold
}

/// A class of widths or heights.
///
/// Follows <https://developer.apple.com/documentation/swiftui/userinterfacesizeclass>.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room, such as the width of an iPhone that is held upright.
  case compact
  /// Much room, such as the width of an iPad.
  case regular

  /// The class that UIKit names so; nil for an unspecified one.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}

extension UIUserInterfaceSizeClass {
  /// The class that SwiftUI names so.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}

/// A size of text.
///
/// Follows <https://developer.apple.com/documentation/swiftui/dynamictypesize>.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// One of the seven usual sizes, from the smallest to the largest; `large` is what devices come with.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// One of the five sizes that Larger Accessibility Sizes adds, from the smallest to the largest.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// Whether it is one of the five larger sizes for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The size that UIKit names so; nil for an unspecified one.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = Self.categories.firstIndex(of: uiSizeCategory) else { return nil }
    self.init(rawValue: index)
  }

  var category: UIContentSizeCategory { Self.categories[rawValue] }

  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
}

extension UIContentSizeCategory {
  /// The category that SwiftUI names so.
  public init(_ size: DynamicTypeSize?) { self = size?.category ?? .unspecified }
}

/// A size of text, by its older name.
///
/// Follows <https://developer.apple.com/documentation/swiftui/contentsizecategory>.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// One of the seven usual sizes, from the smallest to the largest; `large` is what devices come with.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// One of the sizes that Larger Accessibility Sizes adds, from the smallest to the second largest.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  /// The largest of the sizes that Larger Accessibility Sizes adds.
  case accessibilityExtraExtraExtraLarge

  init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }

  var dynamicTypeSize: DynamicTypeSize {
    Self.allCases.firstIndex(of: self).flatMap { DynamicTypeSize(rawValue: $0) } ?? .large
  }

  /// Whether a size is smaller than another.
  public static func < (first: Self, second: Self) -> Bool { first.dynamicTypeSize < second.dynamicTypeSize }
  /// Whether a size is not larger than another.
  public static func <= (first: Self, second: Self) -> Bool {
    first.dynamicTypeSize <= second.dynamicTypeSize
  }
  /// Whether a size is larger than another.
  public static func > (first: Self, second: Self) -> Bool { first.dynamicTypeSize > second.dynamicTypeSize }
  /// Whether a size is not smaller than another.
  public static func >= (first: Self, second: Self) -> Bool {
    first.dynamicTypeSize >= second.dynamicTypeSize
  }

  /// Whether it is one of the five larger sizes for accessibility.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }
}
