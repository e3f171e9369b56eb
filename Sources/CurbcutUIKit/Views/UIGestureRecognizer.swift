import Foundation

/// Finds a gesture among touches and tells its targets.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigesturerecognizer>.
@MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Hashable, Sendable {
    case possible, began, changed, ended, cancelled, failed
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

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
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

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() { self.init(target: nil, action: nil) }

  public required init?(coder: NSCoder) { super.init() }

  open func addTarget(_ target: Any, action: Selector) {
    targets.append(Target(object: target as AnyObject, action: action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { one in
      (target == nil || one.object === target as AnyObject?) && (action == nil || one.action == action)
    }
  }

  /// Hears of the gesture by closure.
  package func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) { handlers.append(handler) }

  open var numberOfTouches: Int { touches.count }

  /// The middle of the touches.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let points = touches.map { $0.location(in: view) }
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }

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

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func reset() {}

  private func tellTargets() {
    for target in targets {
      guard let object = target.object else { continue }
      SelectorTable.shared.send(
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
@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

extension UIView {
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers }
    set {
      for one in storedGestureRecognizers ?? [] { one.view = nil }
      storedGestureRecognizers = newValue
      for one in newValue ?? [] { one.view = self }
    }
  }

  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    storedGestureRecognizers = (storedGestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    storedGestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
}
