import Foundation

/// The entries of a `.strings` file: keys and their translations.
///
/// The text may be UTF-8 or UTF-16, with or without a byte order mark; the file may also be a property list
/// in XML or binary form, as compiled apps contain it. A malformed entry is skipped with a warning.
package struct StringsFile: Sendable {
  /// The translations by key. When a key occurs twice, the last one wins, as in Foundation.
  package var entries: [String: String] = [:]
  /// What could not be parsed.
  package var problems: [TableProblem] = []

  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - data: the bytes.
  ///   - file: the file's path, for messages.
  package init(_ data: Data, file: String) {
    if data.starts(with: Array("bplist".utf8)) || Self.isXML(data) {
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      if let dictionary = list as? [String: Any] {
        entries = dictionary.compactMapValues { $0 as? String }
      } else {
        problems = [TableProblem(file: file, message: "this is not a property list of strings")]
      }
      return
    }
    guard let text = Self.text(of: data) else {
      problems = [TableProblem(file: file, message: "the text is neither UTF-8 nor UTF-16")]
      return
    }
    let read = OldPropertyListParser.entries(of: text)
    entries = read.entries
    problems = read.failures.map { failure in
      TableProblem(
        file: file, line: failure.place.line, column: failure.place.column,
        message: "this cannot be parsed; expected \(failure.expected)")
    }
  }

  private static func isXML(_ data: Data) -> Bool {
    let start = data.prefix(64).drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || $0 <= 0x20 }
    return start.starts(with: Array("<?xml".utf8)) || start.starts(with: Array("<!DOCTYPE plist".utf8))
  }

  private static func text(of data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    if data.starts(with: [0xEF, 0xBB, 0xBF]) { return String(data: data.dropFirst(3), encoding: .utf8) }
    if data.count >= 2, data.count.isMultiple(of: 2) {
      let start = data.startIndex
      // The file starts with an ASCII character, be it a quote, a slash or a letter.
      if data[start] == 0, data[start + 1] != 0 { return String(data: data, encoding: .utf16BigEndian) }
      if data[start] != 0, data[start + 1] == 0 { return String(data: data, encoding: .utf16LittleEndian) }
    }
    return String(data: data, encoding: .utf8)
  }
}
