import CurbcutFoundation
import Foundation

/// A place with its address.
///
/// Follows <https://developer.apple.com/documentation/corelocation/clplacemark>.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// The place on the globe.
  public let location: CLLocation?

  /// Creates a place of which no address is known.
  package init(location: CLLocation?) {
    self.location = location
    super.init()
  }

  /// Creates a copy of another place.
  public init(placemark: CLPlacemark) {
    location = placemark.location
    super.init()
  }

  /// The region of the place; nil where it is not known.
  open var region: CLRegion? { nil }
  /// The time zone; nil where it is not known.
  open var timeZone: TimeZone? { nil }
  /// The name; nil where it is not known.
  open var name: String? { nil }
  /// The street; nil where it is not known.
  open var thoroughfare: String? { nil }
  /// The number in the street; nil where it is not known.
  open var subThoroughfare: String? { nil }
  /// The city; nil where it is not known.
  open var locality: String? { nil }
  /// The part of the city; nil where it is not known.
  open var subLocality: String? { nil }
  /// The state; nil where it is not known.
  open var administrativeArea: String? { nil }
  /// The county; nil where it is not known.
  open var subAdministrativeArea: String? { nil }
  /// The postal code; nil where it is not known.
  open var postalCode: String? { nil }
  /// The country's code; nil where it is not known.
  open var isoCountryCode: String? { nil }
  /// The country; nil where it is not known.
  open var country: String? { nil }
  /// The lake or river; nil where it is not known.
  open var inlandWater: String? { nil }
  /// The ocean; nil where it is not known.
  open var ocean: String? { nil }
  /// What is of interest there; nil where it is not known.
  open var areasOfInterest: [String]? { nil }
}

/// Finds the address of a place, and the place of an address.
///
/// Apple's servers do not answer here: every search fails with `CLError.network`, as on a device without a network.
/// Follows <https://developer.apple.com/documentation/corelocation/clgeocoder>.
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// What is told of a search's end, on the main thread.
  public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

  /// Creates a geocoder.
  public override init() { super.init() }

  /// Whether a search is under way: none ever is.
  open var isGeocoding: Bool { false }

  /// Finds the address of a place: it fails.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Finds the address of a place in a language: it fails.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Finds the address of a place: it fails.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Finds the address of a place in a language: it fails.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { throw CLError(.network) }

  /// Finds the place of an address: it fails.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Finds the place of an address near a region: it fails.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Finds the place of an address: it fails.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Ends a search.
  open func cancelGeocode() {}

  private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { handler(nil, CLError(.network)) }
  }
}
