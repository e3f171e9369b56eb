import CurbcutCoreLocation
import CurbcutFoundation
import Foundation

/// The ways of travelling.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkdirectionstransporttype>.
public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By car.
  public static let automobile = Self(rawValue: 1)
  /// On foot.
  public static let walking = Self(rawValue: 2)
  /// By public transport.
  public static let transit = Self(rawValue: 4)
  /// By bicycle.
  public static let cycling = Self(rawValue: 8)
  /// In any way.
  public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// Finds the way between two places.
///
/// There are no services of Apple Maps here: it fails, as on a device without a connection.
/// Follows <https://developer.apple.com/documentation/mapkit/mkdirections>.
open class MKDirections: NSObject, @unchecked Sendable {
  /// What is told of the ways, on the main thread.
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  /// What is told of the time, on the main thread.
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

  /// Whether ways of a kind are preferred.
  public enum RoutePreference: Int, Hashable, Sendable {
    /// They may be used.
    case any
    /// They are avoided.
    case avoid
  }

  /// Between which places the way is.
  ///
  /// Follows <https://developer.apple.com/documentation/mapkit/mkdirections/request>.
  open class Request: NSObject, @unchecked Sendable {
    /// Where the way begins; nil by default.
    open var source: MKMapItem?
    /// Where the way ends; nil by default.
    open var destination: MKMapItem?
    /// The ways of travelling; any by default.
    open var transportType = MKDirectionsTransportType.any
    /// Whether several ways are wanted; false by default.
    open var requestsAlternateRoutes = false
    /// When the person wants to leave; nil, the default, for now.
    open var departureDate: Date?
    /// When the person wants to arrive; nil by default.
    open var arrivalDate: Date?
    /// Whether ways that cost something are avoided.
    open var tollPreference = RoutePreference.any
    /// Whether motorways are avoided.
    open var highwayPreference = RoutePreference.any

    /// Creates a request without places.
    public override init() { super.init() }

    /// Creates a request from an address with which Maps opens an app. Its contents are not known here, and there are
    /// no places.
    public convenience init(contentsOf url: URL) { self.init() }

    /// Whether Maps opens an app with an address to ask for a way: it never does.
    open class func isDirectionsRequest(_ url: URL) -> Bool { false }
  }

  /// The ways that were found.
  ///
  /// Follows <https://developer.apple.com/documentation/mapkit/mkdirections/response>.
  open class Response: NSObject, @unchecked Sendable {
    /// Where the ways begin.
    public let source: MKMapItem
    /// Where the ways end.
    public let destination: MKMapItem
    /// The ways, the best first.
    public let routes: [MKRoute]

    init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
      self.source = source
      self.destination = destination
      self.routes = routes
      super.init()
    }
  }

  /// The time that the way takes.
  ///
  /// Follows <https://developer.apple.com/documentation/mapkit/mkdirections/etaresponse>.
  open class ETAResponse: NSObject, @unchecked Sendable {
    /// Where the way begins.
    public let source: MKMapItem
    /// Where the way ends.
    public let destination: MKMapItem
    /// The time, in seconds.
    public let expectedTravelTime: TimeInterval
    /// The length, in metres.
    public let distance: CLLocationDistance
    /// When the person would arrive.
    open var expectedArrivalDate: Date { expectedDepartureDate + expectedTravelTime }
    /// When the person would leave.
    public let expectedDepartureDate = Date()
    /// The way of travelling.
    public let transportType: MKDirectionsTransportType

    init(
      source: MKMapItem, destination: MKMapItem, expectedTravelTime: TimeInterval,
      distance: CLLocationDistance, transportType: MKDirectionsTransportType
    ) {
      self.source = source
      self.destination = destination
      self.expectedTravelTime = expectedTravelTime
      self.distance = distance
      self.transportType = transportType
      super.init()
    }
  }

  /// Creates directions.
  public init(request: Request) { super.init() }

  /// Whether the way is being found: it never is.
  open var isCalculating: Bool { false }

  /// Finds the way: it fails.
  open func calculate(completionHandler: @escaping DirectionsHandler) {
    MapService.fail { completionHandler(nil, $0) }
  }

  /// Finds the way: it fails.
  open func calculate() async throws -> Response { throw MapService.error }

  /// Finds out how long the way takes: it fails.
  open func calculateETA(completionHandler: @escaping ETAHandler) {
    MapService.fail { completionHandler(nil, $0) }
  }

  /// Finds out how long the way takes: it fails.
  open func calculateETA() async throws -> ETAResponse { throw MapService.error }

  /// Ends finding the way.
  open func cancel() {}
}

/// A way between two places. As no ways are found here, there is none but what an app's own class makes of it.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkroute>.
open class MKRoute: NSObject, @unchecked Sendable {
  /// A part of a way.
  ///
  /// Follows <https://developer.apple.com/documentation/mapkit/mkroute/step>.
  open class Step: NSObject, @unchecked Sendable {
    /// What the person is to do.
    open var instructions: String { "" }
    /// What the person is to look out for; nil for nothing.
    open var notice: String? { nil }
    /// Where the part goes along.
    open var polyline: MKPolyline { MKPolyline() }
    /// The length, in metres.
    open var distance: CLLocationDistance { 0 }
    /// The way of travelling.
    open var transportType: MKDirectionsTransportType { .automobile }

    /// Creates a part of nothing.
    public override init() { super.init() }
  }

  /// What the way is called.
  open var name: String { "" }
  /// What the person is to look out for.
  open var advisoryNotices: [String] { [] }
  /// The length, in metres.
  open var distance: CLLocationDistance { 0 }
  /// The time, in seconds.
  open var expectedTravelTime: TimeInterval { 0 }
  /// The way of travelling.
  open var transportType: MKDirectionsTransportType { .automobile }
  /// Where the way goes along.
  open var polyline: MKPolyline { MKPolyline() }
  /// The parts of the way.
  open var steps: [Step] { [] }
  /// Whether the way costs something.
  open var hasTolls: Bool { false }
  /// Whether the way goes along motorways.
  open var hasHighways: Bool { false }

  /// Creates a way of nothing.
  public override init() { super.init() }
}
