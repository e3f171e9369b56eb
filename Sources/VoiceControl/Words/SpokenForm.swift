import Foundation

/// What is said for a text, as the words that names and commands are compared by.
///
/// Letters are in lower case and without accents, numbers are digits, punctuation is gone: "Café #2!" and "cafe number
/// two" are the same.
struct SpokenForm: Sendable {
  /// Words that stand for a number, up to 19 and by tens.
  private var small: [String: Int] = [:]
  private var tens: [String: Int] = [:]
  private let hundred: Set<String>
  private let and: Set<String>
  private var names: [Unicode.Scalar: [String]] = [:]
  private let words: LanguageWords

  init(_ words: LanguageWords) {
    self.words = words
    hundred = Set(words.hundred)
    and = Set(words.and)
    for (number, word) in words.small.enumerated() { small[word] = number }
    for (index, word) in words.tens.enumerated() { tens[word] = (index + 2) * 10 }
    if words.compound != nil {
      for number in 21...999 {
        if let word = compoundWord(number) { small[word] = number }
      }
    }
    for (sign, name) in words.emoji.merging(words.symbols, uniquingKeysWith: { first, _ in first }) {
      guard let scalar = sign.unicodeScalars.first else { continue }
      names[scalar] = name.split(separator: " ").map(String.init)
    }
  }

  /// A text in lower case and without accents.
  static func folded(_ text: String) -> String {
    text.folding(options: [.diacriticInsensitive, .widthInsensitive, .caseInsensitive], locale: nil)
  }

  /// A number from 1 to 999 as one word; nil in a language that writes it as several.
  private func compoundWord(_ number: Int) -> String? {
    guard let compound = words.compound, compound.ones.count == 9, words.tens.count == 8,
      words.small.count == 20
    else { return nil }
    if number < 20 { return words.small[number] }
    if number < 100 {
      let (ten, one) = (words.tens[number / 10 - 2], number % 10)
      return one == 0 ? ten : compound.ones[one - 1] + compound.joint + ten
    }
    guard number < 1000 else { return nil }
    let rest = number % 100 == 0 ? "" : compoundWord(number % 100)
    return rest.map { compound.ones[number / 100 - 1] + compound.hundred + $0 }
  }

  /// The words of a text: numbers joined to digits.
  func words(of text: String) -> [String] { joiningNumbers(rawWords(of: text)) }

  /// The words of a text before numbers are joined.
  func rawWords(of text: String) -> [String] {
    if let plain = Self.plainWords(of: text) { return plain }
    var result: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { result.append(word) }
      word = ""
    }
    for scalar in Self.folded(text).unicodeScalars {
      let properties = scalar.properties
      if let name = names[scalar] {
        end()
        result += name
      } else if properties.isAlphabetic || properties.numericType != nil {
        word.unicodeScalars.append(scalar)
      } else if Self.silent.contains(scalar) {
        continue
      } else if properties.isEmojiPresentation, let name = properties.name {
        end()
        result += name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
      } else {
        end()
      }
    }
    end()
    return result
  }

  /// "Don't" and "U.S." are one word each; selectors and joiners belong to the emoji before them.
  private static let silent: Set<Unicode.Scalar> = ["'", "’", ".", "\u{FE0F}", "\u{200D}"]

  /// The words of a text of ASCII letters, digits and spaces: most are, and need no tables.
  private static func plainWords(of text: String) -> [String]? {
    var text = text
    return text.withUTF8 { bytes in
      var result: [String] = []
      var word: [UInt8] = []
      for byte in bytes {
        switch byte {
        case 0x61...0x7A, 0x30...0x39: word.append(byte)
        case 0x41...0x5A: word.append(byte | 0x20)
        case 0x27, 0x2E: continue
        case 0x20, 0x2C, 0x2D, 0x21, 0x3F, 0x3A, 0x3B, 0x2F, 0x28, 0x29, 0x0A, 0x22, 0x5F:
          if !word.isEmpty { result.append(String(decoding: word, as: UTF8.self)) }
          word.removeAll(keepingCapacity: true)
        default: return nil
        }
      }
      if !word.isEmpty { result.append(String(decoding: word, as: UTF8.self)) }
      return result
    }
  }

  /// Replaces the words of numbers by digits: `twenty two` is `22`, `one hundred and five` is `105`.
  func joiningNumbers(_ words: [String]) -> [String] {
    guard words.contains(where: { small[$0] != nil || tens[$0] != nil }) else { return words }
    var result: [String] = []
    var index = 0
    while index < words.count {
      if let (value, length) = number(at: index, in: words) {
        result.append(String(value))
        index += length
      } else {
        result.append(words[index])
        index += 1
      }
    }
    return result
  }

  private func number(at start: Int, in words: [String]) -> (value: Int, length: Int)? {
    guard let (value, length) = below100(at: start, in: words) else { return nil }
    var next = start + length
    guard (1...9).contains(value), next < words.count, hundred.contains(words[next]) else {
      return (value, length)
    }
    next += 1
    let rest = next + 1 < words.count && and.contains(words[next]) ? next + 1 : next
    guard let (more, restLength) = below100(at: rest, in: words) else { return (value * 100, next - start) }
    return (value * 100 + more, rest + restLength - start)
  }

  private func below100(at start: Int, in words: [String]) -> (value: Int, length: Int)? {
    guard start < words.count else { return nil }
    if let ten = tens[words[start]] {
      if start + 1 < words.count, let one = small[words[start + 1]], (1...9).contains(one) {
        return (ten + one, 2)
      }
      return (ten, 1)
    }
    return small[words[start]].map { ($0, 1) }
  }

  /// How a number is said: `one hundred five`. Above 999, digit by digit.
  func words(of number: Int) -> [String] {
    guard words.small.count == 20, words.tens.count == 8 else { return [] }
    guard (0...999).contains(number) else {
      return String(number).compactMap { $0.wholeNumberValue.map { words.small[$0] } }
    }
    if number > 0, let word = compoundWord(number) { return [word] }
    if number >= 100 {
      let rest = number % 100 == 0 ? [] : words(of: number % 100)
      return [words.small[number / 100]] + words.hundred.prefix(1) + rest
    }
    if number < 20 { return [words.small[number]] }
    return [words.tens[number / 10 - 2]] + (number % 10 == 0 ? [] : [words.small[number % 10]])
  }
}
