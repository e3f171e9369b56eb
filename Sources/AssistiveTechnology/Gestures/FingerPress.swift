import Foundation

/// One finger, tracked from when it touched down.
struct Finger: Sendable, Equatable {
  var id: Int
  var start: CGPoint
  var last: CGPoint
  /// Where it was when the last of the fingers touched down.
  var base: CGPoint
  var landed: Double
  /// The greatest distance from where it touched down.
  var farthest = 0.0

  init(_ id: Int, at point: CGPoint, _ now: Double) {
    self.id = id
    start = point
    last = point
    base = point
    landed = now
  }

  var displacement: Offset { Offset(from: start, to: last) }

  mutating func move(to point: CGPoint) {
    last = point
    farthest = max(farthest, start.distance(to: point))
  }
}

/// Everything the fingers do from when the first touches down until the last is lifted.
struct FingerPress: Sendable, Equatable {
  /// The fingers that are down, in the order in which they touched down.
  var down: [Finger] = []
  /// The fingers that were lifted.
  var lifted: [Finger] = []
  var began = 0.0
  /// When the last of the fingers touched down.
  var landed = 0.0
  /// When the first of them began to move.
  var moved: Double?
  /// True once a single finger was fast enough to be flicking.
  var mayFlick = false
  /// True once it has been checked whether the fingers are held still.
  var lookedForHold = false
  /// When the first of several fingers reported a movement whose meaning is not decided until the others have
  /// reported theirs.
  var frame: Double?
  var scrub = ScrubTracker()

  /// How many fingers took part.
  var count: Int { down.count + lifted.count }
  var all: [Finger] { down + lifted }

  /// The centroid of the points where the fingers touched down.
  var start: CGPoint { all.map(\.start).middle }
  var farthest: Double { all.map(\.farthest).max() ?? 0 }

  /// The average displacement of the fingers.
  var displacement: Offset {
    let moves = all.map(\.displacement)
    guard !moves.isEmpty else { return .zero }
    let count = Double(moves.count)
    return Offset(
      dx: moves.reduce(0) { $0 + $1.dx } / count, dy: moves.reduce(0) { $0 + $1.dy } / count)
  }

  /// True unless fingers moved in opposite directions.
  var fingersAgree: Bool {
    let mean = displacement
    return all.allSatisfy { $0.displacement.dx * mean.dx + $0.displacement.dy * mean.dy >= 0 }
  }

  mutating func land(_ id: Int, at point: CGPoint, _ now: Double) {
    // A finger that bounced is not counted twice.
    if let bounced = lifted.firstIndex(where: {
      $0.last.distance(to: point) <= GestureTolerances.bounceDistance
    }) {
      lifted.remove(at: bounced)
    }
    down.append(Finger(id, at: point, now))
    landed = now
    lookedForHold = false
    frame = nil
    for index in down.indices { down[index].base = down[index].last }
    scrub = ScrubTracker()
  }

  mutating func move(_ index: Int, to point: CGPoint, _ now: Double) {
    down[index].move(to: point)
    if moved == nil, down[index].farthest > GestureTolerances.jitter { moved = now }
  }
}

/// Counts the strokes of two fingers that move back and forth.
struct ScrubTracker: Sendable, Equatable {
  private var turn: Double?
  private var last = 0.0
  private var direction = 0.0
  private(set) var strokes = 0

  /// - Parameter x: the x coordinate of the fingers' centroid, in points.
  mutating func add(_ x: Double) {
    guard let from = turn else {
      turn = x
      last = x
      return
    }
    if direction == 0 || (x - last) * direction < 0 {
      // A new stroke is measured from the farthest point of the one before.
      let start = direction == 0 ? from : last
      if abs(x - start) >= GestureTolerances.scrubStroke {
        direction = x > start ? 1 : -1
        turn = start
        last = x
        strokes += 1
      }
    } else {
      last = x
    }
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> Double { hypot(x - other.x, y - other.y) }

  /// True for a point that could be on a screen.
  var isOnSomeScreen: Bool {
    x.isFinite && y.isFinite && abs(x) <= GestureTolerances.farthestPoint
      && abs(y) <= GestureTolerances.farthestPoint
  }
}

/// A displacement, in points.
struct Offset: Sendable, Equatable {
  var dx, dy: Double

  static let zero = Offset(dx: 0, dy: 0)

  init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  init(from start: CGPoint, to end: CGPoint) {
    dx = end.x - start.x
    dy = end.y - start.y
  }

  var length: Double { hypot(dx, dy) }

  /// The direction of the larger component.
  var direction: Gesture.Direction {
    if abs(dx) >= abs(dy) { return dx < 0 ? .left : .right }
    return dy < 0 ? .up : .down
  }
}

extension [CGPoint] {
  var middle: CGPoint {
    guard !isEmpty else { return .zero }
    let count = Double(count)
    return CGPoint(x: reduce(0) { $0 + $1.x } / count, y: reduce(0) { $0 + $1.y } / count)
  }
}
