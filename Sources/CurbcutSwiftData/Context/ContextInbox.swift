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

/// Work of the main actor, from wherever a context is used.
enum MainThread {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the main actor runs here: on the main thread, or on one that serves the main queue, as in tests.
  static var isHere: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil }

  /// Runs a closure on the main actor: at once, or soon when another thread asks.
  static func run(_ body: @escaping @Sendable @MainActor () -> Void) {
    if isHere {
      MainActor.assumeIsolated { body() }
    } else {
      DispatchQueue.main.async { body() }
    }
  }
}
