import CurbcutCoreLocation
import Foundation

/// Something that covers a part of a map.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkoverlay>.
public protocol MKOverlay: MKAnnotation {
  /// The place in the middle.
  var coordinate: CLLocationCoordinate2D { get }
  /// The part of the flat map that it covers, or a larger one.
  var boundingMapRect: MKMapRect { get }
  /// Whether it covers anything of a part of the flat map; by default, whether its bounds do.
  func intersects(_ mapRect: MKMapRect) -> Bool
  /// Whether nothing of the map is to be seen below it; false by default.
  var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  /// The map is to be seen.
  public var canReplaceMapContent: Bool { false }
}

/// What of the map an overlay lies above. The ground here has neither roads nor names, so that all lie above it, those of
/// the higher level above those of the lower one.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkoverlaylevel>.
public enum MKOverlayLevel: Int, Hashable, Sendable, CaseIterable {
  /// Above roads, below names.
  case aboveRoads
  /// Above names.
  case aboveLabels
}
