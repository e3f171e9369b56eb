import AssistiveTechnology
import Foundation

/// The words of one language.
///
/// A language that lacks a word uses the English one, except that its spoken word may be its written one
/// without the full stop.
public final class WordTable: Sendable {
  /// The BCP-47 tag of the language in `words.json`.
  public let language: String
  private let writtenWords: [String: String]
  private let spokenWords: [String: String]
  private let hintWords: [String: String]
  private let rotorNames: [String: String]
  private let rotorItems: [String: String]
  private let choices: [String: String]
  private let characters: [String: String]
  private let phonetics: [String: String]
  private let brailleWords: [String: String]

  private let commandTitles: [String: String]
  private let gestureNames: [String: String]
  private let keyNames: [String: String]

  /// The word in the written style: "Button."
  public func written(_ word: Word) -> String {
    writtenWords[word.rawValue] ?? Self.english.writtenWords[word.rawValue] ?? spoken(word)
  }

  /// The word as it is spoken: "Button".
  public func spoken(_ word: Word) -> String {
    if let own = spokenWords[word.rawValue] { return own }
    if let written = writtenWords[word.rawValue] { return Self.withoutFullStop(written) }
    return Self.english.spokenWords[word.rawValue] ?? Self.english.writtenWords[word.rawValue] ?? ""
  }

  /// The sentence in this language, or in English if the language lacks it.
  public func hint(_ hint: GeneratedHint) -> String {
    hintWords[hint.rawValue] ?? Self.english.hintWords[hint.rawValue] ?? ""
  }

  /// The name of a rotor of the system, by the raw value of `SystemRotorType`.
  public func rotorName(systemType: Int) -> String {
    rotorNames[String(systemType)] ?? Self.english.rotorNames[String(systemType)]
      ?? "Unknown Rotor Type, Raw value: \(systemType)"
  }

  /// The same table, with the abbreviations that a braille display shows as its spoken words.
  var abbreviated: WordTable { WordTable(abbreviating: self) }

  /// The name of an item of the rotor.
  public func rotorItem(_ kind: RotorItem.Kind) -> String {
    rotorItems[kind.rawValue] ?? Self.english.rotorItems[kind.rawValue] ?? kind.rawValue
  }

  /// The name of one of several values, by its key: `punctuation.some`.
  func choice(_ key: String) -> String { choices[key] ?? Self.english.choices[key] ?? key }

  /// The name of a character that has no sound of its own: "space"; nil for any other.
  func name(of character: Character) -> String? {
    let key = String(character)
    return characters[key] ?? Self.english.characters[key]
  }

  /// What is said in place of text that must not be spoken.
  func bullets(_ count: Int) -> String {
    count == 1 ? spoken(.bullet) : fill(spoken(.bullets), String(count))
  }

  /// The word that represents a letter: "Alpha"; nil for anything that is not a letter.
  func phonetic(of character: Character) -> String? {
    let key = character.lowercased()
    return phonetics[key] ?? Self.english.phonetics[key]
  }

  private static func withoutFullStop(_ text: String) -> String {
    text.hasSuffix(".") || text.hasSuffix("。") ? String(text.dropLast()) : text
  }

  // MARK: Commands

  /// The title of a command in All Commands: "Move to Next Item".
  public func title(of command: Command) -> String {
    commandTitles[command.rawValue] ?? Self.english.commandTitles[command.rawValue] ?? command.rawValue
  }

  /// The name of a gesture in help: "Two finger double tap"; nil for one without a name.
  public func name(of gesture: Gesture) -> String? {
    guard let name = gesture.name, let space = name.firstIndex(of: " ") else { return nil }
    guard let kind = gestureName(String(name[name.index(after: space)...])),
      let fingers = gestureName("fingers.\(gesture.fingers)"), let format = gestureName("withFingers")
    else { return nil }
    return fill(format, fingers, kind)
  }

  private func gestureName(_ key: String) -> String? {
    gestureNames[key] ?? Self.english.gestureNames[key]
  }

  /// The name of a key with its modifiers in help: "VO Shift Down arrow".
  public func name(of press: KeyPress) -> String {
    var parts = press.name.split(separator: "+", omittingEmptySubsequences: true).map(String.init)
    if press.key == "+" { parts.append("+") }
    return parts.map { keyNames[$0] ?? Self.english.keyNames[$0] ?? $0.uppercased() }
      .joined(separator: " ")
  }

  // MARK: Finding a language

  /// The table of a language: by its whole tag, or by the tag without its last parts; nil when there is none.
  public static func table(for tag: String) -> WordTable? {
    if let known = all[tag] { return known }
    var parts = tag.replacingOccurrences(of: "_", with: "-").split(separator: "-").map(String.init)
    if parts.first?.lowercased() == "zh", !parts.contains(where: { $0.hasPrefix("Han") }) {
      let isTraditional = parts.contains { ["TW", "HK", "MO"].contains($0.uppercased()) }
      return all[isTraditional ? "zh-Hant" : "zh-Hans"]
    }
    while !parts.isEmpty {
      if let known = all[parts.joined(separator: "-")] { return known }
      parts.removeLast()
    }
    return nil
  }

  /// The languages that have a table, in alphabetical order.
  public static var languages: [String] { all.keys.sorted() }

  /// The words of English, which every other language falls back on.
  public static let english: WordTable = all["en"] ?? WordTable(language: "en", sections: [:])

  /// Every table, read once, when the first word is needed.
  private static let all: [String: WordTable] = {
    // The file is embedded in the program, and a test reads it, so that an invalid one never ships.
    let data = Data(PackageResources.words_json)
    let read = try? JSONDecoder().decode([String: [String: [String: String]]].self, from: data)
    return Dictionary(
      uniqueKeysWithValues: (read ?? [:]).map { ($0, WordTable(language: $0, sections: $1)) })
  }()

  private init(language: String, sections: [String: [String: String]]) {
    self.language = language
    commandTitles = sections["commands"] ?? [:]
    gestureNames = sections["gestures"] ?? [:]
    keyNames = sections["keys"] ?? [:]
    writtenWords = sections["written"] ?? [:]
    spokenWords = sections["spoken"] ?? [:]
    hintWords = sections["hints"] ?? [:]
    rotorNames = sections["rotors"] ?? [:]
    rotorItems = sections["rotorItems"] ?? [:]
    choices = sections["choices"] ?? [:]
    characters = sections["characters"] ?? [:]
    phonetics = sections["phonetics"] ?? [:]
    brailleWords = sections["braille"] ?? [:]
  }

  private init(abbreviating table: WordTable) {
    language = table.language
    commandTitles = table.commandTitles
    gestureNames = table.gestureNames
    keyNames = table.keyNames
    writtenWords = table.writtenWords
    spokenWords = table.spokenWords.merging(table.brailleWords) { _, short in short }
    hintWords = table.hintWords
    rotorNames = table.rotorNames
    rotorItems = table.rotorItems
    choices = table.choices
    characters = table.characters
    phonetics = table.phonetics
    brailleWords = table.brailleWords
  }

  /// The keys of each section, for a test that checks for misspelled ones.
  var keys: [String: [String]] {
    [
      "commands": commandTitles.keys.sorted(), "gestures": gestureNames.keys.sorted(),
      "keys": keyNames.keys.sorted(),
      "written": writtenWords.keys.sorted(), "spoken": spokenWords.keys.sorted(),
      "hints": hintWords.keys.sorted(), "rotors": rotorNames.keys.sorted(),
      "rotorItems": rotorItems.keys.sorted(), "choices": choices.keys.sorted(),
      "characters": characters.keys.sorted(), "phonetics": phonetics.keys.sorted(),
      "braille": brailleWords.keys.sorted(),
    ]
  }
}

/// Fills the placeholders of a format: `%@`, or `%1`, `%2`, `%3` so that a language may reorder.
func fill(_ format: String, _ values: String...) -> String {
  var result = ""
  var rest = Substring(format)
  while let percent = rest.firstIndex(of: "%") {
    result += rest[..<percent]
    let after = rest.index(after: percent)
    guard after < rest.endIndex else {
      rest = rest[percent...]
      break
    }
    if rest[after] == "@" {
      result += values.first ?? ""
    } else if let number = rest[after].wholeNumberValue, values.indices.contains(number - 1) {
      result += values[number - 1]
    } else {
      result += rest[percent...after]
    }
    rest = rest[rest.index(after: after)...]
  }
  return result + rest
}
