import Foundation

/// Where the compiler crashed, as the trace says that it prints before it ends.
///
/// Code that is right can do that. The part that does is left out like one with an error; otherwise a whole app would be lost for
/// a line of a library that nobody looks at.
struct CompilerCrash {
  /// What the message of a crash begins with.
  static let text = "the compiler crashes here"

  /// The file that the compiler was at; nil if the trace names none.
  private(set) var file: String?
  /// The place in it, from 1; nil if the trace names none.
  private(set) var position: (line: Int, column: Int)?

  /// Reads what the compiler printed; nil if it has not crashed.
  init?(in output: String) {
    guard let start = output.range(of: "Stack dump:")?.upperBound else { return nil }
    // The frames of the compiler itself follow, with files of its own.
    let trace = output[start...].split(separator: "\n").prefix {
      !$0.drop(while: \.isWhitespace).hasPrefix("#")
    }
    for line in trace where !line.hasPrefix("0.\t") {
      if let place = Self.place(in: line) {
        file = place.file
        position = (place.line, place.column)
      } else if let name = line.firstMatch(of: /for file "([^"]+)"/) {
        file = String(name.1)
      }
    }
  }

  /// The last place in a line like ` for 'foo()' (at /a/b.swift:12:3)` or `at [/a/b.swift:12:3 - line:20:5]`.
  private static func place(in line: Substring) -> (file: String, line: Int, column: Int)? {
    guard let match = line.matches(of: /at [\[]?(\/[^:\]]+):(\d+):(\d+)/).last,
      let row = Int(match.2), let column = Int(match.3)
    else { return nil }
    return (String(match.1), row, column)
  }

  /// The error at the place of the crash; at the beginning of the file if only that is known, and nil if not even that is.
  func message(_ places: LoweredPlaces) -> CompilerMessage? {
    guard let file else { return nil }
    var places = places
    let message = CompilerMessage(
      file: file, line: position?.line ?? 1, column: position?.column ?? 1, text: Self.text)
    return places.original(message)
  }
}
