import DeviceSettings
import Foundation
import Synchronization

/// The values behind a trait collection.
package struct TraitValues: Hashable, Sendable {
  package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  package var displayScale: Double = 0
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  package var accessibilityContrast = UIAccessibilityContrast.unspecified
  package var legibilityWeight = UILegibilityWeight.unspecified
  package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// Whether the content stands on glass, to which the backgrounds of the system give way.
  package var isOnGlass = false
  /// The traits that the app defines.
  var custom: [ObjectIdentifier: CustomTrait] = [:]

  package init() {}
}

/// The environment of a view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitcollection>.
public final class UITraitCollection: NSObject, Sendable {
  package let values: TraitValues

  /// The traits that colours and images are resolved with.
  public static var current: UITraitCollection {
    get { currentTraits.withLock { $0 } }
    set { currentTraits.withLock { $0 = newValue } }
  }

  /// Protected by a lock, because colours and images may be resolved on any thread.
  private static let currentTraits = Mutex(UITraitCollection())

  public override convenience init() { self.init(TraitValues()) }

  package init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  private convenience init(_ change: (inout TraitValues) -> Void) {
    var values = TraitValues()
    change(&values)
    self.init(values)
  }

  /// Creates a collection that specifies only the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }
  /// Creates a collection that specifies only the number of pixels per point.
  public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }
  /// Creates a collection that specifies only whether the interface is light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }
  /// Creates a collection that specifies only whether the content is elevated above other content.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }
  /// Creates a collection that specifies only the text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
  /// Creates a collection that specifies only the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  /// Creates a collection that specifies only whether text is bold.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }
  /// Creates a collection that specifies only the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  /// Creates a collection that specifies only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  /// Creates a collection that specifies only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Creates a collection that combines the traits of several; later ones take precedence.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init { result in
      for one in collections { result.merge(one.values) }
    }
  }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Pixels per point; 0 when unspecified.
  public var displayScale: CGFloat { values.displayScale }
  /// Whether the interface is light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// Whether the content is elevated above other content, like a sheet.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The text size.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// The contrast that the user has chosen.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Whether the user has turned on Bold Text.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// The layout direction of the interface.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

  /// Runs a block with this collection as the current one.
  @preconcurrency @MainActor
  public func performAsCurrent(_ actions: () -> Void) {
    let before = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = before
  }

  /// Whether colours may resolve differently from another collection.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
      || accessibilityContrast != other?.accessibilityContrast
      || userInterfaceLevel != other?.userInterfaceLevel
  }

  /// Whether every trait that the other collection specifies has the same value here; true for nil.
  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    var merged = values
    merged.merge(other.values)
    return merged == values
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  public override var hash: Int { values.hashValue }
}

extension TraitValues {
  /// Copies every trait that another collection specifies.
  package mutating func merge(_ other: TraitValues) {
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
    if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.isOnGlass { isOnGlass = true }
    if !other.custom.isEmpty { custom.merge(other.custom) { $1 } }
  }
}

/// An object with traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object's environment.
  var traitCollection: UITraitCollection { get }
  /// Called when the traits have changed, with the previous ones; nil when there were none.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The kind of device that shows the interface.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// An iPhone.
  case phone
  /// An iPad.
  case pad
  /// An Apple TV.
  case tv
  /// A car's display.
  case carPlay
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision
}

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// Whether content is elevated above other content; elevated content has lighter backgrounds in dark mode.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The base level of the window.
  case base
  /// Above the base level, like a sheet or an alert.
  case elevated
}

/// How much contrast the user has chosen.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// Normal contrast.
  case normal
  /// Increase Contrast is on.
  case high
}

/// How heavy text is.
public enum UILegibilityWeight: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// Regular weight.
  case regular
  /// Bold Text is on.
  case bold
}

/// The layout direction of an interface, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft
}

/// The layout direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft
}

/// How much space an interface has in one direction.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified
  /// Little space, such as the width of a phone.
  case compact
  /// Ample space, as on a tablet.
  case regular
}

/// Whether a view is mirrored in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// Mirrored in right-to-left layouts.
  case unspecified
  /// Playback controls, which are never mirrored.
  case playback
  /// Spatial directions, which are never mirrored.
  case spatial
  /// Always left to right.
  case forceLeftToRight
  /// Always right to left.
  case forceRightToLeft
}

/// The orientation of an interface on the screen.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// Unspecified.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its side, with the bottom of the device at the right.
  case landscapeRight
  /// On its side, with the bottom of the device at the left.
  case landscapeLeft
  /// Whether the interface is wider than it is high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the interface is higher than it is wide; false for `unknown`.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// How the device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// Unspecified.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its side, with the top of the device at the left.
  case landscapeLeft
  /// On its side, with the top of the device at the right.
  case landscapeRight
  /// Lying on its back.
  case faceUp
  /// Lying on its screen.
  case faceDown
  /// Whether the device is held on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is held upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is lying flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can have this orientation.
  public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}

/// The orientations that a view controller allows.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = Self(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// On its side, with the bottom of the device at the right.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// On its side, with the bottom of the device at the left.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// On either side.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// All but upside down: what a phone allows.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
  /// All four: what a tablet allows.
  public static let all: Self = [.allButUpsideDown, .portraitUpsideDown]
}
