import Foundation

/// The nodes of a graph whose words have changed since they were last read.
@MainActor
final class ChangedItems {
  /// Weak, so that what waits to be read does not live for it.
  private struct Entry { weak var node: ViewNode? }

  private var entries: [Entry] = []
  private var isWorking = false

  /// With more changes at a time, everything is made anew.
  private static let fewChanges = 64
  private static let longestUpdate = 8

  func note(_ node: ViewNode) { entries.append(Entry(node: node)) }

  /// Makes the items of these nodes anew.
  func bringUpToDate() {
    guard !entries.isEmpty, !isWorking else { return }
    isWorking = true
    defer { isWorking = false }
    var rounds = 0
    // The words of one view may be made of those of another.
    while !entries.isEmpty, rounds < Self.longestUpdate {
      rounds += 1
      let due = entries.compactMap(\.node)
      entries.removeAll(keepingCapacity: due.count <= Self.fewChanges)
      for node in due {
        if due.count <= Self.fewChanges { node.updateItems() } else { node.forgetItems() }
      }
    }
  }
}
