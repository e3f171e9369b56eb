import CurbcutFoundation
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
  /// The fingers that are watched and still down, and those that were lifted last.
  final var touches: [UITouch] = []
  /// Whether the gesture was found in the touches there are.
  final var hasRecognized = false
  /// Whether the recogniser has had touches since it was last ready for the next gesture.
  final var isBusy = false
  /// The state that the recogniser comes to as soon as those have failed that it must wait for.
  final var heldState: State?
  private var storedState = State.possible
  /// Where the gesture was, in window coordinates, once all fingers are gone.
  private var lastPlace: (point: CGPoint, window: UIWindow?)?
  final var failureRequirements: [WeakRecognizer] = []

  struct WeakRecognizer { weak var recognizer: UIGestureRecognizer? }

  /// May keep the recogniser from beginning or from getting touches; nil by default.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view whose touches, with those of its subviews, are watched; nil while it is in no view.
  open internal(set) weak var view: UIView?
  /// Whether the recogniser gets touches; true by default. Turned off in the middle, a gesture is cancelled.
  open var isEnabled = true {
    didSet { if !isEnabled, isBusy { GestureArena.shared.breakOff(self) } }
  }
  /// Whether the view stops getting touches in which the gesture was found; true by default.
  open var cancelsTouchesInView = true
  /// Whether the view waits for touches until the gesture has failed; false by default.
  open var delaysTouchesBegan = false
  /// Whether the view waits for the end of touches until the gesture has failed; true by default.
  open var delaysTouchesEnded = true
  /// The kinds of touches that count, as raw values of `UITouch.TouchType`; all by default.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The kinds of presses that count, as raw values of `UIPress.PressType`; all by default.
  @Unsupported("UIGestureRecognizer.allowedPressTypes: presses go to responders only")
  open var allowedPressTypes: [NSNumber] = []
  /// Whether all touches must be of one kind; true by default. Here they always are.
  open var requiresExclusiveTouchType = true
  /// A name for debugging; nil by default.
  open var name: String?
  /// The modifier keys that are held down; none, for no keyboard is told of here.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// A subclass sets it; targets hear of every change but to `possible` and `failed`.
  ///
  /// A gesture that is to be found waits for those that must fail first, and fails where another takes the
  /// touches.
  open var state: State {
    get { storedState }
    set { GestureArena.shared.request(newValue, for: self) }
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
    let object = target as AnyObject
    guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
    targets.append(Target(object: object, action: action))
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

  /// Where one of the fingers is, in a view's coordinates; zero when there is none with that index.
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(index) ? touches[index].location(in: view) : .zero
  }

  // MARK: Other recognisers

  /// Waits until another recogniser has failed: where that one finds its gesture, this one fails.
  open func require(toFail other: UIGestureRecognizer) {
    failureRequirements.append(WeakRecognizer(recognizer: other))
  }

  /// Whether this gesture, once found, keeps another from being found in the same touches; true by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another gesture, once found, keeps this one from being found in the same touches; true by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this recogniser waits for another to fail; false unless a subclass says otherwise.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another recogniser waits for this one to fail; false unless a subclass says otherwise.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: For subclasses

  /// Whether the recogniser wants an event at all; true by default, if its delegate agrees.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }
  /// Called when fingers come down; does nothing by itself.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers move; does nothing by itself.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers are lifted; does nothing by itself.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system takes touches away; does nothing by itself.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when what was estimated about touches is known. Never called here: nothing is estimated.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called when the gesture was found or has failed, to be ready for the next; does nothing by itself.
  open func reset() {}

  /// Watches a finger no longer.
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }
  /// Takes no part in a press. Presses go to responders only.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

  // MARK: For the arena

  /// Comes to a state, and tells the targets.
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

  /// Takes a touch of an event, if it is one that the recogniser watches.
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

  /// Lets go of a finger that is gone.
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

  /// Ends in recognition if everybody agrees, else fails.
  final func recognize() { state = .ended }
}

/// What a gesture recogniser asks. All methods are optional.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate>.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Called when the gesture was found; false makes it fail.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Called for each finger that comes down; false keeps it from the recogniser.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Called for each press; false keeps it from the recogniser. Presses go to responders only.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
  /// Called for each event; false keeps it from the recogniser.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
  /// Whether two gestures may be found in the same touches: it is enough that one of the delegates says so.
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
  /// Lets the recogniser have every touch.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Lets the recogniser have every press.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }
  /// Lets the recogniser have every event.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
  /// They may not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// It does not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// It does not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
