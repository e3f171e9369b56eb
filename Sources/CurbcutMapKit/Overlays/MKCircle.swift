import CurbcutCoreLocation
import CurbcutFoundation
import CurbcutGraphics
import Foundation

/// A circle around a place.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkcircle>.
open class MKCircle: MKShape, MKOverlay {
  private var place = CLLocationCoordinate2D()
  /// The radius, in metres.
  open private(set) var radius: CLLocationDistance = 0

  /// Creates a circle without a radius.
  public override init() { super.init() }

  /// Creates a circle around a place, with a radius in metres.
  public convenience init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.init()
    place = coord
    self.radius = radius
  }

  /// Creates the circle around a part of the flat map, with half of the part's longer side as its radius.
  public convenience init(mapRect: MKMapRect) {
    self.init()
    place = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
    radius = max(mapRect.width, mapRect.height) / 2 * MKMetersPerMapPointAtLatitude(place.latitude)
  }

  /// The middle.
  open override var coordinate: CLLocationCoordinate2D { place }

  /// The part of the flat map around the circle.
  open var boundingMapRect: MKMapRect {
    let (middle, reach) = (MKMapPoint(place), radius * MKMapPointsPerMeterAtLatitude(place.latitude))
    return MKMapRect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach)
  }
}

/// Which tile of a map is meant.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mktileoverlaypath>.
public struct MKTileOverlayPath: Hashable, Sendable {
  /// The column.
  public var x: Int
  /// The row.
  public var y: Int
  /// How near the map is.
  public var z: Int
  /// How many pixels of the tile there are for a point of the screen.
  public var contentScaleFactor: CGFloat

  /// The only tile of the whole map.
  public init() { self.init(x: 0, y: 0, z: 0, contentScaleFactor: 1) }

  /// Creates a path.
  public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
    self.x = x
    self.y = y
    self.z = z
    self.contentScaleFactor = contentScaleFactor
  }
}

/// Pictures that cover the map.
///
/// An app can add it, and renderers take it; its tiles are not asked for, as those of apps come from servers.
/// Follows <https://developer.apple.com/documentation/mapkit/mktileoverlay>.
open class MKTileOverlay: NSObject, MKOverlay {
  /// The address of a tile, with `{x}`, `{y}`, `{z}` and `{scale}` for its path; nil where a subclass knows the tiles.
  public let urlTemplate: String?
  /// The size of a tile, in points; 256 × 256 by default.
  open var tileSize = CGSize(width: 256, height: 256)
  /// Whether rows are counted from below; false by default.
  open var isGeometryFlipped = false
  /// How far the map is for the smallest tiles; 0 by default.
  open var minimumZ = 0
  /// How near the map is for the largest tiles; 21 by default.
  open var maximumZ = 21
  /// Whether nothing of the map is to be seen below the tiles; false by default.
  @Unsupported("MKTileOverlay.canReplaceMapContent: no tiles cover the map")
  open var canReplaceMapContent = false

  /// Creates an overlay of tiles.
  public init(urlTemplate URLTemplate: String?) {
    urlTemplate = URLTemplate
    super.init()
  }

  /// The whole map.
  open var boundingMapRect: MKMapRect { .world }
  /// The place in the middle of the map.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }

  /// The address of a tile.
  open func url(forTilePath path: MKTileOverlayPath) -> URL {
    let row = isGeometryFlipped ? (1 << path.z) - 1 - path.y : path.y
    var text = urlTemplate ?? ""
    for (name, value) in [
      ("{x}", "\(path.x)"), ("{y}", "\(row)"), ("{z}", "\(path.z)"),
      ("{scale}", "\(Int(path.contentScaleFactor))"),
    ] { text = text.replacingOccurrences(of: name, with: value) }
    return URL(string: text) ?? URL(fileURLWithPath: "/")
  }

  /// Loads a tile: it fails, as on a device without a network.
  open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
    result(nil, URLError(.notConnectedToInternet))
  }
}
