import Foundation
internal import Runtime
import Synchronization

/// The line of the app's that led to where the program is.
package enum AppCallSite {
  private struct Library: Sendable {
    let addresses: ClosedRange<UInt>
    /// What is loaded, as of the first question: a backtrace maps the files of libraries a second time, and images that
    /// are looked for afterwards are those of the second mapping, which holds no code.
    lazy var images = ImageMap.capture()
  }

  private static let library = Mutex<Library?>(nil)

  /// Says which library holds the app's code, by the path that it was loaded from. Without one, calls have no place:
  /// to look through the lines of a whole program takes seconds.
  package static func setLibrary(_ path: String?) {
    let found = path.flatMap(addresses).map { Library(addresses: $0) }
    library.withLock { $0 = found }
  }

  /// How many calls may lie between a member that the app sets and the app: a setter or two, a wrapper, a thunk. What
  /// is further away was set by something else that the app has called, such as the reading of a document.
  private static let reach = 10

  /// `List.swift:31`, the line of the app's own code that has just called into the system; nil when the call did not
  /// come from there, or when the app's library has no lines.
  static func current() -> String? {
    let known = library.withLock { library in
      (library?.addresses).flatMap { addresses in (library?.images).map { (addresses, $0) } }
    }
    guard let (addresses, images) = known, let calls = try? Backtrace.capture(limit: reach, top: 0) else {
      return nil
    }
    for (depth, frame) in calls.frames.enumerated() {
      guard isCall(frame, of: addresses) else { continue }
      // Symbols are looked up for this one call, in the app's library alone. The last of a limit stands for the rest.
      guard let call = try? Backtrace.capture(limit: 2, offset: depth, top: 0),
        let found = call.symbolicated(
          with: images, options: [.useSymbolCache, .showSourceLocations])?.frames.first,
        // A thunk has no line of its own; whoever called it has.
        let location = found.symbol?.sourceLocation, location.line > 0, !location.path.isEmpty
      else { continue }
      return "\(URL(fileURLWithPath: location.path).lastPathComponent):\(location.line)"
    }
    return nil
  }

  private static func isCall(_ frame: Backtrace.Frame, of library: ClosedRange<UInt>) -> Bool {
    UInt(frame.adjustedProgramCounter).map(library.contains) ?? false
  }

  /// Where a library lies in the memory of the process; nil when it is not loaded.
  private static func addresses(of library: String) -> ClosedRange<UInt>? {
    // Read to its end by hand: a file of /proc gives a page at a time and says that it is empty.
    guard let maps = FileHandle(forReadingAtPath: "/proc/self/maps"), let data = try? maps.readToEnd() else {
      return nil
    }
    var bounds: [UInt] = []
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n")
    where line.hasSuffix(" \(library)") {
      bounds += line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
    }
    guard let first = bounds.min(), let last = bounds.max() else { return nil }
    return first...last
  }
}
