import Foundation

/// A trait that is identified by its type.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitdefinition>.
@preconcurrency @MainActor
public protocol UITraitDefinition {
  /// The type of the trait's value.
  associatedtype Value
  /// The value when none is specified.
  static var defaultValue: Value { get }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that is stored in a trait collection.
@MainActor
package protocol HeldTrait {
  static func value(in values: TraitValues) -> AnyHashable
}

/// Whether the interface is light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition, HeldTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  package static func value(in values: TraitValues) -> AnyHashable { values.userInterfaceStyle }
}
/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, HeldTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  package static func value(in values: TraitValues) -> AnyHashable { values.userInterfaceIdiom }
}
/// Whether the content is elevated above other content.
public struct UITraitUserInterfaceLevel: UITraitDefinition, HeldTrait {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  package static func value(in values: TraitValues) -> AnyHashable { values.userInterfaceLevel }
}
/// Pixels per point.
public struct UITraitDisplayScale: UITraitDefinition, HeldTrait {
  public static var defaultValue: CGFloat { 0 }
  package static func value(in values: TraitValues) -> AnyHashable { values.displayScale }
}
/// The text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, HeldTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  package static func value(in values: TraitValues) -> AnyHashable { values.preferredContentSizeCategory }
}
/// How much contrast the user has chosen.
public struct UITraitAccessibilityContrast: UITraitDefinition, HeldTrait {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  package static func value(in values: TraitValues) -> AnyHashable { values.accessibilityContrast }
}
/// How heavy text is.
public struct UITraitLegibilityWeight: UITraitDefinition, HeldTrait {
  public static var defaultValue: UILegibilityWeight { .unspecified }
  package static func value(in values: TraitValues) -> AnyHashable { values.legibilityWeight }
}
/// The layout direction of the interface.
public struct UITraitLayoutDirection: UITraitDefinition, HeldTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  package static func value(in values: TraitValues) -> AnyHashable { values.layoutDirection }
}
/// The horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition, HeldTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  package static func value(in values: TraitValues) -> AnyHashable { values.horizontalSizeClass }
}
/// The vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition, HeldTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  package static func value(in values: TraitValues) -> AnyHashable { values.verticalSizeClass }
}

extension UITraitCollection {
  /// The traits that colours depend on: the interface style, the contrast and the level.
  @preconcurrency @MainActor
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self]
  }

  /// The traits that the choice of images depends on.
  @preconcurrency @MainActor
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitUserInterfaceStyle.self,
      UITraitAccessibilityContrast.self, UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
    ]
  }
}
