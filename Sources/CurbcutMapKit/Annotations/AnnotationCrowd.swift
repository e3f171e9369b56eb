import CurbcutGraphics
import Foundation

/// Which of the views on a map are shown where they collide, and which become clusters.
struct AnnotationCrowd {
  /// A view on the map.
  struct Item {
    var frame: CGRect
    var isRound = false
    var cluster: String?
    /// From 0 to 1000; what has 1000 is always shown.
    var priority: Float = 1000
    /// Whether it neither hides nor makes way.
    var isFree = false
  }

  /// What becomes of each item, by its index.
  enum Fate: Equatable {
    case shown
    case hidden
    /// A part of the cluster with a number.
    case member(Int)
  }

  /// The members of each cluster, at least two, in their order.
  private(set) var clusters: [[Int]] = []
  /// What becomes of each item.
  private(set) var fates: [Fate]

  /// Decides for some items, whose order is that in which they were added.
  init(_ items: [Item]) {
    fates = Array(repeating: .shown, count: items.count)
    formClusters(items)
    hideCovered(items)
  }

  private mutating func formClusters(_ items: [Item]) {
    for (index, item) in items.enumerated() where !item.isFree && fates[index] == .shown {
      guard let name = item.cluster else { continue }
      let members = items.indices.filter {
        $0 == index
          || $0 > index && items[$0].cluster == name && !items[$0].isFree && fates[$0] == .shown
            && Self.collide(item, items[$0])
      }
      guard members.count > 1 else { continue }
      for member in members { fates[member] = .member(clusters.count) }
      clusters.append(members)
    }
  }

  private mutating func hideCovered(_ items: [Item]) {
    let candidates = items.indices.filter { fates[$0] == .shown && !items[$0].isFree }
    // Of two with the same priority, the first stays.
    let order = candidates.sorted { (-items[$0].priority, $0) < (-items[$1].priority, $1) }
    var shown: [Int] = []
    for index in order {
      if items[index].priority < 1000, shown.contains(where: { Self.collide(items[$0], items[index]) }) {
        fates[index] = .hidden
      } else {
        shown.append(index)
      }
    }
  }

  static func collide(_ first: Item, _ second: Item) -> Bool {
    guard first.isRound, second.isRound else { return first.frame.intersects(second.frame) }
    let distance = hypot(first.frame.midX - second.frame.midX, first.frame.midY - second.frame.midY)
    return distance < (first.frame.width + second.frame.width) / 2
  }
}
