import DeviceSettings
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
  private let language: ScriptLanguage
  private var tokens: [Token] = []
  /// Where a comment begins; nil when there is none.
  private var comment: Int?

  /// The longest `wait`, in seconds: a day.
  private static let longestWait = 86_400.0

  init(_ text: Substring, file: String, line: Int, language: ScriptLanguage) {
    self.language = language
    source = Array(text)
    self.file = file
    self.line = line
  }

  /// The statement of the line; nil for a line without one.
  mutating func statement() throws(ScriptError) -> GestureScript.Statement? {
    tokens = try tokenize()
    guard let first = tokens.first else { return nil }
    let keyword = first.text.lowercased()
    if !first.isQuoted, language.keywords.contains(keyword) { return try statement(keyword) }
    if language.takesPhrases { return .say(phrase) }
    guard language.takesGestures else {
      throw error(
        at: first.column, "“\(first.text)” is none of \(listed). A line begins with one of them.",
        suggestion: NearestName.of(keyword, among: language.keywords))
    }
    if first.isQuoted { throw error(at: first.column, "A line begins with a gesture, or with \(listed).") }
    if language.takesDrags, let drag = try drag() { return .drag(drag) }
    return .gesture(try gesture())
  }

  /// The words that may begin a statement, for messages.
  private var listed: String { language.keywords.joined(separator: ", ") }

  /// The statement that a keyword begins.
  private func statement(_ keyword: String) throws(ScriptError) -> GestureScript.Statement {
    switch keyword {
    case "touch": return .touch(try point(from: 1, after: "touch"))
    case "flick": return .flick(to: try quoted(after: "flick to", at: try after("to", "flick", "Rex")))
    case "rotor":
      let name = tokens.dropFirst().map(\.text).joined(separator: " ")
      if name.isEmpty {
        throw error(at: end, "Expected the name of a setting after “rotor”, such as “headings”.")
      }
      return .rotor(name)
    case "key":
      let press = try key(at: 1)
      try expectEnd(at: 2)
      return .key(press)
    case "keys":
      var presses = [try key(at: 1)]
      for place in tokens.indices.dropFirst(2) { presses.append(try key(at: place)) }
      return .keys(presses)
    case "type": return .type(try quoted(after: "type"))
    case "press":
      let source = try switchSource(after: "press")
      try expectEnd(at: 2)
      return .press(source)
    case "hold":
      let source = try switchSource(after: "hold")
      return .hold(source, try seconds(at: 2, after: "hold \(tokens[1].text)"))
    case "wait":
      if tokens.count > 1, !tokens[1].isQuoted, tokens[1].text.lowercased() == "for" {
        return .waitFor(try quoted(after: "wait for", at: 2))
      }
      return .wait(try seconds(at: 1, after: "wait"))
    case "expect":
      if tokens.count == 2, !tokens[1].isQuoted, tokens[1].text.lowercased() == "nothing" {
        return .expect(nil)
      }
      return .expect(try quoted(after: "expect"))
    default: return .order(try order(keyword))
    }
  }

  /// What is done to the device.
  private func order(_ keyword: String) throws(ScriptError) -> ScriptOrder {
    switch keyword {
    case "hear": return .hear(try quoted(after: keyword))
    case "picture": return .picture(try quoted(after: keyword))
    case "follow": return .follow(try quoted(after: keyword))
    case "choose": return .choose(try quoted(after: keyword))
    case "rest": return .rest(try point(from: 1, after: keyword))
    case "hover": return .hover(try point(from: 1, after: keyword))
    case "select": return .select(try quoted(after: keyword))
    case "speak":
      let word = tokens.count > 1 && !tokens[1].isQuoted ? tokens[1].text.lowercased() : ""
      guard let part = ScriptOrder.SpokenPart(rawValue: word) else {
        throw error(
          at: column(of: 1), "Expected what is spoken after “speak”: screen or selection.",
          suggestion: NearestName.of(word, among: ScriptOrder.SpokenPart.allCases.map(\.rawValue)))
      }
      try expectEnd(at: 2)
      return .speak(part)
    case "click":
      guard let times = number(1), times == 2 || times == 3 else {
        throw error(at: column(of: 1), "Expected how often the side button is clicked after “click”, 2 or 3.")
      }
      try expectEnd(at: 2)
      return .click(Int(times))
    case "passcode": return .passcode(tokens.count > 1 ? try quoted(after: keyword) : nil)
    case "fence":
      let values = try numbers(
        4, after: keyword, "a rectangle: left, top, width and height, as in “fence 0 700 390 144”")
      return .fence(CGRect(x: values[0], y: values[1], width: values[2], height: values[3]))
    case "pan":
      let values = try numbers(2, after: keyword, "two numbers of points, as in “pan -100 0”")
      return .pan(CGSize(width: values[0], height: values[1]))
    case "zoom":
      let values = try numbers(1, after: keyword, "how many times is magnified, from 1 to 15")
      guard (1...15).contains(values[0]) else {
        throw error(at: column(of: 1), "Expected how many times is magnified, from 1 to 15.")
      }
      return .zoom(values[0])
    case "start", "end":
      try expectEnd(at: 1)
      return keyword == "start" ? .start : .end
    default: throw error(at: 1, "“\(keyword)” is none of \(listed).")
    }
  }

  // MARK: Words

  private mutating func tokenize() throws(ScriptError) -> [Token] {
    var tokens: [Token] = []
    var index = 0
    while index < source.count {
      if source[index].isWhitespace {
        index += 1
      } else if source[index] == "#" {
        comment = index
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

  /// The line without its comment, as it is said.
  private var phrase: String {
    let text = source[..<(comment ?? source.count)]
    return String(text).trimmingCharacters(in: .whitespaces)
  }

  private static let escapes: [Character: Character] = ["\"": "\"", "\\": "\\", "n": "\n"]

  /// The column after the end of the line.
  private var end: Int { source.count + 1 }

  /// The column of a word; the end of the line where there is none.
  private func column(of place: Int) -> Int { tokens.indices.contains(place) ? tokens[place].column : end }

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
      throw error(
        at: column(of: place), "Expected a point after “\(word)”: two numbers, as in “\(word) 120 300”.")
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

  /// The place after a word that must follow the keyword.
  private func after(_ word: String, _ keyword: String, _ example: String) throws(ScriptError) -> Int {
    guard tokens.count > 1, !tokens[1].isQuoted, tokens[1].text.lowercased() == word else {
      throw error(
        at: column(of: 1),
        "Expected “\(word)” after “\(keyword)”, as in “\(keyword) \(word) \"\(example)\"”.")
    }
    return 2
  }

  private func numbers(_ count: Int, after word: String, _ expected: String) throws(ScriptError) -> [Double] {
    var values: [Double] = []
    for place in 1...count {
      guard let value = number(place), abs(value) <= 100_000 else {
        throw error(at: column(of: place), "Expected \(expected) after “\(word)”.")
      }
      values.append(value)
    }
    try expectEnd(at: count + 1)
    return values
  }

  /// A number of seconds, which may be followed by an s.
  private func seconds(at place: Int, after word: String) throws(ScriptError) -> Double {
    var seconds = number(place)
    if seconds == nil, tokens.indices.contains(place), !tokens[place].isQuoted,
      tokens[place].text.hasSuffix("s")
    {
      seconds = Double(tokens[place].text.dropLast())
    }
    guard let seconds, seconds >= 0, seconds <= Self.longestWait else {
      throw error(
        at: column(of: place), "Expected a number of seconds after “\(word)”, from 0 to 86400.")
    }
    try expectEnd(at: place + 1)
    return seconds
  }

  /// A switch by its name; what has no colon is a key or a button.
  private func switchSource(after word: String) throws(ScriptError) -> SwitchSource {
    guard tokens.count > 1, !tokens[1].isQuoted else {
      throw error(at: column(of: 1), "Expected a switch after “\(word)”, such as “space” or “camera:left”.")
    }
    let name = tokens[1].text
    if let source = SwitchSource(named: name) { return source }
    guard !name.contains(":") else {
      throw error(
        at: tokens[1].column,
        "“\(name)” is not a switch. Switches are called as keys, such as “space”, or screen, camera:left, backTap:double, sound:pop.",
        suggestion: NearestName.of(name, among: Self.switchNames))
    }
    return .external(name)
  }

  private static let switchNames: [String] =
    SwitchSource.HeadMovement.allCases.map { SwitchSource.camera($0).name }
    + SwitchSource.BackTap.allCases.map { SwitchSource.backTap($0).name }
    + SwitchSource.Sound.allCases.map { SwitchSource.sound($0).name }

  private func key(at place: Int) throws(ScriptError) -> KeyPress {
    let example = language.takesGestures ? "vo+right" : "shift+tab"
    guard tokens.count > place, !tokens[place].isQuoted else {
      throw error(
        at: column(of: place), "Expected a key after “\(tokens[0].text)”, such as “\(example)”.")
    }
    if let press = KeyPress(named: tokens[place].text) { return press }
    var parts = tokens[place].text.lowercased().split(separator: "+").map(String.init)
    var corrected: String?
    let modifiers = KeyPress.writtenModifiers.map(\.name) + ["vo"]
    for (index, part) in parts.enumerated() {
      let known = index + 1 < parts.count ? modifiers : KeyPress.names.sorted()
      if known.contains(part) || (index + 1 == parts.count && part.count == 1) { continue }
      guard let near = NearestName.of(part, among: known) else { continue }
      parts[index] = near
      corrected = parts.joined(separator: "+")
    }
    throw error(
      at: tokens[place].column,
      "“\(tokens[place].text)” is not a key. A key is a character or a name, after modifiers and “+”.",
      suggestion: corrected.flatMap { KeyPress(named: $0) == nil ? nil : $0 })
  }

  /// Fingers that move between two points; nil for a line that says something else.
  private func drag() throws(ScriptError) -> ScriptDrag? {
    let words = tokens.prefix { !$0.isQuoted && Double($0.text) == nil }
    guard words.last?.text.lowercased() == "drag",
      let made = ScriptDrag(named: words.map { $0.text.lowercased() })
    else { return nil }
    let name = words.map(\.text).joined(separator: " ")
    var points: [Double] = []
    for place in words.count..<(words.count + 4) {
      guard let value = number(place) else {
        throw error(
          at: column(of: place), "Expected two points after “\(name)”, as in “\(name) 195 600 195 300”.")
      }
      points.append(value)
    }
    try expectEnd(at: words.count + 4)
    var drag = made
    drag.start = CGPoint(x: points[0], y: points[1])
    drag.end = CGPoint(x: points[2], y: points[3])
    for (point, place) in [(drag.start, words.count), (drag.end, words.count + 2)] {
      guard point.isOnSomeScreen else { throw error(at: tokens[place].column, "No screen has this point.") }
    }
    return drag
  }

  /// A gesture by name, optionally with the point where it is made.
  private func gesture() throws(ScriptError) -> Gesture {
    let words = tokens.prefix { !$0.isQuoted && Double($0.text) == nil }
    let name = words.map(\.text).joined(separator: " ").lowercased()
    guard var gesture = Gesture(named: name) else {
      throw error(
        at: tokens[0].column,
        "“\(name)” is neither a gesture nor one of \(listed).",
        suggestion: NearestName.of(name, among: language.keywords + Self.gestures))
    }
    guard words.count < tokens.count else { return gesture }
    gesture.point = try point(from: words.count, after: name)
    return gesture
  }

  /// The names of the gestures, as a script may write them.
  private static let gestures: [String] = {
    let names = Gesture.all.compactMap(\.name)
    let short = names.filter { $0.hasPrefix("one-finger ") }.map { String($0.dropFirst("one-finger ".count)) }
    return short + names
  }()
}
