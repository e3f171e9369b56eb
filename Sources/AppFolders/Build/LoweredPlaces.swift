import Foundation
import SourceLowering

/// Finds the user's own places for what the compiler says of lowered files.
///
/// `#sourceLocation` gives most messages the user's file and line. A syntax error may hide that line from the compiler,
/// or make it read on to the end of the lowered file, which the user's file does not have.
struct LoweredPlaces {
  private struct File {
    var path: String
    /// The user's lines.
    var own: [Substring]
    var lowered: [Substring]
  }

  /// By the path of the lowered file.
  private var files: [String: File] = [:]
  /// By the path of the user's file.
  private var lengths: [String: [Substring]] = [:]

  /// Adds a file.
  ///
  /// - Parameters:
  ///   - file: the lowered file.
  ///   - path: where it was written.
  ///   - text: the user's text.
  mutating func add(_ file: LoweredFile, at path: String, text: String) {
    let own = Self.lines(of: text)
    files[path] = File(path: file.path, own: own, lowered: Self.lines(of: file.text))
    lengths[file.path] = own
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
    guard let lines = lengths[result.file], result.line > lines.count || isAfterEnd(result, lines) else {
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
