/// What rules do with words.
enum TextTools {
  /// A text without white space and invisible marks around it.
  static func trimmed(_ text: String) -> String {
    let bytes = text.utf8
    guard let first = bytes.first, let last = bytes.last else { return "" }
    // Most labels are plain, and need no work.
    if first > 0x20, first < 0x7F, last > 0x20, last < 0x7F { return text }
    func isBlank(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isWhitespace || scalar.value == 0x200B || scalar.value == 0xFEFF
        || scalar.value == 0x2060
        || scalar.value == 0xAD
    }
    let scalars = text.unicodeScalars
    guard let start = scalars.firstIndex(where: { !isBlank($0) }),
      let end = scalars.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(scalars[start...end])
  }

  /// The words of a text, in small letters and without punctuation around them.
  static func words(_ text: String) -> [Substring] {
    let small = text.lowercased()
    if small.utf8.allSatisfy({ $0 < 0x80 }) { return plainWords(small) }
    return small.split(whereSeparator: \.isWhitespace).compactMap { word in
      guard let start = word.firstIndex(where: { $0.isLetter || $0.isNumber }),
        let end = word.lastIndex(where: { $0.isLetter || $0.isNumber })
      else { return nil }
      return word[start...end]
    }
  }

  /// The words of a text of ASCII, which takes less time.
  private static func plainWords(_ text: String) -> [Substring] {
    func isWord(_ byte: UInt8) -> Bool { (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x30 && byte <= 0x39) }
    var words: [Substring] = []
    let bytes = text.utf8
    var start: String.Index?
    var end = text.startIndex
    func close() {
      if let start { words.append(text[start..<end]) }
    }
    for index in bytes.indices {
      let byte = bytes[index]
      if byte <= 0x20 {
        close()
        start = nil
      } else if isWord(byte) {
        if start == nil { start = index }
        end = bytes.index(after: index)
      }
    }
    close()
    return words
  }

  /// Whether one list of words contains another, in one piece.
  static func contains(_ all: [Substring], _ part: [Substring]) -> Bool {
    guard !part.isEmpty, part.count <= all.count else { return part.isEmpty }
    return (0...(all.count - part.count)).contains { start in
      part.indices.allSatisfy { all[start + $0] == part[$0] }
    }
  }

  /// The first letter of a text that has small and capital letters.
  static func firstCasedLetter(_ text: String) -> Character? {
    text.first.flatMap { $0.isUppercase || $0.isLowercase ? $0 : nil }
  }
}
