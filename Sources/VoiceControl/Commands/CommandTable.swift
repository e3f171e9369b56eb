import Foundation

/// The commands of one language: what is said for each.
public struct CommandTable: Sendable {
  /// The BCP-47 tag of the language.
  public let language: String
  let words: LanguageWords
  let form: SpokenForm
  let patterns: [CommandPattern]
  /// The patterns that begin with a word, by it, as indices; the others may begin with anything.
  private let byFirstWord: [String: [Int]]
  private let withoutFirstWord: [Int]
  private let lists: [CommandPattern.Blank: [String: String]]
  /// "First" is 0.
  let ordinals: [String: Int]
  private let titles: [VoiceCommand: String]
  private let groups: [VoiceCommand: VoiceCommand.Group]

  /// The languages that have commands, in alphabetical order.
  public static var languages: [String] { LanguageWords.all.keys.sorted() }

  /// The commands of a language, by its tag or the tag's first part; nil when there are none.
  public static func table(for tag: String) -> CommandTable? {
    all[tag] ?? all[String(tag.prefix { $0 != "-" && $0 != "_" })]
  }

  /// The commands of English.
  public static let english: CommandTable = all["en"] ?? CommandTable(language: "en", words: LanguageWords())

  private static let all: [String: CommandTable] = Dictionary(
    uniqueKeysWithValues: LanguageWords.all.map { ($0, CommandTable(language: $0, words: $1)) })

  private init(language: String, words: LanguageWords) {
    self.language = language
    self.words = words
    form = SpokenForm(words)
    var patterns: [CommandPattern] = []
    var titles: [VoiceCommand: String] = [:]
    var groups: [VoiceCommand: VoiceCommand.Group] = [:]
    for entry in words.commands {
      guard let command = VoiceCommand(rawValue: entry.id) else { continue }
      titles[command] = entry.title
      groups[command] = VoiceCommand.Group(rawValue: entry.group)
      for text in entry.say { patterns += CommandPattern.patterns(text, for: command) ?? [] }
    }
    self.patterns = patterns
    self.titles = titles
    self.groups = groups
    var byFirstWord: [String: [Int]] = [:]
    var withoutFirstWord: [Int] = []
    for (index, pattern) in patterns.enumerated() {
      if case .word(let word)? = pattern.parts.first {
        byFirstWord[word, default: []].append(index)
      } else {
        withoutFirstWord.append(index)
      }
    }
    self.byFirstWord = byFirstWord
    self.withoutFirstWord = withoutFirstWord
    func flat(_ list: [String: [String]]) -> [String: String] {
      Dictionary(
        list.flatMap { key, names in names.map { ($0, key) } },
        uniquingKeysWith: { first, second in min(first, second) })
    }
    ordinals = Dictionary(
      words.ordinals.enumerated().flatMap { number, forms in
        forms.split(separator: "|").map { (String($0), number) }
      }, uniquingKeysWith: { first, _ in first })
    lists = [.unit: flat(words.units), .direction: flat(words.directions), .edge: flat(words.edges)]
  }

  /// What the command is called in the list of commands: "Double tap <item name>".
  public func title(of command: VoiceCommand) -> String { titles[command] ?? command.rawValue }

  /// The group in which Settings lists the command.
  public func group(of command: VoiceCommand) -> VoiceCommand.Group { groups[command] ?? .basicNavigation }

  /// What the group is called: "Text Selection".
  public func title(of group: VoiceCommand.Group) -> String { words.groups[group.rawValue] ?? group.rawValue }

  /// Something that Voice Control shows, with its blank filled.
  func ui(_ key: String, _ value: String = "") -> String {
    (words.ui[key] ?? key).replacing("%@", with: value)
  }

  /// The words that may stand in a blank, with the keys that they stand for.
  func list(of blank: CommandPattern.Blank) -> [String: String] { lists[blank] ?? [:] }

  // MARK: Understanding

  /// The commands that a phrase can be, the likeliest first: the ones with the most fixed words.
  ///
  /// - Parameters:
  ///   - heard: the words, numbers as digits.
  ///   - spoken: the same words as they were said or typed, one for each.
  func matches(_ heard: [String], spoken: [String]) -> [CommandMatch] {
    guard let first = heard.first else { return [] }
    var result: [CommandMatch] = []
    for index in ((byFirstWord[first] ?? []) + withoutFirstWord).sorted() {
      let pattern = patterns[index]
      var values: [CommandMatch.Value] = []
      fit(pattern, 0, heard, spoken, 0, &values) { values in
        result.append(
          CommandMatch(
            command: pattern.command, values: values, fixedCount: pattern.fixedCount,
            closedCount: pattern.closedCount))
      }
    }
    // The order of the table decides between equals, so that the result does not depend on anything else.
    return result.enumerated().sorted { a, b in
      let (one, other) = (a.element, b.element)
      if one.fixedCount != other.fixedCount { return one.fixedCount > other.fixedCount }
      if one.closedCount != other.closedCount { return one.closedCount > other.closedCount }
      return a.offset < b.offset
    }.map(\.element)
  }

  private func fit(
    _ pattern: CommandPattern, _ part: Int, _ heard: [String], _ spoken: [String], _ place: Int,
    _ values: inout [CommandMatch.Value], _ found: ([CommandMatch.Value]) -> Void
  ) {
    guard part < pattern.parts.count else {
      if place == heard.count { found(values) }
      return
    }
    guard place < heard.count else { return }
    switch pattern.parts[part] {
    case .word(let word):
      if heard[place] == word { fit(pattern, part + 1, heard, spoken, place + 1, &values, found) }
    case .blank(let blank):
      let left = pattern.parts.count - part - 1
      let longest = blank.isOpen ? heard.count - place - left : min(2, heard.count - place - left)
      guard longest >= 1 else { return }
      // As the last part it takes everything.
      for length in (left == 0 ? longest : 1)...longest {
        let words = Array(heard[place..<place + length])
        var value = CommandMatch.Value(
          blank: blank, words: words, text: spoken[place..<place + length].joined(separator: " "))
        if blank.isNumber {
          guard length == 1, Int(words[0]) != nil else { continue }
        } else if !blank.isOpen {
          guard let key = lists[blank]?[words.joined(separator: " ")] else { continue }
          value.key = key
        }
        values.append(value)
        fit(pattern, part + 1, heard, spoken, place + length, &values, found)
        values.removeLast()
      }
    }
  }
}
