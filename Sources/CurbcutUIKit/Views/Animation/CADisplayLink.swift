import CurbcutFoundation

/// Calls the app for each frame, on the device's clock: at most as often as `UIScreen.maximumFramesPerSecond` says.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/cadisplaylink>.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// The target of the calls: as in Core Animation, a link retains it until it is invalidated.
  private var target: AnyObject?
  private let selector: Selector
  private var isRunning = false
  private var alarm: Int?
  /// When the last frame was shown, in seconds of `CACurrentMediaTime()`.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame will be shown.
  open var targetTimestamp: CFTimeInterval { timestamp + interval }
  /// The time between frames, in seconds.
  open var duration: CFTimeInterval { 1 / CFTimeInterval(UIScreen.main.maximumFramesPerSecond) }
  /// Whether calls are suspended; false by default.
  open var isPaused = false { didSet { schedule() } }
  /// The preferred number of calls per second; 0, the default, lets the system decide.
  open var preferredFramesPerSecond = 0
  /// The preferred range of calls per second.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Creates a link that calls a method of an object, passing itself.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// Starts calling. The run loop and its mode make no difference: there is only one clock.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isRunning = true
    schedule()
  }

  /// Stops calling.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isRunning = false
    schedule()
  }

  /// Stops calling permanently, and releases the target.
  open func invalidate() {
    isRunning = false
    target = nil
    schedule()
  }

  /// The time between two calls, in seconds. An iPhone with a faster display exceeds 60 frames per second only for
  /// those that ask for it, or whose Info.plist has
  /// [CADisableMinimumFrameDurationOnPhone](https://developer.apple.com/documentation/bundleresources/information-property-list/cadisableminimumframedurationonphone).
  private var interval: TimeInterval {
    let most = Float(UIScreen.main.maximumFramesPerSecond)
    let range = preferredFrameRateRange
    let asked =
      preferredFramesPerSecond > 0
      ? Float(preferredFramesPerSecond) : range.preferred ?? (range.maximum > 0 ? range.maximum : 0)
    let isFree =
      UIKitHost.shared.device.idiom == .pad
      || Bundle.main.object(forInfoDictionaryKey: "CADisableMinimumFrameDurationOnPhone") as? Bool ?? false
    return 1 / TimeInterval(asked > 0 ? min(asked, most) : isFree ? most : min(60, most))
  }

  /// The number of active links.
  static var runningCount = 0
  private var isCounted = false {
    didSet { if isCounted != oldValue { Self.runningCount += isCounted ? 1 : -1 } }
  }

  private func schedule() {
    if let alarm { UIKitHost.shared.clock.callOff(alarm) }
    alarm = nil
    isCounted = isRunning && !isPaused && target != nil
    guard isCounted else { return }
    alarm = UIKitHost.shared.clock.after(interval, recurs: true) { [self] in
      timestamp = UIKitHost.shared.clock.now
      schedule()
      if let target {
        ObjCRuntime.deliver(
          selector, to: target, arguments: selector.argumentCount == 0 ? [] : [self])
      }
    }
  }
}

/// A range of frame rates.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/caframeraterange>.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The minimum frame rate.
  public var minimum: Float
  /// The maximum frame rate.
  public var maximum: Float
  /// The preferred frame rate; nil for no preference.
  public var preferred: Float?

  /// The system decides.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

  /// Creates a range, in frames per second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}
