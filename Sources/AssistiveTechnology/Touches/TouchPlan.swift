import Foundation

/// A whole gesture as the touches of which it consists, each with its time.
///
/// A technology makes a gesture on somebody's behalf by asking for these touches one after another (``Action/touch(_:)``) as
/// time passes: ``TouchPlay`` says which are due.
public struct TouchPlan: Hashable, Sendable, Codable {
  /// One touch, at a time in seconds since the gesture began.
  public struct Step: Hashable, Sendable, Codable {
    /// When, in seconds since the gesture began.
    public var time: Double
    /// What a finger does.
    public var touch: Touch

    /// Creates a step.
    public init(at time: Double, _ touch: Touch) {
      self.time = time
      self.touch = touch
    }
  }

  /// The way of one finger.
  public struct Path: Hashable, Sendable, Codable {
    /// Where the finger touches down, and every point that it moves to.
    public var points: [CGPoint]

    /// A finger that moves from one point to another in a straight line.
    public init(from: CGPoint, to: CGPoint) { points = [from, to] }

    /// A finger that moves along points; without any it does not touch the screen.
    public init(_ points: [CGPoint]) { self.points = points }

    var isStill: Bool { points.allSatisfy { $0 == points.first } }

    /// Where the finger is after that share of the way, from 0 to 1. Each part between two points takes as long as another.
    func point(at share: Double) -> CGPoint? {
      guard let first = points.first, let last = points.last else { return nil }
      let place = share * Double(points.count - 1)
      guard place > 0 else { return first }
      let part = Int(place)
      guard part + 1 < points.count else { return last }
      let (from, to, rest) = (points[part], points[part + 1], place - Double(part))
      return CGPoint(x: from.x + (to.x - from.x) * rest, y: from.y + (to.y - from.y) * rest)
    }
  }

  /// The touches, in the order of their times.
  public private(set) var steps: [Step]

  /// How long the gesture takes, in seconds.
  public var duration: Double { steps.last?.time ?? 0 }

  /// Into how many steps a straight movement is divided.
  static let moves = 8

  /// Creates the gesture of fingers that touch down together, move and are lifted together.
  ///
  /// - Parameters:
  ///   - paths: the way of each finger.
  ///   - duration: how long the fingers move, in seconds; for fingers that do not move, how long they are down.
  ///   - hold: how long they rest before they move, in seconds.
  public init(_ paths: [Path], duration: Double, hold: Double = 0) {
    steps = []
    add(paths, duration: duration, hold: hold, at: 0)
  }

  private mutating func add(_ paths: [Path], duration: Double, hold: Double, at start: Double) {
    let isStill = paths.allSatisfy(\.isStill)
    let corners = paths.map(\.points.count).max() ?? 0
    let count = isStill ? 1 : max(1, corners - 1) * (corners > 2 ? 1 : Self.moves)
    for step in 0...count {
      let share = Double(step) / Double(count)
      let time = start + hold + duration * share
      for (finger, path) in paths.enumerated() {
        guard let point = path.point(at: share) else { continue }
        if step == 0 {
          steps.append(.init(at: start, Touch(finger: finger, phase: .began, point: point)))
        } else if !isStill {
          steps.append(.init(at: time, Touch(finger: finger, phase: .moved, point: point)))
        }
        if step == count {
          steps.append(.init(at: time, Touch(finger: finger, phase: .ended, point: point)))
        }
      }
    }
    steps.sort { ($0.time, $0.touch.phase.order) < ($1.time, $1.touch.phase.order) }
  }

  /// The gesture with every point inside a screen of that size: fingers do not leave the glass.
  public func confined(to size: CGSize?) -> TouchPlan {
    guard let size else { return self }
    var plan = self
    for index in plan.steps.indices {
      let point = plan.steps[index].touch.point
      plan.steps[index].touch.point = CGPoint(
        x: min(max(1, point.x), max(1, size.width - 1)), y: min(max(1, point.y), max(1, size.height - 1)))
    }
    return plan
  }
}

// MARK: - The gestures

extension TouchPlan {
  /// How long a touch of a tap lasts and how long the pause before the next one is, in seconds.
  private static let tap = (down: 0.05, pause: 0.1)
  /// How long a swipe takes, in seconds.
  private static let swipe = 0.2
  /// How far two fingers are from their middle, in points: together, and apart.
  private static let spread = (near: 20.0, far: 90.0)

  /// Taps at a point.
  ///
  /// - Parameters:
  ///   - point: the middle of the fingers, in screen coordinates.
  ///   - count: how many taps, at least 1.
  ///   - fingers: with how many fingers, 1 to 5.
  public static func tap(at point: CGPoint, count: Int = 1, fingers: Int = 1) -> TouchPlan {
    let paths = side(fingers).map { offset in Path(from: point.moved(offset, 0), to: point.moved(offset, 0)) }
    var plan = TouchPlan(paths, duration: tap.down)
    for index in stride(from: 1, to: count, by: 1) {
      plan.add(paths, duration: tap.down, hold: 0, at: Double(index) * (tap.down + tap.pause))
    }
    return plan
  }

  /// A finger that is held at a point.
  ///
  /// - Parameters:
  ///   - point: in screen coordinates.
  ///   - duration: in seconds.
  public static func longPress(at point: CGPoint, duration: Double = 0.8) -> TouchPlan {
    TouchPlan([Path(from: point, to: point)], duration: duration)
  }

  /// A finger that moves from one point to another and is lifted there.
  ///
  /// - Parameters:
  ///   - start: where it touches down.
  ///   - end: where it is lifted.
  ///   - hold: how long it rests before it moves, in seconds: long enough, it lifts what it drags.
  ///   - duration: how long it moves, in seconds.
  public static func drag(
    from start: CGPoint, to end: CGPoint, hold: Double = 0, duration: Double = 0.6
  ) -> TouchPlan {
    TouchPlan([Path(from: start, to: end)], duration: duration, hold: hold)
  }

  /// Fingers side by side that tap, touch down again, and move together from one point to another.
  ///
  /// - Parameters:
  ///   - start: the middle of the fingers when they touch down.
  ///   - end: the middle of the fingers when they are lifted.
  ///   - fingers: how many, 1 to 5.
  ///   - taps: how often they tap before, at least 0.
  ///   - duration: how long they move, in seconds.
  public static func drag(
    from start: CGPoint, to end: CGPoint, fingers: Int, taps: Int = 0, duration: Double = 0.6
  ) -> TouchPlan {
    let offsets = side(fingers)
    var plan = TouchPlan([], duration: 0)
    for index in 0..<max(0, taps) {
      plan.add(
        offsets.map { Path(from: start.moved($0, 0), to: start.moved($0, 0)) }, duration: tap.down, hold: 0,
        at: Double(index) * (tap.down + tap.pause))
    }
    plan.add(
      offsets.map { Path(from: start.moved($0, 0), to: end.moved($0, 0)) }, duration: duration, hold: 0,
      at: Double(max(0, taps)) * (tap.down + tap.pause))
    return plan
  }

  /// Fingers that move along points of the user's own.
  ///
  /// - Parameters:
  ///   - paths: the way of each finger; each part between two points takes as long as another.
  ///   - duration: in seconds.
  public static func freehand(_ paths: [[CGPoint]], duration: Double) -> TouchPlan {
    TouchPlan(paths.map(Path.init), duration: duration)
  }

  /// Fingers that move quickly in one direction and are lifted on the way: with one finger a flick.
  ///
  /// - Parameters:
  ///   - direction: where the fingers go.
  ///   - point: the middle of the way.
  ///   - fingers: 1 to 5, side by side across the way.
  ///   - length: how far, in points.
  public static func swipe(
    _ direction: Gesture.Direction, at point: CGPoint, fingers: Int = 1, length: Double = 160
  ) -> TouchPlan {
    let (x, y) = direction.unit
    let half = length / 2
    let paths = side(fingers).map { offset in
      let middle = point.moved(y * offset, x * offset)
      return Path(from: middle.moved(-x * half, -y * half), to: middle.moved(x * half, y * half))
    }
    return TouchPlan(paths, duration: swipe)
  }

  /// Two fingers that move apart (`opening`), or together.
  public static func pinch(opening: Bool, at point: CGPoint) -> TouchPlan {
    let (from, to) = opening ? (spread.near, spread.far) : (spread.far, spread.near)
    let paths = [-1.0, 1].map { Path(from: point.moved($0 * from, 0), to: point.moved($0 * to, 0)) }
    return TouchPlan(paths, duration: swipe)
  }

  /// Two fingers that turn around their middle by a quarter.
  public static func rotate(clockwise: Bool, at point: CGPoint) -> TouchPlan {
    let side = clockwise ? 1.0 : -1
    let paths = [-1.0, 1].map {
      Path(from: point.moved($0 * spread.far, 0), to: point.moved(0, $0 * side * spread.far))
    }
    return TouchPlan(paths, duration: 2 * swipe)
  }

  /// How far each of several fingers lies beside their middle, in points.
  private static func side(_ fingers: Int) -> [Double] {
    let count = min(max(1, fingers), 5)
    return (0..<count).map { (Double($0) - Double(count - 1) / 2) * 2 * spread.near }
  }
}

extension Gesture.Direction {
  /// The direction on the screen as a step of length 1.
  public var unit: (x: Double, y: Double) {
    switch self {
    case .up: (0, -1)
    case .down: (0, 1)
    case .left: (-1, 0)
    case .right: (1, 0)
    }
  }
}

extension CGPoint {
  fileprivate func moved(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: self.x + x, y: self.y + y) }
}

extension Touch.Phase {
  /// The order of phases at the same moment.
  fileprivate var order: Int {
    switch self {
    case .began: 0
    case .moved: 1
    case .ended, .cancelled: 2
    }
  }
}
