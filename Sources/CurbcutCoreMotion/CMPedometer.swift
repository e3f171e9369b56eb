import CurbcutFoundation
import DeviceServices
import DeviceSettings

/// Whether an app may know how the person moves.
///
/// Follows <https://developer.apple.com/documentation/coremotion/cmauthorizationstatus>.
public enum CMAuthorizationStatus: Int, Hashable, Sendable {
  /// The person has not been asked.
  case notDetermined
  /// The device does not let the person decide.
  case restricted
  /// No.
  case denied
  /// Yes.
  case authorized

  /// What the person allows.
  static var current: CMAuthorizationStatus {
    switch Permissions.status(of: .motion) {
    case .ask: .notDetermined
    case .restricted: .restricted
    case .denied: .denied
    default: .authorized
    }
  }
}

/// The domain of the errors.
public let CMErrorDomain = "CMErrorDomain"
/// There was no time to measure anything.
public let CMErrorNotAvailable = 109
/// The app may not know.
public let CMErrorNotAuthorized = 105

/// What a pedometer has counted.
///
/// Follows <https://developer.apple.com/documentation/coremotion/cmpedometerdata>.
open class CMPedometerData: NSObject, @unchecked Sendable {
  /// From when on.
  public let startDate: Date
  /// Until when.
  public let endDate: Date
  /// The steps.
  public let numberOfSteps: NSNumber
  /// The way, in metres; nil where it is not known.
  public let distance: NSNumber?
  /// The floors that the person went up; nil where they are not known.
  public let floorsAscended: NSNumber?
  /// The floors that the person went down; nil where they are not known.
  public let floorsDescended: NSNumber?
  /// The seconds for a metre; nil where they are not known.
  open var currentPace: NSNumber? { nil }
  /// The steps in a second; nil where they are not known.
  open var currentCadence: NSNumber? { nil }

  init(_ steps: ServiceSteps, from start: Date, to end: Date) {
    startDate = start
    endDate = end
    numberOfSteps = NSNumber(value: steps.count)
    distance = steps.distance.map { NSNumber(value: $0) }
    floorsAscended = steps.floorsAscended.map { NSNumber(value: $0) }
    floorsDescended = steps.floorsDescended.map { NSNumber(value: $0) }
    super.init()
  }
}

/// Counts the person's steps.
///
/// What it has counted stands in the settings of the device, whatever the time. A simulator has none.
/// Follows <https://developer.apple.com/documentation/coremotion/cmpedometer>.
open class CMPedometer: NSObject, @unchecked Sendable {
  /// What is done with what was counted.
  public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

  private static var steps: ServiceSteps? { Services.settings.motion.steps }

  /// Creates a pedometer.
  public override init() { super.init() }

  /// Whether the app may know how the person moves.
  open class func authorizationStatus() -> CMAuthorizationStatus { .current }
  /// Whether steps are counted.
  open class func isStepCountingAvailable() -> Bool { steps != nil }
  /// Whether ways are measured.
  open class func isDistanceAvailable() -> Bool { steps?.distance != nil }
  /// Whether floors are counted.
  open class func isFloorCountingAvailable() -> Bool { steps?.floorsAscended != nil }
  /// Whether it is measured how fast the person walks: false.
  open class func isPaceAvailable() -> Bool { false }
  /// Whether it is measured how often the person steps: false.
  open class func isCadenceAvailable() -> Bool { false }

  private func ask(from start: Date, to end: Date?, _ handler: @escaping CMPedometerHandler) {
    nonisolated(unsafe) let handler = handler
    @Sendable func error(_ code: Int) -> NSError { NSError(domain: CMErrorDomain, code: code) }
    guard let steps = Self.steps else {
      return DispatchQueue.global().async { handler(nil, error(CMErrorNotAvailable)) }
    }
    Permissions.request(.motion) { permission in
      guard permission == .granted else { return handler(nil, error(CMErrorNotAuthorized)) }
      handler(CMPedometerData(steps, from: start, to: end ?? Date()), nil)
    }
  }

  /// Tells what was counted between two times, on another thread; the person is asked first.
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) {
    ask(from: start, to: end, handler)
  }
  /// Tells what was counted since a time, on another thread; the person is asked first. It does not change.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    ask(from: start, to: nil, handler)
  }
  /// Tells no more.
  open func stopUpdates() {}
}
