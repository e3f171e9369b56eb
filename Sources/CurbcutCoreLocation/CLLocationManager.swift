import CurbcutFoundation
import DeviceServices
import Synchronization

/// Finds out where the device is.
///
/// The settings of the device say where it is, and what the person allows; on a new device, the person is asked, and the
/// location is not known. What happens goes by the host's clock.
/// Follows <https://developer.apple.com/documentation/corelocation/cllocationmanager>.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// Is told of locations, and of what the app may know, once it is set; not retained.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { tell { $1.locationManagerDidChangeAuthorization($0) } }
  }
  /// How exactly the location is wanted; the best by default. Where the device is, is set as exactly as it is known.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// How far the device must move until the delegate is told again, in metres; any distance by default.
  open var distanceFilter = kCLDistanceFilterNone
  /// Whether the location is also found in the background; false by default.
  @Unsupported("CLLocationManager.allowsBackgroundLocationUpdates: apps are told in the background, too")
  open var allowsBackgroundLocationUpdates = false
  /// Whether the system may pause when the device seems to stay where it is; true by default. It does not here.
  open var pausesLocationUpdatesAutomatically = true
  /// What the app finds the location for. It changes nothing in where the device is.
  open var activityType = CLActivityType.other
  /// By how many degrees the device must turn until the delegate is told again; 1 by default. Here it does not turn.
  open var headingFilter: CLLocationDegrees = 1
  /// How far a region may be across, in metres.
  open var maximumRegionMonitoringDistance: CLLocationDistance { 1_000_000 }

  // What follows belongs to the main thread.
  private var wantsOne = false
  private var isUpdating = false
  private var watchesGreatChanges = false
  private var isTicking = false
  private var told: CLLocation?
  private var toldStatus: CLAuthorizationStatus?
  /// Whether the device is in the regions that are watched, as far as it is known.
  private var states: [String: CLRegionState] = [:]

  private let lock = NSLock()
  private var regions: [String: CLRegion] = [:]
  private var knowsHeading = false

  /// Creates a manager.
  public override init() {
    super.init()
    LocationManagers.add(self)
  }

  // MARK: What the app may know

  /// Whether the app may know where the device is.
  open var authorizationStatus: CLAuthorizationStatus { DeviceLocation.authorization }
  /// How exactly the app may know.
  open var accuracyAuthorization: CLAccuracyAuthorization { DeviceLocation.accuracy }
  /// Whether the app may know where the device is.
  open class func authorizationStatus() -> CLAuthorizationStatus { DeviceLocation.authorization }
  /// Whether Location Services are switched on.
  open class func locationServicesEnabled() -> Bool { DeviceLocation.isEnabled }

  /// Asks for the location while the app is in use. Nobody is asked twice, or while Location Services are off.
  open func requestWhenInUseAuthorization() {
    guard authorizationStatus == .notDetermined, Permissions.saysWhyItWantsTheLocation(always: false) else {
      return
    }
    Permissions.request(.location) { _ in }
  }

  /// Asks for the location at any time: first for that while the app is in use, and once that is allowed, for more.
  open func requestAlwaysAuthorization() {
    let status = authorizationStatus
    guard [.notDetermined, .authorizedWhenInUse].contains(status),
      Permissions.saysWhyItWantsTheLocation(always: true)
    else { return }
    if status == .notDetermined { return Permissions.request(.location) { _ in } }
    if Permissions.mayAskForAlways() { Permissions.request(.location, .always) { _ in } }
  }

  // MARK: The location

  /// The latest location; nil where it is not known, or the app may not know.
  open var location: CLLocation? { DeviceLocation.isAuthorized ? DeviceLocation.current : nil }
  /// Finds the location once.
  open func requestLocation() { onMain { $0.wantsOne = true } }
  /// Begins to find the location.
  open func startUpdatingLocation() {
    onMain {
      if !$0.isUpdating { $0.told = nil }
      $0.isUpdating = true
    }
  }
  /// Ends finding the location.
  open func stopUpdatingLocation() {
    onMain {
      $0.isUpdating = false
      $0.wantsOne = false
    }
  }
  /// Begins to find the location whenever it has changed much: by 500 metres.
  open func startMonitoringSignificantLocationChanges() { onMain { $0.watchesGreatChanges = true } }
  /// Ends finding the location whenever it has changed much.
  open func stopMonitoringSignificantLocationChanges() { onMain { $0.watchesGreatChanges = false } }
  /// Whether the device tells when the location has changed much: true.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { true }

  // MARK: The direction

  /// Whether the device knows where it points to.
  open class func headingAvailable() -> Bool { DeviceLocation.heading != nil }
  /// Where the device points to, while that is being found; nil where it does not know.
  open var heading: CLHeading? { lock.withLock { knowsHeading } ? DeviceLocation.heading : nil }
  /// Begins to find where the device points to. Without a compass, nothing is found.
  open func startUpdatingHeading() {
    guard let heading = DeviceLocation.heading else { return }
    lock.withLock { knowsHeading = true }
    tell { $1.locationManager($0, didUpdateHeading: heading) }
  }
  /// Ends finding where the device points to.
  open func stopUpdatingHeading() { lock.withLock { knowsHeading = false } }

  // MARK: Regions

  /// Whether regions of a kind can be watched: circles can.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
    regionClass == CLCircularRegion.self && DeviceLocation.isEnabled
  }
  /// The regions that are watched.
  open var monitoredRegions: Set<CLRegion> { lock.withLock { Set(regions.values) } }
  /// Begins to watch a region; one with the same identifier is watched no more.
  open func startMonitoring(for region: CLRegion) {
    guard region is CLCircularRegion else {
      return tell {
        $1.locationManager($0, monitoringDidFailFor: region, withError: CLError(.regionMonitoringFailure))
      }
    }
    lock.withLock { regions[region.identifier] = region }
    onMain {
      $0.states[region.identifier] = nil
      $0.delegate?.locationManager($0, didStartMonitoringFor: region)
    }
  }
  /// Ends watching a region.
  open func stopMonitoring(for region: CLRegion) {
    lock.withLock { regions[region.identifier] = nil }
    onMain { $0.states[region.identifier] = nil }
  }
  /// Finds out whether the device is in a region.
  open func requestState(for region: CLRegion) {
    tell { $1.locationManager($0, didDetermineState: $0.state(of: region, at: $0.location), for: region) }
  }

  private func state(of region: CLRegion, at location: CLLocation?) -> CLRegionState {
    guard let location, let circle = region as? CLCircularRegion else { return .unknown }
    return circle.contains(location.coordinate) ? .inside : .outside
  }

  private func watchRegions(at location: CLLocation) {
    for region in monitoredRegions.sorted(by: { $0.identifier < $1.identifier }) {
      let new = state(of: region, at: location)
      guard let old = states.updateValue(new, forKey: region.identifier), old != new else { continue }
      switch new {
      case .inside where region.notifyOnEntry: delegate?.locationManager(self, didEnterRegion: region)
      case .outside where region.notifyOnExit: delegate?.locationManager(self, didExitRegion: region)
      default: break
      }
    }
  }

  // MARK: Telling

  private func onMain(_ change: @escaping @Sendable (CLLocationManager) -> Void) {
    DispatchQueue.main.async {
      change(self)
      self.look()
    }
  }

  private func tell(_ message: @escaping @Sendable (CLLocationManager, any CLLocationManagerDelegate) -> Void)
  {
    // On iOS, too, the delegate hears of it only after the method that gave rise to it has returned.
    DispatchQueue.main.async {
      if let delegate = self.delegate { message(self, delegate) }
    }
  }

  /// The settings, or what the person allows, may have changed.
  func serviceDidChange() {
    let status = authorizationStatus
    if toldStatus != status {
      toldStatus = status
      delegate?.locationManagerDidChangeAuthorization(self)
    }
    look()
  }

  func rememberStatus() { toldStatus = authorizationStatus }

  /// Looks where the device is, and tells it to whom it may concern.
  private func look() {
    guard wantsOne || isUpdating || watchesGreatChanges || !monitoredRegions.isEmpty else { return }
    let status = authorizationStatus
    // What was begun before the person has answered goes on then.
    guard status != .notDetermined else { return }
    guard DeviceLocation.isAuthorized else { return fail(.denied) }
    guard let location = DeviceLocation.current else { return fail(.locationUnknown) }
    watchRegions(at: location)
    if isNews(location) {
      told = location
      wantsOne = false
      delegate?.locationManager(self, didUpdateLocations: [location])
    }
    guard DeviceLocation.isMoving, !isTicking else { return }
    isTicking = true
    Services.after(1, isBackground: true) { [weak self] in
      self?.isTicking = false
      self?.look()
    }
  }

  private func isNews(_ location: CLLocation) -> Bool {
    guard !wantsOne, let told else { return wantsOne || isUpdating || watchesGreatChanges }
    let way = told.distance(from: location)
    return way > 0 && (isUpdating && way >= distanceFilter || watchesGreatChanges && way >= 500)
  }

  private func fail(_ code: CLError.Code) {
    let isTold = wantsOne || isUpdating || watchesGreatChanges
    wantsOne = false
    // Who may not know is not told again.
    if code == .denied { (isUpdating, watchesGreatChanges) = (false, false) }
    if isTold { delegate?.locationManager(self, didFailWithError: CLError(code)) }
  }
}

/// The managers of the app.
private enum LocationManagers {
  private struct Weak: @unchecked Sendable {
    weak var manager: CLLocationManager?
  }

  private static let all = Mutex<[Weak]>([])
  private static let listens: Void = Services.observers.add {
    DispatchQueue.main.async {
      for manager in all.withLock({ $0.compactMap(\.manager) }) { manager.serviceDidChange() }
    }
  }

  static func add(_ manager: CLLocationManager) {
    _ = listens
    manager.rememberStatus()
    all.withLock { all in all = all.filter { $0.manager != nil } + [Weak(manager: manager)] }
  }
}
