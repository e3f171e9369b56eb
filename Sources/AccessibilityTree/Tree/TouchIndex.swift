import Foundation

/// Hit-tests a screen of many elements without testing each of them.
///
/// A grid of squares over the screen; each square lists the elements that overlap it, back to front. Must be
/// rebuilt when the structure of the tree changes.
public struct TouchIndex: Sendable {
  private let side: Double
  private var squares: [Square: [Int32]] = [:]
  /// Elements that overlap too many squares to be listed in each.
  private var large: [Int32] = []

  private struct Square: Hashable {
    var column: Int32
    var row: Int32
  }

  /// Creates an index of the elements of a tree by the squares that they overlap.
  ///
  /// - Parameters:
  ///   - tree: the tree to index.
  ///   - side: the side length of a square, in points.
  public init(_ tree: ElementTree, side: Double = 64) {
    self.side = side
    let backToFront = tree.elements.indices.sorted { tree.depth(of: $0) < tree.depth(of: $1) }
    for index in backToFront {
      let bounds = tree.elements[index].bounds
      guard bounds.isFinite, let squares = squares(in: bounds) else {
        large.append(Int32(index))
        continue
      }
      for square in squares { self.squares[square, default: []].append(Int32(index)) }
    }
  }

  /// The frontmost element of the tree at a point in screen coordinates, as an index; nil when there is none.
  public func hitTest(_ point: CGPoint, in tree: ElementTree) -> Int? {
    guard point.x.isFinite, point.y.isFinite, abs(point.x) < 1e6, abs(point.y) < 1e6 else { return nil }
    let near = squares[Square(column: line(point.x), row: line(point.y))] ?? []
    var best: Int?
    for candidates in [near, large] {
      for candidate in candidates.reversed() {
        let index = Int(candidate)
        guard tree.elements.indices.contains(index), tree.elements[index].contains(point),
          !tree.isScrolledAway(index, at: point)
        else { continue }
        if let found = best, tree.depth(of: found) > tree.depth(of: index) { break }
        best = index
        break
      }
    }
    return best
  }

  private func line(_ coordinate: Double) -> Int32 { Int32((coordinate / side).rounded(.down)) }

  private func squares(in bounds: CGRect) -> [Square]? {
    guard bounds.minX > -1e6, bounds.maxX < 1e6, bounds.minY > -1e6, bounds.maxY < 1e6 else { return nil }
    let columns = line(bounds.minX)...line(bounds.maxX)
    let rows = line(bounds.minY)...line(bounds.maxY)
    guard columns.count * rows.count <= 256 else { return nil }
    return rows.flatMap { row in columns.map { Square(column: $0, row: row) } }
  }
}
