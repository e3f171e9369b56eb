import CurbcutFoundation

/// Something new about where the device is.
///
/// Follows <https://developer.apple.com/documentation/corelocation/cllocationupdate>.
public struct CLLocationUpdate: Sendable {
  /// What an app finds the location for.
  public enum LiveConfiguration: Int, Hashable, Sendable {
    /// Something else.
    case `default`
    /// Directions for a car.
    case automotiveNavigation
    /// Directions for a boat or a train.
    case otherNavigation
    /// Walking, running or cycling.
    case fitness
    /// Directions in the air.
    case airborne
  }

  /// Where the device is; nil where it is not known.
  public let location: CLLocation?
  /// Whether the device stands.
  public let stationary: Bool
  /// Whether the device stands.
  public var isStationary: Bool { stationary }
  /// Whether the person does not let the app know.
  public let authorizationDenied: Bool
  /// Whether Location Services are switched off.
  public let authorizationDeniedGlobally: Bool
  /// Whether the app may not know, and the person cannot change that.
  public let authorizationRestricted: Bool
  /// Whether the person is being asked.
  public let authorizationRequestInProgress: Bool
  /// Whether the app may know only roughly.
  public let accuracyLimited: Bool
  /// Whether the location cannot be found.
  public let locationUnavailable: Bool

  init(_ location: CLLocation?) {
    self.location = location
    stationary = !DeviceLocation.isMoving && location != nil
    let status = DeviceLocation.authorization
    authorizationDenied = status == .denied
    authorizationDeniedGlobally = !DeviceLocation.isEnabled
    authorizationRestricted = status == .restricted
    authorizationRequestInProgress = status == .notDetermined
    accuracyLimited = DeviceLocation.isAuthorized && DeviceLocation.accuracy == .reducedAccuracy
    locationUnavailable = DeviceLocation.isAuthorized && location == nil
  }

  /// What is new about where the device is, one after the other.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }

  /// A sequence of what is new.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate

    /// Goes through a sequence of what is new.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private var stream: AsyncThrowingStream<CLLocationUpdate, any Error>.AsyncIterator

      fileprivate init() {
        let feed = LocationFeed()
        stream =
          AsyncThrowingStream { continuation in
            feed.begin(continuation)
            continuation.onTermination = { _ in feed.end() }
          }.makeAsyncIterator()
      }

      /// Waits for the next.
      public mutating func next() async throws -> CLLocationUpdate? { try await stream.next() }
    }

    /// Begins to find the location.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// A manager of whose delegate's calls a sequence is made.
private final class LocationFeed: NSObject, CLLocationManagerDelegate, @unchecked Sendable {
  private let manager = CLLocationManager()
  private var continuation: AsyncThrowingStream<CLLocationUpdate, any Error>.Continuation?

  func begin(_ continuation: AsyncThrowingStream<CLLocationUpdate, any Error>.Continuation) {
    self.continuation = continuation
    manager.delegate = self
    manager.startUpdatingLocation()
  }

  func end() { manager.stopUpdatingLocation() }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    if !DeviceLocation.isAuthorized { continuation?.yield(CLLocationUpdate(nil)) }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    for location in locations { continuation?.yield(CLLocationUpdate(location)) }
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    if (error as? CLError)?.code == .locationUnknown { continuation?.yield(CLLocationUpdate(nil)) }
  }
}

/// Says that an app uses the location, and asks the person for that.
///
/// Follows <https://developer.apple.com/documentation/corelocation/clservicesession-pt7n>.
open class CLServiceSession: NSObject, @unchecked Sendable {
  /// What the app needs.
  public enum AuthorizationRequirement: Int, Hashable, Sendable {
    /// Nothing that it has to ask for.
    case none
    /// The location while the app is used.
    case whenInUse
    /// The location at any time.
    case always
  }

  /// Begins to use the location.
  public init(authorization: AuthorizationRequirement) {
    super.init()
    let manager = CLLocationManager()
    switch authorization {
    case .none: break
    case .whenInUse: manager.requestWhenInUseAuthorization()
    case .always: manager.requestAlwaysAuthorization()
    }
  }

  /// Ends using the location.
  open func invalidate() {}
}
