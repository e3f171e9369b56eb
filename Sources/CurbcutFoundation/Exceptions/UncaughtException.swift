import Foundation
internal import Runtime
import Synchronization
import SystemModules

/// Ends an app that raised an exception.
enum UncaughtException {
  typealias Handler = @Sendable (NSException) -> Void

  /// The app's own handler for uncaught exceptions.
  static let handler = Mutex<Handler?>(nil)

  static func end(with exception: NSException) -> Never {
    HostMessages.write("", .exceptionFollows)
    let calls = CallStack.now()
    exception.callStackSymbols = calls.lines
    let app = handler.withLock { handler in
      defer { handler = nil }  // A handler that raises an exception ends the app, too.
      return handler
    }
    app?(exception)
    var text = """
      *** Terminating app due to uncaught exception '\(exception.name.rawValue)', reason: \
      '\(exception.reason ?? "(null)")'

      """
    if let place = exception.place ?? calls.place { text += "raised at \(place)\n" }
    if let hint = exception.hint { text += "\(hint)\n" }
    text += "*** First throw call stack:\n(\n"
    for line in calls.lines { text += "\t\(line)\n" }
    text += ")\nterminating due to uncaught exception of type NSException\n"
    HostMessages.write(text, .exception)
    exit(NSException.exitStatus)
  }
}

/// The calls that led to a point in a program.
private struct CallStack {
  /// One line for each call, the innermost first.
  var lines: [String] = []
  /// The source location of the innermost of the app's own calls; nil if unknown.
  var place: String?

  /// The calls that led here: those of the app's own library where it has one, else all but Swift's and the C
  /// library's.
  static func now() -> CallStack {
    guard let symbolicated = try? Backtrace.capture(limit: 256).symbolicated() else { return CallStack() }
    var result = CallStack()
    let calls = symbolicated.frames.compactMap(Call.init)
    let own = calls.first { $0.function.hasPrefix("static CallStack.now") }?.image
    let outside = calls.drop { $0.isRaising }
    let ofApp = outside.filter { $0.image != own }
    for call in ofApp.isEmpty ? Array(outside) : ofApp {
      let image = call.image.padding(toLength: max(20, call.image.count), withPad: " ", startingAt: 0)
      let number = "\(result.lines.count)".padding(toLength: 3, withPad: " ", startingAt: 0)
      result.lines.append("\(number) \(image) \(call.function)\(call.place.map { "  \($0)" } ?? "")")
      if result.place == nil { result.place = call.place }
    }
    return result
  }

  private struct Call {
    var function: String
    var image: String
    var place: String?

    init?(_ frame: SymbolicatedBacktrace.Frame) {
      guard let symbol = frame.symbol, !symbol.isSwiftThunk, !symbol.isSystemFunction else { return nil }
      let image = symbol.imageName
      if image.hasPrefix("libswift") || image.hasPrefix("libFoundation") || image.hasPrefix("libdispatch")
        || image.hasPrefix("libc.") || image.hasPrefix("lib_Testing") || image.hasPrefix("libTesting")
      {
        return nil
      }
      function = symbol.name
      self.image = image
      place = symbol.sourceLocation.flatMap { location in
        location.line > 0 && !location.path.isEmpty
          ? "\(AddedLines.parts(of: location.path).original):\(location.line)" : nil
      }
    }

    /// Whether the call belongs to raising the exception itself.
    var isRaising: Bool {
      ["CallStack.now", "UncaughtException.end", "NSException."].contains { function.contains($0) }
    }
  }
}

/// Sets a handler to call before an exception ends the app.
///
/// Follows <https://developer.apple.com/documentation/foundation/nssetuncaughtexceptionhandler(_:)>.
///
/// - Parameter handler: is called with the exception; nil for none.
public func NSSetUncaughtExceptionHandler(_ handler: (@Sendable (NSException) -> Void)?) {
  UncaughtException.handler.withLock { $0 = handler }
}

/// The handler that is called before an exception ends the app; nil for none.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsgetuncaughtexceptionhandler()>.
public func NSGetUncaughtExceptionHandler() -> (@Sendable (NSException) -> Void)? {
  UncaughtException.handler.withLock { $0 }
}
