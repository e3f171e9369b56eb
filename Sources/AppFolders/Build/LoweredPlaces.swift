import Foundation

/// Finds the user's own places for what the compiler says of lowered files.
///
/// `#sourceLocation` gives most messages the user's file and line. A syntax error may hide that line from the compiler,
/// or make it read on to the end of the lowered file, which the user's file does not have.
struct LoweredPlaces {
  private struct File {
    var path: String
    var lowered: [Substring]
  }

  /// By the path of the lowered file.
  private var files: [String: File] = [:]
  /// The user's lines, by the path of the user's file.
  private var ownLines: [String: [Substring]] = [:]

  /// Adds a file.
  ///
  /// - Parameters:
  ///   - path: the user's file.
  ///   - text: its text.
  ///   - lowered: the lowered text.
  ///   - loweredPath: where that was written.
  mutating func add(_ path: String, text: String, lowered: String, at loweredPath: String) {
    let own = Self.lines(of: text)
    files[loweredPath] = File(path: path, lowered: Self.lines(of: lowered))
    ownLines[path] = own
  }

  /// The lowered files of some of the user's, in the order of their paths.
  func urls(of paths: Set<String>) -> [URL] {
    files.filter { paths.contains($0.value.path) }.keys.sorted().map { URL(fileURLWithPath: $0) }
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// A message with its place in the user's file.
  func original(_ message: CompilerMessage) -> CompilerMessage {
    var result = message
    if let file = files[message.file] {
      result.file = file.path
      result.line = Self.line(message.line, in: file)
    }
    guard let lines = ownLines[result.file], result.line > lines.count || isAfterEnd(result, lines) else {
      return result
    }
    // What is missing at the end of the file is missing after its last word.
    let last = lines.lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? 0
    result.line = last + 1
    result.column = (lines.indices.contains(last) ? lines[last].utf8.count : 0) + 1
    return result
  }

  private func isAfterEnd(_ message: CompilerMessage, _ lines: [Substring]) -> Bool {
    message.line == lines.count && lines.last?.isEmpty == true
  }

  /// The line of the user's file that a line of the lowered one stands for.
  private static func line(_ line: Int, in file: File) -> Int {
    let before = file.lowered.prefix(line - 1)
    for (index, text) in before.enumerated().reversed() {
      guard text.hasPrefix("#sourceLocation("), let mark = text.range(of: ", line: ", options: .backwards),
        let number = Int(text[mark.upperBound...].dropLast())
      else { continue }
      return number + line - index - 2
    }
    return line
  }
}
