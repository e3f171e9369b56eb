import Foundation

/// Taps of a finger.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tapgesture>.
public struct TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never
  /// The number of taps.
  public var count: Int

  /// Creates a gesture of some taps.
  nonisolated public init(count: Int = 1) { self.count = count }

  public func _makeTracker(_ context: _GestureContext) -> _GestureTracker<Void> {
    TapTracker(context, count: count) { _ in }
  }
}

/// Taps of a finger, with their place.
///
/// Follows <https://developer.apple.com/documentation/swiftui/spatialtapgesture>.
public struct SpatialTapGesture: Gesture {
  public typealias Body = Never

  /// What a tap tells of itself.
  public struct Value: Equatable, Sendable {
    /// The place of the tap.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int
  /// The space of the place.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of some taps.
  @_disfavoredOverload
  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture of some taps.
  nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  public func _makeTracker(_ context: _GestureContext) -> _GestureTracker<Value> {
    let space = coordinateSpace
    return TapTracker(context, count: count) { Value(location: context.convert($0, to: space)) }
  }
}

/// Follows taps.
@MainActor
private final class TapTracker<Value>: LeafTracker<Value> {
  private let count: Int
  private let value: (CGPoint) -> Value
  private var taps = 0
  private var start: TouchSample?
  private var alarm: Int?

  /// The longest pause between taps, the longest tap, in seconds, and how far a finger may move, in points.
  private static var pause: TimeInterval { 0.35 }
  private static var longest: TimeInterval { 0.75 }
  private static var play: CGFloat { 10 }

  init(_ context: _GestureContext, count: Int, _ value: @escaping (CGPoint) -> Value) {
    self.count = max(1, count)
    self.value = value
    super.init(context)
  }

  override func receive(_ event: GestureEvent) {
    guard !current.isOver else { return }
    switch event.kind {
    case .began:
      stopWaiting()
      guard start == nil, let touch = event.changed.first, event.touches.filter(\.isDown).count == 1 else {
        return fail()
      }
      start = touch
      fail(after: Self.longest)
    case .moved:
      for touch in event.changed where touch.id == start?.id && isTooFar(touch) { fail() }
    case .ended:
      guard let touch = event.changed.first(where: { $0.id == start?.id }), !isTooFar(touch) else {
        return fail()
      }
      stopWaiting()
      start = nil
      taps += 1
      if taps >= count { current = .ended(value(touch.point)) } else { fail(after: Self.pause) }
    case .cancelled: fail()
    }
  }

  private func isTooFar(_ touch: TouchSample) -> Bool {
    guard let start else { return true }
    return hypot(touch.point.x - start.point.x, touch.point.y - start.point.y) > Self.play
  }

  private func fail(after seconds: TimeInterval) {
    alarm = context.wait(seconds) { [weak self] in self?.fail() }
  }

  private func fail() {
    stopWaiting()
    if !current.isOver { current = .failed }
  }

  private func stopWaiting() {
    context.callOff(alarm)
    alarm = nil
  }

  override func cancel() {
    stopWaiting()
    super.cancel()
  }

  override func reset() {
    super.reset()
    stopWaiting()
    taps = 0
    start = nil
  }
}

/// A finger that stays on a view.
///
/// Follows <https://developer.apple.com/documentation/swiftui/longpressgesture>.
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never
  /// The seconds that the finger has to stay.
  public var minimumDuration: Double
  /// How far it may move, in points.
  public var maximumDistance: CGFloat

  /// Creates a gesture.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public func _makeTracker(_ context: _GestureContext) -> _GestureTracker<Bool> {
    LongPressTracker(context, minimumDuration, maximumDistance)
  }
}

/// Follows a long press: it is active from when the finger touches, and over when it has stayed long enough.
@MainActor
private final class LongPressTracker: LeafTracker<Bool> {
  private let duration: TimeInterval
  private let distance: CGFloat
  private var start: TouchSample?
  private var alarm: Int?

  init(_ context: _GestureContext, _ duration: TimeInterval, _ distance: CGFloat) {
    self.duration = duration
    self.distance = distance
    super.init(context)
  }

  /// A finger that rests may still become something else.
  override var isRecognized: Bool { if case .ended = current { true } else { false } }

  override func receive(_ event: GestureEvent) {
    guard !current.isOver else { return }
    switch event.kind {
    case .began:
      guard start == nil, let touch = event.changed.first else { return fail() }
      start = touch
      guard duration > 0 else { return current = .ended(true) }
      current = .active(true)
      alarm = context.wait(duration) { [weak self] in self?.end() }
    case .moved:
      guard let start else { return }
      for touch in event.changed where touch.id == start.id {
        if hypot(touch.point.x - start.point.x, touch.point.y - start.point.y) > distance { fail() }
      }
    case .ended:
      guard let start, event.changed.contains(where: { $0.id == start.id }) else { return }
      if event.time - start.time >= duration { end() } else { fail() }
    case .cancelled: fail()
    }
  }

  private func end() {
    context.callOff(alarm)
    if !current.isOver { current = .ended(true) }
  }

  private func fail() {
    context.callOff(alarm)
    if !current.isOver { current = .failed }
  }

  override func cancel() {
    context.callOff(alarm)
    super.cancel()
  }

  override func reset() {
    super.reset()
    context.callOff(alarm)
    alarm = nil
    start = nil
  }
}
