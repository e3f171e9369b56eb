import CurbcutFoundation
import Foundation

/// Recognises a gesture in touches, and notifies its targets.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigesturerecognizer>.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture recogniser.
  public enum State: Int, Hashable, Sendable {
    /// It has not recognised its gesture yet.
    case possible
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture has changed.
    case changed
    /// The gesture is complete.
    case ended
    /// The gesture was cancelled, by the system for instance.
    case cancelled
    /// The touches are not its gesture.
    case failed
    /// Another name for `ended`, for discrete gestures such as a tap.
    public static let recognized = State.ended
  }

  private struct Target {
    weak var object: AnyObject?
    var action: Selector
  }

  private var targets: [Target] = []
  private var handlers: [(UIGestureRecognizer) -> Void] = []
  /// The touches that the recogniser receives: those that are down, and those that were just lifted.
  final var touches: [UITouch] = []
  /// Whether the gesture was recognised in the current touches.
  final var hasRecognized = false
  /// Whether the recogniser has received touches since it was last ready for a gesture.
  final var isBusy = false
  /// The state that the recogniser enters once the recognisers that it waits for have failed.
  final var heldState: State?
  private var storedState = State.possible
  /// The last location of the gesture, in window coordinates, once all fingers are up.
  private var lastPlace: (point: CGPoint, window: UIWindow?)?
  final var failureRequirements: [WeakRecognizer] = []

  struct WeakRecognizer { weak var recognizer: UIGestureRecognizer? }

  /// The delegate, which may keep the recogniser from beginning or from receiving touches; nil by default.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view whose touches, including those in its subviews, the recogniser receives; nil when it is not attached to
  /// one.
  open internal(set) weak var view: UIView?
  /// Whether the recogniser receives touches; true by default. Disabling it during a gesture cancels the gesture.
  open var isEnabled = true {
    didSet { if !isEnabled, isBusy { GestureArena.shared.breakOff(self) } }
  }
  /// Whether touches are cancelled in the view once the gesture is recognised; true by default.
  open var cancelsTouchesInView = true
  /// Whether the start of touches is withheld from the view until the gesture has failed; false by default.
  open var delaysTouchesBegan = false
  /// Whether the end of touches is withheld from the view until the gesture has failed; true by default.
  open var delaysTouchesEnded = true
  /// The types of touches to receive, as raw values of `UITouch.TouchType`; all by default.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The types of presses to receive, as raw values of `UIPress.PressType`.
  @Unsupported("UIGestureRecognizer.allowedPressTypes: presses go to responders only")
  open var allowedPressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6, 30, 31]
  /// Whether all touches must be of the same type; true by default. Here they always are.
  open var requiresExclusiveTouchType = true
  /// A name for debugging; nil by default.
  open var name: String?
  /// The modifier keys that are held down; always empty, as events here carry no modifiers.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// The state, which a subclass sets; targets are notified of every change except to `possible` and `failed`.
  ///
  /// Recognition waits for the recognisers that must fail first, and fails if another one prevents it.
  open var state: State {
    get { storedState }
    set { GestureArena.shared.request(newValue, for: self) }
  }

  /// Creates a recogniser with a target; without a target or an action, it notifies none.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() { self.init(target: nil, action: nil) }

  public required init?(coder: NSCoder) { super.init() }

  /// Adds a target. The action takes no argument, or the recogniser.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
    targets.append(Target(object: object, action: action))
  }

  /// Removes a target; nil means every target, or every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { one in
      (target == nil || one.object === target as AnyObject?) && (action == nil || one.action == action)
    }
  }

  /// Adds a closure that is called like a target.
  package func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) { handlers.append(handler) }

  /// The number of touches of the gesture.
  open var numberOfTouches: Int { touches.count }

  /// The centroid of the touches, in a view's coordinates; for nil, in the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else {
      guard let (point, window) = lastPlace else { return .zero }
      guard let view, let window else { return point }
      return view.convert(point, from: window)
    }
    let points = touches.map { $0.location(in: view) }
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }

  /// The location of one of the touches, in a view's coordinates; zero when the index is out of range.
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(index) ? touches[index].location(in: view) : .zero
  }

  // MARK: Other recognisers

  /// Makes this recogniser wait until another has failed; if that one recognises its gesture, this one fails.
  open func require(toFail other: UIGestureRecognizer) {
    failureRequirements.append(WeakRecognizer(recognizer: other))
  }

  /// Whether this gesture, once recognised, prevents another from being recognised in the same touches; true by
  /// default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another gesture, once recognised, prevents this one from being recognised in the same touches; true by
  /// default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this recogniser waits for another to fail; false unless a subclass says otherwise.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another recogniser waits for this one to fail; false unless a subclass says otherwise.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: For subclasses

  /// Whether the recogniser receives an event at all; by default the delegate decides.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }
  /// Called when fingers touch down; does nothing by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers move; does nothing by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers are lifted; does nothing by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system cancels touches; does nothing by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when estimated properties of touches are updated. Never called here: nothing is estimated.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called when the gesture was recognised or has failed, to prepare for the next; does nothing by default.
  open func reset() {}

  /// Ignores a touch from now on.
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }
  /// Ignores a press. Has no effect: presses go to responders only.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

  // MARK: For the gesture arena

  /// Enters a state, and notifies the targets.
  final func come(to state: State) {
    storedState = state
    switch state {
    case .began, .changed, .ended:
      hasRecognized = true
      tellTargets()
    case .cancelled: tellTargets()
    case .possible, .failed: break
    }
  }

  private func tellTargets() {
    for target in targets {
      guard let object = target.object else { continue }
      ObjCRuntime.deliver(
        target.action, to: object, arguments: target.action.argumentCount == 0 ? [] : [self])
    }
    for handler in handlers { handler(self) }
  }

  /// Receives a touch of an event, if it is one that the recogniser accepts.
  final func receive(_ touch: UITouch, _ event: UIEvent) {
    if touch.phase == .began {
      guard isEnabled, storedState == .possible || storedState == .began || storedState == .changed,
        allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }), shouldReceive(event),
        delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
      else { return }
      isBusy = true
      touches.append(touch)
      return touchesBegan([touch], with: event)
    }
    guard touches.contains(touch) else { return }
    let isOver = storedState == .failed || storedState == .ended || storedState == .cancelled
    switch touch.phase {
    case .moved: if !isOver { touchesMoved([touch], with: event) }
    case .ended: if !isOver { touchesEnded([touch], with: event) }
    case .cancelled: if !isOver { touchesCancelled([touch], with: event) }
    case .began, .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  /// Removes a touch that has ended.
  final func release(_ touch: UITouch) {
    guard touches.contains(touch) else { return }
    if touches.count == 1 { lastPlace = (touch.point, touch.window) }
    touches.removeAll { $0 === touch }
  }

  /// Gets ready for the next gesture.
  final func becomeReady() {
    touches = []
    heldState = nil
    isBusy = false
    hasRecognized = false
    reset()
    storedState = .possible
  }

  /// Requests recognition of a discrete gesture, which fails if another recogniser or a delegate objects.
  final func recognize() { state = .ended }
}

/// The delegate of a gesture recogniser. All methods are optional.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate>.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Called when the gesture is about to be recognised; false makes it fail.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Called for each finger that touches down; false withholds the touch from the recogniser.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Called for each press; false withholds it from the recogniser. Never called here: presses go to responders only.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
  /// Called for each event; false withholds it from the recogniser.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
  /// Whether two gestures may be recognised in the same touches: it is enough if one of the two delegates allows it.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the recogniser waits for another to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another waits for the recogniser to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Lets the gesture begin.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Lets the recogniser receive every touch.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Lets the recogniser receive every press.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }
  /// Lets the recogniser receive every event.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
  /// Does not allow it.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Does not require it.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Does not require it.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
