import Foundation

/// Two fingers that move together or apart.
///
/// Follows <https://developer.apple.com/documentation/swiftui/magnifygesture>.
public struct MagnifyGesture: Gesture {
  public typealias Body = Never

  /// What the gesture tells of itself.
  public struct Value: Equatable, Sendable {
    /// When the fingers were there.
    public var time: Date
    /// The distance of the fingers in proportion to that at the beginning.
    public var magnification: CGFloat
    /// How fast that changes, a second.
    public var velocity: CGFloat
    /// The middle of the fingers at the beginning, in proportion to the view.
    public var startAnchor: UnitPoint
    /// The middle of the fingers at the beginning, in points.
    public var startLocation: CGPoint
  }

  /// How far the magnification has to change before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public func _makeTracker(_ context: _GestureContext) -> _GestureTracker<Value> {
    let least = minimumScaleDelta
    return TwoFingerTracker(context) { start, now in
      let scale = start.distance > 0 ? now.distance / start.distance : 1
      guard abs(scale - 1) >= least else { return nil }
      return (
        scale,
        { velocity in
          Value(
            time: now.date, magnification: scale, velocity: velocity, startAnchor: start.anchor,
            startLocation: start.location)
        }
      )
    }
  }
}

/// Two fingers that turn.
///
/// Follows <https://developer.apple.com/documentation/swiftui/rotategesture>.
public struct RotateGesture: Gesture {
  public typealias Body = Never

  /// What the gesture tells of itself.
  public struct Value: Equatable, Sendable {
    /// When the fingers were there.
    public var time: Date
    /// How far the fingers have turned.
    public var rotation: Angle
    /// How fast they turn, a second.
    public var velocity: Angle
    /// The middle of the fingers at the beginning, in proportion to the view.
    public var startAnchor: UnitPoint
    /// The middle of the fingers at the beginning, in points.
    public var startLocation: CGPoint
  }

  /// How far the fingers have to turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public func _makeTracker(_ context: _GestureContext) -> _GestureTracker<Value> {
    let least = minimumAngleDelta.radians
    return TwoFingerTracker(context) { start, now in
      var turned = now.angle - start.angle
      while turned > .pi { turned -= 2 * .pi }
      while turned < -.pi { turned += 2 * .pi }
      guard abs(turned) >= least else { return nil }
      return (
        turned,
        { velocity in
          Value(
            time: now.date, rotation: .radians(turned), velocity: .radians(velocity),
            startAnchor: start.anchor, startLocation: start.location)
        }
      )
    }
  }
}

/// Two fingers that move together or apart, by an older name.
///
/// Follows <https://developer.apple.com/documentation/swiftui/magnificationgesture>.
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  /// How far the magnification has to change before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public var body: _MapGesture<MagnifyGesture, CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

/// Two fingers that turn, by an older name.
///
/// Follows <https://developer.apple.com/documentation/swiftui/rotationgesture>.
public struct RotationGesture: Gesture {
  public typealias Value = Angle
  /// How far the fingers have to turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public var body: _MapGesture<RotateGesture, Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}

/// Where two fingers are.
struct FingerPair {
  var distance: CGFloat
  var angle: CGFloat
  var location: CGPoint
  var anchor: UnitPoint
  var time: TimeInterval

  var date: Date { Date(timeIntervalSinceReferenceDate: time) }
}

/// Follows two fingers.
@MainActor
private final class TwoFingerTracker<Value>: LeafTracker<Value> {
  /// What the fingers have done, as a number for the velocity and a value; nil when it is too little.
  typealias Measure = (_ start: FingerPair, _ now: FingerPair) -> (CGFloat, (CGFloat) -> Value)?

  private let measure: Measure
  private var start: FingerPair?
  private var last: (amount: CGFloat, time: TimeInterval)?
  private var lastValue: Value?

  init(_ context: _GestureContext, _ measure: @escaping Measure) {
    self.measure = measure
    super.init(context)
  }

  override var needsMovement: Bool { true }

  override func receive(_ event: GestureEvent) {
    guard !current.isOver else { return }
    switch event.kind {
    case .began: if start == nil { start = pair(event) }
    case .moved:
      guard let start, let now = pair(event), let (amount, value) = measure(start, now) else { return }
      var velocity: CGFloat = 0
      if let last, now.time > last.time { velocity = (amount - last.amount) / CGFloat(now.time - last.time) }
      last = (amount, now.time)
      let made = value(velocity)
      lastValue = made
      current = .active(made)
    case .ended:
      if let lastValue, !current.isPossible {
        current = .ended(lastValue)
      } else if event.touches.allSatisfy({ !$0.isDown }) || start != nil {
        current = .failed
      }
    case .cancelled: current = .failed
    }
  }

  private func pair(_ event: GestureEvent) -> FingerPair? {
    let down = event.touches.filter(\.isDown)
    guard down.count >= 2 else { return nil }
    let points = down.prefix(2).map { context.convert($0.point, to: .local) }
    let (a, b) = (points[0], points[1])
    let middle = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    let size = context.view?.bounds.size ?? .zero
    return FingerPair(
      distance: hypot(b.x - a.x, b.y - a.y), angle: atan2(b.y - a.y, b.x - a.x), location: middle,
      anchor: UnitPoint(
        x: size.width > 0 ? middle.x / size.width : 0.5, y: size.height > 0 ? middle.y / size.height : 0.5),
      time: event.time)
  }

  override func reset() {
    super.reset()
    start = nil
    last = nil
    lastValue = nil
  }
}
