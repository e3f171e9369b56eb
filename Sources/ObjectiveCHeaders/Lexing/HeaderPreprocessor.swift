/// Carries out the lines of the preprocessor: takes the parts whose conditions hold, and expands macros that stand for
/// words.
///
/// What one header defines, those after it know.
struct HeaderPreprocessor {
  /// The words that a macro stands for; nil for a macro with parameters.
  private(set) var macros: [String: [HeaderToken]?] = [:]
  /// The macros in the order of their definitions, with their places.
  private(set) var definitions: [Definition] = []

  /// A macro without parameters.
  struct Definition {
    var name: String
    var body: [HeaderToken]
    var place: SourcePlace
  }

  /// A macro in a macro is expanded at most so deep.
  private static let mostDepth = 8
  /// A header has at most so many words after expansion.
  private static let mostTokens = 2_000_000

  /// What compilers for iOS define.
  private static let standard: [String: Int] = [
    "__OBJC__": 1, "TARGET_OS_IPHONE": 1, "TARGET_OS_IOS": 1, "TARGET_OS_SIMULATOR": 1, "TARGET_OS_MAC": 1,
    "TARGET_IPHONE_SIMULATOR": 1, "DEBUG": 1, "__APPLE__": 1, "__clang__": 1, "__LP64__": 1,
    "__IPHONE_OS_VERSION_MAX_ALLOWED": 180_000, "__IPHONE_OS_VERSION_MIN_REQUIRED": 160_000,
    "NS_BLOCKS_AVAILABLE": 1, "__BLOCKS__": 1,
  ]

  /// The words of a header that the compiler sees.
  ///
  /// - Parameters:
  ///   - text: the header.
  ///   - path: its path.
  mutating func tokens(in text: String, path: String) -> [HeaderToken] {
    var result: [HeaderToken] = []
    /// For each condition that is open: whether this part is taken, and whether one was.
    var open: [(isTaken: Bool, wasTaken: Bool)] = []
    for token in HeaderLexer.tokens(in: text) {
      guard token.kind == .directive else {
        if open.allSatisfy(\.isTaken), result.count < Self.mostTokens {
          expand(token, into: &result, depth: 0)
        }
        continue
      }
      let words = HeaderLexer.tokens(in: token.text, line: token.line)
      let rest = Array(words.dropFirst())
      switch words.first?.text {
      case "if":
        let holds = value(of: rest)
        open.append((holds, holds))
      case "ifdef", "ifndef":
        let holds = isDefined(rest.first?.text ?? "") == (words.first?.text == "ifdef")
        open.append((holds, holds))
      case "elif":
        guard let last = open.popLast() else { continue }
        let holds = !last.wasTaken && value(of: rest)
        open.append((holds, last.wasTaken || holds))
      case "else":
        guard let last = open.popLast() else { continue }
        open.append((!last.wasTaken, true))
      case "endif": _ = open.popLast()
      case "define" where open.allSatisfy(\.isTaken): define(rest, token, path: path)
      case "undef" where open.allSatisfy(\.isTaken):
        if let name = rest.first?.text { macros[name] = nil }
      default: break
      }
    }
    return result
  }

  private mutating func define(_ words: [HeaderToken], _ directive: HeaderToken, path: String) {
    guard let name = words.first, name.kind == .identifier else { return }
    // A parenthesis belongs to the name where no space is between.
    if words.count > 1, words[1].isPunctuation("("), words[1].line == name.line,
      words[1].column == name.column + name.text.utf8.count
    {
      macros[name.text] = .some(nil)
      return
    }
    let body = Array(words.dropFirst())
    macros[name.text] = .some(body)
    definitions.append(
      Definition(
        name: name.text, body: body,
        place: SourcePlace(path: path, line: directive.line)))
  }

  private func isDefined(_ name: String) -> Bool { macros[name] != nil || Self.standard[name] != nil }

  /// Whether a macro has parameters.
  func isFunction(_ name: String) -> Bool {
    if case .some(.none) = macros[name] { return true }
    return false
  }

  private func expand(_ token: HeaderToken, into result: inout [HeaderToken], depth: Int) {
    guard token.kind == .identifier, depth < Self.mostDepth, !Annotation.isKnown(token.text),
      case .some(.some(let body)) = macros[token.text]
    else { return result.append(token) }
    guard result.count < Self.mostTokens else { return }
    for word in body where word.text != token.text {
      var placed = word
      (placed.line, placed.column) = (token.line, token.column)
      expand(placed, into: &result, depth: depth + 1)
    }
  }

  private func value(of condition: [HeaderToken]) -> Bool {
    var words: [HeaderToken] = []
    var index = 0
    while index < condition.count {
      let token = condition[index]
      if token.text == "defined" {
        let isInParentheses = index + 1 < condition.count && condition[index + 1].isPunctuation("(")
        let name = index + (isInParentheses ? 2 : 1)
        let holds = name < condition.count && isDefined(condition[name].text)
        words.append(number(holds ? 1 : 0, token))
        index = name + (isInParentheses ? 2 : 1)
      } else if token.text.hasPrefix("__has_") || isFunction(token.text) {
        // Of the compiler's features, and of headers of others, nothing is known.
        index = Self.end(ofArgumentsAt: index + 1, in: condition)
        words.append(number(token.text == "__has_feature" || token.text == "__has_attribute" ? 1 : 0, token))
      } else {
        if let known = Self.standard[token.text], macros[token.text] == nil {
          words.append(number(known, token))
        } else {
          expand(token, into: &words, depth: 0)
        }
        index += 1
      }
    }
    var evaluator = ConstantExpression(words) { Self.standard[$0] ?? 0 }
    return evaluator.value().map { $0 != 0 } ?? false
  }

  private func number(_ value: Int, _ token: HeaderToken) -> HeaderToken {
    HeaderToken(kind: .number, text: String(value), line: token.line, column: token.column)
  }

  private static func end(ofArgumentsAt start: Int, in words: [HeaderToken]) -> Int {
    guard start < words.count, words[start].isPunctuation("(") else { return start }
    var depth = 0
    for index in start..<words.count {
      if words[index].isPunctuation("(") { depth += 1 }
      if words[index].isPunctuation(")") { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return words.count
  }
}
