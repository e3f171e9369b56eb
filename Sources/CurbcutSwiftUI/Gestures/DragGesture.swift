import Foundation

/// A finger that moves.
///
/// Follows <https://developer.apple.com/documentation/swiftui/draggesture>.
public struct DragGesture: Gesture {
  public typealias Body = Never

  /// What a drag tells of itself.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/draggesture/value>.
  public struct Value: Equatable, Sendable {
    /// When the finger was there.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where the finger was first.
    public var startLocation: CGPoint
    /// How fast the finger moves, in points a second.
    public var velocity: CGSize

    /// How far the finger has moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where the finger would come to rest.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// How far the finger would have moved when it comes to rest.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
    }
  }

  /// How far the finger has to move before the gesture begins, in points.
  public var minimumDistance: CGFloat
  /// The space of the places.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture.
  @_disfavoredOverload
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture.
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  public func _makeTracker(_ context: _GestureContext) -> _GestureTracker<Value> {
    DragTracker(context, minimumDistance, coordinateSpace)
  }
}

/// Follows a drag of the first finger.
@MainActor
private final class DragTracker: LeafTracker<DragGesture.Value> {
  private let distance: CGFloat
  private let space: CoordinateSpace
  private var start: TouchSample?
  private var startLocation = CGPoint.zero
  private var last: TouchSample?
  private var velocity = CGSize.zero

  init(_ context: _GestureContext, _ distance: CGFloat, _ space: CoordinateSpace) {
    self.distance = distance
    self.space = space
    super.init(context)
  }

  override var needsMovement: Bool { distance > 0 }

  override func receive(_ event: GestureEvent) {
    guard !current.isOver else { return }
    switch event.kind {
    case .began:
      guard start == nil, let touch = event.changed.first else { return }
      start = touch
      last = touch
      startLocation = context.convert(touch.point, to: space)
      if distance <= 0 { current = .active(value(touch)) }
    case .moved:
      guard let touch = event.changed.first(where: { $0.id == start?.id }), let start else { return }
      measure(touch)
      if current.isPossible,
        hypot(touch.point.x - start.point.x, touch.point.y - start.point.y) < distance
      {
        return
      }
      current = .active(value(touch))
    case .ended:
      guard let touch = event.changed.first(where: { $0.id == start?.id }) else { return }
      // A finger that has rested has no velocity left.
      if let last, touch.time - last.time > 0.1 { velocity = .zero }
      current = current.isPossible ? .failed : .ended(value(touch))
    case .cancelled: current = .failed
    }
  }

  private func measure(_ touch: TouchSample) {
    if let last, touch.time > last.time {
      let time = CGFloat(touch.time - last.time)
      velocity = CGSize(
        width: (touch.point.x - last.point.x) / time, height: (touch.point.y - last.point.y) / time)
    }
    last = touch
  }

  private func value(_ touch: TouchSample) -> DragGesture.Value {
    DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: touch.time),
      location: context.convert(touch.point, to: space),
      startLocation: startLocation, velocity: velocity)
  }

  override func reset() {
    super.reset()
    start = nil
    last = nil
    velocity = .zero
  }
}
