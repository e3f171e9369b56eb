import Foundation

/// Finds the user's own places for what the compiler says of lowered files.
///
/// `#sourceLocation` gives most messages the user's file and line. A syntax error may hide that line from the compiler,
/// or make it read on to the end of the lowered file, which the user's file does not have.
struct LoweredPlaces {
  private struct File {
    var path: String
    var lowered: String
  }

  /// By the path of the lowered file.
  private var files: [String: File] = [:]
  /// The user's texts, by the path of the user's file.
  private var texts: [String: String] = [:]
  /// The lines of the texts that were asked for, by path: most files have no errors.
  private var lines: [String: [Substring]] = [:]

  /// Adds a file.
  ///
  /// - Parameters:
  ///   - path: the user's file.
  ///   - text: its text.
  ///   - lowered: the lowered text.
  ///   - loweredPath: where that was written.
  mutating func add(_ path: String, text: String, lowered: String, at loweredPath: String) {
    files[loweredPath] = File(path: path, lowered: lowered)
    texts[path] = text
  }

  /// The lowered files of some of the user's, in the order of their paths.
  func urls(of paths: Set<String>) -> [URL] {
    files.filter { paths.contains($0.value.path) }.keys.sorted().map { URL(fileURLWithPath: $0) }
  }

  private mutating func lines(of text: String, at path: String) -> [Substring] {
    if let known = lines[path] { return known }
    let split = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    lines[path] = split
    return split
  }

  /// A message with its place in the user's file.
  mutating func original(_ message: CompilerMessage) -> CompilerMessage {
    var result = message
    if let file = files[message.file] {
      result.file = file.path
      result.line = Self.line(message.line, in: lines(of: file.lowered, at: message.file))
    }
    guard let text = texts[result.file] else { return result }
    let own = lines(of: text, at: result.file)
    guard result.line > own.count || isAfterEnd(result, own) else { return result }
    // What is missing at the end of the file is missing after its last word.
    let last = own.lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? 0
    result.line = last + 1
    result.column = (own.indices.contains(last) ? own[last].utf8.count : 0) + 1
    return result
  }

  private func isAfterEnd(_ message: CompilerMessage, _ lines: [Substring]) -> Bool {
    message.line == lines.count && lines.last?.isEmpty == true
  }

  /// The line of the user's file that a line of the lowered one stands for.
  private static func line(_ line: Int, in lowered: [Substring]) -> Int {
    let before = lowered.prefix(line - 1)
    for (index, text) in before.enumerated().reversed() {
      guard text.hasPrefix("#sourceLocation("), let mark = text.range(of: ", line: ", options: .backwards),
        let number = Int(text[mark.upperBound...].dropLast())
      else { continue }
      return number + line - index - 2
    }
    return line
  }
}
