import CurbcutFoundation
import Foundation

/// Calls the app for each image that the display shows, on the device's clock: at most as often as
/// `UIScreen.maximumFramesPerSecond` says.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/cadisplaylink>.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// What the app is called with: like Core Animation, a link retains whom it calls until it is invalidated.
  private var target: AnyObject?
  private let selector: Selector
  private var isRunning = false
  private var alarm: Int?
  /// When the image before was shown, in seconds of `CACurrentMediaTime()`.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the next image will be shown.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// Seconds between images.
  open var duration: CFTimeInterval { 1 / CFTimeInterval(UIScreen.main.maximumFramesPerSecond) }
  /// Whether the app is not called for a while; false by default.
  open var isPaused = false { didSet { schedule() } }
  /// How often a second the app would like to be called; 0, the default, for as often as possible.
  open var preferredFramesPerSecond = 0
  /// How often a second the app would like to be called.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// A link that calls a method of an object, with itself.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// Begins to call. The run loop and its mode make no difference: there is one clock.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isRunning = true
    schedule()
  }

  /// Ends to call.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isRunning = false
    schedule()
  }

  /// Ends to call for good, and lets go of the object.
  open func invalidate() {
    isRunning = false
    target = nil
    schedule()
  }

  /// Seconds between two calls. An iPhone with a faster display shows more than sixty images a second only to who
  /// asks for them.
  private var interval: TimeInterval {
    let most = Float(UIScreen.main.maximumFramesPerSecond)
    let range = preferredFrameRateRange
    let asked =
      preferredFramesPerSecond > 0
      ? Float(preferredFramesPerSecond) : range.preferred ?? (range.maximum > 0 ? range.maximum : 0)
    let usual = UIKitHost.shared.device.idiom == .pad ? most : min(60, most)
    return 1 / TimeInterval(asked > 0 ? min(asked, most) : usual)
  }

  /// How many links call somebody.
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

/// How often a second something is to be shown.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/caframeraterange>.
public struct CAFrameRateRange: Hashable, Sendable {
  /// At least so often.
  public var minimum: Float
  /// At most so often.
  public var maximum: Float
  /// Best so often; nil for no wish.
  public var preferred: Float?

  /// As the system likes it.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

  /// A range of images per second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}
