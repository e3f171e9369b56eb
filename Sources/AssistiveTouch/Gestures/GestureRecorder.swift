import AssistiveTechnology
import DeviceSettings
import Foundation

/// Records what fingers do, to make the same gesture again.
///
/// Fingers that came one after the other are played back at the same time, as on iOS
/// (<https://support.apple.com/guide/iphone/use-assistivetouch-iph96b21954/ios>).
struct GestureRecorder: Sendable, Equatable {
  private struct Stroke: Sendable, Equatable {
    var points: [CGPoint]
    var began: Double
    var ended: Double
  }

  private var strokes: [Stroke] = []
  /// The strokes of the fingers that are down, as indices.
  private var down: [Int: Int] = [:]

  /// How many fingers a gesture may have, and how many points each of them.
  static let mostFingers = 5
  static let mostPoints = 200
  /// A finger that has moved less than this since its last point gets no new one, in points.
  static let step = 4.0

  /// Whether nothing was recorded yet.
  var isEmpty: Bool { strokes.isEmpty }
  /// Whether a finger is on the screen.
  var isTouched: Bool { !down.isEmpty }

  /// Takes a touch, at a time in seconds.
  mutating func take(_ touch: Touch, at now: Double) {
    guard touch.point.isFinite else { return }
    if touch.phase == .began {
      guard strokes.count < Self.mostFingers else { return }
      down[touch.finger] = strokes.count
      strokes.append(Stroke(points: [touch.point], began: now, ended: now))
      return
    }
    guard let index = down[touch.finger] else { return }
    if let last = strokes[index].points.last, last.distance(to: touch.point) >= Self.step,
      strokes[index].points.count < Self.mostPoints
    {
      strokes[index].points.append(touch.point)
    }
    strokes[index].ended = now
    if touch.phase == .ended || touch.phase == .cancelled { down[touch.finger] = nil }
  }

  /// Where the fingers have been, for circles that show it.
  var trace: [CGPoint] { strokes.compactMap(\.points.last) }

  /// What was recorded, under a name; nil for nothing.
  func gesture(named name: String) -> SavedGesture? {
    guard !strokes.isEmpty, !name.isEmpty else { return nil }
    let longest = strokes.map { $0.ended - $0.began }.max() ?? 0
    return SavedGesture(
      name: name, duration: min(max(0.05, longest), 30),
      fingers: strokes.map { $0.points.count > 1 ? $0.points : $0.points + $0.points })
  }
}
