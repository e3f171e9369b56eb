import AccessibilityTree
import Foundation

/// The way that an arrow key points.
public enum KeyboardDirection: String, Hashable, Sendable, CaseIterable {
  /// To what is on that side of the screen.
  case up, down, left, right

  /// How long a way is, the less the better; nil when the other frame is not in this direction.
  ///
  /// What begins and has its middle farther on is in the direction. A step to the side counts for more than one straight on.
  func cost(from frame: CGRect, to other: CGRect) -> Double? {
    let (from, to) = (turned(frame), turned(other))
    guard to.minX > from.minX + 0.5, to.midX > from.midX + 0.5 else { return nil }
    let along = max(0, to.minX - from.maxX)
    let beside = max(0, max(to.minY - from.maxY, from.minY - to.maxY))
    return along + 3 * beside + 0.05 * abs(to.midY - from.midY)
  }

  /// The frame as if this direction were to the right.
  private func turned(_ frame: CGRect) -> CGRect {
    switch self {
    case .right: frame
    case .left: CGRect(x: -frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    case .down: CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width)
    case .up: CGRect(x: -frame.maxY, y: frame.minX, width: frame.height, height: frame.width)
    }
  }
}

extension FocusMap {
  /// The nearest item in a direction; nil when there is none.
  ///
  /// - Parameters:
  ///   - index: the element that the way begins at.
  ///   - range: the items that are looked at, a range of ``items``.
  func neighbour(
    of index: Int, _ direction: KeyboardDirection, in tree: ElementTree, among range: Range<Int>
  ) -> Int? {
    let start = tree.elements[index].bounds
    var best: (cost: Double, index: Int)?
    for item in range {
      let candidate = items[item]
      if candidate == index { continue }
      guard let cost = direction.cost(from: start, to: tree.elements[candidate].bounds) else { continue }
      if cost < best?.cost ?? .infinity { best = (cost, candidate) }
    }
    return best?.index
  }
}
