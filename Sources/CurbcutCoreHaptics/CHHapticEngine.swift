import CurbcutFoundation
import Foundation

/// What a device can do.
///
/// Follows <https://developer.apple.com/documentation/corehaptics/chhapticdevicecapability>.
public protocol CHHapticDeviceCapability {
  /// Whether it has haptics.
  var supportsHaptics: Bool { get }
  /// Whether it plays sounds with them.
  var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}

/// Plays haptics, of which this device has none, like a simulator and an iPad.
///
/// An engine cannot be made: `init()` throws ``CHHapticError/Code/notSupported``, as apps expect that ask
/// `capabilitiesForHardware()` first.
/// Follows <https://developer.apple.com/documentation/corehaptics/chhapticengine>.
open class CHHapticEngine {
  /// Why an engine stopped.
  public enum StoppedReason: Int, Hashable, Sendable {
    /// The audio session was interrupted.
    case audioSessionInterrupt = 1
    /// The app went to the background.
    case applicationSuspended = 2
    /// It had nothing to do.
    case idleTimeout = 3
    /// All players have finished.
    case notifyWhenFinished = 4
    /// The engine was released.
    case engineDestroyed = 5
    /// A game controller has gone.
    case gameControllerDisconnect = 6
    /// Something failed.
    case systemError = -1
  }

  /// What happens when all players have finished.
  public enum FinishedAction: Int, Hashable, Sendable {
    /// The engine stops.
    case stopEngine = 1
    /// The engine goes on.
    case leaveEngineRunning = 2
  }

  /// Called when the engine is done.
  public typealias CompletionHandler = ((any Error)?) -> Void
  /// Called when the engine has stopped.
  public typealias StoppedHandler = (StoppedReason) -> Void
  /// Called when the engine must be started anew.
  public typealias ResetHandler = () -> Void
  /// Called when all players have finished; says whether to stop.
  public typealias FinishedHandler = ((any Error)?) -> FinishedAction

  /// What the device can do: nothing of this.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

  /// Throws ``CHHapticError/Code/notSupported``.
  public init() throws { throw CHHapticError(.notSupported) }

  /// The engine's time, in seconds.
  open var currentTime: TimeInterval { 0 }
  /// Called when the engine has stopped.
  open var stoppedHandler: StoppedHandler = { _ in }
  /// Called when the engine must be started anew.
  open var resetHandler: ResetHandler = {}
  /// Whether sounds are left out; false by default.
  open var playsHapticsOnly = false
  /// Whether haptics are left out; false by default.
  open var isMutedForHaptics = false
  /// Whether sounds are left out; false by default.
  open var isMutedForAudio = false
  /// Whether the engine stops when it has nothing to do; false by default.
  open var isAutoShutdownEnabled = false

  /// Throws an error: there is no engine to start.
  open func start() throws { throw CHHapticError(.notSupported) }
  /// Calls the handler with an error: there is no engine to start.
  open func start(completionHandler: CompletionHandler? = nil) {
    completionHandler?(CHHapticError(.notSupported))
  }
  /// Calls the handler: there is no engine to stop.
  open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }
  /// Calls the handler: no player is playing.
  open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) { _ = finishedHandler(nil) }

  /// Throws an error: there is no engine to play a pattern.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.engineNotRunning)
  }
  /// Throws an error: there is no engine to play a pattern.
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    throw CHHapticError(.engineNotRunning)
  }
  /// Throws an error: there is no engine to play a pattern.
  open func playPattern(from fileURL: URL) throws { throw CHHapticError(.engineNotRunning) }
  /// Throws an error: there is no engine to play a pattern.
  open func playPattern(from data: Data) throws { throw CHHapticError(.engineNotRunning) }
}

/// Plays a pattern.
///
/// Follows <https://developer.apple.com/documentation/corehaptics/chhapticpatternplayer>.
public protocol CHHapticPatternPlayer: AnyObject {
  /// Whether nothing is felt.
  var isMuted: Bool { get set }
  /// Starts at a time of the engine, 0 for now, in seconds.
  func start(atTime time: TimeInterval) throws
  /// Stops at a time of the engine, 0 for now, in seconds.
  func stop(atTime time: TimeInterval) throws
  /// Changes what is played.
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  /// Changes what is played over time.
  func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
  /// Stops, and takes back what was to come.
  func cancel() throws
}

/// Plays a pattern, and can be paused and repeat it.
///
/// Follows <https://developer.apple.com/documentation/corehaptics/chhapticadvancedpatternplayer>.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// Whether the pattern is repeated.
  var loopEnabled: Bool { get set }
  /// When it is repeated, in seconds.
  var loopEnd: TimeInterval { get set }
  /// How fast it is played; 1 by default.
  var playbackRate: Float { get set }
  /// Called when it is over.
  var completionHandler: CHHapticEngine.CompletionHandler { get set }
  /// Pauses at a time of the engine, 0 for now, in seconds.
  func pause(atTime time: TimeInterval) throws
  /// Goes on at a time of the engine, 0 for now, in seconds.
  func resume(atTime time: TimeInterval) throws
  /// Goes to a time of the pattern, in seconds.
  func seek(toOffset offsetTime: TimeInterval) throws
}
