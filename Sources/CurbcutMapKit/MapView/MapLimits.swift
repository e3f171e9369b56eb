import CurbcutCoreLocation
import CurbcutFoundation
import Foundation

/// The distance that means that there is no limit.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkmapcamerazoomdefault>.
public let MKMapCameraZoomDefault: CLLocationDistance = -1

extension MKMapView {
  /// The area in which the middle of a map stays.
  ///
  /// Follows <https://developer.apple.com/documentation/mapkit/mkmapview/cameraboundary-swift.class>.
  public final class CameraBoundary: NSObject, Sendable {
    /// The area on the flat map.
    public let mapRect: MKMapRect

    /// Creates a boundary; nil for no area.
    public init?(mapRect: MKMapRect) {
      guard !mapRect.isEmpty else { return nil }
      self.mapRect = mapRect
      super.init()
    }

    /// Creates a boundary; nil for no area.
    public convenience init?(coordinateRegion region: MKCoordinateRegion) {
      self.init(mapRect: region.mapRect)
    }

    /// The area.
    public var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }
  }

  /// How near and how far a map can be.
  ///
  /// Follows <https://developer.apple.com/documentation/mapkit/mkmapview/camerazoomrange-swift.class>.
  public final class CameraZoomRange: NSObject, Sendable {
    /// The least distance of the camera, in metres; ``MKMapCameraZoomDefault`` for no limit.
    public let minCenterCoordinateDistance: CLLocationDistance
    /// The greatest distance of the camera, in metres; ``MKMapCameraZoomDefault`` for no limit.
    public let maxCenterCoordinateDistance: CLLocationDistance

    /// Creates a range; nil where the least distance is greater than the greatest.
    public init?(
      minCenterCoordinateDistance minDistance: CLLocationDistance,
      maxCenterCoordinateDistance maxDistance: CLLocationDistance
    ) {
      guard minDistance < 0 || maxDistance < 0 || minDistance <= maxDistance else { return nil }
      minCenterCoordinateDistance = minDistance
      maxCenterCoordinateDistance = maxDistance
      super.init()
    }

    /// Creates a range without a greatest distance.
    public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
      self.init(
        minCenterCoordinateDistance: minDistance, maxCenterCoordinateDistance: MKMapCameraZoomDefault)
    }

    /// Creates a range without a least distance.
    public convenience init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
      self.init(
        minCenterCoordinateDistance: MKMapCameraZoomDefault, maxCenterCoordinateDistance: maxDistance)
    }
  }
}

/// What keeps a map from showing some parts.
struct MapLimits {
  var boundary: MKMapView.CameraBoundary?
  var zoomRange: MKMapView.CameraZoomRange?

  /// The part that is shown instead of another.
  func limited(_ part: MKMapRect) -> MKMapRect {
    let world = MKMapPoint.worldWidth
    var middle = MKMapPoint(x: part.midX, y: min(max(part.midY, 0), world))
    // The map goes on beyond the meridian at which it ends, from its other edge.
    middle.x -= (middle.x / world).rounded(.down) * world
    if let area = boundary?.mapRect {
      middle.x = min(max(middle.x, area.minX), area.maxX)
      middle.y = min(max(middle.y, area.minY), area.maxY)
    }
    var limited = part
    if let zoomRange, part.height > 0 {
      let meters = MKMetersPerMapPointAtLatitude(middle.coordinate.latitude)
      let distance = MKMapCamera.distance(toSee: part.height * meters)
      let (least, most) = (zoomRange.minCenterCoordinateDistance, zoomRange.maxCenterCoordinateDistance)
      let allowed = max(most < 0 ? distance : min(distance, most), least < 0 ? 0 : least)
      let factor = distance > 0 ? allowed / distance : 1
      limited.size = MKMapSize(width: part.width * factor, height: part.height * factor)
    }
    return limited.centered(on: middle)
  }
}
