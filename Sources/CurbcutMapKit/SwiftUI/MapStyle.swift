import CurbcutFoundation
import CurbcutSwiftUI
import Foundation

/// What the ground of a map looks like.
///
/// There are no tiles of Apple Maps here: the ground is one placeholder, whatever its style.
/// Follows <https://developer.apple.com/documentation/mapkit/mapstyle>.
public struct MapStyle: Sendable {
  /// How hills are shown.
  public struct Elevation: Hashable, Sendable {
    private let name: String
    /// As the system likes.
    public static let automatic = Self(name: "automatic")
    /// Flat.
    public static let flat = Self(name: "flat")
    /// In relief.
    public static let realistic = Self(name: "realistic")
  }

  /// How much the ground stands out.
  public struct StandardEmphasis: Hashable, Sendable {
    private let name: String
    /// As the system likes.
    public static let automatic = Self(name: "automatic")
    /// Pale.
    public static let muted = Self(name: "muted")
  }

  /// A drawn map.
  public static var standard: MapStyle { MapStyle() }
  /// Pictures from above.
  public static var imagery: MapStyle { MapStyle() }
  /// Pictures from above with names.
  public static var hybrid: MapStyle { MapStyle() }

  /// A drawn map.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  /// Pictures from above.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  /// Pictures from above with names.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
}

/// Which places of interest a map shows by itself.
///
/// Follows <https://developer.apple.com/documentation/mapkit/pointofinterestcategories>.
public struct PointOfInterestCategories: Sendable {
  /// All.
  public static var all: Self { Self() }
  /// None.
  public static var excludingAll: Self { Self() }
  /// Those of some kinds. The ground here has none.
  public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
  /// Those of all kinds but some. The ground here has none.
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
}

extension View {
  /// What the ground of the maps looks like. There are no tiles here, and so it looks the same.
  public func mapStyle(_ mapStyle: MapStyle) -> some View {
    UnsupportedMembers.wasSet("View.mapStyle: maps have no tiles, and look the same in every style")
    return self
  }
}
