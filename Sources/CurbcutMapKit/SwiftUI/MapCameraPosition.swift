import CurbcutCoreLocation
import Foundation

/// From where the map is looked at.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mapcamera>.
public struct MapCamera: Equatable, Sendable {
  /// The place in the middle of the map.
  public var centerCoordinate: CLLocationCoordinate2D
  /// The distance to it, in metres.
  public var distance: Double
  /// The direction that is up, in degrees clockwise from north.
  public var heading: Double
  /// How far the camera is tilted from looking straight down, in degrees.
  public var pitch: Double

  /// Creates a camera.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  /// Whether both look at the same place in the same way.
  public static func == (first: Self, second: Self) -> Bool {
    first.centerCoordinate.latitude == second.centerCoordinate.latitude
      && first.centerCoordinate.longitude == second.centerCoordinate.longitude
      && first.distance == second.distance && first.heading == second.heading && first.pitch == second.pitch
  }
}

/// What a map shows.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mapcameraposition>.
public struct MapCameraPosition: Equatable, Sendable {
  enum Kind: Sendable {
    case automatic
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case camera(MapCamera)
    case item(MKMapItem)
  }

  /// What is shown, in place of the person's surroundings while nobody knows where they are.
  let kind: Kind
  /// Whether the map follows the person.
  public let followsUserLocation: Bool
  /// Whether the map turns with the person.
  public let followsUserHeading: Bool
  /// Whether the person, and not the app, has moved the map there.
  public internal(set) var positionedByUser = false

  private init(_ kind: Kind, followsUser: Bool = false, followsHeading: Bool = false) {
    self.kind = kind
    followsUserLocation = followsUser
    followsUserHeading = followsHeading
  }

  /// All content of the map.
  public static var automatic: Self { Self(.automatic) }
  /// A region.
  public static func region(_ region: MKCoordinateRegion) -> Self { Self(.region(region)) }
  /// A part of the flat map.
  public static func rect(_ rect: MKMapRect) -> Self { Self(.rect(rect)) }
  /// What a camera sees.
  public static func camera(_ camera: MapCamera) -> Self { Self(.camera(camera)) }
  /// A place of interest.
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self { Self(.item(item)) }
  /// Where the person is; the fallback while that is not known.
  public static func userLocation(followsHeading: Bool = false, fallback: Self) -> Self {
    Self(fallback.kind, followsUser: true, followsHeading: followsHeading)
  }

  /// The region; nil for a position of another kind.
  public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
  /// The part of the flat map; nil for a position of another kind.
  public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
  /// The camera; nil for a position of another kind.
  public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
  /// The place of interest; nil for a position of another kind.
  public var item: MKMapItem? { if case .item(let item) = kind { item } else { nil } }
  /// What is shown while nobody knows where the person is.
  public var fallbackPosition: Self? { followsUserLocation ? Self(kind) : nil }

  /// Whether both show the same.
  public static func == (first: Self, second: Self) -> Bool {
    guard first.followsUserLocation == second.followsUserLocation,
      first.followsUserHeading == second.followsUserHeading,
      first.positionedByUser == second.positionedByUser
    else { return false }
    return switch (first.kind, second.kind) {
    case (.automatic, .automatic): true
    case (.region(let first), .region(let second)): first.mapRect == second.mapRect
    case (.rect(let first), .rect(let second)): first == second
    case (.camera(let first), .camera(let second)): first == second
    case (.item(let first), .item(let second)): first === second
    default: false
    }
  }

  /// How the map follows the person.
  var tracking: MKUserTrackingMode {
    if !followsUserLocation { .none } else { followsUserHeading ? .followWithHeading : .follow }
  }

  /// The part of the flat map that is to be seen at least; nil for what is in the content's hands.
  ///
  /// - Parameter user: where the person is, where that is known.
  func shown(user: CLLocation?) -> MKMapRect? {
    if followsUserLocation, let user { return Self.surroundings(of: user.coordinate) }
    return switch kind {
    case .automatic: nil
    case .region(let region): region.mapRect
    case .rect(let rect): rect
    case .camera(let camera):
      MKCoordinateRegion(
        center: camera.centerCoordinate, latitudinalMeters: camera.distance * MKMapCamera.heightForDistance,
        longitudinalMeters: camera.distance * MKMapCamera.heightForDistance
      ).mapRect
    case .item(let item):
      Self.surroundings(of: item.placemark.coordinate)
    }
  }

  private static func surroundings(of place: CLLocationCoordinate2D) -> MKMapRect {
    MKCoordinateRegion(center: place, latitudinalMeters: 1000, longitudinalMeters: 1000).mapRect
  }
}

/// In which ways a person can move the map.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mapinteractionmodes>.
public struct MapInteractionModes: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// To and fro.
  public static let pan = Self(rawValue: 1)
  /// Nearer and farther.
  public static let zoom = Self(rawValue: 2)
  /// Tilted.
  public static let pitch = Self(rawValue: 4)
  /// Turned.
  public static let rotate = Self(rawValue: 8)
  /// In all ways.
  public static let all: Self = [.pan, .zoom, .pitch, .rotate]
}
