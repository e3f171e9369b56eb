import CurbcutCoreLocation
import CurbcutGraphics
import Foundation

/// The key for the way of travelling, of which directions are shown.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mklaunchoptionsdirectionsmodekey>.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// The key for the kind of map, as the number of an ``MKMapType``.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// The key for whether the traffic is shown.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// The key for the place in the middle.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The key for the width and height of the region.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// The key for the camera.
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCameraKey"
/// The way of travelling that the person prefers.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// By public transport.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// By bicycle.
public let MKLaunchOptionsDirectionsModeCycling = "MKLaunchOptionsDirectionsModeCycling"

/// The addresses by which Maps is opened.
///
/// Follows <https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks/MapLinks.html>.
enum MapsAddress {
  /// The address for items, or for the way from the first to the second; nil for no items.
  static func url(for items: [MKMapItem], options: [String: Any]) -> URL? {
    guard let first = items.first, let last = items.last else { return nil }
    var address = URLComponents()
    address.scheme = "maps"
    address.host = ""
    var query: [URLQueryItem] = []
    func add(_ name: String, _ value: String?) {
      if let value { query.append(URLQueryItem(name: name, value: value)) }
    }
    if let mode = options[MKLaunchOptionsDirectionsModeKey] as? String {
      if items.count > 1 { add("saddr", place(of: first)) }
      add("daddr", place(of: last))
      add("dirflg", flags[mode])
    } else {
      add("q", first.name)
      add("ll", coordinates(of: first))
    }
    add("t", (options[MKLaunchOptionsMapTypeKey] as? Int).flatMap { types[$0] })
    address.queryItems = query
    return address.url
  }

  private static let flags = [
    MKLaunchOptionsDirectionsModeDriving: "d", MKLaunchOptionsDirectionsModeWalking: "w",
    MKLaunchOptionsDirectionsModeTransit: "r", MKLaunchOptionsDirectionsModeCycling: "b",
  ]

  private static let types = [0: "m", 1: "k", 2: "h"]

  private static func place(of item: MKMapItem) -> String? {
    item.isCurrentLocation ? "Current Location" : coordinates(of: item)
  }

  private static func coordinates(of item: MKMapItem) -> String? {
    let place = item.placemark.coordinate
    return CLLocationCoordinate2DIsValid(place) ? "\(place.latitude),\(place.longitude)" : nil
  }
}
