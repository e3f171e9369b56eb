import Foundation
import Synchronization

/// What one context has saved, for the others of the container.
struct SavedChanges: Sendable {
  var inserted: [PersistentIdentifier] = []
  var updated: [PersistentIdentifier] = []
  var deleted: [PersistentIdentifier] = []
}

/// Where a context finds what others have saved. It may be filled on any thread.
final class ContextInbox: Sendable {
  private let waiting = Mutex<[SavedChanges]>([])

  func put(_ changes: SavedChanges) { waiting.withLock { $0.append(changes) } }

  func takeAll() -> [SavedChanges] {
    waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
  }
}

/// The contexts of a container, which hear of what the others save.
final class ContextList: @unchecked Sendable {
  private let lock = NSLock()
  private var links: [ContextLink] = []

  func add(_ context: ModelContext) {
    lock.withLock {
      links.removeAll { $0.context == nil }
      links.append(context.link)
    }
  }

  /// Tells all contexts but one.
  ///
  /// - Returns: whether the main context is among them.
  func tell(_ changes: SavedChanges, from sender: ModelContext) {
    for context in lock.withLock({ links.compactMap(\.context) }) where context !== sender {
      context.inbox.put(changes)
    }
  }
}
