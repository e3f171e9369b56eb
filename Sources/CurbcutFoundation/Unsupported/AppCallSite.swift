import Foundation
internal import Runtime

/// The line of the app's that led to where the program is.
enum AppCallSite {
  /// `List.swift:31`, the innermost call of the app's own code on this thread; nil when there is none before the
  /// reading of a document, or when it has no line in the app's sources.
  static func current() -> String? {
    guard
      let calls = try? Backtrace.capture(limit: 64).symbolicated(options: [
        .useSymbolCache, .showSourceLocations,
      ])
    else { return nil }
    for frame in calls.frames {
      guard let symbol = frame.symbol, !isSystem(symbol) else { continue }
      if symbol.rawName.contains("16InterfaceBuilder") { return nil }
      if isOurs(symbol) { continue }
      // A thunk has no line of its own; whoever called it has.
      guard let location = symbol.sourceLocation, location.line > 0, !location.path.isEmpty else { continue }
      return "\(URL(fileURLWithPath: location.path).lastPathComponent):\(location.line)"
    }
    return nil
  }

  private static func isSystem(_ symbol: SymbolicatedBacktrace.Symbol) -> Bool {
    ["libswift", "libFoundation", "lib_Foundation", "libdispatch", "libc.", "libBlocks", "ld-"].contains {
      symbol.imageName.hasPrefix($0)
    }
  }

  /// Whether a function is of this package, by the module that its name begins with.
  private static func isOurs(_ symbol: SymbolicatedBacktrace.Symbol) -> Bool {
    let name = symbol.rawName.drop { $0 == "$" || $0 == "s" || $0 == "S" }
    return [
      "17CurbcutFoundation", "12CurbcutUIKit", "15CurbcutGraphics", "20CurbcutAccessibility",
      "14CurbcutDrawing", "13CurbcutWebKit", "21CurbcutSafariServices", "10DeviceHost",
    ]
    .contains { name.hasPrefix($0) }
  }
}
