import Foundation

/// The order in which the elements of one container are read.
@MainActor
enum AccessibilityOrder {
  /// By priority, the higher first, then by place: rows from top to bottom, each in the direction of the language.
  static func sorted(_ items: [AccessibilityItem]) -> [AccessibilityItem] {
    guard items.count > 1 else { return items }
    let isRightToLeft = items[0].owner.environment.value.layoutDirection == .rightToLeft
    let placed = items.enumerated().map {
      (offset: $0.offset, item: $0.element, frame: $0.element.place.frame)
    }
    // Elements over each other are read from back to front.
    let sorted = placed.sorted { a, b in
      let (first, second) = (a.item.properties.sortPriority, b.item.properties.sortPriority)
      if first != second { return first > second }
      if a.frame.intersects(b.frame) || a.item.place.surface !== b.item.place.surface {
        return a.offset < b.offset
      }
      if a.frame.maxY <= b.frame.minY { return true }
      if b.frame.maxY <= a.frame.minY { return false }
      return isRightToLeft ? a.frame.midX > b.frame.midX : a.frame.midX < b.frame.midX
    }
    return sorted.map(\.item)
  }
}
