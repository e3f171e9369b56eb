import CurbcutFoundation
import Foundation

/// Why something about haptics failed.
///
/// Follows <https://developer.apple.com/documentation/corehaptics/chhapticerror-swift.struct>.
public struct CHHapticError: Error, Hashable, CustomNSError, LocalizedError {
  /// The reason.
  public enum Code: Int, Hashable, Sendable {
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

    /// Whether an error is one for this reason, so that it can be caught by it.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? CHHapticError)?.code == code
    }
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { "com.apple.CoreHaptics" }
  /// The number of the error.
  public var errorCode: Int { code.rawValue }
  /// What the system says of it.
  public var errorDescription: String? {
    code == .notSupported ? "Haptics are not supported on this device." : nil
  }

  /// The device has no haptics.
  public static let notSupported = Code.notSupported
  /// The engine has not been started.
  public static let engineNotRunning = Code.engineNotRunning
}
