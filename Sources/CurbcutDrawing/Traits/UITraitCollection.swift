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

  package init() {}
}

/// The environment of a view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitcollection>.
public final class UITraitCollection: NSObject, Sendable {
  package let values: TraitValues

  /// The traits that colours and images resolve with.
  public static var current: UITraitCollection {
    get { currentTraits.withLock { $0 } }
    set { currentTraits.withLock { $0 = newValue } }
  }

  /// Behind a lock, because colours and images may be asked for on any thread.
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

  /// A collection that tells only the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }
  /// A collection that tells only the pixels to a point.
  public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }
  /// A collection that tells only whether the interface is light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }
  /// A collection that tells only whether the content lies above other content.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }
  /// A collection that tells only the text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
  /// A collection that tells only the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  /// A collection that tells only whether text is bold.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }
  /// A collection that tells only the direction of the interface.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  /// A collection that tells only how much room there is across.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  /// A collection that tells only how much room there is from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// The traits of several collections together; later ones win where both say something.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init { result in
      for one in collections { result.merge(one.values) }
    }
  }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Pixels to a point; 0 when not told.
  public var displayScale: CGFloat { values.displayScale }
  /// Whether the interface is light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// Whether the content lies above other content, as a sheet does.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The text size.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// Whether the person asked for more contrast.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Whether the person asked for bold text.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// The direction of the interface.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// How much room there is across.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// How much room there is from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

  /// Runs a block with this collection as the current one.
  @preconcurrency @MainActor
  public func performAsCurrent(_ actions: () -> Void) {
    let before = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = before
  }

  /// Whether colours resolve otherwise than with another collection.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
      || accessibilityContrast != other?.accessibilityContrast
      || userInterfaceLevel != other?.userInterfaceLevel
  }

  /// Whether every trait that the other collection tells has the same value here; true for nil.
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
  /// Takes over every trait that another collection specifies.
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
  }
}

/// Objects with an environment.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The environment that the object shows itself in.
  var traitCollection: UITraitCollection { get }
  /// Called when the environment changed, with the one before; nil when there was none.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What kind of device shows the interface.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Not told.
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
  /// Not told.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// Whether content lies above other content; raised content has lighter backgrounds in the dark.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  /// Not told.
  case unspecified = -1
  /// The ground of the window.
  case base
  /// Above it, as a sheet or an alert is.
  case elevated
}

/// How much contrast the person asked for.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  /// Not told.
  case unspecified = -1
  /// The usual contrast.
  case normal
  /// Increase Contrast is on.
  case high
}

/// How heavy text is.
public enum UILegibilityWeight: Int, Hashable, Sendable {
  /// Not told.
  case unspecified = -1
  /// The usual weight.
  case regular
  /// Bold Text is on.
  case bold
}

/// The direction of an interface, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// Not told.
  case unspecified = -1
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft
}

/// The direction in which an interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft
}

/// How much room an interface has in one direction.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Not told.
  case unspecified
  /// Little, as across a phone.
  case compact
  /// Much, as on a tablet.
  case regular
}

/// Which views turn round with the direction of the language.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// Turns round with the language.
  case unspecified
  /// Controls of playback, which never turn round.
  case playback
  /// Directions in space, which never turn round.
  case spatial
  /// Always runs from left to right.
  case forceLeftToRight
  /// Always runs from right to left.
  case forceRightToLeft
}

/// How an interface is turned on the screen.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// Not told.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its side, the lower end of the device at the right.
  case landscapeRight
  /// On its side, the lower end of the device at the left.
  case landscapeLeft
  /// Whether the interface is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the interface is higher than wide; false for `unknown`.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// How the device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// Not told.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its side, the upper end of the device at the left.
  case landscapeLeft
  /// On its side, the upper end of the device at the right.
  case landscapeRight
  /// Lying on its back.
  case faceUp
  /// Lying on its screen.
  case faceDown
  /// Whether the device is held on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is held upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can be turned like that.
  public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}

/// The orientations that a controller allows.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = Self(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// On its side, the lower end of the device at the right.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// On its side, the lower end of the device at the left.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// On either side.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// All but upside down: what a phone allows.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
  /// All four: what a tablet allows.
  public static let all: Self = [.allButUpsideDown, .portraitUpsideDown]
}
