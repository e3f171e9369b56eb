import CurbcutFoundation
import Synchronization
import Testing

/// Collects what would be said on standard error while a block runs.
func reports(_ body: () throws -> Void) rethrows -> [String] {
  let collected = Reports()
  let before = ObjCRuntime.reportListener
  ObjCRuntime.reportListener = { collected.add($0) }
  defer { ObjCRuntime.reportListener = before }
  try body()
  return collected.all
}

private final class Reports: Sendable {
  private let messages = Mutex<[String]>([])
  var all: [String] { messages.withLock { $0 } }
  func add(_ message: String) { messages.withLock { $0.append(message) } }
}

/// Suites that share the runtime's listener, the language or the clock of the process run one by one.
@Suite(.serialized)
enum Shared {}
