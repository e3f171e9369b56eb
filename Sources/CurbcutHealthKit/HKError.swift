import CurbcutFoundation

/// Why something could not be done with health data.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkerror>.
public struct HKError: _SystemError {
  /// The reason.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = HKError

    /// Nothing is wrong.
    case noError = 0
    /// The device keeps no health data.
    case errorHealthDataUnavailable = 1
    /// The device does not let apps have health data.
    case errorHealthDataRestricted = 2
    /// An argument is wrong.
    case errorInvalidArgument = 3
    /// The person does not allow it.
    case errorAuthorizationDenied = 4
    /// The person has not been asked.
    case errorAuthorizationNotDetermined = 5
    /// The data cannot be read while the device is locked.
    case errorDatabaseInaccessible = 6
    /// The person has cancelled.
    case errorUserCanceled = 7
    /// Another app has begun a workout.
    case errorAnotherWorkoutSessionStarted = 8
    /// The person has ended the workout.
    case errorUserExitedWorkoutSession = 9
    /// The person does not allow what the app needs.
    case errorRequiredAuthorizationDenied = 10
    /// There are no data.
    case errorNoData = 11
    /// The workout is not allowed.
    case errorWorkoutActivityNotAllowed = 12
    /// There are too many data.
    case errorDataSizeExceeded = 13
    /// A workout cannot begin in the background.
    case errorBackgroundWorkoutSessionNotAllowed = 14
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { "com.apple.healthkit" }
  public static func systemDescription(of code: Code) -> String? {
    switch code {
    case .errorAuthorizationNotDetermined: "Authorization not determined"
    case .errorNoData: "No data available for the specified predicate."
    default: nil
    }
  }

  /// Nothing is wrong.
  public static var noError: Code { .noError }
  /// The device keeps no health data.
  public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
  /// The device does not let apps have health data.
  public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
  /// An argument is wrong.
  public static var errorInvalidArgument: Code { .errorInvalidArgument }
  /// The person does not allow it.
  public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
  /// The person has not been asked.
  public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
  /// The data cannot be read while the device is locked.
  public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
  /// The person has cancelled.
  public static var errorUserCanceled: Code { .errorUserCanceled }
  /// Another app has begun a workout.
  public static var errorAnotherWorkoutSessionStarted: Code { .errorAnotherWorkoutSessionStarted }
  /// The person has ended the workout.
  public static var errorUserExitedWorkoutSession: Code { .errorUserExitedWorkoutSession }
  /// The person does not allow what the app needs.
  public static var errorRequiredAuthorizationDenied: Code { .errorRequiredAuthorizationDenied }
  /// There are no data.
  public static var errorNoData: Code { .errorNoData }
  /// The workout is not allowed.
  public static var errorWorkoutActivityNotAllowed: Code { .errorWorkoutActivityNotAllowed }
  /// There are too many data.
  public static var errorDataSizeExceeded: Code { .errorDataSizeExceeded }
  /// A workout cannot begin in the background.
  public static var errorBackgroundWorkoutSessionNotAllowed: Code { .errorBackgroundWorkoutSessionNotAllowed }
}

/// The domain of the errors.
public let HKErrorDomain = HKError.errorDomain
