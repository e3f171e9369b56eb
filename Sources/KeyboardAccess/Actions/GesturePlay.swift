import AccessibilityTree
import AssistiveTechnology
import Foundation

/// A gesture that fingers make on the screen by themselves, touch by touch as time passes.
struct GesturePlay: Sendable {
  /// The touches that are still to be made, with their times, in seconds since the session began.
  private(set) var rest: ArraySlice<(time: Double, touch: Touch)> = []
  /// Where the fingers that are down are now.
  private(set) var down: [Int: CGPoint] = [:]

  var isActive: Bool { !rest.isEmpty }

  init() {}

  /// - Parameters:
  ///   - paths: where each finger begins and ends.
  ///   - duration: how long the fingers are down, in seconds.
  init(_ paths: [(from: CGPoint, to: CGPoint)], duration: Double, at start: Double) {
    var touches: [(time: Double, touch: Touch)] = []
    let isStill = paths.allSatisfy { $0.from == $0.to }
    let count = isStill ? 1 : Self.moves
    for step in 0...count {
      let share = Double(step) / Double(count)
      for (finger, path) in paths.enumerated() {
        let point = CGPoint(
          x: path.from.x + (path.to.x - path.from.x) * share,
          y: path.from.y + (path.to.y - path.from.y) * share)
        if step == 0 {
          touches.append((start, Touch(finger: finger, phase: .began, point: point)))
        } else if !isStill {
          touches.append((start + duration * share, Touch(finger: finger, phase: .moved, point: point)))
        }
        if step == count {
          touches.append((start + duration, Touch(finger: finger, phase: .ended, point: point)))
        }
      }
    }
    rest = touches.sorted { ($0.time, $0.touch.phase.order) < ($1.time, $1.touch.phase.order) }[...]
  }

  /// Into how many steps a movement is divided.
  private static let moves = 8

  /// Removes and returns what is due.
  mutating func take(until time: Double) -> [Touch] {
    var taken: [Touch] = []
    while let next = rest.first, next.time <= time + 1e-9 {
      rest.removeFirst()
      down[next.touch.finger] = next.touch.phase == .ended ? nil : next.touch.point
      taken.append(next.touch)
    }
    return taken
  }

  /// The touches that end a gesture before its time.
  var cancelling: [Touch] {
    down.sorted { $0.key < $1.key }.map { Touch(finger: $0.key, phase: .cancelled, point: $0.value) }
  }
}

extension Touch.Phase {
  fileprivate var order: Int {
    switch self {
    case .began: 0
    case .moved: 1
    case .ended, .cancelled: 2
    }
  }
}

extension KeyboardAccessEngine {
  /// How far a finger swipes, in points, and how long that takes, in seconds.
  private static let swipe = (length: 160.0, duration: 0.2)
  /// How far two fingers are from their middle, in points: together, apart, and while they turn.
  private static let spread = (near: 20.0, far: 90.0)
  /// How long a touch lasts, in seconds.
  private static let tap = 0.05

  /// Makes a gesture on the element in focus.
  mutating func makeGesture(_ command: KeyboardCommand) {
    guard let element = focusedElement else { return }
    cancelGesture()
    let point = element.activationPoint
    guard point.x.isFinite, point.y.isFinite else { return }
    guard let (paths, duration) = Self.paths(of: command, around: point) else { return }
    playing = GesturePlay(paths.map { (inside($0.from), inside($0.to)) }, duration: duration, at: now)
    continueGesture()
  }

  /// Makes the touches that are due.
  mutating func continueGesture() {
    guard playing.isActive else { return }
    for touch in playing.take(until: now) { ask(.touch(touch), of: nil) }
    if let next = playing.rest.first { effects.append(.wake(at: next.time)) }
  }

  /// Lifts the fingers of a gesture that is not finished.
  mutating func cancelGesture() {
    for touch in playing.cancelling { ask(.touch(touch), of: nil) }
    playing = GesturePlay()
  }

  private func inside(_ point: CGPoint) -> CGPoint {
    guard let size = screenSize else { return point }
    return CGPoint(x: min(max(1, point.x), size.width - 1), y: min(max(1, point.y), size.height - 1))
  }

  /// Where the fingers of a gesture begin and end, and how long it takes; nil for a command that is no gesture of touches.
  private static func paths(
    of command: KeyboardCommand, around point: CGPoint
  ) -> (paths: [(from: CGPoint, to: CGPoint)], duration: Double)? {
    func moved(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: point.x + x, y: point.y + y) }
    func swiped(_ x: Double, _ y: Double, fingers: Int) -> [(from: CGPoint, to: CGPoint)] {
      let half = swipe.length / 2
      let sides = fingers == 1 ? [0] : [-spread.near, spread.near]
      return sides.map {
        // Fingers that swipe together lie side by side, across the way.
        let (across, along) = (y * $0, x * $0)
        return (moved(across - x * half, along - y * half), moved(across + x * half, along + y * half))
      }
    }
    func pinched(_ from: Double, _ to: Double) -> [(from: CGPoint, to: CGPoint)] {
      [-1, 1].map { (moved($0 * from, 0), moved($0 * to, 0)) }
    }
    func turned(_ side: Double) -> [(from: CGPoint, to: CGPoint)] {
      [-1, 1].map { (moved($0 * spread.far, 0), moved(0, $0 * side * spread.far)) }
    }
    switch command {
    case .touch: return ([(point, point)], tap)
    case .twoFingerTouch: return ([-spread.near, spread.near].map { (moved($0, 0), moved($0, 0)) }, tap)
    case .swipeUp: return (swiped(0, -1, fingers: 1), swipe.duration)
    case .swipeDown: return (swiped(0, 1, fingers: 1), swipe.duration)
    case .swipeLeft: return (swiped(-1, 0, fingers: 1), swipe.duration)
    case .swipeRight: return (swiped(1, 0, fingers: 1), swipe.duration)
    case .twoFingerSwipeUp: return (swiped(0, -1, fingers: 2), swipe.duration)
    case .twoFingerSwipeDown: return (swiped(0, 1, fingers: 2), swipe.duration)
    case .twoFingerSwipeLeft: return (swiped(-1, 0, fingers: 2), swipe.duration)
    case .twoFingerSwipeRight: return (swiped(1, 0, fingers: 2), swipe.duration)
    case .zoomIn: return (pinched(spread.near, spread.far), swipe.duration)
    case .zoomOut: return (pinched(spread.far, spread.near), swipe.duration)
    case .rotateRight: return (turned(1), 2 * swipe.duration)
    case .rotateLeft: return (turned(-1), 2 * swipe.duration)
    default: return nil
    }
  }
}
