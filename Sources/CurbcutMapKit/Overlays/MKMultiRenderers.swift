import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// Draws several lines.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkmultipolylinerenderer>.
@preconcurrency @MainActor
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  /// Creates a renderer for any overlay; lines are drawn only for several polylines.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  /// Creates a renderer for lines.
  public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }

  /// The lines.
  open var multiPolyline: MKMultiPolyline { overlay as? MKMultiPolyline ?? MKMultiPolyline([]) }

  open override func createPath() {
    let path = CGMutablePath()
    for line in multiPolyline.polylines { add(line.mapPoints, to: path, closed: false) }
    keep(path)
  }
}

/// Draws several areas.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkmultipolygonrenderer>.
@preconcurrency @MainActor
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  /// Creates a renderer for any overlay; areas are drawn only for several polygons.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  /// Creates a renderer for areas.
  public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }

  /// The areas.
  open var multiPolygon: MKMultiPolygon { overlay as? MKMultiPolygon ?? MKMultiPolygon([]) }

  open override func createPath() {
    let path = CGMutablePath()
    for polygon in multiPolygon.polygons { add(polygon, to: path) }
    keep(path)
  }
}

/// Draws tiles: none are there, and nothing is drawn.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mktileoverlayrenderer>.
@preconcurrency @MainActor
open class MKTileOverlayRenderer: MKOverlayRenderer {
  /// Creates a renderer for any overlay.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  /// Creates a renderer for tiles.
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }

  /// Draws the tiles again.
  open func reloadData() { setNeedsDisplay() }
}
