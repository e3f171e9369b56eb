import Foundation

/// Finds a gesture among touches and tells its targets.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigesturerecognizer>.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a recogniser is with its gesture.
  public enum State: Int, Hashable, Sendable {
    /// It has not found its gesture yet.
    case possible
    /// A gesture that lasts has begun.
    case began
    /// A gesture that lasts goes on.
    case changed
    /// The gesture is complete.
    case ended
    /// The gesture was broken off, by the system for instance.
    case cancelled
    /// The touches are not its gesture.
    case failed
    /// Another name of `ended`, for gestures that happen at one moment, such as a tap.
    public static let recognized = State.ended
  }

  private struct Target {
    weak var object: AnyObject?
    var action: Selector
  }

  private var targets: [Target] = []
  private var handlers: [(UIGestureRecognizer) -> Void] = []
  final var touches: [UITouch] = []
  final var hasRecognized = false

  /// May keep the recogniser from beginning or from getting touches; nil by default.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view whose touches, with those of its subviews, are watched; nil while it is in no view.
  open internal(set) weak var view: UIView?
  /// Whether the recogniser gets touches; true by default.
  open var isEnabled = true
  /// Whether the view stops getting touches in which the gesture was found; true by default.
  open var cancelsTouchesInView = true
  /// Whether the view waits for touches until the gesture has failed; false by default. Kept, but views
  /// never wait here.
  open var delaysTouchesBegan = false
  /// Whether the view waits for the end of touches until the gesture has failed; true by default. Kept,
  /// but views never wait here.
  open var delaysTouchesEnded = true
  /// A name for debugging; nil by default.
  open var name: String?

  /// A subclass sets it; targets hear of every change but to `possible` and `failed`.
  open var state = State.possible {
    didSet {
      guard state != oldValue || state == .changed else { return }
      switch state {
      case .began, .changed, .ended:
        hasRecognized = true
        tellTargets()
      case .cancelled: tellTargets()
      case .possible, .failed: break
      }
    }
  }

  /// A recogniser that tells a target; without a target or an action it tells nobody yet.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() { self.init(target: nil, action: nil) }

  public required init?(coder: NSCoder) { super.init() }

  /// Tells one more target. The action takes nothing, or the recogniser.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(Target(object: target as AnyObject, action: action))
  }

  /// Tells a target no longer; nil stands for every target, or for every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { one in
      (target == nil || one.object === target as AnyObject?) && (action == nil || one.action == action)
    }
  }

  /// Hears of the gesture by closure.
  package func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) { handlers.append(handler) }

  /// How many fingers are watched now.
  open var numberOfTouches: Int { touches.count }

  /// The middle of the touches.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let points = touches.map { $0.location(in: view) }
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }

  /// Where one of the fingers is, in a view's coordinates; zero when there is none with that index.
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(index) ? touches[index].location(in: view) : .zero
  }

  /// Gives way to another recogniser that has found its gesture in the same touches.
  ///
  /// It does not wait for a gesture that may still come, such as a second tap: events have times of their
  /// own here, and no clock runs between them.
  open func require(toFail other: UIGestureRecognizer) {
    failureRequirements.append(WeakRecognizer(recognizer: other))
  }

  private struct WeakRecognizer { weak var recognizer: UIGestureRecognizer? }

  private var failureRequirements: [WeakRecognizer] = []

  /// Whether a recogniser that this one must give way to has found its gesture.
  private var mustGiveWay: Bool {
    failureRequirements.contains { $0.recognizer?.hasRecognized ?? false }
  }

  // MARK: For subclasses

  /// Called when fingers come down; does nothing by itself.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers move; does nothing by itself.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers are lifted; does nothing by itself.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system takes touches away; does nothing by itself.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when all fingers are gone, to be ready for the next gesture; does nothing by itself.
  open func reset() {}

  private func tellTargets() {
    for target in targets {
      guard let object = target.object else { continue }
      ObjCRuntime.deliver(
        target.action, to: object, arguments: target.action.argumentCount == 0 ? [] : [self])
    }
    for handler in handlers { handler(self) }
  }

  final func receive(_ touch: UITouch, _ event: UIEvent) {
    switch touch.phase {
    case .began:
      guard delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true else { return }
      touches.append(touch)
      touchesBegan([touch], with: event)
    case .moved where touches.contains(touch): touchesMoved([touch], with: event)
    case .ended where touches.contains(touch): touchesEnded([touch], with: event)
    case .cancelled where touches.contains(touch): touchesCancelled([touch], with: event)
    default: break
    }
  }

  final func endSequence() {
    guard touches.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled }) else { return }
    touches = []
    hasRecognized = false
    reset()
    state = .possible
  }

  /// Ends in recognition if the delegate agrees, else fails.
  final func recognize() {
    let mayBegin = !mustGiveWay && delegate?.gestureRecognizerShouldBegin(self) ?? true
    state = mayBegin ? .ended : .failed
  }
}

/// What a gesture recogniser asks.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Called when the gesture was found; false makes it fail.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Called for each finger that comes down; false keeps it from the recogniser.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Whether two gestures may be found in the same touches. Not asked here: each recogniser looks for
  /// its own.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Lets the gesture begin.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Lets the recogniser have every touch.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  { true }
  /// Does not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
