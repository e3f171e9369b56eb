import Synchronization

/// A closure that any thread may set and call.
///
/// In a `Mutex` of its own, a closure would be wrapped anew each time it is read: `withLock` takes it in the form for generic
/// code, and puts what was made of it back. Each call would be slower than the one before, until the stack is full. A
/// structure around it is passed as it is.
package final class HandlerBox<Handler: Sendable>: Sendable {
  private struct Content: Sendable {
    var handler: Handler?
  }

  private let content = Mutex(Content(handler: nil))

  /// Creates a box without a closure.
  package init() {}

  /// The closure; nil for none.
  package var value: Handler? {
    get { content.withLock { $0.handler } }
    set { content.withLock { $0.handler = newValue } }
  }
}
