import AccessibilityTree
import AssistiveTechnology
import Foundation

/// Puts the touches that a technology makes into words, once all fingers are lifted.
package struct TouchWords {
  private struct Finger {
    var start: CGPoint
    var end: CGPoint
    var began: Double
  }

  private var down: [Int: Finger] = [:]
  private var lifted: [Finger] = []
  private var name: String?

  package init() {}

  /// A finger that moves less is one that rests, in points; a longer rest is a long press, in seconds.
  private static let (still, longPress) = (10.0, 0.5)

  /// Takes up a touch.
  ///
  /// - Returns: the words for the touches that are over now; nil while there are fingers on the screen.
  package mutating func add(_ touch: Touch, at time: Double, on tree: ElementTree) -> (
    line: String, parts: [String]
  )? {
    switch touch.phase {
    case .began:
      if down.isEmpty {
        lifted = []
        name = tree.elements.last { $0.bounds.contains(touch.point) }.map { ElementWords.name(of: $0) }
      }
      down[touch.finger] = Finger(start: touch.point, end: touch.point, began: time)
      return nil
    case .moved:
      down[touch.finger]?.end = touch.point
      return nil
    case .ended, .cancelled:
      guard var finger = down.removeValue(forKey: touch.finger) else { return nil }
      finger.end = touch.point
      lifted.append(finger)
      guard down.isEmpty else { return nil }
      return words(at: time, isCancelled: touch.phase == .cancelled)
    }
  }

  private func words(at time: Double, isCancelled: Bool) -> (line: String, parts: [String])? {
    guard let first = lifted.first else { return nil }
    let fingers = lifted.count == 1 ? "" : " with \(lifted.count) fingers"
    let place = name ?? "at \(Self.point(first.start))"
    if isCancelled { return ("A touch was cut off \(place)", [place]) }
    let way = hypot(first.end.x - first.start.x, first.end.y - first.start.y)
    if way < Self.still {
      let deed = time - first.began >= Self.longPress ? "Long pressed" : "Tapped"
      return ("\(deed)\(fingers) \(place)", [deed, place])
    }
    let line = "Moved\(fingers) from \(Self.point(first.start)) to \(Self.point(first.end))"
    return (line, [line])
  }

  private static func point(_ point: CGPoint) -> String {
    "\(Int(point.x.rounded())), \(Int(point.y.rounded()))"
  }
}
