import CurbcutFoundation
import Foundation

/// Why something about haptics failed.
///
/// Follows <https://developer.apple.com/documentation/corehaptics/chhapticerror-swift.struct>.
public struct CHHapticError: _SystemError {
  /// The reason.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = CHHapticError

    /// The engine has not been started.
    case engineNotRunning = -4805
    /// The app may not.
    case operationNotPermitted = -4806
    /// The engine did not start in time.
    case engineStartTimeout = -4808
    /// The device has no haptics.
    case notSupported = -4809
    /// The system's server could not be reached.
    case serverInitFailed = -4810
    /// The system's server was interrupted.
    case serverInterrupted = -4811
    /// The player is of another engine.
    case invalidPatternPlayer = -4812
    /// The pattern cannot be read.
    case invalidPatternData = -4813
    /// The dictionary of a pattern is none.
    case invalidPatternDictionary = -4814
    /// The audio session does not allow it.
    case invalidAudioSession = -4815
    /// There is no such parameter.
    case invalidParameterType = -4820
    /// There is no such event.
    case invalidEventType = -4821
    /// The event has no time that it could have.
    case invalidEventTime = -4822
    /// The event is too long.
    case invalidEventDuration = -4823
    /// The sound cannot be read.
    case invalidAudioResource = -4824
    /// What is needed is not there.
    case resourceNotAvailable = -4825
    /// An event of a dictionary is none.
    case badEventEntry = -4830
    /// A parameter of a dictionary is none.
    case badParameterEntry = -4831
    /// The time is none.
    case invalidTime = -4840
    /// Something else.
    case unknownError = -4898
    /// There is not enough memory.
    case memoryError = -4899
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { "com.apple.CoreHaptics" }
  public static func systemDescription(of code: Code) -> String? {
    code == .notSupported ? "Haptics are not supported on this device." : nil
  }

  /// The engine has not been started.
  public static var engineNotRunning: Code { .engineNotRunning }
  /// The app may not.
  public static var operationNotPermitted: Code { .operationNotPermitted }
  /// The engine did not start in time.
  public static var engineStartTimeout: Code { .engineStartTimeout }
  /// The device has no haptics.
  public static var notSupported: Code { .notSupported }
  /// The system's server could not be reached.
  public static var serverInitFailed: Code { .serverInitFailed }
  /// The system's server was interrupted.
  public static var serverInterrupted: Code { .serverInterrupted }
  /// The player is of another engine.
  public static var invalidPatternPlayer: Code { .invalidPatternPlayer }
  /// The pattern cannot be read.
  public static var invalidPatternData: Code { .invalidPatternData }
  /// The dictionary of a pattern is none.
  public static var invalidPatternDictionary: Code { .invalidPatternDictionary }
  /// The audio session does not allow it.
  public static var invalidAudioSession: Code { .invalidAudioSession }
  /// There is no such parameter.
  public static var invalidParameterType: Code { .invalidParameterType }
  /// There is no such event.
  public static var invalidEventType: Code { .invalidEventType }
  /// The event has no time that it could have.
  public static var invalidEventTime: Code { .invalidEventTime }
  /// The event is too long.
  public static var invalidEventDuration: Code { .invalidEventDuration }
  /// The sound cannot be read.
  public static var invalidAudioResource: Code { .invalidAudioResource }
  /// What is needed is not there.
  public static var resourceNotAvailable: Code { .resourceNotAvailable }
  /// An event of a dictionary is none.
  public static var badEventEntry: Code { .badEventEntry }
  /// A parameter of a dictionary is none.
  public static var badParameterEntry: Code { .badParameterEntry }
  /// The time is none.
  public static var invalidTime: Code { .invalidTime }
  /// Something else.
  public static var unknownError: Code { .unknownError }
  /// There is not enough memory.
  public static var memoryError: Code { .memoryError }
}
