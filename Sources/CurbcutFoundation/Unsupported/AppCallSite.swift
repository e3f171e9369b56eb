import Foundation
import Glibc
internal import Runtime
import Synchronization

/// The line of the app's that led to where the program is.
package enum AppCallSite {
  private static let library = Mutex<String?>(nil)

  /// Says which library holds the app's code, by the path that it is loaded from. Without one, calls have no place:
  /// to look through the lines of a whole program takes seconds.
  package static func setLibrary(_ path: String?) { library.withLock { $0 = path } }

  /// How many calls may lie between a member that the app sets and the app: a setter or two, a wrapper, a thunk. What
  /// is further away was set by something else that the app has called, such as the reading of a document.
  private static let reach = 10

  /// `List.swift:31`, the line of the app's own code that has just called into the system; nil when the call did not
  /// come from there, or when the app's library has no lines.
  static func current() -> String? {
    guard let library = library.withLock({ $0 }),
      let calls = try? Backtrace.capture(limit: reach, top: 0)
    else { return nil }
    for (depth, frame) in calls.frames.enumerated() {
      guard isCall(frame, of: library) else { continue }
      // Symbols are looked up for this one call, in the app's library alone.
      guard let call = try? Backtrace.capture(limit: 1, offset: depth, top: 0),
        let found = call.symbolicated(options: [.useSymbolCache, .showSourceLocations])?.frames.first,
        // A thunk has no line of its own; whoever called it has.
        let location = found.symbol?.sourceLocation, location.line > 0, !location.path.isEmpty
      else { continue }
      return "\(URL(fileURLWithPath: location.path).lastPathComponent):\(location.line)"
    }
    return nil
  }

  private static func isCall(_ frame: Backtrace.Frame, of library: String) -> Bool {
    guard let address = UInt(frame.adjustedProgramCounter),
      let pointer = UnsafeRawPointer(bitPattern: address)
    else { return false }
    var info = Dl_info()
    guard dladdr(pointer, &info) != 0, let name = info.dli_fname else { return false }
    return String(cString: name) == library
  }
}
