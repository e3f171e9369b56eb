/// One way of saying a command, as a list of words and blanks: `double tap <item>`.
struct CommandPattern: Hashable, Sendable {
  /// A blank, and what may stand there.
  enum Blank: String, Hashable, Sendable {
    /// The name of an item, or its number.
    case item
    /// Any words.
    case phrase
    /// The name of an action.
    case action
    /// A number that is shown, a count, the columns and rows of the grid, and how many fingers.
    case number, count, columns, rows, fingers
    /// Words of a list.
    case unit, direction, edge

    /// Whether any number of words may stand there.
    var isOpen: Bool { self == .item || self == .phrase || self == .action }
    var isNumber: Bool { [.number, .count, .columns, .rows, .fingers].contains(self) }
  }

  enum Part: Hashable, Sendable {
    case word(String)
    case blank(Blank)
  }

  var command: VoiceCommand
  var parts: [Part]

  /// How many words of it are fixed; of two patterns that fit, the one with more is meant.
  var fixedCount: Int { parts.count { if case .word = $0 { true } else { false } } }
  /// Blanks for a number or one of few words say more than those for anything.
  var closedCount: Int { parts.count { if case .blank(let blank) = $0 { !blank.isOpen } else { false } } }

  /// Reads `scroll to [the] (top|bottom) <item>` as every list of parts that it stands for; nil for an unknown blank.
  static func patterns(_ text: String, for command: VoiceCommand) -> [CommandPattern]? {
    var variants: [[Part]] = [[]]
    for token in text.split(separator: " ") {
      let inner = String(token.dropFirst().dropLast())
      let choices: [[Part]]
      switch token.first {
      case "<":
        guard let blank = Blank(rawValue: inner) else { return nil }
        choices = [[.blank(blank)]]
      case "(": choices = inner.split(separator: "|").map { [.word(String($0))] }
      case "[": choices = [[.word(inner)], []]
      default: choices = [[.word(String(token))]]
      }
      variants = variants.flatMap { variant in choices.map { variant + $0 } }
    }
    return variants.map { CommandPattern(command: command, parts: $0) }
  }
}

/// A command that was heard, with what stands in its blanks.
struct CommandMatch: Hashable, Sendable {
  var command: VoiceCommand
  /// What stands in the blanks, in order.
  var values: [Value] = []
  var fixedCount = 0
  var closedCount = 0

  struct Value: Hashable, Sendable {
    var blank: CommandPattern.Blank
    /// The words, numbers as digits.
    var words: [String]
    /// The same words as they were said or typed, for text that is inserted.
    var text: String
    /// The key of a word in a list: `paragraph` for "paragraphs".
    var key: String?
  }

  /// What stands in a blank, counted among those of its kind.
  func value(_ blank: CommandPattern.Blank, _ index: Int = 0) -> Value? {
    let all = values.filter { $0.blank == blank }
    return all.indices.contains(index) ? all[index] : nil
  }

  func number(_ blank: CommandPattern.Blank) -> Int? { value(blank).flatMap { Int($0.words.joined()) } }

  /// The count, 1 when none was said. Nobody counts further than 100 by voice.
  var count: Int { min(max(number(.count) ?? 1, 1), 100) }
}
