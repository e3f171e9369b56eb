/// A unit of text that commands count in. Ranges are in UTF-16 units.
enum TextUnit: String, Hashable, Sendable, CaseIterable {
  case character, word, sentence, paragraph, line

  /// The units of a text, in order and without overlap.
  ///
  /// - Parameter lines: the lines as laid out; empty when unknown, in which case paragraphs are lines.
  func ranges(of text: String, lines: [Range<Int>] = []) -> [Range<Int>] {
    switch self {
    case .character: Self.characters(text)
    case .word: Self.words(text)
    case .sentence: Self.sentences(text)
    case .paragraph: Self.paragraphs(text)
    case .line: lines.isEmpty ? Self.paragraphs(text) : lines
    }
  }

  private static func characters(_ text: String) -> [Range<Int>] {
    var start = 0
    return text.map { character in
      let length = character.utf16.count
      defer { start += length }
      return start..<start + length
    }
  }

  private static func words(_ text: String) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var (place, start) = (0, -1)
    for character in text {
      // "Don't" is one word.
      let isPart = character.isLetter || character.isNumber || character == "'" || character == "’"
      if isPart, start < 0 { start = place }
      if !isPart, start >= 0 {
        result.append(start..<place)
        start = -1
      }
      place += character.utf16.count
    }
    if start >= 0 { result.append(start..<place) }
    return result
  }

  private static func sentences(_ text: String) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var (place, start, end) = (0, -1, 0)
    var isEnded = false
    func close() {
      if start >= 0 { result.append(start..<end) }
      start = -1
      isEnded = false
    }
    for character in text {
      let length = character.utf16.count
      if character.isNewline {
        close()
      } else if character.isWhitespace {
        if isEnded { close() }
      } else {
        if start < 0 { start = place }
        end = place + length
        if ".!?…。".contains(character) {
          isEnded = true
        } else if !"\"'”’)".contains(character) {
          isEnded = false
        }
      }
      place += length
    }
    close()
    return result
  }

  private static func paragraphs(_ text: String) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var (place, start) = (0, 0)
    for character in text {
      let length = character.utf16.count
      if character.isNewline {
        if start < place { result.append(start..<place) }
        start = place + length
      }
      place += length
    }
    if start < place { result.append(start..<place) }
    return result
  }
}

extension String {
  /// The part of the text in a range of UTF-16 units, as far as there is one.
  func part(_ range: Range<Int>) -> String {
    let inside = range.clamped(to: 0..<utf16.count)
    let start = utf16.index(utf16.startIndex, offsetBy: inside.lowerBound)
    let end = utf16.index(start, offsetBy: inside.count)
    return String(decoding: utf16[start..<end], as: UTF16.self)
  }
}
