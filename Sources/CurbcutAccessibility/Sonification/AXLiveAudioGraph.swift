import Foundation

/// A tone that follows a value as it changes (iOS 15).
///
/// While it runs, whoever plays the device's sounds hears of each new pitch.
/// Follows <https://developer.apple.com/documentation/accessibility/axliveaudiograph>.
@preconcurrency @MainActor
public final class AXLiveAudioGraph: NSObject {
  /// Hears of the pitch in hertz, and of nil when the tone ends. Nil while nobody plays sounds.
  package static var listener: (@MainActor (Double?) -> Void)?
  /// The pitch in hertz; nil while no tone sounds.
  package private(set) static var frequency: Double? {
    didSet { if frequency != oldValue { listener?(frequency) } }
  }
  private static var isRunning = false

  private override init() { super.init() }

  /// Begins; the first value sounds.
  public class func start() { isRunning = true }

  /// Moves the tone: 0 is the lowest pitch, 1 the highest. Nothing sounds before ``start()``.
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
