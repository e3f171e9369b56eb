/// The words of a name, as Swift's importer of Objective-C divides it.
///
/// Follows <https://github.com/swiftlang/swift/blob/main/docs/CToSwiftNameTranslation.md#word-boundaries>.
struct CamelCaseWords: Hashable {
  let words: [String]

  init(_ name: String) {
    var words: [String] = []
    var rest = Array(name.utf8)[...]
    while !rest.isEmpty {
      let length = Self.firstWord(of: rest)
      words.append(String(decoding: rest.prefix(length), as: UTF8.self))
      rest = rest.dropFirst(length)
    }
    self.words = words
  }

  static func first(of name: String) -> String { CamelCaseWords(name).words.first ?? "" }
  static func last(of name: String) -> String { CamelCaseWords(name).words.last ?? "" }

  private static func firstWord(of name: ArraySlice<UInt8>) -> Int {
    guard let first = name.first else { return 0 }
    if first == UInt8(ascii: "_") { return 1 }
    let bytes = Array(name)
    var end = 0
    while end < bytes.count, isUppercase(bytes[end]) { end += 1 }
    if end < 2 {
      // One capital, or none, with what follows it.
      end = max(end, 1)
      while end < bytes.count, !isUppercase(bytes[end]), bytes[end] != UInt8(ascii: "_") { end += 1 }
      return end
    }
    if end == bytes.count { return end }
    guard isLowercase(bytes[end]) else { return end }
    // `URLs` is one word.
    var lower = end
    while lower < bytes.count, isLowercase(bytes[lower]) { lower += 1 }
    let suffix = String(decoding: bytes[end..<lower], as: UTF8.self)
    let endsThere = lower == bytes.count || !isLowercase(bytes[lower])
    if endsThere, isPluralSuffix(suffix), !(suffix == "s" && bytes[end - 1] == UInt8(ascii: "I")) {
      return lower
    }
    return end - 1
  }

  static func isPluralSuffix(_ suffix: String) -> Bool { ["s", "es", "ies"].contains(suffix) }
  static func isUppercase(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
  static func isLowercase(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
}

extension String {
  /// The name with its first word in small letters, where that is an initialism: `URLSession` becomes `urlSession`.
  var lowercasedInitialism: String {
    let bytes = Array(utf8)
    guard let first = bytes.first, CamelCaseWords.isUppercase(first) else { return self }
    var result: [UInt8] = []
    for index in bytes.indices {
      if index + 1 < bytes.count, !CamelCaseWords.isUppercase(bytes[index + 1]) {
        let rest = String(decoding: bytes[(index + 1)...], as: UTF8.self)
        let isLetter = CamelCaseWords.isLowercase(bytes[index + 1])
        let isPlural = CamelCaseWords.isPluralSuffix(CamelCaseWords.first(of: rest))
        var from = index
        if index == 0 || !isLetter || isPlural {
          result.append(bytes[index] | 0x20)
          from += 1
        }
        return String(decoding: result + bytes[from...], as: UTF8.self)
      }
      result.append(bytes[index] | 0x20)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The name with its first word in small letters.
  var lowercasedFirstWord: String {
    let first = CamelCaseWords.first(of: self)
    return first.lowercased() + dropFirst(first.count)
  }

  func isSameWord(_ other: String) -> Bool {
    guard let own = utf8.first, let others = other.utf8.first, own | 0x20 == others | 0x20 else {
      return false
    }
    return dropFirst() == other.dropFirst()
  }
}
