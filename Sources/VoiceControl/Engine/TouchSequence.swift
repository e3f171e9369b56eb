import AssistiveTechnology
import Foundation

/// The touches of a gesture, each at its time: what fingers would do that make it.
struct TouchSequence: Hashable, Sendable {
  /// One touch, in seconds since the gesture began.
  struct Step: Hashable, Sendable {
    var time: Double
    var touch: Touch
  }

  private(set) var steps: [Step] = []

  /// How long a finger rests for a tap, how long it is between two taps, and how often a finger that moves is reported.
  private static let tap = 0.05
  private static let gap = 0.1
  private static let frame = 1.0 / 60
  /// How far apart fingers are that move together, in points.
  private static let fingerDistance = 40.0

  /// Taps in quick succession.
  static func taps(_ count: Int, at point: CGPoint, fingers: Int = 1) -> TouchSequence {
    var result = TouchSequence()
    for number in 0..<count {
      let start = Double(number) * (tap + gap)
      for (finger, place) in places(around: point, fingers).enumerated() {
        result.add(start, finger, .began, place)
        result.add(start + tap, finger, .ended, place)
      }
    }
    return result.inOrder
  }

  /// A finger that rests.
  static func hold(at point: CGPoint, seconds: Double) -> TouchSequence {
    var result = TouchSequence()
    result.add(0, 0, .began, point)
    result.add(seconds, 0, .ended, point)
    return result
  }

  /// Fingers that move from one point to another in that time.
  ///
  /// - Parameter rest: how long they rest before they move: a drag begins with a long press.
  static func move(
    from start: CGPoint, to end: CGPoint, seconds: Double, fingers: Int = 1, rest: Double = 0
  ) -> TouchSequence {
    let shift = CGPoint(x: end.x - start.x, y: end.y - start.y)
    return paths(
      seconds: seconds, rest: rest,
      places(around: start, fingers).map { place in
        { CGPoint(x: place.x + shift.x * $0, y: place.y + shift.y * $0) }
      })
  }

  /// Two fingers that move apart or together around a point.
  static func pinch(at point: CGPoint, opening: Bool) -> TouchSequence {
    let (from, to) = opening ? (30.0, 90.0) : (90.0, 30.0)
    return paths(
      seconds: 0.3, rest: 0,
      [-1.0, 1.0].map { side in
        { CGPoint(x: point.x + side * (from + (to - from) * $0), y: point.y) }
      })
  }

  /// Two fingers that turn around a point by a quarter.
  static func rotation(at point: CGPoint, clockwise: Bool) -> TouchSequence {
    let radius = 60.0
    return paths(
      seconds: 0.4, rest: 0,
      [0.0, Double.pi].map { start in
        { part in
          let angle = start + (clockwise ? 1 : -1) * part * .pi / 2
          return CGPoint(x: point.x + radius * cos(angle), y: point.y + radius * sin(angle))
        }
      })
  }

  private static func paths(seconds: Double, rest: Double, _ paths: [(Double) -> CGPoint]) -> TouchSequence {
    var result = TouchSequence()
    let count = max(Int((seconds / frame).rounded()), 2)
    for (finger, path) in paths.enumerated() {
      result.add(0, finger, .began, path(0))
      for step in 1...count {
        result.add(rest + Double(step) * frame, finger, .moved, path(Double(step) / Double(count)))
      }
      result.add(rest + Double(count) * frame, finger, .ended, path(1))
    }
    return result.inOrder
  }

  private static func places(around point: CGPoint, _ fingers: Int) -> [CGPoint] {
    (0..<fingers).map { finger in
      CGPoint(x: point.x + (Double(finger) - Double(fingers - 1) / 2) * fingerDistance, y: point.y)
    }
  }

  private mutating func add(_ time: Double, _ finger: Int, _ phase: Touch.Phase, _ point: CGPoint) {
    steps.append(Step(time: time, touch: Touch(finger: finger, phase: phase, point: point)))
  }

  private var inOrder: TouchSequence {
    var result = self
    result.steps = steps.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    return result
  }
}
