import Foundation

/// Finds the line of each key in a JSON text, by key path: `voiceOver.speakingRate`.
///
/// The text is expected to be valid JSON; otherwise, some lines are missing.
struct JSONKeyLines {
  /// The line of each key, counted from 1.
  private(set) var lines: [String: Int] = [:]

  init(_ data: Data) {
    // The key path of each open object and list.
    var path: [String] = []
    var lastString: (text: String, line: Int)?
    var key = ""
    var line = 1
    var index = data.startIndex
    while index < data.endIndex {
      let byte = data[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "\""):
        let start = index - 1
        while index < data.endIndex, data[index] != UInt8(ascii: "\"") {
          index += data[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index = min(index + 1, data.endIndex)
        let text = try? JSONDecoder().decode(String.self, from: data[start..<index])
        lastString = text.map { ($0, line) }
      case UInt8(ascii: ":"):
        guard let string = lastString else { continue }
        key = (path.last.map { $0.isEmpty ? "" : $0 + "." } ?? "") + string.text
        lines[key] = string.line
        lastString = nil
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        path.append(path.isEmpty ? "" : key)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if !path.isEmpty { path.removeLast() }
      default: break
      }
    }
  }
}
