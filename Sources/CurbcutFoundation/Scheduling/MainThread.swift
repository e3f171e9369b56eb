import Foundation

/// Work of the main actor, from wherever a context is used.
package enum MainThread {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the main actor runs here: on the main thread, or on one that serves the main queue, as in tests.
  package static var isHere: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil }

  /// Runs a closure on the main actor: at once, or soon when another thread asks.
  package static func run(_ body: @escaping @Sendable @MainActor () -> Void) {
    if isHere {
      MainActor.assumeIsolated { body() }
    } else {
      DispatchQueue.main.async { body() }
    }
  }
}
