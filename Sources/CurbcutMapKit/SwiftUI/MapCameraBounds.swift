import Foundation

/// How far a person can move a map.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mapcamerabounds>.
public struct MapCameraBounds: Sendable {
  let boundary: MKMapView.CameraBoundary?
  let zoomRange: MKMapView.CameraZoomRange?

  private init(_ boundary: MKMapView.CameraBoundary?, _ minimum: Double?, _ maximum: Double?) {
    self.boundary = boundary
    zoomRange = MKMapView.CameraZoomRange(
      minCenterCoordinateDistance: minimum ?? MKMapCameraZoomDefault,
      maxCenterCoordinateDistance: maximum ?? MKMapCameraZoomDefault)
  }

  /// Creates bounds of a region in which the middle of the map stays, and of distances of the camera in metres.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {
    self.init(.init(coordinateRegion: centerCoordinateBounds), minimumDistance, maximumDistance)
  }

  /// Creates bounds of a part of the flat map in which the middle of the map stays, and of distances of the camera in
  /// metres.
  public init(
    centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {
    self.init(.init(mapRect: centerCoordinateBounds), minimumDistance, maximumDistance)
  }

  /// Creates bounds of distances of the camera, in metres.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    self.init(nil, minimumDistance, maximumDistance)
  }

  /// The part of the flat map that is shown instead of another.
  func limited(_ part: MKMapRect) -> MKMapRect {
    MapLimits(boundary: boundary, zoomRange: zoomRange).limited(part)
  }
}
