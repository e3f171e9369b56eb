import CurbcutCoreLocation
import CurbcutSwiftUI
import Foundation

/// A place of Apple's own on the ground of a map.
///
/// The ground has no tiles here, and so no such place is ever there to be selected: an app compiles, and its selection
/// stays nil. Follows <https://developer.apple.com/documentation/mapkit/mapfeature>.
public struct MapFeature: Hashable, Sendable {
  /// What kind of place it is.
  ///
  /// Follows <https://developer.apple.com/documentation/mapkit/mapfeature/featurekind>.
  public struct FeatureKind: Hashable, Sendable {
    private let name: String
    /// A hotel, a shop and the like.
    public static let pointOfInterest = Self(name: "pointOfInterest")
    /// A country, a state or a town.
    public static let territory = Self(name: "territory")
    /// A mountain, a river and the like.
    public static let physicalFeature = Self(name: "physicalFeature")
  }

  /// What kind of place it is.
  public let kind: FeatureKind
  /// Where it is.
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
  /// Its name.
  public let title: String?
  /// The kind of a point of interest.
  public let pointOfInterestCategory: MKPointOfInterestCategory?
  /// The colour behind its symbol.
  public var backgroundColor: Color? { nil }
  /// Its symbol.
  public var image: Image? { nil }
  private let latitude: CLLocationDegrees
  private let longitude: CLLocationDegrees
}

/// What can be selected on a map beside the app's own content: a place of Apple's own.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mapselectable>.
public protocol MapSelectable: Hashable {
  /// Creates a selection of a place of Apple's own.
  init(_ feature: MapFeature?)
  /// The place of Apple's own that is selected.
  var feature: MapFeature? { get }
}

/// What is selected on a map: a value of the app.
///
/// Places of Apple's own, which the tiles would show, are not there to be selected.
/// Follows <https://developer.apple.com/documentation/mapkit/mapselection>.
public struct MapSelection<SelectionValue: Hashable>: MapSelectable {
  /// The value; nil for a place of Apple's own.
  public let value: SelectionValue?
  /// The place of Apple's own; nil for a value of the app.
  public let feature: MapFeature?

  /// Creates a selection of a value.
  public init(_ value: SelectionValue) {
    self.value = value
    feature = nil
  }

  /// Creates a selection of a place of Apple's own.
  public init(_ feature: MapFeature?) {
    value = nil
    self.feature = feature
  }
}

extension MapSelection: Sendable where SelectionValue: Sendable {}

extension View {
  /// Which places of Apple's own cannot be selected. There are none here.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/mapfeatureselectiondisabled(_:)>.
  public func mapFeatureSelectionDisabled(_ disabled: @escaping (MapFeature) -> Bool) -> some View { self }

  /// What is shown of a selected place of Apple's own. There are none here.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/mapfeatureselectionaccessory(_:)>.
  public func mapFeatureSelectionAccessory(_ style: MapItemDetailSelectionAccessoryStyle? = .automatic)
    -> some View
  {
    self
  }
}
