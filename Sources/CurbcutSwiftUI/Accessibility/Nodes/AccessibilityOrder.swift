import CurbcutUIKit
import Foundation

/// The order in which the elements of one container are read.
///
/// By priority, the higher first, then by place: what lies wholly above comes first, then what lies wholly at the
/// beginning of the line. Elements over each other are read from back to front.
///
/// A lazy row is read column by column: it has only those columns that are in sight, so that a person who follows the
/// upper elements to its end would find the first of the lower ones gone.
@MainActor
enum AccessibilityOrder {
  private struct Placed {
    /// The items, of which several are kept together.
    var offsets: Range<Int>
    var frame: CGRect
    let row: ObjectIdentifier?

    var offset: Int { offsets.lowerBound }

    /// Takes in the next item, if it is in the same row.
    mutating func takes(_ next: Placed) -> Bool {
      guard let row, next.row == row, next.offset == offsets.upperBound else { return false }
      offsets = offset..<next.offsets.upperBound
      frame = frame.union(next.frame)
      return true
    }
  }

  static func sorted(_ all: [AccessibilityItem]) -> [AccessibilityItem] {
    guard all.count > 1 else { return all }
    // What is modal silences what is beside it.
    let items = all.contains(where: \.properties.isModal) ? all.filter(\.properties.isModal) : all
    if areInOrder(items) { return items }
    let isRightToLeft = items[0].owner.environment.value.layoutDirection == .rightToLeft
    let frames = frames(of: items)
    var groups: [Double: [Placed]] = [:]
    for (offset, item) in items.enumerated() {
      let placed = Placed(offsets: offset..<offset + 1, frame: frames[offset], row: item.row)
      var group = groups[item.properties.sortPriority] ?? []
      if group.isEmpty || !group[group.count - 1].takes(placed) { group.append(placed) }
      groups[item.properties.sortPriority] = group
    }
    var result: [AccessibilityItem] = []
    result.reserveCapacity(items.count)
    for priority in groups.keys.sorted(by: >) {
      for placed in ordered(groups[priority] ?? [], isRightToLeft) { result += items[placed.offsets] }
    }
    return result
  }

  /// Whether each lies wholly below the one before, as in a column, and none has a priority.
  private static func areInOrder(_ items: [AccessibilityItem]) -> Bool {
    let common = items[0].place.holder
    var reached = -CGFloat.infinity
    for item in items {
      let place = item.place
      guard item.properties.sortPriority == 0, place.frame.minY >= reached - tolerance,
        place.holder === common
      else { return false }
      reached = max(reached, place.frame.maxY)
    }
    return true
  }

  /// The rectangles in common coordinates: those of the view that holds the first element.
  private static func frames(of items: [AccessibilityItem]) -> [CGRect] {
    let common = items[0].place.holder
    return items.map { item in
      let holder = item.place.holder
      return holder === common ? item.place.frame : holder.convert(item.place.frame, to: common)
    }
  }

  /// Half a point may be lost to rounding.
  private static let tolerance = 0.5

  private static func ordered(_ placed: [Placed], _ isRightToLeft: Bool) -> [Placed] {
    guard placed.count > 1 else { return placed }
    let rows = bands(placed, from: \.frame.minY, to: \.frame.maxY)
    if rows.count > 1 { return rows.flatMap { ordered($0, isRightToLeft) } }
    if let (ground, above) = withGround(placed) { return [ground] + ordered(above, isRightToLeft) }
    let columns = bands(placed, from: \.frame.minX, to: \.frame.maxX)
    guard columns.count > 1 else { return placed.sorted { $0.offset < $1.offset } }
    return (isRightToLeft ? columns.reversed() : columns).flatMap { ordered($0, isRightToLeft) }
  }

  /// The element behind all others, such as the picture of a card, and the others, if these are in several rows that all
  /// are on it: what is behind rows does not join them.
  private static func withGround(_ placed: [Placed]) -> (ground: Placed, above: [Placed])? {
    guard placed.count > 2, let ground = placed.min(by: { $0.offset < $1.offset }) else { return nil }
    let area = ground.frame.insetBy(dx: -tolerance, dy: -tolerance)
    let above = placed.filter { $0.offset != ground.offset }
    guard above.contains(where: { area.contains($0.frame) }) else { return nil }
    let rows = bands(above, from: \.frame.minY, to: \.frame.maxY)
    guard rows.count > 1, rows.allSatisfy({ $0.contains { area.contains($0.frame) } }) else { return nil }
    return (ground, above)
  }

  /// Groups with a free line between each two.
  private static func bands(
    _ placed: [Placed], from start: KeyPath<Placed, CGFloat>, to end: KeyPath<Placed, CGFloat>
  ) -> [[Placed]] {
    let sorted = placed.sorted { a, b in (a[keyPath: start], a.offset) < (b[keyPath: start], b.offset) }
    var bands: [[Placed]] = []
    var reached = -CGFloat.infinity
    for element in sorted {
      if bands.isEmpty || element[keyPath: start] >= reached - tolerance {
        bands.append([element])
      } else {
        bands[bands.count - 1].append(element)
      }
      reached = max(reached, element[keyPath: end])
    }
    return bands
  }
}
