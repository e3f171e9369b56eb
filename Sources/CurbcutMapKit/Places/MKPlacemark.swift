import CurbcutCoreLocation
import CurbcutFoundation
import Foundation

/// A place with an address, which can stand on a map.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkplacemark>.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  /// Where it is.
  public let coordinate: CLLocationCoordinate2D
  private let address: [String: Any]
  /// What another place said of itself.
  private let other: CLPlacemark?

  /// Creates a place without an address.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, addressDictionary: nil)
  }

  /// Creates a place with an address.
  ///
  /// - Parameters:
  ///   - coordinate: where it is.
  ///   - addressDictionary: the parts of the address by the names of the Address Book: `Street`, `City`, `State`, `ZIP`,
  ///     `Country`, `CountryCode` and others.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.coordinate = coordinate
    address = addressDictionary ?? [:]
    other = nil
    super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }

  /// Creates a place with the address of another.
  public override init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    address = (placemark as? MKPlacemark)?.address ?? [:]
    other = placemark
    super.init(placemark: placemark)
  }

  private func part(_ key: String, _ read: (CLPlacemark) -> String?) -> String? {
    address[key] as? String ?? other.flatMap(read)
  }

  /// The name; nil where it is not known.
  open override var name: String? { part("Name", \.name) ?? thoroughfare }
  /// The street; nil where it is not known.
  open override var thoroughfare: String? {
    part("Thoroughfare", \.thoroughfare) ?? address["Street"] as? String
  }
  /// The number in the street; nil where it is not known.
  open override var subThoroughfare: String? { part("SubThoroughfare", \.subThoroughfare) }
  /// The city; nil where it is not known.
  open override var locality: String? { part("City", \.locality) }
  /// The part of the city; nil where it is not known.
  open override var subLocality: String? { part("SubLocality", \.subLocality) }
  /// The state; nil where it is not known.
  open override var administrativeArea: String? { part("State", \.administrativeArea) }
  /// The county; nil where it is not known.
  open override var subAdministrativeArea: String? { part("SubAdministrativeArea", \.subAdministrativeArea) }
  /// The postal code; nil where it is not known.
  open override var postalCode: String? { part("ZIP", \.postalCode) }
  /// The country; nil where it is not known.
  open override var country: String? { part("Country", \.country) }
  /// The country's code; nil where it is not known.
  open override var isoCountryCode: String? { part("CountryCode", \.isoCountryCode) }
  /// The country's code; nil where it is not known.
  open var countryCode: String? { isoCountryCode }

  /// The address in one line; nil where nothing of it is known.
  open var title: String? {
    let city = [locality, administrativeArea, postalCode].compactMap(\.self).joined(separator: " ")
    let street = [subThoroughfare, thoroughfare].compactMap(\.self).joined(separator: " ")
    var parts: [String] = []
    for part in [name, street, city, country] {
      if let part, !part.isEmpty, !parts.contains(part) { parts.append(part) }
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Nothing.
  open var subtitle: String? { nil }
}
