import CurbcutCoreLocation
import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// Where the places of the globe are in a view.
struct MapProjection: Equatable {
  /// The part of the flat map that the view shows.
  var rect: MKMapRect
  /// The size of the view, in points.
  var size: CGSize

  /// Shows a part of the map as large as it fits whole into a view.
  ///
  /// - Parameters:
  ///   - part: the part.
  ///   - size: the size of the view.
  ///   - padding: what of the view is to stay free around the part.
  init(showing part: MKMapRect, in size: CGSize, padding: UIEdgeInsets = .zero) {
    self.size = size
    guard size.width > 0, size.height > 0 else {
      rect = part
      return
    }
    let free = CGRect(origin: .zero, size: size).inset(by: padding)
    let room = free.width > 0 && free.height > 0 ? free : CGRect(origin: .zero, size: size)
    let scale = max(part.width / room.width, part.height / room.height, Self.nearest)
    rect = MKMapRect(
      x: part.midX - scale * room.midX, y: part.midY - scale * room.midY, width: scale * size.width,
      height: scale * size.height)
  }

  /// Points of the map for one point of the view where the map is nearest.
  private static let nearest = 0.2

  /// The place of a coordinate in the view.
  func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint {
    point(MKMapPoint(coordinate))
  }

  /// The place of a point of the flat map in the view.
  func point(_ point: MKMapPoint) -> CGPoint {
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
  /// The smallest part of the map that has some places, with some ground around; nil for no places.
  static func part(around places: some Sequence<CLLocationCoordinate2D>) -> MKMapRect? {
    let all = MKMapRect(around: places.filter(CLLocationCoordinate2DIsValid).map(MKMapPoint.init))
    guard !all.isNull else { return nil }
    let margin = max(all.width, all.height, 4000) * 0.2
    return all.insetBy(dx: -margin, dy: -margin)
  }
}
