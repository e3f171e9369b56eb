import CurbcutCoreLocation
import CurbcutFoundation
import Foundation

/// Searches for places.
///
/// There are no services of Apple Maps here: a search fails, as on a device without a connection.
/// Follows <https://developer.apple.com/documentation/mapkit/mklocalsearch>.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// What is told of a search's end, on the main thread.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// What kinds of places a search finds.
  public struct ResultType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = Self(rawValue: 1)
    /// Places of interest.
    public static let pointOfInterest = Self(rawValue: 2)
    /// Mountains, rivers and the like.
    public static let physicalFeature = Self(rawValue: 4)
  }

  /// Whether places beyond the region are found, too.
  public enum RegionPriority: Int, Hashable, Sendable {
    /// They are.
    case `default`
    /// They are not.
    case required
  }

  /// What is searched for.
  ///
  /// Follows <https://developer.apple.com/documentation/mapkit/mklocalsearch/request>.
  open class Request: NSObject, NSCopying, @unchecked Sendable {
    /// The words; nil for none.
    open var naturalLanguageQuery: String?
    /// Where the person looks for it.
    open var region: MKCoordinateRegion
    /// Whether places beyond the region are found, too; they are by default.
    open var regionPriority = RegionPriority.default
    /// What kinds of places are found; addresses and places of interest by default.
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    /// Which places of interest are found; nil, the default, for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Which parts of addresses are found; nil, the default, for all.
    open var addressFilter: MKAddressFilter?

    /// Creates a request for nothing.
    public override init() {
      region = MKCoordinateRegion(.world)
      super.init()
    }

    /// Creates a request for words.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }

    /// Creates a request for words in a region.
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }

    /// Creates a request for what a completer has suggested.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(
        naturalLanguageQuery: [completion.title, completion.subtitle].filter { !$0.isEmpty }.joined(
          separator: ", "))
    }

    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Request()
      copy.naturalLanguageQuery = naturalLanguageQuery
      copy.region = region
      copy.regionPriority = regionPriority
      copy.resultTypes = resultTypes
      copy.pointOfInterestFilter = pointOfInterestFilter
      copy.addressFilter = addressFilter
      return copy
    }
  }

  /// What a search has found.
  ///
  /// Follows <https://developer.apple.com/documentation/mapkit/mklocalsearch/response>.
  open class Response: NSObject, @unchecked Sendable {
    /// The places.
    open var mapItems: [MKMapItem] { [] }
    /// A region with all places.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }

    /// Creates a response without places.
    public override init() { super.init() }
  }

  /// Creates a search.
  public init(request: Request) { super.init() }

  /// Creates a search for places of interest.
  public init(request: MKLocalPointsOfInterestRequest) { super.init() }

  /// Whether the search is under way: it never is.
  open var isSearching: Bool { false }

  /// Searches: it fails.
  open func start(completionHandler: @escaping CompletionHandler) {
    MapService.fail { completionHandler(nil, $0) }
  }

  /// Searches: it fails.
  open func start() async throws -> Response { throw MapService.error }

  /// Ends the search.
  open func cancel() {}
}

/// Asks for the places of interest around a place.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mklocalpointsofinterestrequest>.
open class MKLocalPointsOfInterestRequest: NSObject, @unchecked Sendable {
  /// The greatest radius of a request, in metres.
  public static let maxRadius: CLLocationDistance = 10_000
  /// The place in the middle.
  public let coordinate: CLLocationCoordinate2D
  /// The radius, in metres.
  public let radius: CLLocationDistance
  /// Which places of interest are found; nil, the default, for all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?

  /// Creates a request around a place.
  public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.coordinate = coordinate
    self.radius = min(radius, Self.maxRadius)
    super.init()
  }

  /// Creates a request for a region.
  public convenience init(coordinateRegion region: MKCoordinateRegion) {
    let height = region.span.latitudeDelta * MKCoordinateSpan.metersPerDegree
    self.init(center: region.center, radius: height / 2)
  }

  /// The region around the place.
  open var region: MKCoordinateRegion {
    MKCoordinateRegion(center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
  }
}

/// How the services of maps answer without a connection.
enum MapService {
  /// What is wrong.
  static var error: MKError { MKError(.serverFailure) }

  /// Tells of the failure, on a queue and after the call that gave rise to it has returned, as on iOS.
  static func fail(on queue: DispatchQueue = .main, _ tell: @escaping (any Error) -> Void) {
    nonisolated(unsafe) let tell = tell
    queue.async { tell(error) }
  }
}
