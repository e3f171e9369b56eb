import Foundation

/// A trait that can be asked for by its type.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitdefinition>.
@preconcurrency @MainActor
public protocol UITraitDefinition {
  /// What the trait tells.
  associatedtype Value
  /// What it tells where nothing was said.
  static var defaultValue: Value { get }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that a trait collection holds.
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
/// Whether the content lies above other content.
public struct UITraitUserInterfaceLevel: UITraitDefinition, HeldTrait {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  package static func value(in values: TraitValues) -> AnyHashable { values.userInterfaceLevel }
}
/// Pixels to a point.
public struct UITraitDisplayScale: UITraitDefinition, HeldTrait {
  public static var defaultValue: CGFloat { 0 }
  package static func value(in values: TraitValues) -> AnyHashable { values.displayScale }
}
/// The text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, HeldTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  package static func value(in values: TraitValues) -> AnyHashable { values.preferredContentSizeCategory }
}
/// How much contrast the person asked for.
public struct UITraitAccessibilityContrast: UITraitDefinition, HeldTrait {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  package static func value(in values: TraitValues) -> AnyHashable { values.accessibilityContrast }
}
/// How heavy text is.
public struct UITraitLegibilityWeight: UITraitDefinition, HeldTrait {
  public static var defaultValue: UILegibilityWeight { .unspecified }
  package static func value(in values: TraitValues) -> AnyHashable { values.legibilityWeight }
}
/// The direction of the interface.
public struct UITraitLayoutDirection: UITraitDefinition, HeldTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  package static func value(in values: TraitValues) -> AnyHashable { values.layoutDirection }
}
/// How much room there is across.
public struct UITraitHorizontalSizeClass: UITraitDefinition, HeldTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  package static func value(in values: TraitValues) -> AnyHashable { values.horizontalSizeClass }
}
/// How much room there is from top to bottom.
public struct UITraitVerticalSizeClass: UITraitDefinition, HeldTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  package static func value(in values: TraitValues) -> AnyHashable { values.verticalSizeClass }
}

extension UITraitCollection {
  /// The traits by which colours resolve: whether the interface is light, its contrast, its level.
  @preconcurrency @MainActor
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self]
  }

  /// The traits by which images are chosen.
  @preconcurrency @MainActor
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitUserInterfaceStyle.self,
      UITraitAccessibilityContrast.self, UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
    ]
  }
}
