import Foundation
internal import Runtime
import Synchronization
import SystemModules

/// Finds the line of the app's code from which the current call came.
package enum AppCallSite {
  private struct Library: Sendable {
    let addresses: ClosedRange<UInt>
    /// The images loaded when they are first needed: symbolicating a backtrace maps the library files a second time,
    /// and images captured afterwards would be those of the second mapping, which contains no code.
    lazy var images = ImageMap.capture()
  }

  private static let library = Mutex<Library?>(nil)

  /// Sets the library that contains the app's code, by the path it was loaded from. Without one, calls have no
  /// location, because searching the line table of a whole program takes seconds.
  package static func setLibrary(_ path: String?) {
    let found = path.flatMap(addresses).map { Library(addresses: $0) }
    library.withLock { $0 = found }
  }

  /// The maximum number of stack frames between the app's code and the member it sets: a setter or two, a wrapper, a
  /// thunk. If the app is further away, the member was set by something else the app called, such as the loading of a
  /// nib.
  private static let reach = 10

  /// `List.swift:31`, the line of the app's own code that has just called into the system; nil when the call did not
  /// come from there, or when the app's library has no line table.
  static func current() -> String? {
    let known = library.withLock { library in
      (library?.addresses).flatMap { addresses in (library?.images).map { (addresses, $0) } }
    }
    guard let (addresses, images) = known, let calls = try? Backtrace.capture(limit: reach, top: 0) else {
      return nil
    }
    for (depth, frame) in calls.frames.enumerated() {
      guard isCall(frame, of: addresses) else { continue }
      // Symbols are looked up for this one call only, in the app's library alone. The limit is 2 because a truncated
      // backtrace uses its last frame to represent the rest.
      guard let call = try? Backtrace.capture(limit: 2, offset: depth, top: 0),
        let found = call.symbolicated(
          with: images, options: [.useSymbolCache, .showSourceLocations])?.frames.first,
        // A thunk has no line of its own; its caller has.
        let location = found.symbol?.sourceLocation, location.line > 0, !location.path.isEmpty
      else { continue }
      let file = URL(fileURLWithPath: AddedLines.parts(of: location.path).original)
      return "\(file.lastPathComponent):\(location.line)"
    }
    return nil
  }

  private static func isCall(_ frame: Backtrace.Frame, of library: ClosedRange<UInt>) -> Bool {
    UInt(frame.adjustedProgramCounter).map(library.contains) ?? false
  }

  /// The addresses at which a library is mapped; nil when it is not loaded.
  private static func addresses(of library: String) -> ClosedRange<UInt>? {
    // Read to the end explicitly: a file in /proc returns a page at a time and reports a size of 0.
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
