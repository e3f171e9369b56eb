import CurbcutFoundation

/// An error of location services.
///
/// Follows <https://developer.apple.com/documentation/corelocation/clerror-swift.struct>.
public struct CLError: _SystemError {
  /// What was wrong.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = CLError

    /// The location is not known for now.
    case locationUnknown = 0
    /// The person does not allow it.
    case denied
    /// The network is not there, or failed.
    case network
    /// The direction could not be found.
    case headingFailure
    /// The person does not allow regions to be watched.
    case regionMonitoringDenied
    /// A region could not be watched.
    case regionMonitoringFailure
    /// A region will be watched later.
    case regionMonitoringSetupDelayed
    /// What happens at a region will be told later.
    case regionMonitoringResponseDelayed
    /// There is no such place.
    case geocodeFoundNoResult
    /// Not all of an address was found.
    case geocodeFoundPartialResult
    /// The search was ended.
    case geocodeCanceled
    /// Locations cannot be told later.
    case deferredFailed
    /// Locations are not told later while none are found.
    case deferredNotUpdatingLocation
    /// Locations are not told later with so low an accuracy.
    case deferredAccuracyTooLow
    /// Locations are not told later with a distance filter.
    case deferredDistanceFiltered
    /// The app no longer wants locations later.
    case deferredCanceled
    /// Beacons cannot be found.
    case rangingUnavailable
    /// Finding beacons failed.
    case rangingFailure
    /// The person has declined the question.
    case promptDeclined
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { "kCLErrorDomain" }

  /// The location is not known for now.
  public static var locationUnknown: Code { .locationUnknown }
  /// The person does not allow it.
  public static var denied: Code { .denied }
  /// The network is not there, or failed.
  public static var network: Code { .network }
  /// The direction could not be found.
  public static var headingFailure: Code { .headingFailure }
  /// The person does not allow regions to be watched.
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  /// A region could not be watched.
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  /// A region will be watched later.
  public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
  /// What happens at a region will be told later.
  public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
  /// There is no such place.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// Not all of an address was found.
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  /// The search was ended.
  public static var geocodeCanceled: Code { .geocodeCanceled }
  /// Locations cannot be told later.
  public static var deferredFailed: Code { .deferredFailed }
  /// Locations are not told later while none are found.
  public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
  /// Locations are not told later with so low an accuracy.
  public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
  /// Locations are not told later with a distance filter.
  public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
  /// The app no longer wants locations later.
  public static var deferredCanceled: Code { .deferredCanceled }
  /// Beacons cannot be found.
  public static var rangingUnavailable: Code { .rangingUnavailable }
  /// Finding beacons failed.
  public static var rangingFailure: Code { .rangingFailure }
  /// The person has declined the question.
  public static var promptDeclined: Code { .promptDeclined }
}
