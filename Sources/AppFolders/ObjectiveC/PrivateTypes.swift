import Foundation

/// The types that a file in Swift declares for itself, outside of others.
///
/// Bytes are read, since a launch of an unchanged app passes here as well.
enum PrivateTypes {
  private static let access = ["private ", "fileprivate "].map { Array($0.utf8) }
  private static let kinds: Set<String> = [
    "class", "struct", "enum", "protocol", "typealias", "actor", "final", "indirect",
  ]

  /// - Parameter source: the file.
  static func names(in source: Data) -> [String] {
    var names: [String] = []
    // What is indented is inside of something.
    for line in source.split(separator: UInt8(ascii: "\n")) where access.contains(where: line.starts(with:)) {
      let words = String(decoding: line.prefix(200), as: UTF8.self)
        .split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "`") }.dropFirst()
      guard let first = words.first, kinds.contains(String(first)) else { continue }
      if let name = words.first(where: { !kinds.contains(String($0)) }) { names.append(String(name)) }
    }
    return names
  }
}
