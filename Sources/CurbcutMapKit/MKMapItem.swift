import CurbcutCoreLocation
import CurbcutFoundation
import Foundation

/// A place with an address.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkplacemark>.
open class MKPlacemark: NSObject, @unchecked Sendable {
  /// Where it is.
  public let coordinate: CLLocationCoordinate2D

  /// Creates a place without an address.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init()
  }

  /// The place as a location.
  open var location: CLLocation? {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}

/// A place of interest on the map.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkmapitem>.
open class MKMapItem: NSObject, @unchecked Sendable {
  /// The lasting name that Apple Maps gives a place.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates an identifier; nil for an empty one.
    public init?(rawValue: String) {
      guard !rawValue.isEmpty else { return nil }
      self.rawValue = rawValue
    }
  }

  /// Where it is.
  public let placemark: MKPlacemark
  /// What it is called; nil where that is not known.
  open var name: String?
  /// The number to call; nil where there is none.
  open var phoneNumber: String?
  /// Its page on the web; nil where there is none.
  open var url: URL?

  /// Creates an item at a place.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    super.init()
  }
}

/// An error of the map's services.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkerror>.
public struct MKError: Error, Hashable, CustomNSError {
  /// What was wrong.
  public enum Code: UInt, Hashable, Sendable {
    /// It is not known what.
    case unknown = 1
    /// The server failed.
    case serverFailure
    /// Tiles are being loaded too often.
    case loadingThrottled
    /// There is no such place.
    case placemarkNotFound
    /// There is no way.
    case directionsNotFound
    /// The answer could not be read.
    case decodingFailed
  }

  /// What was wrong.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { "MKErrorDomain" }
  /// The number of the error.
  public var errorCode: Int { Int(code.rawValue) }
}

/// Asks Apple Maps for the place with an identifier.
///
/// There are no services of Apple Maps here: it is as on a device without a connection.
/// Follows <https://developer.apple.com/documentation/mapkit/mkmapitemrequest>.
open class MKMapItemRequest: NSObject, @unchecked Sendable {
  /// The identifier of the place.
  public let mapItemIdentifier: MKMapItem.Identifier

  /// Creates a request.
  public init(mapItemIdentifier: MKMapItem.Identifier) {
    self.mapItemIdentifier = mapItemIdentifier
    super.init()
  }

  /// The place: the request fails.
  open var mapItem: MKMapItem {
    get async throws { throw MKError(.serverFailure) }
  }
}
