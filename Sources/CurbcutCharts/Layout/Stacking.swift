import Foundation

/// Where bars and areas begin and end that stand at the same place.
struct Stacking {
  /// The direction in which a bar or area extends.
  enum Direction: Equatable {
    case vertical
    case horizontal
  }

  /// The ends of each mark in its direction; nil for marks that begin and end where the app says.
  private(set) var extents: [ClosedRange<Double>?]
  /// The direction of each bar and area.
  private(set) var directions: [Direction]

  private struct Key: Hashable {
    var kind: Mark.Kind
    var place: PlotExtent?
    var group: PlotValue?
    var direction: Bool
  }

  init(_ marks: [Mark]) {
    directions = marks.map(Self.direction)
    extents = Array(repeating: nil, count: marks.count)
    var stacks: [Key: [Int]] = [:]
    var order: [Key] = []
    for (index, mark) in marks.enumerated() where mark.kind == .bar || mark.kind == .area {
      guard let length = Self.length(of: mark, directions[index]) else { continue }
      guard mark.stacking != .unstacked else {
        extents[index] = min(0, length)...max(0, length)
        continue
      }
      let across = directions[index] == .vertical ? mark.x : mark.y
      let key = Key(
        kind: mark.kind, place: across.channel?.extent, group: mark.style.positionBy?.value,
        direction: directions[index] == .vertical)
      if stacks[key] == nil { order.append(key) }
      stacks[key, default: []].append(index)
    }
    for key in order { stack(stacks[key] ?? [], marks) }
  }

  /// The length of a bar or area that begins at 0; nil for others, and for what is no number.
  static func length(of mark: Mark, _ direction: Direction) -> Double? {
    let place = direction == .vertical ? mark.y : mark.x
    guard case .at(let channel) = place, channel.extent.upper == nil,
      case .number(let length) = channel.value,
      length.isFinite
    else { return nil }
    return length
  }

  private mutating func stack(_ indices: [Int], _ marks: [Mark]) {
    guard let first = indices.first else { return }
    let method = marks[first].stacking
    var (above, below) = (0.0, 0.0)
    for index in indices {
      let length = Self.length(of: marks[index], directions[index]) ?? 0
      if length >= 0 {
        extents[index] = above...(above + length)
        above += length
      } else {
        extents[index] = (below + length)...below
        below += length
      }
    }
    let total = above - below
    guard total > 0, total.isFinite else { return }
    for index in indices {
      guard let extent = extents[index] else { continue }
      switch method.kind {
      case .standard, .unstacked: continue
      case .normalized: extents[index] = (extent.lowerBound / total)...(extent.upperBound / total)
      case .center:
        let shift = -(above + below) / 2
        extents[index] = (extent.lowerBound + shift)...(extent.upperBound + shift)
      }
    }
  }

  /// Bars are horizontal where only x is a length.
  private static func direction(of mark: Mark) -> Direction {
    func isLength(_ place: Mark.Place) -> Bool {
      guard case .at(let channel) = place, channel.extent.upper == nil else { return false }
      return channel.value.kind == .number
    }
    switch mark.kind {
    case .area:
      if case .between = mark.x { return .horizontal }
      return isLength(mark.x) && !isLength(mark.y) && mark.y.channel.map { $0.value.kind != .number } == true
        ? .horizontal : .vertical
    case .bar:
      if case .between = mark.y { return .vertical }
      if case .between = mark.x { return .horizontal }
      return isLength(mark.x) && !isLength(mark.y) ? .horizontal : .vertical
    default: return .vertical
    }
  }
}
