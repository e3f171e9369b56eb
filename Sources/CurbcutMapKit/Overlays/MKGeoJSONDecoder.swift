import CurbcutCoreLocation
import CurbcutFoundation
import Foundation

/// What a file of GeoJSON has: shapes, and features that have shapes.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkgeojsonobject>.
public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKPointAnnotation: MKGeoJSONObject {}
extension MKMultiPoint: MKGeoJSONObject {}
extension MKMultiPolyline: MKGeoJSONObject {}
extension MKMultiPolygon: MKGeoJSONObject {}

/// Something with shapes, and with properties that only the app knows.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkgeojsonfeature>.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
  /// Its name in the file; nil for none.
  public let identifier: String?
  /// Its properties, as JSON; nil for none.
  public let properties: Data?
  /// Its shapes.
  public let geometry: [MKShape & MKGeoJSONObject]

  init(identifier: String?, properties: Data?, geometry: [MKShape & MKGeoJSONObject]) {
    self.identifier = identifier
    self.properties = properties
    self.geometry = geometry
    super.init()
  }
}

/// Makes shapes out of GeoJSON.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkgeojsondecoder> and RFC 7946.
open class MKGeoJSONDecoder: NSObject, @unchecked Sendable {
  /// Creates a decoder.
  public override init() { super.init() }

  /// Reads a file.
  ///
  /// - Parameter data: the contents of the file.
  /// - Returns: its features, or its shapes where it has no features.
  /// - Throws: `MKError.decodingFailed` where it is no GeoJSON.
  open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
    guard let root = try? JSONSerialization.jsonObject(with: data) else { throw MKError(.decodingFailed) }
    return try objects(root)
  }

  private func objects(_ json: Any) throws -> [any MKGeoJSONObject] {
    guard let object = json as? [String: Any], let type = object["type"] as? String else {
      throw MKError(.decodingFailed)
    }
    switch type {
    case "FeatureCollection":
      guard let features = object["features"] as? [Any] else { throw MKError(.decodingFailed) }
      return try features.flatMap { try objects($0) }
    case "Feature":
      let geometry = try (object["geometry"] as? [String: Any]).map { try shapes($0) } ?? []
      let properties = try (object["properties"] as? [String: Any]).map {
        try JSONSerialization.data(withJSONObject: $0, options: .sortedKeys)
      }
      let identifier = object["id"] as? String ?? (object["id"] as? NSNumber).map { "\($0)" }
      return [MKGeoJSONFeature(identifier: identifier, properties: properties, geometry: geometry)]
    default: return try shapes(object)
    }
  }

  private func shapes(_ object: [String: Any]) throws -> [MKShape & MKGeoJSONObject] {
    let places = object["coordinates"] ?? []
    switch object["type"] as? String {
    case "Point": return [MKPointAnnotation(coordinate: try place(places))]
    case "MultiPoint": return try list(places).map { MKPointAnnotation(coordinate: try place($0)) }
    case "LineString": return [try line(places)]
    case "MultiLineString": return [MKMultiPolyline(try list(places).map { try line($0) })]
    case "Polygon": return [try polygon(places)]
    case "MultiPolygon": return [MKMultiPolygon(try list(places).map { try polygon($0) })]
    case "GeometryCollection":
      return try list(object["geometries"] ?? []).flatMap { geometry in
        guard let geometry = geometry as? [String: Any] else { throw MKError(.decodingFailed) }
        return try shapes(geometry)
      }
    default: throw MKError(.decodingFailed)
    }
  }

  private func list(_ json: Any) throws -> [Any] {
    guard let list = json as? [Any] else { throw MKError(.decodingFailed) }
    return list
  }

  /// A place: the longitude comes first.
  private func place(_ json: Any) throws -> CLLocationCoordinate2D {
    let numbers = try list(json).compactMap { ($0 as? NSNumber)?.doubleValue }
    guard numbers.count >= 2 else { throw MKError(.decodingFailed) }
    return CLLocationCoordinate2D(latitude: numbers[1], longitude: numbers[0])
  }

  private func line(_ json: Any) throws -> MKPolyline {
    let places = try list(json).map { try place($0) }
    return MKPolyline(coordinates: places, count: places.count)
  }

  /// An area: the first ring is its edge, the others are cut out.
  private func polygon(_ json: Any) throws -> MKPolygon {
    let rings = try list(json).map { ring in try list(ring).map { try place($0) } }
    guard let edge = rings.first else { throw MKError(.decodingFailed) }
    let holes = rings.dropFirst().map { MKPolygon(coordinates: $0, count: $0.count) }
    return MKPolygon(coordinates: edge, count: edge.count, interiorPolygons: holes.isEmpty ? nil : holes)
  }
}
