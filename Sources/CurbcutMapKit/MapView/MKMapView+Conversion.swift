import CurbcutCoreLocation
import CurbcutGraphics
import CurbcutUIKit
import Foundation

extension MKMapView {
  /// The point at which a place is shown, in a view's coordinates; in the window's for nil.
  public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    convert(projection.point(coordinate), to: view)
  }
  /// The place that is shown at a point of a view; of the window for nil.
  public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    projection.coordinate(convert(point, from: view))
  }
  /// The rectangle in which a region is shown, in a view's coordinates; in the window's for nil.
  public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    let (projection, part) = (projection, region.mapRect)
    let (first, last) = (
      projection.point(part.origin), projection.point(MKMapPoint(x: part.maxX, y: part.maxY))
    )
    return convert(
      CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y), to: view)
  }
  /// The region that is shown in a rectangle of a view; of the window for nil.
  public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    let (projection, rect) = (projection, convert(rect, from: view))
    let first = MKMapPoint(projection.coordinate(rect.origin))
    let last = MKMapPoint(projection.coordinate(CGPoint(x: rect.maxX, y: rect.maxY)))
    return MKCoordinateRegion(
      MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y))
  }
}
