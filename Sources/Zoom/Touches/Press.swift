import AssistiveTechnology
import Foundation

/// What the fingers do from when the first one touches down until the last one is lifted.
struct Press: Sendable {
  /// Whose the fingers are.
  enum Owner: Sendable, Equatable {
    /// The app's: they go on to it.
    case app
    /// Zoom's: there were three of them.
    case zoom(Deed)
    /// The handle of a window.
    case handle
    /// A handle for resizing, by its place among the lens's.
    case grip(Int)
    /// The button that floats over the screen.
    case controller
    /// What is open over the screen: a row, its slider, or nothing of it.
    case panel(row: Int?)
    /// Beside the lens while it is resized: a tap there ends it.
    case beside
    /// Nobody's any more: the gesture is over, or was none.
    case nobody
  }

  /// What three fingers do.
  enum Deed: Sendable, Equatable {
    /// It is open what.
    case undecided
    case panning
    /// They change the level, from one, after going up by so much.
    case leveling(from: Double)
    /// They rest near the edge of the lens.
    case edging(Motion)
  }

  var owner = Owner.app
  /// The fingers that are down, in points of the display, by their numbers.
  private(set) var down: [Int: CGPoint] = [:]
  /// When the last of the fingers touched down.
  private(set) var landed = 0.0
  /// How far the middle of the fingers has gone since then.
  private(set) var travel = Way.none
  /// The middle of the fingers when the last of them touched down.
  private(set) var start = CGPoint.zero
  /// When fingers that rest begin to pan; nil while they do not rest near an edge.
  var edgesAt: Double?
  /// The fingers that the app knows of, where they are on the screen, and whether they touched down in the lens.
  var told: [Int: (point: CGPoint, isInLens: Bool)] = [:]

  /// Whether the fingers are the app's, or there are none.
  var isAppsOwn: Bool { down.isEmpty || owner == .app }

  /// The middle of the fingers; nil when none is down.
  var middle: CGPoint? {
    guard !down.isEmpty else { return nil }
    let count = Double(down.count)
    // In an order of its own, so that sums are the same on any machine.
    let points = down.sorted { $0.key < $1.key }.map(\.value)
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }

  mutating func land(_ finger: Int, at point: CGPoint, now: Double) {
    down[finger] = point
    landed = now
    travel = Way.none
    start = middle ?? point
  }

  /// Moves a finger.
  ///
  /// - Returns: how far the middle of the fingers has gone with it.
  mutating func move(_ finger: Int, to point: CGPoint) -> Way {
    guard let last = down[finger] else { return Way.none }
    down[finger] = point
    let count = Double(down.count)
    let step = Way(dx: (point.x - last.x) / count, dy: (point.y - last.y) / count)
    travel = Way(dx: travel.dx + step.dx, dy: travel.dy + step.dy)
    return step
  }

  mutating func lift(_ finger: Int) { down[finger] = nil }

  /// Ends what the fingers have begun: what they still do until they are lifted means nothing.
  mutating func spend() {
    if !down.isEmpty { owner = .nobody }
    edgesAt = nil
  }
}

/// Taps with three fingers, or on the controller, that may be followed by another.
struct PendingTaps: Sendable, Equatable {
  var count = 0
  /// Where the last of them was.
  var point = CGPoint.zero
  /// Until when the next one is waited for; nil while none is.
  var deadline: Double?
}
