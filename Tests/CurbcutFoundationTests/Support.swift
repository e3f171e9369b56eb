import CurbcutFoundation
import Synchronization
import Testing

/// Collects what would be said on standard error while a block runs, and then the reasons of what was raised.
func reports(_ body: () throws -> Void) rethrows -> [String] {
  let collected = Reports()
  let before = ObjCRuntime.reportListener
  ObjCRuntime.reportListener = { collected.add($0) }
  defer { ObjCRuntime.reportListener = before }
  let raised = try NSException.trapping(body)
  return collected.all + raised.map { $0.reason ?? "" }
}

private final class Reports: Sendable {
  private let messages = Mutex<[String]>([])
  var all: [String] { messages.withLock { $0 } }
  func add(_ message: String) { messages.withLock { $0.append(message) } }
}

/// Suites that share the runtime's listener, the language or the clock of the process run one by one.
@Suite(.serialized)
enum Shared {}
