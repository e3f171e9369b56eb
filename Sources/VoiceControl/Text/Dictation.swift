import Foundation

/// Makes text out of what was dictated: punctuation, capitals and spaces.
struct Dictation {
  let words: LanguageWords

  private enum Sign {
    case mark(String), glue(String), capital, allCaps, noSpace, space, newLine, newParagraph
  }

  private static let signs: [(String, Sign)] = [
    ("capital", .capital), ("allCaps", .allCaps), ("noSpace", .noSpace), ("space", .space),
    ("newLine", .newLine),
    ("newParagraph", .newParagraph),
  ]

  /// What stands for a sign at a place; the longest name is meant.
  private func sign(at index: Int, of list: [String]) -> (sign: Sign, length: Int)? {
    for length in stride(from: min(3, list.count - index), through: 1, by: -1) {
      let name = list[index..<index + length].joined(separator: " ")
      if let mark = words.punctuation[name] {
        return (words.gluing.contains(name) ? .glue(mark) : .mark(mark), length)
      }
      for (key, sign) in Self.signs where words.dictation[key]?.contains(name) == true {
        return (sign, length)
      }
    }
    return nil
  }

  /// The text to insert after what stands before it.
  func text(_ phrase: String, after before: String) -> String {
    let spoken = phrase.split(whereSeparator: \.isWhitespace).map(String.init)
    let plain = spoken.map { SpokenForm.folded($0).filter { $0.isLetter || $0.isNumber || $0 == "'" } }
    var result = ""
    var (capital, allCaps, glued) = (false, false, false)
    var index = 0
    var last: Character? { result.last ?? before.last }
    var endsSentence: Bool {
      let written =
        (result.isEmpty ? before : result).last { !$0.isWhitespace || $0.isNewline } ?? before.last
      return written.map { ".!?…\n".contains($0) } ?? true
    }
    var needsSpace: Bool { last.map { !$0.isWhitespace && !"(“@/_#".contains($0) } ?? false }
    while index < spoken.count {
      if let (sign, length) = sign(at: index, of: plain) {
        index += length
        switch sign {
        case .mark(let mark):
          if mark == "(" || mark == "“", needsSpace, !glued { result += " " }
          result += mark
        case .glue(let mark):
          result += mark
          glued = true
        case .capital: capital = true
        case .allCaps: allCaps = true
        case .noSpace: glued = true
        case .space: result += " "
        case .newLine: result += "\n"
        case .newParagraph: result += "\n\n"
        }
        continue
      }
      var word = spoken[index]
      index += 1
      if allCaps {
        word = word.uppercased()
      } else if capital || (endsSentence && !glued) {
        word = word.prefix(1).uppercased() + word.dropFirst()
      }
      if needsSpace, !glued { result += " " }
      result += word
      (capital, allCaps, glued) = (false, false, false)
    }
    return result
  }

  /// What is spelled: letters, their words ("alfa"), digits, punctuation; nil when something else was said.
  func spelled(_ heard: [String]) -> String? {
    var result = ""
    var index = 0
    var capital = false
    while index < heard.count {
      let word = heard[index]
      if words.capitals.contains(word) {
        capital = true
        index += 1
      } else if index + 1 < heard.count, let letter = words.spelling[word + heard[index + 1]] {
        // "X-ray" is written as two words.
        result += capital ? letter.uppercased() : letter
        capital = false
        index += 2
      } else if let letter = words.spelling[word] ?? (word.count == 1 || Int(word) != nil ? word : nil) {
        result += capital ? letter.uppercased() : letter
        capital = false
        index += 1
      } else if let (sign, length) = sign(at: index, of: heard) {
        switch sign {
        case .mark(let mark), .glue(let mark): result += mark.trimmingCharacters(in: .whitespaces)
        case .space: result += " "
        case .newLine: result += "\n"
        case .newParagraph: result += "\n\n"
        case .capital, .allCaps: capital = true
        case .noSpace: break
        }
        index += length
      } else {
        return nil
      }
    }
    return result.isEmpty ? nil : result
  }

  /// The emoji of that name; nil when there is none.
  func emoji(_ name: [String]) -> String? {
    let wanted = name.joined(separator: " ")
    guard let found = words.emoji.filter({ $0.value == wanted }).keys.min() else { return nil }
    // Signs that are also drawn as text are asked to be in colour.
    let isPicture = found.unicodeScalars.first?.properties.isEmojiPresentation ?? false
    return isPicture ? found : found + "\u{FE0F}"
  }
}
