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
  /// A name for debugging; the type's unless defined.
  static var name: String { get }
  /// What identifies the trait in what is stored; the type's name unless defined.
  static var identifier: String { get }
  /// Whether colours depend on the trait, so that views are drawn again when it changes; false unless defined.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { String(describing: self) }
  public static var identifier: String { String(reflecting: self) }
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that is stored in a trait collection.
@MainActor
package protocol HeldTrait {
  static func value(in values: TraitValues) -> AnyHashable
  static func remove(from values: inout TraitValues)
}

/// Whether the interface is light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition, HeldTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  package static func value(in values: TraitValues) -> AnyHashable { values.userInterfaceStyle }
  package static func remove(from values: inout TraitValues) {
    values.userInterfaceStyle = TraitValues().userInterfaceStyle
  }
}
/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, HeldTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  package static func value(in values: TraitValues) -> AnyHashable { values.userInterfaceIdiom }
  package static func remove(from values: inout TraitValues) {
    values.userInterfaceIdiom = TraitValues().userInterfaceIdiom
  }
}
/// Whether the content is elevated above other content.
public struct UITraitUserInterfaceLevel: UITraitDefinition, HeldTrait {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  package static func value(in values: TraitValues) -> AnyHashable { values.userInterfaceLevel }
  package static func remove(from values: inout TraitValues) {
    values.userInterfaceLevel = TraitValues().userInterfaceLevel
  }
}
/// Pixels per point.
public struct UITraitDisplayScale: UITraitDefinition, HeldTrait {
  public static var defaultValue: CGFloat { 0 }
  package static func value(in values: TraitValues) -> AnyHashable { values.displayScale }
  package static func remove(from values: inout TraitValues) {
    values.displayScale = TraitValues().displayScale
  }
}
/// The text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, HeldTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  package static func value(in values: TraitValues) -> AnyHashable { values.preferredContentSizeCategory }
  package static func remove(from values: inout TraitValues) {
    values.preferredContentSizeCategory = TraitValues().preferredContentSizeCategory
  }
}
/// How much contrast the user has chosen.
public struct UITraitAccessibilityContrast: UITraitDefinition, HeldTrait {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  package static func value(in values: TraitValues) -> AnyHashable { values.accessibilityContrast }
  package static func remove(from values: inout TraitValues) {
    values.accessibilityContrast = TraitValues().accessibilityContrast
  }
}
/// How heavy text is.
public struct UITraitLegibilityWeight: UITraitDefinition, HeldTrait {
  public static var defaultValue: UILegibilityWeight { .unspecified }
  package static func value(in values: TraitValues) -> AnyHashable { values.legibilityWeight }
  package static func remove(from values: inout TraitValues) {
    values.legibilityWeight = TraitValues().legibilityWeight
  }
}
/// The layout direction of the interface.
public struct UITraitLayoutDirection: UITraitDefinition, HeldTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  package static func value(in values: TraitValues) -> AnyHashable { values.layoutDirection }
  package static func remove(from values: inout TraitValues) {
    values.layoutDirection = TraitValues().layoutDirection
  }
}
/// The horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition, HeldTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  package static func value(in values: TraitValues) -> AnyHashable { values.horizontalSizeClass }
  package static func remove(from values: inout TraitValues) {
    values.horizontalSizeClass = TraitValues().horizontalSizeClass
  }
}
/// The vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition, HeldTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  package static func value(in values: TraitValues) -> AnyHashable { values.verticalSizeClass }
  package static func remove(from values: inout TraitValues) {
    values.verticalSizeClass = TraitValues().verticalSizeClass
  }
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
