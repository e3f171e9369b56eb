import Foundation

/// A tone that follows a value as it changes (iOS 15).
///
/// While it runs, the listener that plays the device's sounds is notified of each new pitch.
/// Follows <https://developer.apple.com/documentation/accessibility/axliveaudiograph>.
@preconcurrency @MainActor
public final class AXLiveAudioGraph: NSObject {
  /// Called with the pitch in hertz, and with nil when the tone ends. Nil while no sounds are played.
  package static var listener: (@MainActor (Double?) -> Void)?
  /// The pitch in hertz; nil while no tone sounds.
  package private(set) static var frequency: Double? {
    didSet { if frequency != oldValue { listener?(frequency) } }
  }
  private static var isRunning = false

  private override init() { super.init() }

  /// Starts the graph; the tone begins with the first value.
  public class func start() { isRunning = true }

  /// Changes the pitch of the tone: 0 is the lowest, 1 the highest. There is no tone before ``start()``.
  public class func update(value: Double) {
    guard isRunning, !value.isNaN else { return }
    frequency = AudioGraph.frequency(at: value)
  }

  /// Ends the tone.
  public class func stop() {
    isRunning = false
    frequency = nil
  }
}
