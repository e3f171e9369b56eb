import Foundation

/// Two gestures at the same time.
///
/// Follows <https://developer.apple.com/documentation/swiftui/simultaneousgesture>.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// What the gestures tell of themselves.
  public struct Value {
    /// The value of the first gesture; nil while it is not recognised.
    public var first: First.Value?
    /// The value of the second gesture; nil while it is not recognised.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _makeTracker(_ context: _GestureContext) -> _GestureTracker<Value> {
    SimultaneousTracker<First, Second>(first._makeTracker(context), second._makeTracker(context))
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

@MainActor
private final class SimultaneousTracker<First: Gesture, Second: Gesture>: _GestureTracker<
  SimultaneousGesture<First, Second>.Value
>
{
  private let first: _GestureTracker<First.Value>
  private let second: _GestureTracker<Second.Value>

  init(_ first: _GestureTracker<First.Value>, _ second: _GestureTracker<Second.Value>) {
    (self.first, self.second) = (first, second)
    super.init(first.context)
  }

  override var phase: GesturePhase<SimultaneousGesture<First, Second>.Value> {
    let (a, b) = (first.phase, second.phase)
    let value = SimultaneousGesture<First, Second>.Value(first: a.value, second: b.value)
    if a.isOver, b.isOver { return a.isFailed && b.isFailed ? .failed : .ended(value) }
    return value.first == nil && value.second == nil ? .possible : .active(value)
  }

  override var isRecognized: Bool { first.isRecognized || second.isRecognized }
  override var needsMovement: Bool { first.needsMovement && second.needsMovement }

  override func receive(_ event: GestureEvent) {
    first.receive(event)
    second.receive(event)
  }
  override func cancel() {
    first.cancel()
    second.cancel()
  }
  override func reset() {
    first.reset()
    second.reset()
  }
  override func deliver() {
    first.deliver()
    second.deliver()
  }
}

/// A gesture and then another one.
///
/// Follows <https://developer.apple.com/documentation/swiftui/sequencegesture>.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// How far the gestures are.
  public enum Value {
    /// The first gesture is not over.
    case first(First.Value)
    /// The first gesture is over, and the second one may have begun.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _makeTracker(_ context: _GestureContext) -> _GestureTracker<Value> {
    SequenceTracker<First, Second>(first._makeTracker(context), second._makeTracker(context))
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

@MainActor
private final class SequenceTracker<First: Gesture, Second: Gesture>: _GestureTracker<
  SequenceGesture<First, Second>.Value
>
{
  private let first: _GestureTracker<First.Value>
  private let second: _GestureTracker<Second.Value>
  private var isSecond = false
  private var down: [TouchSample] = []

  init(_ first: _GestureTracker<First.Value>, _ second: _GestureTracker<Second.Value>) {
    (self.first, self.second) = (first, second)
    super.init(first.context)
  }

  override var phase: GesturePhase<SequenceGesture<First, Second>.Value> {
    switch first.phase {
    case .possible: return .possible
    case .failed: return .failed
    case .active(let value): return .active(.first(value))
    case .ended(let value):
      switch second.phase {
      case .possible: return .active(.second(value, nil))
      case .active(let next): return .active(.second(value, next))
      case .ended(let next): return .ended(.second(value, next))
      case .failed: return .failed
      }
    }
  }

  override var isRecognized: Bool { first.isRecognized }
  override var needsMovement: Bool { first.needsMovement }

  override func receive(_ event: GestureEvent) {
    let wasSecond = beginSecond(event.time)
    down = event.touches.filter(\.isDown)
    if wasSecond { second.receive(event) } else { first.receive(event) }
  }

  /// Hands the fingers over when the first gesture is over.
  private func beginSecond(_ time: TimeInterval) -> Bool {
    if isSecond { return true }
    guard case .ended = first.phase else { return false }
    isSecond = true
    if !down.isEmpty {
      second.receive(GestureEvent(kind: .began, changed: down, touches: down, time: time))
    }
    return true
  }

  override func cancel() {
    first.cancel()
    second.cancel()
  }
  override func reset() {
    first.reset()
    second.reset()
    isSecond = false
    down = []
  }
  override func deliver() {
    first.deliver()
    second.deliver()
  }
}

/// One of two gestures, the first before the second.
///
/// Follows <https://developer.apple.com/documentation/swiftui/exclusivegesture>.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// Which gesture it is.
  public enum Value {
    /// The value of the first gesture.
    case first(First.Value)
    /// The value of the second gesture; the first one has failed.
    case second(Second.Value)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture for when the first one fails.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _makeTracker(_ context: _GestureContext) -> _GestureTracker<Value> {
    ExclusiveTracker<First, Second>(first._makeTracker(context), second._makeTracker(context))
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

@MainActor
private final class ExclusiveTracker<First: Gesture, Second: Gesture>: _GestureTracker<
  ExclusiveGesture<First, Second>.Value
>
{
  private let first: _GestureTracker<First.Value>
  private let second: _GestureTracker<Second.Value>

  init(_ first: _GestureTracker<First.Value>, _ second: _GestureTracker<Second.Value>) {
    (self.first, self.second) = (first, second)
    super.init(first.context)
  }

  override var phase: GesturePhase<ExclusiveGesture<First, Second>.Value> {
    switch first.phase {
    case .active(let value): .active(.first(value))
    case .ended(let value): .ended(.first(value))
    case .possible: .possible
    case .failed: second.phase.map { .second($0) }
    }
  }

  override var isRecognized: Bool { first.phase.isFailed ? second.isRecognized : first.isRecognized }
  override var needsMovement: Bool { first.needsMovement && second.needsMovement }

  override func receive(_ event: GestureEvent) {
    first.receive(event)
    second.receive(event)
    if first.isRecognized { second.cancel() }
  }
  override func cancel() {
    first.cancel()
    second.cancel()
  }
  override func reset() {
    first.reset()
    second.reset()
  }
  override func deliver() {
    first.deliver()
    // What the second one has seen counts only when the first one has failed.
    if first.phase.isFailed { second.deliver() }
  }
}

extension Gesture {
  /// This gesture at the same time as another one.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/gesture/simultaneously(with:)>.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture and then another one.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/gesture/sequenced(before:)>.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture, or another one when this one fails.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/gesture/exclusively(before:)>.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
