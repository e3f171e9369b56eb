import Foundation

/// What a person does with fingers on a view.
///
/// Follows <https://developer.apple.com/documentation/swiftui/gesture>.
@preconcurrency @MainActor
public protocol Gesture<Value> {
  /// What the gesture tells of itself.
  associatedtype Value
  /// The gesture that this one is made of.
  associatedtype Body: Gesture

  /// The gesture that this one is made of.
  var body: Body { get }

  /// Makes what follows the touches.
  func _makeTracker(_ context: _GestureContext) -> _GestureTracker<Value>
}

extension Gesture where Body.Value == Value {
  /// Makes what follows the touches.
  public func _makeTracker(_ context: _GestureContext) -> _GestureTracker<Value> {
    body._makeTracker(context)
  }
}

extension Gesture where Body == Never {
  /// A gesture of this module has no body.
  public var body: Never { preconditionFailure("body should not be called on \(Self.self)") }
}

extension Never: Gesture {
  public typealias Value = Never
  public func _makeTracker(_ context: _GestureContext) -> _GestureTracker<Never> { _GestureTracker(context) }
}

/// Any gesture with a type of values.
///
/// Follows <https://developer.apple.com/documentation/swiftui/anygesture>.
public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never
  private let make: @MainActor (_GestureContext) -> _GestureTracker<Value>

  /// Creates a gesture without its type.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value { make = { gesture._makeTracker($0) } }

  public func _makeTracker(_ context: _GestureContext) -> _GestureTracker<Value> { make(context) }
}

/// No gesture at all: `view.gesture(isEnabled ? drag : nil)`.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  public func _makeTracker(_ context: _GestureContext) -> _GestureTracker<Wrapped.Value> {
    self?._makeTracker(context) ?? AbsentTracker(context)
  }
}

/// Takes no touch, so that what is beneath keeps all of them.
@MainActor
private final class AbsentTracker<Value>: _GestureTracker<Value> {
  override var phase: GesturePhase<Value> { .failed }
  override var needsMovement: Bool { true }
}

/// Which gestures a modifier allows.
///
/// Follows <https://developer.apple.com/documentation/swiftui/gesturemask>.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}
