import Foundation

/// Reads one line of a ``GestureScript``.
struct ScriptLineParser {
  private struct Token {
    var text: String
    var column: Int
    var isQuoted = false
  }

  private let source: [Character]
  private let file: String
  private let line: Int
  private var tokens: [Token] = []

  /// The words that begin a statement other than a gesture.
  private static let keywords = ["touch", "flick", "rotor", "key", "type", "wait", "expect"]
  /// The longest `wait`, in seconds: a day.
  private static let longestWait = 86_400.0

  init(_ text: Substring, file: String, line: Int) {
    source = Array(text)
    self.file = file
    self.line = line
  }

  /// The statement of the line; nil for a line without one.
  mutating func statement() throws(ScriptError) -> GestureScript.Statement? {
    tokens = try tokenize()
    guard let first = tokens.first else { return nil }
    if first.isQuoted {
      throw error(
        at: first.column, "A line begins with a gesture, or with \(Self.keywords.joined(separator: ", ")).")
    }
    switch first.text.lowercased() {
    case "touch": return .touch(try point(from: 1, after: "touch"))
    case "flick":
      guard tokens.count > 1, !tokens[1].isQuoted, tokens[1].text.lowercased() == "to" else {
        throw error(
          at: tokens.count > 1 ? tokens[1].column : end,
          "Expected “to” after “flick”, as in “flick to \"Rex\"”.")
      }
      return .flick(to: try quoted(after: "flick to", at: 2))
    case "rotor":
      let name = tokens.dropFirst().map(\.text).joined(separator: " ")
      if name.isEmpty {
        throw error(at: end, "Expected the name of a setting after “rotor”, such as “headings”.")
      }
      return .rotor(name)
    case "key": return .key(try key())
    case "type":
      let text = try quoted(after: "type")
      return .type(text)
    case "wait": return .wait(try seconds())
    case "expect":
      if tokens.count == 2, !tokens[1].isQuoted, tokens[1].text.lowercased() == "nothing" {
        return .expect(nil)
      }
      return .expect(try quoted(after: "expect"))
    default: return .gesture(try gesture())
    }
  }

  // MARK: Words

  private func tokenize() throws(ScriptError) -> [Token] {
    var tokens: [Token] = []
    var index = 0
    while index < source.count {
      if source[index].isWhitespace {
        index += 1
      } else if source[index] == "#" {
        return tokens
      } else if source[index] == "\"" {
        tokens.append(try quotedToken(from: &index))
      } else {
        let start = index
        while index < source.count, !source[index].isWhitespace, source[index] != "\"" { index += 1 }
        tokens.append(Token(text: String(source[start..<index]), column: start + 1))
      }
    }
    return tokens
  }

  private func quotedToken(from index: inout Int) throws(ScriptError) -> Token {
    var token = Token(text: "", column: index + 1, isQuoted: true)
    index += 1
    while index < source.count, source[index] != "\"" {
      if source[index] == "\\" {
        index += 1
        guard index < source.count, let meant = Self.escapes[source[index]] else {
          throw error(at: index, "Expected \\\", \\\\ or \\n after a backslash.")
        }
        token.text.append(meant)
      } else {
        token.text.append(source[index])
      }
      index += 1
    }
    guard index < source.count else { throw error(at: token.column, "The quote is not closed.") }
    index += 1
    return token
  }

  private static let escapes: [Character: Character] = ["\"": "\"", "\\": "\\", "n": "\n"]

  /// The column after the end of the line.
  private var end: Int { source.count + 1 }

  private func error(at column: Int, _ message: String, suggestion: String? = nil) -> ScriptError {
    ScriptError(
      file: file, line: line, column: max(column, 1), message: message, suggestion: suggestion)
  }

  // MARK: Arguments

  private func number(_ index: Int) -> Double? {
    guard tokens.indices.contains(index), !tokens[index].isQuoted else { return nil }
    return Double(tokens[index].text).flatMap { $0.isFinite ? $0 : nil }
  }

  private func point(from index: Int, after word: String) throws(ScriptError) -> CGPoint {
    for place in [index, index + 1] where number(place) == nil {
      let column = tokens.indices.contains(place) ? tokens[place].column : end
      throw error(at: column, "Expected a point after “\(word)”: two numbers, as in “\(word) 120 300”.")
    }
    try expectEnd(at: index + 2)
    let point = CGPoint(x: number(index) ?? 0, y: number(index + 1) ?? 0)
    guard point.isOnSomeScreen else { throw error(at: tokens[index].column, "No screen has this point.") }
    return point
  }

  private func expectEnd(at index: Int) throws(ScriptError) {
    guard tokens.indices.contains(index) else { return }
    throw error(at: tokens[index].column, "Nothing more is expected on this line.")
  }

  private func quoted(after word: String, at place: Int = 1) throws(ScriptError) -> String {
    guard tokens.count > place else {
      throw error(at: end, "Expected words in quotes after “\(word)”.")
    }
    guard tokens[place].isQuoted else {
      throw error(
        at: tokens[place].column, "Expected words in quotes after “\(word)”.",
        suggestion: word + " \"" + tokens.dropFirst(place).map(\.text).joined(separator: " ") + "\"")
    }
    try expectEnd(at: place + 1)
    return tokens[place].text
  }

  private func seconds() throws(ScriptError) -> Double {
    guard let seconds = number(1), seconds >= 0, seconds <= Self.longestWait else {
      let column = tokens.count > 1 ? tokens[1].column : end
      throw error(at: column, "Expected a number of seconds after “wait”, from 0 to 86400.")
    }
    try expectEnd(at: 2)
    return seconds
  }

  private func key() throws(ScriptError) -> KeyPress {
    guard tokens.count > 1, !tokens[1].isQuoted else {
      throw error(
        at: tokens.count > 1 ? tokens[1].column : end, "Expected a key after “key”, such as “vo+right”.")
    }
    try expectEnd(at: 2)
    if let press = KeyPress(named: tokens[1].text) { return press }
    var parts = tokens[1].text.lowercased().split(separator: "+").map(String.init)
    var corrected: String?
    let modifiers = KeyPress.writtenModifiers.map(\.name) + ["vo"]
    for (place, part) in parts.enumerated() {
      let known = place + 1 < parts.count ? modifiers : KeyPress.names.sorted()
      if known.contains(part) || (place + 1 == parts.count && part.count == 1) { continue }
      guard let near = NearestName.of(part, among: known) else { continue }
      parts[place] = near
      corrected = parts.joined(separator: "+")
    }
    throw error(
      at: tokens[1].column,
      "“\(tokens[1].text)” is not a key. A key is a character or a name, after modifiers and “+”.",
      suggestion: corrected.flatMap { KeyPress(named: $0) == nil ? nil : $0 })
  }

  /// A gesture by name, optionally with the point where it is made.
  private func gesture() throws(ScriptError) -> Gesture {
    let words = tokens.prefix { !$0.isQuoted && Double($0.text) == nil }
    let name = words.map(\.text).joined(separator: " ").lowercased()
    guard var gesture = Gesture(named: name) else {
      throw error(
        at: tokens[0].column,
        "“\(name)” is neither a gesture nor one of \(Self.keywords.joined(separator: ", ")).",
        suggestion: NearestName.of(name, among: Self.known))
    }
    guard words.count < tokens.count else { return gesture }
    gesture.point = try point(from: words.count, after: name)
    return gesture
  }

  /// The words that may begin a line.
  private static let known: [String] = {
    let names = Gesture.all.compactMap(\.name)
    let short = names.filter { $0.hasPrefix("one-finger ") }.map { String($0.dropFirst("one-finger ".count)) }
    return keywords + short + names
  }()
}

/// Finds what a misspelled word was meant to be.
enum NearestName {
  /// The first of the names that take the fewest changes; nil when all take too many.
  static func of(_ word: String, among names: [String]) -> String? {
    guard word.count <= 60 else { return nil }
    let limit = max(1, (word.count + 1) / 3)
    var best: (name: String, distance: Int)?
    for name in names where abs(name.count - word.count) <= limit {
      let distance = distance(Array(word), Array(name))
      if distance <= limit, distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }

  /// The Levenshtein distance: how many characters have to be inserted, deleted or changed.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (x == y ? 0 : 1))
        diagonal = above
      }
    }
    return row[b.count]
  }
}
