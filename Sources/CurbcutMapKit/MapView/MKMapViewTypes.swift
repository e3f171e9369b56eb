import CurbcutCoreLocation
import CurbcutFoundation
import Foundation

/// What the ground of a map looks like. There are no tiles of Apple Maps here: it looks the same in every type.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkmaptype>.
public enum MKMapType: UInt, Hashable, Sendable {
  /// A drawn map.
  case standard
  /// Pictures from above.
  case satellite
  /// Pictures from above with names.
  case hybrid
  /// Pictures from above, in relief.
  case satelliteFlyover
  /// Pictures from above with names, in relief.
  case hybridFlyover
  /// A pale drawn map.
  case mutedStandard
}

/// How a map follows the person.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkusertrackingmode>.
public enum MKUserTrackingMode: Int, Hashable, Sendable {
  /// Not.
  case none
  /// The person is in the middle.
  case follow
  /// The person is in the middle, and what is ahead is up.
  case followWithHeading
}

/// What the ground of a map looks like.
///
/// There are no tiles of Apple Maps here: it looks the same in every configuration.
/// Follows <https://developer.apple.com/documentation/mapkit/mkmapconfiguration>.
open class MKMapConfiguration: NSObject, @unchecked Sendable {
  /// How hills are shown.
  public enum ElevationStyle: Int, Hashable, Sendable {
    /// Flat.
    case flat
    /// In relief.
    case realistic
  }

  /// How hills are shown; flat by default.
  open var elevationStyle: ElevationStyle

  init(elevationStyle: ElevationStyle) {
    self.elevationStyle = elevationStyle
    super.init()
  }
}

/// A drawn map.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkstandardmapconfiguration>.
open class MKStandardMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  /// How much the ground stands out.
  public enum EmphasisStyle: Int, Hashable, Sendable {
    /// As usual.
    case `default`
    /// Pale.
    case muted
  }

  /// How much the ground stands out; as usual by default.
  open var emphasisStyle: EmphasisStyle
  /// Which places of interest are shown; nil, the default, for all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether the traffic is shown; false by default.
  open var showsTraffic = false

  /// Creates a configuration.
  public init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default) {
    self.emphasisStyle = emphasisStyle
    super.init(elevationStyle: elevationStyle)
  }
}

/// Pictures from above with names.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkhybridmapconfiguration>.
open class MKHybridMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  /// Which places of interest are shown; nil, the default, for all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether the traffic is shown; false by default.
  open var showsTraffic = false

  /// Creates a configuration.
  public override init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle: elevationStyle) }
}

/// Pictures from above.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkimagerymapconfiguration>.
open class MKImageryMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  /// Creates a configuration.
  public override init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle: elevationStyle) }
}
