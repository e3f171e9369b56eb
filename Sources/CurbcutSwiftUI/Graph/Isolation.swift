import Foundation

/// Code of the main actor in places that SwiftUI's interface does not bind to it.
enum Isolation {
  /// Runs a closure on the main actor and waits for it.
  static func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
    nonisolated(unsafe) var result: Result?
    if Thread.isMainThread {
      MainActor.assumeIsolated { result = body() }
    } else {
      DispatchQueue.main.sync { MainActor.assumeIsolated { result = body() } }
    }
    guard let result else { preconditionFailure("the closure above has run") }
    return result
  }

  /// Runs a closure on the main actor: at once, or soon when another thread asks.
  static func toMain(_ body: @escaping @MainActor () -> Void) {
    if Thread.isMainThread {
      MainActor.assumeIsolated { body() }
    } else {
      DispatchQueue.main.async { body() }
    }
  }
}
