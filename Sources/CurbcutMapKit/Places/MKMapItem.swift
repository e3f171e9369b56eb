import CurbcutCoreLocation
import CurbcutFoundation
import CurbcutUIKit
import Foundation

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
  /// Whether it is where the person is.
  public let isCurrentLocation: Bool
  /// What it is called; by default as its place. Nil where that is not known.
  open var name: String?
  /// The number to call; nil where there is none.
  open var phoneNumber: String?
  /// Its page on the web; nil where there is none.
  open var url: URL?
  /// Its time zone; nil where that is not known.
  open var timeZone: TimeZone?
  /// What kind of place of interest it is; nil where that is not known.
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// The lasting name that Apple Maps gives it; nil for what the app has made.
  open var identifier: Identifier? { nil }

  /// Creates an item at a place.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    isCurrentLocation = false
    name = placemark.name
    super.init()
  }

  /// Creates an item for where the person is, which is not known here.
  private init(current place: MKPlacemark) {
    placemark = place
    isCurrentLocation = true
    super.init()
  }

  /// The item for where the person is. Its place is not known here.
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(current: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
  }

  // MARK: Maps

  /// Shows the item in Maps: its address is opened as the app's other addresses are.
  ///
  /// - Parameter launchOptions: what Maps is to show, by the keys that begin with `MKLaunchOptions`.
  /// - Returns: whether Maps was opened.
  @MainActor @preconcurrency @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Self.openMaps(with: [self], launchOptions: launchOptions)
  }

  /// Shows the item in Maps, from a scene.
  ///
  /// - Parameters:
  ///   - launchOptions: what Maps is to show, by the keys that begin with `MKLaunchOptions`.
  ///   - scene: the scene from which Maps is opened.
  /// - Returns: whether Maps was opened.
  @MainActor @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil, from scene: UIScene?) async -> Bool {
    Self.openMaps(with: [self], launchOptions: launchOptions)
  }

  /// Shows items in Maps, or the way from the first to the second.
  ///
  /// - Parameters:
  ///   - mapItems: the items.
  ///   - launchOptions: what Maps is to show, by the keys that begin with `MKLaunchOptions`.
  /// - Returns: whether Maps was opened.
  @MainActor @preconcurrency @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
    guard let url = MapsAddress.url(for: mapItems, options: launchOptions ?? [:]) else { return false }
    guard UIApplication.shared.canOpenURL(url) else { return false }
    UIApplication.shared.open(url)
    return true
  }
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
