import AssistiveTechnology
import Foundation

/// A touch and when it comes, in seconds.
struct TimedTouch {
  var time: Double
  var touch: Touch
}

/// Numbers that look random and are the same each time.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

/// How steady somebody's fingers are.
struct Steadiness: CustomStringConvertible {
  /// How far a finger shakes, in points.
  var shake = 0.0
  /// How long after the first finger the last one lands and lifts, in seconds.
  var stagger = 0.0
  /// How often a finger reports while it moves, in seconds; nil for only where it began and ended.
  var interval: Double? = 1.0 / 60
  var seed: UInt64 = 1

  var description: String { "shake \(shake) stagger \(stagger) interval \(interval ?? 0) seed \(seed)" }

  static let all: [Steadiness] =
    [Steadiness()]
    + (1...6).map { seed in Steadiness(shake: 3, stagger: 0.05, seed: seed) }
    + (1...3).map { seed in Steadiness(shake: 2, stagger: 0.08, interval: 1.0 / 30, seed: seed) }
    + [Steadiness(stagger: 0.03, interval: 1.0 / 120)]
}

/// Moves fingers over a screen.
struct Hand {
  let steadiness: Steadiness
  private(set) var touches: [TimedTouch] = []
  var now = 0.0
  private var numbers: SeededNumbers

  init(_ steadiness: Steadiness) {
    self.steadiness = steadiness
    numbers = SeededNumbers(steadiness.seed)
  }

  /// The touches in the order of their times.
  var script: [TimedTouch] {
    touches.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  private mutating func shaken(_ point: CGPoint) -> CGPoint {
    let range = -steadiness.shake...steadiness.shake
    return CGPoint(
      x: point.x + Double.random(in: range, using: &numbers),
      y: point.y + Double.random(in: range, using: &numbers))
  }

  /// Puts fingers down, moves them along paths and lifts them.
  ///
  /// - Parameter paths: one for each finger: the points that it goes through at an even pace.
  mutating func stroke(_ paths: [[CGPoint]], lasting duration: Double) {
    let start = now
    let whole = duration + steadiness.stagger
    for (finger, path) in paths.enumerated() {
      let share = paths.count > 1 ? Double(finger) / Double(paths.count - 1) : 0
      let down = start + share * steadiness.stagger
      // Who lands first does not lift first. The hand moves as one.
      let up = start + duration + (1 - share) * steadiness.stagger
      var times = [down]
      if let interval = steadiness.interval, path.count > 1 || steadiness.shake > 0 {
        times += stride(from: down + interval, to: up, by: interval)
      }
      for time in times + [up] {
        let phase: Touch.Phase = time == down ? .began : time == up ? .ended : .moved
        let point = shaken(Self.point((time - start) / whole, along: path))
        touches.append(TimedTouch(time: time, touch: Touch(finger: finger, phase: phase, point: point)))
      }
    }
    now = start + duration + steadiness.stagger
  }

  mutating func wait(_ seconds: Double) { now += seconds }

  mutating func tap(_ points: [CGPoint], lasting duration: Double = 0.09) {
    stroke(points.map { [$0] }, lasting: duration)
  }

  /// Taps in quick succession.
  mutating func taps(_ count: Int, _ points: [CGPoint]) {
    for number in 0..<count {
      if number > 0 { wait(0.12) }
      tap(points)
    }
  }

  mutating func swipe(_ points: [CGPoint], by x: Double, _ y: Double, lasting duration: Double = 0.15) {
    stroke(points.map { [$0, CGPoint(x: $0.x + x, y: $0.y + y)] }, lasting: duration)
  }

  /// Fingers side by side.
  static func points(_ count: Int, x: Double = 100, y: Double = 300) -> [CGPoint] {
    (0..<count).map { CGPoint(x: x + Double($0) * 60, y: y + Double($0 % 2) * 20) }
  }

  /// Two fingers opposite each other on a circle, that turn by an angle in degrees.
  static func circle(turning degrees: Double, radius: Double = 70) -> [[CGPoint]] {
    [0.0, 180].map { start in
      stride(from: 0.0, through: 1, by: 0.1).map { part in
        let angle = (start + 30 + degrees * part) * .pi / 180
        return CGPoint(x: 200 + radius * cos(angle), y: 400 + radius * sin(angle))
      }
    }
  }

  private static func point(_ part: Double, along path: [CGPoint]) -> CGPoint {
    guard path.count > 1 else { return path[0] }
    let place = min(max(part, 0), 1) * Double(path.count - 1)
    let index = min(Int(place), path.count - 2)
    let rest = place - Double(index)
    let (from, to) = (path[index], path[index + 1])
    return CGPoint(x: from.x + (to.x - from.x) * rest, y: from.y + (to.y - from.y) * rest)
  }
}

extension TouchRecognizer {
  /// Plays touches, and lets enough time pass afterwards.
  mutating func play(_ touches: [TimedTouch]) -> [Gesture] {
    var gestures: [Gesture] = []
    for timed in touches { gestures += handle(timed.touch, at: timed.time) }
    while let deadline = nextDeadline { gestures += timeout(at: deadline) }
    return gestures
  }
}

extension [Gesture] {
  /// The names, with what an exploring finger repeats told once.
  var told: [String] {
    var names: [String] = []
    for gesture in self {
      let name = gesture.name ?? "pass-through"
      if name == names.last, gesture.kind == .explore || name == "pass-through" { continue }
      names.append(name)
    }
    return names
  }
}
