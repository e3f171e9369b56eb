import AccessibilityTree
import Foundation

/// What a finger has to hit.
struct Target {
  /// The node.
  var index: Int
  /// Where touches hit it, in points on the screen.
  var frame: CGRect

  /// The target of a node.
  init(_ index: Int, on screen: JudgedScreen) {
    self.index = index
    let element = screen.nodes[index].element
    let appearance = screen.screen.appearance(of: index)
    let own = element.bounds
    frame = appearance?.touchFrame ?? (own.isEmpty ? appearance?.viewFrame ?? own : own)
  }

  /// The width and height that a finger has: of what the hit test answers, or the smaller of the view and of the element.
  static func size(_ index: Int, on screen: JudgedScreen) -> CGSize {
    let appearance = screen.screen.appearance(of: index)
    if let touch = appearance?.touchFrame { return touch.size }
    let own = screen.nodes[index].element.bounds.size
    guard let view = appearance?.viewFrame?.size else { return own }
    return CGSize(width: min(own.width, view.width), height: min(own.height, view.height))
  }

  /// Whether a node is something that a finger has to hit.
  static func isTarget(_ index: Int, on screen: JudgedScreen, includesSystem: Bool = false) -> Bool {
    let facts = screen.facts[index]
    guard facts.isJudged, facts.role.contains(.interactive), !facts.role.contains(.disabled),
      includesSystem || !facts.role.contains(.system)
    else { return false }
    if screen.nodes[index].element.respondsToUserInteraction == false { return false }
    return !(screen.screen.appearance(of: index)?.isInline ?? false)
  }

  /// Whether a node is a control of a size that the platform sets, or a part of one, such as a segment.
  static func hasPlatformSize(_ index: Int, on screen: JudgedScreen) -> Bool {
    screen.facts[index].kind?.hasPlatformSize ?? false
      || screen.screen.appearance(of: index)?.hasPlatformSize ?? false
      || screen.isPartOfPlatformControl(index)
  }

  /// `28 by 28 points`
  static func text(_ size: CGSize) -> String { "\(number(size.width)) by \(number(size.height)) points" }

  /// A number with at most one digit after the point.
  static func number(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    guard abs(rounded) < 1e9 else { return String(value) }
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}

/// Finds rectangles near a place, without looking at all of them.
struct NearbyRectangles {
  private let side: Double
  private var cells: [Cell: [Int]] = [:]
  /// What spans very many cells is looked at always.
  private var large: [Int] = []

  private struct Cell: Hashable {
    var column, row: Int
  }

  init(side: Double = 64) { self.side = side }

  private func range(_ from: Double, _ to: Double) -> ClosedRange<Int> {
    let limit = 1e7
    let low = Int((min(max(from, -limit), limit) / side).rounded(.down))
    return low...max(low, Int((min(max(to, -limit), limit) / side).rounded(.down)))
  }

  mutating func add(_ index: Int, _ frame: CGRect) {
    guard frame.minX.isFinite, frame.minY.isFinite, frame.maxX.isFinite, frame.maxY.isFinite else { return }
    let (columns, rows) = (range(frame.minX, frame.maxX), range(frame.minY, frame.maxY))
    guard columns.count * rows.count <= 512 else { return large.append(index) }
    for row in rows {
      for column in columns { cells[Cell(column: column, row: row), default: []].append(index) }
    }
  }

  /// What may lie within a rectangle, in increasing order.
  func near(_ frame: CGRect) -> [Int] {
    guard frame.minX.isFinite, frame.minY.isFinite, frame.maxX.isFinite, frame.maxY.isFinite else {
      return large
    }
    let (columns, rows) = (range(frame.minX, frame.maxX), range(frame.minY, frame.maxY))
    guard columns.count * rows.count <= 4096 else {
      return Array(Set(cells.values.joined()).union(large)).sorted()
    }
    var found: [Int] = large
    for row in rows {
      for column in columns { found += cells[Cell(column: column, row: row)] ?? [] }
    }
    found.sort()
    var unique: [Int] = []
    for index in found where unique.last != index { unique.append(index) }
    return unique
  }
}
