import CurbcutFoundation
import CurbcutUIKit

extension NibDecoder {
  /// Sets the attributes of a map by key, as its class is in a module above UIKit that this one does not import.
  func readMap(_ reader: ElementReader, _ map: UIView) {
    func set(_ value: Any, _ key: String) {
      do {
        try ObjCRuntime.setValue(value, forKey: key, of: map)
      } catch {
        document.warn("the attribute ‘\(key)’ of <mapView> was not set: \(error)", at: reader.element)
      }
    }
    reader.choice("mapType", Self.mapTypes) { set($0, "mapType") }
    for (attribute, key) in Self.mapFlags {
      reader.bool(attribute) { set($0, key) }
    }
  }

  /// The raw values of `MKMapType`.
  private static let mapTypes: [String: UInt] = [
    "standard": 0, "satellite": 1, "hybrid": 2, "satelliteFlyover": 3, "hybridFlyover": 4, "mutedStandard": 5,
  ]

  /// The attributes that are yes or no, and the properties that they set.
  private static let mapFlags = [
    "zoomEnabled": "isZoomEnabled", "scrollEnabled": "isScrollEnabled", "rotateEnabled": "isRotateEnabled",
    "pitchEnabled": "isPitchEnabled", "showsUserLocation": "showsUserLocation",
    "showsBuildings": "showsBuildings", "showsPointsOfInterest": "showsPointsOfInterest",
    "showsCompass": "showsCompass", "showsScale": "showsScale", "showsTraffic": "showsTraffic",
  ]
}
