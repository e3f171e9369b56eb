import Foundation

/// Traits that can be set. Those that are not specified come from around.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimutabletraits>.
public protocol UIMutableTraits {
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Pixels per point; 0 when unspecified.
  var displayScale: CGFloat { get set }
  /// Whether the interface is light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// Whether the content is elevated above other content.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The contrast.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// Whether text is bold.
  var legibilityWeight: UILegibilityWeight { get set }
  /// The layout direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The value of a trait that the app defines.
  @preconcurrency @MainActor
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// The traits that a view or a view controller sets for itself and for what is in it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct>.
public struct UITraitOverrides: UIMutableTraits, Sendable {
  package var values = TraitValues()

  package init() {}

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom }
    set { values.userInterfaceIdiom = newValue }
  }
  public var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue }
  }
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle }
    set { values.userInterfaceStyle = newValue }
  }
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.userInterfaceLevel }
    set { values.userInterfaceLevel = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.preferredContentSizeCategory }
    set { values.preferredContentSizeCategory = newValue }
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    get { values.accessibilityContrast }
    set { values.accessibilityContrast = newValue }
  }
  public var legibilityWeight: UILegibilityWeight {
    get { values.legibilityWeight }
    set { values.legibilityWeight = newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }
  @preconcurrency @MainActor
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }
}

extension UITraitCollection {
  /// Creates a collection with the traits that a closure sets.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uitraitcollection/init(mutations:)>.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(UITraitOverrides(from: TraitValues(), mutations).values)
  }

  /// The collection with other values of the traits that a closure sets.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uitraitcollection/modifyingtraits(_:)>.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(UITraitOverrides(from: values, mutations).values)
  }
}

extension UITraitOverrides {
  fileprivate init(from values: TraitValues, _ mutations: (inout any UIMutableTraits) -> Void) {
    var traits = UITraitOverrides()
    traits.values = values
    var changed: any UIMutableTraits = traits
    mutations(&changed)
    self = changed as? UITraitOverrides ?? traits
  }
}
