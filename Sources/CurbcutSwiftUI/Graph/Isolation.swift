import Foundation

/// Code of the main actor in places that SwiftUI's interface does not bind to it.
enum Isolation {
  /// Whether the main actor runs here: on the main thread, or on one that serves the main queue, as in tests.
  static var isOnMain: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil }

  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Runs a closure on the main actor and waits for it.
  static func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
    nonisolated(unsafe) var result: Result?
    if isOnMain {
      MainActor.assumeIsolated { result = body() }
    } else {
      DispatchQueue.main.sync { MainActor.assumeIsolated { result = body() } }
    }
    guard let result else { preconditionFailure("the closure above has run") }
    return result
  }

  /// Runs a closure on the main actor: at once, or soon when another thread asks.
  static func toMain(_ body: @escaping @MainActor () -> Void) {
    if isOnMain {
      MainActor.assumeIsolated { body() }
    } else {
      DispatchQueue.main.async { body() }
    }
  }
}
