import Foundation

/// The names that an app's own sources declare.
struct DeclaredNames {
  private(set) var names: Set<String> = []

  init(_ modules: [AppContents.Module]) {
    for module in modules {
      names.insert(module.name)
      for source in module.sources {
        guard let text = try? String(contentsOf: source, encoding: .utf8) else { continue }
        names.formUnion(Self.names(in: text))
      }
    }
  }

  /// The names that a text declares: those that follow a word that declares something.
  static func names(in text: String) -> Set<String> {
    var text = text
    return text.withUTF8 { bytes in
      var names: Set<String> = []
      var followsKeyword = false
      var index = 0
      while index < bytes.count {
        let start = index
        while index < bytes.count, isPartOfWord(bytes[index]) { index += 1 }
        if index > start {
          let word = bytes[start..<index]
          if followsKeyword, isFirstOfName(word[start]) {
            names.insert(String(decoding: word, as: UTF8.self))
          }
          followsKeyword = keywords.contains { word.elementsEqual($0.utf8) }
        } else {
          if !isSpace(bytes[index]) { followsKeyword = false }
          index += 1
        }
      }
      return names
    }
  }

  private static let keywords = [
    "class", "struct", "enum", "protocol", "typealias", "actor", "func", "var", "let", "case",
  ]

  private static func isFirstOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 && byte < 0x80
  }

  /// Letters that are not of ASCII are part of words; so are other such characters, which no name is next to.
  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || isFirstOfName(byte) || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
}
