import CurbcutCoreLocation
import CurbcutGraphics
import Foundation

/// Where the places of the globe are in a view.
struct MapProjection: Equatable {
  /// The part of the flat map that the view shows.
  var rect: MKMapRect
  /// The size of the view, in points.
  var size: CGSize

  /// Shows a part of the map as large as it fits whole into a view.
  init(showing part: MKMapRect, in size: CGSize) {
    self.size = size
    guard size.width > 0, size.height > 0 else {
      rect = part
      return
    }
    let scale = max(part.width / size.width, part.height / size.height, Self.nearest)
    let (width, height) = (scale * size.width, scale * size.height)
    rect = MKMapRect(x: part.midX - width / 2, y: part.midY - height / 2, width: width, height: height)
  }

  /// Points of the map for one point of the view where the map is nearest.
  private static let nearest = 0.2

  /// The place of a coordinate in the view.
  func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint {
    let point = MKMapPoint(coordinate)
    guard rect.width > 0, rect.height > 0 else { return .zero }
    return CGPoint(
      x: (point.x - rect.minX) / rect.width * size.width, y: (point.y - rect.minY) / rect.height * size.height
    )
  }

  /// The coordinate at a place in the view.
  func coordinate(_ point: CGPoint) -> CLLocationCoordinate2D {
    guard size.width > 0, size.height > 0 else { return MKMapPoint(x: rect.midX, y: rect.midY).coordinate }
    return MKMapPoint(
      x: rect.minX + point.x / size.width * rect.width, y: rect.minY + point.y / size.height * rect.height
    ).coordinate
  }

  /// The part of the map after the view was moved by some points.
  func moved(by offset: CGSize) -> MKMapRect {
    guard size.width > 0, size.height > 0 else { return rect }
    var moved = rect
    moved.origin.x -= offset.width / size.width * rect.width
    moved.origin.y -= offset.height / size.height * rect.height
    return moved
  }

  /// The part of the map after it was brought nearer by a factor, around its middle.
  func zoomed(by factor: Double) -> MKMapRect {
    guard factor > 0 else { return rect }
    let (width, height) = (rect.width / factor, rect.height / factor)
    return MKMapRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
  }
}
