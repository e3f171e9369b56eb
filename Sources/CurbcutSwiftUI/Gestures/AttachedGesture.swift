import CurbcutUIKit
import Foundation

/// How a gesture stands to those of the views inside.
enum GesturePriority {
  case normal
  case high
  case simultaneous
}

/// Adds a gesture to a view.
struct GestureModifier<G: Gesture>: PrimitiveModifier {
  var gesture: G
  var priority: GesturePriority
  var mask: GestureMask
  var name: String?

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: GestureNode {
    private let own: TrackingRecognizer

    init(_ modifier: Attribute<GestureModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
      let context = _GestureContext()
      own = TrackingRecognizer(context, modifier.value.priority)
      super.init(own, inputs, content)
      context.node = self
      context.view = platformView
      observe { [unowned self] in
        let now = modifier.value
        // The closures are new; a gesture that goes on keeps those that it began with.
        own.makeTracker = { now.gesture._makeTracker(context).erased }
        own.name = now.name
        own.isEnabled = environment.value.isEnabled && now.mask.contains(.gesture)
        (platformView as? ShapedArea)?.coversSubviews = !now.mask.contains(.subviews) && own.isEnabled
      }
    }
  }
}

/// What follows touches, whatever it makes of them.
@MainActor
final class AnyTracker {
  let receive: (GestureEvent) -> Void
  let cancel: () -> Void
  let deliver: () -> Void
  let reset: () -> Void
  let isRecognized: () -> Bool
  let needsMovement: Bool
  let state: () -> State

  enum State { case possible, active, ended, failed }

  fileprivate init<Value>(_ tracker: _GestureTracker<Value>) {
    receive = { tracker.receive($0) }
    cancel = { tracker.cancel() }
    deliver = { tracker.deliver() }
    reset = { tracker.reset() }
    isRecognized = { tracker.isRecognized }
    needsMovement = tracker.needsMovement
    state = {
      switch tracker.phase {
      case .possible: .possible
      case .active: .active
      case .ended: .ended
      case .failed: .failed
      }
    }
  }
}

extension _GestureTracker {
  var erased: AnyTracker { AnyTracker(self) }
}

/// Recognises a gesture of SwiftUI among those of UIKit.
final class TrackingRecognizer: UIGestureRecognizer {
  let priority: GesturePriority
  var makeTracker: (() -> AnyTracker)? {
    didSet { if tracker == nil || !isTracking { tracker = makeTracker?() } }
  }
  private var tracker: AnyTracker?
  private var isTracking = false
  /// The fingers that are down, in the order in which they came.
  private var fingers: [UITouch] = []

  init(_ context: _GestureContext, _ priority: GesturePriority) {
    self.priority = priority
    super.init(target: nil, action: nil)
    cancelsTouchesInView = priority != .simultaneous
    delaysTouchesEnded = priority == .high
    addHandler { [weak self] in self?.stateChanged($0.state) }
    context.changed = { [weak self] in self?.goOn() }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Touches

  override func shouldReceive(_ event: UIEvent) -> Bool {
    guard super.shouldReceive(event) else { return false }
    if tracker == nil || !isTracking { tracker = makeTracker?() }
    guard priority == .normal, tracker?.needsMovement == false, !isTracking else { return true }
    // A control inside keeps its taps and presses.
    return !(event.allTouches ?? []).contains { touch in
      guard let control = touch.view as? UIControl, touch.phase == .began else { return false }
      return control.isEnabled && control !== view
    }
  }

  private func send(_ kind: GestureEvent.Kind, _ changed: Set<UITouch>, _ event: UIEvent) {
    isTracking = true
    for touch in changed where !fingers.contains(touch) { fingers.append(touch) }
    defer { fingers.removeAll { $0.phase == .ended || $0.phase == .cancelled } }
    let time = event.timestamp
    func sample(_ touch: UITouch) -> TouchSample {
      TouchSample(
        id: ObjectIdentifier(touch), point: touch.location(in: nil), time: time,
        isDown: touch.phase != .ended && touch.phase != .cancelled)
    }
    tracker?.receive(
      GestureEvent(kind: kind, changed: changed.map(sample), touches: fingers.map(sample), time: time))
    goOn()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { send(.began, touches, event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { send(.moved, touches, event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { send(.ended, touches, event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    send(.cancelled, touches, event)
  }

  /// Tells UIKit how far the gesture is.
  private func goOn() {
    guard let tracker, isTracking else { return }
    switch tracker.state() {
    case .possible: break
    case .active:
      guard tracker.isRecognized() else { return tracker.deliver() }
      request(state == .possible ? .began : .changed)
    case .ended: request(.ended)
    case .failed:
      tracker.deliver()
      request(state == .possible ? .failed : .cancelled)
    }
  }

  private func request(_ new: State) {
    guard state == .possible || state == .began || state == .changed else { return }
    state = new
    if state == .failed, new != .failed {
      tracker?.cancel()
      tracker?.deliver()
    }
  }

  private func stateChanged(_ state: State) {
    if state == .cancelled { tracker?.cancel() }
    tracker?.deliver()
  }

  override func reset() {
    super.reset()
    guard isTracking else { return }
    isTracking = false
    fingers = []
    tracker?.cancel()
    tracker?.deliver()
    tracker?.reset()
    tracker = makeTracker?()
  }

  // MARK: Others

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    guard priority != .simultaneous else { return false }
    return (other as? TrackingRecognizer)?.priority != .simultaneous
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { priority != .simultaneous }

  /// What is inside waits for a gesture of high priority to fail.
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    guard priority == .high, let inner = other.view, let view, inner !== view else { return false }
    if let tracking = other as? TrackingRecognizer, tracking.priority == .simultaneous { return false }
    return inner.isDescendant(of: view)
  }
}

extension View {
  /// Adds a gesture, which gives way to those of the views inside.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/gesture(_:including:)>.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
  }

  /// Adds a gesture, which gives way to those of the views inside.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture with a name, which gives way to those of the views inside.
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    modifier(
      GestureModifier(gesture: gesture, priority: .normal, mask: isEnabled ? .all : .subviews, name: name))
  }

  /// Adds a gesture that comes before those of the views inside.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/highprioritygesture(_:including:)>.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// Adds a gesture that comes before those of the views inside.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture with a name that comes before those of the views inside.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View
  {
    modifier(
      GestureModifier(gesture: gesture, priority: .high, mask: isEnabled ? .all : .subviews, name: name))
  }

  /// Adds a gesture that goes on beside those of the views inside.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/simultaneousgesture(_:including:)>.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// Adds a gesture that goes on beside those of the views inside.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture with a name that goes on beside those of the views inside.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View
  {
    modifier(
      GestureModifier(
        gesture: gesture, priority: .simultaneous, mask: isEnabled ? .all : .subviews, name: name))
  }
}
