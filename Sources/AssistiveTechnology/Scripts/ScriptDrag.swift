import Foundation

/// Fingers that move from one point to another in a ``GestureScript``, perhaps with the last of several taps:
/// `three-finger double tap and drag`.
public struct ScriptDrag: Hashable, Sendable {
  /// How many fingers, 1 to 4.
  public var fingers: Int
  /// How often they tap before they touch down to move, 0 to 2; 1 for a double tap whose second tap moves.
  public var taps: Int
  /// The middle of the fingers when they touch down, in points of the display.
  public var start: CGPoint
  /// The middle of the fingers when they are lifted, in points of the display.
  public var end: CGPoint

  /// Creates a drag; by default of one finger, without taps.
  public init(from start: CGPoint, to end: CGPoint, fingers: Int = 1, taps: Int = 0) {
    self.fingers = fingers
    self.taps = taps
    self.start = start
    self.end = end
  }

  private static let counts = ["one-finger", "two-finger", "three-finger", "four-finger"]
  private static let tapWords = [[], ["double", "tap", "and"], ["triple", "tap", "and"]]

  /// The drag with these words, still without its points; nil for words that are none.
  init?(named words: [String]) {
    let fingers = words.first.flatMap { Self.counts.firstIndex(of: $0) }
    let rest = Array(words.dropFirst(fingers == nil ? 0 : 1).dropLast())
    guard words.last == "drag", let taps = Self.tapWords.firstIndex(of: rest) else { return nil }
    self.init(from: .zero, to: .zero, fingers: (fingers ?? 0) + 1, taps: taps)
  }

  /// The drag as a script writes it.
  public var line: String {
    let index = min(max(fingers, 1), Self.counts.count) - 1
    let words =
      (index == 0 ? [] : [Self.counts[index]]) + Self.tapWords[min(max(taps, 0), Self.tapWords.count - 1)]
    return (words + ["drag", "\(start.x) \(start.y) \(end.x) \(end.y)"]).joined(separator: " ")
  }

  /// The touches of the drag.
  public var plan: TouchPlan { .drag(from: start, to: end, fingers: fingers, taps: taps) }
}
