import CurbcutUIKit
import Foundation

/// How far a gesture is.
enum GesturePhase<Value> {
  case possible
  case active(Value)
  case ended(Value)
  case failed

  var isOver: Bool {
    switch self {
    case .possible, .active: false
    case .ended, .failed: true
    }
  }

  var isPossible: Bool { if case .possible = self { true } else { false } }
  var isFailed: Bool { if case .failed = self { true } else { false } }

  /// What the gesture has told last.
  var value: Value? {
    switch self {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }

  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible: .possible
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// A finger on the screen.
struct TouchSample: Equatable {
  let id: ObjectIdentifier
  /// Where it is, in the coordinates of the window.
  var point: CGPoint
  var time: TimeInterval
  var isDown: Bool
}

/// A change of the fingers on a view.
struct GestureEvent {
  enum Kind { case began, moved, ended, cancelled }

  var kind: Kind
  /// The fingers that have changed.
  var changed: [TouchSample]
  /// All fingers that are still down, with those that were just lifted.
  var touches: [TouchSample]
  var time: TimeInterval
}

/// What gestures know of the view that they are attached to.
@MainActor
public final class _GestureContext {
  weak var node: ViewNode?
  weak var view: UIView?
  /// Called when a gesture has got further without a touch, as by waiting.
  var changed: (() -> Void)?

  init() {}

  /// A point of the window in a coordinate space.
  func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    guard let view else { return point }
    switch space {
    case .global: return point
    case .local: return view.convert(point, from: nil)
    case .named(let name):
      guard let origin = node?.enclosingSpace(named: name)?.globalFrame.origin else { return point }
      return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
  }

  /// Runs a closure after some seconds.
  func wait(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) -> Int {
    UIKitHost.shared.clock.after(seconds, isApps: true) { [weak self] in
      body()
      self?.changed?()
    }
  }

  func callOff(_ number: Int?) { if let number { UIKitHost.shared.clock.callOff(number) } }
}

/// What follows the touches of a gesture.
@MainActor
public class _GestureTracker<Value> {
  let context: _GestureContext

  init(_ context: _GestureContext) { self.context = context }

  var phase: GesturePhase<Value> { .possible }

  /// Whether the touches are those of the gesture: others in the same touches then have to give way.
  var isRecognized: Bool { phase.value != nil }

  /// Whether a finger that rests or taps is never the gesture, so that a control inside keeps its touches.
  var needsMovement: Bool { false }

  /// Takes a change of the fingers.
  func receive(_ event: GestureEvent) {}

  /// The gesture will not be recognised any more.
  func cancel() {}

  /// Gets ready for the next gesture.
  func reset() {}

  /// Calls the closures that wait for what has happened.
  func deliver() {}
}

/// What follows the touches of a gesture of this module.
@MainActor
class LeafTracker<Value>: _GestureTracker<Value> {
  final var current = GesturePhase<Value>.possible

  override var phase: GesturePhase<Value> { current }

  override func cancel() { current = .failed }

  override func reset() { current = .possible }
}

/// What follows the touches of a gesture around another one.
@MainActor
class WrappingTracker<Base, Value>: _GestureTracker<Value> {
  final let base: _GestureTracker<Base>

  init(_ base: _GestureTracker<Base>) {
    self.base = base
    super.init(base.context)
  }

  override var isRecognized: Bool { base.isRecognized }
  override var needsMovement: Bool { base.needsMovement }
  override func receive(_ event: GestureEvent) { base.receive(event) }
  override func cancel() { base.cancel() }
  override func reset() { base.reset() }
  override func deliver() { base.deliver() }
}
